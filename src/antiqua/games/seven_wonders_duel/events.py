"""What happens in a game, as typed events. Those of a saved game are checked when they are read: every name exists."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from antiqua.games.admission import one_of
from antiqua.games.seven_wonders_duel.constants import ENDINGS, SLOTS
from antiqua.games.seven_wonders_duel.tables import CARD, TOKEN, WONDER
from antiqua.games.values import Event, Private

Seat = Annotated[int, Meta(ge=0, le=1)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Age = Annotated[int, Meta(ge=1, le=3)]
Slot = Annotated[int, Meta(ge=0, lt=SLOTS)]
CardName = Annotated[str, one_of(CARD)]
WonderName = Annotated[str, one_of(WONDER)]
TokenName = Annotated[str, one_of(TOKEN)]
Gain = Annotated[str, one_of(("discard", "card", "guild", "wonder", "token", "urbanism", "economy"))]
Loss = Annotated[str, one_of(("wonder", "military"))]
Reason = Annotated[str, one_of(ENDINGS[1:])]
Winners = Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=2)]


class TokensDealt(Event, frozen=True):
    tokens: tuple[TokenName, ...]


class WondersDealt(Event, frozen=True):
    wonders: tuple[WonderName, ...]


class WonderPicked(Event, frozen=True):
    seat: Seat
    wonder: WonderName


class AgeBegan(Event, frozen=True):
    age: Age


class CardRevealed(Event, frozen=True):
    slot: Slot
    card: CardName


class BackShown(Event, frozen=True):
    slot: Slot
    guild: bool


class StarterChosen(Event, frozen=True):
    seat: Seat
    starter: Seat


class LastPlayerStarts(Event, frozen=True):
    """With the pawn in the middle and this option, nobody chooses who begins an age (SW-11.3)."""

    seat: Seat
    age: Age


class CardConstructed(Event, frozen=True):
    """Paid `coins` as printed and `trade` for missing resources; nothing if a chain made it free."""

    seat: Seat
    card: CardName
    coins: Number
    trade: Number
    chain: bool


class CardDiscarded(Event, frozen=True):
    seat: Seat
    card: CardName


class WonderConstructed(Event, frozen=True):
    seat: Seat
    wonder: WonderName
    card: CardName
    trade: Number


class WonderRemoved(Event, frozen=True):
    seat: Seat
    wonder: WonderName


class CoinsGained(Event, frozen=True):
    seat: Seat
    coins: Number
    why: Gain


class CoinsLost(Event, frozen=True):
    seat: Seat
    coins: Number
    why: Loss


class PawnMoved(Event, frozen=True):
    seat: Seat
    shields: Number


class TokenTaken(Event, frozen=True):
    seat: Seat
    token: TokenName
    from_library: bool


class LibraryDrawn(Private, frozen=True):  # SW-17.4
    seat: Seat
    tokens: tuple[TokenName, ...]


class CardDestroyed(Event, frozen=True):
    seat: Seat
    card: CardName


class CardRevived(Event, frozen=True):
    seat: Seat
    card: CardName


class PlaysAgain(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    reason: Reason
    winners: Winners


#: Everything that can happen.
Happening = (
    TokensDealt
    | WondersDealt
    | WonderPicked
    | AgeBegan
    | CardRevealed
    | BackShown
    | StarterChosen
    | LastPlayerStarts
    | CardConstructed
    | CardDiscarded
    | WonderConstructed
    | WonderRemoved
    | CoinsGained
    | CoinsLost
    | PawnMoved
    | TokenTaken
    | LibraryDrawn
    | CardDestroyed
    | CardRevived
    | PlaysAgain
    | GameEnded
)
