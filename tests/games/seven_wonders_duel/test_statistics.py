"""Uniform random play, against figures counted without this code (docs/rules/seven_wonders_duel_examples.md, E)."""

from collections.abc import Iterable
from math import hypot, sqrt
from statistics import fmean, stdev

from antiqua import games
from antiqua.games.seven_wonders_duel.constants import CIVILIAN, CIVILIAN_BLUE, MILITARY, SCIENTIFIC, SHARED
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng

GAMES = 100_000
# What is expected, and how far off it may be over 100,000 games.
SHARES = {
    "science": (0.0010, 0.0003),
    "military": (0.033, 0.002),
    "shared": (0.00135, 0.00085),
    "blue tie-break": (0.026, 0.004),
    "player 1 wins": (0.529, 0.02),
}
MEANS = {
    "points of player 1": (38.1, 0.15),
    "points of player 2": (37.0, 0.15),
    "points of player 1, civilian": (38.3, 0.15),
    "points of player 2, civilian": (37.2, 0.15),
    "decisions": (68.05, 0.3),
}


def test_random_games_end_as_those_of_other_engines(many):
    """Over fewer games the bands are wider by what chance makes of so few: four standard errors."""
    number = many(GAMES)
    played = playouts(games.get("seven_wonders_duel").start(), number, Rng(7))
    civilian = [game for game in played if game[0] in (CIVILIAN, CIVILIAN_BLUE, SHARED)]
    found: dict[str, list[float]] = {
        "science": [ending == SCIENTIFIC for ending, *_ in played],
        "military": [ending == MILITARY for ending, *_ in played],
        "shared": [ending == SHARED for ending, *_ in played],
        "blue tie-break": [ending == CIVILIAN_BLUE for ending, *_ in played],
        "player 1 wins": [winners == 1 for _, winners, *_ in played],
        "points of player 1": [scores[0] for *_, scores in played],
        "points of player 2": [scores[1] for *_, scores in played],
        "points of player 1, civilian": [scores[0] for *_, scores in civilian],
        "points of player 2, civilian": [scores[1] for *_, scores in civilian],
        "decisions": [decisions for _, _, decisions, _ in played],
    }
    wrong = [
        f"{name}: {fmean(found[name]):.5g}, expected {expected:g} ± {allowed:.2g}"
        for name, (expected, band) in {**SHARES, **MEANS}.items()
        if abs(fmean(found[name]) - expected) > (allowed := widened(name, expected, band, found[name]))
    ]
    assert not wrong, "\n".join(wrong)


def widened(name: str, expected: float, band: float, found: Iterable[float]) -> float:
    sample = list(found)
    if len(sample) >= 0.9 * GAMES:
        return band
    spread = sqrt(expected * (1 - expected)) if name in SHARES else stdev(sample)
    return hypot(band, 4 * spread / sqrt(len(sample)))
