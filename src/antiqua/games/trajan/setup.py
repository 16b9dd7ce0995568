"""Setting up the board, and filling it again between the quarters (TR-2, TR-8.5, TR-10.12 to TR-10.14)."""

from __future__ import annotations

from antiqua.games.trajan import events, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, TRAYS, SITES, PROVINCES, EXTRA, MARKERS, START_CARDS, START_TILES,
    YELLOW_SPACES, BONUS_SPACES, DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP,
    DEAL_BONUS, DEAL_STACK, LAY_OUT, PICK_CARD, PICK_STACK, SET_UP_CARDS, SET_UP_TILES, DRAW, TAKE_CARD,
    FORUM_FIRST, RANDOM_TRAYS, DEAL_CARDS, RANDOM_TILES,
)  # fmt: skip
from antiqua.games.trajan.actions import Actions
from antiqua.kernel.bits import count_bits

TRAJAN_TILES = tables.TRAJAN_TILES
PER_STACK = tables.PER_STACK
GREEN_SPACES = tables.GREEN_SPACES
START_SLOTS = tables.START_SLOTS


class Setup(Actions):
    """A position in which things are dealt; turns and quarters are in `rules.py` and `quarter.py`."""

    def begin_turn(self) -> None:
        raise NotImplementedError

    def begin_quarter(self) -> None:
        raise NotImplementedError

    # -- 2: set-up ----------------------------------------------------------------------------------------------------

    def choose_first(self, seat: int) -> None:
        """TR-2.7: the first player's senate disc lies at the bottom, the last one's on top."""
        self.first = seat
        self.active = seat
        for other in range(self.players):
            self.mats[other].height = (other - seat + self.players) % self.players
        if self.listener is not None:
            self.listener.happened(events.FirstPlayerChosen(seat))
        self.fill_next()

    def fill_next(self) -> None:
        """TR-2.2, TR-2.3, TR-10.13, TR-10.14: the next empty space of the board that gets a tile."""
        greens = GREEN_SPACES[self.players]
        last = PROVINCES + greens + YELLOW_SPACES + (SITES if self.quarter == 0 else 0)
        while self.fill < last:
            province = self.province_to_fill()
            if province >= 0:
                if self.needs_tile(province):
                    self.ask(DEAL_PROVINCE)
                    return
            elif self.fill < PROVINCES + greens:
                if self.forum_left:  # TR-8.5
                    self.ask(DEAL_FORUM)
                    return
            else:
                self.ask(DEAL_EXTRA if self.fill < PROVINCES + greens + YELLOW_SPACES else DEAL_SITE)
                return
            self.fill += 1
        self.fill = 0
        if self.quarter == 0:
            self.lay_out_next()
        else:
            self.begin_quarter()

    def province_to_fill(self) -> int:
        """The province that `fill` stands for; a number below 0 where it is something else."""
        if self.fill >= PROVINCES + GREEN_SPACES[self.players]:
            return NONE
        if self.options & FORUM_FIRST and self.quarter:
            return self.fill - GREEN_SPACES[self.players]
        return self.fill if self.fill < PROVINCES else NONE

    def needs_tile(self, province: int) -> bool:
        """TR-10.13: no tile, no leader, no legionnaire of anybody, and the stack has not run out (TR-8.5)."""
        if self.provinces[province] != NONE or not self.forum_left:
            return False
        for seat in range(self.players):
            mat = self.mats[seat]
            if mat.leader == province or mat.occupied >> province & 1:
                return False
        return True

    def deal_tile(self, tile: int) -> None:
        self.forum_unseen[tile] -= 1
        self.forum_left -= 1
        province = self.province_to_fill()
        if province >= 0:
            self.provinces[province] = tile
        else:
            self.forum[tile] += 1
        if self.listener is not None:
            where = tables.PROVINCES[province] if province >= 0 else ""
            self.listener.happened(events.TileLaid(tables.TILES[tile], where))
        self.fill += 1
        self.fill_next()

    def deal_extra(self, action: int) -> None:
        self.extras_unseen[action] -= 1
        self.extras[action] += 1
        if self.listener is not None:
            self.listener.happened(events.TileLaid(tables.TILES[EXTRA + action], ""))
        self.fill += 1
        self.fill_next()

    def deal_site(self, tile: int) -> None:
        """TR-2.3"""
        site = self.site_to_fill()
        self.sites[site] = tile
        self.sites_unseen &= ~(1 << tile)
        if self.listener is not None:
            self.listener.happened(events.SiteFilled(site, tables.SITE_TILES[tile]))
        self.fill += 1
        self.fill_next()

    def site_to_fill(self) -> int:
        return self.fill - PROVINCES - GREEN_SPACES[self.players] - YELLOW_SPACES

    def lay_out_next(self) -> None:
        """TR-2.5: two markers for each tray, like sowing all twelve from the last one."""
        if self.picks == self.players:
            self.picks = 0
            self.turn_tops()
            return
        self.active = (self.first + self.picks) % self.players
        self.source = TRAYS - 1
        self.taken = MARKERS
        for color in range(COLORS):
            self.held[color] = 2
        self.ask(DEAL_MARKER if self.options & RANDOM_TRAYS else LAY_OUT)

    def turn_tops(self) -> None:
        """TR-2.6: the top tile of each stack."""
        if self.stack_to_turn() >= 0:
            self.ask(REVEAL_TOP)
        else:
            self.deal_bonus_next()

    def reveal_top(self, place: int) -> None:
        stack = self.stack_to_turn()
        self.tops[stack] = place
        self.stacks_unseen[stack] &= ~(1 << place)
        if self.listener is not None:
            self.listener.happened(events.TopRevealed(TRAJAN_TILES[stack * PER_STACK + place].id))
        if self.quarter == 0 and not self.mats[self.first].yellow:
            self.turn_tops()
        else:
            self.go_on()

    def deal_bonus_next(self) -> None:
        """TR-2.8, TR-10.12: one for each player at the start; two for the board."""
        if count_bits(self.bonus) < BONUS_SPACES:
            self.ask(DEAL_BONUS)
        elif self.quarter:
            self.fill_next()
        else:
            self.resume = SET_UP_CARDS
            self.go_on()  # TR-2.9: both discard piles are still empty

    def deal_bonus(self, tile: int) -> None:
        self.bag &= ~(1 << tile)
        owner = NONE
        if self.quarter == 0:
            for step in range(self.players):
                seat = (self.first + step) % self.players
                if owner == NONE and not self.mats[seat].yellow:
                    owner = seat
        if owner == NONE:
            self.bonus |= 1 << tile
        else:
            mat = self.mats[owner]
            mat.yellow |= 1 << tile
        if self.listener is not None:
            self.listener.happened(events.BonusDealt(tables.BONUSES[tile], owner))
        self.deal_bonus_next()

    def pick_card_next(self) -> None:
        """TR-2.10: three cards in a row for each player."""
        if self.picks == START_CARDS * self.players:
            self.picks = 0
            self.pick_tile_next()
            return
        self.active = (self.first + self.picks // START_CARDS) % self.players
        if self.options & DEAL_CARDS:
            self.pick_card(DRAW)
        else:
            self.ask(PICK_CARD)

    def pick_card(self, action: int) -> None:
        self.picks += 1
        self.resume = SET_UP_CARDS
        if action == DRAW:
            self.draws = 1
        else:
            self.take_card(action - TAKE_CARD)
        self.go_on()

    def pick_tile_next(self) -> None:
        """TR-2.11: three tiles of different stacks for the slots II, IV and VI, in this order."""
        if self.picks == START_TILES * self.players:
            self.picks = 0
            self.quarter = 1
            self.active = self.first  # TR-2.12
            self.begin_turn()
            return
        self.active = (self.first + self.picks // START_TILES) % self.players
        self.ask(DEAL_STACK if self.options & RANDOM_TILES else PICK_STACK)

    def pick_tile(self, stack: int) -> None:
        self.take_top(stack, START_SLOTS[self.picks % START_TILES])
        self.picks += 1
        if self.picks % START_TILES:
            self.pick_tile_next()
        else:
            self.resume = SET_UP_TILES
            self.go_on()  # the next player sees the new tops
