"""The observation: what each number means, from whose side, and who sees what."""

from __future__ import annotations

from array import array
from functools import cache

import pytest

from antiqua.games.stone_age import encode, tables
from antiqua.games.stone_age.features import OF_EACH
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.seats import SPECTATOR
from tests.games.stone_age.helpers import BLUE, GAME, GREEN, RED, given, play, random_game, turn

ONE_HOT = {"phase": 15, "to_play": 6, "active": 4, "start": 4, "players": 3}


def observed(state, seat: int) -> array[float]:
    out = array("f", bytes(4 * encode.ENCODER.size(state.players)))
    state.observe(seat, out)
    return out


@cache
def places(players: int) -> dict[str, list[int]]:
    return {feature.name: list(feature) for feature in GAME.describe_observation(players)}


def part(state, seat: int, name: str) -> list[float]:
    numbers = observed(state, seat)
    return [numbers[place] for place in places(state.players)[name]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_are_small_and_one_hot_groups_have_one_one(players: int, many):
    for seed in range(many(6)):
        for state in random_game(players, seed)[::17]:
            for seat in (*range(players), SPECTATOR):
                out = observed(state, seat)
                assert min(out) > -2
                assert max(out) < 12
                for name, width in ONE_HOT.items():
                    assert sorted(part(state, seat, name)) == [0.0] * (width - 1) + [1.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seats_follow_clockwise(players: int, many):
    private = ("cards", "unknown", "points", "score")
    names = [feature.name for feature in OF_EACH if feature.name not in private]
    for seed in range(many(4)):
        for state in random_game(players, seed)[::23]:
            for seat in range(players):
                for other in range(1, players):
                    for name in names:
                        mine = part(state, (seat + other) % players, f"my_{name}")
                        assert part(state, seat, f"next_{other}_{name}") == mine


def test_what_the_numbers_say():
    state = given(
        3,
        blue={
            "wood": 4,
            "tools": [2, 1, 1],
            "people": 6,
            "places": {"forest": 2, "field": 1},
            "buildings": 2,
        },
        display=["food_1_weaving"],
        to_play=GREEN,
    )
    assert part(state, BLUE, "my_stock") == pytest.approx([0.2, 0, 0, 0])
    assert part(state, BLUE, "my_unused_tools") == pytest.approx([2 / 3, 1 / 3, 0, 0])
    assert part(state, RED, "next_1_figures") == pytest.approx([0, 0.2, 0, 0, 0])
    assert part(state, RED, "next_1_spots")[2] == 1.0
    assert part(state, BLUE, "to_play") == [0, 1, 0, 0, 0, 0]
    assert part(state, RED, "display")[tables.CARD["food_1_weaving"]] == 1.0
    assert part(state, RED, "left") == pytest.approx([1.0, 6 / 7, 6 / 7, 0])
    rolled = play(turn(tribe={"places": {"river": 3}, "tools": [1]}), "roll 12")
    assert part(rolled, RED, "rolling") == [0, 0, 0, 0, 1]
    assert part(rolled, RED, "total") == pytest.approx([0.2])


def test_the_extra_card_is_for_its_owner():  # SA-6.8
    state = given(red={"cards": ["extra_card_writing"]}, extra="food_3_farmer_2")
    card = tables.CARD["food_3_farmer_2"]
    assert part(state, RED, "my_cards")[card] == 1.0
    assert part(state, RED, "unseen")[card] == 0.0
    for seat, side in ((BLUE, "next_3"), (SPECTATOR, "my")):
        assert part(state, seat, f"{side}_cards")[card] == 0.0
        assert part(state, seat, f"{side}_unknown") == [1.0]
        assert part(state, seat, "unseen")[card] == 1.0


def test_wrong_arrays_and_seats_are_refused():
    state = given()
    with pytest.raises(AntiquaError):
        state.observe(0, array("f", [0.0]))
    with pytest.raises(AntiquaError):
        state.observe(4, array("f", bytes(4 * GAME.encoder().size(4))))
