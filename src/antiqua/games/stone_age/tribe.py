"""One player's tribe: its people, goods, tools and what it has scored so far (SA-2.3, SA-7)."""

from __future__ import annotations

from collections.abc import Iterator

from antiqua.games.stone_age.constants import (  # isort: skip
    KINDS, RIVER, TOOL_MAKER, HUT, PLACE_COUNT, START_PEOPLE, START_FOOD, TOOL_SLOTS, MOST_TOOL_VALUE,
    TWO_RESOURCES, ONE_USE_TOOLS,
)  # fmt: skip
from antiqua.kernel.state import Buffer


class Tribe:
    """What one player has on his board.

    `spots` is the set of places where he has people, `figures` how many in each gathering place, `hand` how many are
    at home. The three tool tiles never differ by more than 1 (SA-7.1), so their sum `tools` tells their values: a
    third of it, rounded down, is the value of the low tiles (0: an empty space), the remainder how many are one
    higher; some of either have been used this round. `face_up` is the set of cards that can still be used once: bits 0
    to 2 are the one-use tools, then the two resources (SA-6.9, SA-6.10).
    """

    people: int
    hand: int
    spots: int
    figures: list[int]
    food: int
    stock: list[int]
    tools: int
    used_high: int
    used_low: int
    agriculture: int
    points: int
    buildings: int
    face_up: int

    def __init__(self) -> None:
        self.people = START_PEOPLE  # SA-2.3
        self.hand = START_PEOPLE
        self.spots = 0
        self.figures = [0] * 5
        self.food = START_FOOD
        self.stock = [0] * 4
        self.tools = 0
        self.used_high = 0
        self.used_low = 0
        self.agriculture = 0
        self.points = 0
        self.buildings = 0
        self.face_up = 0

    def clone(self) -> Tribe:
        new = Tribe.__new__(Tribe)
        new.people = self.people
        new.hand = self.hand
        new.spots = self.spots
        new.figures = self.figures[:]
        new.food = self.food
        new.stock = self.stock[:]
        new.tools = self.tools
        new.used_high = self.used_high
        new.used_low = self.used_low
        new.agriculture = self.agriculture
        new.points = self.points
        new.buildings = self.buildings
        new.face_up = self.face_up
        return new

    def pack(self, numbers: Buffer) -> None:
        """The tribe as `restore` reads it; all else follows."""
        numbers.add(self.people)
        numbers.add(self.food)
        for kind in range(KINDS):
            numbers.add(self.stock[kind])
        numbers.add(self.tools)
        numbers.add(self.used_high)
        numbers.add(self.used_low)
        numbers.add(self.agriculture)
        numbers.add(self.points)
        numbers.add(self.face_up)
        numbers.add(self.spots)
        for place in range(RIVER + 1):
            numbers.add(self.figures[place])

    def restore(self, source: Iterator[int]) -> None:
        self.people = next(source)
        self.food = next(source)
        for kind in range(KINDS):
            self.stock[kind] = next(source)
        self.tools = next(source)
        self.used_high = next(source)
        self.used_low = next(source)
        self.agriculture = next(source)
        self.points = next(source)
        self.face_up = next(source)
        self.spots = next(source)
        self.hand = self.people
        for place in range(RIVER + 1):
            self.figures[place] = next(source)
            self.hand -= self.figures[place]
        for place in range(TOOL_MAKER, PLACE_COUNT):
            if self.spots >> place & 1:
                self.hand -= 2 if place == HUT else 1

    def resources(self) -> int:
        return self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3]

    def can_redeem(self) -> bool:
        """Is the card with the two resources still face up?"""
        return self.face_up & TWO_RESOURCES != 0

    # -- 7: tools -----------------------------------------------------------------------------------------------------

    def unused_tools(self, value: int) -> int:
        """How many tool tiles of this value have not been used this round."""
        low = self.tools // TOOL_SLOTS
        high = self.tools % TOOL_SLOTS
        if value == low:
            return TOOL_SLOTS - high - self.used_low
        if value == low + 1:
            return high - self.used_high
        return 0

    def use_tool(self, value: int) -> None:
        if value == self.tools // TOOL_SLOTS:
            self.used_low += 1
        else:
            self.used_high += 1

    def usable_items(self) -> int:
        """What may be added to a roll, as a set: items 0 to 3 are tiles of value 4 to 1, then the one-use tools."""
        low = self.tools // TOOL_SLOTS
        high = self.tools % TOOL_SLOTS
        found = (self.face_up & ONE_USE_TOOLS) << MOST_TOOL_VALUE
        if high > self.used_high:
            found |= 1 << (MOST_TOOL_VALUE - 1 - low)
        if low and TOOL_SLOTS - high > self.used_low:
            found |= 1 << (MOST_TOOL_VALUE - low)
        return found

    def gain_tool(self, refreshes: bool) -> None:
        """SA-7.1, SA-7.3, SA-R3: the next step of the ladder; a tile that is turned over stays used or unused."""
        low = self.tools // TOOL_SLOTS
        if low > 0:
            unused = TOOL_SLOTS - self.tools % TOOL_SLOTS - self.used_low
            if refreshes:
                if self.used_low:
                    self.used_low -= 1
            elif not unused:
                self.used_low -= 1
                self.used_high += 1
        self.tools += 1
        if self.tools % TOOL_SLOTS == 0:
            self.used_low = self.used_high
            self.used_high = 0

    def large_tiles(self) -> int:
        """How many of the tiles 3/4 lie on this board (SA-R4)."""
        large = self.tools - 2 * TOOL_SLOTS
        return 0 if large < 0 else TOOL_SLOTS if large > TOOL_SLOTS else large

    def tool_tiles(self) -> list[tuple[int, bool]]:
        """The tiles with whether they have been used this round: the higher ones first, the unused before the used."""
        low, high = self.tools // TOOL_SLOTS, self.tools % TOOL_SLOTS
        tiles = [(low + 1, place >= high - self.used_high) for place in range(high)]
        rest = TOOL_SLOTS - high
        return tiles + [(low, place >= rest - self.used_low) for place in range(rest) if low]

    # -- 5: paying ----------------------------------------------------------------------------------------------------
    # A payment is made resource by resource, and one that has been begun can be finished. What may be given next is a
    # set of resources. Canonically wood comes before brick before stone before gold, so that no two ways pay the same:
    # nothing before `first` may follow, and after one resource nothing before it. A `free` payment is in any order.

    def payable_exactly(self, first: int, rest: int, free: bool) -> int:
        """`rest` more resources of any kinds (SA-5.10, SA-8.2)."""
        found = 0
        available = 0
        for step in range(KINDS - first):
            kind = KINDS - 1 - step
            available += self.stock[kind]
            if self.stock[kind] and (free or available >= rest):
                found |= 1 << kind
        return found if available >= rest else 0

    def payable_any(self, first: int) -> int:
        """One more resource of any kind."""
        found = 0
        for kind in range(first, KINDS):
            if self.stock[kind]:
                found |= 1 << kind
        return found

    def payable_kinds(self, first: int, begun: int, rest: int, more: int, free: bool) -> int:
        """`rest` more resources, of exactly `more` kinds besides those that have been `begun` (SA-R12)."""
        found = 0
        for kind in range(first, KINDS):
            new = 0 if begun >> kind & 1 else 1
            after = 0 if free else kind
            if self.stock[kind] and self.can_finish(after, begun | 1 << kind, rest - 1, more - new):
                found |= 1 << kind
        return found

    def can_finish(self, first: int, begun: int, rest: int, more: int) -> bool:
        """After one of the kinds begun: can `rest` resources from `first` on follow, of these and `more` new kinds?"""
        if more < 0 or rest < more:
            return False
        others = self.largest(first, begun, more)
        if others < 0:
            return False
        available = others - 1  # the one that is given now
        for kind in range(first, KINDS):
            if begun >> kind & 1:
                available += self.stock[kind]
        return rest <= available

    def largest(self, first: int, without: int, count: int) -> int:
        """How many resources the `count` richest kinds from `first` on have together; -1 if so many are not there."""
        total = 0
        taken = without
        for _ in range(count):
            best = -1
            for kind in range(first, KINDS):
                if (
                    self.stock[kind]
                    and not taken >> kind & 1
                    and (best < 0 or self.stock[kind] > self.stock[best])
                ):
                    best = kind
            if best < 0:
                return -1
            taken |= 1 << best
            total += self.stock[best]
        return total

    # -- 5: people ----------------------------------------------------------------------------------------------------

    def leave(self, place: int) -> int:
        """SA-5.2: all people at `place` come home; returns how many."""
        self.spots &= ~(1 << place)
        count = 1
        if place <= RIVER:
            count = self.figures[place]
            self.figures[place] = 0
        elif place == HUT:
            count = 2
        self.hand += count
        return count
