"""Uniform random play: how long games are, how they end, how much is scored, and that no seat is favoured."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from tests.games.stone_age.helpers import GAME

GAMES = 20_000
#: Per number of players: decisions, points of a seat, points of the best; share of games that end by buildings.
EXPECTED = {2: (700.4, 191.0, 235.2, 0.150), 3: (853.7, 106.6, 160.9, 0.148), 4: (956.4, 71.9, 127.6, 0.134)}


def near(found: list[float], expected: float) -> bool:
    """Within five standard errors, and those of the expectation, which comes from 20,000 games too."""
    return abs(fmean(found) - expected) < 5 * stdev(found) * sqrt(1 / len(found) + 1 / GAMES)


@pytest.mark.parametrize("players", EXPECTED)
def test_random_games(players: int, many):
    played = playouts(GAME.start(players), many(5000), Rng(11), GAME.decision_limit)
    decisions, points, best, buildings = EXPECTED[players]
    assert all(ending > 0 for ending, *_ in played)
    assert near([float(made) for _, _, made, _ in played], decisions)
    assert near([float(max(scores)) for *_, scores in played], best)
    assert near([float(ending == 1) for ending, *_ in played], buildings)
    for seat in range(players):
        assert near([float(scores[seat]) for *_, scores in played], points)
        shares = [(winners >> seat & 1) / winners.bit_count() for _, winners, *_ in played]
        assert near(shares, 1 / players)
