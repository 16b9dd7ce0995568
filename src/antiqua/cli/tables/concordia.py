"""The table of Concordia: the display, the map with houses and colonists, the markers, and the players.

A city has the letter of its good before its name and the numbers of those who have a house there behind it. Colonists
stand half-way along their routes, ▲ by land and ≈ by sea, with the number of their player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.canvas import Canvas, clusters, fitted
from antiqua.cli.tables.table import Form, Looking, Table, Thing
from antiqua.games.concordia import components, tables
from antiqua.games.concordia.layout import SPOTS
from antiqua.games.concordia.view import CityView, PlayerView, ProvinceView, SlotView, View
from antiqua.games.game import Choice, Decision, Message

COIN, POINT, LAND, SEA, ANY, MAGNUS, CONCORDIA = "●", "★", "▲", "≈", "?", "♛", "☮"
KIND_SIGNS = {"land": LAND, "sea": SEA}
NARROW = 80  # columns; with fewer, the cities are listed by province
MAP_LINES = 22

SEATS = (
    "bold white on red",
    "bold black on green",
    "bold black on yellow",
    "bold white on blue",
    "bold white on grey23",
)
GOODS = {
    "brick": "bold white on dark_red",
    "food": "bold black on gold3",
    "tool": "bold black on grey70",
    "wine": "bold white on purple4",
    "cloth": "bold black on light_sky_blue1",
}


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        parts: list[RenderableType] = [display(view, looking)]
        parts += chart(view, looking) if looking.width >= NARROW else provinces(view, looking)
        parts += [markers(view, looking), players(view, looking)]
        return Group(*parts)

    def ordered(self, decision: Decision) -> list[Choice]:
        return sorted(decision.choices, key=lambda choice: choice.action)

    def points(self, view: View) -> list[dict[str, int]]:
        return [player.points for player in view.players]

    def things(self, looking: Looking) -> Iterator[Thing]:
        for name in tables.ROLES:
            yield Thing(name, components.role(name), (components.effect(name),))
        for name in tables.GODS:
            yield Thing(name, components.god(name), (components.worth(name),))

    def legend(self, looking: Looking) -> str:
        letters = ", ".join(
            f"{letter(name, looking)} {looking.cell(components.good(name))}" for name in tables.GOODS
        )
        return looking.terminal.text(
            "co-table-legend",
            coin=COIN,
            point=POINT,
            land=LAND,
            sea=SEA,
            any=ANY,
            magnus=MAGNUS,
            concordia=CONCORDIA,
            letters=letters,
        )


def letter(good: str, looking: Looking) -> str:
    return looking.cell(Message(f"co-table-letter-{good}"))


def letters(goods: Mapping[str, int], looking: Looking) -> str:
    return "".join(letter(name, looking) * count for name, count in goods.items())


def seat_sign(seat: int, looking: Looking) -> str:
    return looking.terminal.number(seat + 1)


def chip(good: str, looking: Looking, count: int = 1) -> Text:
    text = letter(good, looking) if count == 1 else f"{letter(good, looking)}{looking.terminal.number(count)}"
    return Text(f" {text} ", style=GOODS[good])


def chips(goods: Mapping[str, int], looking: Looking) -> Text:
    line = Text()
    for name, count in goods.items():
        line.append_text(chip(name, looking, count)).append(" ")
    return line


# -- the display -----------------------------------------------------------------------------------------------


def display(view: View, looking: Looking) -> RenderableType:
    """The cards for sale, each with its goods, and under it those of its slot."""
    grid = Grid.grid(expand=True)
    for _ in view.display:
        grid.add_column(justify="center", ratio=1)
    grid.add_row(*(slot_name(slot, looking) for slot in view.display))
    grid.add_row(*(Text(letters(slot.cost, looking)) for slot in view.display))
    grid.add_row(*(Text(extra(slot, looking), style="dim") for slot in view.display))
    left = looking.cell(Message("co-table-deck", {"count": view.deck}))
    return Panel(grid, subtitle=left, subtitle_align="right", border_style="bright_black", padding=(0, 1))


def slot_name(slot: SlotView, looking: Looking) -> Text:
    number = looking.terminal.number(slot.slot)
    if slot.card is None:
        return Text(f"{number} –", style="dim")
    return Text(f"{number} {looking.cell(components.card(slot.card))}", style="bold")


def extra(slot: SlotView, looking: Looking) -> str:
    signs = "".join(ANY if name == "any" else letter(name, looking) for name in slot.extra)
    return f"+{signs}" if signs else ""


# -- the map ---------------------------------------------------------------------------------------------------


def chart(view: View, looking: Looking) -> list[RenderableType]:
    """The cities where they stand on the board, moved a line up or down where they would touch."""
    width = looking.width - 2
    canvas = Canvas(width, MAP_LINES)
    taken: set[tuple[int, int]] = set()
    spots = stretched(SPOTS[view.map])
    paint_label(
        canvas,
        taken,
        spots[tables.CAPITAL],
        [(looking.cell(components.city(tables.CAPITAL)), "bold reverse")],
    )
    for city in view.cities:
        paint_label(canvas, taken, spots[city.city], city_label(city, looking))
    for colonist in view.colonists:
        if "-" in colonist.place:
            first, second = (spots[name] for name in colonist.place.split("-"))
            middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
            sign = f"{KIND_SIGNS[colonist.kind]}{seat_sign(colonist.seat, looking)}"
            paint_label(canvas, taken, middle, [(sign, SEATS[colonist.seat])])
    return list(canvas.lines())


def stretched(spots: Mapping[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The spots with the cities at the very top and bottom of the picture."""
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    return {city: (x, (y - top) / (bottom - top)) for city, (x, y) in spots.items()}


def city_label(city: CityView, looking: Looking) -> list[tuple[str, str]]:
    parts = [(looking.cell(components.city(city.city)), "")]
    if city.good is not None:
        parts = [(letter(city.good, looking), GOODS[city.good]), (" ", ""), *parts]
    if city.houses:
        parts.append((" ", ""))
    return parts + [(seat_sign(seat, looking), SEATS[seat]) for seat in city.houses]


def paint_label(
    canvas: Canvas, taken: set[tuple[int, int]], spot: tuple[float, float], parts: Sequence[tuple[str, str]]
) -> None:
    """Paint the parts side by side, as near to `spot` as there is room."""
    width, height = len(canvas.cells[0]), len(canvas.cells)
    length = sum(len(clusters(text)) for text, _ in parts)
    x = max(0, min(width - length, round(spot[0] * width) - length // 2))
    line = max(0, min(height - 1, round(spot[1] * (height - 1))))
    for y in sorted(range(height), key=lambda other: abs(other - line)):
        cells = {(column, y) for column in range(x - 1, x + length + 1)}
        if not cells & taken:
            taken |= {(column, y) for column in range(x, x + length)}
            for text, style in parts:
                canvas.paint(x, y, text, style)
                x += len(clusters(text))
            return


def provinces(view: View, looking: Looking) -> list[RenderableType]:
    """The cities by province, where there is no room for the map."""
    lines: list[RenderableType] = []
    for province in view.provinces:
        line = Text(f"{looking.cell(components.province(province.province))}: ", style="bold")
        for city in view.cities:
            if city.province == province.province:
                for text, style in city_label(city, looking):
                    line.append(text, style=style)
                line.append("  ")
        lines.append(line)
    return lines


def markers(view: View, looking: Looking) -> Text:
    """What each province gives as a bonus, or the coins that its marker shows."""
    line = Text()
    for province in view.provinces:
        line.append(f"{looking.cell(components.province(province.province))} ")
        line.append_text(marker(province, looking)).append("  ")
    return line


def marker(province: ProvinceView, looking: Looking) -> Text:
    if province.good is None:
        return Text("–", style="dim")
    if province.active:
        return chip(province.good, looking)
    return Text(f"{looking.terminal.number(province.coins)}{COIN}", style="yellow")


# -- the players -----------------------------------------------------------------------------------------------


def players(view: View, looking: Looking) -> RenderableType:
    """Side by side, three at most."""
    across = max(1, min(3, len(view.players), looking.width // 36))
    width = looking.width // across
    grid = Grid.grid()
    for _ in range(across):
        grid.add_column(width=width, vertical="top")
    panels = [panel(player, view, width - 4, looking) for player in view.players]
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def panel(player: PlayerView, view: View, width: int, looking: Looking) -> Panel:
    mine = player.seat == view.to_play
    title = Text(f" {looking.player(player.seat)} ", style=SEATS[player.seat])
    lines = [wealth(player, looking), store(player, looking)]
    lines += [
        labelled("co-table-hand", cards(player.hand, looking), width, looking),
        labelled("co-table-pile", pile(player, looking), width, looking),
        labelled("co-table-gods", gods(player, looking), width, looking),
        labelled("co-table-colonists", colonists(player, view, looking), width, looking),
    ]
    border = "bright_white" if mine else "bright_black"
    return Panel(Group(*lines), title=title, title_align="left", border_style=border, padding=(0, 1))


def wealth(player: PlayerView, looking: Looking) -> Text:
    number = looking.terminal.number
    line = Text(f"{number(player.money)}{COIN}", style="bold yellow")
    line.append(f"   {POINT}{number(player.score)}", style="bold white")
    houses = looking.cell(Message("co-table-houses", {"count": len(player.houses)}))
    line.append(f"   {houses}", style="not bold")
    signs = MAGNUS * player.magnus + CONCORDIA * player.concordia
    return line.append(f"   {signs}" if signs else "", style="bold magenta")


def store(player: PlayerView, looking: Looking) -> Text:
    """The storehouse: goods, colonists, free spaces."""
    line = chips(player.goods, looking)
    signs = "".join(KIND_SIGNS[kind] * count for kind, count in player.stored.items())
    return line.append(f"{signs}{'·' * player.free}", style="dim")


def labelled(id: str, text: str, width: int, looking: Looking) -> Text:
    name = looking.cell(Message(id))
    line = Text(f"{name} ", style="dim")
    return line.append(fitted(text or "–", 3 * width), style="not dim")


def cards(counts: Mapping[str, int], looking: Looking) -> str:
    number = looking.terminal.number
    names = [
        looking.cell(components.role(name)) + (f" ×{number(count)}" if count > 1 else "")
        for name, count in counts.items()
    ]
    return looking.terminal.text("list-separator").join(names)


def pile(player: PlayerView, looking: Looking) -> str:
    """The top card, and how many lie under it."""
    if player.top is None:
        return ""
    below = sum(player.pile.values()) - 1
    name = looking.cell(components.role(player.top))
    return f"{name} (+{looking.terminal.number(below)})" if below else name


def gods(player: PlayerView, looking: Looking) -> str:
    names = [
        f"{looking.cell(components.god(name))} {looking.terminal.number(count)}"
        for name, count in player.gods.items()
    ]
    return looking.terminal.text("list-separator").join(names)


def colonists(player: PlayerView, view: View, looking: Looking) -> str:
    names = [
        f"{KIND_SIGNS[one.kind]} {looking.cell(components.place(one.place))}"
        for one in view.colonists
        if one.seat == player.seat
    ]
    return looking.terminal.text("list-separator").join(names)
