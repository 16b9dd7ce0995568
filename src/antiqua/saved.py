"""The saved form of a match, and how it is opened: what is damaged, or of a future version, is refused."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw
from msgspec.structs import replace

from antiqua.games.game import Event, Game, Message
from antiqua.history import Entry
from antiqua.kernel.errors import BadSave

FORMAT = "antiqua-match"
VERSION = 1

Position = dict[str, Any]


class SavedUndone(msgspec.Struct, forbid_unknown_fields=True):
    entry: Entry
    after: Position
    barrier: Annotated[int, Meta(ge=0)]


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules_version: int
    names: tuple[str, ...]
    manual: bool
    rng: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    start: Position | None
    state: Position
    before: tuple[Position, ...]
    barrier: Annotated[int, Meta(ge=0)]
    undone: tuple[SavedUndone, ...]
    history: tuple[Entry, ...]


class Label(msgspec.Struct):
    """What every version of a saved match begins with."""

    format: str
    version: int


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    checksum: str
    match: Raw


def encoded(body: SavedMatch) -> bytes:
    return msgspec.json.encode(body, order="sorted")


def checksum(text: bytes) -> str:
    return f"{zlib.crc32(text):08x}"


def sealed(body: SavedMatch) -> str:
    """A whole saved match with its checksum, as text."""
    text = encoded(body)
    return msgspec.json.encode(Envelope(FORMAT, VERSION, checksum(text), Raw(text))).decode()


def opened(text: str | bytes) -> SavedMatch:
    """The contents of a saved match, if it is one, of a known version and undamaged.

    The checksum is that of the contents as we write them, so other spaces or another order of the fields do no harm.
    """
    try:
        label = msgspec.json.decode(text, type=Label)
        if label.format != FORMAT:
            raise BadSave("error-save-not-a-match")
        if label.version != VERSION:
            raise BadSave("error-save-version", version=str(label.version), supported=str(VERSION))
        envelope = msgspec.json.decode(text, type=Envelope)
        body = msgspec.json.decode(envelope.match, type=SavedMatch)
        intact = checksum(encoded(body)) == envelope.checksum
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise damaged(str(error)) from None
    if not intact:
        raise BadSave("error-save-damaged", why=Message("error-save-checksum"))
    return body


def damaged(detail: str) -> BadSave:
    return BadSave("error-save-damaged", why=Message("error-damage-form", {"detail": detail}))


def with_events(game: Game, entries: Sequence[Entry]) -> list[Entry]:
    """Entries as they were read, with their events as values; one conversion for all is much faster."""
    events = msgspec.convert([entry.events for entry in entries], type=event_lists(game.name))
    return [replace(entry, events=happened) for entry, happened in zip(entries, events, strict=True)]


@cache
def event_lists(game: str) -> Any:
    """The type of a list of tuples of that game's events."""
    named = vars(import_module(f"antiqua.games.{game}.events")).values()
    kinds = [
        kind for kind in named if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    return list[tuple[reduce(or_, kinds), ...]]  # type: ignore[misc]
