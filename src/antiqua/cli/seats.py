"""Who sits at the table: people and random players, with or without a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from antiqua.cli.choosing import number_in
from antiqua.games.game import Argument, Message
from antiqua.kernel.errors import BadOption
from antiqua.match import one_line

HUMAN, RANDOM = "human", "random"
KINDS = (HUMAN, RANDOM)
EXAMPLE = "1=human, 1=human:Mina, 2=random"


class Seat(NamedTuple):
    kind: str
    name: str = ""


def read_seats(texts: Sequence[str], players: int, usual: Sequence[str]) -> list[Seat]:
    """The seats that texts like `1=human:Mina` and `2=random` describe; `usual` are the kinds of the others."""
    seats = [Seat(usual[seat]) for seat in range(players)]
    named = set()
    for text in texts:
        number, equals, who = text.partition("=")
        kind, _, name = who.partition(":")
        place, kind = number_in(number.strip()), kind.strip().lower()
        if not equals or place is None or not 1 <= place <= players or kind not in KINDS:
            raise BadOption("cli-bad-seat", text=text, example=EXAMPLE, players=players)
        if place in named:
            raise BadOption("cli-seat-twice", number=place)
        named.add(place)
        seats[place - 1] = Seat(kind, one_line(name))
    return seats


def with_names(message: Message, names: Sequence[str]) -> Message:
    """The same message, saying the names of the players who have one instead of their numbers."""
    number = message.args.get("number")
    if message.id == "player" and isinstance(number, int) and 0 < number <= len(names) and names[number - 1]:
        return Message("cli-player-named", {"name": names[number - 1]})
    return Message(message.id, {key: renamed(value, names) for key, value in message.args.items()})


def renamed(value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Message):
        return with_names(value, names)
    return tuple(with_names(part, names) for part in value) if isinstance(value, tuple) else value
