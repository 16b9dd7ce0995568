"""What is read is known before there are threads.

msgspec works a type out when it is first read, and is not protected meanwhile: two threads that read the same type for
the first time at the same moment end the whole process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from antiqua import games
from antiqua.record import Record, Version
from antiqua.saved import Envelope, Head, Label, Row, SavedMatch
from antiqua.server.analyses import Noted
from antiqua.server.api import Route
from antiqua.server.bus import Message
from antiqua.server.clocks import Clock, Times
from antiqua.server.hints import Hint
from antiqua.server.live import Watch
from antiqua.server.metrics import Report

STORED = (
    Head,
    Row,
    Clock,
    Times,
    Hint,
    list[Noted],
    Message,
    Watch,
    Report,
    Envelope,
    Label,
    SavedMatch,
    Record,
    Version,
)


def work_out(routes: Iterable[Route]) -> None:
    """Read everything once that threads will read: what is stored, what is asked, and the positions of every game."""
    asked = [kind for route in routes for kind in (route.body, route.query) if kind is not None]
    for kind in (*STORED, *asked, dict[str, Any]):
        msgspec.json.Decoder(kind)
    for name in games.names():
        game = games.get(name)
        msgspec.json.Decoder(game.event_lists)
        game.from_dict(game.start(game.player_counts[0]).to_dict())
