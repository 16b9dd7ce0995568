"""What is said to people: ids of the catalogues with arguments, and what all games say alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union

import msgspec

Argument = Union[int, str, "Message", "tuple[Message, ...]"]


class Message(msgspec.Struct, frozen=True):
    """Something to be said: the id of a text, and what stands in its places (numbers, names, other messages)."""

    id: str
    args: dict[str, Argument] = {}


def say(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


def player(seat: int) -> Message:
    """Whoever sits there; people count from 1."""
    return say("player", number=seat + 1)


def sentences(said: Iterable[Message]) -> Message | None:
    """Several sentences one after another, as one message; None if there are none."""
    whole: Message | None = None
    for one in reversed(list(said)):
        whole = one if whole is None else say("list-sentences", first=one, rest=whole)
    return whole
