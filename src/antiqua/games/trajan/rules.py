"""Trajan: the position and the rules, in the order of the rulebook.

Set-up deals the board; each player lays out his markers, picks three cards and three Trajan tiles (TR-2). Then players
take turns until the time marker has gone round sixteen times (TR-3).

In a turn (TR-4) the player takes all markers of one tray and sows them clockwise; the time marker moves as many spaces.
The tray of the last marker is the target: its Trajan tile is completed if the markers fit (TR-5), then its action may
be performed (TR-6), with bonus actions of first construction tiles and, once a turn, an extra action tile (TR-7).

When the time marker has passed the start, the turn is followed by the end of the round: a demand is revealed (TR-9);
after three of them the quarter ends with the people's demands, the senate and the refill (TR-10). After the fourth
quarter points decide (TR-11). What is drawn or turned up comes from the unseen at that moment: no stack has an order.

The turn is here; the chapters around it are in `setup.py`, `seaport.py`, `actions.py` and `quarter.py`.
"""

from __future__ import annotations

from typing import Any

from antiqua.games.trajan import events, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, TRAYS, CENTRE, DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO, DEMAND, DEAL_FORUM,
    DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS, TURN_UP, DRAW_CARD, DEAL_STACK,
    LAY_OUT, PICK_CARD, PICK_STACK, CHOOSE_TRAY, SOW, COVER_SPACE, ACT, LAID_ONE, LAID_TWO, DISCARD_CARD,
    OFFER_EXTRA, MEET_DEMANDS, CHOOSE_BONUS, REVEAL_DEMAND, SET_UP_CARDS, SET_UP_TILES, DO_ACTION, DONE, TRAY,
    COLOR, STACK, COVER, DRAW, TAKE_CARD, DISCARD, MEET, TAKE_BONUS, IN_TRAJAN,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.quarter import Quarter
from antiqua.games.trajan.tables import TrajanTile
from antiqua.kernel.bits import count_bits
from antiqua.kernel.state import Buffer, Encoder

TRAJAN_TILES = tables.TRAJAN_TILES
PER_STACK = tables.PER_STACK
TIME_SPACES = tables.TIME_SPACES


class Trajan(Quarter):
    """One position of Trajan. Seats sit clockwise; the first player is drawn (TR-2.7)."""

    def clone(self) -> Trajan:
        new = Trajan.__new__(Trajan)
        self.copy_to(new)
        return new

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
        for action in range(TRAYS):
            if not mat.covered >> action & 1:
                actions.add(COVER + action)

    def cover(self, action: int) -> None:
        mat = self.mats[self.active]
        mat.covered |= 1 << action
        if self.listener is not None:
            self.listener.happened(events.SpaceCovered(self.active, tables.ACTIONS[action]))
        self.begin_action()

    # -- what is drawn and turned up in between -----------------------------------------------------------------------

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
            self.discard((action - DISCARD) // 2, (action - DISCARD) % 2)
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
        elif phase == TURN_UP:
            self.turn_up(outcome)
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

    # -- what other files do for it -----------------------------------------------------------------------------------

    def encoder(self) -> Encoder:
        from antiqua.games.trajan import encode

        return encode.ENCODER

    def to_dict(self) -> dict[str, Any]:
        from antiqua.games.trajan import saved

        return saved.to_dict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Trajan:
        from antiqua.games import admission
        from antiqua.games.trajan import saved

        return admission.loaded(data, saved.FORM)
