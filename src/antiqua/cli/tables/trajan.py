"""The table of Trajan in the terminal: the board above, the mats side by side below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.table import Form, Looking, Table, Thing
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.trajan import words
from antiqua.games.trajan.tables import BONUS_TILES, DATA, SHIPS, TILES, TRAJAN_TILES
from antiqua.games.trajan.view import MatView, TrayView, View

ARCH = "∩"
QUARTERS, ROUNDS = DATA["time_track"]["quarters"], DATA["time_track"]["rounds_per_quarter"]
STYLES = {
    "yellow": "bold #000000 on #e8c62e",
    "orange": "bold #000000 on #e08a2c",
    "green": "bold #000000 on #7fbf5f",
    "white": "bold #000000 on #eeeeee",
    "pink": "bold #000000 on #e79ac0",
    "blue": "bold #ffffff on #3f6fb5",
}
SEATS = ("bold red", "bold green", "bold blue", "bold yellow")


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        return Group(state_of_play(view, looking), provinces_and_sites(view, looking), mats(view, looking))

    def ordered(self, decision: Decision) -> list[Choice]:
        return list(decision.choices)

    def points(self, view: View) -> list[dict[str, int]]:
        return [mat.points for mat in view.mats]

    def legend(self, looking: Looking) -> str:
        return looking.terminal.text("tr-table-legend", arch=ARCH)

    def things(self, looking: Looking) -> Iterator[Thing]:
        for name in TILES:
            yield Thing(name, words.tile(name), (words.tile_effect(name),))
        for tile in BONUS_TILES:
            sides = (words.bonus_effect(tile, True), words.bonus_effect(tile, False))
            yield Thing(tile.id, words.bonus(tile.id), sides)
        for printed in TRAJAN_TILES:
            yield Thing(printed.id, words.face(printed.id), ())


# -- short words ------------------------------------------------------------------------------------------------------


def names(things: Iterable[Message], looking: Looking) -> str:
    """A list of things, equal ones counted."""
    counted = Counter(looking.cell(thing) for thing in things)
    times = [
        f"{name} ×{looking.terminal.number(count)}" if count > 1 else name for name, count in counted.items()
    ]
    return looking.cell(Message("list-separator")).join(times) or "–"


def row(grid: Grid, label: str, value: RenderableType, looking: Looking) -> None:
    grid.add_row(Text(looking.cell(Message(f"tr-table-{label}")), style="dim"), value)


def seats(numbers: Sequence[int], looking: Looking, sign: str = "") -> Text:
    said = Text()
    for seat in numbers:
        said.append(f"{sign}{looking.terminal.number(seat + 1)}", style=SEATS[seat])
    return said


def markers(colors: Sequence[str], looking: Looking) -> Text:
    said = Text()
    for name in colors:
        said.append(looking.cell(Message(f"tr-letter-{name}")), style=STYLES[name])
    return said


# -- the board --------------------------------------------------------------------------------------------------------


def state_of_play(view: View, looking: Looking) -> RenderableType:
    digits = looking.terminal.number
    grid = Grid.grid(padding=(0, 2, 0, 0))
    when = (
        f"{digits(view.quarter)}/{digits(QUARTERS)} · {digits(min(view.rounds + 1, ROUNDS))}/{digits(ROUNDS)}"
    )
    row(grid, "time", Text(f"{when} · {digits(view.time)}/{digits(view.time_spaces)}", style="bold"), looking)
    row(grid, "demands", Text(names(map(words.icon, view.demands), looking)), looking)
    row(grid, "forum", Text(names(map(words.tile, [*view.forum, *view.extras]), looking)), looking)
    tops = [words.face(stack.top) for stack in view.stacks if stack.top is not None]
    row(grid, "stacks", Text("\n".join(looking.cell(top) for top in tops) or "–"), looking)
    row(grid, "bonus", Text(names(map(words.bonus, view.bonus), looking)), looking)
    piles = [words.good(pile[-1]) for pile in view.piles if pile]
    cards = f"{digits(view.deck)} · {names(piles, looking)}"
    row(grid, "cards", Text(cards), looking)
    colored = [words.ship(ship) for ship in SHIPS if ship not in view.gray_ships]
    row(grid, "ships", Text(names(colored, looking)), looking)
    return grid


def provinces_and_sites(view: View, looking: Looking) -> RenderableType:
    digits = looking.terminal.number
    provinces = Grid.grid(padding=(0, 2, 0, 0))
    for one in view.provinces:
        figures = seats(one.leaders, looking, "⚑").append(seats(one.legionnaires, looking, "♟"))
        tile = looking.cell(words.tile(one.tile)) if one.tile is not None else ""
        provinces.add_row(looking.cell(words.province(one.province)), digits(one.value), tile, figures)
    sites = Grid.grid(padding=(0, 2, 0, 0))
    rows = max(site.row for site in view.sites) + 1
    for number in range(rows):
        cells: list[RenderableType] = []
        for site in view.sites:
            if site.row == number:
                tile = looking.cell(words.building(site.tile)) if site.tile is not None else "·"
                cells.append(Text(f"{digits(site.site)} {tile} ").append(seats(site.workers, looking, "♟")))
        sites.add_row(*cells)
    senate = Text(looking.cell(Message("tr-table-senate")) + "  ", style="dim")
    for space, stack in enumerate(view.senate):
        senate.append(f" {digits(space)}:", style="not dim").append(seats(stack, looking))
    return Group(
        Padding(provinces, (1, 0, 0, 0)), Padding(sites, (1, 0, 0, 0)), Padding(senate, (1, 0, 0, 0))
    )


# -- the mats ---------------------------------------------------------------------------------------------------------


def mats(view: View, looking: Looking) -> RenderableType:
    grid = Grid.grid(padding=(1, 3, 0, 0), expand=False)
    across = 2 if looking.width >= 100 else 1
    drawn = [mat_table(mat, view, looking) for mat in view.mats]
    for start in range(0, len(drawn), across):
        grid.add_row(*drawn[start : start + across])
    return grid


def mat_table(mat: MatView, view: View, looking: Looking) -> RenderableType:
    digits = looking.terminal.number
    head = Text(looking.player(mat.seat), style=SEATS[mat.seat])
    head.append(f"  {digits(mat.running)} → {digits(mat.score)}", style="bold")
    circle = Grid.grid(padding=(0, 1, 0, 0))
    for tray in mat.trays:
        circle.add_row(*tray_cells(tray, mat, looking))
    facts = Grid.grid(padding=(0, 1, 0, 0))
    tokens = f"{digits(mat.supply)} · ⚑{digits(mat.legionnaires)} · ♟{digits(mat.workers)}"
    row(facts, "tokens", Text(tokens), looking)
    row(facts, "tiles", Text(names(map(words.tile, mat.tiles), looking)), looking)
    row(facts, "built", Text(names(map(words.building, mat.built), looking)), looking)
    hand = mat.hand if mat.hand is not None else mat.known
    row(facts, "hand", Text(f"{digits(mat.cards)}: {names(map(words.good, hand), looking)}"), looking)
    row(facts, "display", Text(names(map(words.good, mat.display), looking)), looking)
    row(facts, "yellow", Text(names(map(words.bonus, mat.yellow), looking)), looking)
    row(facts, "gray", Text(names(map(words.bonus, mat.gray), looking)), looking)
    parts: list[RenderableType] = [head, circle, facts]
    if mat.seat == view.active and view.turn.held:
        parts.append(markers(view.turn.held, looking))
    return Group(*parts)


def tray_cells(tray: TrayView, mat: MatView, looking: Looking) -> list[RenderableType]:
    """A tray with its markers, its tile or the arch, and a +2 marker on its space."""
    beside = looking.cell(words.face(tray.tile)) if tray.tile is not None else ""
    sign = ARCH if mat.arch == tray.numeral else ""
    extra = f"+{looking.terminal.number(2)}" if tray.action in mat.covered else ""
    name = Text(f"{tray.numeral} {looking.cell(words.action(tray.action))}")
    return [name, markers(tray.markers, looking), Text(extra, style="bold"), Text(sign + beside)]
