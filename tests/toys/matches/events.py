"""What happens."""

from __future__ import annotations

from antiqua.games.values import Event


class LaidOut(Event, frozen=True):
    matches: int


class BetMade(Event, frozen=True):
    seat: int


class BetKnown(Event, frozen=True):
    """On whom somebody bet, which he alone knows."""

    seat: int
    on: int

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


class Taken(Event, frozen=True):
    seat: int
    matches: int


class GameEnded(Event, frozen=True):
    last: int


Happening = LaidOut | BetMade | BetKnown | Taken | GameEnded
