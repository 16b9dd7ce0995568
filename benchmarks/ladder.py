"""The published ladder: every level of every game against the one below it, and what the highest one owes to what.

    .venv/bin/python benchmarks/ladder.py              play what has not been played yet, then write docs/ladder.md
    .venv/bin/python benchmarks/ladder.py --write      only write it

Each step is one command, whose JSON is kept in `benchmarks/ladder/`; delete a file to play it again. What is broken off
goes on the next time, as long as nothing of the bots has changed: until it is finished it lives in `build/ladder`. The
levels think in iterations, so a command gives the same games everywhere; only where they have the same time for every
move it does not. `--timed 40 --time 100` plays those with 100 milliseconds, `--against` only those whose opponents are
called so. `--plans 60` lets every plan sit alone among bots of the level below the highest.
The master of before there were networks sits down only where it was built, as `benchmarks/earlier.py` tells, in
`build/earlier` from the commit 0632251.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import games, i18n
from antiqua.bots.levels import GREEDY, LEVELS, SEATED
from antiqua.bots.plans import PLAN, plans

HERE = Path(__file__).parent / "ladder"
PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
SEED = 1
BEST, SECOND = LEVELS[-1], LEVELS[-2]
TIMES = (10, 100, 1000)  # milliseconds for every move
EARLIER = Path("build/earlier")
UNFINISHED = Path(__file__).parents[1] / "build" / "ladder"
PROGRAM = "import sys; from antiqua.cli import main; sys.exit(main())"
HEADING = """| who | games | victories of the stronger | Elo | points | ms a decision |
|---|---|---|---|---|---|
"""
INTRODUCTION = """# How strong the levels are

Every level against the one below it, in paired games: the same chance for every seat in turn. With more than two
players, one of the stronger sits alone among the weaker; its fair share would be a third, a quarter or a fifth.
The shares are of victories, with their 95 % intervals (Wilson); the difference is in Elo's units.

`greedy` looks one move ahead with the evaluation that `master` searches with, and errs never: what lies between the two
is what looking further brings.

`.venv/bin/python benchmarks/ladder.py` plays all of this again and writes this page; each row is one command. What has
no row has not been played yet.
"""
TIMED = """
With the same time for every move, `master` also meets the master of before there were networks (`earlier`), the same
search without any evaluation, which plays to the end at random instead (`evaluates=0`), every player with a plan, and
itself with a tenth of the time. These games depend on the machine. `earlier` is built from the commit 0632251 into
`build/earlier`, as [benchmarks/earlier.py](../benchmarks/earlier.py) tells.
"""

ALONE = f"""
A player with a plan, alone among {SECOND}s; its fair share would be {{fair}}.

| plan | games | victories of the plan | points | ms a decision |
|---|---|---|---|---|
"""


class Step(NamedTuple):
    game: str
    players: int
    high: str
    low: str
    games: int

    @property
    def file(self) -> Path:
        rival = "" if (self.low, self.high) in pairwise(SEATED) else f"-{self.rival}"
        name = re.sub("[:,= ]", "-", f"{self.game}-{self.players}-{self.high}{rival}")
        return HERE / f"{name}.json"

    @property
    def rival(self) -> str:
        """What the lower one is called on the page."""
        return self.low.replace(f"python:benchmarks/earlier.py:Earlier:{EARLIER}=", "earlier ")

    @property
    def is_plan(self) -> bool:
        """Does a plan sit alone among others?"""
        return self.high.startswith(f"{PLAN}:")

    @property
    def command(self) -> str:
        table = " ".join([self.high, *[self.low] * (self.players - 1)])
        return f"arena {self.game} --table {table} --games {self.games} --seed {SEED} --json"


def steps(pairs: int, masters: int, more: int, timed: int, lone: int) -> Iterator[Step]:
    for name in games.names():
        for players in games.get(name).player_counts:
            for low, high in pairwise(SEATED):
                usual = masters if high == BEST else pairs
                number = usual if players == 2 else more
                if number:
                    yield Step(name, players, high, low, number)
            if lone:
                for plan in plans(name):
                    yield Step(name, players, f"{PLAN}:{plan}", SECOND, lone)
        if more:
            yield Step(name, games.get(name).player_counts[0], BEST, GREEDY, more)
        if timed:
            for time in TIMES:
                for low in rivals(name, time):
                    high = f"{BEST}:milliseconds={time}"
                    yield Step(name, games.get(name).player_counts[0], high, low, timed)


def rivals(name: str, time: int) -> Iterator[str]:
    """Whom the highest level meets with so many milliseconds for every move."""
    yield f"python:benchmarks/earlier.py:Earlier:{EARLIER}={BEST}:milliseconds={time}"
    yield f"search:milliseconds={time},evaluates=0"
    yield f"{BEST}:milliseconds={time // 10}"
    for plan in plans(name):
        yield f"{PLAN}:{plan}:milliseconds={time}"


def play(step: Step, workers: int) -> bool:
    """Play a step, or go on with it; False if it was broken off."""
    print(f"./antiqua {step.command}", flush=True)
    UNFINISHED.mkdir(parents=True, exist_ok=True)
    journal = UNFINISHED / f"{step.file.stem}.jsonl"
    begun = ["arena", "--resume", str(journal), "--json"]
    new = [*shlex.split(step.command), "--output", str(journal)]
    hands = ["--workers", str(workers)] if workers else []
    call = [sys.executable, "-c", PROGRAM, *(begun if journal.exists() else new), *hands]
    try:
        done = subprocess.run(call, stdout=subprocess.PIPE, check=False)
    except KeyboardInterrupt:
        return False
    if done.returncode:
        print(f"It was broken off; {journal} has what was played.", file=sys.stderr)
        return False
    HERE.mkdir(exist_ok=True)
    step.file.write_text(done.stdout.decode(), encoding="utf-8")
    journal.unlink()
    return True


def row(step: Step) -> str:
    found = msgspec.json.decode(step.file.read_bytes())
    number = next(i for i, bot in enumerate(found["bots"]) if bot["name"] == step.high)
    high, low = found["bots"][number], found["bots"][1 - number]
    share = high["share"]
    times = [1000 * found["timing"]["bots"][i]["mean"] for i in (number, 1 - number)]
    who = step.high if step.is_plan else f"{step.high} – {step.rival}"
    elo = "" if step.is_plan else f" {difference(share, step.players)} |"
    return (
        f"| {who} | {found['games']} "
        f"| **{100 * share['share']:.1f} %** ({100 * share['low']:.1f}–{100 * share['high']:.1f}) "
        f"|{elo} {high['scores']['mean']:.1f} – {low['scores']['mean']:.1f} "
        f"| {times[0]:.1f} – {times[1]:.1f} |"
    )


def difference(share: dict[str, Any], players: int) -> str:
    """Elo's units between a lone bot and each of the others: its odds against one of them."""
    part = share["share"]
    if not 0 < part < 1:
        return "—"
    return f"{400 * log10(part * (players - 1) / (1 - part)):.0f}"


def page(done: list[Step]) -> str:
    parts = [INTRODUCTION]
    if any(step.high.startswith(f"{BEST}:") for step in done):
        parts.append(TIMED)
    for name in games.names():
        title = i18n.text(f"{games.get(name).prefix}-name")
        parts.append(f"\n## {title}\n")
        for players in games.get(name).player_counts:
            rows = [step for step in done if (step.game, step.players) == (name, players)]
            if not rows:
                continue
            parts.append(f"\n{players} players\n")
            ranked = [step for step in rows if not step.is_plan]
            if ranked:
                parts += ["\n", HEADING, *(f"{row(step)}\n" for step in ranked)]
            lone = [step for step in rows if step.is_plan]
            if lone:
                parts += [ALONE.format(fair=f"{100 / players:.0f} %"), *(f"{row(step)}\n" for step in lone)]
            parts.append("\n" + "".join(f"    ./antiqua {step.command}\n" for step in rows))
    return "".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--pairs", type=int, default=400, help="games of two players for each step (400)")
    parser.add_argument("--masters", type=int, default=400, help="the same, for the highest (400)")
    parser.add_argument(
        "--more", type=int, default=120, help="games of more players, and against greedy (120)"
    )
    parser.add_argument("--timed", type=int, default=40, help="games with the same time for every move (40)")
    parser.add_argument("--plans", type=int, default=60, help="games of a plan alone among others (60)")
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--time", type=int, choices=TIMES, help="only with so many milliseconds for a move")
    parser.add_argument("--against", default="", help="only where the lower one's name begins so: plan")
    parser.add_argument("--workers", type=int, default=0, help="processes that play (one for each core)")
    parser.add_argument("games", nargs="*", help="which games (all)")
    given = parser.parse_args()
    wanted = [
        step
        for step in steps(given.pairs, given.masters, given.more, given.timed, given.plans)
        if (not given.games or step.game in given.games)
        and (not given.players or step.players == given.players)
        and step.rival.startswith(given.against)
        and (not given.time or step.high.endswith(f"={given.time}"))
        and (step.rival == step.low or EARLIER.is_dir())
    ]
    for step in wanted:
        if not given.write and not step.file.exists() and not play(step, given.workers):
            break
    PAGE.write_text(page(list(played())), encoding="utf-8")
    return 0


def played() -> Iterator[Step]:
    """The steps that have been played, with as many games as they had."""
    for step in steps(1, 1, 1, 1, 1):
        if step.file.exists():
            found = msgspec.json.decode(step.file.read_bytes())
            yield step._replace(games=found["games_per_lineup"])


if __name__ == "__main__":
    sys.exit(main())
