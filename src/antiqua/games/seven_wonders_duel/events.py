"""What happens in a game, as typed events."""

from __future__ import annotations

from antiqua.games.game import Event


class TokensDealt(Event):
    tokens: tuple[str, ...]


class WondersDealt(Event):
    wonders: tuple[str, ...]


class WonderPicked(Event):
    seat: int
    wonder: str


class AgeBegan(Event):
    age: int


class CardRevealed(Event):
    slot: int
    card: str


class BackShown(Event):
    slot: int
    guild: bool


class StarterChosen(Event):
    seat: int
    starter: int


class CardConstructed(Event):
    """Paid `coins` as printed and `trade` for missing resources; nothing if a chain made it free."""

    seat: int
    card: str
    coins: int
    trade: int
    chain: bool


class CardDiscarded(Event):
    seat: int
    card: str


class WonderConstructed(Event):
    seat: int
    wonder: str
    card: str
    trade: int


class WonderRemoved(Event):
    seat: int
    wonder: str


class CoinsGained(Event):
    """`why` is one of discard, card, guild, wonder, token, urbanism, economy."""

    seat: int
    coins: int
    why: str


class CoinsLost(Event):
    """`why` is wonder or military."""

    seat: int
    coins: int
    why: str


class PawnMoved(Event):
    seat: int
    shields: int


class TokenTaken(Event):
    seat: int
    token: str
    from_library: bool


class LibraryDrawn(Event):
    seat: int
    tokens: tuple[str, ...]

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)  # SW-17.4


class CardDestroyed(Event):
    seat: int
    card: str


class CardRevived(Event):
    seat: int
    card: str


class PlaysAgain(Event):
    seat: int


class GameEnded(Event):
    reason: str
    winners: tuple[int, ...]
