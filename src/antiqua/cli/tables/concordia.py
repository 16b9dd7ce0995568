"""The table of Concordia: the display, the map with houses and colonists, the provinces, and the players.

A city has the letter of its good before its name and the numbers of those who have a house there behind it. On the map
dots join cities by land and waves by sea; colonists stand half-way along their routes, ▲ by land and ≈ by sea, with the
number of their player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.canvas import EMPTY, Canvas
from antiqua.cli.tables.table import (
    NONE,
    TIMES,
    Form,
    Looking,
    Table,
    Thing,
    columns,
    flowed,
    key_to_letters,
    labelled,
    name_at_turn,
    number,
    own_first,
    player_panel,
    sentences_of,
    side_by_side,
)
from antiqua.games.concordia import components, moves, tables
from antiqua.games.concordia.constants import OF_A_KIND
from antiqua.games.concordia.layout import SPOTS
from antiqua.games.concordia.view import (
    CityView,
    ColonistView,
    PlayerView,
    ProvinceView,
    SlotView,
    View,
)
from antiqua.games.game import Choice, Decision, Message, Move

COIN, POINT, LAND, SEA, ANY, MAGNUS, CONCORDIA = "●", "★", "▲", "≈", "?", "♛", "☮"
LAND_ROUTE, SEA_ROUTE, ROOM = "·", "~", "○"
KIND_SIGNS = {"land": LAND, "sea": SEA}
SIGNS = {
    "coin": COIN,
    "point": POINT,
    "land": LAND,
    "sea": SEA,
    "any": ANY,
    "magnus": MAGNUS,
    "concordia": CONCORDIA,
    "land_route": LAND_ROUTE,
    "sea_route": SEA_ROUTE,
    "room": ROOM,
}
LABELS = ("display", "deck", "houses", "hand", "pile", "gods", "colonists", "store")
NARROW = 80  # columns; with fewer, there is no map
WIDE = 160  # columns; with fewer, display and provinces stand above and below the map
SIDE = 68  # columns beside the map
PANEL = 40  # columns that the panel of a player needs
MAP_LINES = 22

#: What a decision needs of the table where there is no room for all of it.
ON_THE_MAP = {
    "deal_token",
    "architect_move",
    "architect_build",
    "prefect",
    "tribune_colonist",
    "colonist",
    "colonist_place",
}
IN_THE_DISPLAY = {"deal_card", "refill_display", "choose_card", "mercator", "senator", "consul", "diplomat"}
SAID_BY_OPTIONS = {"architect_move", "mercator"}  # what they need at least

Common = TypeVar("Common")  # what options that stand together have in common

INDENTED = Text("  ")  # with the gap after it, as far in as the lines below
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

    several_steps = "co-table-steps"
    map = ""  # the board that was drawn last; Roma lies on both

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        self.map = view.map
        if form == Form.FULL:
            return Group(*whole_board(view, looking), all_players(view, looking))
        if form == Form.MIDDLE:
            own, *others = ordered_players(view)
            parts = [
                *display_lines(view, looking),
                *province_lines(view, looking),
                *colonist_lines(view, looking),
            ]
            parts += [
                panel(own, view, looking),
                *(line for one in others for line in other(one, view, looking)),
            ]
            return Group(*parts)
        return Group(*needed(view, looking, form), *few_lines(view, looking, form))

    def ordered(self, decision: Decision) -> list[Choice]:
        return sorted(decision.choices, key=lambda choice: choice.action)

    def options(
        self,
        decision: Decision,
        ordered: Sequence[Choice],
        view: View,
        looking: Looking,
        brief: bool = False,
    ) -> RenderableType:
        if decision.phase == "architect_move":
            return Group(*journeys(ordered, view, looking))
        if decision.phase == "mercator":
            return Group(*trades(ordered, looking))
        if brief:
            return columns([with_goods(choice, looking) for choice in ordered], looking)
        told = [replace(choice, cost=None) for choice in ordered]  # the detail names coins and goods together
        return super().options(decision, told, view, looking)

    def points(self, view: View) -> list[dict[str, int]]:
        return [player.points for player in view.players]

    def things(self, looking: Looking) -> Iterator[Thing]:
        for name in tables.ROLES:
            yield Thing(name, components.role(name), (components.effect(name), *worth_of_role(name)))
        for name in tables.GODS:
            yield Thing(name, components.god(name), (components.worth(name),))
        for chart in tables.MAPS:
            if self.map in ("", chart.id):
                yield from places_of(chart)
        for good in tables.GOOD_LIST:
            sign = looking.terminal.text(f"co-table-letter-{good.id}")
            about = Message("co-explain-good", {"price": good.price, "goods": house_price(good)})
            yield Thing(good.id, components.good(good.id), (about,), sign)
        for name, sign in SIGNS.items():
            yield Thing(f"sign_{name}", Message(f"co-sign-{name}"), (Message(f"co-explain-{name}"),), sign)
        for name in LABELS:
            yield Thing(f"word_{name}", label(name), (Message(f"co-explain-{name}"),))

    def legend(self, looking: Looking) -> str:
        letters = key_to_letters(
            ((Message(f"co-table-letter-{name}"), components.good(name)) for name in tables.GOODS), looking
        )
        return looking.terminal.text("co-table-legend", letters=letters, **SIGNS)


def label(name: str) -> Message:
    """A label of the table on its own."""
    return Message(f"co-word-{name}" if name in ("deck", "houses") else f"co-table-{name}")


def house_price(good: tables.Good) -> tuple[Message, ...]:
    """What the first house in a city of this good costs (CO-5.2h)."""
    return components.amounts(good.build_goods, good.build_coins)


def worth_of_role(name: str) -> tuple[Message, ...]:
    """The god of its cards and what that one counts, where all of them have the same: those of the Diplomats differ."""
    cards = [*tables.DATA["starting_card"], *tables.DATA["sale_card"]]
    gods = {card["god"] for card in cards if tables.role_of(card) == tables.ROLE[name]}
    if len(gods) > 1:
        return ()
    (god,) = gods
    return Message("co-detail-god", {"god": components.god(god)}), components.worth(god)


def places_of(chart: tables.Map) -> Iterator[Thing]:
    """The provinces and cities of a board, and where their routes lead."""
    for number_, name in enumerate(chart.provinces):
        cities = tuple(
            components.city(city)
            for city, where in zip(chart.names, chart.province, strict=False)
            if where == number_
        )
        yield Thing(name, components.province(name), (Message("co-explain-province", {"cities": cities}),))
    for name in (*chart.names, tables.CAPITAL):
        yield Thing(name, components.city(name), (about_city(name, chart),))


def about_city(name: str, chart: tables.Map) -> Message:
    ends: dict[str, list[Message]] = {"land": [], "sea": []}
    for route in chart.routes():
        first, second = chart.route_name(route).split("-")
        if name in (first, second):
            ends[tables.KINDS[route // OF_A_KIND]].append(components.city(second if name == first else first))
    return Message("co-explain-city", {kind: tuple(found) for kind, found in ends.items()})


def letter(good: str, looking: Looking) -> str:
    return looking.cell(Message(f"co-table-letter-{good}"))


def letters(goods: Mapping[str, int], looking: Looking) -> str:
    return "".join(letter(name, looking) * count for name, count in goods.items())


def seat_sign(seat: int, looking: Looking) -> str:
    return looking.number(seat + 1)


def chip(good: str, looking: Looking, count: int = 1) -> Text:
    text = letter(good, looking) if count == 1 else f"{letter(good, looking)}{looking.number(count)}"
    return Text(f" {text} ", style=GOODS[good])


# -- the display -----------------------------------------------------------------------------------------------


def display(view: View, looking: Looking) -> list[RenderableType]:
    """The cards for sale side by side, each with its goods, and under it those of its slot, if there is room."""
    room = (looking.width - 4) // len(view.display)
    if any(cell_len(slot_name(slot, looking).plain) > room for slot in view.display):
        return display_lines(view, looking)
    grid = Grid.grid(expand=True)
    for _ in view.display:
        grid.add_column(justify="center", ratio=1)
    grid.add_row(*(slot_name(slot, looking) for slot in view.display))
    grid.add_row(*(Text(letters(slot.cost, looking)) for slot in view.display))
    grid.add_row(*(Text(extra(slot, looking), style="dim") for slot in view.display))
    left = looking.cell(Message("co-table-deck", {"count": view.deck}))
    name = Text(looking.cell(Message("co-table-display")))
    return [
        Panel(
            grid,
            title=name,
            title_align="left",
            subtitle=left,
            subtitle_align="right",
            border_style="bright_black",
            padding=(0, 1),
        )
    ]


def display_lines(view: View, looking: Looking) -> list[RenderableType]:
    """The same in a line or two."""
    parts = [Text(looking.cell(Message("co-table-display")), style="dim")]
    for slot in view.display:
        shown = slot_name(slot, looking).append(f" {letters(slot.cost, looking)}", style="not bold")
        parts.append(shown.append(extra(slot, looking), style="not bold dim"))
    parts.append(Text(looking.cell(Message("co-table-deck", {"count": view.deck})), style="dim"))
    return list(flowed(parts, looking.width, margin=2))


def slot_name(slot: SlotView, looking: Looking) -> Text:
    place = looking.number(slot.slot)
    if slot.card is None:
        return Text(f"{place} {NONE}", style="dim")
    return Text(f"{place} {looking.cell(components.card(slot.card))}", style="bold")


def extra(slot: SlotView, looking: Looking) -> str:
    signs = "".join(ANY if name == "any" else letter(name, looking) for name in slot.extra)
    return f"+{signs}" if signs else ""


# -- the map ---------------------------------------------------------------------------------------------------


def whole_board(view: View, looking: Looking) -> list[RenderableType]:
    """Display, map and provinces; side by side where there is room."""
    if looking.width < NARROW:
        return [*display_lines(view, looking), *province_lines(view, looking), *colonist_lines(view, looking)]
    if looking.width < WIDE:
        return [
            *display(view, looking),
            *chart(view, looking, looking.width - 2),
            *province_lines(view, looking),
        ]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=SIDE)
    beside = looking._replace(width=SIDE)
    lists = [*display_lines(view, beside), Text(), *province_lines(view, beside)]
    grid.add_row(Group(*chart(view, looking, looking.width - SIDE - 4)), Group(*lists))
    return [grid]


def chart(view: View, looking: Looking, width: int) -> list[RenderableType]:
    """The cities where they stand on the board, moved a line up or down where they would touch, and their routes."""
    canvas = Canvas(width, MAP_LINES)
    taken: set[tuple[int, int]] = set()
    spots = stretched(SPOTS[view.map])
    paint_routes(canvas, view.map, spots)
    capital = [(looking.cell(components.city(tables.CAPITAL)), "bold reverse")]
    paint_label(canvas, taken, spots[tables.CAPITAL], capital)
    for city in view.cities:
        paint_label(canvas, taken, spots[city.city], city_label(city, looking))
    for colonist in view.colonists:
        if "-" in colonist.place:
            first, second = (spots[name] for name in colonist.place.split("-"))
            middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
            paint_label(canvas, taken, middle, [(colonist_sign(colonist, looking), SEATS[colonist.seat])])
    return list(canvas.lines())


def paint_routes(canvas: Canvas, board: str, spots: Mapping[str, tuple[float, float]]) -> None:
    """A line of dots for a land route, of waves for a sea route; below everything else."""
    chart = tables.MAPS[tables.MAP[board]]
    width, height = len(canvas.cells[0]), len(canvas.cells)
    for route in chart.routes():
        (x, y), (x2, y2) = (spots[name] for name in chart.route_name(route).split("-"))
        sign = (LAND_ROUTE, SEA_ROUTE)[route // OF_A_KIND]
        steps = max(1, round(max(abs(x2 - x) * width / 2, abs(y2 - y) * height)))
        for step in range(steps + 1):
            column = min(width - 1, round((x + (x2 - x) * step / steps) * width))
            line = min(height - 1, round((y + (y2 - y) * step / steps) * (height - 1)))
            if canvas.cells[line][column] == EMPTY:
                canvas.paint(column, line, sign, "blue" if sign == SEA_ROUTE else "bright_black")


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
    length = sum(cell_len(text) for text, _ in parts)
    x = max(0, min(width - length, round(spot[0] * width) - length // 2))
    line = max(0, min(height - 1, round(spot[1] * (height - 1))))
    for y in sorted(range(height), key=lambda other: abs(other - line)):
        cells = {(column, y) for column in range(x - 1, x + length + 1)}
        if not cells & taken:
            taken |= {(column, y) for column in range(x, x + length)}
            for text, style in parts:
                canvas.paint(x, y, text, style)
                x += cell_len(text)
            return


def province_lines(view: View, looking: Looking) -> list[RenderableType]:
    """The provinces with their bonus markers and their cities, in columns where there is room."""
    parts = []
    for province in view.provinces:
        line = Text(f"{looking.cell(components.province(province.province))} ", style="bold")
        line.append_text(marker(province, looking))
        for city in view.cities:
            if city.province == province.province:
                line.append("  ")
                for text, style in city_label(city, looking):
                    line.append(text, style=f"not bold {style}")
        parts.append(line)
    return list(flowed(parts, looking.width, between="   "))


def colonist_lines(view: View, looking: Looking) -> list[RenderableType]:
    """Which colonist stands where, player by player."""
    parts = [Text(looking.cell(Message("co-table-colonists")), style="dim")]
    for colonist in view.colonists:
        where = looking.cell(components.place(colonist.place))
        parts.append(
            Text(colonist_sign(colonist, looking), style=SEATS[colonist.seat]).append(
                f" {where}", "default on default"
            )
        )
    return list(flowed(parts, looking.width, margin=2))


def colonist_sign(colonist: ColonistView, looking: Looking) -> str:
    return f"{KIND_SIGNS[colonist.kind]}{seat_sign(colonist.seat, looking)}"


def marker(province: ProvinceView, looking: Looking) -> Text:
    if province.good is None:
        return Text(NONE, style="not bold dim")
    if province.active:
        return chip(province.good, looking)
    return Text(f"{looking.number(province.coins)}{COIN}", style="not bold yellow")


# -- the players -----------------------------------------------------------------------------------------------


def ordered_players(view: View) -> list[PlayerView]:
    return [view.players[seat] for seat in own_first(len(view.players), view.viewer)]


def all_players(view: View, looking: Looking) -> RenderableType:
    across = max(1, min(len(view.players), looking.width // PANEL))
    return side_by_side([panel(one, view, looking) for one in ordered_players(view)], across, looking.width)


def title(player: PlayerView, view: View, looking: Looking) -> Text:
    return name_at_turn(player.seat, view.to_play, SEATS[player.seat], looking)


def panel(player: PlayerView, view: View, looking: Looking) -> Panel:
    lines = [
        Text("   ").join(wealth(player, looking)),
        store(player, looking),
        *belongings(player, view, looking),
    ]
    return player_panel(title(player, view, looking), lines, player.seat == view.to_play)


def belongings(player: PlayerView, view: View, looking: Looking) -> list[Text]:
    return [
        labelled(Message("co-table-hand"), cards(player.hand, looking), looking),
        labelled(Message("co-table-pile"), pile(player, looking), looking),
        labelled(Message("co-table-gods"), gods(player, looking), looking),
        labelled(Message("co-table-colonists"), colonists(player, view, looking), looking),
    ]


def needed(view: View, looking: Looking, form: Form) -> list[RenderableType]:
    """As much of the board as the pending decision cannot do without."""
    if form == Form.LEAST and view.phase in SAID_BY_OPTIONS:
        return []  # where the colonists stand and can go, what there is to trade
    if view.phase in ON_THE_MAP:
        colonists = colonist_lines(view, looking) if view.phase == "architect_move" else []
        return [*province_lines(view, looking), *colonists]
    if view.phase in IN_THE_DISPLAY:
        return display_lines(view, looking)
    return []


def few_lines(view: View, looking: Looking, form: Form) -> list[RenderableType]:
    """The viewer in two or three lines, the others in one each, or all in as few as possible."""
    own, *others = ordered_players(view)
    parts = [title(own, view, looking), *wealth(own, looking), store(own, looking)]
    lines = flowed(parts, looking.width, margin=4)
    lists = belongings(own, view, looking)
    if form == Form.LEAST:
        lines += flowed([INDENTED, *lists[1:3]], looking.width, margin=4)
        shown = [Text("  ").join([title(one, view, looking), *wealth(one, looking)[:2]]) for one in others]
        return [*lines, *flowed(shown, looking.width, between="   ")]
    if view.phase == "choose_card":
        lists = lists[1:]  # the hand is among the options
    lines += flowed([INDENTED, *lists], looking.width, margin=4)
    return [*lines, *(line for one in others for line in other(one, view, looking))]


def other(player: PlayerView, view: View, looking: Looking) -> list[Text]:
    """Another player in a line or two."""
    held = looking.number(sum(player.hand.values()))
    parts = [
        title(player, view, looking),
        *wealth(player, looking),
        store(player, looking),
        labelled(Message("co-table-hand"), held, looking),
        labelled(Message("co-table-pile"), pile(player, looking), looking),
    ]
    return flowed(parts, looking.width, margin=4)


def wealth(player: PlayerView, looking: Looking) -> list[Text]:
    parts = [
        Text(f"{looking.number(player.money)}{COIN}", style="bold yellow"),
        Text(f"{POINT}{looking.number(player.score)}", style="bold"),
        Text(looking.cell(Message("co-table-houses", {"count": len(player.houses)}))),
    ]
    signs = MAGNUS * player.magnus + CONCORDIA * player.concordia
    return [*parts, Text(signs, style="bold magenta")] if signs else parts


def store(player: PlayerView, looking: Looking) -> Text:
    """The storehouse: goods, colonists, free spaces."""
    line = Text(" ").join(chip(name, looking, count) for name, count in player.goods.items())
    signs = "".join(KIND_SIGNS[kind] * count for kind, count in player.stored.items())
    return line.append(f" {signs} {ROOM}{looking.number(player.free)}", style="not bold default on default")


def cards(counts: Mapping[str, int], looking: Looking) -> str:
    return looking.joined(
        looking.cell(components.role(name)) + (f" {TIMES}{looking.number(count)}" if count > 1 else "")
        for name, count in counts.items()
    )


def pile(player: PlayerView, looking: Looking) -> str:
    """The top card, and how many lie under it."""
    if player.top is None:
        return ""
    below = sum(player.pile.values()) - 1
    name = looking.cell(components.role(player.top))
    return f"{name} (+{looking.number(below)})" if below else name


def gods(player: PlayerView, looking: Looking) -> str:
    return looking.joined(
        f"{looking.cell(components.god(name))} {looking.number(count)}" for name, count in player.gods.items()
    )


def colonists(player: PlayerView, view: View, looking: Looking) -> str:
    return looking.joined(
        f"{KIND_SIGNS[one.kind]} {looking.cell(components.place(one.place))}"
        for one in view.colonists
        if one.seat == player.seat
    )


# -- the options -----------------------------------------------------------------------------------------------


def in_groups(
    ordered: Sequence[Choice],
    group: Callable[[Move], Common | None],
    head: Callable[[Common], Text],
    shown: Callable[[Choice, Move], str],
    looking: Looking,
) -> list[Text]:
    """Options that belong together in lines of their own, behind what they have in common."""
    lines: list[Text] = []
    numbered = [(value, choice, moves.read(choice.move)) for value, choice in enumerate(ordered, 1)]
    for common, together in groupby(numbered, key=lambda one: group(one[2])):
        parts = [head(common)] if common is not None else []
        for value, choice, move in together:
            parts.append(number(value, looking).append(f" {shown(choice, move)}", style="not bold default"))
        lines += flowed(parts, looking.width, margin=2)
    return lines


def journeys(ordered: Sequence[Choice], view: View, looking: Looking) -> list[Text]:
    """Colonist by colonist where they can go, with the steps that it takes in brackets.

    The cities have the letters of their goods, as on the map, which may have no room in the window.
    """
    made = {city.city: city.good for city in view.cities}

    def end(name: str) -> str:
        called, good = looking.say(components.city(name)), made.get(name)
        return called if good is None else f"{letter(good, looking)} {called}"

    def head(start: tuple[str, str]) -> Text:
        kind, source = start
        return Text(f"{KIND_SIGNS[kind]} {looking.cell(components.place(source))} →", style="bold")

    def shown(choice: Choice, move: Move) -> str:
        if isinstance(move, moves.MoveColonist):
            first, second = map(end, move.route.split("-"))
            route = looking.cell(Message("co-route", {"first": first, "second": second}))
            return f"{route} ({steps(choice, looking)})"
        return looking.cell(choice.label)

    return in_groups(ordered, origin, head, shown, looking)


def with_goods(choice: Choice, looking: Looking) -> str:
    """An option with the coins and goods that it costs, in signs."""
    shown = looking.cell(choice.label)
    for sentence in sentences_of(choice.detail):
        if sentence.id == "co-cost":
            parts = sentence.args["parts"]
            assert isinstance(parts, tuple)
            shown += " · " + "".join(amount_in_signs(part, looking) for part in parts)
    return shown


def amount_in_signs(amount: Message, looking: Looking) -> str:
    count, name = int(str(amount.args["count"])), amount.id.rpartition("-")[2]
    return f"{looking.number(count)}{COIN}" if name == "coins" else letter(name, looking) * count


def origin(move: Move) -> tuple[str, str] | None:
    return (move.kind, move.source) if isinstance(move, moves.MoveColonist) else None


def steps(choice: Choice, looking: Looking) -> str:
    assert choice.detail is not None
    return looking.number(int(str(choice.detail.args["count"])))


def trades(ordered: Sequence[Choice], looking: Looking) -> list[Text]:
    """A line for every good that can be sold or bought: the number of the option, how many, and the coins."""

    def head(kind: Message) -> Text:
        return Text(looking.cell(kind), style="bold")

    def shown(choice: Choice, move: Move) -> str:
        if isinstance(move, moves.Sell | moves.Buy):
            return f"{looking.number(move.units)}{TIMES} {money(choice, looking)}"
        return looking.cell(choice.label)

    return in_groups(ordered, trade, head, shown, looking)


def trade(move: Move) -> Message | None:
    if isinstance(move, moves.Sell):
        return Message("co-table-sell", {"good": components.good(move.good)})
    if isinstance(move, moves.Buy):
        return Message("co-table-buy", {"good": components.good(move.good)})
    return None


def money(choice: Choice, looking: Looking) -> str:
    """What a sale brings or a purchase costs."""
    if choice.cost is not None:
        return f"−{looking.number(choice.cost)}{COIN}"
    assert choice.detail is not None
    return f"+{looking.number(int(str(choice.detail.args['coins'])))}{COIN}"
