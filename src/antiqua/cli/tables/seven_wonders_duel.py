"""The table of 7 Wonders Duel: the cities, the military track, and the pyramid of cards right above the options.

A card of the pyramid has three lines: its name, what it gives, and its price. The rows lie on one another like the
real cards, so that the price can be read only where nothing covers the card.

    ● coins   ★ points   ▼ shields   ↻ another turn   ∞ a linking symbol   W C S G P the resources
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.canvas import Canvas, clusters, fitted
from antiqua.cli.tables.table import Form, Looking, Table, Thing, listed
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.seven_wonders_duel import components, moves
from antiqua.games.seven_wonders_duel.tables import (
    CAPITAL,
    CARD,
    CARDS,
    COLORS,
    COUNTED,
    DATA,
    LIMITS,
    RESOURCES,
    SCIENCE,
    TOKENS,
    WONDER,
    WONDERS,
    ZONE_POINTS,
    Card,
    Wonder,
)
from antiqua.games.seven_wonders_duel.view import CityView, SlotView, View, WonderView
from antiqua.kernel.bits import members

COIN, POINT, SHIELD, AGAIN, LINK = "●", "★", "▼", "↻", "∞"
RAW, MANUFACTURED = RESOURCES[:3], RESOURCES[3:]
KINDS = {1: RAW, 2: MANUFACTURED}  # what a choice producer chooses from

NARROW = 70  # columns; with fewer, things stand below one another
WIDEST_HALF, NARROWEST_HALF = 10, 5  # columns of half a card
STEP, CARD_LINES = 2, 3  # lines from one row to the next; lines of a card


class Paint(NamedTuple):
    """How the cards of a colour look: where nothing covers them, and where something does."""

    open: str
    covered: str

    @property
    def chip(self) -> str:
        return self.open.removeprefix("bold ")


PAINTS = {
    "brown": Paint("bold #ffffff on #7a5230", "#cbb9a8 on #46301d"),
    "grey": Paint("bold #000000 on #b4b8bd", "#d0d0d0 on #55595e"),
    "blue": Paint("bold #ffffff on #2563b0", "#b7c9e2 on #1a3a63"),
    "green": Paint("bold #ffffff on #2b7f47", "#b5d6c0 on #1b4a2b"),
    "yellow": Paint("bold #000000 on #e3b23c", "#e6d8b0 on #6f581e"),
    "red": Paint("bold #ffffff on #b23434", "#e2bcbc on #641f1f"),
    "purple": Paint("bold #ffffff on #7d449e", "#d3bde0 on #472659"),
}
BACK, GUILD_BACK, TURNING = "#8a8a8a on #262626", "#b48fcb on #2b1c35", "bold #000000 on #ffffff"


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        below = max(view.viewer, 0)
        parts: list[RenderableType] = [cities(view, below, looking), *track(view, below, looking)]
        parts += middle(view, looking)
        if view.slots:
            parts += [heading(view, looking), *pyramid(view, below, looking)]
        return Group(*parts)

    def ordered(self, decision: Decision) -> list[Choice]:
        """Card by card as they lie, each with its uses: construct, discard, then the wonders."""
        return sorted(decision.choices, key=lambda choice: choice.action)

    def options(
        self, decision: Decision, ordered: Sequence[Choice], view: View, looking: Looking, brief: bool = False
    ) -> RenderableType:
        if decision.phase == "play_card":
            return uses(ordered, view, looking)
        if decision.phase in ("draft_wonder", "choose_progress", "choose_library"):
            return listed(ordered, looking)
        return super().options(decision, ordered, view, looking)

    def points(self, view: View) -> list[dict[str, int]]:
        return [city.points for city in view.cities]

    def things(self, looking: Looking) -> Iterator[Thing]:
        for card in CARDS:
            kind = components.color(COLORS[card.color])
            said = (
                Message("cli-swd-kind", {"kind": kind}),
                components.cost_of(card),
                *components.effects(card),
            )
            yield Thing(card.id, components.card(card.id), said)
        for wonder in WONDERS:
            yield Thing(
                wonder.id,
                components.wonder(wonder.id),
                (components.cost_of(wonder), *components.effects(wonder)),
            )
        for token in TOKENS:
            yield Thing(token.id, components.token(token.id), components.effects(token))

    def legend(self, looking: Looking) -> str:
        letters = ", ".join(
            f"{letter(name, looking)} {looking.cell(components.resource(name))}" for name in RESOURCES
        )
        return looking.terminal.text(
            "cli-swd-legend",
            coin=COIN,
            point=POINT,
            shield=SHIELD,
            again=AGAIN,
            link=LINK,
            letters=letters,
        )


# -- short words --------------------------------------------------------------------------------------------------


def letter(resource: str, looking: Looking) -> str:
    return looking.cell(Message(f"cli-swd-letter-{resource}"))


def letters(units: Sequence[int], looking: Looking) -> str:
    """Units per resource, as WWG."""
    return "".join(letter(name, looking) * count for name, count in zip(RESOURCES, units, strict=True))


def coins(amount: int, looking: Looking) -> str:
    return f"{looking.terminal.number(amount)}{COIN}"


def price(amount: int, looking: Looking) -> str:
    return coins(amount, looking) if amount else looking.cell(Message("swd-amount-nothing"))


def gifts_of_card(card: Card, looking: Looking) -> str:
    """What a card gives, as short as can be."""
    digits = looking.terminal.number
    counted = [
        looking.cell(Message(f"cli-swd-count-{COUNTED[thing]}")) for thing in members(card.per | card.counts)
    ]
    per = "+".join(counted)
    fixed = [letter(name, looking) for name, cheap in zip(RESOURCES, card.fixed_price, strict=True) if cheap]
    parts = [looking.cell(amount) for amount in components.amounts(card.produces)]
    parts += ["/".join(letter(name, looking) for name in KINDS[card.choice])] if card.choice else []
    parts += [f"{'/'.join(fixed)}={coins(LIMITS['fixed_trade_price'], looking)}"] if fixed else []
    parts += [f"{POINT}{digits(card.points)}"] if card.points else []
    parts += [SHIELD * card.shields] if card.shields else []
    parts += [looking.cell(components.science_symbol(card.science))] if card.science >= 0 else []
    parts += [f"+{coins(card.gain, looking)}"] if card.gain else []
    parts += [f"{coins(card.gain_per, looking)}/{per}"] if card.per else []
    if card.counts:
        parts.append(f"{POINT}{digits(card.points_each)}{COIN if card.gain_each else ''}/{per}")
    parts += [LINK] if card.gives_chain >= 0 else []
    return " ".join(parts)


def gifts_of_wonder(wonder: Wonder, looking: Looking) -> str:
    digits = looking.terminal.number
    parts = [f"{POINT}{digits(wonder.points)}"] if wonder.points else []
    parts += ["/".join(letter(name, looking) for name in KINDS[wonder.choice])] if wonder.choice else []
    parts += [SHIELD * wonder.shields] if wonder.shields else []
    parts += [f"+{coins(wonder.gain, looking)}"] if wonder.gain else []
    parts += [f"−{coins(wonder.opponent_loses, looking)}"] if wonder.opponent_loses else []
    parts += [AGAIN] if wonder.play_again else []
    return " ".join(parts)


# -- the cities ---------------------------------------------------------------------------------------------------


def cities(view: View, below: int, looking: Looking) -> RenderableType:
    """Side by side, the viewer's own on the left; one below the other where there is no room."""
    order = [view.cities[below], *(city for city in view.cities if city.seat != below)]
    across = len(order) if looking.width >= NARROW else 1
    width = looking.width // across
    grid = Grid.grid()
    for _ in range(across):
        grid.add_column(width=width, vertical="top")
    panels = [city_panel(city, view, width - 4, looking) for city in order]
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def city_panel(city: CityView, view: View, width: int, looking: Looking) -> Panel:
    mine = city.seat == view.to_play
    name = Text(f"{'▶ ' if mine else ''}{looking.player(city.seat)}", style="bold bright_white")
    lines = [treasury(city, looking), production(city, looking), prices(city, looking)]
    lines += [wonder_line(wonder, city, width, looking) for wonder in city.wonders]
    lines += chips(city, width, looking)
    science = [symbol for symbol in city.science if symbol.count]
    if science:
        lines.append(symbols(city, looking))
    if city.tokens:
        lines.append(
            labelled("cli-swd-tokens", [looking.cell(components.token(one)) for one in city.tokens], looking)
        )
    return Panel(
        Group(*lines),
        title=name,
        title_align="left",
        border_style="bright_white" if mine else "bright_black",
        padding=(0, 1),
    )


def treasury(city: CityView, looking: Looking) -> Text:
    line = Text(coins(city.coins, looking), style="bold yellow")
    line.append(f"   {POINT}{looking.terminal.number(city.score)}", style="bold white")
    income = looking.cell(Message("cli-swd-discard-income", {"coins": coins(city.discard_income, looking)}))
    line.append(f"   {income}", style="not bold dim")
    return line


def labelled(id: str, names: Sequence[str], looking: Looking) -> Text:
    line = Text(looking.cell(Message(id)) + " ", style="dim")
    line.append(looking.terminal.text("list-separator").join(names), style="not dim")
    return line


def production(city: CityView, looking: Looking) -> Text:
    made = [letter(good.resource, looking) * good.produced for good in city.goods if good.produced]
    made += ["/".join(letter(name, looking) for name in one.resources) for one in city.choices]
    line = Text(looking.cell(Message("cli-swd-makes")) + " ", style="dim")
    return line.append("  ".join(made) or "–", style="not dim bold")


def prices(city: CityView, looking: Looking) -> Text:
    line = Text(looking.cell(Message("cli-swd-buys")) + " ", style="dim")
    parts = [f"{letter(good.resource, looking)}{coins(good.price, looking)}" for good in city.goods]
    return line.append("  ".join(parts), style="dim")


def wonder_line(wonder: WonderView, city: CityView, width: int, looking: Looking) -> Text:
    printed = WONDERS[WONDER[wonder.wonder]]
    gifts = gifts_of_wonder(printed, looking)
    name = looking.cell(components.wonder(wonder.wonder))
    if wonder.built:
        return Text(fitted(f"◆ {name}  {gifts}", width), style="bold #e3b23c")
    cost = letters(printed.cost, looking)
    told = price(wonder.price or 0, looking)
    room = width - cell_len(f"◇   {cost} {told}  {gifts}")
    line = Text(f"◇ {fitted(name, max(room, 6))}  ")
    line.append(cost, style="dim")
    line.append(f" {told}", style="green" if (wonder.price or 0) <= city.coins else "red")
    line.append(f"  {gifts}")
    line.truncate(width, overflow="ellipsis")
    return line


def chips(city: CityView, width: int, looking: Looking) -> list[Text]:
    """The cards of a city, coloured, as many in a line as there is room for."""
    lines = [Text()]
    for group in city.cards:
        for card in group.cards:
            chip = f" {fitted(looking.cell(components.card(card)), width - 2)} "
            if lines[-1].plain and cell_len(lines[-1].plain) + 1 + cell_len(chip) > width:
                lines.append(Text())
            lines[-1].append(" " if lines[-1].plain else "")
            lines[-1].append(chip, style=PAINTS[group.color].chip)
    return lines if city.cards else []


def symbols(city: CityView, looking: Looking) -> Text:
    names = []
    for symbol in city.science:
        if symbol.count:
            name = looking.cell(components.science_symbol(SCIENCE.index(symbol.symbol)))
            names.append(f"{name} ×{looking.terminal.number(symbol.count)}" if symbol.count > 1 else name)
    line = labelled("cli-swd-symbols", names, looking)
    needed = LIMITS["science_symbols_to_win"]
    line.append(f" ({looking.terminal.number(len(names))}/{looking.terminal.number(needed)})", style="dim")
    return line


# -- the board between them ---------------------------------------------------------------------------------------


def track(view: View, below: int, looking: Looking) -> list[RenderableType]:
    """The military track, the viewer's capital on the left; under it what the zones are worth and cost."""
    narrow = looking.width < NARROW
    pawn = view.pawn if below == 0 else -view.pawn
    spaces, worth = Text(), Text(style="dim")
    for space in range(-CAPITAL, CAPITAL + 1):
        if space == -CAPITAL or zone_of(space) != zone_of(space - 1):
            spaces.append("│", style="bright_black")
            worth.append(" " * max(0, cell_len(spaces.plain) - cell_len(worth.plain)))
            worth.append(zone_worth(space, view, below, looking))
        sign, style = ("♦", "bold black on bright_red") if space == pawn else ("·", "dim")
        if abs(space) == CAPITAL and space != pawn:
            sign, style = "⌂", "bold"
        spaces.append(sign if narrow else f" {sign} ", style=style)
    spaces.append("│", style="bright_black")
    room = max(0, (looking.width - cell_len(spaces.plain)) // 2 - 2)
    names = [looking.player(seat) for seat in (below, 1 - below)]
    if max(map(cell_len, names)) > room:
        names = [looking.terminal.number(seat + 1) for seat in (below, 1 - below)]
    margin = " " * max(0, room - cell_len(names[0]))
    line = Text(f"{margin}{names[0]} ") + spaces + Text(f" {names[1]}")
    return [line] if narrow else [line, Text(" " * (room + 1)) + worth]


def zone_worth(space: int, view: View, below: int, looking: Looking) -> Text:
    """The points of the zone that begins here, and the coins that its token still costs."""
    distance = abs(space)
    told = Text()
    if 0 < distance < CAPITAL:
        told.append(f"{POINT}{looking.terminal.number(ZONE_POINTS[distance])}")
    loser = below if space < 0 else 1 - below
    for token in view.military_tokens:
        if (token.seat, token.distance) == (loser, abs(zone_of(space))):
            told.append(f" −{coins(token.coins, looking)}", style="red")
    return told


def zone_of(space: int) -> int:
    """The space nearest to the middle in the zone of a space, which tells the zones apart."""
    for zone in DATA["military"]["zone"]:
        if zone["from"] <= space <= zone["to"]:
            return min(int(zone["from"]), int(zone["to"]), key=abs)
    raise ValueError(space)


def middle(view: View, looking: Looking) -> list[RenderableType]:
    """The progress tokens on the board, those drawn from the box, and the discard pile."""
    parts: list[RenderableType] = []
    tokens = [looking.cell(components.token(token)) for token in view.tokens]
    parts.append(labelled("cli-swd-progress", tokens or ["–"], looking))
    if view.library:
        drawn = [looking.cell(components.token(token)) for token in view.library]
        parts.append(labelled("cli-swd-library", drawn, looking))
    if view.discarded:
        pile = [looking.cell(components.card(card)) for card in view.discarded]
        parts.append(labelled("cli-swd-discarded", pile, looking))
    return parts


def heading(view: View, looking: Looking) -> Text:
    line = Text(looking.cell(components.age(view.age)), style="bold")
    if view.viewer >= 0:
        hint = Message("cli-swd-prices")
    else:
        hint = Message("cli-swd-prices-of", {"one": components.player(0), "other": components.player(1)})
    return line.append(f"   {looking.cell(hint)}", style="not bold dim")


# -- the pyramid --------------------------------------------------------------------------------------------------


def pyramid(view: View, below: int, looking: Looking) -> list[RenderableType]:
    left = min(slot.x for slot in view.slots) - 1
    span = max(slot.x for slot in view.slots) + 1 - left
    half = max(NARROWEST_HALF, min(WIDEST_HALF, looking.width // span))
    rows = max(slot.row for slot in view.slots) + 1
    margin = max(0, (looking.width - half * span) // 2)
    canvas = Canvas(margin + half * span, rows * STEP + CARD_LINES - STEP)
    for slot in view.slots:
        paint_card(canvas, margin + (slot.x - 1 - left) * half, slot, 2 * half - 1, view, below, looking)
    return list(canvas.lines())


def paint_card(
    canvas: Canvas, x: int, slot: SlotView, width: int, view: View, below: int, looking: Looking
) -> None:
    if slot.shows == "empty" or (slot.shows == "undealt" and slot.slot != view.turning):
        return
    lines = ["", "", ""]
    if slot.slot == view.turning:
        style, lines[0] = TURNING, "?"
    elif slot.card is None:
        guild = slot.shows == "down_guild"
        style = GUILD_BACK if guild else BACK
        lines[0] = "░" * (width - 2)
        lines[1] = looking.cell(Message("swd-color-purple")) if guild else "░" * (width - 2)
    else:
        card = CARDS[CARD[slot.card]]
        paint = PAINTS[COLORS[card.color]]
        style = paint.open if slot.available else paint.covered
        lines = [
            looking.cell(components.card(card.id)),
            gifts_of_card(card, looking),
            card_price(slot, below, looking),
        ]
    bare = looking.terminal.out.color_system is None or looking.terminal.out.no_color
    left, right = ("[", "]") if bare else (" ", "")
    room = width - len(left + right)
    if bare and not slot.available:
        del lines[-1]  # without colours, the lower edge would be mere noise between the cards that cover it
    for line, text in enumerate(lines):
        shown = fitted(text, room)
        padded = left + shown + " " * (room - len(clusters(shown))) + right
        canvas.paint(x, slot.row * STEP + line, padded, style.removeprefix("bold ") if line else style)


def card_price(slot: SlotView, below: int, looking: Looking) -> str:
    """What the viewer pays for an available card, and in brackets what the other one would pay."""
    if not slot.prices:
        return ""
    told = [coins(one.coins + one.trade, looking) for one in slot.prices]
    return f"{told[below]} ({told[1 - below]})"


# -- the options --------------------------------------------------------------------------------------------------


def uses(ordered: Sequence[Choice], view: View, looking: Looking) -> RenderableType:
    """A line per card, a column per use: the number of the option and what it costs or brings."""
    city = view.cities[view.active]
    wonders = [wonder.wonder for wonder in city.wonders if not wonder.built]
    cards: dict[str, dict[str, tuple[int, Choice]]] = {}
    for value, choice in enumerate(ordered, 1):
        card, use = card_and_use(choice.move)
        cards.setdefault(card, {})[use] = (value, choice)
    possible = [use for use in ["build", "discard", *wonders] if any(use in row for row in cards.values())]
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", no_wrap=True)
    for use in possible:
        grid.add_column(column_title(use, looking))
    for card, row in cards.items():
        grid.add_row(
            card_name(card, looking), *(option(row.get(use), use, city, looking) for use in possible)
        )
    return grid


def card_and_use(text: str) -> tuple[str, str]:
    move = moves.read(text)
    if isinstance(move, moves.BuildWonder):
        return move.card, move.wonder
    assert isinstance(move, moves.Build | moves.Discard)
    return move.card, "build" if isinstance(move, moves.Build) else "discard"


def column_title(use: str, looking: Looking) -> str:
    if use in WONDER:
        return looking.cell(components.wonder(use))
    return looking.cell(Message(f"cli-swd-use-{use}"))


def card_name(card: str, looking: Looking) -> Text:
    color = COLORS[CARDS[CARD[card]].color]
    return Text(f" {looking.cell(components.card(card))} ", style=PAINTS[color].open)


def option(found: tuple[int, Choice] | None, use: str, city: CityView, looking: Looking) -> Text:
    if found is None:
        return Text("    –", style="dim")
    value, choice = found
    told = f"+{coins(city.discard_income, looking)}" if use == "discard" else price(choice.cost or 0, looking)
    cell = Text(f"{looking.terminal.number(value):>2}", style="bold cyan")
    return cell.append(f"  {told}", style="not bold yellow")
