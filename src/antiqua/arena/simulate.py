"""Many random games over many cores.

    result = simulate("seven_wonders_duel", 100_000, seed=7)

Games are played in chunks. What a chunk plays depends on the seed and on its number only, and chunks are counted in
whole numbers: so the result is the same for any number of workers. An interruption (Ctrl-C) keeps what is finished.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from time import perf_counter
from typing import Any

import msgspec

import antiqua
from antiqua import games as collection
from antiqua.arena.tally import Distribution, Share, Tally, distribution, edges_for, share
from antiqua.arena.workers import (
    Interruption,
    check_number,
    check_seed,
    check_workers,
    deaths_told,
    worked,
)
from antiqua.games.game import Game
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

CHUNK = 200
MOST_GAMES = 10**9


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
    seed = check_seed(seed)
    workers = check_workers(workers)
    job = Job(chosen.name, count, tuple(values.items()), seed, games)
    workers = min(workers, job.chunks)
    start = perf_counter()
    tally = Tally(scores=tuple({} for _ in range(count)))
    interruption = Interruption()
    with deaths_told(lambda: tally.games, games), interruption:
        for _, part in worked(play_chunk, job, range(job.chunks), workers, interruption):
            tally = tally + part
            if progress is not None:
                progress(tally.games)
    return summed_up(job, tally, interruption.asked, perf_counter() - start, workers)


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
