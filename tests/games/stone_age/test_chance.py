"""Dice and draws: exact probabilities, and sampling that keeps to them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from antiqua.games.stone_age import moves, tables
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer
from tests.games.stone_age.helpers import begin, buying, play, turn


def falls(dice: int) -> Counter[int]:
    """In how many ways so many dice show each total, counted one by one up to six, then by adding dice."""
    if dice <= 6:
        return Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))
    found: Counter[int] = Counter()
    for total, ways in falls(dice - 1).items():
        for face in range(1, 7):
            found[total + face] += ways
    return found


@pytest.mark.parametrize("dice", range(1, 11))
def test_totals_have_their_exact_probabilities(dice: int):  # SA-5.7, SA-R7
    state = turn(tribe={"people": 10, "places": {"hunting_grounds": dice}})
    outcomes = dict(state.chance_outcomes())
    assert outcomes == {total: Fraction(ways, 6**dice) for total, ways in falls(dice).items()}
    assert sum(outcomes.values()) == 1


@pytest.mark.parametrize("dice", [1, 2, 3, 7, 10])
def test_totals_are_drawn_as_likely_as_they_are(dice: int, many):  # SA-5.7
    state = turn(tribe={"people": 10, "places": {"hunting_grounds": dice}})
    rng = Rng(dice)
    rolls = many(40_000)
    drawn = Counter(state.sample_chance(rng) for _ in range(rolls))
    for total, chance in state.chance_outcomes():
        expected = float(chance) * rolls
        assert abs(drawn[total] - expected) < 5 * expected**0.5 + 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_items_have_their_exact_probabilities(players: int):  # SA-6.2
    state = play(buying("dice_items_time", players=players, wood=1), "pay wood")
    outcomes = dict(state.chance_outcomes())
    expected = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=players))
    found = {}
    for outcome, chance in outcomes.items():
        rolled = moves.move(state, outcome)
        assert isinstance(rolled, moves.Items)
        found[rolled.faces] = chance
    assert found == {faces: Fraction(ways, 6**players) for faces, ways in expected.items()}
    assert len(outcomes) == {2: 21, 3: 56, 4: 126}[players]


def test_items_are_drawn_as_likely_as_they_are(many):  # SA-6.2
    state = play(buying("dice_items_time", players=2, wood=1), "pay wood")
    rng = Rng(3)
    rolls = many(40_000)
    drawn = Counter(state.sample_chance(rng) for _ in range(rolls))
    for outcome, chance in state.chance_outcomes():
        expected = float(chance) * rolls
        assert abs(drawn[outcome] - expected) < 5 * expected**0.5 + 5


def test_cards_and_buildings_are_drawn_alike(many):  # SA-2.1, SA-2.2
    state = begin(2)
    rng = Rng(5)
    draws = many(36_000)
    drawn = Counter(state.sample_chance(rng) for _ in range(draws))
    assert all(abs(drawn[card] - draws / 36) < 5 * (draws / 36) ** 0.5 + 5 for card in range(36))
    for card in tables.CARDS[:4]:
        play(state, f"deal {card.id}")
    drawn = Counter(state.sample_chance(rng) for _ in range(draws))
    assert all(abs(drawn[tile] - draws / 28) < 5 * (draws / 28) ** 0.5 + 5 for tile in range(28))


def test_what_has_been_seen_is_not_drawn_again():  # SA-10.2
    state = begin(2)
    rng = Rng(1)
    seen = []
    for _ in range(4):
        seen.append(state.sample_chance(rng))
        state.apply(seen[-1])
    assert len(set(seen)) == 4
    outcomes = Buffer()
    state.list_actions(outcomes)
    assert outcomes.count == 28
