"""How much time people have. The rules never see the clock: when time is up, the others may say what happens.

Bots have no clock. A bank gains its increment when the turn passes to another seat, and runs while its seat is to play;
with days per move every turn has the same time. What is taken back gives no time back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 24 * 3600 * 1000
SECOND = 1000


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None; a bank of seconds for the whole game, to which every turn adds some; or so many days for every move."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    @property
    def sensible(self) -> bool:
        """Does it say what its kind needs, and nothing else?"""
        wanted = {"none": (), "bank": ("bank",), "days": ("days",)}[self.kind]
        allowed = (*wanted, "increment") if self.kind == "bank" else wanted
        return all(getattr(self, name) for name in wanted) and not any(
            getattr(self, name) for name in ("bank", "increment", "days") if name not in allowed
        )


class Times(msgspec.Struct, frozen=True):
    """Milliseconds that each seat has left, and when the running clock was started: for whom, and when."""

    left: tuple[int, ...] = ()
    seat: int | None = None
    since: int = 0

    @property
    def deadline(self) -> int | None:
        """When the time of who is to play is up."""
        return None if self.seat is None else self.since + self.left[self.seat]


def begin(clock: Clock, players: int) -> Times:
    if clock.kind == "none":
        return Times()
    return Times(((clock.bank * SECOND if clock.kind == "bank" else clock.days * DAY),) * players)


def switch(clock: Clock, times: Times, to_play: int, bots: Sequence[bool], now: int) -> Times:
    """Who is to play now, a seat or nobody, has his clock running; it was another's perhaps."""
    if clock.kind == "none":
        return times
    running = to_play if 0 <= to_play < len(times.left) and not bots[to_play] else None
    if running == times.seat:
        return times
    left = list(times.left)
    if times.seat is not None:
        spent = max(0, now - times.since)
        left[times.seat] = max(0, left[times.seat] - spent) + clock.increment * SECOND
    if clock.kind == "days" and running is not None:
        left[running] = clock.days * DAY
    return Times(tuple(left), running, now)
