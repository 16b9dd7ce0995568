"""How strong are they? Ratings from final rankings.

The model is that of Plackett and Luce: every bot has a strength; the first place goes to one of those at the table with
a chance in proportion to his strength, the second to one of the others in the same way, and so on. With two players
that is the model of Bradley and Terry. Strengths are found by Hunter's MM algorithm (Annals of Statistics 32, 2004),
and told in Elo's units: 400 points more are ten times the strength.

- Those who share a place are taken as ranked in every order, each order counting as an equal part of a game.
- For every two bots that may meet, one draw is added that was never played (`PRIOR`). So a bot that has won everything,
  or nothing, gets a rating that is far off, but not infinitely.
- Who sits at a table several times has the same strength on all his seats.

Intervals come from the bootstrap: whole groups of paired games are drawn again and again, as many as there were in each
line-up, and rated anew. The draws that were never played get a random weight each time (exponential, its mean is
`PRIOR`): otherwise whoever has won everything would seem to be rated without any doubt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations, product
from math import exp, factorial, inf, log, log10, sqrt
from random import Random

import msgspec

PRIOR = 1.0  # drawn games between every two that may meet
SCALE = 400.0  # points for ten times the strength
MOST_ROUNDS = 10_000
CLOSE, CLOSER = 1e-6, 1e-13  # strengths that change by no more than this part of themselves are found
FARTHEST = 300.0  # logarithms of strengths that can still be added up
RESAMPLES = 1000
MOST_DRAWS = 5_000_000  # with very many groups there are fewer resamples
FEWEST_RESAMPLES = 200
TAIL = 0.025
LEAST_WEIGHT = 0.01  # of a draw that was never played

Stage = tuple[int, ...]  # those among whom a place was given, in ascending order
Ranking = tuple[tuple[int, ...], ...]  # who shares the first place, who the second, and so on


class Evidence(msgspec.Struct, frozen=True):
    """What rankings say: how often each bot was given a place, and among whom places were given."""

    won: tuple[tuple[int, float], ...]
    stages: tuple[tuple[Stage, float], ...]


class Rating(msgspec.Struct, frozen=True):
    """A rating with its 95 % interval."""

    rating: float
    low: float
    high: float


def evidence(rankings: Iterable[Ranking], weight: float = 1.0) -> Evidence:
    """Places that were given among several different bots; who comes before his own copies says nothing."""
    won: Counter[int] = Counter()
    stages: Counter[Stage] = Counter()
    for ranking in rankings:
        ways = 1
        for tied in ranking:
            ways *= factorial(len(tied))
        for order in product(*(permutations(tied) for tied in ranking)):
            left = [bot for tied in order for bot in tied]
            while len(set(left)) > 1:
                stages[tuple(sorted(left))] += weight / ways  # type: ignore[assignment]
                won[left.pop(0)] += weight / ways  # type: ignore[assignment]
    return Evidence(tuple(sorted(won.items())), tuple(sorted(stages.items())))


def added(parts: Iterable[tuple[Evidence, float]]) -> Evidence:
    """All of these, each so many times."""
    won: dict[int, float] = {}
    stages: dict[Stage, float] = {}
    for part, times in parts:
        for bot, count in part.won:
            won[bot] = won.get(bot, 0.0) + times * count
        for stage, count in part.stages:
            stages[stage] = stages.get(stage, 0.0) + times * count
    return Evidence(tuple(sorted(won.items())), tuple(sorted(stages.items())))


def draws(meetings: Iterable[tuple[int, int]], prior: float = PRIOR) -> Evidence:
    """The games that were never played."""
    return evidence([((pair),) for pair in meetings], prior)


def strengths(
    found: Evidence, bots: int, close: float = CLOSER, begin: Sequence[float] | None = None
) -> list[float]:
    """The strengths that make what happened most likely, with 1 as their geometric mean.

    A bot of which nothing is known has strength 1. Somebody who always won has none that is best: add `draws` first.

    Hunter's steps are safe, but many where one bot is far above another. So after every two of them a leap is tried in
    the direction in which they lead (Varadhan and Roland's SQUAREM), and kept if it makes things likelier.
    """
    known = [bot for bot, _ in found.won]
    if not known:
        return [1.0] * bots
    now = [log(one) for one in begin] if begin is not None else [0.0] * bots
    for _ in range(MOST_ROUNDS):
        first = stepped(found, now, known)
        second = stepped(found, first, known)
        way = [one - before for one, before in zip(first, now, strict=True)]
        bend = [last - one - before for last, one, before in zip(second, first, way, strict=True)]
        length, curve = sum([one * one for one in way]), sum([one * one for one in bend])
        if sqrt(length) < close or not curve:
            now = second
            break
        far = max(1.0, sqrt(length / curve))
        leap = [
            here + 2 * far * one + far * far * other for here, one, other in zip(now, way, bend, strict=True)
        ]
        now = leap if likelihood(found, leap) > likelihood(found, second) else second
    return [exp(one) for one in now]


def stepped(found: Evidence, logs: Sequence[float], known: Sequence[int]) -> list[float]:
    """One step of Hunter's algorithm, in logarithms: a bot's victories by the weight of the places it played for."""
    now = [exp(one) for one in logs]
    weight = [0.0] * len(now)
    for stage, count in found.stages:
        part = count / sum([now[bot] for bot in stage])
        for bot in stage:
            weight[bot] += part
    fresh = [0.0] * len(now)
    for bot, count in found.won:
        fresh[bot] = log(count / weight[bot])
    mean = sum(fresh) / len(known)
    for bot in known:
        fresh[bot] -= mean
    return fresh


def likelihood(found: Evidence, logs: Sequence[float]) -> float:
    """The logarithm of how likely all that is, with these logarithms of strengths."""
    if max(logs) > FARTHEST:
        return -inf
    now = [exp(one) for one in logs]
    return sum([count * logs[bot] for bot, count in found.won]) - sum(
        [count * log(sum([now[bot] for bot in stage])) for stage, count in found.stages]
    )


def points(strength: Sequence[float], anchor: int | None) -> list[float]:
    """Strengths in Elo's units: 0 is the bot `anchor`, or without one the mean."""
    rated = [SCALE * log10(one) for one in strength]
    zero = rated[anchor] if anchor is not None else sum(rated) / len(rated)
    return [one - zero for one in rated]


def ratings(
    groups: Mapping[int, Sequence[Sequence[Ranking]]],
    meetings: Sequence[tuple[int, int]],
    bots: int,
    anchor: int | None,
    seed: int,
) -> list[Rating]:
    """A rating for every bot; `groups` are the rankings of paired games, group by group, for each line-up."""
    kinds = {
        lineup: Counter(tuple(sorted(group)) for group in of_one) for lineup, of_one in sorted(groups.items())
    }
    known = {
        lineup: [(evidence(rankings), count) for rankings, count in sorted(counted.items())]
        for lineup, counted in kinds.items()
    }
    prior = [draws([pair]) for pair in meetings]
    sure = [(draw, 1.0) for draw in prior]
    best = strengths(added([*sure, *(part for parts in known.values() for part in parts)]), bots)
    rated = points(best, anchor)
    number = sum(count for parts in known.values() for _, count in parts)
    if not number:
        return [Rating(one, one, one) for one in rated]
    random = Random(seed)
    again: list[list[float]] = [[] for _ in range(bots)]
    resamples = max(FEWEST_RESAMPLES, min(RESAMPLES, MOST_DRAWS // number))
    for _ in range(resamples):
        drawn = [(draw, max(LEAST_WEIGHT, random.expovariate(1.0))) for draw in prior]
        for parts in known.values():
            drawn += resampled(parts, random)
        strength = strengths(added(drawn), bots, CLOSE, best)
        for own, value in zip(again, points(strength, anchor), strict=True):
            own.append(value)
    tail = round(TAIL * resamples)
    return [
        Rating(value, sorted(own)[tail], sorted(own)[-1 - tail])
        for value, own in zip(rated, again, strict=True)
    ]


def resampled(parts: Sequence[tuple[Evidence, int]], random: Random) -> list[tuple[Evidence, float]]:
    """As many groups as there were, drawn from them with replacement."""
    counts = [count for _, count in parts]
    drawn = Counter(random.choices(range(len(parts)), counts, k=sum(counts)))
    return [(parts[number][0], float(times)) for number, times in sorted(drawn.items())]


def ranking(seats: Sequence[int], winners: int, scores: Sequence[int]) -> Ranking:
    """Bots by their places: the winners, then the others by their points; equal points share a place."""
    places: dict[tuple[bool, int], list[int]] = {}
    for seat, bot in enumerate(seats):
        won = bool(winners >> seat & 1)
        places.setdefault((not won, 0 if won else -scores[seat]), []).append(bot)
    return tuple(tuple(sorted(places[place])) for place in sorted(places))
