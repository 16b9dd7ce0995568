"""Trajan: the position and the rules, in the order of the rulebook.

Set-up deals the board; each player lays out his markers, picks three cards and three Trajan tiles (TR-2). Then players
take turns until the time marker has gone round sixteen times (TR-3).

In a turn (TR-4) the player takes all markers of one tray and sows them clockwise; the time marker moves as many spaces.
The tray of the last marker is the target: its Trajan tile is completed if the markers fit (TR-5), then its action may
be performed (TR-6), with bonus actions of first construction tiles and, once a turn, an extra action tile (TR-7).

When the time marker has passed the start, the turn is followed by the end of the round: a demand is revealed (TR-9);
after three of them the quarter ends with the people's demands, the senate and the refill (TR-10). After the fourth
quarter points decide (TR-11). What is drawn or turned up comes from the unseen at that moment: no stack has an order.

The course of the game is here, in one piece. What can be done in an action, and what it does to the table, is in
`seaport.py` and `actions.py`; they know nothing of what comes next.
"""

from __future__ import annotations

from antiqua.games.trajan import events, tables
from antiqua.games.trajan.actions import Actions

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, TRAYS, TILES, SITES, PROVINCES, ICONS, CONSTRUCTION, CENTRE, SENATE_TILES,
    DEMAND_TILE, WILD_DEMAND, WILD_EXTRA, EXTRA, MARKERS, START_CARDS, START_TILES, YELLOW_SPACES,
    BONUS_SPACES, DEMANDS_PER_QUARTER, QUARTERS, REPEATS, REPEATS_COVERED, DRAW_CARDS, ADD_WORKERS,
    ADD_LEGIONNAIRES, PLUS_TWO, DEMAND, DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER,
    REVEAL_TOP, DEAL_BONUS, TURN_UP, DRAW_CARD, DEAL_STACK, REVEAL_DEMAND, LAY_OUT, PICK_CARD, PICK_STACK,
    CHOOSE_TRAY, SOW, COVER_SPACE, ACT, LAID_ONE, LAID_TWO, DISCARD_CARD, OFFER_EXTRA, MEET_DEMANDS,
    CHOOSE_BONUS, GAME_OVER, SET_UP_CARDS, SET_UP_TILES, DO_ACTION, DONE, DISCARDING, MAIN, BONUS, REPEAT,
    REPEAT_BONUS, TRAY, COLOR, STACK, COVER, PASS, DRAW, TAKE_CARD, LAY, PLAY, DISCARD, TAKE_TILE, SPEND,
    SPEND_WILD, MEET, TAKE_BONUS, IN_TRAJAN, IN_DEMANDS, BY_POINTS, BY_SENATE, BY_VOTES, ENDINGS,
    RESTACK_BY_POINTS, REMOVE_PROVINCE_SENATE, FINAL_VOTES, FORUM_FIRST, NO_EXTRA_AFTER_BONUS, FLOOR_ZERO,
    RANDOM_TRAYS, DEAL_CARDS, RANDOM_TILES,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.tables import TrajanTile
from antiqua.kernel.bits import count_bits, members
from antiqua.kernel.state import Buffer

TRAJAN_TILES = tables.TRAJAN_TILES
PER_STACK = tables.PER_STACK
TIME_SPACES = tables.TIME_SPACES
GREEN_SPACES = tables.GREEN_SPACES
START_SLOTS = tables.START_SLOTS
PENALTY = tables.PENALTY


class Trajan(Actions):
    """One position of Trajan. Seats sit clockwise; the first player is drawn (TR-2.7)."""

    def clone(self) -> Trajan:
        new = Trajan.__new__(Trajan)
        self.copy_to(new)
        return new

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

    # -- 4: a turn ----------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.forget_turn()
        self.ask(CHOOSE_TRAY)

    def list_trays(self, actions: Buffer) -> None:
        mat = self.mats[self.active]
        for tray in range(TRAYS):
            if mat.sizes[tray]:
                actions.add(TRAY + tray)

    def choose_tray(self, tray: int) -> None:
        """TR-4.2, TR-3.2: all markers of one tray; the time marker moves at once."""
        mat = self.mats[self.active]
        self.source = tray
        self.taken = mat.sizes[tray]
        for color in range(COLORS):
            self.held[color] = mat.trays[tray * COLORS + color]
            mat.trays[tray * COLORS + color] = 0
        mat.sizes[tray] = 0
        spaces = TIME_SPACES[self.players]
        self.crossings = (self.time + self.taken) // spaces
        self.time = (self.time + self.taken) % spaces
        if self.listener is not None:
            self.listener.happened(events.TrayChosen(self.active, tray, self.taken, self.time))
        self.ask(SOW)

    def is_second(self) -> bool:
        """Is the next marker the second one for its tray? Then it is not of an earlier colour than the first."""
        return self.sown < 2 * self.doubled() and self.sown % 2 == 1

    def is_first_of_two(self) -> bool:
        return self.sown < 2 * self.doubled() and self.sown % 2 == 0

    def list_colors(self, actions: Buffer) -> None:
        """Equal colours are offered once; of two markers for one tray the one of the earlier colour comes first.

        In any order every colour is offered for both: the tray that they go to is the same.
        """
        if not self.doubled():
            for color in range(COLORS):
                if self.held[color]:
                    actions.add(COLOR + color)
            return
        last = COLORS - 1
        while last > 0 and not self.held[last]:
            last -= 1
        first_of_two = self.is_first_of_two() and not self.any_order
        for color in range(self.low if self.is_second() else 0, COLORS):
            if self.held[color] and not (first_of_two and color == last and self.held[color] < 2):
                actions.add(COLOR + color)

    def sow(self, color: int) -> None:
        tray = self.sowing_into()
        self.low = color if self.is_first_of_two() and not self.any_order else 0
        self.held[color] -= 1
        self.mats[self.active].put(tray, color)
        self.sown += 1
        if self.listener is not None:
            self.listener.happened(events.MarkerSown(self.active, tray, tables.COLORS[color]))
        if self.sown == self.taken:
            self.end_sowing()
        else:
            self.ask(self.phase)

    def deal_marker(self, color: int) -> None:
        """Option `setup_trays`: at random, so in any order."""
        self.sow(color)
        self.low = 0

    def end_sowing(self) -> None:
        target = (self.source + self.taken) % TRAYS
        self.source = 0
        self.taken = 0
        self.sown = 0
        if self.quarter == 0:
            self.picks += 1
            self.lay_out_next()
            return
        self.doing = target
        mat = self.mats[self.active]
        if mat.slots[target] != NONE:
            tile = TRAJAN_TILES[mat.slots[target]]
            if mat.shows(target, tile.one, tile.other):  # TR-4.4
                self.complete(mat, tile)
                return
        self.begin_action()

    # -- 5: completing a Trajan tile ----------------------------------------------------------------------------------

    def complete(self, mat: Mat, tile: TrajanTile) -> None:
        """TR-5.1, TR-5.2: points, then the effect as far as possible; TR-5.3: the arch comes back from the centre."""
        mat.slots[self.doing] = NONE
        if mat.arch == CENTRE:
            mat.arch = self.doing
        if self.listener is not None:
            self.listener.happened(events.TileCompleted(self.active, tile.id, tile.points))
        self.score_points(self.active, IN_TRAJAN, tile.points)
        self.resume = DO_ACTION
        if tile.effect == DRAW_CARDS:
            self.draws = tile.amount
        elif tile.effect == ADD_WORKERS:
            self.hire(mat, tile.amount)
        elif tile.effect == ADD_LEGIONNAIRES:
            self.recruit(mat, tile.amount)
        elif tile.effect == DEMAND:
            mat.kept |= 1 << (tile.index % PER_STACK)
        elif tile.effect == PLUS_TWO and count_bits(mat.covered) < TRAYS:  # TR-R6
            self.ask(COVER_SPACE)
            return
        self.go_on()

    def list_uncovered(self, actions: Buffer) -> None:
        mat = self.mats[self.active]
        actions.add_members(~mat.covered & ((1 << TRAYS) - 1), COVER)

    def cover(self, action: int) -> None:
        mat = self.mats[self.active]
        mat.covered |= 1 << action
        if self.listener is not None:
            self.listener.happened(events.SpaceCovered(self.active, tables.ACTIONS[action]))
        self.begin_action()

    # -- 6: the action of the target tray -----------------------------------------------------------------------------

    def begin_action(self) -> None:
        """TR-4.5: if it can be performed."""
        if self.possible(self.doing):
            self.ask(ACT)
        else:
            self.end_turn()

    def do_action(self, action: int) -> None:
        """One of its options; in the seaport, and for a Trajan tile, something may have to be drawn or turned up."""
        if action == PASS:
            self.pass_action()
        elif action >= TAKE_TILE:
            self.performed(self.carry_out(action))
        elif action >= DRAW:
            self.do_seaport(action)
        else:
            self.take_for_arch(action - STACK)
            self.resume = DONE
            self.go_on()

    def do_seaport(self, action: int) -> None:
        """TR-6.1: cards are laid one by one; with all else the action is done, but for discarding after a draw."""
        if LAY <= action < PLAY:
            self.lay(action - LAY)
            self.ask(LAID_ONE if self.laid_too == NONE else LAID_TWO)
            return
        if action == DRAW:
            self.draws = 2
            self.resume = DISCARDING
        else:
            self.use_seaport(action)
            self.resume = DONE
        self.go_on()

    def discard_drawn(self, kind: int, pile: int) -> None:
        """TR-6.1.1 a: the second half of drawing two."""
        self.discard(kind, pile)
        self.resume = DONE
        self.go_on()

    # -- 6.6.4, 7: bonus actions and extra action tiles ---------------------------------------------------------------

    def performed(self, bonus: int) -> None:
        """An action was performed (TR-7.1); `bonus` is the action that a first construction tile gives, if any."""
        if bonus != NONE and self.possible(bonus):  # TR-R15
            if self.listener is not None:
                self.listener.happened(events.BonusAction(self.active, tables.ACTIONS[bonus]))
            self.mode = BONUS if self.mode == MAIN else REPEAT_BONUS
            self.doing = bonus
            self.ask(ACT)
        elif self.mode == REPEAT:
            self.repeat()
        elif self.mode == REPEAT_BONUS:
            self.resume_construction()
        elif self.mode == BONUS and self.options & NO_EXTRA_AFTER_BONUS:
            self.offer_for_construction()
        else:
            self.offer()

    def pass_action(self) -> None:
        """TR-7.7: without an action there is no extra action; a bonus action may be declined (TR-R14)."""
        if self.listener is not None:
            self.listener.happened(events.ActionPassed(self.active, tables.ACTIONS[self.doing]))
        if self.mode == BONUS:
            self.offer_for_construction()
        elif self.mode == REPEAT_BONUS:
            self.resume_construction()
        else:
            self.end_turn()

    def offer(self) -> None:
        """TR-7.1, TR-7.8: an extra action tile for the action that was just performed."""
        mat = self.mats[self.active]
        if (mat.tiles[EXTRA + self.doing] or mat.tiles[WILD_EXTRA]) and self.possible(self.doing):
            self.ask(OFFER_EXTRA)
        elif self.mode == BONUS:
            self.offer_for_construction()
        else:
            self.end_turn()

    def offer_for_construction(self) -> None:
        """TR-7.5: after the bonus action, an extra action tile for the construction that brought it."""
        self.mode = MAIN
        self.doing = CONSTRUCTION
        self.offer()

    def list_offer(self, actions: Buffer) -> None:
        mat = self.mats[self.active]
        if mat.tiles[EXTRA + self.doing]:
            actions.add(SPEND)
        if mat.tiles[WILD_EXTRA]:
            actions.add(SPEND_WILD)
        actions.add(PASS)

    def answer_offer(self, action: int) -> None:
        if action == PASS:
            if self.mode == BONUS:
                self.offer_for_construction()
            else:
                self.end_turn()
            return
        mat = self.mats[self.active]
        tile = WILD_EXTRA if action == SPEND_WILD else EXTRA + self.doing
        mat.tiles[tile] -= 1  # TR-7.2
        if self.listener is not None:
            wild = action == SPEND_WILD
            self.listener.happened(events.ExtraTileSpent(self.active, tables.ACTIONS[self.doing], wild))
        self.mode = REPEAT
        self.repeats = REPEATS_COVERED if mat.covered >> self.doing & 1 else REPEATS
        self.repeat()

    def repeat(self) -> None:
        """TR-7.1: the same action again, as often as the tile allows and as long as it is possible."""
        if self.repeats and self.possible(self.doing):
            self.repeats -= 1
            self.ask(ACT)
        else:
            self.end_turn()

    def resume_construction(self) -> None:
        """TR-7.5: a bonus action of a repeated construction is done; no second tile may be spent."""
        self.mode = REPEAT
        self.doing = CONSTRUCTION
        self.repeat()

    # -- 8: what is drawn and turned up in between --------------------------------------------------------------------

    def go_on(self) -> None:
        """Cards to be drawn first, then empty discard piles (TR-8.7), then new tops; then what was interrupted."""
        if self.draws:
            if not self.deck_size and self.can_draw():
                self.reshuffle()
            if self.deck_size:
                self.ask(DRAW_CARD)
                return
            self.draws = 0  # TR-8.6
        if self.pile_to_fill() >= 0:
            self.ask(TURN_UP)
        elif self.stack_to_turn() >= 0:
            self.ask(REVEAL_TOP)
        elif self.resume == DONE:
            self.performed(NONE)
        elif self.resume == DO_ACTION:
            self.begin_action()
        elif self.resume == SET_UP_CARDS:
            self.pick_card_next()
        elif self.resume == SET_UP_TILES:
            self.pick_tile_next()
        else:
            self.ask(DISCARD_CARD)

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
        actions.add_members(self.bonus, TAKE_BONUS)

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

    # -- what is pending ----------------------------------------------------------------------------------------------

    def list_actions(self, actions: Buffer) -> None:
        phase = self.phase
        if phase < LAY_OUT:
            self.list_outcomes(actions)
        elif phase == SOW or phase == LAY_OUT:
            self.list_colors(actions)
        elif phase == CHOOSE_TRAY:
            self.list_trays(actions)
        elif phase == ACT:
            self.list_action(actions)
        elif phase == LAID_ONE:
            self.list_laid_one(actions)
        elif phase == LAID_TWO:
            self.list_laid_two(actions)
        elif phase == DISCARD_CARD:
            self.list_discards(actions)
        elif phase == OFFER_EXTRA:
            self.list_offer(actions)
        elif phase == COVER_SPACE:
            self.list_uncovered(actions)
        elif phase == MEET_DEMANDS:
            for wilds in range(self.replaceable() + 1):
                actions.add(MEET + wilds)
        elif phase == CHOOSE_BONUS:
            self.list_bonus(actions)
        elif phase == PICK_CARD:
            actions.add(DRAW)
            actions.add(TAKE_CARD)
            actions.add(TAKE_CARD + 1)
        else:
            self.list_stacks(actions)

    def may_be_forced(self) -> bool:
        phase = self.phase
        if phase == ACT or phase == DISCARD_CARD:
            return False
        if phase == SOW or phase == LAY_OUT:
            return self.sown < 2 * self.doubled() or self.single_color()
        if phase < LAY_OUT:
            return self.chance_may_be_forced()
        return phase == CHOOSE_TRAY or phase == COVER_SPACE

    def single_color(self) -> bool:
        colors = 0
        for color in range(COLORS):
            if self.held[color]:
                colors += 1
        return colors < 2

    def perform(self, action: int) -> None:
        phase = self.phase
        if phase == SOW or phase == LAY_OUT:
            self.sow(action - COLOR)
        elif phase == CHOOSE_TRAY:
            self.choose_tray(action - TRAY)
        elif phase == ACT:
            self.do_action(action)
        elif phase == LAID_ONE or phase == LAID_TWO:
            self.do_seaport(action)
        elif phase == DISCARD_CARD:
            self.discard_drawn((action - DISCARD) // 2, (action - DISCARD) % 2)
        elif phase == OFFER_EXTRA:
            self.answer_offer(action)
        elif phase == COVER_SPACE:
            self.cover(action - COVER)
        elif phase == MEET_DEMANDS:
            self.spend_on_demand(action - MEET)
            self.meet_next()
        elif phase == CHOOSE_BONUS:
            self.take_bonus(action - TAKE_BONUS)
        elif phase == PICK_CARD:
            self.pick_card(action)
        elif phase == PICK_STACK:
            self.pick_tile(action - STACK)
        else:
            self.happen(action)

    def happen(self, outcome: int) -> None:
        """An outcome of chance."""
        phase = self.phase
        if phase == DRAW_CARD:
            self.draw_card(outcome)
            self.go_on()
        elif phase == TURN_UP:
            self.turn_up(outcome)
            self.go_on()
        elif phase == REVEAL_TOP:
            self.reveal_top(outcome)
        elif phase == DEAL_FORUM or phase == DEAL_PROVINCE:
            self.deal_tile(outcome)
        elif phase == DEAL_EXTRA:
            self.deal_extra(outcome)
        elif phase == DEAL_SITE:
            self.deal_site(outcome)
        elif phase == REVEAL_DEMAND:
            self.reveal_demand(outcome)
        elif phase == DEAL_BONUS:
            self.deal_bonus(outcome)
        elif phase == DEAL_MARKER:
            self.deal_marker(outcome)
        elif phase == DEAL_STACK:
            self.pick_tile(outcome)
        else:
            self.choose_first(outcome)
