"""What happens in a game, as typed events."""

from __future__ import annotations

from antiqua.games.game import Event


class FirstPlayerChosen(Event):
    seat: int


class TileLaid(Event):
    """A forum tile or an extra action tile, on a province, or in the forum if `province` is empty."""

    tile: str
    province: str


class SiteFilled(Event):
    site: int
    tile: str


class TopRevealed(Event):
    """A Trajan tile is now the visible top of its stack."""

    tile: str


class BonusDealt(Event):
    """A bonus tile from the bag, for a player at the start, else (-1) for the board."""

    tile: str
    seat: int


class CardTurned(Event):
    """A card of the deck starts an empty discard pile: 0 is the left one."""

    pile: int
    card: str


class CardDrawn(Event):
    """From the deck; what it is, `CardSeen` says to the drawer."""

    seat: int


class CardSeen(Event):
    seat: int
    card: str

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)  # TR-8.2


class CardTaken(Event):
    seat: int
    pile: int
    card: str


class CardDiscarded(Event):
    seat: int
    pile: int
    card: str


class CardLaid(Event):
    """Put down to be played or shipped."""

    seat: int
    card: str


class CardsPlayed(Event):
    seat: int
    cards: tuple[str, ...]


class GoodsShipped(Event):
    seat: int
    ship: str
    cards: tuple[str, ...]
    wilds: int
    points: int


class DeckReshuffled(Event):
    cards: int


class TrayChosen(Event):
    """All `markers` of a tray are taken; the time marker now stands on `time`."""

    seat: int
    tray: int
    markers: int
    time: int


class MarkerSown(Event):
    seat: int
    tray: int
    color: str


class TrajanTileTaken(Event):
    seat: int
    tile: str
    slot: int


class TileCompleted(Event):
    seat: int
    tile: str
    points: int


class SpaceCovered(Event):
    """A +2 marker covers the space of an action."""

    seat: int
    action: str


class TokensMoved(Event):
    """From the supply to a camp: military_camp or worker_camp."""

    seat: int
    camp: str
    count: int


class TileTaken(Event):
    """From the forum."""

    seat: int
    tile: str


class LeaderMarched(Event):
    """Into a province; the tile that lay there, if any, goes to the mat."""

    seat: int
    province: str
    tile: str | None


class ProvinceOccupied(Event):
    seat: int
    province: str
    points: int


class SenateAdvanced(Event):
    seat: int
    space: int
    points: int


class SiteBuilt(Event):
    seat: int
    site: int
    tile: str | None
    points: int


class BonusAction(Event):
    """The first construction tile of its kind gives one more action."""

    seat: int
    action: str


class ActionPassed(Event):
    seat: int
    action: str


class ExtraTileSpent(Event):
    seat: int
    action: str
    wild: bool


class DemandRevealed(Event):
    icon: str


class QuarterEnded(Event):
    quarter: int


class DemandsFaced(Event):
    """What forum tiles cannot meet: demands left unmet, wild tiles spent on the others, points lost."""

    seat: int
    unmet: int
    wilds: int
    lost: int


class DemandMet(Event):
    seat: int
    icon: str
    tiles: int
    wilds: int


class BonusTaken(Event):
    """By the consul, yellow side up, or the vice-consul, gray side up."""

    seat: int
    tile: str
    yellow: bool


class QuarterBegan(Event):
    quarter: int


class GameEnded(Event):
    reason: str
    winners: tuple[int, ...]
