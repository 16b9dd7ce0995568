"""How fast a game is played, compiled and interpreted, and what a position costs.

Each build runs in a process of its own that plays, clones and lists for as long as it is asked to. They are asked in
turn, again and again, and what counts is the median: so a noisy neighbour hurts little.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median
from time import perf_counter
from types import TracebackType
from typing import Any

import msgspec

import antiqua
from antiqua import games
from antiqua.arena.workers import interruptions_later
from antiqua.kernel.playout import playout, repeat_clone, repeat_listing
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State

ROUNDS = 5
SECONDS = 0.4  # of playing, per round and build
LEAST = 0.002  # seconds that one timing takes at least
SEED = 20


class Bench(msgspec.Struct, frozen=True):
    """The figures of one game. Where nothing is compiled, both builds are the same one."""

    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    interpreted_decisions_per_second: float
    clone_ns: float
    listing_ns: float
    state_bytes: int
    ratio: float
    peak_mb: float | None
    compiled: bool


class Round(msgspec.Struct, frozen=True):
    """What one process found out when it was asked once."""

    games_per_second: float
    decisions_per_second: float
    clone_ns: float
    listing_ns: float
    state_bytes: int
    peak_mb: float | None


def bench(name: str, players: int, rounds: int = ROUNDS, seconds: float = SECONDS) -> Bench:
    """Measure one game with one number of players."""
    game = games.get(name)
    players = game.check_players(players)
    with ExitStack() as stack:
        fast = stack.enter_context(Worker(name, players, pure=antiqua.PURE))
        slow = stack.enter_context(Worker(name, players, pure=True)) if antiqua.COMPILED else fast
        for worker in (fast, slow):
            worker.ask(seconds / 4)  # to get warm
        pairs = []
        for _ in range(rounds):
            ours = fast.ask(seconds)
            pairs.append((ours, ours if slow is fast else slow.ask(seconds)))

    def middle(figure: Callable[[Round], float]) -> float:
        return median(figure(ours) for ours, _ in pairs)

    return Bench(
        game=name,
        players=players,
        games_per_second=middle(lambda found: found.games_per_second),
        decisions_per_second=middle(lambda found: found.decisions_per_second),
        interpreted_decisions_per_second=median(theirs.decisions_per_second for _, theirs in pairs),
        clone_ns=middle(lambda found: found.clone_ns),
        listing_ns=middle(lambda found: found.listing_ns),
        state_bytes=pairs[0][0].state_bytes,
        ratio=median(ours.decisions_per_second / theirs.decisions_per_second for ours, theirs in pairs),
        peak_mb=pairs[-1][0].peak_mb,
        compiled=antiqua.COMPILED,
    )


class Worker:
    """A process that measures one build whenever it is asked, and rests meanwhile; Ctrl-C is its parent's business."""

    def __init__(self, name: str, players: int, pure: bool) -> None:
        with interruptions_later():
            self.process = subprocess.Popen(
                [sys.executable, "-m", __name__, name, str(players)],
                env={
                    **os.environ,
                    "ANTIQUA_PURE": "1" if pure else "",
                    "PYTHONPATH": os.pathsep.join(sys.path),
                },
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )

    def ask(self, seconds: float) -> Round:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"%g\n" % seconds)
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a process that measures has died with exit code {self.process.wait()}")
        return msgspec.json.decode(answer, type=Round)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.process.communicate()


# -- inside such a process --------------------------------------------------------------------------------------------


def main(name: str, players: int) -> None:
    """Answer every line, a number of seconds, with a round."""
    start = games.get(name).start(players)
    positions = sampled(start)
    rng = Rng(SEED)
    for line in sys.stdin:
        answer = measured(start, positions, rng, float(line))
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


def measured(start: State, positions: list[State], rng: Rng, seconds: float) -> Round:
    played, decisions, passed = played_for(start, rng, seconds)
    return Round(
        games_per_second=played / passed,
        decisions_per_second=decisions / passed,
        clone_ns=nanoseconds(repeat_clone, positions),
        listing_ns=nanoseconds(repeat_listing, positions),
        state_bytes=max(bytes_of(state) for state in positions),
        peak_mb=peak_memory(),
    )


def sampled(start: State) -> list[State]:
    """The decisions of one random game."""
    state, rng = start.clone(), Rng(SEED)
    found = []
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
        else:
            found.append(state.clone())
            legal = state.legal_actions()
            state.play(legal[rng.below(len(legal))])
    return found


def played_for(start: State, rng: Rng, seconds: float) -> tuple[int, int, float]:
    """How many games and decisions in how many seconds."""
    actions = Buffer()
    played = decisions = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        decisions += playout(start.clone(), rng, actions)
        played += 1
        now = perf_counter()
    return played, decisions, now - begin


def nanoseconds(repeat: Callable[[State, int], object], positions: list[State]) -> float:
    """What one repetition costs, on average over the positions; the best of three, the others were disturbed."""
    times = 1
    while True:
        passed = min(seconds_for(repeat, positions, times) for _ in range(3))
        if passed > LEAST:
            return 1e9 * passed / (times * len(positions))
        times *= 4


def seconds_for(repeat: Callable[[State, int], object], positions: list[State], times: int) -> float:
    begin = perf_counter()
    for state in positions:
        repeat(state, times)
    return perf_counter() - begin


def bytes_of(state: State) -> int:
    """The position with all that it does not share with a copy of it."""
    return owned_bytes(state, state.clone(), set())


def owned_bytes(thing: Any, twin: Any, counted: set[int]) -> int:
    counted.add(id(thing))
    total = sys.getsizeof(thing)
    twins = gc.get_referents(twin)
    shared = {id(part) for part in twins}
    for part, other in zip(gc.get_referents(thing), twins, strict=True):
        if id(part) not in shared and id(part) not in counted:
            total += owned_bytes(part, other, counted)
    return total


def peak_memory() -> float | None:
    """The most memory that this process has had, in MB; None where the system does not tell."""
    try:  # Linux; what it counts for getrusage includes the process that started this one
        with open("/proc/self/status", encoding="ascii") as status:
            return next(int(line.split()[1]) / 1000 for line in status if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1_000_000 if sys.platform == "darwin" else 1000)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
