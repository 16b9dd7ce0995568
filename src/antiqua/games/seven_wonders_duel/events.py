"""What happens in a game, as typed events."""

from __future__ import annotations

from antiqua.games.game import Event


class TokensDealt(Event, frozen=True):
    tokens: tuple[str, ...]


class WondersDealt(Event, frozen=True):
    wonders: tuple[str, ...]


class WonderPicked(Event, frozen=True):
    seat: int
    wonder: str


class AgeBegan(Event, frozen=True):
    age: int


class CardRevealed(Event, frozen=True):
    slot: int
    card: str


class BackShown(Event, frozen=True):
    slot: int
    guild: bool


class StarterChosen(Event, frozen=True):
    seat: int
    starter: int


class LastPlayerStarts(Event, frozen=True):
    """With the pawn in the middle and this option, nobody chooses who begins an age (SW-11.3)."""

    seat: int
    age: int


class CardConstructed(Event, frozen=True):
    """Paid `coins` as printed and `trade` for missing resources; nothing if a chain made it free."""

    seat: int
    card: str
    coins: int
    trade: int
    chain: bool


class CardDiscarded(Event, frozen=True):
    seat: int
    card: str


class WonderConstructed(Event, frozen=True):
    seat: int
    wonder: str
    card: str
    trade: int


class WonderRemoved(Event, frozen=True):
    seat: int
    wonder: str


class CoinsGained(Event, frozen=True):
    """`why` is one of discard, card, guild, wonder, token, urbanism, economy."""

    seat: int
    coins: int
    why: str


class CoinsLost(Event, frozen=True):
    """`why` is wonder or military."""

    seat: int
    coins: int
    why: str


class PawnMoved(Event, frozen=True):
    seat: int
    shields: int


class TokenTaken(Event, frozen=True):
    seat: int
    token: str
    from_library: bool


class LibraryDrawn(Event, frozen=True):
    seat: int
    tokens: tuple[str, ...]

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)  # SW-17.4


class CardDestroyed(Event, frozen=True):
    seat: int
    card: str


class CardRevived(Event, frozen=True):
    seat: int
    card: str


class PlaysAgain(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    reason: str
    winners: tuple[int, ...]
