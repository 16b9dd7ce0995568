"""Every place that an option touches exists, stands on the board, and can be reached with the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from antiqua.games.geometry import Place, neighbours
from antiqua.games.seven_wonders_duel import layout, tables
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.seven_wonders_duel.helpers import GAME, city, given, moves_at_random, play

REGIONS = {"pile", "progress", "draft", "library", "city-1", "city-2"}


def start() -> Duel:
    return cast(Duel, GAME.start())


def places(state: Duel) -> dict[str, Place]:
    return layout.places(GAME.view(state, state.active))


def touched(state: Duel) -> list[tuple[str, ...]]:
    decision = GAME.decision(state, state.active)
    return [choice.places for choice in decision.choices] if decision else []


@pytest.fixture
def positions(many: Callable[[int], int]) -> Iterator[Duel]:
    return (state for seed in range(many(24)) for state in moves_at_random(start(), Rng(seed)))


def test_every_place_that_an_option_touches_exists(positions: Iterator[Duel]) -> None:
    for state in positions:
        known = places(state)
        for ids in touched(state):
            assert ids
            assert known.keys() >= set(ids)


def test_everything_stands_on_the_board_and_nothing_in_the_place_of_another(
    positions: Iterator[Duel],
) -> None:
    for state in positions:
        known = places(state)
        for place in known.values():
            assert place.width / 2 <= place.x <= layout.WIDTH - place.width / 2
            assert place.height / 2 <= place.y <= layout.HEIGHT - place.height / 2
        centres = [(place.x, place.y) for id, place in known.items() if id not in REGIONS]
        assert len(set(centres)) == len(centres)


def test_the_option_to_click_first() -> None:
    state = given(
        "arsenal", city(wonders="mausoleum", coins=99), city("press"), discarded=["tavern", "baths"]
    )
    decision = GAME.decision(state, 0)
    assert decision is not None
    first = {choice.move: choice.places for choice in decision.choices}
    assert first["build arsenal"] == ("slot-19", "city-1")
    assert first["discard arsenal"] == ("slot-19", "pile")
    assert first["wonder mausoleum with arsenal"] == ("slot-19", "wonder-mausoleum")
    play(state, "wonder mausoleum with arsenal")
    assert ("card-tavern", "city-1") in touched(state)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_slots_lie_as_in_the_tables(age: int) -> None:  # SW-4.2, SW-4.3
    known = {place.id: place for place in layout.pyramid(age)}
    assert list(known) == [f"slot-{slot}" for slot in range(20)]
    sizes = [len([spot for spot in layout.SPOTS[age] if spot.row == row]) for row in range(7)]
    assert (
        sizes
        == {
            1: [2, 3, 4, 5, 6, 0, 0],
            2: [6, 5, 4, 3, 2, 0, 0],
            3: [2, 3, 4, 2, 4, 3, 2],
        }[age]
    )
    for slot, above in enumerate(tables.LAYOUTS[age - 1].covered_by):
        for other in range(20):
            if above >> other & 1:
                covered, covering = known[f"slot-{slot}"], known[f"slot-{other}"]
                assert covering.y > covered.y
                assert abs(covering.x - covered.x) == layout.CARD_WIDTH / 2


def test_slots_are_counted_from_the_left_in_each_row() -> None:
    assert [spot.place for spot in layout.SPOTS[3]] == [
        0,
        1,
        0,
        1,
        2,
        0,
        1,
        2,
        3,
        0,
        1,
        0,
        1,
        2,
        3,
        0,
        1,
        2,
        0,
        1,
    ]


def test_the_pawn_moves_up_for_player_1() -> None:  # SW-9.1
    known = places(given("arsenal"))
    ys = [known[layout.space_id(space)].y for space in range(-9, 10)]
    assert len(ys) == 19  # SW-1.1
    assert ys == sorted(ys, reverse=True)
    assert known["player-2"].y < ys[-1] < ys[0] < known["player-1"].y


@pytest.mark.parametrize(
    ("space", "zone"),
    [
        (-9, "capital_1"),
        (-8, "far_1"),
        (-3, "middle_1"),
        (-2, "near_1"),
        (0, "neutral"),
        (1, "near_2"),
        (5, "middle_2"),
    ],
)
def test_zones(space: int, zone: str) -> None:  # SW-9.2
    assert layout.zone(space) == zone


# -- the keyboard -----------------------------------------------------------------------------------------------------


def test_arrow_keys_in_the_pyramid() -> None:
    known = places(given(age=1))
    arrows = neighbours(known, [f"slot-{slot}" for slot in range(20)])
    assert arrows["slot-14"] == {"right": "slot-15", "up": "slot-9"}
    assert arrows["slot-16"]["left"] == "slot-15"
    assert set(arrows["slot-6"]) == {"left", "right", "up", "down"}
    assert arrows["slot-0"]["right"] == "slot-1"


def test_arrow_keys_lead_everywhere(positions: Iterator[Duel]) -> None:
    for state in positions:
        if state.to_play in (CHANCE, OVER):
            continue
        clickable = {ids[0] for ids in touched(state)}
        arrows = neighbours(places(state), clickable)
        assert set(arrows) == clickable
        reached, new = set[str](), [next(iter(arrows))]
        while new:
            reached.add(here := new.pop())
            new += [there for there in arrows[here].values() if there not in reached]
        assert reached == clickable


def test_the_keyboard_goes_through_the_pyramid_first() -> None:
    order = list(places(given("arsenal", city("press"))))
    assert (
        order.index("slot-0") < order.index("slot-19") < order.index("progress") < order.index("card-press")
    )
