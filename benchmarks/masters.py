"""What masters like: how they open, what they do, how they win, counted in many of their games.

    .venv/bin/python benchmarks/masters.py             play what has not been played yet, then write docs/masters.md
    .venv/bin/python benchmarks/masters.py --write     only write it

What was counted is kept in `benchmarks/masters/`, a file for each game and number of players; delete one to play it
again. Masters think in iterations, so the same command gives the same games everywhere.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import bots, games, i18n
from antiqua.arena.tally import share
from antiqua.arena.workers import Interruption, check_workers, worked
from antiqua.bots.bot import Keeper
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

HERE = Path(__file__).parent / "masters"
DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "masters.md"
PICTURES = DOCS / "pictures"
SEED = 1
AT_ONCE = 4  # games of a unit
LEAST = 0.02  # of all seats must have done a thing that gets a row
MOST_ROWS = 14
ROW, LEFT, WIDTH, RIGHT, TOP = 22, 190, 420, 60, 26  # of a plot

INTRODUCTION = """# What the masters like

Masters against masters: what they do, how often, and what share of the victories goes to who does it. Nobody told them
any of this; it follows from looking ahead. A share above the fair one does not mean that doing it is what wins: who is
ahead can often do what others cannot.

`.venv/bin/python benchmarks/masters.py` plays these games again and writes this page. So that many games are
possible, the masters think with {iterations} iterations a decision here; against people they think longer.
"""


class Theme(NamedTuple):
    """Moves of one kind: those whose notation has this form, each with the thing that it is about."""

    title: str
    form: str
    first: bool = False  # only the first of them in a game


THEMES: dict[str, tuple[Theme, ...]] = {
    "seven_wonders_duel": (
        Theme("The first wonder chosen", r"pick (\w+)", True),
        Theme("Wonders built", r"wonder (\w+) with"),
        Theme("Progress tokens taken", r"take (\w+)"),
        Theme("Cards built", r"build (\w+)"),
        Theme("Cards sold", r"discard (\w+)"),
    ),
    "stone_age": (
        Theme("Where the first people go", r"place \d+ (\w+)", True),
        Theme("Where people go", r"place \d+ (\w+)"),
        Theme("What is paid, and what is declined", r"(decline|starve|construct|redeem)"),
    ),
    "concordia": (
        Theme("The first card played", r"play (\w+)", True),
        Theme("Cards played", r"play (\w+)"),
        Theme("Cards bought", r"hire (\w+) from"),
        Theme("The first house", r"house (\w+)", True),
        Theme("Provinces produced in", r"(?:produce (\w+)|(cash))"),
    ),
    "trajan": (
        Theme("Trays emptied", r"tray (\w+)"),
        Theme("Actions", r"(forum|march|occupy|recruit|build|hire|advance|tile|ship|draw)\b"),
        Theme("Trajan tiles taken", r"tile (\w+)"),
        Theme("Bonus tiles kept", r"keep (\w+)"),
        Theme("Forum tiles taken", r"forum (\w+)"),
    ),
}


class Job(msgspec.Struct, frozen=True):
    game: str
    players: int
    iterations: int


class Thing(msgspec.Struct):
    """One thing that can be done: seats that did it, their victories, and how often winners and others did it."""

    seats: int = 0
    victories: float = 0.0
    by_winners: float = 0.0
    by_others: float = 0.0


class Count(msgspec.Struct):
    """All that was counted in some games."""

    game: str
    players: int
    iterations: int
    games: int = 0
    decisions: int = 0
    endings: dict[str, int] = {}
    seats: list[float] = []  # victories, from the first seat on
    points: dict[str, list[float]] = {}  # per category of winners and of others, added up
    themes: list[dict[str, Thing]] = []


def empty(job: Job) -> Count:
    themes: list[dict[str, Thing]] = [{} for _ in THEMES[job.game]]
    return Count(job.game, job.players, job.iterations, seats=[0.0] * job.players, themes=themes)


def unit(job: Job, number: int) -> Count:
    """Some games of masters."""
    count = empty(job)
    for index in range(AT_ONCE):
        play(job, Rng(SEED).spawn(number * AT_ONCE + index), count)
    return count


def play(job: Job, rng: Rng, count: Count) -> None:
    game = games.get(job.game)
    state: State = game.start(job.players)
    keepers = [Keeper(bots.make(f"master:iterations={job.iterations}", job.game)) for _ in range(job.players)]
    for seat, keeper in enumerate(keepers):
        keeper.begin(game, seat, state, rng.below(1 << 30))
    themes = THEMES[job.game]
    done: list[list[Counter[str]]] = [[Counter() for _ in themes] for _ in range(job.players)]
    while state.to_play != OVER:
        seat = state.to_play
        if seat == CHANCE:
            action = state.sample_chance(rng)
        else:
            action = keepers[seat].decide(state)
            note(game.notation(state, action), themes, done[seat])
            count.decisions += 1
        for keeper in keepers:
            keeper.observe(state, action)
        state.play(action)
    count.games += 1
    ending = game.endings[state.ending]
    count.endings[ending] = count.endings.get(ending, 0) + 1
    points = game.breakdown(state)
    for seat, won in enumerate(state.returns()):
        count.seats[seat] += won
        for category, number in points[seat].items():
            sums = count.points.setdefault(category, [0.0, 0.0])
            sums[0] += won * number
            sums[1] += (1 - won) * number
        for theme, things in zip(count.themes, done[seat], strict=True):
            for name, times in things.items():
                thing = theme.setdefault(name, Thing())
                thing.seats += 1
                thing.victories += won
                thing.by_winners += won * times
                thing.by_others += (1 - won) * times


def note(move: str, themes: Sequence[Theme], done: Sequence[Counter[str]]) -> None:
    for theme, things in zip(themes, done, strict=True):
        found = re.match(theme.form, move)
        if found and not (theme.first and things):
            things[next(part for part in found.groups() if part)] += 1


def add(one: Count, other: Count) -> None:
    one.games += other.games
    one.decisions += other.decisions
    one.seats = [a + b for a, b in zip(one.seats, other.seats, strict=True)]
    for ending, number in other.endings.items():
        one.endings[ending] = one.endings.get(ending, 0) + number
    for category, (won, lost) in other.points.items():
        sums = one.points.setdefault(category, [0.0, 0.0])
        sums[0] += won
        sums[1] += lost
    for mine, theirs in zip(one.themes, other.themes, strict=True):
        for name, thing in theirs.items():
            known = mine.setdefault(name, Thing())
            known.seats += thing.seats
            known.victories += thing.victories
            known.by_winners += thing.by_winners
            known.by_others += thing.by_others


def counted(job: Job, number: int, workers: int) -> Count | None:
    """So many games; None if they were broken off."""
    interruption = Interruption()
    parts: dict[int, Count] = {}
    with interruption:
        for index, part in worked(unit, job, range(-(-number // AT_ONCE)), workers, interruption):
            parts[index] = part
    if interruption.asked:
        return None
    count = empty(job)
    for index in sorted(parts):
        add(count, parts[index])
    return count


# -- the page ---------------------------------------------------------------------------------------------------------


def named(thing: str) -> str:
    return thing.replace("_", " ").capitalize()


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def rows_of(count: Count, theme: dict[str, Thing]) -> list[tuple[str, Thing]]:
    seats = count.games * count.players
    often = [(name, thing) for name, thing in theme.items() if thing.seats >= LEAST * seats]
    often = sorted(often, key=lambda row: -row[1].seats)[:MOST_ROWS]
    return sorted(often, key=lambda row: -row[1].victories / row[1].seats)


def part_of(count: Count, number: int) -> Iterator[str]:
    """One theme: a plot of the shares, and a table."""
    theme = THEMES[count.game][number]
    rows = rows_of(count, count.themes[number])
    if not rows:
        return
    winners, others = count.games, count.games * (count.players - 1)
    file = PICTURES / f"masters-{count.game}-{count.players}-{number}.svg"
    file.write_text(plot(count, theme, rows), encoding="utf-8")
    yield f"\n### {theme.title}\n\n![{theme.title}: share of the victories](pictures/{file.name})\n\n"
    yield "| what | seats that do it | share of victory | times, winners | times, others |\n|---|---|---|---|---|\n"
    for name, thing in rows:
        found = share(thing.victories, thing.seats)
        yield (
            f"| {named(name)} | {percent(thing.seats / (count.games * count.players))} "
            f"| **{percent(found.share)}** ({100 * found.low:.1f}–{100 * found.high:.1f}) "
            f"| {thing.by_winners / winners:.2f} | {thing.by_others / others:.2f} |\n"
        )


def plot(count: Count, theme: Theme, rows: Sequence[tuple[str, Thing]]) -> str:
    """A dot for every thing, with the interval of its share; the broken line is the fair share."""
    height = TOP + ROW * len(rows) + 14
    fair = 1 / count.players
    most = min(1.0, max(0.2 + fair, *(share(thing.victories, thing.seats).high for _, thing in rows)))

    def across(part: float) -> str:
        return f"{LEFT + WIDTH * part / most:.1f}"

    drawn = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}"'
            ' font-family="system-ui, sans-serif" font-size="13">'
        ),
        f"<title>{escape(theme.title)}</title>",
        (
            f'<line x1="{across(fair)}" x2="{across(fair)}" y1="{TOP - 6}" y2="{height - 8}" stroke="#8a8f98"'
            ' stroke-dasharray="3 4"/>'
        ),
        f'<text x="{across(fair)}" y="{TOP - 10}" text-anchor="middle" fill="#8a8f98">{fair:.0%}</text>',
    ]
    for index, (name, thing) in enumerate(rows):
        y = TOP + ROW * index + ROW // 2
        found = share(thing.victories, thing.seats)
        color = "#2f8f6a" if found.low > fair else "#c0604a" if found.high < fair else "#5b86ab"
        drawn += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#7a808a">{escape(named(name))}</text>',
            (
                f'<line x1="{across(found.low)}" x2="{across(found.high)}" y1="{y}" y2="{y}" stroke="{color}"'
                ' stroke-width="3" stroke-linecap="round" opacity=".5"/>'
            ),
            f'<circle cx="{across(found.share)}" cy="{y}" r="5" fill="{color}"/>',
            f'<text x="{LEFT + WIDTH + 8}" y="{y + 4}" fill="#7a808a">{found.share:.0%}</text>',
        ]
    return "\n".join([*drawn, "</svg>\n"])


def chapter(count: Count) -> Iterator[str]:
    seats = ", ".join(percent(won / count.games) for won in count.seats)
    endings = ", ".join(
        f"{named(name)} {percent(number / count.games)}"
        for name, number in sorted(count.endings.items(), key=lambda one: -one[1])
    )
    yield f"\n## {i18n.text(f'{games.get(count.game).prefix}-name')}, {count.players} players\n\n"
    yield (
        f"{count.games:,} games, {count.decisions / count.games:.0f} decisions in each. "
        f"Victories from the first seat on: {seats}. How games end: {endings}.\n\n"
    )
    others = count.games * (count.players - 1)
    yield "| points | winners | others |\n|---|---|---|\n"
    for category, (won, lost) in count.points.items():
        yield f"| {named(category)} | {won / count.games:.1f} | {lost / others:.1f} |\n"
    for number in range(len(THEMES[count.game])):
        yield from part_of(count, number)


def page(counts: Sequence[Count]) -> str:
    iterations = " to ".join(f"{one:,}" for one in sorted({count.iterations for count in counts})) or "some"
    parts = [INTRODUCTION.format(iterations=iterations)]
    for count in counts:
        parts += chapter(count)
    return "".join(parts)


def file_of(game: str, players: int) -> Path:
    return HERE / f"{game}-{players}.json"


def kept() -> list[Count]:
    files = (file_of(name, players) for name in games.names() for players in games.get(name).player_counts)
    return [msgspec.json.decode(file.read_bytes(), type=Count) for file in files if file.exists()]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="which games (all)")
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--games", dest="number", type=int, default=2000, help="games for each table (2000)")
    parser.add_argument("--players", type=int, nargs="+", help="how many at the table (the fewest)")
    parser.add_argument(
        "--iterations", type=int, default=400, help="that a master makes for a decision (400)"
    )
    parser.add_argument("--workers", type=int, help="processes that play (one for each core)")
    given = parser.parse_args()
    for name in given.game or games.names():
        for players in given.players or games.get(name).player_counts[:1]:
            file = file_of(name, players)
            if given.write or file.exists() or players not in games.get(name).player_counts:
                continue
            print(f"{name}, {players} players", file=sys.stderr, flush=True)
            count = counted(Job(name, players, given.iterations), given.number, check_workers(given.workers))
            if count is None:
                return 1
            HERE.mkdir(exist_ok=True)
            file.write_bytes(msgspec.json.format(msgspec.json.encode(count)) + b"\n")
    PAGE.write_text(page(kept()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
