"""What all mass runs share: numbered units of work over many processes, and Ctrl-C.

What a unit brings depends on the job and on its number only, never on who works on it or when: so a run is the same
for any number of workers, and can be broken off and gone on with.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any, TypeVar

from antiqua.bots.orphans import end_with_parent
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.rng import Rng

MOST_WORKERS = 1000
WAITING = 3  # units per worker that are asked for in advance, where units are short
PATIENCE = 0.1  # seconds after which one looks whether Ctrl-C was pressed

Job = TypeVar("Job")
Part = TypeVar("Part")


class WorkerDied(AntiquaError):
    """A worker process has gone, and with it the units it was working on."""


# -- units ------------------------------------------------------------------------------------------------------------


def worked(
    play: Callable[[Job, int], Part | None],
    job: Job,
    units: Iterable[int],
    workers: int,
    interruption: Interruption,
    waiting: int = WAITING,
) -> Iterator[tuple[int, Part]]:
    """The units with what `play(job, unit)` brings, in any order, until there are no more or Ctrl-C is pressed.

    `play` is a function of a module, so that other processes find it. It may return None for a unit that it gave up
    because of `stopping()`.
    """
    if workers == 1:
        yield from worked_here(play, job, units, interruption)
    else:
        yield from worked_by(play, job, units, workers, interruption, waiting)


def worked_here(
    play: Callable[[Job, int], Part | None], job: Job, units: Iterable[int], interruption: Interruption
) -> Iterator[tuple[int, Part]]:
    with stopping_when(lambda: interruption.asked):
        for unit in units:
            if interruption.asked:
                return
            part = play(job, unit)
            if part is not None:
                yield unit, part


def worked_by(
    play: Callable[[Job, int], Part | None],
    job: Job,
    units: Iterable[int],
    workers: int,
    interruption: Interruption,
    waiting: int,
) -> Iterator[tuple[int, Part]]:
    """Units as worker processes finish them. The workers are started anew, not forked: that is safe everywhere."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, begin_work, (stop,))
    running: dict[Future[Part | None], int] = {}
    coming = iter(units)
    unit = next(coming, None)
    try:
        while (running or unit is not None) and not interruption.asked:
            while unit is not None and len(running) < waiting * workers:
                with interruptions_later():
                    running[pool.submit(play, job, unit)] = unit
                unit = next(coming, None)
            done, _ = wait(running, PATIENCE, FIRST_COMPLETED)
            yield from finished(done, running)
        stop.set()
        yield from finished([future for future in running if not future.cancel()], running)
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def finished(
    done: Iterable[Future[Part | None]], running: dict[Future[Part | None], int]
) -> Iterator[tuple[int, Part]]:
    for future in list(done):
        part = future.result()
        unit = running.pop(future)
        if part is not None:
            yield unit, part


_stopping: Callable[[], bool] | None = None


def stopping() -> bool:
    """Has Ctrl-C been pressed? A long unit asks now and then, and gives up."""
    return _stopping is not None and _stopping()


@contextmanager
def stopping_when(asked: Callable[[], bool]) -> Iterator[None]:
    global _stopping  # noqa: PLW0603 - a process works on one unit at a time
    before, _stopping = _stopping, asked
    try:
        yield
    finally:
        _stopping = before


def begin_work(stop: Any) -> None:
    """How a worker process begins: Ctrl-C is its parent's business, which says so by `stop`."""
    global _stopping  # noqa: PLW0603 - a process works on one unit at a time
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopping = stop.is_set
    end_with_parent(lambda: os._exit(1))


@contextmanager
def deaths_told(finished: Callable[[], int], wanted: int) -> Iterator[None]:
    """A worker that died becomes an error that says how far things had come."""
    try:
        yield
    except BrokenProcessPool:
        raise WorkerDied("error-worker-died", finished=finished(), wanted=wanted) from None


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


# -- numbers ----------------------------------------------------------------------------------------------------------


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_workers(workers: int | None) -> int:
    """So many workers; without a number one for each core."""
    if workers is None:
        return cores()
    check_number("workers", workers, MOST_WORKERS)
    return workers


def check_number(name: str, value: Any, most: int) -> None:
    if type(value) is not int or not 1 <= value <= most:
        raise BadOption("error-bad-number", option=name, value=str(value), allowed=f"1–{most}")


def check_seed(seed: int | None) -> int:
    """This seed; without one, any."""
    if seed is None:
        return int.from_bytes(os.urandom(4))
    if type(seed) is not int:
        raise BadOption("error-bad-seed", seed=str(seed))
    Rng(seed)
    return seed
