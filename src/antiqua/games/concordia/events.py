"""What happens in a game, as typed events."""

from __future__ import annotations

from antiqua.games.game import Event


class TokenDealt(Event, frozen=True):
    city: str
    good: str


class CardRevealed(Event, frozen=True):
    """A card came into the display; slots count from 1."""

    slot: int
    card: str


class StarterDrawn(Event, frozen=True):
    seat: int


class CardPlayed(Event, frozen=True):
    seat: int
    role: str


class CardsTakenBack(Event, frozen=True):
    """The Tribune brought so many cards back into hand, itself included, and paid `coins`."""

    seat: int
    cards: int
    coins: int


class CardCopied(Event, frozen=True):
    seat: int
    role: str


class ColonistPlaced(Event, frozen=True):
    seat: int
    kind: str
    city: str


class ColonistMoved(Event, frozen=True):
    """From a city or a route to a route."""

    seat: int
    kind: str
    source: str
    route: str
    steps: int


class HouseBuilt(Event, frozen=True):
    seat: int
    city: str
    coins: int
    goods: dict[str, int]


class ProvinceProduced(Event, frozen=True):
    """The marker of `province` gave its good and was turned to its coins."""

    seat: int
    province: str
    good: str
    units: int


class GoodsReceived(Event, frozen=True):
    """Everything that a player got at one time, before what does not fit is lost."""

    seat: int
    goods: dict[str, int]


class GoodsLost(Event, frozen=True):
    seat: int
    units: int


class GoodKept(Event, frozen=True):
    seat: int
    good: str


class CoinsGained(Event, frozen=True):
    """`why` is one of markers, colonists, mercator, prize."""

    seat: int
    coins: int
    why: str


class MagnusPassed(Event, frozen=True):
    seat: int
    to: int


class GoodsSold(Event, frozen=True):
    seat: int
    good: str
    units: int
    coins: int


class GoodsBought(Event, frozen=True):
    seat: int
    good: str
    units: int
    coins: int


class CardBought(Event, frozen=True):
    seat: int
    card: str
    goods: dict[str, int]


class Scored(Event, frozen=True):
    """The intermediate scoring of one player (CO-10.1)."""

    seat: int
    points: int


class ConcordiaTaken(Event, frozen=True):
    """The end is near; `reason` is cards or houses."""

    seat: int
    reason: str


class GameEnded(Event, frozen=True):
    reason: str
    winners: tuple[int, ...]
