"""What happens in a game, as typed events."""

from __future__ import annotations

from antiqua.games.game import Event


class FirstPlayerChosen(Event, frozen=True):
    seat: int


class TileLaid(Event, frozen=True):
    """A forum tile or an extra action tile, on a province, or in the forum if `province` is empty."""

    tile: str
    province: str


class SiteFilled(Event, frozen=True):
    site: int
    tile: str


class TopRevealed(Event, frozen=True):
    """A Trajan tile is now the visible top of its stack."""

    tile: str


class BonusDealt(Event, frozen=True):
    """A bonus tile from the bag, for a player at the start, else (-1) for the board."""

    tile: str
    seat: int


class CardTurned(Event, frozen=True):
    """A card of the deck starts an empty discard pile: 0 is the left one."""

    pile: int
    card: str


class CardDrawn(Event, frozen=True):
    """From the deck; what it is, `CardSeen` says to the drawer."""

    seat: int


class CardSeen(Event, frozen=True):
    seat: int
    card: str

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)  # TR-8.2


class CardTaken(Event, frozen=True):
    seat: int
    pile: int
    card: str


class CardDiscarded(Event, frozen=True):
    seat: int
    pile: int
    card: str


class CardLaid(Event, frozen=True):
    """Put down to be played or shipped."""

    seat: int
    card: str


class CardsPlayed(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class GoodsShipped(Event, frozen=True):
    seat: int
    ship: str
    cards: tuple[str, ...]
    wilds: int
    points: int


class DeckReshuffled(Event, frozen=True):
    cards: int


class TrayChosen(Event, frozen=True):
    """All `markers` of a tray are taken; the time marker now stands on `time`."""

    seat: int
    tray: int
    markers: int
    time: int


class MarkerSown(Event, frozen=True):
    seat: int
    tray: int
    color: str


class TrajanTileTaken(Event, frozen=True):
    seat: int
    tile: str
    slot: int


class TileCompleted(Event, frozen=True):
    seat: int
    tile: str
    points: int


class SpaceCovered(Event, frozen=True):
    """A +2 marker covers the space of an action."""

    seat: int
    action: str


class TokensMoved(Event, frozen=True):
    """From the supply to a camp: military_camp or worker_camp."""

    seat: int
    camp: str
    count: int


class TileTaken(Event, frozen=True):
    """From the forum."""

    seat: int
    tile: str


class LeaderMarched(Event, frozen=True):
    """Into a province; the tile that lay there, if any, goes to the mat."""

    seat: int
    province: str
    tile: str | None


class ProvinceOccupied(Event, frozen=True):
    seat: int
    province: str
    points: int


class SenateAdvanced(Event, frozen=True):
    seat: int
    space: int
    points: int


class SiteBuilt(Event, frozen=True):
    seat: int
    site: int
    tile: str | None
    points: int


class BonusAction(Event, frozen=True):
    """The first construction tile of its kind gives one more action."""

    seat: int
    action: str


class ActionPassed(Event, frozen=True):
    seat: int
    action: str


class ExtraTileSpent(Event, frozen=True):
    seat: int
    action: str
    wild: bool


class DemandRevealed(Event, frozen=True):
    icon: str


class QuarterEnded(Event, frozen=True):
    quarter: int


class DemandsFaced(Event, frozen=True):
    """What forum tiles cannot meet: demands left unmet, wild tiles spent on the others, points lost."""

    seat: int
    unmet: int
    wilds: int
    lost: int


class DemandMet(Event, frozen=True):
    seat: int
    icon: str
    tiles: int
    wilds: int


class BonusTaken(Event, frozen=True):
    """By the consul, yellow side up, or the vice-consul, gray side up."""

    seat: int
    tile: str
    yellow: bool


class QuarterBegan(Event, frozen=True):
    quarter: int


class GameEnded(Event, frozen=True):
    reason: str
    winners: tuple[int, ...]
