"""What many finished games come to: counts that can be added up in any order, and the figures made from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

import msgspec

CONFIDENCE = 1.959963984540054  # how many standard errors hold 95 % of the cases
QUANTILES = (5, 25, 50, 75, 95)
MOST_BINS = 20
Counts = dict[int, int]


class Tally(msgspec.Struct, frozen=True):
    """Whole numbers only, so that adding is exact and its order does not matter."""

    games: int = 0
    truncated: int = 0
    endings: Counts = {}
    winners: Counts = {}
    decisions: Counts = {}
    scores: tuple[Counts, ...] = ()

    @classmethod
    def of(cls, played: Iterable[tuple[int, int, int, tuple[int, ...]]], players: int) -> Tally:
        """Count what `playouts` returned. A game that was cut off has no winner and no score."""
        endings: Counts = {}
        winners: Counts = {}
        decisions: Counts = {}
        scores: tuple[Counts, ...] = tuple({} for _ in range(players))
        number = truncated = 0
        for ending, won, made, points in played:
            number += 1
            decisions[made] = decisions.get(made, 0) + 1
            if not ending:
                truncated += 1
                continue
            endings[ending] = endings.get(ending, 0) + 1
            winners[won] = winners.get(won, 0) + 1
            for counts, score in zip(scores, points, strict=True):
                counts[score] = counts.get(score, 0) + 1
        return cls(number, truncated, endings, winners, decisions, scores)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.truncated + other.truncated,
            added(self.endings, other.endings),
            added(self.winners, other.winners),
            added(self.decisions, other.decisions),
            tuple(map(added, self.scores, other.scores)) or self.scores or other.scores,
        )


def added(one: Mapping[int, int], other: Mapping[int, int]) -> Counts:
    return {value: one.get(value, 0) + other.get(value, 0) for value in sorted({*one, *other})}


# -- figures ----------------------------------------------------------------------------------------------------------


class Share(msgspec.Struct, frozen=True):
    """A part of all games, with its 95 % interval (Wilson's, which stays inside 0 to 1)."""

    share: float
    low: float
    high: float


def share(part: float, games: int) -> Share:
    if not games:
        return Share(0.0, 0.0, 1.0)
    found = part / games
    square = CONFIDENCE**2 / games
    middle = (found + square / 2) / (1 + square)
    half = CONFIDENCE * sqrt(found * (1 - found) / games + square / (4 * games)) / (1 + square)
    return Share(found, max(0.0, middle - half), min(1.0, middle + half))


class Bin(msgspec.Struct, frozen=True):
    """How many numbers lie from `low` to `high`, both included."""

    low: int
    high: int
    count: int


class Distribution(msgspec.Struct, frozen=True):
    """Many whole numbers in a few; `quantiles` by their per cent."""

    count: int
    mean: float
    sd: float
    min: int
    max: int
    quantiles: dict[str, int]
    histogram: tuple[Bin, ...]


def distribution(counts: Mapping[int, int], edges: range) -> Distribution:
    """The figures of `counts`, with one bin from each of the `edges` to the next; they reach over all of it."""
    number = sum(counts.values())
    if not number:
        return Distribution(0, 0.0, 0.0, 0, 0, {}, ())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    spread = sqrt((number * squares - total * total) / (number * (number - 1))) if number > 1 else 0.0
    bins = [0] * len(edges)
    for value, count in counts.items():
        bins[(value - edges.start) // edges.step] += count
    return Distribution(
        count=number,
        mean=total / number,
        sd=spread,
        min=min(counts),
        max=max(counts),
        quantiles={str(percent): quantile(counts, percent * number) for percent in QUANTILES},
        histogram=tuple(
            Bin(low, low + edges.step - 1, count) for low, count in zip(edges, bins, strict=True)
        ),
    )


def quantile(counts: Mapping[int, int], hundredths: int) -> int:
    """The smallest value that so many hundredths of a number are not above."""
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if 100 * below >= hundredths:
            return value
    raise AssertionError("a part is never more than the whole")


def edges_for(counted: Iterable[Mapping[int, int]]) -> range:
    """Where bins begin that hold all of these numbers: at round numbers, and not too many."""
    values = [value for counts in counted for value in counts]
    if not values:
        return range(0)
    low, high = min(values), max(values)
    for width in (factor * 10**power for power in range(20) for factor in (1, 2, 5)):
        first = low // width * width
        if (high - first) // width < MOST_BINS:
            return range(first, high + 1, width)
    raise AssertionError("no game has so many points")
