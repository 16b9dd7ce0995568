"""What happens in a game, as typed events. Those of a saved match are read back, so every field says what it may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from antiqua.games.admission import one_of
from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import COLONISTS, ENDINGS, MOST_PLAYERS, SLOTS
from antiqua.games.values import Event

CITIES = [tables.CAPITAL, *(name for board in tables.MAPS for name in board.names)]
ROUTES = [board.route_name(route) for board in tables.MAPS for route in board.routes()]

Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Slot = Annotated[int, Meta(ge=1, le=SLOTS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Good = Annotated[str, one_of(tables.GOODS)]
Goods = dict[Good, Number]
Card = Annotated[str, one_of(tables.CARD)]
Role = Annotated[str, one_of(tables.ROLES)]
Kind = Annotated[str, one_of(tables.KINDS)]
City = Annotated[str, one_of(CITIES)]
Route = Annotated[str, one_of(ROUTES)]
Place = Annotated[str, one_of([*CITIES, *ROUTES])]
Province = Annotated[str, one_of(name for board in tables.MAPS for name in board.provinces)]
Reason = Annotated[str, one_of(ENDINGS[1:])]


class TokenDealt(Event, frozen=True):
    city: City
    good: Good


class CardRevealed(Event, frozen=True):
    """A card came into the display; slots count from 1."""

    slot: Slot
    card: Card


class StarterDrawn(Event, frozen=True):
    seat: Seat


class CardPlayed(Event, frozen=True):
    seat: Seat
    role: Role


class CardsTakenBack(Event, frozen=True):
    """The Tribune brought so many cards back into hand, itself included, and paid `coins`."""

    seat: Seat
    cards: Number
    coins: Number


class CardCopied(Event, frozen=True):
    seat: Seat
    role: Role


class ColonistPlaced(Event, frozen=True):
    seat: Seat
    kind: Kind
    city: City


class ColonistMoved(Event, frozen=True):
    """From a city or a route to a route."""

    seat: Seat
    kind: Kind
    source: Place
    route: Route
    steps: Annotated[int, Meta(ge=1, le=COLONISTS)]


class HouseBuilt(Event, frozen=True):
    seat: Seat
    city: City
    coins: Number
    goods: Goods


class ProvinceProduced(Event, frozen=True):
    """The marker of `province` gave its good and was turned to its coins."""

    seat: Seat
    province: Province
    good: Good
    units: Number


class GoodsReceived(Event, frozen=True):
    """Everything that a player got at one time, before what does not fit is lost."""

    seat: Seat
    goods: Goods


class GoodsLost(Event, frozen=True):
    seat: Seat
    units: Number


class GoodKept(Event, frozen=True):
    seat: Seat
    good: Good


class CoinsGained(Event, frozen=True):
    seat: Seat
    coins: Number
    why: Annotated[str, one_of(["markers", "colonists", "mercator", "prize"])]


class MagnusPassed(Event, frozen=True):
    seat: Seat
    to: Seat


class GoodsSold(Event, frozen=True):
    seat: Seat
    good: Good
    units: Number
    coins: Number


class GoodsBought(Event, frozen=True):
    seat: Seat
    good: Good
    units: Number
    coins: Number


class CardBought(Event, frozen=True):
    seat: Seat
    card: Card
    goods: Goods


class Scored(Event, frozen=True):
    """The intermediate scoring of one player (CO-10.1)."""

    seat: Seat
    points: Number


class ConcordiaTaken(Event, frozen=True):
    """The end is near; `reason` is cards or houses."""

    seat: Seat
    reason: Reason


class GameEnded(Event, frozen=True):
    reason: Reason
    winners: tuple[Seat]


#: Everything that can happen.
Happening = (
    TokenDealt
    | CardRevealed
    | StarterDrawn
    | CardPlayed
    | CardsTakenBack
    | CardCopied
    | ColonistPlaced
    | ColonistMoved
    | HouseBuilt
    | ProvinceProduced
    | GoodsReceived
    | GoodsLost
    | GoodKept
    | CoinsGained
    | MagnusPassed
    | GoodsSold
    | GoodsBought
    | CardBought
    | Scored
    | ConcordiaTaken
    | GameEnded
)
