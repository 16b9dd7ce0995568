"""The table of Stone Age: the tribes, then the board with everybody's people, right above the options.

While people are placed, the numbers of the options stand in the board itself: each place is shown only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.table import (
    BECOMES,
    NONE,
    TIMES,
    Form,
    Looking,
    Table,
    Thing,
    flowed,
    key_to_letters,
    labelled,
    name_at_turn,
    number,
    own_first,
    player_panel,
    side_by_side,
)
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.message import player
from antiqua.games.stone_age import components, moves
from antiqua.games.stone_age.tables import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    CULTURES,
    PLACES,
    RESOURCES,
    SPECIALISTS,
)
from antiqua.games.stone_age.view import PlaceView, TribeView, View

PERSON, POINT, USED, FREE, CLOSED = "▲", "★", "*", "○", "✕"
TOOLS, FIELDS, BUILT, OWNED = "⚒", "❀", "⌂", "▤"
SIGNS = {"person": PERSON, "point": POINT, "used": USED, "free": FREE, "closed": CLOSED}
SIGN_OF = {"tools": TOOLS, "fields": FIELDS, "buildings": BUILT, "cards": OWNED}  # instead of the label
LABELS = (
    "round",
    "deck",
    "people",
    "food",
    "tools",
    "fields",
    "cards",
    "buildings",
    "unknown",
    "left",
    "start",
    "paid",
    "items",
)
PAINTS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")  # of the seats
GREEN, SAND = "black on #8fbf7f", "black on #d9c48f"  # culture and specialist cards
NARROW = 70  # columns; with fewer, all places stand below one another
WIDE = 120  # columns; with fewer, cards and buildings stand below the other places
PANEL = 48  # columns that the panel of a tribe needs
FEW = 3  # people that are drawn one by one

Numbers = Mapping[
    str, Sequence[tuple[int, int]]
]  # per place, the numbers of options and how many people they mean


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    several_steps = "cli-sa-steps"

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        parts = [*tribes(view, looking, form), heading(view, looking)]
        if not placing(view):
            parts += crowd(view, looking) if form == Form.LEAST else board(view, {}, looking)
        return Group(*parts, *pending(view, looking))

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
        if placing(view):
            return Group(*board(view, numbers_of(ordered), looking))
        return super().options(decision, ordered, view, looking, brief)

    def points(self, view: View) -> list[dict[str, int]]:
        return [tribe.points for tribe in view.tribes]

    def things(self, looking: Looking) -> Iterator[Thing]:
        for card in CARDS:
            yield Thing(card.id, components.card(card.id), components.effects(card))
        for building in BUILDINGS:
            yield Thing(
                building.id, components.building(building.id), (components.price_of_building(building),)
            )
        for place in PLACES:
            yield Thing(place.id, components.place(place.id), (about_place(place.index),))
        for name in RESOURCES:
            sign = looking.terminal.text(f"cli-sa-letter-{name}")
            yield Thing(name, components.good(name), (Message("cli-sa-explain-resource"),), sign)
        for name in CULTURES:
            yield Thing(name, Message(f"sa-culture-{name}"), (Message("cli-sa-explain-culture"),))
        for name in SPECIALISTS:
            yield Thing(name, Message(f"sa-specialist-{name}"), (Message(f"cli-sa-explain-{name}"),))
        for name, sign in SIGNS.items():
            yield Thing(
                f"sign_{name}", Message(f"cli-sa-sign-{name}"), (Message(f"cli-sa-explain-{name}"),), sign
            )
        for name in LABELS:
            about = (Message(f"cli-sa-explain-{name}"),)
            yield Thing(f"word_{name}", label(name), about, SIGN_OF.get(name, ""))

    def legend(self, looking: Looking) -> str:
        letters = key_to_letters(
            ((Message(f"cli-sa-letter-{name}"), components.good(name)) for name in RESOURCES), looking
        )
        signs = looking.joined(f"{sign}\u00a0{looking.cell(label(name))}" for name, sign in SIGN_OF.items())
        return looking.terminal.text(
            "cli-sa-legend",
            person=PERSON,
            point=POINT,
            becomes=BECOMES,
            signs=signs,
            used=USED,
            free=FREE,
            closed=CLOSED,
            letters=letters,
        )


def placing(view: View) -> bool:
    """Is the viewer about to place people, so that the board is shown with his options?"""
    return view.phase == "place" and view.viewer == view.to_play


def label(name: str) -> Message:
    """A label of the table on its own."""
    if name in ("round", "deck", "left"):
        return Message(f"cli-sa-word-{name}")
    return Message(f"cli-sa-{name}")


def about_place(index: int) -> Message:
    kind = PLACES[index].kind
    return components.work(index) if kind in ("gather", "village") else Message(f"cli-sa-explain-{kind}")


# -- short words --------------------------------------------------------------------------------------------------


def letter(resource: str, looking: Looking) -> str:
    return looking.cell(Message(f"cli-sa-letter-{resource}"))


def resources(amounts: dict[str, int], looking: Looking) -> str:
    """What somebody has, as W3 G1."""
    parts = [f"{letter(name, looking)}{looking.number(count)}" for name, count in amounts.items() if count]
    return " ".join(parts) or NONE


def fact(id: str, shown: str, looking: Looking) -> Text:
    return labelled(Message(id), Text(shown, style="bold"), looking)


# -- the tribes ---------------------------------------------------------------------------------------------------


def tribes(view: View, looking: Looking, form: Form) -> list[RenderableType]:
    """The viewer's own first: all in panels, or only his own, or none."""
    order = [view.tribes[seat] for seat in own_first(len(view.tribes), view.viewer)]
    if form == Form.FULL:
        across = max(1, min(len(order), looking.width // PANEL))
        panels = [tribe_panel(tribe, view, looking.width // across, looking) for tribe in order]
        return [side_by_side(panels, across, looking.width)]
    own, *others = order
    parts: list[RenderableType] = []
    if form == Form.MIDDLE:
        parts.append(tribe_panel(own, view, looking.width, looking))
    else:
        shown = tribe_lines if form == Form.COMPACT else tribe_in_signs
        parts += shown(own, view, looking)
        parts += cards(own, looking.width, looking)
    for tribe in others:
        parts += tribe_in_signs(tribe, view, looking)
    return parts


def tribe_name(tribe: TribeView, view: View, looking: Looking) -> Text:
    return name_at_turn(tribe.seat, view.to_play, f"bold {PAINTS[tribe.seat]}", looking)


def tribe_panel(tribe: TribeView, view: View, width: int, looking: Looking) -> Panel:
    parts = [*wealth(tribe, looking), *means(tribe, looking)]
    lines = [*flowed(parts, width - 4, between="   "), *cards(tribe, width - 4, looking)]
    return player_panel(tribe_name(tribe, view, looking), lines, tribe.seat == view.to_play)


def tribe_lines(tribe: TribeView, view: View, looking: Looking) -> list[Text]:
    """A tribe without a panel and without its cards."""
    parts = [tribe_name(tribe, view, looking), *wealth(tribe, looking), *means(tribe, looking)]
    return flowed(parts, looking.width, margin=4)


def tribe_in_signs(tribe: TribeView, view: View, looking: Looking) -> list[Text]:
    """A tribe in a line, with signs instead of words, and its cards only counted."""
    shown = looking.number
    parts = [
        tribe_name(tribe, view, looking),
        *wealth(tribe, looking),
        Text(f"{PERSON}{shown(tribe.hand)}/{shown(tribe.people)}"),
        Text(f"{TOOLS}{tools(tribe, looking)}"),
        Text(f"{FIELDS}{shown(tribe.agriculture)}"),
        Text(f"{BUILT}{shown(len(tribe.buildings))}"),
        Text(f"{OWNED}{shown(len(tribe.cards) + tribe.unknown)}"),
    ]
    return flowed(parts, looking.width, margin=4)


def wealth(tribe: TribeView, looking: Looking) -> list[Text]:
    """The points on the track and as if the game ended now, food and resources."""
    track, score = looking.number(tribe.points["track"]), looking.number(tribe.score)
    return [
        Text(f"{POINT}{track}{BECOMES}{score}", style="bold"),
        fact("cli-sa-food", looking.number(tribe.food), looking),
        Text(resources(tribe.resources, looking), style="bold"),
    ]


def means(tribe: TribeView, looking: Looking) -> list[Text]:
    shown = looking.number
    return [
        fact("cli-sa-people", f"{shown(tribe.hand)}/{shown(tribe.people)}", looking),
        fact("cli-sa-tools", tools(tribe, looking), looking),
        fact("cli-sa-fields", shown(tribe.agriculture), looking),
        fact("cli-sa-buildings", shown(len(tribe.buildings)), looking),
    ]


def tools(tribe: TribeView, looking: Looking) -> str:
    return (
        " ".join(f"{looking.number(tool.value)}{USED if tool.used else ''}" for tool in tribe.tools) or NONE
    )


def cards(tribe: TribeView, width: int, looking: Looking) -> list[Text]:
    """What the lower halves score, the symbols and the figures of each kind; then the cards that lie face up."""
    if not tribe.cards and not tribe.unknown:
        return []
    parts = [Text(looking.cell(Message("cli-sa-cards")), style="dim")]
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
            times = f" {TIMES}{looking.number(count)}" if count > 1 else ""
            parts.append(Text(f" {looking.cell(Message(id))}{times} ", style=paint))
    parts += [Text(looking.cell(components.card(name)), style="underline") for name in tribe.face_up]
    if tribe.unknown:
        parts.append(Text(looking.cell(Message("cli-sa-unknown")), style="italic"))
    return flowed(parts, width, between=" ", margin=2)


# -- the board ----------------------------------------------------------------------------------------------------


def heading(view: View, looking: Looking) -> Text:
    deck = looking.cell(Message("cli-sa-deck", {"count": view.deck}))
    if not view.round:  # the table is still being laid out
        return Text(deck, style="dim")
    line = Text(looking.cell(Message("cli-sa-round", {"round": view.round})), style="bold")
    start = looking.cell(Message("sa-event-start", {"player": player(view.start)}))
    return line.append(f"   {start}   {deck}", style="not bold dim")


def board(view: View, numbers: Numbers, looking: Looking) -> list[RenderableType]:
    """Every place: the numbers of its options, who is there, how much room is left, and what lies there."""
    lying = {space.place: card_on(space.card, looking) for space in view.spaces}
    lying |= {stack.place: stack_of(stack.building, stack.left, looking) for stack in view.stacks}
    lines = [place_line(place, lying.get(place.place), view, numbers, looking) for place in view.places]
    work, offers = lines[: -len(lying)], lines[-len(lying) :]
    if looking.width >= WIDE:
        return [beside(work, offers)]
    if looking.width >= NARROW:
        half = -(-len(work) // 2)
        return [beside(work[:half], work[half:]), below(offers)]
    return [below(lines)]


def crowd(view: View, looking: Looking) -> list[RenderableType]:
    """Only the places where people stand."""
    parts = []
    for place in view.places:
        if any(place.people):
            name = Text(f"{looking.cell(components.place(place.place))} ")
            parts.append(name.append_text(people_at(place, looking)))
    return list(flowed(parts, looking.width, between="   "))


Row = tuple[RenderableType, ...]
BLANK: Row = ("", "", "", "")


def below(rows: Sequence[Row]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    return grid


def beside(left: Sequence[Row], right: Sequence[Row]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for line in range(max(len(left), len(right))):
        grid.add_row(*(left[line] if line < len(left) else BLANK), *(right[line : line + 1] or [BLANK])[0])
    return grid


def place_line(place: PlaceView, lying: Text | None, view: View, numbers: Numbers, looking: Looking) -> Row:
    name = Text(looking.cell(components.place(place.place)), style="bold" if place.open else "")
    if lying is None:
        shut = view.phase == "place" and not place.open
        room = "" if place.free is None else f"{FREE}{looking.number(place.free)}"
        lying = Text(CLOSED if shut else room, style="dim")
    return placements(numbers.get(place.place, ()), looking), name, people_at(place, looking), lying


def people_at(place: PlaceView, looking: Looking) -> Text:
    return Text(" ").join(figures(seat, count, looking) for seat, count in enumerate(place.people) if count)


def figures(seat: int, count: int, looking: Looking) -> Text:
    """The people of a seat at a place, after its number: colour alone says nothing without colours."""
    shown = PERSON * count if count <= FEW else f"{PERSON}{TIMES}{looking.number(count)}"
    return Text(f"{looking.number(seat + 1)}{shown}", style=PAINTS[seat])


def card_on(card: str | None, looking: Looking) -> Text:
    if card is None:
        return Text(f" {NONE}", style="dim")
    return Text(
        f" {looking.cell(components.card(card))} ", style=GREEN if CARDS[CARD[card]].culture >= 0 else SAND
    )


def stack_of(building: str | None, left: int, looking: Looking) -> Text:
    name = Text(f" {NONE}", style="dim")
    if building is not None:
        name = Text(f" {looking.cell(components.building(building))}")
        points = BUILDINGS[BUILDING[building]].points
        name.append(f" {POINT}{looking.number(points)}" if points else "", style="bold")
    rest = looking.cell(Message("cli-sa-left", {"count": left}))
    return name.append(f"  {rest}", style="dim")


def pending(view: View, looking: Looking) -> list[RenderableType]:
    """What has been given so far, and the dice that are left."""
    parts: list[RenderableType] = []
    if any(view.paid.values()):
        parts.append(fact("cli-sa-paid", resources(view.paid, looking), looking))
    if view.items:
        shown = looking.joined(looking.cell(components.item(item)) for item in view.items)
        parts.append(fact("cli-sa-items", shown, looking))
    return parts


# -- the options --------------------------------------------------------------------------------------------------


def numbers_of(ordered: Sequence[Choice]) -> Numbers:
    found: dict[str, list[tuple[int, int]]] = {}
    for value, choice in enumerate(ordered, 1):
        move = moves.read(choice.move)
        assert isinstance(move, moves.Place)
        found.setdefault(move.place, []).append((value, move.figures))
    return found


def placements(numbered: Sequence[tuple[int, int]], looking: Looking) -> Text:
    """The options of a place, as 8 ▲1 or 8–14 ▲1–7: the fifth of these numbers sends five people."""
    if not numbered:
        return Text()
    assert all(other == (value + 1, people + 1) for (value, people), other in pairwise(numbered))
    (first, least), (last, most) = numbered[0], numbered[-1]
    shown = looking.number
    line = number(first, looking)
    if len(numbered) == 1:
        return line.append(f" {PERSON}{shown(least)}", style="not bold default")
    line.append(f"–{shown(last)}")
    return line.append(f" {PERSON}{shown(least)}–{shown(most)}", style="not bold default")
