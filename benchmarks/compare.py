"""The longer measurements: every bound that a game promises to keep, and how far we are from C++.

    python benchmarks/compare.py
    python benchmarks/compare.py seven_wonders_duel --yardstick "python3 path/to/yardstick.py"

The yardstick is a program that plays the same kind of games in C++ and prints `games/s N  decisions/s N`. It is run
right before and right after our own measurement, several times over, because machines change their speed all the time.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from statistics import fmean, median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import COMPILED, games
from antiqua.arena.bench import ROUNDS, bench

FIRST = games.names()[0]
IMPORT = "import time; t = time.perf_counter(); import antiqua.games{}; print(time.perf_counter() - t)"
SIMULATE = "import sys; from antiqua.cli import main; sys.exit(main())"
MANY_GAMES = 100_000


class Report:
    """Prints figures as they come, and remembers whether all bounds were kept."""

    def __init__(self) -> None:
        self.kept = True

    def line(self, what: str, value: str, bound: str = "", kept: bool = True) -> None:
        self.kept = self.kept and kept
        print(
            f"{what:<60} {value:>23}   {'' if not bound else f'{bound}: ' + ('kept' if kept else 'BROKEN')}"
        )


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def speed_of(command: str) -> float:
    """Decisions per second of the yardstick."""
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=True)
    found = re.search(r"decisions/s\s+([0-9.]+)", done.stdout)
    if found is None:
        sys.exit(f"the yardstick did not print `games/s N  decisions/s N`, but: {done.stdout!r}")
    return float(found[1])


def compare(report: Report, command: str, rounds: int) -> None:
    """Our decisions per second as a part of the yardstick's, each time between two runs of it."""
    ratios = []
    before = speed_of(command)
    for _ in range(rounds):
        ours = bench(FIRST, games.get(FIRST).player_counts[0]).decisions_per_second
        after = speed_of(command)
        ratios.append(ours / fmean([before, after]))
        report.line("decisions/s, ours and the yardstick's", f"{ours:,.0f} / {fmean([before, after]):,.0f}")
        before = after
    report.line("part of the yardstick's speed", f"{median(ratios):.2f}", ">= 0.5", median(ratios) >= 0.5)


def import_time(report: Report, what: str, more: str = "") -> None:
    """In a fresh process, without the start of Python itself."""
    command = [sys.executable, "-c", IMPORT.format(more)]
    times = []
    for _ in range(2 * ROUNDS + 1):
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
        times.append(1000 * float(done.stdout))
    report.line(f"import of {what}, ms", f"{median(times):.0f}", "<= 150", median(times) <= 150)


def many_games(report: Report, name: str) -> None:
    """The whole process, from its start to its end, on two cores."""
    command = [sys.executable, "-c", SIMULATE, "simulate", name, "--games", str(MANY_GAMES)]
    begin = perf_counter()
    subprocess.run(
        [*command, "--workers", "2", "--json"], env=environment(), stdout=subprocess.DEVNULL, check=True
    )
    seconds = perf_counter() - begin
    bound = 60 if name == FIRST else 0
    kept = seconds <= bound or not bound
    report.line(f"{name}: {MANY_GAMES:,} games, s", f"{seconds:.1f}", f"<= {bound}" if bound else "", kept)


FIGURES: tuple[tuple[str, str], ...] = (
    ("games per second", "games_per_second"),
    ("decisions per second", "decisions_per_second"),
    ("interpreted decisions per second", "interpreted_decisions_per_second"),
    ("compiled to interpreted", "ratio"),
    ("copying a position, ns", "clone_ns"),
    ("listing the legal actions, ns", "listing_ns"),
    ("a position, bytes", "state_bytes"),
    ("peak memory, MB", "peak_mb"),
)
PROMISES: dict[str, dict[str, tuple[str, float]]] = {
    "seven_wonders_duel": {"ratio": (">=", 40), "clone_ns": ("<=", 250), "state_bytes": ("<=", 2048)},
}


def measure(report: Report, name: str, players: int) -> None:
    found = bench(name, players, rounds=2 * ROUNDS + 1)
    for what, figure in FIGURES:
        value = getattr(found, figure) or 0
        shown = f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
        sign, bound = PROMISES.get(name, {}).get(figure, ("", 0))
        kept = not sign or (value >= bound if sign == ">=" else value <= bound)
        report.line(f"{name} ({players}): {what}", shown, f"{sign} {bound}" if sign else "", kept)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument(
        "--yardstick", metavar="COMMAND", help="a program that plays in C++ and prints its speed"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often to compare with it (3)")
    arguments = parser.parse_args()
    if not COMPILED:
        print("nothing is compiled: run `make build` first", file=sys.stderr)
        return 2
    report = Report()
    if arguments.yardstick:
        compare(report, arguments.yardstick, arguments.rounds)
    import_time(report, "antiqua.games")
    for name in arguments.games or games.names():
        import_time(report, name, f"; antiqua.games.get('{name}')")
        for players in games.get(name).player_counts:
            measure(report, name, players)
        many_games(report, name)
    return 0 if report.kept else 1


if __name__ == "__main__":
    sys.exit(main())
