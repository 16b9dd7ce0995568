"""Bots against bots, in paired games over many cores.

    job = plan("seven_wonders_duel", 200, bots=["random", "novice", "expert"], seed=7)
    result = run(job)

What game number 7 is depends on the job only: its line-up, its seats, its chance and its bots' own random numbers. So
the result is the same for any number of workers, and for a run that was interrupted and went on (except where bots
think for a time instead of a number of iterations, or answer too late).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from antiqua import games as collection
from antiqua.arena import journal, lineups, playing
from antiqua.arena.lineups import Place, schedule
from antiqua.arena.playing import Options, Played
from antiqua.arena.workers import Interruption, check_number, check_seed, check_workers, deaths_told, worked
from antiqua.kernel.rng import Rng

FORMAT = "antiqua arena"
USUAL_GAMES = 100
MOST_GAMES = 1_000_000  # in all
AHEAD = 1  # games are long: with none asked for in advance, Ctrl-C waits for nothing


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the results depend on. `games` is for every line-up; line-ups hold numbers of `bots`."""

    game: str
    players: int
    options: Options
    seed: int
    games: int
    bots: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]
    mark: str  # of what the bots were when it began


class Numbered(Played, frozen=True, forbid_unknown_fields=True):
    """A finished game: its number in the schedule, and the numbers of the bots on its seats."""

    number: int
    seats: tuple[int, ...]


@cache
def places(job: Job) -> list[Place]:
    return schedule(job.lineups, job.games)


def plan(
    game: str,
    games: int = USUAL_GAMES,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    bots: Sequence[str] = (),
    table: Sequence[str] = (),
    lone: bool = False,
) -> Job:
    """What is to be played, checked: all combinations of `bots`, or one `table`.

    With `lone`, every bot sits alone among copies of the one named before it.
    """
    chosen = collection.get(game)
    count = chosen.check_players(players if players is not None or not table else len(table))
    values = tuple(chosen.check_options(dict(options or {})).items())
    names, tables = lineups.read(
        [playing.canonical(bot) for bot in bots], [playing.canonical(bot) for bot in table], lone, count
    )
    check_number("games", games, MOST_GAMES // len(tables))
    seed = check_seed(seed)
    playing.check(chosen, count, values, names)
    mark = playing.mark(names, chosen)
    return Job(chosen.name, count, values, seed, games, names, tuple(tables), mark)


def play_game(job: Job, number: int) -> Numbered | None:
    """Game number `number`, the same wherever it is played."""
    place = places(job)[number]
    own = Rng(job.seed).spawn(place.group)
    played = playing.play(
        job.game,
        job.players,
        job.options,
        [job.bots[bot] for bot in place.seats],
        own.spawn(0),
        [own.spawn(1 + entrant).bits() for entrant in place.entrants],
    )
    if played is None:
        return None
    return Numbered(**msgspec.structs.asdict(played), number=number, seats=place.seats)


class Course(msgspec.Struct):
    """How far a run has come: its games by number, and how many of them were played just now, in how many seconds."""

    job: Job
    games: dict[int, Numbered]
    interrupted: bool = False
    seconds: float = 0.0
    fresh: int = 0
    workers: int = 1

    @property
    def wanted(self) -> int:
        return len(places(self.job))


def run(
    job: Job,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    file: journal.Journal[Job, Numbered] | None = None,
) -> Course:
    """Play what is not yet in `file`, and add it there. `progress` is told how many games are finished."""
    workers = check_workers(workers)
    course = Course(job, dict(file.parts) if file is not None else {})
    left = [number for number in range(course.wanted) if number not in course.games]
    course.workers = max(1, min(workers, len(left)))
    if progress is not None and course.games:
        progress(len(course.games))
    interruption = Interruption()
    begin = perf_counter()
    try:
        with deaths_told(lambda: len(course.games), course.wanted), interruption:
            for number, played in worked(play_game, job, left, course.workers, interruption, AHEAD):
                if file is not None:
                    file.add(played)
                course.games[number] = played
                if progress is not None:
                    progress(len(course.games))
    finally:
        playing.close_bots()
    course.seconds = perf_counter() - begin
    course.fresh = len(left) - (course.wanted - len(course.games))
    course.interrupted = len(course.games) < course.wanted
    return course


# -- files ------------------------------------------------------------------------------------------------------------


def create_journal(path: Path, job: Job) -> journal.Journal[Job, Numbered]:
    """A new file for the results."""
    return journal.create(path, FORMAT, job.game, job)


def gone_on(path: Path) -> journal.Journal[Job, Numbered]:
    """The results of a run that was interrupted, to go on with."""
    return playing.ready(journal.gone_on(path, FORMAT, Job, Numbered, checked, fits))


def checked(job: Job) -> str:
    """The game of a job that `plan` can have made, with bots that are still what they were."""
    seats = {bot for lineup in job.lineups for bot in lineup}
    if not (
        seats == set(range(len(job.bots)))
        and all(len(lineup) == job.players for lineup in job.lineups)
        and 1 <= job.games <= MOST_GAMES // max(1, len(job.lineups))
        and len(job.bots) > 1
    ):
        raise journal.Unsound
    return playing.checked(job)


def fits(job: Job, played: Numbered) -> int | None:
    if not 0 <= played.number < len(places(job)) or not played.seats_fit(job.players):
        return None
    return played.number if places(job)[played.number].seats == played.seats else None
