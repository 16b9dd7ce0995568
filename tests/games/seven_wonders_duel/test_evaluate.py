"""The evaluation of 7 Wonders Duel: what is better is judged better, and sudden ends are seen coming."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from antiqua import games
from antiqua.games.seven_wonders_duel.constants import PHASES
from antiqua.games.seven_wonders_duel.evaluate import FEATURES, DuelEvaluator
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.laws.variants import step

DUEL = games.get("seven_wonders_duel")


def share(first: dict[str, Any], second: dict[str, Any] | None = None, **facts: Any) -> float:
    """The share of victory that the first player may expect."""
    return DuelEvaluator().shares(DUEL.position(cities=[first, second or {}], **facts))[0]


def feature(state: State, name: str, seat: int = 0) -> float:
    out = array("d", [0.0] * len(FEATURES))
    DuelEvaluator().features(state, seat, out)
    return out[FEATURES.index(name)]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"coins": 9}, {"coins": 3}),
        ({"cards": ["clay_pool", "quarry"]}, {"cards": ["clay_pool"]}),
        (
            {"cards": ["clay_pool", "quarry"]},
            {"cards": ["clay_pool", "clay_pit"]},
        ),  # two kinds, not one twice
        ({"cards": ["glassworks"]}, {}),
        ({"cards": ["stone_reserve"]}, {}),
        ({"cards": ["theater"]}, {}),
        ({"cards": ["scriptorium"]}, {}),
        (
            {"cards": ["workshop", "apothecary", "scriptorium", "pharmacist"]},
            {"cards": ["workshop", "apothecary"]},
        ),
    ],
)
def test_more_is_better(more, less):
    assert share(more) > share(less)
    assert share({}, more) < share({}, less)


def test_the_pawn_counts_for_who_has_pushed_it():  # SW-9
    assert share({}, pawn=5) > share({}, pawn=2) > share({}, pawn=-2) > share({}, pawn=-5)


def test_production_is_worth_little_in_the_end():
    rich: dict[str, Any] = {"cards": ["clay_pool", "quarry", "lumber_yard"]}
    end: dict[str, Any] = {"age": 3, "taken": list(range(2, 20))}
    assert share(rich) - share({}) > share(rich, **end) - share({}, **end)


def test_an_unbuilt_wonder_promises_nothing_when_all_are_built():  # SW-5.5
    first = {"wonders": ["appian_way", "circus_maximus", "colossus", "great_library"]}
    state = DUEL.position(cities=[first, {}])
    assert feature(state, "wonder_appian_way") > 0
    built = {**first, "built": ["circus_maximus", "colossus", "great_library"]}
    other = {"wonders": (names := ["piraeus", "pyramids", "sphinx", "mausoleum"]), "built": names}
    full = DUEL.position(age=2, cities=[built, other])
    assert feature(full, "wonder_appian_way") == 0


def test_whose_turn_it_is():
    state = DUEL.position(to_play=1)
    assert feature(state, "to_move", 1) == 1
    assert feature(state, "to_move", 0) == 0


def test_the_next_turn_is_the_other_players_while_cards_are_turned_up():  # SW-5.7
    state: Any = DUEL.start()
    rng = Rng(3)
    while state.to_play != CHANCE or PHASES[state.phase] != "reveal_card":
        mover = state.to_play
        state.play(step(state, rng))
    assert mover >= 0
    assert feature(state, "to_move", mover) == 0
    assert feature(state, "to_move", 1 - mover) == 1


def test_cards_in_sight_count_by_what_they_would_cost():  # SW-6.3, SW-6.6
    last: dict[str, Any] = {"age": 2, "taken": list(range(1, 20))}
    state = DUEL.position(cities=[{"cards": ["quarry"]}, {}], layout={0: "walls"}, **last)  # two stone
    assert feature(state, "prices", 0) == 2  # one stone at the bank's price
    assert feature(state, "prices", 1) == 2 * 3  # both, each dearer by the quarry
    linked = DUEL.position(cities=[{"cards": ["stable"]}, {}], layout={0: "horse_breeders"}, **last)
    assert feature(linked, "prices", 0) == 0
    assert feature(linked, "prices", 1) == 2 * 2


@pytest.mark.parametrize(("coins", "affordable"), [(7, 0), (8, 1), (9, 1), (10, 4)])
def test_own_wonders_count_by_what_they_would_cost(coins, affordable):  # SW-6.11
    # Ten coins each, but the Pyramids eight.
    wonders = ["appian_way", "mausoleum", "pyramids", "statue_of_zeus"]
    state = DUEL.position(cities=[{"wonders": wonders, "coins": coins}, {}])
    assert feature(state, "wonder_prices") == 38
    assert feature(state, "affordable") == affordable


def test_sudden_ends_are_seen_coming():  # SW-9.5, SW-10.4
    judge = DuelEvaluator()
    assert not judge.sudden(DUEL.position())
    assert judge.sudden(DUEL.position(pawn=4))
    assert judge.sudden(DUEL.position(pawn=-4))
    symbols = {"cards": ["workshop", "apothecary", "scriptorium", "pharmacist"]}
    assert judge.sudden(DUEL.position(cities=[symbols, {}]))
    assert judge.sudden(DUEL.position(cities=[{}, symbols]))


def test_every_feature_counts_something(many):
    evaluator, out = DuelEvaluator(), array("d", [0.0] * len(FEATURES))
    found: set[str] = set()
    for seed in range(max(100, many(400))):
        state, rng = DUEL.start(), Rng(seed)
        while state.to_play != OVER:
            for seat in range(2):
                evaluator.features(state, seat, out)
                found.update(name for name, value in zip(FEATURES, out, strict=True) if value)
            state.play(step(state, rng))
    assert found == set(FEATURES)
