"""What moves between a game and the world: options, moves, events, choices and decisions, as plain data.

msgspec turns all of it into JSON and back.
"""

from __future__ import annotations

from typing import Any

import msgspec

from antiqua.games.message import Message
from antiqua.kernel.errors import BadOption


class Option(msgspec.Struct, frozen=True):
    """A choice between variants of the rules; the first value is the default.

    Its texts are `<prefix>-option-<name>` and `<prefix>-option-<name>-<value>`.
    """

    name: str
    values: tuple[str | int | bool, ...]

    @property
    def default(self) -> str | int | bool:
        return self.values[0]

    def read(self, value: Any) -> str | int | bool:
        """`value`, or the value that its text means; anything else raises `BadOption`."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        for allowed in self.values:
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        raise BadOption(
            "error-bad-option-value",
            option=self.name,
            value=str(value),
            allowed=[str(allowed).lower() for allowed in self.values],
        )


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A move as a value; each game has one subclass per kind of move, chance's included."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened inside the rules."""

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know it; None: everybody."""
        return None


class Private(Event, frozen=True):
    """Something that only whom it concerns may know."""

    seat: int

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision: its number and notation, what it says, what it costs and where on the board it is.

    `cost` is in the game's money, `places` are ids of the game's `layout.py`, the one to click first in front.
    """

    action: int
    move: str
    label: Message
    places: tuple[str, ...] = ()
    cost: int | None = None
    detail: Message | None = None


class Decision(msgspec.Struct, frozen=True):
    """What is pending. Only who may know the options gets them; the others are told who is choosing what."""

    seat: int
    phase: str
    question: Message
    choices: tuple[Choice, ...] = ()
