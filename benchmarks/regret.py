"""What each decision costs against a much longer search: settings of search, compared on the same positions.

    .venv/bin/python benchmarks/regret.py stone_age
    .venv/bin/python benchmarks/regret.py stone_age --iterations 2000 explore=0.5 explore=0.5,focus=0.05
    .venv/bin/python benchmarks/regret.py trajan --positions 800 --times 50 patience=1

Positions come from games of masters. In each a search so many times as long says what share of victory every action
promises. What a shorter search gives away is the difference between the best of them and the one that it chooses. Some
hundred positions often tell two settings apart where hundreds of games cannot, since nothing but the decision itself is
compared. But a setting is judged by what the master's own settings find with more time: who errs as these do is not
found out. What the long searches found is kept in `build/regret`.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections.abc import Iterator
from importlib.resources import files
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from zlib import crc32

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import bots, games
from antiqua.arena.workers import Interruption, check_workers, worked
from antiqua.bots.levels import level
from antiqua.bots.thinking import ThinkingBot
from antiqua.games.game import Game
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Search
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

MASTER = "master"
PLAYED = 200  # iterations of who plays the games that positions come from
APART = 9  # decisions between two positions, in the mean
AT_ONCE = 20  # positions of a unit
OPEN = (0.03, 0.97)  # shares of victory between which there is something to be lost
KNOWN = 0.002  # the part of all visits from which on the promise of an action is known
UNITS = 8  # parts in which the positions are shared out
FOLDER = Path("build/regret")
JUDGES_BY = ("judgement.bin", "weights.toml", "levels.toml")  # in the folder of a game
BROKEN_OFF = 130  # how a program ends after Ctrl-C


class Job(msgspec.Struct, frozen=True):
    """Positions of a game, and how long is thought about each."""

    game: str
    players: int
    iterations: int
    seed: int


class Found(msgspec.Struct, frozen=True):
    """A position as bytes, whose turn it is, and what every action promises."""

    state: bytes
    seat: int
    promises: dict[int, float]


class Trial(msgspec.Struct, frozen=True):
    """A setting, and the positions in which it is tried."""

    game: str
    setting: str
    iterations: int
    found: tuple[Found, ...]


def searcher(game: Game, setting: str = "") -> Search:
    """The master's search, but for a setting."""
    bot = bots.make(f"{MASTER}:{setting}" if setting else MASTER, game.name)
    assert isinstance(bot, ThinkingBot)
    return bot.tree(game)


def look(job: Job, unit: int) -> list[Found]:
    """Positions of fresh games, and what a long search says of each."""
    game = games.get(job.game)
    rng = Rng(job.seed).spawn(unit)
    player, judge = searcher(game), searcher(game)
    found: list[Found] = []
    while len(found) < AT_ONCE:
        state = game.start(job.players)
        while state.to_play != OVER and len(found) < AT_ONCE:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            seat = state.to_play
            if rng.below(APART) == 0:
                seen = state.clone()
                seen.resample(seat, rng)
                judge.clear()
                judge.think(seen, seat, rng, job.iterations)
                one = promised(judge, seen, seat)
                if one is not None:
                    found.append(one)
            player.clear()
            player.think(state, seat, rng, PLAYED, eager=True)
            state.play(player.best())
    return found


def promised(search: Search, state: State, seat: int) -> Found | None:
    """What was found of a position, unless nothing is to be decided in it."""
    there = search.found()
    visits = sum(max(0, number) for _, number, _ in there)
    known = {action: share for action, number, share in there if number >= KNOWN * visits}
    if search.certain or len(known) < 2 or not OPEN[0] < max(known.values()) < OPEN[1]:
        return None
    return Found(pickle.dumps(state), seat, known)


def tried(job: Trial, unit: int) -> list[float]:
    """What a setting gives away in each of some positions. What the long search hardly looked at is worth the least."""
    game = games.get(job.game)
    search = searcher(game, job.setting)
    lost = []
    for number, one in enumerate(job.found[unit::UNITS]):
        search.clear()
        search.think(pickle.loads(one.state), one.seat, Rng(unit).spawn(number), job.iterations)
        promise = one.promises.get(search.best(), min(one.promises.values()))
        lost.append(max(one.promises.values()) - promise)
    return lost


def mark(game: str) -> str:
    """Of what the master judges by: with another network, the long searches would find something else."""
    parts = (files(f"antiqua.games.{game}").joinpath(name) for name in JUDGES_BY)
    return f"{crc32(b''.join(part.read_bytes() for part in parts if part.is_file())):08x}"


def gathered(job: Job, wanted: int, workers: int) -> list[Found]:
    """So many positions, from the file or looked for now."""
    path = FOLDER / f"{job.game}-{job.players}-{job.iterations}-{job.seed}-{mark(job.game)}.bin"
    if path.is_file():
        there = msgspec.msgpack.decode(path.read_bytes(), type=list[Found])
        if len(there) >= wanted:
            return there[:wanted]
    parts = {}
    interruption = Interruption()
    with interruption:
        for unit, part in worked(look, job, range(-(-wanted // AT_ONCE)), workers, interruption):
            parts[unit] = part
            print(f"\r{len(parts) * AT_ONCE} of {wanted} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if interruption.asked:
        sys.exit(BROKEN_OFF)
    there = [one for unit in sorted(parts) for one in parts[unit]]
    FOLDER.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.msgpack.encode(there))
    return there


def regrets(job: Trial, workers: int) -> Iterator[float]:
    interruption = Interruption()
    with interruption:
        parts = dict(worked(tried, job, range(UNITS), workers, interruption))
    if interruption.asked:
        sys.exit(BROKEN_OFF)
    for number in range(len(job.found)):
        yield parts[number % UNITS][number // UNITS]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("settings", nargs="*", help="what differs from the master: explore=0.5,focus=0.05")
    parser.add_argument("--players", type=int, default=0, help="of the game (the fewest)")
    parser.add_argument("--positions", type=int, default=400, help="how many (400)")
    parser.add_argument("--iterations", type=int, default=0, help="of every setting's search (the master's)")
    parser.add_argument("--times", type=int, default=20, help="so many times as long is the other (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes (one for each core)")
    given = parser.parse_intermixed_args()
    game = games.get(given.game)
    players = given.players or game.player_counts[0]
    iterations = given.iterations or level(game.name, MASTER).iterations
    workers = check_workers(given.workers or None)
    job = Job(game.name, players, given.times * level(game.name, MASTER).iterations, given.seed)
    for setting in given.settings:
        try:
            searcher(game, setting)
        except AntiquaError as error:
            parser.error(str(error))
    found = tuple(gathered(job, given.positions, workers))
    usual: list[float] = []
    print(
        f"{len(found)} positions, {iterations} iterations against {job.iterations}; hundredths of a victory lost"
    )
    for setting in ("", *given.settings):
        lost = list(regrets(Trial(game.name, setting, iterations, found), workers))
        usual = usual or lost
        apart = [a - b for a, b in zip(lost, usual, strict=True)]
        error = stdev(apart) / sqrt(len(apart))
        print(
            f"{setting or MASTER:40} {100 * fmean(lost):6.3f}   {100 * fmean(apart):+.3f} ± {100 * error:.3f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
