"""Uniform random play: how long games are, how they end and what they score, seat by seat."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

import pytest

from antiqua.games.concordia.constants import BY_HOUSES
from antiqua.games.concordia.game import GAME
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng

GAMES = 20_000
# Players, board: decisions, points of a player, share of games that end by houses; from 20,000 games.
FIGURES = {
    (2, "italia"): (410.0, 94.1, 0.040),
    (3, "imperium"): (501.2, 75.2, 0.013),
    (3, "italia"): (496.4, 75.2, 0.012),
    (4, "imperium"): (569.0, 63.4, 0.0046),
    (4, "italia"): (567.3, 64.0, 0.0037),
    (5, "imperium"): (613.3, 54.5, 0.0008),
}


@pytest.mark.parametrize(("players", "board"), FIGURES)
def test_random_games(players: int, board: str, many: Callable[[int], int]):
    """Within five standard errors of what was found; all seats win about equally often."""
    start = GAME.start(players, map=board, start_player="given")
    played = playouts(start, many(GAMES // 5), Rng(11))
    decisions, points, houses = FIGURES[players, board]
    lengths = [made for _, _, made, _ in played]
    means = [fmean(scores) for *_, scores in played]
    assert abs(fmean(lengths) - decisions) < 5 * error(lengths) + 1
    assert abs(fmean(means) - points) < 5 * error(means) + 0.2
    by_houses = fmean(ending == BY_HOUSES for ending, *_ in played)
    assert abs(by_houses - houses) < 5 * sqrt(houses / len(played)) + 0.001
    for seat in range(players):
        wins = fmean(winners == 1 << seat for _, winners, *_ in played)
        assert abs(wins - 1 / players) < 5 * sqrt(1 / players / len(played)) + 0.02


def error(sample: list[int] | list[float]) -> float:
    """Of the mean; with very few games, as much as they differ."""
    return stdev(sample) / sqrt(len(sample)) if len(sample) > 1 else 1000.0
