"""What the terminal shows of a game: its table, its options, its points and what its components do.

Every game is playable with this class alone, which knows nothing about any; a game's own board overrides what it can
show better. All of it is made from the view and the decision of whoever is looking, never from the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli import prose
from antiqua.cli.choosing import Pool, first_number, pooled
from antiqua.cli.terminal import Terminal
from antiqua.games.game import Choice, Decision, Message

TURN, NONE, TIMES, BECOMES, SHORT = "▶", "–", "×", "→", "…"


class Form(IntEnum):
    """How much is drawn, from everything down to what the pending choice cannot do without."""

    FULL = 0
    MIDDLE = 1
    COMPACT = 2
    LEAST = 3


class Looking(NamedTuple):
    """Who is looking where: a terminal so many columns wide, and what the players are called."""

    terminal: Terminal
    names: tuple[str, ...]
    width: int

    def say(self, message: Message) -> str:
        return self.terminal.message(message, self.names)

    def sentence(self, text: str) -> str:
        """A text among the columns of a table, which runs as a whole in the direction of its language."""
        return prose.isolated(text) if self.terminal.rtl else text

    def cell(self, message: Message) -> str:
        return self.terminal.cell(message, self.names)

    def number(self, value: int) -> str:
        return self.terminal.number(value)

    def player(self, seat: int) -> str:
        return self.cell(Message("player", {"number": seat + 1}))

    def titled(self, seat: int) -> str:
        """A player's name after the number that marks his things on the board."""
        named = seat < len(self.names) and self.names[seat]
        return f"{self.number(seat + 1)} {self.player(seat)}" if named else self.player(seat)

    def joined(self, names: Iterable[str]) -> str:
        """Names as a list of the language, or the sign for nothing."""
        return self.terminal.text("list-separator").join(names) or NONE

    @property
    def bare(self) -> bool:
        """Are there no colours?"""
        return self.terminal.out.color_system is None or self.terminal.out.no_color


class Thing(NamedTuple):
    """Something explained: what it is called, what there is to say about it, and the sign that stands for it."""

    id: str
    name: Message
    said: tuple[Message, ...]
    sign: str = ""


class Table:
    """A game of which nothing is known but the contract."""

    several_steps: ClassVar[str] = ""  # the id of an example of them in one line, where there are such

    def draw(self, view: Any, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        """The table as the view shows it, or as much of it as the form allows."""
        return Text("\n".join(lines_of(msgspec.to_builtins(view))))

    def ordered(self, decision: Decision) -> list[Choice]:
        """The options in the order of their numbers: those that begin at the same place stand together."""
        first: dict[str, int] = {}
        for choice in decision.choices:
            first.setdefault(place(choice), len(first))
        return sorted(decision.choices, key=lambda choice: first[place(choice)])

    def options(
        self,
        decision: Decision,
        ordered: Sequence[Choice],
        view: Any,
        looking: Looking,
        brief: bool = False,
    ) -> RenderableType:
        """The options with their numbers; sets of things as the things they are made of.

        Brief ones stand side by side, with their cost but without what else there is to say of them.
        """
        if pooled(ordered):
            things = Pool(ordered).things
            return columns([looking.cell(name) if name else id for id, name in things.items()], looking)
        plain = all(choice.cost is None and choice.detail is None for choice in ordered)
        if brief or (plain and len(ordered) > 4):
            return columns([shortly(choice, looking) for choice in ordered], looking, first_number(ordered))
        return listed(ordered, looking, first_number(ordered))

    def lies_there(self, choice: Choice) -> Message | None:
        """What an option may be called by besides what it says: the tile at the place that it names."""
        return None

    def as_asked(self, parts: Sequence[str], look: Callable[[], Any]) -> Sequence[str]:
        """The parts of a line in the order in which they are asked for, where people name them in another one.

        `look` gives the view of the position in which they follow.
        """
        return parts

    def step_before(self, why: Message) -> str | None:
        """The step that has to come first, where something is refused because it does not."""
        return None

    def points(self, view: Any) -> list[dict[str, int]] | None:
        """The points of every seat by category, as far as the viewer may know them now."""
        return None

    def legend(self, looking: Looking) -> str:
        """What the signs on the table mean; nothing where there are none."""
        return ""

    def things(self, looking: Looking) -> Iterator[Thing]:
        """Everything that can be explained."""
        yield from ()


#: What the signs mean that every table uses.
SIGNS = {"turn": TURN, "none": NONE, "times": TIMES, "becomes": BECOMES, "short": SHORT}


def common_things(looking: Looking) -> Iterator[Thing]:
    for name, sign in SIGNS.items():
        about = (Message(f"cli-sign-about-{name}"),)
        yield Thing(f"sign_{name}", Message(f"cli-sign-{name}"), about, sign)
    for seat in range(len(looking.names)):
        said = (Message("cli-seat-about", {"number": seat + 1}),)
        yield Thing(f"player_{seat + 1}", Message("player", {"number": seat + 1}), said)


def sentences_of(detail: Message | None) -> Iterator[Message]:
    """The sentences that a detail is made of."""
    while detail is not None and detail.id == "list-sentences":
        first, detail = detail.args["first"], detail.args["rest"]  # type: ignore[assignment]
        assert isinstance(first, Message)
        yield first
    if detail is not None:
        yield detail


def place(choice: Choice) -> str:
    return choice.places[0] if choice.places else choice.move


def number(value: int, looking: Looking) -> Text:
    return Text(looking.number(value), style="bold cyan", justify="right")


def shortly(choice: Choice, looking: Looking) -> str:
    """An option with its cost, as short as can be."""
    label = looking.cell(choice.label)
    if choice.cost is None:
        return label
    return f"{label} {looking.terminal.text('cli-cost-short', cost=choice.cost)}"


def listed(choices: Sequence[Choice], looking: Looking, first: int = 1) -> RenderableType:
    """One option after the other, with its cost and what it means."""
    parts: list[RenderableType] = []
    numbered = enumerate(choices, first)
    for _, together in groupby(numbered, key=lambda pair: place(pair[1])):
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=4, justify="right")
        grid.add_column()
        for value, choice in together:
            said = Text(looking.say(choice.label), style="bold")
            if choice.cost is not None:
                cost = looking.terminal.text("cli-cost", cost=choice.cost)
                said.append(f"  {cost}", style="not bold yellow")
            if choice.detail is not None:
                said.append(f"  {looking.sentence(looking.say(choice.detail))}", style="not bold dim")
            grid.add_row(number(value, looking), said)
        parts.append(grid)
    return Group(*parts)


def columns(names: Sequence[str], looking: Looking, first: int = 1) -> RenderableType:
    """Short options side by side, counted from left to right, so that a page of them can be cut off anywhere."""
    digits = len(str(first + len(names) - 1))
    widest = max(cell_len(name) for name in names) + digits + 3
    across = max(1, min((looking.width - 1) // widest, len(names)))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(across):
        grid.add_column(justify="right", width=digits)
        grid.add_column(min_width=widest - digits - 2 if across > 1 else None)
    cells = [(number(value, looking), Text(name)) for value, name in enumerate(names, first)]
    for start in range(0, len(cells), across):
        grid.add_row(*(part for cell in cells[start : start + across] for part in cell))
    return Padding(grid, (0, 0, 0, 1))


def labelled(label: Message, shown: Text | str, looking: Looking) -> Text:
    """What something is called, and after it how it stands."""
    return Text.assemble((f"{looking.cell(label)} ", "dim"), shown or NONE)


def name_at_turn(seat: int, to_play: int, style: str, looking: Looking) -> Text:
    """What a player is called, with a sign before it if he is to play."""
    turn = f"{TURN} " if seat == to_play else ""
    return Text(f"{turn}{looking.titled(seat)}", style=style)


def player_panel(name: Text, lines: Sequence[RenderableType], at_turn: bool) -> Panel:
    """What a player has, in a frame that is bright if he is to play."""
    border = "bright_white" if at_turn else "bright_black"
    return Panel(Group(*lines), title=name, title_align="left", border_style=border, padding=(0, 1))


def key_to_letters(meant: Iterable[tuple[Message, Message]], looking: Looking) -> str:
    """Letters on the table, and what they stand for; no line ends between the two."""
    return looking.joined(f"{looking.cell(letter)}\u00a0{looking.cell(name)}" for letter, name in meant)


def flowed(parts: Iterable[Text], width: int, between: str = "  ", margin: int = 0) -> list[Text]:
    """Pieces that stay whole as far as they fit a line, as many in one as there is room for; longer ones are broken.

    Lines after the first begin further in.
    """
    lines = [Text()]
    for part in parts:
        words = [part] if cell_len(part.plain) <= width - margin else part.split(" ")
        for place, word in enumerate(words):
            gap = " " if place else between
            used = cell_len(lines[-1].plain)
            if used > margin and used + cell_len(gap) + cell_len(word.plain) > width:
                lines.append(Text(" " * margin))
            elif used:
                lines[-1].append(gap)
            lines[-1].append_text(word)
    return lines


def side_by_side(panels: Sequence[RenderableType], across: int, width: int) -> RenderableType:
    """Panels in rows of `across`, which fill the width."""
    grid = Grid.grid()
    for column in range(across):
        grid.add_column(width=width * (column + 1) // across - width * column // across, vertical="top")
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def own_first(seats: int, viewer: int) -> list[int]:
    """The seats in the order of play, beginning with the viewer's."""
    first = max(viewer, 0)
    return [(first + step) % seats for step in range(seats)]


def lines_of(data: Any, indent: int = 0, name: str = "") -> Iterator[str]:
    """Plain data as indented lines."""
    head = "  " * indent + (f"{name}: " if name else "")
    if isinstance(data, dict):
        if name:
            yield head.rstrip()
        for key, value in data.items():
            yield from lines_of(value, indent + bool(name), str(key))
    elif isinstance(data, list | tuple) and any(isinstance(one, dict | list | tuple) for one in data):
        yield head.rstrip()
        for count, value in enumerate(data, 1):
            yield from lines_of(value, indent + 1, f"{name} {count}")
    elif isinstance(data, list | tuple):
        yield head + (", ".join(map(str, data)) or "–")
    else:
        yield head + ("–" if data is None else str(data))
