"""The roads to a sudden end of 7 Wonders Duel, for playouts: what appeals to a scientist, to a general, and to others.

Whoever can win at once does, and whoever sees that the opponent could with a card takes it away from him, if he can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.board import Board
from antiqua.games.seven_wonders_duel.city import City

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    BEGIN, BUILD_WONDER, CAPITAL, CONSTRUCT, DISCARD, DRAFT, LIBRARY, NONE, PICK_CARD, PICK_WONDER, PLAY, PROGRESS,
    REVIVE, STARTER, STRATEGY, STRATEGY_SHIELDS, SYMBOLS_TO_WIN, TAKE_TOKEN, USES,
)  # fmt: skip
from antiqua.games.seven_wonders_duel.tables import Card, Wonder
from antiqua.kernel.bits import count_bits
from antiqua.kernel.guide import Guide
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CARDS = tables.CARDS
WONDERS = tables.WONDERS
TOKENS = tables.TOKENS
POINTS, SCIENCE, ARMS = range(3)  # the roads
UNIT = 1.0 / (1 << 30)

# How often an action is chosen, against the others.
WIN, DENY = 1e9, 1e4  # what ends the game at once; what keeps the opponent from it
BUILD, SELL, RAISE = 1.0, 1.0, 3.0  # a card, a card for coins, and a wonder with any of the cards together
SCIENTIFIC_NEW, PER_SYMBOL, SCIENTIFIC_PAIR = 5.0, 1.0, 3.0  # on the road of science
ARMED_SHIELD = 3.0  # on the road of arms
FOR_SCIENCE = 3.0  # a wonder that may bring a symbol
AGAIN = 1.0  # another turn
HINDER = 3.0  # the opponent's last symbol but one
FIRST = 3.0  # to begin an age
# How often a seat takes a road, against the others: the more, the farther it has come on it.
POINTS_WISH, SCIENCE_WISH, PER_OWN_SYMBOL, ARMS_WISH, PER_STEP = 1.0, 1.0, 0.5, 1.0, 0.2


class DuelGuide(Guide):
    """Each seat goes for points, for science or for arms."""

    roads = ("points", "science", "arms")
    own: list[int]
    wish: list[float]
    road: int
    seat: int
    reach: int
    threat: int
    different: int
    theirs: int

    def __init__(self, taken: Sequence[str]) -> None:
        super().__init__(taken)
        self.own = [POINTS] * 2  # the road of each seat
        self.wish = [0.0] * 3  # how often each road would be taken
        # Of the seat that is to play: its road, the steps to the other capital and to its own, symbols of both.
        self.road = self.seat = self.reach = self.threat = self.different = self.theirs = 0

    def begin(self, state: State, rng: Rng) -> None:
        board: Any = state
        for seat in range(2):
            me = board.second if seat else board.first
            pawn = -board.pawn if seat else board.pawn
            self.wish[POINTS] = POINTS_WISH
            self.wish[SCIENCE] = SCIENCE_WISH + PER_OWN_SYMBOL * me.different_symbols()
            self.wish[ARMS] = ARMS_WISH + (PER_STEP * pawn if pawn > 0 else 0.0)
            total = 0.0
            for road in self.taken:
                total += self.wish[road]
            drawn = (rng.bits() >> 34) * UNIT * total
            for road in self.taken:
                self.own[seat] = road
                drawn -= self.wish[road]
                if drawn < 0.0:
                    break

    def weigh(self, state: State, actions: Buffer) -> None:
        board: Any = state
        seat = board.active
        me = board.second if seat else board.first
        other = board.first if seat else board.second
        self.seat = seat
        self.road = self.own[seat]
        pawn = -board.pawn if seat else board.pawn
        self.reach = CAPITAL - pawn
        self.threat = CAPITAL + pawn
        self.different = me.different_symbols()
        self.theirs = other.different_symbols()
        if board.phase == PLAY:
            self.weigh_turn(board, me, other, actions)
        else:
            self.weigh_others(board, me, actions)

    def weigh_others(self, board: Board, me: City, actions: Buffer) -> None:
        """What is to be chosen besides the cards of an age."""
        phase = board.phase
        for i in range(actions.count):
            action = actions.items[i]
            appeal = 1.0
            if phase == DRAFT:
                appeal = self.of_wonder(WONDERS[action - PICK_WONDER])
            elif phase == PROGRESS or phase == LIBRARY:
                appeal = self.of_token(me, action - TAKE_TOKEN)
            elif phase == REVIVE:
                appeal = self.of_card(board, me, CARDS[action - PICK_CARD])
            elif phase == STARTER and action == BEGIN + self.seat:
                appeal = FIRST
            self.appeal[i] = appeal

    def weigh_turn(self, board: Board, me: City, other: City, actions: Buffer) -> None:
        """Every card with every use of it; a card that the opponent must not get appeals in any use."""
        last = NONE
        card = CARDS[0]
        cards = 1.0 * count_bits(board.available)
        danger = 1.0
        for i in range(actions.count):
            slot = actions.items[i] // USES
            use = actions.items[i] % USES
            if slot != last:
                last = slot
                card = CARDS[board.slots[slot]]
                danger = self.of_denying(me, other, card)
            if use == CONSTRUCT:
                appeal = self.of_card(board, me, card)
            elif use == DISCARD:
                appeal = SELL
            else:
                appeal = self.of_wonder(WONDERS[me.wonders[use - BUILD_WONDER]])
                if appeal < WIN:
                    appeal = (RAISE + appeal) / cards
            self.appeal[i] = appeal * danger

    def of_card(self, board: Board, me: City, card: Card) -> float:
        """The appeal of a card in the own city."""
        appeal = BUILD
        if card.science >= 0:
            if me.symbols[card.science] == 0:
                if self.different + 1 >= SYMBOLS_TO_WIN:
                    return WIN
                if self.road == SCIENCE:
                    appeal += SCIENTIFIC_NEW + PER_SYMBOL * self.different
            elif me.symbols[card.science] == 1 and board.board_tokens and self.road == SCIENCE:
                appeal += SCIENTIFIC_PAIR
        if card.shields:
            shields = card.shields + (STRATEGY_SHIELDS if me.has(STRATEGY) else 0)
            if shields >= self.reach:
                return WIN
            if self.road == ARMS:
                appeal += shields * ARMED_SHIELD
        return appeal

    def of_denying(self, me: City, other: City, card: Card) -> float:
        """How much more a card appeals because the opponent must not have it."""
        if card.science >= 0:
            if self.theirs + 2 >= SYMBOLS_TO_WIN and other.symbols[card.science] == 0:
                if self.theirs + 1 < SYMBOLS_TO_WIN:
                    return HINDER
                return DENY if other.card_cost(card.index, me) <= other.coins else 1.0
        elif card.shields:
            shields = card.shields + (STRATEGY_SHIELDS if other.has(STRATEGY) else 0)
            if shields >= self.threat and other.card_cost(card.index, me) <= other.coins:
                return DENY
        return 1.0

    def of_wonder(self, wonder: Wonder) -> float:
        appeal = 1.0
        if wonder.play_again:
            appeal += AGAIN
        if wonder.shields:
            if wonder.shields >= self.reach:
                return WIN
            if self.road == ARMS:
                appeal += wonder.shields * ARMED_SHIELD
        if self.road == SCIENCE and (wonder.draws or wonder.revives):
            appeal += FOR_SCIENCE
        return appeal

    def of_token(self, me: City, token: int) -> float:
        symbol = TOKENS[token].science
        if symbol >= 0 and me.symbols[symbol] == 0:
            if self.different + 1 >= SYMBOLS_TO_WIN:
                return WIN
            if self.road == SCIENCE:
                return SCIENTIFIC_NEW + PER_SYMBOL * self.different
        if token == STRATEGY and self.road == ARMS:
            return ARMED_SHIELD
        return 1.0
