"""Is the share of victory true that the masters tell? Of a hundred positions told at 70 %, seventy should be won.

    .venv/bin/python benchmarks/calibration.py
    .venv/bin/python benchmarks/calibration.py stone_age --players 4 --games 200

Masters play fresh games against each other. In some positions of each it is noted what the evaluation says of every
seat, and what search says of the one that is to play; both are set against what came, tenth by tenth.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import games
from antiqua.arena.workers import Interruption, check_workers, worked
from antiqua.bots.levels import level
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

TENTHS = 10
NOTED = 12  # decisions between two positions that are noted
FEWEST = 100  # positions that a tenth needs to be judged
ALLOWED = 0.05
AT_ONCE = 4  # games of a unit


class Job(msgspec.Struct, frozen=True):
    game: str
    players: int
    iterations: int
    learned: bool
    seed: int


class Tenths(msgspec.Struct):
    """Forecasts by tenths of a victory: how many, and what was told and what came of them, added up."""

    count: list[int]
    told: list[float]
    came: list[float]

    def note(self, told: float, came: float) -> None:
        tenth = min(TENTHS - 1, int(told * TENTHS))
        self.count[tenth] += 1
        self.told[tenth] += told
        self.came[tenth] += came

    def add(self, other: Tenths) -> None:
        for mine, theirs in ((self.told, other.told), (self.came, other.came)):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.count = [a + b for a, b in zip(self.count, other.count, strict=True)]

    def worst(self) -> float:
        """How far the worst tenth is off that has enough positions."""
        return max(
            (
                abs(told - came) / count
                for count, told, came in zip(self.count, self.told, self.came, strict=True)
                if count >= FEWEST
            ),
            default=0.0,
        )


def nothing() -> Tenths:
    return Tenths([0] * TENTHS, [0.0] * TENTHS, [0.0] * TENTHS)


def unit(job: Job, number: int) -> tuple[Tenths, Tenths]:
    """Some games: what evaluation and search told in them."""
    game = games.get(job.game)
    evaluator = game.evaluator(learned=job.learned)
    by_evaluation, by_search = nothing(), nothing()
    for index in range(AT_ONCE):
        rng = Rng(job.seed).spawn(number * AT_ONCE + index)
        state: State = game.start(job.players)
        searches = [level(job.game, "master").search(game, evaluator) for _ in range(job.players)]
        evaluated: list[Sequence[float]] = []
        searched: list[tuple[int, float]] = []
        decisions = rng.below(NOTED)
        while state.to_play != OVER:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            seat = state.to_play
            search = searches[seat]
            search.clear()
            seen = state.clone()
            seen.resample(seat, rng)
            search.think(seen, seat, rng, job.iterations)
            decisions += 1
            if decisions % NOTED == 0:
                evaluated.append(evaluator.shares(seen))
                searched.append((seat, search.found()[0][2]))
            state.play(search.best())
        came = state.returns()
        for shares in evaluated:
            for told, won in zip(shares, came, strict=True):
                by_evaluation.note(told, won)
        for seat, told in searched:
            by_search.note(told, came[seat])
    return by_evaluation, by_search


def table(job: Job, number: int, by_evaluation: Tenths, by_search: Tenths) -> str:
    lines = [
        f"\n{job.game}, {job.players} players, {number} games of masters with {job.iterations} iterations",
        f"  {'':10} {'evaluation':^31}   {'search':^31}",
        f"  {'tenth':10} {'positions':>10} {'told':>9} {'came':>10}   {'positions':>10} {'told':>9} {'came':>10}",
    ]
    for tenth in range(TENTHS):
        parts = []
        for some in (by_evaluation, by_search):
            count = some.count[tenth]
            told, came = (f"{100 * part[tenth] / max(1, count):.1f} %" for part in (some.told, some.came))
            parts.append(f"{count:10} {told:>9} {came:>10}")
        lines.append(f"  {10 * tenth:3}–{10 * tenth + 10:3} % {'   '.join(parts)}")
    worst = [100 * some.worst() for some in (by_evaluation, by_search)]
    lines.append(f"  the worst tenth is off by {worst[0]:.1f} points by evaluation, {worst[1]:.1f} by search")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="which games (all)")
    parser.add_argument("--games", dest="number", type=int, default=1000, help="games for each (1000)")
    parser.add_argument("--players", type=int, help="how many at the table (the fewest)")
    parser.add_argument("--iterations", type=int, default=200, help="for each decision (200)")
    parser.add_argument("--plain", action="store_true", help="without what was learned")
    parser.add_argument("--seed", type=int, default=1, help="the same seed brings the same games (1)")
    parser.add_argument("--workers", type=int, help="processes that play (one for each core)")
    given = parser.parse_args()
    true = True
    for name in given.game or games.names():
        players = games.get(name).check_players(given.players)
        job = Job(name, players, given.iterations, not given.plain, given.seed)
        by_evaluation, by_search = nothing(), nothing()
        interruption = Interruption()
        units = range(-(-given.number // AT_ONCE))
        with interruption:
            for _, (one, other) in worked(unit, job, units, check_workers(given.workers), interruption):
                by_evaluation.add(one)
                by_search.add(other)
        if interruption.asked:
            return 1
        print(table(job, len(units) * AT_ONCE, by_evaluation, by_search), flush=True)
        true = true and max(by_evaluation.worst(), by_search.worst()) <= ALLOWED
    return 0 if true else 1


if __name__ == "__main__":
    sys.exit(main())
