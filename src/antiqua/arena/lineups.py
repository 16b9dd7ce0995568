"""Who sits where: line-ups, and the schedule that gives every bot every seat equally often.

A line-up says which bots share a table; the order does not matter, and a bot may sit there more than once. It plays
in groups. All games of a group have the same chance, and the bots move on by one seat from game to game, until
everybody has sat everywhere: luck of the draw and of the seat cancel out. With three or more players it also matters
who follows whom, so the groups take turns among all orders around the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

import msgspec

from antiqua.kernel.errors import BadOption

Lineup = tuple[int, ...]  # bots by their numbers


class Place(msgspec.Struct, frozen=True):
    """One game of the schedule: its group, its line-up, and who sits where: bots, and their numbers in the line-up."""

    group: int
    lineup: int
    seats: tuple[int, ...]
    entrants: tuple[int, ...]


def round_robin(bots: int, players: int) -> list[Lineup]:
    """Every combination of different bots; where there are fewer bots than seats, copies as evenly as possible."""
    if bots >= players:
        return list(combinations(range(bots), players))
    each, more = divmod(players, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in favoured)))
        for favoured in combinations(range(bots), more)
    ]


def lone(bots: int, players: int) -> list[Lineup]:
    """Every bot alone among copies of the one before it."""
    return [(bot, *[bot - 1] * (players - 1)) for bot in range(1, bots)]


@cache
def orders(lineup: Lineup) -> tuple[tuple[int, ...], ...]:
    """The different orders around the table, as numbers of the line-up's entrants; the first stays where he is."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for rest in permutations(range(1, len(lineup))):
        order = (0, *rest)
        around = min(seated(lineup, turned(order, by)) for by in range(len(order)))
        found.setdefault(around, order)
    return tuple(found.values())


@cache
def seatings(lineup: Lineup, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All rotations of an order around the table that differ."""
    found = {seated(lineup, turned(order, by)): turned(order, by) for by in reversed(range(len(order)))}
    return tuple(found.values())[::-1]


def turned(order: Sequence[int], by: int) -> tuple[int, ...]:
    return (*order[by:], *order[:by])


def seated(lineup: Lineup, order: Sequence[int]) -> tuple[int, ...]:
    return tuple(lineup[entrant] for entrant in order)


def schedule(lineups: Sequence[Lineup], games: int) -> list[Place]:
    """Groups until every line-up has played at least `games` games. The line-ups take turns, group by group.

    What game number 7 is does not depend on how many there are.
    """
    placed: list[Place] = []
    played = [0] * len(lineups)
    group = 0
    while min(played) < games:
        number = group % len(lineups)
        lineup = lineups[number]
        ways = orders(lineup)
        for entrants in seatings(lineup, ways[group // len(lineups) % len(ways)]):
            placed.append(Place(group, number, seated(lineup, entrants), entrants))
            played[number] += 1
        group += 1
    return placed


def read(
    bots: Sequence[str], table: Sequence[str], alone: bool, players: int
) -> tuple[tuple[str, ...], list[Lineup]]:
    """The bots and line-ups that somebody asks for: some bots in all combinations or one by one, or just one table."""
    if bots and table:
        raise BadOption("arena-bots-or-table")
    if not (bots or table):
        raise BadOption("arena-which-bots")
    names = tuple(dict.fromkeys(bots or table))
    if len(names) < 2:
        raise BadOption("arena-one-bot", name=names[0])
    if table:
        if alone:
            raise BadOption("arena-lone-table")
        if len(table) != players:
            raise BadOption("arena-table-size", count=len(table), players=players)
        return names, [tuple(sorted(names.index(bot) for bot in table))]
    if len(names) < len(bots):
        twice = next(bot for bot in names if bots.count(bot) > 1)
        raise BadOption("arena-bot-twice", name=twice)
    return names, (lone if alone else round_robin)(len(names), players)
