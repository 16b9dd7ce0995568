"""Many random games over many cores.

    result = simulate("seven_wonders_duel", 100_000, seed=7)

Games are played in chunks. What a chunk plays depends on the seed and on its number only, and chunks are counted in
whole numbers: so the result is the same for any number of workers. An interruption (Ctrl-C) keeps what is finished.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

import msgspec

import antiqua
from antiqua import games as collection
from antiqua.arena.tally import Distribution, Share, Tally, distribution, edges_for, share
from antiqua.games.game import Game
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

CHUNK = 200
MOST_GAMES = 10**9
MOST_WORKERS = 1000
WAITING = 3  # chunks per worker that are asked for in advance
PATIENCE = 0.1  # seconds after which one looks whether Ctrl-C was pressed


class WorkerDied(AntiquaError):
    """A worker process has gone, and with it the chunks it was playing."""


class Ending(msgspec.Struct, frozen=True):
    """One way to end a game, and how many games ended so."""

    name: str
    games: int
    share: Share


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared. A shared victory counts in `share` as its part of one."""

    seat: int
    wins: int
    shared: int
    share: Share
    scores: Distribution


class Timing(msgspec.Struct, frozen=True):
    """How long it took: all that may differ between two runs with the same seed."""

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
) -> Result:
    """Play `games` random games; without a seed take one, without a number of workers one for each core.

    `progress` is told again and again how many games are finished.
    """
    chosen = collection.get(game) if isinstance(game, str) else game
    count = chosen.check_players(players)
    values = chosen.check_options(dict(options or {}))
    check_number("games", games, MOST_GAMES)
    seed = int.from_bytes(os.urandom(4)) if seed is None else seed
    check_seed(seed)
    if workers is None:
        workers = cores()
    check_number("workers", workers, MOST_WORKERS)
    job = Job(chosen.name, count, tuple(values.items()), seed, games)
    workers = min(workers, job.chunks)
    start = perf_counter()
    tally = Tally(scores=tuple({} for _ in range(count)))
    interruption = Interruption()
    try:
        with interruption:
            for part in (
                played_here(job, interruption) if workers == 1 else played_by(job, workers, interruption)
            ):
                tally = tally + part
                if progress is not None:
                    progress(tally.games)
    except BrokenProcessPool:
        raise WorkerDied("error-worker-died", finished=tally.games, wanted=games) from None
    return summed_up(job, tally, interruption.asked, perf_counter() - start, workers)


def check_number(name: str, value: Any, most: int) -> None:
    if type(value) is not int or not 1 <= value <= most:
        raise BadOption("error-bad-number", option=name, value=str(value), allowed=f"1–{most}")


def check_seed(seed: Any) -> None:
    if type(seed) is not int:
        raise BadOption("error-bad-seed", seed=str(seed))
    Rng(seed)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# -- chunks -----------------------------------------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True):
    """What is to be played, as every worker is told it."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    games: int

    @property
    def chunks(self) -> int:
        return -(-self.games // CHUNK)

    def size(self, chunk: int) -> int:
        return min(CHUNK, self.games - chunk * CHUNK)


@cache
def beginning(job: Job) -> State:
    return collection.get(job.game).start(job.players, **dict(job.options))


def play_chunk(job: Job, chunk: int) -> Tally:
    """Chunk number `chunk`, the same wherever it is played."""
    limit = collection.get(job.game).decision_limit
    rng = Rng(job.seed).spawn(chunk)
    return Tally.of(playouts(beginning(job), job.size(chunk), rng, limit), job.players)


def played_here(job: Job, interruption: Interruption) -> Iterator[Tally]:
    for chunk in range(job.chunks):
        if interruption.asked:
            return
        yield play_chunk(job, chunk)


def played_by(job: Job, workers: int, interruption: Interruption) -> Iterator[Tally]:
    """Chunks as worker processes finish them. The workers are started anew, not forked: that is safe everywhere."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interruptions_to_the_parent)
    running: set[Future[Tally]] = set()
    chunk = 0
    try:
        while (running or chunk < job.chunks) and not interruption.asked:
            while chunk < job.chunks and len(running) < WAITING * workers:
                with interruptions_later():
                    running.add(pool.submit(play_chunk, job, chunk))
                chunk += 1
            done, running = wait(running, PATIENCE, FIRST_COMPLETED)
            for future in done:
                yield future.result()
        for future in [future for future in running if not future.cancel()]:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------


class Interruption:
    """Notes that somebody has pressed Ctrl-C, and does nothing else about it.

    An exception out of nowhere would leave the locks of the worker pool as they are, and everybody waiting for them.
    """

    asked = False
    _usual: Any = None

    def __enter__(self) -> None:
        if (
            current_thread() is main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            self._usual = signal.signal(signal.SIGINT, self._note)

    def _note(self, number: int, frame: object) -> None:
        self.asked = True

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: object) -> bool:
        if self._usual is not None:
            signal.signal(signal.SIGINT, self._usual)
        if kind is KeyboardInterrupt:
            self.asked = True
            return True
        return False


@contextmanager
def interruptions_later() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal. A worker that is started meanwhile is deaf to it from birth."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- what it comes to -------------------------------------------------------------------------------------------------


def summed_up(job: Job, tally: Tally, interrupted: bool, seconds: float, workers: int) -> Result:
    names = collection.get(job.game).endings
    edges = edges_for(tally.scores)
    made = sum(decisions * count for decisions, count in tally.decisions.items())
    return Result(
        game=job.game,
        players=job.players,
        options=dict(job.options),
        seed=job.seed,
        wanted=job.games,
        games=tally.games,
        interrupted=interrupted,
        truncated=tally.truncated,
        seats=tuple(
            seat_result(seat, tally, distribution(scores, edges)) for seat, scores in enumerate(tally.scores)
        ),
        endings=tuple(
            Ending(name, tally.endings.get(ending, 0), share(tally.endings.get(ending, 0), tally.games))
            for ending, name in enumerate(names)
            if ending
        ),
        decisions=distribution(tally.decisions, edges_for([tally.decisions])),
        timing=Timing(seconds, workers, antiqua.COMPILED, tally.games / seconds, made / seconds),
    )


def seat_result(seat: int, tally: Tally, scores: Distribution) -> SeatResult:
    alone = tally.winners.get(1 << seat, 0)
    shared = {won: count for won, count in tally.winners.items() if won >> seat & 1 and won != 1 << seat}
    part = alone + sum(count / won.bit_count() for won, count in shared.items())
    return SeatResult(seat, alone, sum(shared.values()), share(part, tally.games), scores)
