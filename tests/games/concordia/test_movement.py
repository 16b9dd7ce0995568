"""Moving colonists (CO-5.2a to CO-5.2e), against a breadth-first search written here from the printed routes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pytest

from antiqua.games.concordia import tables
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import IllegalMove
from tests.games.concordia.helpers import (
    DATA,
    after_setup,
    can,
    given,
    options,
    phase,
    places,
    play,
    player,
    random_game,
)

Route = tuple[str, str]


def routes(board: str, kind: str) -> list[Route]:
    entry = next(one for one in DATA["map"] if one["id"] == board)
    return [(first, second) for first, second in entry[kind]]


def search(board: str, kind: str, start: str) -> dict[str, int]:
    """How many steps it is from a city or a route to every route: step by step, each to a route at the next city."""
    every = routes(board, kind)
    found: dict[Route, int] = {}
    queue: deque[tuple[Route, int]] = deque()
    for route in every:
        if "-".join(route) == start:
            found[route] = 0
            queue.append((route, 0))
        elif start in route:
            found[route] = 1
            queue.append((route, 1))
    while queue:
        route, steps = queue.popleft()
        for city in route:
            for other in every:
                if city in other and other not in found:
                    found[other] = steps + 1
                    queue.append((other, steps + 1))
    return {"-".join(route): steps for route, steps in found.items() if steps}


def occupied(state: Concordia, kind: str) -> set[str]:
    return {place for seat in range(state.players) for place in places(state, seat)[kind] if "-" in place}


def expected_moves(state: Concordia) -> set[str]:
    moves = {"done"}
    for kind in ("land", "sea"):
        for start in set(places(state, state.active)[kind]):
            for route, steps in search(state.map.id, kind, start).items():
                if steps <= state.points and route not in occupied(state, kind):
                    moves.add(f"{kind} {start} > {route}")
    return moves


@pytest.mark.parametrize(
    ("players", "board"), [(2, "italia"), (4, "italia"), (3, "imperium"), (5, "imperium")]
)
def test_moves_agree_with_a_search(players: int, board: str, many: Callable[[int], int]):  # CO-5.2
    checked = 0
    for seed in range(many(20)):
        for state in random_game(after_setup(players, seed, map=board), seed):
            if phase(state) == "architect_move" and checked % 3 == 0:
                assert options(state) == expected_moves(state)
            checked += phase(state) == "architect_move"
    assert checked > 20


def test_points_are_the_colonists_on_the_board():  # CO-5.2
    state = given(player(land="roma roma aquileia-roma", sea="roma"), player(), player())
    assert play(state, "play architect").points == 4


def test_points_are_shared_and_the_rest_is_lost():  # CO-5.2
    poor = player("0/0/0/0/0")
    state = play(given(poor, player(), player()), "play architect", "land roma > aquileia-roma")
    assert state.points == 1
    play(state, "done")
    assert places(state)["sea"] == ["roma"]
    assert state.to_play == 1


def test_each_kind_keeps_to_its_routes():  # CO-5.2
    state = play(given(player(), player()), "play architect")
    land = {"-".join(route) for route in routes("italia", "land")}
    sea = {"-".join(route) for route in routes("italia", "sea")}
    for text in options(state) - {"done"}:
        kind, _, _, route = text.split()
        assert route in (land if kind == "land" else sea)


def test_leaving_a_city_takes_one_point():  # CO-5.2
    state = play(given(), "play architect")
    assert state.steps_to(2, number("land", "aquileia-roma")) == 1
    assert state.steps_to(2, number("land", "aquileia-vindobona")) == 2


def number(kind: str, route: str) -> int:
    return ["-".join(one) for one in routes("imperium", kind)].index(route)


def test_a_colonist_never_stands_in_a_city_again():  # CO-5.2
    state = play(given(player(land="aquileia-roma"), player(), player()), "play architect")
    assert all("-" in text.split()[-1] for text in options(state) - {"done"})


def test_own_colonists_block_too():  # CO-5.2
    state = play(given(player(land="aquileia-roma roma"), player(), player()), "play architect")
    assert not can(state, "land roma > aquileia-roma")
    assert can(state, "land roma > aquileia-vindobona")  # passing over it, at the usual cost
    play(state, "land roma > aquileia-vindobona")
    assert state.points == 3 - 2


def test_passing_over_others_costs_a_point_each():  # CO-5.2
    blue = player(land="aquileia-roma novaria-roma roma-syracusae")
    state = play(given(player(), blue, player()), "play architect")
    play(state, "land roma > aquileia-vindobona")
    assert places(state)["land"] == ["aquileia-vindobona"]
    assert phase(state) != "architect_move"  # both points are spent


def test_any_number_may_stand_in_one_city():  # CO-5.2
    red = player("0/3/3/0/0", bought="s1_colonist")
    state = play(given(red, player(), player()), "play colonist", "place land roma", "place land roma")
    assert places(state)["land"] == ["roma", "roma", "roma"]


def test_two_kinds_of_routes_between_the_same_cities_are_two():  # CO-1.6, CO-5.2
    both = {frozenset(route) for route in routes("imperium", "land")} & {
        frozenset(route) for route in routes("imperium", "sea")
    }
    first, second = sorted(next(iter(sorted(both, key=sorted))))
    red = player(houses=first, land=first, sea=first)
    state = play(given(red, player(), player()), "play architect")
    play(state, f"land {first} > {first}-{second}")
    assert can(state, f"sea {first} > {first}-{second}")


def test_a_colonist_may_move_in_portions():  # CO-R10
    state = play(given(), "play architect", "land roma > aquileia-roma")
    assert can(state, "land aquileia-roma > aquileia-vindobona")
    play(state, "land aquileia-roma > aquileia-vindobona")
    assert places(state)["land"] == ["aquileia-vindobona"]


def test_one_may_move_onto_the_route_another_has_left():  # CO-R10
    state = play(given(player(land="aquileia-roma roma"), player(), player()), "play architect")
    play(state, "land aquileia-roma > aquileia-vindobona", "land roma > aquileia-roma")
    assert places(state)["land"] == ["aquileia-roma", "aquileia-vindobona"]


def test_returning_costs_its_points():  # CO-R10
    state = play(given(player(land="aquileia-roma"), player(), player()), "play architect")
    assert not can(state, "land aquileia-roma > aquileia-roma")  # no step is no move
    play(state, "land aquileia-roma > aquileia-vindobona", "land aquileia-vindobona > aquileia-roma")
    assert places(state)["land"] == ["aquileia-roma"]
    assert phase(state) != "architect_move"


def test_points_do_not_change_during_the_action():  # CO-R11
    state = play(given(player(land="aquileia-roma roma"), player(), player()), "play architect")
    assert state.points == 3
    play(state, "sea roma > massilia-roma")
    assert state.points == 2
    play(state, "land roma > novaria-roma")
    assert state.points == 1


def test_moves_only_before_building():  # CO-5.2
    red = player("3/3/0/0/0", 50, land="isca_d-londinium londinium-lutetia", sea="roma")
    state = play(given(red, player(), player()), "play architect", "sea roma > massilia-roma", "done")
    assert phase(state) == "architect_build"
    play(state, "house londinium")
    with pytest.raises(IllegalMove):
        play(state, "sea massilia-roma > roma-syracusae")


def test_distances_fit_the_tables():
    """Every place of both boards, not only those that random games come to."""
    for chart in tables.MAPS:
        for kind, word in enumerate(tables.KINDS):
            numbers = [route for route in chart.routes() if route // tables.MOST_OF_A_KIND == kind]
            names = [chart.route_name(route) for route in numbers]
            starts = [(city, chart.city(city)) for city in (tables.CAPITAL, *chart.names)]
            starts += [(name, tables.PLACES + route) for name, route in zip(names, numbers, strict=True)]
            for start, place in starts:
                row = chart.row(kind, place)
                told = {
                    name: chart.steps[row * tables.MOST_OF_A_KIND + route % tables.MOST_OF_A_KIND]
                    for name, route in zip(names, numbers, strict=True)
                }
                assert {name: steps for name, steps in told.items() if steps} == search(chart.id, word, start)
