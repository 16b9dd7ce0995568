"""The saved forms of a match, and how they are opened: what is damaged, or of a future version, is refused.

A file holds a whole match. A store that is written at every move holds a small head, which is replaced, and one row
per entry, which stays: see `Match.head` and `Match.increment`.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw
from msgspec.structs import replace

from antiqua.games.game import Game, Message
from antiqua.history import Entry
from antiqua.kernel.errors import BadSave

FORMAT = "antiqua-match"
VERSION = 1

Position = dict[str, Any]
Count = Annotated[int, Meta(ge=0)]


class SavedUndone(msgspec.Struct, forbid_unknown_fields=True):
    entry: Entry
    after: Position
    barrier: Count


class Core(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a match needs to go on, apart from its entries and the positions before them.

    What came later has a default that is not written, so that the checksums of old files hold.
    """

    game: str
    rules_version: int
    names: tuple[str, ...]
    manual: bool
    rng: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    start: Position | None
    state: Position
    barrier: Count
    undone: tuple[SavedUndone, ...]
    version: Count = 0
    turned: Count = 0


class SavedMatch(Core, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """All of a match. The `version` is not written where it is the number of entries: nothing was ever taken back."""

    before: tuple[Position, ...]
    history: tuple[Entry, ...]


class Head(Core, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A match without its entries; no larger at the end of a game than at its beginning.

    `made` is how many entries there are, `moves` how many of them are moves of each seat, `secret` the number of the
    first that hides something.
    """

    made: Count
    moves: tuple[Count, ...]
    secret: Count | None = None
    bots: tuple[Count, ...] = ()

    @property
    def reach(self) -> int:
        """The number of the first row that is needed to go on: the one that no undo can pass."""
        return max(0, self.barrier - 1)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry with its number and version, and the position before it if it could be taken back when it was made."""

    number: Count
    version: Count
    entry: Entry
    before: Position | None = None


class Increment(msgspec.Struct, frozen=True):
    """What a store has to add: the rows below `kept` stand, those from there on are taken back, and `rows` follow."""

    version: int
    kept: int
    rows: tuple[Row, ...]


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
    events = msgspec.convert([entry.events for entry in entries], type=game.event_lists)
    return [replace(entry, events=happened) for entry, happened in zip(entries, events, strict=True)]
