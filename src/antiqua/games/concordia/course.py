"""The course of a game: set-up (CO-2), the end of a turn (CO-3.7), intermediate scoring (CO-10), the end (CO-8)."""

from __future__ import annotations

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.board import Board

from antiqua.games.concordia.constants import (  # isort: skip
    BY_CARDS, BY_HOUSES, DEAL_CARD, DRAW_STARTER, EMPTY, ENDINGS, FIRST_PLACE_COINS, GAME_OVER, GIVEN_STARTER,
    HOUSES, INTERMEDIATE_OPTION, NONE, PLAY, SECOND_PLACE_COINS, SLOTS, STARTER_OPTION,
)  # fmt: skip

CARDS = tables.CARDS
START_MONEY = tables.START_MONEY


class Course(Board):
    """What happens before, between and after the turns."""

    # -- 2: set-up -------------------------------------------------------------------------------------------

    def deal_token(self, good: int) -> None:
        if self.listener is not None:
            self.listener.happened(events.TokenDealt(self.map.names[self.dealt], tables.GOODS[good]))
        self.lay_token(good)
        if self.dealt == self.map.cities:
            self.markers = (1 << len(self.map.provinces)) - 1  # CO-2.3
            self.ask(DEAL_CARD)

    def reveal(self, card: int) -> None:
        slot = self.empty_slot()
        self.display[slot] = card
        self.unseen &= ~(1 << card)
        if self.listener is not None:
            self.listener.happened(events.CardRevealed(slot + 1, CARDS[card].id))

    def deal_card(self, card: int) -> None:
        """CO-2.4"""
        self.reveal(card)
        if self.empty_slot() < SLOTS:
            return
        if self.options[STARTER_OPTION] == GIVEN_STARTER:
            self.begin(0)
        else:
            self.ask(DRAW_STARTER)

    def begin(self, starter: int) -> None:
        """CO-2.6, CO-2.7: money in turn order; the last player has the Praefectus Magnus."""
        self.starter = starter
        self.active = starter
        self.holder = (starter + self.players - 1) % self.players
        for turn in range(self.players):
            player = self.everyone[(starter + turn) % self.players]
            player.money = START_MONEY[turn]
        if self.listener is not None:
            self.listener.happened(events.StarterDrawn(starter))
        self.ask(PLAY)

    # -- 3.7, 8, 10: the end of a turn and of the game -------------------------------------------------------

    def end_turn(self) -> None:
        """CO-3.7; the display is refilled, and the Praefectus Magnus passed."""
        if self.options[INTERMEDIATE_OPTION]:
            self.score_tribune()
        if self.finisher == NONE:
            self.test_end()
        self.active += 1
        if self.active == self.players:
            self.active = 0
        if self.active == self.finisher:  # CO-8.2
            self.end_game()
        else:
            self.ask(PLAY)

    def score_tribune(self) -> None:
        """CO-10.1, CO-R20: after the first Tribune; only a Tribune leaves the own pile empty."""
        me = self.everyone[self.active]
        if me.top != NONE or me.marker != NONE:
            return
        me.marker = self.score(self.active)
        if self.listener is not None:
            self.listener.happened(events.Scored(self.active, me.marker))
        for seat in range(self.players):
            if self.everyone[seat].marker == NONE:
                return
        self.pay_prizes()

    def pay_prizes(self) -> None:
        """CO-10.2, CO-R21: the first and the second place, shared ones in full; then all markers go back to 0."""
        first = NONE
        second = NONE
        for seat in range(self.players):
            points = self.everyone[seat].marker
            if points > first:
                second = first
                first = points
            elif first > points > second:
                second = points
        for seat in range(self.players):
            player = self.everyone[seat]
            if player.marker == first:
                self.gain(seat, FIRST_PLACE_COINS, "prize")
            elif player.marker == second:
                self.gain(seat, SECOND_PLACE_COINS, "prize")
            player.marker = 0

    def test_end(self) -> None:
        """CO-8.1, CO-8.3: the Concordia card, for the 15th house or the last card."""
        houses = self.everyone[self.active].built == HOUSES
        if houses or (self.unseen == 0 and self.display[0] == EMPTY):
            self.finisher = self.active
            if self.listener is not None:
                reason = ENDINGS[BY_HOUSES if houses else BY_CARDS]
                self.listener.happened(events.ConcordiaTaken(self.active, reason))

    def end_game(self) -> None:
        """CO-9.3: most points; then the first to receive the Praefectus Magnus."""
        best = 0
        for seat in range(1, self.players):
            lead = self.score(seat) - self.score(best)
            if lead > 0 or (lead == 0 and self.tie_rank(seat) < self.tie_rank(best)):
                best = seat
        self.winners = 1 << best
        self.ending = BY_HOUSES if self.everyone[self.finisher].built == HOUSES else BY_CARDS
        self.ask(GAME_OVER)
        if self.listener is not None:
            self.listener.happened(events.GameEnded(ENDINGS[self.ending], (best,)))

    # -- money -----------------------------------------------------------------------------------------------

    def gain(self, seat: int, coins: int, why: str) -> None:
        player = self.everyone[seat]
        player.money += coins
        if self.listener is not None:
            self.listener.happened(events.CoinsGained(seat, coins, why))
