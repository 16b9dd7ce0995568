"""What happens in a game, as typed events. Those of a saved match are read back, so every field says what it may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from antiqua.games.admission import one_of
from antiqua.games.trajan import tables
from antiqua.games.trajan.constants import ENDINGS, LAST_SPACE, QUARTERS, SITES, TRAYS
from antiqua.games.values import Event, Private

Seat = Annotated[int, Meta(ge=0, le=3)]
Place = Annotated[int, Meta(ge=0, lt=TRAYS)]  # of a tray, or the slot beside it
Pile = Annotated[int, Meta(ge=0, le=1)]
Site = Annotated[int, Meta(ge=0, lt=SITES)]
Quarter = Annotated[int, Meta(ge=1, le=QUARTERS)]
Number = Annotated[int, Meta(ge=0, le=1000)]
Card = Annotated[str, one_of(tables.COMMODITIES)]
Color = Annotated[str, one_of(tables.COLORS)]
Action = Annotated[str, one_of(tables.ACTIONS)]
Icon = Annotated[str, one_of(tables.ICONS)]
Ship = Annotated[str, one_of(tables.SHIPS)]
ForumTile = Annotated[str, one_of(tables.TILES)]
TrajanTile = Annotated[str, one_of(tables.TRAJAN_TILE)]
SiteTile = Annotated[str, one_of(tables.SITE_TILES)]
BonusTile = Annotated[str, one_of(tables.BONUSES)]
Province = Annotated[str, one_of(tables.PROVINCES)]


class FirstPlayerChosen(Event, frozen=True):
    seat: Seat


class TileLaid(Event, frozen=True):
    """A forum tile or an extra action tile, on a province, or in the forum if `province` is empty."""

    tile: ForumTile
    province: Annotated[str, one_of(["", *tables.PROVINCES])]


class SiteFilled(Event, frozen=True):
    site: Site
    tile: SiteTile


class TopRevealed(Event, frozen=True):
    """A Trajan tile is now the visible top of its stack."""

    tile: TrajanTile


class BonusDealt(Event, frozen=True):
    """A bonus tile from the bag, for a player at the start, else (-1) for the board."""

    tile: BonusTile
    seat: Annotated[int, Meta(ge=-1, le=3)]


class CardTurned(Event, frozen=True):
    """A card of the deck starts an empty discard pile: 0 is the left one."""

    pile: Pile
    card: Card


class CardDrawn(Event, frozen=True):
    """From the deck; what it is, `CardSeen` says to the drawer."""

    seat: Seat


class CardSeen(Private, frozen=True):  # TR-8.2
    seat: Seat
    card: Card


class CardTaken(Event, frozen=True):
    seat: Seat
    pile: Pile
    card: Card


class CardDiscarded(Event, frozen=True):
    seat: Seat
    pile: Pile
    card: Card


class CardLaid(Event, frozen=True):
    """Put down to be played or shipped."""

    seat: Seat
    card: Card


class CardsPlayed(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class GoodsShipped(Event, frozen=True):
    seat: Seat
    ship: Ship
    cards: tuple[Card, ...]
    wilds: Number
    points: Number


class DeckReshuffled(Event, frozen=True):
    cards: Number


class TrayChosen(Event, frozen=True):
    """All `markers` of a tray are taken; the time marker now stands on `time`."""

    seat: Seat
    tray: Place
    markers: Number
    time: Number


class MarkerSown(Event, frozen=True):
    seat: Seat
    tray: Place
    color: Color


class TrajanTileTaken(Event, frozen=True):
    seat: Seat
    tile: TrajanTile
    slot: Place


class TileCompleted(Event, frozen=True):
    seat: Seat
    tile: TrajanTile
    points: Number


class SpaceCovered(Event, frozen=True):
    """A +2 marker covers the space of an action."""

    seat: Seat
    action: Action


class TokensMoved(Event, frozen=True):
    """From the supply to a camp: military_camp or worker_camp."""

    seat: Seat
    camp: Annotated[str, one_of(("military_camp", "worker_camp"))]
    count: Number


class TileTaken(Event, frozen=True):
    """From the forum."""

    seat: Seat
    tile: ForumTile


class LeaderMarched(Event, frozen=True):
    """Into a province; the tile that lay there, if any, goes to the mat."""

    seat: Seat
    province: Province
    tile: ForumTile | None


class ProvinceOccupied(Event, frozen=True):
    seat: Seat
    province: Province
    points: Number


class SenateAdvanced(Event, frozen=True):
    seat: Seat
    space: Annotated[int, Meta(ge=0, le=LAST_SPACE)]
    points: Number


class SiteBuilt(Event, frozen=True):
    seat: Seat
    site: Site
    tile: SiteTile | None
    points: Number


class BonusAction(Event, frozen=True):
    """The first construction tile of its kind gives one more action."""

    seat: Seat
    action: Action


class ActionPassed(Event, frozen=True):
    seat: Seat
    action: Action


class ExtraTileSpent(Event, frozen=True):
    seat: Seat
    action: Action
    wild: bool


class DemandRevealed(Event, frozen=True):
    icon: Icon


class QuarterEnded(Event, frozen=True):
    quarter: Quarter


class DemandsFaced(Event, frozen=True):
    """What forum tiles cannot meet: demands left unmet, wild tiles spent on the others, points lost."""

    seat: Seat
    unmet: Number
    wilds: Number
    lost: Number


class DemandMet(Event, frozen=True):
    seat: Seat
    icon: Icon
    tiles: Number
    wilds: Number


class BonusTaken(Event, frozen=True):
    """By the consul, yellow side up, or the vice-consul, gray side up."""

    seat: Seat
    tile: BonusTile
    yellow: bool


class QuarterBegan(Event, frozen=True):
    quarter: Quarter


class GameEnded(Event, frozen=True):
    reason: Annotated[str, one_of(ENDINGS[1:])]
    winners: tuple[Seat, ...]


#: Everything that can happen.
Happening = (
    FirstPlayerChosen
    | TileLaid
    | SiteFilled
    | TopRevealed
    | BonusDealt
    | CardTurned
    | CardDrawn
    | CardSeen
    | CardTaken
    | CardDiscarded
    | CardLaid
    | CardsPlayed
    | GoodsShipped
    | DeckReshuffled
    | TrayChosen
    | MarkerSown
    | TrajanTileTaken
    | TileCompleted
    | SpaceCovered
    | TokensMoved
    | TileTaken
    | LeaderMarched
    | ProvinceOccupied
    | SenateAdvanced
    | SiteBuilt
    | BonusAction
    | ActionPassed
    | ExtraTileSpent
    | DemandRevealed
    | QuarterEnded
    | DemandsFaced
    | DemandMet
    | BonusTaken
    | QuarterBegan
    | GameEnded
)
