"""What a bot is worth against players with a plan: one table of all plans of a game, and its weakest row marked.

    .venv/bin/python benchmarks/plans.py master
    .venv/bin/python benchmarks/plans.py master:iterations=2000 stone_age --settings iterations=2000 --games 40
    .venv/bin/python benchmarks/plans.py expert concordia --players 2 3 4 --output expert.json

Each plan sits alone among copies of the bot, in paired games from all seats in turn. Who is worth something leaves it
no more than its fair share, whatever the plan; the row in which it gets most of that is what the bot is worth. With
`--output` the rows are kept in a file of JSON as they come, and those that are in it are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import games
from antiqua.arena import tournament
from antiqua.arena.tally import Share, share
from antiqua.bots.plans import PLAN, plans
from antiqua.kernel.errors import AntiquaError


class Row(msgspec.Struct, frozen=True):
    """A plan alone among bots: its share of the victories and its fair one, and by which ends it and the others won."""

    game: str
    players: int
    bot: str
    plan: str
    games: int
    seed: int
    mark: str  # of what both were
    share: Share
    fair: float
    won: dict[str, int]
    lost: dict[str, int]
    points: tuple[float, float]

    @property
    def key(self) -> tuple[str | int, ...]:
        return (self.game, self.players, self.bot, self.plan, self.games, self.seed, self.mark)


def row(job: tournament.Job, workers: int | None) -> Row | None:
    """The games of one plan; None if they were broken off."""
    course = tournament.run(job, workers)
    if course.interrupted:
        return None
    game = games.get(job.game)
    taken, won, lost = 0.0, Counter[str](), Counter[str]()
    points = [0, 0]
    for played in course.games.values():
        lone = played.seats.index(job.lineups[0][0])
        ours = played.winners >> lone & 1
        taken += ours / played.winners.bit_count() if played.winners else 0.0
        (won if ours else lost)[game.endings[played.ending]] += 1
        points[0] += played.scores[lone]
        points[1] += sum(played.scores) - played.scores[lone]
    number = len(course.games)
    plan, bot = (job.bots[place] for place in job.lineups[0][:2])
    return Row(
        game=job.game,
        players=job.players,
        bot=bot,
        plan=plan,
        games=job.games,
        seed=job.seed,
        mark=job.mark,
        share=share(taken, number),
        fair=1 / job.players,
        won=dict(won),
        lost=dict(lost),
        points=(points[0] / number, points[1] / number / (job.players - 1)),
    )


def key(job: tournament.Job) -> tuple[str | int, ...]:
    plan, bot = (job.bots[place] for place in job.lineups[0][:2])
    return (job.game, job.players, bot, plan, job.games, job.seed, job.mark)


def jobs(given: argparse.Namespace) -> Iterator[tournament.Job]:
    for name in given.game or games.names():
        for players in games.get(name).player_counts:
            if players not in (given.players or [2]):
                continue
            for plan in plans(name):
                bot = f"{PLAN}:{plan}" + (f":{given.settings}" if given.settings else "")
                table = [bot, *[given.bot] * (players - 1)]
                yield tournament.plan(name, given.number, players, seed=given.seed, table=table)


def text(rows: Sequence[Row]) -> str:
    """A table for every game and number of players."""
    parts = []
    for game, players in dict.fromkeys((one.game, one.players) for one in rows):
        some = [one for one in rows if (one.game, one.players) == (game, players)]
        weakest = max(some, key=lambda one: one.share.share)
        parts.append(
            f"\n{game}, {players} players: each plan alone among {some[0].bot}; its fair share is {some[0].fair:.0%}\n"
            f"  {'plan':40} {'games':>5} {'its share':>10}  {'95 %':12} {'points':>15}  it won by\n"
        )
        for one in sorted(some, key=lambda one: -one.share.share):
            span = f"{one.share.low:.0%} to {one.share.high:.0%}"
            points = f"{one.points[0]:.1f} - {one.points[1]:.1f}"
            ways = ", ".join(f"{end} {number}" for end, number in sorted(one.won.items()))
            mark = "  <- the weakest row" if one is weakest else ""
            line = (
                f"  {one.plan:40} {one.games:5} {one.share.share:10.1%}  {span:12} {points:>15}  {ways}{mark}"
            )
            parts.append(f"{line.rstrip()}\n")
    return "".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot", help="who is measured, as bots are named everywhere")
    parser.add_argument("game", nargs="*", help="which games (all)")
    parser.add_argument("--games", dest="number", type=int, default=40, help="games for each plan (40)")
    parser.add_argument(
        "--players", type=int, nargs="+", help="how many at the table; several are possible (2)"
    )
    parser.add_argument("--settings", default="", help="of the plans, instead of their own: milliseconds=100")
    parser.add_argument("--seed", type=int, default=1, help="the same seed brings the same games (1)")
    parser.add_argument("--workers", type=int, help="processes that play (one for each core)")
    parser.add_argument("--output", type=Path, help="keep the rows in this file of JSON, and go on with it")
    given = parser.parse_args()
    kept: dict[tuple[str | int, ...], Row] = {}
    if given.output and given.output.exists():
        kept = {one.key: one for one in msgspec.json.decode(given.output.read_bytes(), type=list[Row])}
    rows = []
    try:
        for job in jobs(given):
            known = kept.get(key(job)) or row(job, given.workers)
            if known is None:
                break
            kept[known.key] = known
            rows.append(known)
            print(
                f"{known.game} {known.players} {known.plan} {known.share.share:.1%}",
                file=sys.stderr,
                flush=True,
            )
            if given.output:
                given.output.write_bytes(msgspec.json.format(msgspec.json.encode([*kept.values()])) + b"\n")
    except AntiquaError as error:
        print(error, file=sys.stderr)
        return 2
    print(text(rows), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
