"""One player's mat: the action circle, tokens, tiles and cards, and what they are worth (TR-1.2, TR-1.3)."""

from __future__ import annotations

from collections.abc import Iterator

from antiqua.games.trajan import tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, TRAYS, COLORS, KINDS, TILES, BONUSES, CENTRE, CAMP, SUPPLY, START_LEGIONNAIRES,
    START_WORKERS, ARCH_START, SENATE_TILES, DEMAND_TILE, WILD_DEMAND, WILD_COMMODITY, WILD_CONSTRUCTION,
    SET_OF_3, SET_OF_4, BY_DEMAND, BY_WORKERS, BY_LEGIONNAIRES, BY_YELLOW, PER_TILE, NO_WILD_DEMAND_BONUS,
    SCORED,
)  # fmt: skip
from antiqua.games.trajan.tables import BonusTile
from antiqua.kernel.bits import count_bits
from antiqua.kernel.state import Buffer

BONUS_TILES = tables.BONUS_TILES
SENATE_VOTES = tables.SENATE_VOTES
TILE_VOTES = tables.TILE_VOTES


class Mat:
    """What one player has.

    The hand is private. `known` are the cards in it that everybody has seen there, because they were taken from a
    discard pile. The others were drawn from the deck (TR-8.2).
    """

    trays: list[int]
    sizes: list[int]
    slots: list[int]
    arch: int
    supply: int
    legionnaires: int
    workers: int
    leader: int
    occupied: int
    sites: int
    tiles: list[int]
    built: int
    kept: int
    covered: int
    cards: int
    hand: list[int]
    known: list[int]
    display: list[int]
    yellow: int
    gray: int
    space: int
    height: int
    points: list[int]

    def __init__(self) -> None:
        self.trays = [0] * 36  # tray * 6 + colour
        self.sizes = [0] * 6
        self.slots = [NONE] * 6
        self.arch = ARCH_START  # TR-2.4
        self.supply = SUPPLY
        self.legionnaires = START_LEGIONNAIRES
        self.workers = START_WORKERS
        self.leader = CAMP
        self.occupied = 0
        self.sites = 0
        self.tiles = [0] * 17
        self.built = 0
        self.kept = 0
        self.covered = 0
        self.cards = 0
        self.hand = [0] * 12
        self.known = [0] * 12
        self.display = [0] * 12
        self.yellow = 0
        self.gray = 0
        self.space = 0
        self.height = 0
        self.points = [0] * 6

    def clone(self) -> Mat:
        new = Mat.__new__(Mat)
        new.trays = self.trays[:]
        new.sizes = self.sizes[:]
        new.slots = self.slots[:]
        new.arch = self.arch
        new.supply = self.supply
        new.legionnaires = self.legionnaires
        new.workers = self.workers
        new.leader = self.leader
        new.occupied = self.occupied
        new.sites = self.sites
        new.tiles = self.tiles[:]
        new.built = self.built
        new.kept = self.kept
        new.covered = self.covered
        new.cards = self.cards
        new.hand = self.hand[:]
        new.known = self.known[:]
        new.display = self.display[:]
        new.yellow = self.yellow
        new.gray = self.gray
        new.space = self.space
        new.height = self.height
        new.points = self.points[:]
        return new

    def pack(self, numbers: Buffer) -> None:
        for place in range(TRAYS * COLORS):
            numbers.add(self.trays[place])
        for slot in range(TRAYS):
            numbers.add(self.slots[slot])
        numbers.add(self.arch)
        numbers.add(self.supply)
        numbers.add(self.legionnaires)
        numbers.add(self.workers)
        numbers.add(self.leader)
        numbers.add(self.occupied)
        numbers.add(self.sites)
        for tile in range(TILES):
            numbers.add(self.tiles[tile])
        numbers.add(self.built)
        numbers.add(self.kept)
        numbers.add(self.covered)
        for kind in range(KINDS):
            numbers.add(self.hand[kind])
            numbers.add(self.known[kind])
            numbers.add(self.display[kind])
        numbers.add(self.yellow)
        numbers.add(self.gray)
        numbers.add(self.space)
        numbers.add(self.height)
        for category in range(SCORED):
            numbers.add(self.points[category])

    def restore(self, source: Iterator[int]) -> None:
        """Become the mat that `pack` wrote."""
        for place in range(TRAYS * COLORS):
            self.trays[place] = next(source)
            self.sizes[place // COLORS] += self.trays[place]
        for slot in range(TRAYS):
            self.slots[slot] = next(source)
        self.arch = next(source)
        self.supply = next(source)
        self.legionnaires = next(source)
        self.workers = next(source)
        self.leader = next(source)
        self.occupied = next(source)
        self.sites = next(source)
        for tile in range(TILES):
            self.tiles[tile] = next(source)
        self.built = next(source)
        self.kept = next(source)
        self.covered = next(source)
        for kind in range(KINDS):
            self.hand[kind] = next(source)
            self.cards += self.hand[kind]
            self.known[kind] = next(source)
            self.display[kind] = next(source)
        self.yellow = next(source)
        self.gray = next(source)
        self.space = next(source)
        self.height = next(source)
        for category in range(SCORED):
            self.points[category] = next(source)

    # -- the hand -----------------------------------------------------------------------------------------------------

    def draw(self, kind: int) -> None:
        """A card from the deck: nobody else sees it."""
        self.hand[kind] += 1
        self.cards += 1

    def take(self, kind: int) -> None:
        """A card from a discard pile: everybody sees it."""
        self.hand[kind] += 1
        self.known[kind] += 1
        self.cards += 1

    def show(self, kind: int) -> None:
        """A card leaves the hand, face up: one that everybody knew, if there is one."""
        if self.known[kind]:
            self.known[kind] -= 1
        self.hand[kind] -= 1
        self.cards -= 1

    def unknown(self, kind: int) -> int:
        """How many cards of a kind are in the hand that nobody else has seen there."""
        return self.hand[kind] - self.known[kind]

    # -- the circle ---------------------------------------------------------------------------------------------------

    def put(self, tray: int, color: int) -> None:
        self.trays[tray * COLORS + color] += 1
        self.sizes[tray] += 1

    def shows(self, tray: int, one: int, other: int) -> bool:
        """Does the tray hold the two markers that a Trajan tile shows? (TR-4.4)"""
        if one == other:
            return self.trays[tray * COLORS + one] == 2
        return self.trays[tray * COLORS + one] > 0 and self.trays[tray * COLORS + other] > 0

    def move_arch(self) -> None:
        """TR-6.4.1, TR-6.4.3: clockwise to the next free slot, or to the centre."""
        for step in range(1, TRAYS):
            slot = (self.arch + step) % TRAYS
            if self.slots[slot] == NONE:
                self.arch = slot
                return
        self.arch = CENTRE

    def tiles_on_circle(self) -> int:
        count = 0
        for slot in range(TRAYS):
            if self.slots[slot] != NONE:
                count += 1
        return count

    # -- votes and points ---------------------------------------------------------------------------------------------

    def votes(self) -> int:
        """TR-10.7"""
        total = SENATE_VOTES[self.space]
        for tile in range(SENATE_TILES):
            total += self.tiles[tile] * TILE_VOTES[tile]
        return total

    def kept_demands(self, icon: int) -> int:
        """Kept Trajan tiles that meet a demand of `icon`; there are three of each (TR-5.1)."""
        return count_bits(self.kept >> (3 * icon) & 7)

    def built_of(self, kind: int) -> int:
        return count_bits(self.built >> (4 * kind) & 15)

    def set_points(self) -> int:
        """TR-11.2: the best that the wild construction tiles, at most two, can make of the sets."""
        total = 0
        one = 0  # what one wild adds at most
        two = 0  # what two wilds add at most, on one kind
        singles = 0  # how many kinds one wild would help
        for kind in range(5):
            count = self.built_of(kind)
            total += set_value(count)
            gain = set_value(count + 1) - set_value(count)
            both = set_value(count + 2) - set_value(count)
            if gain:
                one = gain
                singles += 1
            if both > two:
                two = both
        wilds = self.tiles[WILD_CONSTRUCTION]
        if wilds == 1:
            return total + one
        if wilds == 2:
            apart = one * (2 if singles > 1 else singles)
            return total + (apart if apart > two else two)
        return total

    def bonus_points(self, options: int) -> int:
        """TR-13; unused wild tiles go where they bring most (TR-13.2)."""
        halves = 0
        best_good = 0  # what one more displayed card is worth
        best_demand = 0  # what one more demand tile is worth, if each counts
        yellow = 0  # demand tiles that want their icon, by their side
        gray = 0
        for index in range(BONUSES):
            if not (self.yellow | self.gray) >> index & 1:
                continue
            tile = BONUS_TILES[index]
            value = tile.yellow if self.yellow >> index & 1 else tile.gray
            if tile.scoring == BY_DEMAND:
                icons = self.tiles[DEMAND_TILE + tile.icon]
                if options & PER_TILE:
                    halves += value * icons
                    best_demand = value if value > best_demand else best_demand
                elif icons:
                    halves += value
                elif self.yellow >> index & 1:
                    yellow += 1
                else:
                    gray += 1
            else:
                halves += value * self.counted(tile)
                if tile.one >= 0 and value > best_good:
                    best_good = value
        halves += best_good * self.tiles[WILD_COMMODITY]  # TR-12.3
        if not options & NO_WILD_DEMAND_BONUS:  # TR-12.4
            wilds = self.tiles[WILD_DEMAND]
            halves += best_demand * wilds
            first = wilds if wilds < yellow else yellow
            second = wilds - first if wilds - first < gray else gray
            halves += first * BONUS_TILES[0].yellow + second * BONUS_TILES[0].gray
        return (halves + 1) // 2

    def counted(self, tile: BonusTile) -> int:
        """How much there is of what a bonus tile counts."""
        if tile.scoring == BY_WORKERS:
            return count_bits(self.sites)
        if tile.scoring == BY_LEGIONNAIRES:
            return count_bits(self.occupied)
        if tile.scoring == BY_YELLOW:  # TR-13.3
            return count_bits(self.yellow)
        return self.display[tile.one] + self.display[tile.other]


def set_value(count: int) -> int:
    """TR-11.2: three of a kind, or four."""
    return SET_OF_4 if count >= 4 else SET_OF_3 if count == 3 else 0
