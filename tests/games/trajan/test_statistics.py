"""Uniform random play: no other headless engine of this game is known, so these are our own figures to keep."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from antiqua import games
from antiqua.games.trajan.constants import BY_POINTS
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng

GAMES = 4000
GENEROUS = {"province_senate_tiles": "stay", "wild_demand_counts_for_bonus": True}
# Per number of players: decisions of a game, points of a player.
USUAL = {2: (284.6, 14.19), 3: (411.0, 7.67), 4: (537.1, 3.88)}
WITH_MORE = {2: (284.3, 13.27), 3: (410.8, 7.07), 4: (536.8, 3.23)}


@pytest.mark.parametrize(
    ("options", "known"), [({}, USUAL), (GENEROUS, WITH_MORE)], ids=["usual", "generous"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players, options, known, many):
    played = playouts(games.get("trajan").start(players, **options), max(60, many(GAMES)), Rng(7))
    decisions = [float(made) for _, _, made, _ in played]
    points = [fmean(scores) for _, _, _, scores in played]
    for found, expected in zip((decisions, points), known[players], strict=True):
        allowed = 4 * stdev(found) / len(found) ** 0.5 + 0.01 * expected
        assert abs(fmean(found) - expected) < allowed, fmean(found)
    ties = sum(ending != BY_POINTS for ending, *_ in played) / len(played)
    assert ties < 0.1
    assert all(winners.bit_count() == 1 for _, winners, *_ in played)
    first = sum(bool(winners & 1) for _, winners, *_ in played) / len(played)
    assert abs(first - 1 / players) < 0.25 / len(played) ** 0.5 * 8
