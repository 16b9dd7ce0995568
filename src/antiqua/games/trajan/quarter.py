"""The ends of rounds, of quarters and of the game (TR-9 to TR-11)."""

from __future__ import annotations

from antiqua.games.trajan import events, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, TRAYS, TILES, PROVINCES, BONUSES, ICONS, SENATE_TILES, DEMAND_TILE, WILD_DEMAND, DEMANDS_PER_QUARTER,
    QUARTERS, MEET_DEMANDS, CHOOSE_BONUS, REVEAL_DEMAND, GAME_OVER, TAKE_BONUS, IN_DEMANDS, BY_POINTS,
    BY_SENATE, BY_VOTES, ENDINGS, RESTACK_BY_POINTS, REMOVE_PROVINCE_SENATE, FINAL_VOTES, FLOOR_ZERO,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.setup import Setup
from antiqua.kernel.bits import members
from antiqua.kernel.state import Buffer

PENALTY = tables.PENALTY


class Quarter(Setup):
    """A position in which time goes on."""

    # -- 9: the end of a turn and of a round --------------------------------------------------------------------------

    def end_turn(self) -> None:
        self.forget_turn()
        self.end_rounds()

    def end_rounds(self) -> None:
        """TR-9.1 to TR-9.3: once for every time that the marker has passed the start; then the next player."""
        if not self.crossings:
            self.active = (self.active + 1) % self.players
            self.begin_turn()
            return
        self.crossings -= 1
        if self.demands[0] + self.demands[1] + self.demands[2] < DEMANDS_PER_QUARTER:
            self.ask(REVEAL_DEMAND)
        else:
            self.end_quarter()

    def reveal_demand(self, icon: int) -> None:
        self.demands_unseen[icon] -= 1
        self.demands[icon] += 1
        if self.listener is not None:
            self.listener.happened(events.DemandRevealed(tables.ICONS[icon]))
        self.end_rounds()

    # -- 10: the end of a quarter -------------------------------------------------------------------------------------

    def end_quarter(self) -> None:
        if self.listener is not None:
            self.listener.happened(events.QuarterEnded(self.quarter))
        self.picks = 0
        self.next_demands()

    def next_demands(self) -> None:
        """TR-10.4: the demands on the players, from the one who would be next."""
        if self.picks == self.players:
            self.picks = 0
            self.demand_seat = 0
            for icon in range(ICONS):
                self.demands[icon] = 0  # TR-10.6
            self.ask(CHOOSE_BONUS)
            return
        self.picks += 1
        self.demand_seat = (self.active + self.picks) % self.players
        self.demand_icon = 0
        self.use_needed_wilds(self.mats[self.demand_seat])
        self.meet_next()

    def need(self, mat: Mat, icon: int) -> int:
        """Demands of `icon` that the kept Trajan tiles do not meet (TR-10.2, TR-10.4)."""
        left = self.demands[icon] - mat.kept_demands(icon)
        return left if left > 0 else 0

    def use_needed_wilds(self, mat: Mat) -> None:
        """TR-10.3, TR-10.5: what forum tiles cannot meet takes wild tiles, and costs points where there are none."""
        short = 0
        for icon in range(ICONS):
            missing = self.need(mat, icon) - mat.tiles[DEMAND_TILE + icon]
            if missing > 0:
                short += missing
        wilds = short if short < mat.tiles[WILD_DEMAND] else mat.tiles[WILD_DEMAND]
        mat.tiles[WILD_DEMAND] -= wilds
        lost = PENALTY[short - wilds]
        if self.options & FLOOR_ZERO:
            own = self.running_points(self.demand_seat)
            lost = lost if lost < own else own if own > 0 else 0
        if self.listener is not None:
            self.listener.happened(events.DemandsFaced(self.demand_seat, short - wilds, wilds, lost))
        self.score_points(self.demand_seat, IN_DEMANDS, -lost)

    def replaceable(self) -> int:
        """How many forum tiles of the icon in question wild tiles may stand in for."""
        mat = self.mats[self.demand_seat]
        need = self.need(mat, self.demand_icon)
        own = mat.tiles[DEMAND_TILE + self.demand_icon]
        tiles = need if need < own else own
        return tiles if tiles < mat.tiles[WILD_DEMAND] else mat.tiles[WILD_DEMAND]

    def meet_next(self) -> None:
        """TR-10.4: where there is a choice between forum tiles and wild ones, ask; else spend the forum tiles."""
        while self.demand_icon < ICONS:
            if self.replaceable():
                self.ask(MEET_DEMANDS)
                return
            self.spend_on_demand(0)
        self.demand_icon = 0
        self.next_demands()

    def spend_on_demand(self, wilds: int) -> None:
        mat = self.mats[self.demand_seat]
        need = self.need(mat, self.demand_icon)
        own = mat.tiles[DEMAND_TILE + self.demand_icon]
        tiles = (need if need < own else own) - wilds
        mat.tiles[DEMAND_TILE + self.demand_icon] -= tiles
        mat.tiles[WILD_DEMAND] -= wilds
        if self.listener is not None and tiles + wilds:
            icon = tables.ICONS[self.demand_icon]
            self.listener.happened(events.DemandMet(self.demand_seat, icon, tiles, wilds))
        self.demand_icon += 1

    def list_bonus(self, actions: Buffer) -> None:
        for tile in range(BONUSES):
            if self.bonus >> tile & 1:
                actions.add(TAKE_BONUS + tile)

    def take_bonus(self, tile: int) -> None:
        """TR-10.9: the consul's choice stays yellow, the vice-consul gets the other one, gray."""
        consul = self.ranked(0)
        vice = self.ranked(1)
        first = self.mats[consul]
        second = self.mats[vice]
        first.yellow |= 1 << tile
        other = self.bonus & ~(1 << tile)
        second.gray |= other
        self.bonus = 0
        if self.listener is not None:
            self.listener.happened(events.BonusTaken(consul, tables.BONUSES[tile], True))
            self.listener.happened(events.BonusTaken(vice, tables.bonus_ids(other)[0], False))
        if self.quarter == QUARTERS:
            self.end_game()
            return
        self.restack()
        self.clear()
        self.deal_bonus_next()

    def restack(self) -> None:
        """TR-10.10: all discs back to the start, the consul's on top."""
        heights = [0] * 4
        for seat in range(self.players):
            for other in range(self.players):
                if other != seat and self.stacks_above(seat, other):
                    heights[seat] += 1
        for seat in range(self.players):
            mat = self.mats[seat]
            mat.space = 0
            mat.height = heights[seat]

    def stacks_above(self, one: int, other: int) -> bool:
        if self.options & RESTACK_BY_POINTS:
            lead = self.running_points(one) - self.running_points(other)
            if lead != 0:
                return lead > 0
        return self.outranks(one, other)

    def clear(self) -> None:
        """TR-10.11, TR-10.15: senate tiles and what is left in the forum; all ships show their colours."""
        for seat in range(self.players):
            mat = self.mats[seat]
            for tile in range(SENATE_TILES):
                mat.tiles[tile] = 0
        for tile in range(TILES):
            self.forum[tile] = 0
        for action in range(TRAYS):
            self.extras[action] = 0
        if self.options & REMOVE_PROVINCE_SENATE:
            for province in range(PROVINCES):
                if 0 <= self.provinces[province] < SENATE_TILES:
                    self.provinces[province] = NONE
        self.gray_ships = 0

    def begin_quarter(self) -> None:
        self.quarter += 1
        if self.listener is not None:
            self.listener.happened(events.QuarterBegan(self.quarter))
        self.end_rounds()

    # -- 11: the end of the game --------------------------------------------------------------------------------------

    def end_game(self) -> None:
        """TR-11.4: most points; then the senate."""
        best = 0
        tied = False
        votes = self.options & FINAL_VOTES != 0
        for seat in range(1, self.players):
            lead = self.score(seat) - self.score(best)
            if lead > 0:
                best = seat
                tied = False
            elif lead == 0:
                tied = True
                if self.outranks(seat, best) if votes else self.ahead(seat, best):
                    best = seat
        self.winners = 1 << best
        self.ending = (BY_VOTES if votes else BY_SENATE) if tied else BY_POINTS
        self.crossings = 0
        self.ask(GAME_OVER)
        if self.listener is not None:
            self.listener.happened(events.GameEnded(ENDINGS[self.ending], tuple(members(self.winners))))
