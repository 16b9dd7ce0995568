"""What keeping a game costs at every move, early and late in it: bytes and time, as a whole file and as increments.

    python benchmarks/storing.py
    python benchmarks/storing.py trajan --players 4

Random games are played to their end. `late/early` compares the last quarter of their moves with the second one; what
does not depend on the length of a game stays near 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import NamedTuple, TypeVar

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import games
from antiqua.kernel.rng import Rng
from antiqua.match import Match
from antiqua.saved import Head, Row

GAMES = 5
Done = TypeVar("Done")
MOST_RATIO = 1.5  # of what does not grow with the game


class Cost(NamedTuple):
    """Of one move: as a whole file, as an increment, and of restoring and telling what is new."""

    file_bytes: float
    file_ms: float
    increment_bytes: float
    increment_ms: float
    restoring_ms: float
    news_ms: float
    moving_ms: float


class Kept:
    """A match, and what a store holds of it."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.match = Match(name, players, seed=seed)
        self.rng = Rng(seed)
        self.version = 0
        self.rows: list[bytes] = []
        self.store()

    def move(self) -> None:
        legal = self.match.state.legal_actions()
        self.match.play(legal[self.rng.below(len(legal))])

    def store(self) -> int:
        """How many bytes are written."""
        increment = self.match.increment(self.version)
        self.version = increment.version
        self.head = msgspec.json.encode(self.match.head())
        new = [msgspec.json.encode(row) for row in increment.rows]
        self.rows[increment.kept :] = new
        return len(self.head) + sum(map(len, new))

    def restore(self) -> Match:
        head = msgspec.json.decode(self.head, type=Head)
        rows = [msgspec.json.decode(row, type=Row) for row in self.rows[head.reach :]]
        return Match.restored(head, rows)


def timed(work: Callable[[], Done]) -> tuple[Done, float]:
    """What comes of it, and the milliseconds."""
    begin = perf_counter()
    done = work()
    return done, 1000 * (perf_counter() - begin)


def cost(kept: Kept) -> Cost:
    """That of the next move."""
    known = kept.match.version
    _, moving = timed(kept.move)
    whole, saving = timed(kept.match.to_json)
    written, storing = timed(kept.store)
    _, restoring = timed(kept.restore)
    _, telling = timed(lambda: kept.match.changes(known, 0))
    return Cost(len(whole), saving, written, storing, restoring, telling, moving)


def costs(name: str, players: int, seed: int) -> list[Cost]:
    """Those of every move of one random game but the last, which may tell all that was hidden."""
    kept = Kept(name, players, seed)
    found = []
    while not kept.match.over:
        found.append(cost(kept))
    return found[:-1]


def mean(costs: list[Cost]) -> Cost:
    return Cost(*(fmean(column) for column in zip(*costs, strict=True)))


def measure(name: str, players: int) -> bool:
    """Print one line per figure; is what must not grow within its bound?"""
    early: list[Cost] = []
    late: list[Cost] = []
    moves = 0
    for seed in range(GAMES):
        found = costs(name, players, seed)
        moves += len(found)
        quarter = len(found) // 4
        early += found[quarter : 2 * quarter]
        late += found[3 * quarter :]
    first, last = mean(early), mean(late)
    print(f"{name}, {players} players, {moves // GAMES} moves")
    for figure, one, other in zip(Cost._fields, first, last, strict=True):
        print(f"  {figure:<16} early {one:>10,.2f}   late {other:>10,.2f}   late/early {other / one:>5.2f}")
    return last.increment_bytes <= MOST_RATIO * first.increment_bytes


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--players", type=int, help="how many (as many as possible)")
    arguments = parser.parse_args()
    kept = [
        measure(name, arguments.players or games.get(name).player_counts[-1])
        for name in arguments.games or games.names()
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
