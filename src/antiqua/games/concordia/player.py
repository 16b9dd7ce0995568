"""What one player owns: money, goods, cards, colonists and houses (CO-1.2, CO-4)."""

from __future__ import annotations

from collections.abc import Iterator

from antiqua.games.concordia import tables

from antiqua.games.concordia.constants import (  # isort: skip
    COLONISTS, COLONISTS_OF_A_KIND, GODS, GOODS, KINDS, NONE, ROLES, ROMA, SPACES, STORED,
)  # fmt: skip
from antiqua.kernel.bits import count_bits
from antiqua.kernel.state import Buffer

COLONIST_COST = tables.COLONIST_COST
PRICES = tables.PRICES


class Player:
    """One player's side of the table.

    `cards` are all own cards by role, `hand` those in hand: the rest is the discard pile, with `top` on it. `places`
    are the colonists, first those on land, each kind in ascending order: in the storehouse, in a city, on a route.
    `received` are goods that wait for the choice of what to store (CO-4.4). `marker` is the intermediate score.
    """

    money: int
    goods: list[int]
    hand: list[int]
    cards: list[int]
    gods: list[int]
    top: int
    places: list[int]
    on_board: int
    houses: int
    built: int
    received: list[int]
    marker: int

    def __init__(self) -> None:
        """CO-2.5"""
        self.money = 0
        self.goods = [0] * 5
        self.hand = [0] * 14
        self.cards = [0] * 14
        self.gods = [0] * 6
        self.places = [STORED] * 6
        self.received = [0] * 5
        for good in range(GOODS):
            self.goods[good] = tables.START_GOODS[good]
        for role in range(ROLES):
            self.hand[role] = tables.START_HAND[role]
            self.cards[role] = tables.START_HAND[role]
        for god in range(GODS):
            self.gods[god] = tables.START_GODS[god]
        self.top = NONE
        self.on_board = 0
        for kind in range(KINDS):
            self.place(kind, ROMA)
        self.houses = 0
        self.built = 0
        self.marker = NONE

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.money = self.money
        new.goods = self.goods[:]
        new.hand = self.hand[:]
        new.cards = self.cards[:]
        new.gods = self.gods[:]
        new.top = self.top
        new.places = self.places[:]
        new.on_board = self.on_board
        new.houses = self.houses
        new.built = self.built
        new.received = self.received[:]
        new.marker = self.marker
        return new

    def pack(self, numbers: Buffer) -> None:
        numbers.add(self.money)
        for good in range(GOODS):
            numbers.add(self.goods[good])
            numbers.add(self.received[good])
        for role in range(ROLES):
            numbers.add(self.hand[role])
            numbers.add(self.cards[role])
        for god in range(GODS):
            numbers.add(self.gods[god])
        numbers.add(self.top)
        for colonist in range(COLONISTS):
            numbers.add(self.places[colonist])
        numbers.add(self.houses)
        numbers.add(self.marker)

    def restore(self, source: Iterator[int]) -> None:
        self.money = next(source)
        for good in range(GOODS):
            self.goods[good] = next(source)
            self.received[good] = next(source)
        for role in range(ROLES):
            self.hand[role] = next(source)
            self.cards[role] = next(source)
        for god in range(GODS):
            self.gods[god] = next(source)
        self.top = next(source)
        self.on_board = 0
        for colonist in range(COLONISTS):
            self.places[colonist] = next(source)
            if self.places[colonist] != STORED:
                self.on_board += 1
        self.houses = next(source)
        self.built = count_bits(self.houses)
        self.marker = next(source)

    # -- 4: the storehouse -----------------------------------------------------------------------------------

    def free(self) -> int:
        """CO-4.1: each space holds a colonist or a unit of goods."""
        used = COLONISTS - self.on_board
        for good in range(GOODS):
            used += self.goods[good]
        return SPACES - used

    def settle(self) -> int:
        """CO-4.4: store what leaves no choice of the goods received; return how many units are lost, or NONE.

        NONE means that the player has to choose: there is too much, of several kinds, and any of the two least valuable
        kinds may be kept.
        """
        while True:
            total = 0
            lowest = NONE
            for good in range(GOODS):
                total += self.received[good]
                if lowest == NONE and self.received[good]:
                    lowest = good
            if total == 0:
                return 0
            free = self.free()
            if total <= free:
                self.store(total)
                return 0
            others = total - self.received[lowest]
            if free == 0 or others == 0:
                self.store(free)
                return total - free
            if others >= free:
                return NONE
            self.goods[lowest] += free - others  # the others do not fill the storehouse
            self.received[lowest] -= free - others

    def store(self, units: int) -> None:
        """Store so many units, of whatever was received, and forget the rest."""
        for good in range(GOODS):
            taken = self.received[good] if self.received[good] < units else units
            self.goods[good] += taken
            units -= taken
            self.received[good] = 0

    def waits(self) -> bool:
        """Is there something received and not yet stored?"""
        for good in range(GOODS):
            if self.received[good]:
                return True
        return False

    # -- colonists -------------------------------------------------------------------------------------------

    def stored(self, kind: int) -> bool:
        """Is a colonist of this kind in the storehouse? They come first in `places`."""
        return self.places[kind * COLONISTS_OF_A_KIND] == STORED

    def can_pay_colonist(self) -> bool:
        """CO-5.1b, CO-5.4a"""
        for good in range(GOODS):
            if self.goods[good] < COLONIST_COST[good]:
                return False
        return True

    def pay_colonist(self) -> None:
        for good in range(GOODS):
            self.goods[good] -= COLONIST_COST[good]

    def place(self, kind: int, city: int) -> None:
        """CO-4.2: put a colonist of this kind from the storehouse on the board."""
        self.on_board += 1
        self.shift(kind * COLONISTS_OF_A_KIND, city)

    def shift(self, colonist: int, place: int) -> None:
        """A colonist is at `place` from now on; those of its kind stay in ascending order."""
        first = colonist - colonist % COLONISTS_OF_A_KIND
        last = first + COLONISTS_OF_A_KIND - 1
        while colonist > first and self.places[colonist - 1] > place:
            self.places[colonist] = self.places[colonist - 1]
            colonist -= 1
        while colonist < last and self.places[colonist + 1] < place:
            self.places[colonist] = self.places[colonist + 1]
            colonist += 1
        self.places[colonist] = place

    # -- cards and wealth ------------------------------------------------------------------------------------

    def in_hand(self) -> int:
        """How many cards."""
        total = 0
        for role in range(ROLES):
            total += self.hand[role]
        return total

    def owned(self) -> int:
        """Cards in hand and on the discard pile."""
        total = 0
        for role in range(ROLES):
            total += self.cards[role]
        return total

    def single_role(self) -> bool:
        """Have all cards in hand the same role?"""
        found = False
        for role in range(ROLES):
            if self.hand[role]:
                if found:
                    return False
                found = True
        return True

    def wealth(self) -> int:
        """CO-9.4: money, and the goods as if sold."""
        total = self.money
        for good in range(GOODS):
            total += self.goods[good] * PRICES[good]
        return total
