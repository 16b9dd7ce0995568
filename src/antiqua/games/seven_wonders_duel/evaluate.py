"""What an experienced player of 7 Wonders Duel counts: points in sight, production, tempo, and both sudden deaths.

`left` is the part of the game's 60 cards that is still to come: what earns later is worth little in the end. The
weights are points; they stand in `weights.toml` and are tuned by self-play (`antiqua tune`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.board import Board

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    RED, YELLOW, SLOTS, IN_COINS, CAPITAL, RESOURCES, RAW_RESOURCES, RAW_CHOICE, MANUFACTURED_CHOICE, SYMBOLS,
    TOKEN_COUNT, WONDER_COUNT, WONDERS_LIMIT, NONE, REVEAL_CARD,
)  # fmt: skip
from antiqua.kernel.bits import count_bits
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.state import State

CARDS = tables.CARDS
WONDERS = tables.WONDERS
CARDS_PER_AGE, AGES = 20, 3
ALL_CARDS = 1.0 * AGES * CARDS_PER_AGE
EARLY_SPREAD, LATE_SPREAD = 12.0, 3.0  # points that decide little: with all cards to come, and with none
NEAR = 6  # steps that the pawn may be moved in a turn or two
HIGHEST = 12  # coins: what costs more is out of reach, by however much
ALMOST = 4  # different symbols from which scientific supremacy may come suddenly

FEATURES = (
    "score",  # points that are safe: all but those for coins
    "coins",
    "coins_left",
    "raw",  # units produced, in the measure of what is left to be paid for
    "manufactured",
    "kinds",  # different resources produced
    "choices",  # units of any resource of a kind
    "fixed_prices",
    "prices",  # coins that all cards in sight would cost
    "wonder_prices",  # and the own wonders, in the measure of what is left
    "affordable",  # wonders that can be built at once
    "yellow_cards",
    "shields",  # the pawn's place, from the own capital outwards
    "pressed",  # the square of how near the pawn is to the opponent's capital, beyond the middle
    "red_cards",
    "pairs_to_come",  # symbols that a second one would make a pair
    "symbols_3",  # different ones
    "symbols_4",
    "symbols_5",
    "chains",  # symbols on cards that make later ones free
    "to_move",  # the next turn is his, also while cards are turned up before it
    "again",  # two turns in a row
    *(f"token_{token.id}" for token in tables.TOKENS),
    *(f"wonder_{wonder.id}" for wonder in tables.WONDERS),  # of the own ones that can still be built
)
(
    SCORE, COINS, COINS_LEFT, RAW, MANUFACTURED, KINDS, CHOICES, FIXED_PRICES, PRICES, WONDER_PRICES, AFFORDABLE,
    YELLOW_CARDS, SHIELDS, PRESSED, RED_CARDS, PAIRS, SYMBOLS_3, SYMBOLS_4, SYMBOLS_5, CHAINS, TO_MOVE, AGAIN,
    FIRST_TOKEN,
) = range(23)  # fmt: skip
FIRST_WONDER = FIRST_TOKEN + TOKEN_COUNT


class DuelEvaluator(Evaluator):
    def __init__(self, table: Mapping[str, float] | None = None) -> None:
        super().__init__(FEATURES, table or weights.read("seven_wonders_duel", FEATURES))

    def features(self, state: State, seat: int, out: array[float]) -> None:
        board: Any = state
        me = board.second if seat else board.first
        other = board.first if seat else board.second
        left = cards_left(board) / ALL_CARDS
        for i in range(len(out)):
            out[i] = 0.0
        out[SCORE] = board.score(seat) - board.points_for(seat, IN_COINS)
        out[COINS] = me.coins if me.coins < 12 else 12.0 + (me.coins - 12) / 3.0
        out[COINS_LEFT] = out[COINS] * left
        for good in range(RESOURCES):
            out[RAW if good < RAW_RESOURCES else MANUFACTURED] += me.production[good] * left
            if me.production[good]:
                out[KINDS] += left
            out[FIXED_PRICES] += me.fixed_price[good] * left
        out[CHOICES] = (me.choices[RAW_CHOICE] + me.choices[MANUFACTURED_CHOICE]) * left
        for slot in range(SLOTS):
            if board.slots[slot] >= 0:
                price = me.card_cost(CARDS[board.slots[slot]], other)
                out[PRICES] += price if price < HIGHEST else HIGHEST
        out[YELLOW_CARDS] = me.colors[YELLOW] * left
        pawn = -board.pawn if seat else board.pawn
        out[SHIELDS] = pawn
        if pawn > CAPITAL // 2:
            out[PRESSED] = (pawn - CAPITAL // 2) * (pawn - CAPITAL // 2)
        out[RED_CARDS] = me.colors[RED] * left
        different = 0
        for symbol in range(SYMBOLS):
            if me.symbols[symbol]:
                different += 1
            if me.symbols[symbol] == 1:
                out[PAIRS] += left
        if different >= 3 and left > 0.0:
            out[SYMBOLS_3 if different == 3 else SYMBOLS_4 if different == 4 else SYMBOLS_5] = 1.0
        out[CHAINS] = count_bits(me.chains) * left
        turn_is_over = board.phase == REVEAL_CARD and not board.again
        if (board.active == seat) != turn_is_over:
            out[TO_MOVE] = 1.0
        if board.again:
            out[AGAIN] = 1.0 if board.active == seat else -1.0
        for token in range(TOKEN_COUNT):
            if me.tokens >> token & 1:
                out[FIRST_TOKEN + token] = left
        if board.first.wonders_built + board.second.wonders_built < WONDERS_LIMIT:
            for place in range(me.owned):
                if me.wonders[place] != NONE and not me.built >> place & 1:
                    out[FIRST_WONDER + me.wonders[place]] = left
                    price = me.wonder_cost(WONDERS[me.wonders[place]], other)
                    out[WONDER_PRICES] += (price if price < HIGHEST else HIGHEST) * left
                    if price <= me.coins:
                        out[AFFORDABLE] += 1.0

    def spread(self, state: State) -> float:
        board: Any = state
        return LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * cards_left(board) / ALL_CARDS

    def sudden(self, state: State) -> bool:
        """Is the pawn near a capital, or has somebody nearly all the symbols he needs?"""
        board: Any = state
        if board.pawn >= CAPITAL - NEAR or board.pawn <= NEAR - CAPITAL:
            return True
        symbols: int = max(board.first.different_symbols(), board.second.different_symbols())
        return symbols >= ALMOST


def cards_left(board: Board) -> int:
    """Cards that will still be taken, in this age and the later ones."""
    if board.age == 0:
        return AGES * CARDS_PER_AGE
    return (AGES - board.age) * CARDS_PER_AGE + count_bits(board.present)


assert len(FEATURES) == FIRST_WONDER + WONDER_COUNT
