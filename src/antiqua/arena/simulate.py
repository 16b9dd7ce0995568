"""Many games over many cores, of random players inside compiled code, or of bots.

    result = simulate("seven_wonders_duel", 100_000, seed=7)
    result = simulate("seven_wonders_duel", 100, seed=7, bots=["expert", "novice"])

Games are played in chunks; with bots, which may be slow, each game is one. What a chunk plays depends on the seed and
on its number only, and chunks are counted in whole numbers: so the result is the same for any number of workers. An
interruption (Ctrl-C) keeps what is finished, and with a file the run can go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

import antiqua
from antiqua import games as collection
from antiqua.arena import journal, playing
from antiqua.arena.playing import Options
from antiqua.arena.tally import Distribution, Share, Tally, distribution, edges_for, share
from antiqua.arena.workers import (
    WAITING,
    Interruption,
    check_number,
    check_seed,
    check_workers,
    deaths_told,
    worked,
)
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng

FORMAT = "antiqua simulate"
CHUNK = 200
MOST_GAMES = 10**9


class Ending(msgspec.Struct, frozen=True):
    """One way to end a game, and how many games ended so."""

    name: str
    games: int
    share: Share


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared. A shared victory counts in `share` as its part of one.

    `bot` is who sat there, and `faults` what he did wrong; random players have no name here.
    """

    seat: int
    wins: int
    shared: int
    share: Share
    scores: Distribution
    bot: str = ""
    faults: int = 0


class Timing(msgspec.Struct, frozen=True):
    """How long the last session took: all that may differ between two runs with the same seed."""

    seconds: float
    workers: int
    compiled: bool
    games_per_second: float
    decisions_per_second: float


class Result(msgspec.Struct, frozen=True):
    """What came of it: `games` of the `wanted` ones were played; `truncated` of them were cut off unfinished."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    seed: int
    wanted: int
    games: int
    interrupted: bool
    truncated: int
    seats: tuple[SeatResult, ...]
    endings: tuple[Ending, ...]
    decisions: Distribution
    timing: Timing

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def simulate(
    game: str | Game,
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    bots: Sequence[str] = (),
) -> Result:
    """Play `games` games; without a seed take one, without a number of workers one for each core.

    `progress` is told again and again how many games are finished. `bots` are one for every seat, or one for all.
    """
    name = game if isinstance(game, str) else game.name
    return run(plan(name, games, players, options, seed, bots), workers, progress)


def plan(
    game: str,
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    bots: Sequence[str] = (),
) -> Job:
    """What is to be played, checked."""
    chosen = collection.get(game)
    count = chosen.check_players(players)
    values = tuple(chosen.check_options(dict(options or {})).items())
    check_number("games", games, MOST_GAMES)
    seed = check_seed(seed)
    names = tuple(playing.canonical(bot) for bot in bots)
    if len(names) == 1:
        names *= count
    if names and len(names) != count:
        raise BadOption("sim-bots-per-seat", count=len(names), players=count)
    playing.check(chosen, count, values, names)
    return Job(chosen.name, count, values, seed, games, names, playing.mark(names, chosen))


def run(
    job: Job,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    file: journal.Journal[Job, Chunk] | None = None,
) -> Result:
    """Play what is not yet in `file`, and add it there."""
    workers = check_workers(workers)
    done = file.parts if file is not None else {}
    left = job.chunks - len(done)
    workers = max(1, min(workers, left))
    total = sum(done.values(), Chunk.none(job))
    before = total
    if progress is not None and done:
        progress(total.tally.games)
    interruption = Interruption()
    start = perf_counter()
    try:
        with deaths_told(lambda: total.tally.games, job.games), interruption:
            units = (chunk for chunk in range(job.chunks) if chunk not in done)
            for _, part in worked(play_chunk, job, units, workers, interruption, 1 if job.bots else WAITING):
                if file is not None:
                    file.add(part)
                total = total + part
                if progress is not None:
                    progress(total.tally.games)
    finally:
        playing.close_bots()
    return summed_up(job, total, before.tally, perf_counter() - start, workers)


# -- chunks -----------------------------------------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, as every worker is told it."""

    game: str
    players: int
    options: Options
    seed: int
    games: int
    bots: tuple[str, ...] = ()
    mark: str = ""  # of what the bots were when it began

    @property
    def usual(self) -> int:
        """How many games a chunk has."""
        return 1 if self.bots else CHUNK

    @property
    def chunks(self) -> int:
        return -(-self.games // self.usual)

    def size(self, chunk: int) -> int:
        return min(self.usual, self.games - chunk * self.usual)


class Chunk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chunk comes to, or several together: the counts, and the faults of every seat."""

    number: int
    tally: Tally
    faults: tuple[int, ...]

    @classmethod
    def none(cls, job: Job) -> Chunk:
        return cls(-1, Tally(scores=tuple({} for _ in range(job.players))), (0,) * job.players)

    def __add__(self, other: Chunk) -> Chunk:
        faults = tuple(one + more for one, more in zip(self.faults, other.faults, strict=True))
        return Chunk(-1, self.tally + other.tally, faults)


def play_chunk(job: Job, chunk: int) -> Chunk | None:
    """Chunk number `chunk`, the same wherever it is played; None if it was given up."""
    rng = Rng(job.seed).spawn(chunk)
    if job.bots:
        return play_bots(job, chunk, rng)
    limit = collection.get(job.game).decision_limit
    start = playing.beginning(job.game, job.players, job.options)
    tally = Tally.of(playouts(start, job.size(chunk), rng, limit), job.players)
    return Chunk(chunk, tally, (0,) * job.players)


def play_bots(job: Job, chunk: int, rng: Rng) -> Chunk | None:
    seeds = [rng.spawn(1 + seat).bits() for seat in range(job.players)]
    played = playing.play(job.game, job.players, job.options, job.bots, rng.spawn(0), seeds)
    if played is None:
        return None
    result = (played.ending, played.winners, sum(played.decisions), played.scores)
    return Chunk(chunk, Tally.of([result], job.players), tuple(map(len, played.faults)))


# -- files ------------------------------------------------------------------------------------------------------------


def create_journal(path: Path, job: Job) -> journal.Journal[Job, Chunk]:
    """A new file for the results."""
    return journal.create(path, FORMAT, job.game, job)


def gone_on(path: Path) -> journal.Journal[Job, Chunk]:
    """The results of a run that was interrupted, to go on with."""
    return playing.ready(journal.gone_on(path, FORMAT, Job, Chunk, checked, fits))


def checked(job: Job) -> str:
    """The game of a job that `plan` can have made, with bots that are still what they were."""
    if not (1 <= job.games <= MOST_GAMES and len(job.bots) in (0, job.players)):
        raise journal.Unsound
    return playing.checked(job)


def fits(job: Job, part: Chunk) -> int | None:
    right = (
        0 <= part.number < job.chunks
        and part.tally.games == job.size(part.number)
        and len(part.tally.scores) == len(part.faults) == job.players
    )
    return part.number if right else None


# -- what it comes to -------------------------------------------------------------------------------------------------


def summed_up(job: Job, total: Chunk, before: Tally, seconds: float, workers: int) -> Result:
    tally = total.tally
    names = collection.get(job.game).endings
    edges = edges_for(tally.scores)
    made = made_in(tally) - made_in(before)
    games = tally.games - before.games
    return Result(
        game=job.game,
        players=job.players,
        options=dict(job.options),
        seed=job.seed,
        wanted=job.games,
        games=tally.games,
        interrupted=tally.games < job.games,
        truncated=tally.truncated,
        seats=tuple(
            seat_result(job, seat, total, distribution(scores, edges))
            for seat, scores in enumerate(tally.scores)
        ),
        endings=tuple(
            Ending(name, tally.endings.get(ending, 0), share(tally.endings.get(ending, 0), tally.games))
            for ending, name in enumerate(names)
            if ending
        ),
        decisions=distribution(tally.decisions, edges_for([tally.decisions])),
        timing=Timing(seconds, workers, antiqua.COMPILED, games / seconds, made / seconds),
    )


def made_in(tally: Tally) -> int:
    return sum(decisions * count for decisions, count in tally.decisions.items())


def seat_result(job: Job, seat: int, total: Chunk, scores: Distribution) -> SeatResult:
    tally = total.tally
    alone = tally.winners.get(1 << seat, 0)
    shared = {won: count for won, count in tally.winners.items() if won >> seat & 1 and won != 1 << seat}
    part = alone + sum(count / won.bit_count() for won, count in shared.items())
    return SeatResult(
        seat,
        alone,
        sum(shared.values()),
        share(part, tally.games),
        scores,
        job.bots[seat] if job.bots else "",
        total.faults[seat],
    )
