"""The table of Stone Age: the tribes, then the board with everybody's people, right above the options.

▲ a person, in the colour of its tribe   ★ points   * a used tool   W B S G the resources
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.table import Looking, Table, Thing, number
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.stone_age import components, moves
from antiqua.games.stone_age.tables import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    CULTURES,
    PLACE,
    PLACES,
    RESOURCES,
    SPECIALISTS,
)
from antiqua.games.stone_age.view import PlaceView, TribeView, View

PERSON, POINT = "▲", "★"
PAINTS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")  # of the seats
GREEN, SAND = "black on #8fbf7f", "black on #d9c48f"  # culture and specialist cards
NARROW = 70  # columns; with fewer, the tribes stand below one another


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    def draw(self, view: View, looking: Looking) -> RenderableType:
        return Group(
            tribes(view, looking), heading(view, looking), board(view, looking), *pending(view, looking)
        )

    def ordered(self, decision: Decision) -> list[Choice]:
        return sorted(decision.choices, key=lambda choice: choice.action)

    def options(
        self, decision: Decision, ordered: Sequence[Choice], view: View, looking: Looking
    ) -> RenderableType:
        if decision.phase == "place":
            return placements(ordered, looking)
        return super().options(decision, ordered, view, looking)

    def points(self, view: View) -> list[dict[str, int]]:
        return [tribe.points for tribe in view.tribes]

    def things(self) -> Iterator[Thing]:
        for card in CARDS:
            yield Thing(card.id, components.card(card.id), components.effects(card))
        for building in BUILDINGS:
            yield Thing(
                building.id, components.building(building.id), (components.price_of_building(building),)
            )
        for place in PLACES:
            if place.kind in ("gather", "village"):
                yield Thing(place.id, components.place(place.id), (components.work(place.index),))

    def legend(self, looking: Looking) -> str:
        letters = ", ".join(
            f"{letter(name, looking)} {looking.cell(components.good(name))}" for name in RESOURCES
        )
        return looking.terminal.text("cli-sa-legend", letters=letters)


# -- short words --------------------------------------------------------------------------------------------------


def letter(resource: str, looking: Looking) -> str:
    return looking.cell(Message(f"cli-sa-letter-{resource}"))


def resources(amounts: dict[str, int], looking: Looking) -> str:
    """What somebody has, as W3 G1."""
    shown = looking.terminal.number
    parts = [f"{letter(name, looking)}{shown(count)}" for name, count in amounts.items() if count]
    return " ".join(parts) or "–"


def labelled(id: str, shown: str, looking: Looking) -> Text:
    return Text(looking.cell(Message(id)) + " ", style="dim").append(shown, style="not dim bold")


# -- the tribes ---------------------------------------------------------------------------------------------------


def tribes(view: View, looking: Looking) -> RenderableType:
    """Side by side, the viewer's own on the left; one below the other where there is no room."""
    first = max(view.viewer, 0)
    order = [view.tribes[(first + step) % len(view.tribes)] for step in range(len(view.tribes))]
    across = min(len(order), 2) if looking.width >= NARROW else 1
    grid = Grid.grid()
    for _ in range(across):
        grid.add_column(width=looking.width // across, vertical="top")
    panels = [tribe_panel(tribe, view, looking) for tribe in order]
    for start in range(0, len(panels), across):
        grid.add_row(*panels[start : start + across])
    return grid


def tribe_panel(tribe: TribeView, view: View, looking: Looking) -> Panel:
    shown = looking.terminal.number
    turn = tribe.seat == view.to_play
    name = Text(f"{'▶ ' if turn else ''}{looking.player(tribe.seat)}", style=f"bold {PAINTS[tribe.seat]}")
    points = Text(f"{POINT}{shown(tribe.points['track'])} → {shown(tribe.score)}", style="bold")
    stock = labelled("cli-sa-food", shown(tribe.food), looking)
    stock.append(f"   {resources(tribe.resources, looking)}", style="bold")
    tools = " ".join(f"{shown(tool.value)}{'*' if tool.used else ''}" for tool in tribe.tools) or "–"
    people = labelled("cli-sa-people", f"{shown(tribe.hand)}/{shown(tribe.people)}", looking)
    means = Text("   ").join(
        [
            people,
            labelled("cli-sa-tools", tools, looking),
            labelled("cli-sa-fields", shown(tribe.agriculture), looking),
            labelled("cli-sa-buildings", shown(len(tribe.buildings)), looking),
        ]
    )
    lines: list[RenderableType] = [Text("   ").join([points, stock]), means]
    if tribe.cards or tribe.unknown:
        lines.append(cards(tribe, looking))
    border = "bright_white" if turn else "bright_black"
    return Panel(Group(*lines), title=name, title_align="left", border_style=border, padding=(0, 1))


def cards(tribe: TribeView, looking: Looking) -> Text:
    """What the lower halves score, the symbols and the figures of each kind; then the cards that lie face up."""
    line = Text(looking.cell(Message("cli-sa-cards")), style="dim")
    symbols: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    for name in tribe.cards:
        card = CARDS[CARD[name]]
        if card.culture >= 0:
            symbols[f"sa-culture-{CULTURES[card.culture]}"] += 1
        else:
            figures[f"sa-specialist-{SPECIALISTS[card.specialist]}"] += card.figures
    for counted, paint in ((symbols, GREEN), (figures, SAND)):
        for id, count in sorted(counted.items()):
            times = f" ×{looking.terminal.number(count)}" if count > 1 else ""
            line.append(" ").append(f" {looking.cell(Message(id))}{times} ", style=f"not dim {paint}")
    for name in tribe.face_up:
        line.append(" ").append(looking.cell(components.card(name)), style="not dim underline")
    if tribe.unknown:
        line.append(" ").append(looking.cell(Message("cli-sa-unknown")), style="not dim italic")
    return line


# -- the board ----------------------------------------------------------------------------------------------------


def heading(view: View, looking: Looking) -> Text:
    line = Text(looking.cell(Message("cli-sa-round", {"round": view.round})), style="bold")
    start = looking.cell(Message("sa-event-start", {"player": components.player(view.start)}))
    deck = looking.cell(Message("cli-sa-deck", {"count": view.deck}))
    return line.append(f"   {start}   {deck}", style="not bold dim")


def board(view: View, looking: Looking) -> RenderableType:
    """A line per place: who is there, how much room is left, and what lies there."""
    lying = {space.place: card_on(space.card, looking) for space in view.spaces}
    lying |= {stack.place: stack_of(stack.building, stack.left, looking) for stack in view.stacks}
    half = -(-len(view.places) // 2)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    columns = 1 if looking.width < NARROW else 2
    for _ in range(columns):
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    lines = [place_line(place, lying.get(place.place), view, looking) for place in view.places]
    if columns == 1:
        for line in lines:
            grid.add_row(*line)
    else:
        for left, right in zip(lines[:half], [*lines[half:], ("", "", "")], strict=False):
            grid.add_row(*left, *right)
    return grid


def place_line(
    place: PlaceView, lying: Text | None, view: View, looking: Looking
) -> tuple[RenderableType, RenderableType, RenderableType]:
    name = Text(looking.cell(components.place(place.place)), style="bold" if place.open else "")
    people = Text()
    for seat, count in enumerate(place.people):
        people.append(PERSON * count, style=PAINTS[seat])
    if lying is not None:
        return name, people, lying
    if view.phase == "place" and not place.open:
        return name, people, Text(looking.cell(Message("cli-sa-closed")), style="dim")
    free = "" if place.free is None else looking.cell(Message("cli-sa-free", {"count": place.free}))
    return name, people, Text(free, style="dim")


def card_on(card: str | None, looking: Looking) -> Text:
    if card is None:
        return Text("–", style="dim")
    return Text(
        f" {looking.cell(components.card(card))} ", style=GREEN if CARDS[CARD[card]].culture >= 0 else SAND
    )


def stack_of(building: str | None, left: int, looking: Looking) -> Text:
    name = Text("–", style="dim")
    if building is not None:
        name = Text(looking.cell(components.building(building)))
        points = BUILDINGS[BUILDING[building]].points
        name.append(f" {POINT}{looking.terminal.number(points)}" if points else "", style="bold")
    rest = looking.cell(Message("cli-sa-left", {"count": left}))
    return name.append(f"  {rest}", style="dim")


def pending(view: View, looking: Looking) -> list[RenderableType]:
    """What has been given so far, and the dice that are left."""
    parts: list[RenderableType] = []
    if any(view.paid.values()):
        parts.append(Text(resources(view.paid, looking), style="bold yellow"))
    if view.items:
        parts.append(
            Text(", ".join(looking.cell(components.item(item)) for item in view.items), style="bold")
        )
    return parts


# -- the options --------------------------------------------------------------------------------------------------


def placements(ordered: Sequence[Choice], looking: Looking) -> RenderableType:
    """A line per place, with an option for every number of people."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    lines: dict[str, Text] = {}
    for value, choice in enumerate(ordered, 1):
        move = moves.read(choice.move)
        assert isinstance(move, moves.Place)
        line = lines.setdefault(move.place, Text())
        line.append_text(number(value, looking))
        line.append(f" {PERSON}×{looking.terminal.number(move.figures)}   ")
    for place in sorted(lines, key=lambda name: PLACE[name]):
        grid.add_row(Text(looking.cell(components.place(place))), lines[place])
    return grid
