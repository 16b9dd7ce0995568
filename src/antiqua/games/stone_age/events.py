"""What happens in a game, as typed events."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from antiqua.games.values import Event, Private

Paid = tuple[int, int, int, int]  # wood, brick, stone, gold


class StartPlayerChosen(Event, frozen=True):
    seat: int


class CardDealt(Event, frozen=True):
    """`space` is the price, 1 to 4."""

    space: int
    card: str


class CardSlid(Event, frozen=True):
    """A card that was left became cheaper."""

    card: str
    space: int


class BuildingTurned(Event, frozen=True):
    stack: int
    building: str


class RoundBegan(Event, frozen=True):
    round: int
    starter: int


class PeoplePlaced(Event, frozen=True):
    seat: int
    place: str
    figures: int


class DiceRolled(Event, frozen=True):
    seat: int
    good: str
    dice: int
    total: int


class ToolUsed(Event, frozen=True):
    """`once` for the one-use tool on a card."""

    seat: int
    value: int
    once: bool


class GoodsGained(Event, frozen=True):
    """`why` is one of gather, card, item, two_resources, fields."""

    seat: int
    good: str
    amount: int
    why: str


class ToolGained(Event, frozen=True):
    """`tools` is the sum of all tiles now; `lost` if there was nothing to gain."""

    seat: int
    tools: int
    lost: bool


class PersonGained(Event, frozen=True):
    seat: int
    people: int
    lost: bool


class AgricultureGained(Event, frozen=True):
    seat: int
    level: int
    lost: bool


class PointsGained(Event, frozen=True):
    seat: int
    points: int


class CardBought(Event, frozen=True):
    """`paid` counts wood, brick, stone and gold."""

    seat: int
    card: str
    paid: Paid


class CardDeclined(Event, frozen=True):
    seat: int
    card: str


class BuildingBuilt(Event, frozen=True):
    seat: int
    building: str
    paid: Paid
    points: int


class BuildingDeclined(Event, frozen=True):
    seat: int
    building: str


class ItemsRolled(Event, frozen=True):
    """`faces` from 1 to 6, one for every player."""

    seat: int
    faces: tuple[int, ...]


class ItemPicked(Event, frozen=True):
    seat: int
    item: str


class ExtraCardDrawn(Event, frozen=True):
    seat: int


class ExtraCardSeen(Private, frozen=True):  # SA-6.8
    """Which card it was, for its owner only."""

    seat: int
    card: str


class DeckEmpty(Event, frozen=True):
    """There was no extra card to draw."""

    seat: int


class TwoResourcesUsed(Event, frozen=True):
    seat: int


class TribeFed(Event, frozen=True):
    """With `food`, and with the resources `paid` for what was missing."""

    seat: int
    food: int
    paid: Paid


class TribeStarved(Event, frozen=True):
    seat: int
    food: int
    missing: int
    points: int


class GameEnded(Event, frozen=True):
    reason: str
    winners: Annotated[tuple[int, ...], Meta(min_length=1)]


#: Everything that can happen.
Happening = (
    StartPlayerChosen
    | CardDealt
    | CardSlid
    | BuildingTurned
    | RoundBegan
    | PeoplePlaced
    | DiceRolled
    | ToolUsed
    | GoodsGained
    | ToolGained
    | PersonGained
    | AgricultureGained
    | PointsGained
    | CardBought
    | CardDeclined
    | BuildingBuilt
    | BuildingDeclined
    | ItemsRolled
    | ItemPicked
    | ExtraCardDrawn
    | ExtraCardSeen
    | DeckEmpty
    | TwoResourcesUsed
    | TribeFed
    | TribeStarved
    | GameEnded
)
