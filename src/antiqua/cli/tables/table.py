"""What the terminal shows of a game: its table, its options, its points and what its components do.

Every game is playable with this class alone, which knows nothing about any; a game's own board overrides what it can
show better. All of it is made from the view and the decision of whoever is looking, never from the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.choosing import Pool, pooled
from antiqua.cli.seats import with_names
from antiqua.cli.terminal import Terminal
from antiqua.games.game import Choice, Decision, Message


class Looking(NamedTuple):
    """Who is looking where: a terminal so many columns wide, and what the players are called."""

    terminal: Terminal
    names: tuple[str, ...]
    width: int

    def say(self, message: Message) -> str:
        return self.terminal.message(with_names(message, self.names))

    def cell(self, message: Message) -> str:
        return self.terminal.cell(with_names(message, self.names))

    def player(self, seat: int) -> str:
        return self.cell(Message("player", {"number": seat + 1}))


class Thing(NamedTuple):
    """A component explained: what it is called and what there is to say about it."""

    id: str
    name: Message
    said: tuple[Message, ...]


class Table:
    """A game of which nothing is known but the contract."""

    def draw(self, view: Any, looking: Looking) -> RenderableType:
        """The whole table as the view shows it."""
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
    ) -> RenderableType:
        """The options with their numbers; sets of things as the things they are made of."""
        if pooled(ordered):
            things = Pool(ordered).things
            return columns([looking.cell(name) if name else id for id, name in things.items()], looking)
        if all(choice.cost is None and choice.detail is None for choice in ordered) and len(ordered) > 4:
            return columns([looking.cell(choice.label) for choice in ordered], looking)
        return listed(ordered, looking)

    def points(self, view: Any) -> list[dict[str, int]] | None:
        """The points of every seat by category, as far as the viewer may know them now."""
        return None

    def legend(self, looking: Looking) -> str:
        """What the signs on the table mean; nothing where there are none."""
        return ""

    def things(self) -> Iterator[Thing]:
        """Everything that can be explained."""
        yield from ()


def place(choice: Choice) -> str:
    return choice.places[0] if choice.places else choice.move


def number(value: int, looking: Looking) -> Text:
    return Text(looking.terminal.number(value), style="bold cyan", justify="right")


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
                said.append(f"  {looking.say(choice.detail)}", style="not bold dim")
            grid.add_row(number(value, looking), said)
        parts.append(grid)
    return Group(*parts)


def columns(names: Sequence[str], looking: Looking) -> RenderableType:
    """Short options side by side, counted downwards."""
    from rich.cells import cell_len

    widest = max(cell_len(name) for name in names) + 6
    across = max(1, min(looking.width // widest, 5))
    down = -(-len(names) // across)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(across):
        grid.add_column(justify="right")
        grid.add_column()
    for row in range(down):
        cells: list[RenderableType] = []
        for value in range(row, len(names), down):
            cells += [number(value + 1, looking), Text(names[value])]
        grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, 1))


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
