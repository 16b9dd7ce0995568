"""What a tournament comes to: the ladder, and who beats whom."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

import antiqua
from antiqua import games as collection
from antiqua.arena import playing
from antiqua.arena.rating import PRIOR, Ranking, Rating, ranking, ratings
from antiqua.arena.tally import Distribution, Share, distribution, edges_for, share
from antiqua.arena.tournament import Course, Numbered, places
from antiqua.bots.levels import RANDOM
from antiqua.games.game import Message


class Fault(msgspec.Struct, frozen=True):
    """Something that a bot did wrong, and how often; `text` says it in English."""

    message: Message
    text: str
    count: int


class BotResult(msgspec.Struct, frozen=True):
    """How one bot fared. Everything counts once for each seat it sat on: `played`, `wins`, `scores`.

    A shared victory is counted in `shared`, and in `share` as its part of one. `settings` are those of a thinking bot.
    """

    name: str
    settings: dict[str, int | float | bool]
    played: int
    wins: int
    shared: int
    share: Share
    rating: Rating
    scores: Distribution
    decisions: int
    faults: int
    faulty_games: int
    fault_kinds: tuple[Fault, ...]


class Meeting(msgspec.Struct, frozen=True):
    """Two bots at the same table, by their numbers: in how many games the first came before the second.

    `share` counts ties as halves. Where one of them sits several times, a game counts once, as the mean of all pairs.
    """

    one: int
    other: int
    games: int
    ahead: float
    tied: float
    behind: float
    share: Share


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    seat: int
    share: Share


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot took for a decision, in seconds."""

    mean: float
    longest: float


class Timing(msgspec.Struct, frozen=True):
    """All that may differ between two runs with the same seed; `seconds` are those of the last session.

    `bots` has one entry per bot.
    """

    seconds: float
    workers: int
    compiled: bool
    games_per_second: float
    bots: tuple[Thinking, ...]


class Ladder(msgspec.Struct, frozen=True):
    """The whole result. `lineups`, `one`, `other` and `anchor` hold numbers of `bots`, counted from 0.

    `games` of the `wanted` games were played, `truncated` of them were cut off unfinished and count for nobody.
    `anchor` is the bot whose rating is 0; without one the mean of all ratings is. `prior` is the number of drawn games
    that were added for every two bots that may meet.
    """

    game: str
    players: int
    options: dict[str, str | int | bool]
    seed: int
    games_per_lineup: int
    lineups: tuple[tuple[int, ...], ...]
    wanted: int
    games: int
    interrupted: bool
    truncated: int
    groups: int
    anchor: int | None
    prior: float
    bots: tuple[BotResult, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[SeatShare, ...]
    timing: Timing

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @property
    def order(self) -> list[int]:
        """The numbers of the bots, the strongest first."""
        return sorted(range(len(self.bots)), key=lambda bot: (-self.bots[bot].rating.rating, bot))

    def meeting(self, one: int, other: int) -> Meeting | None:
        """How `one` fared against `other`, whichever of them is named first."""
        for found in self.meetings:
            if (found.one, found.other) == (one, other):
                return found
            if (found.one, found.other) == (other, one):
                return Meeting(
                    one,
                    other,
                    found.games,
                    found.behind,
                    found.tied,
                    found.ahead,
                    share(found.behind + found.tied / 2, found.games),
                )
        return None


def ladder(course: Course) -> Ladder:
    """The figures of all games that are finished, in the order of their numbers: however they came about."""
    job = course.job
    played = [course.games[number] for number in sorted(course.games)]
    finished = [one for one in played if one.ending]
    rated = ratings(
        grouped(course, finished),
        meetings_of(job.lineups),
        len(job.bots),
        anchor(job.bots),
        job.seed,
    )
    edges = edges_for([Counter(score for one in finished for score in one.scores)])
    met = [met_of(pair, finished) for pair in meetings_of(job.lineups)]
    return Ladder(
        game=job.game,
        players=job.players,
        options=dict(job.options),
        seed=job.seed,
        games_per_lineup=job.games,
        lineups=job.lineups,
        wanted=course.wanted,
        games=len(played),
        interrupted=course.interrupted,
        truncated=len(played) - len(finished),
        groups=len({places(job)[one.number].group for one in played}),
        anchor=anchor(job.bots),
        prior=PRIOR,
        bots=tuple(
            bot_result(bot, name, job.game, played, rated[bot], edges) for bot, name in enumerate(job.bots)
        ),
        meetings=tuple(one for one in met if one.games),
        seats=tuple(seat_share(seat, finished) for seat in range(job.players)),
        timing=Timing(
            course.seconds,
            course.workers,
            antiqua.COMPILED,
            course.fresh / max(course.seconds, 1e-9),
            tuple(thinking(bot, played) for bot in range(len(job.bots))),
        ),
    )


def anchor(bots: Sequence[str]) -> int | None:
    return bots.index(RANDOM) if RANDOM in bots else None


def meetings_of(lineups: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """Every two bots that share a line-up."""
    return sorted({pair for lineup in lineups for pair in combinations(sorted(set(lineup)), 2)})


def grouped(course: Course, finished: Iterable[Numbered]) -> dict[int, list[list[Ranking]]]:
    """The rankings of paired games together, line-up by line-up."""
    groups: dict[tuple[int, int], list[Ranking]] = {}
    for one in finished:
        place = places(course.job)[one.number]
        groups.setdefault((place.lineup, place.group), []).append(ranking(one.seats, one.winners, one.scores))
    found: dict[int, list[list[Ranking]]] = {}
    for (lineup, _), rankings in groups.items():
        found.setdefault(lineup, []).append(rankings)
    return found


def bot_result(
    bot: int, name: str, game: str, played: Sequence[Numbered], rating: Rating, edges: range
) -> BotResult:
    sat = [(one, seat) for one in played for seat, own in enumerate(one.seats) if own == bot]
    finished = [(one, seat) for one, seat in sat if one.ending]
    won = [one.winners.bit_count() for one, seat in finished if one.winners >> seat & 1]
    faults = [fault for one, seat in sat for fault in one.faults[seat]]
    return BotResult(
        name=name,
        settings=playing.settings(name, collection.get(game)),
        played=len(finished),
        wins=won.count(1),
        shared=len(won) - won.count(1),
        share=share(sum(1 / winners for winners in won), len(finished)),
        rating=rating,
        scores=distribution(Counter(one.scores[seat] for one, seat in finished), edges),
        decisions=sum(one.decisions[seat] for one, seat in sat),
        faults=len(faults),
        faulty_games=sum(bool(one.faults[seat]) for one, seat in sat),
        fault_kinds=kinds(faults),
    )


def kinds(faults: Iterable[Message], most: int = 10) -> tuple[Fault, ...]:
    """Different faults, the most frequent first."""
    from antiqua import i18n

    found: dict[bytes, tuple[Message, int]] = {}
    for fault in faults:
        key = msgspec.json.encode(fault, order="sorted")
        found[key] = (fault, found.get(key, (fault, 0))[1] + 1)
    ordered = sorted(found.items(), key=lambda item: (-item[1][1], item[0]))[:most]
    return tuple(Fault(fault, i18n.render(fault.id, fault.args), count) for _, (fault, count) in ordered)


def met_of(pair: tuple[int, int], finished: Iterable[Numbered]) -> Meeting:
    one, other = pair
    ahead = tied = behind = 0.0
    games = 0
    for game in finished:
        if one not in game.seats or other not in game.seats:
            continue
        places = ranking(game.seats, game.winners, game.scores)
        games += 1
        first = [place for place, bots in enumerate(places) for bot in bots if bot == one]
        second = [place for place, bots in enumerate(places) for bot in bots if bot == other]
        pairs = len(first) * len(second)
        better = sum(mine < theirs for mine in first for theirs in second)
        same = sum(mine == theirs for mine in first for theirs in second)
        ahead += better / pairs
        tied += same / pairs
        behind += (pairs - better - same) / pairs
    return Meeting(one, other, games, ahead, tied, behind, share(ahead + tied / 2, games))


def seat_share(seat: int, finished: Sequence[Numbered]) -> SeatShare:
    won = sum(1 / one.winners.bit_count() for one in finished if one.winners >> seat & 1)
    return SeatShare(seat, share(won, len(finished)))


def thinking(bot: int, played: Iterable[Numbered]) -> Thinking:
    decisions, seconds, longest = 0, 0.0, 0.0
    for one in played:
        for seat, own in enumerate(one.seats):
            if own == bot:
                decisions += one.decisions[seat]
                seconds += one.seconds[seat]
                longest = max(longest, one.longest[seat])
    return Thinking(seconds / decisions if decisions else 0.0, longest)


# -- one row per game -------------------------------------------------------------------------------------------------


def table(course: Course) -> str:
    """All games as CSV: who sat where, and what came of it. Seats are counted from 1, columns are per seat."""
    job = course.job
    endings = collection.get(job.game).endings
    seats = range(1, job.players + 1)
    columns = ("bot", "score", "victory", "place", "decisions", "faults", "seconds", "longest")
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(
        ["game", "group", "lineup", "ending"] + [f"{name}_{seat}" for name in columns for seat in seats]
    )
    for number in sorted(course.games):
        one, place = course.games[number], places(job)[number]
        victories = [1 / one.winners.bit_count() if one.winners >> seat - 1 & 1 else 0.0 for seat in seats]
        rows.writerow(
            [number, place.group, place.lineup, endings[one.ending] if one.ending else "truncated"]
            + [job.bots[bot] for bot in one.seats]
            + list(one.scores)
            + victories
            + final_places(one)
            + list(one.decisions)
            + [len(faults) for faults in one.faults]
            + [round(seconds, 6) for seconds in (*one.seconds, *one.longest)]
        )
    return written.getvalue()


def final_places(one: Numbered) -> list[int | str]:
    """Per seat its place, 1 for the winners; those who share one leave the next places free."""
    if not one.ending:
        return [""] * len(one.seats)
    keys = [(0, 0) if one.winners >> seat & 1 else (1, -score) for seat, score in enumerate(one.scores)]
    return [1 + sum(other < key for other in keys) for key in keys]
