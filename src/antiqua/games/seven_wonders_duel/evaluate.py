"""What an experienced player of 7 Wonders Duel counts: points in sight, production, tempo, and both sudden deaths.

`left` is the part of the game's 60 cards that is still to come: what earns later is worth little in the end. The
weights are points; they stand in `weights.toml` and are tuned by self-play (`antiqua tune`). What a network sees
besides (`SIGHTS`) has no weights of its own: above all, what still lies between a player and either sudden end.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.board import Board
from antiqua.games.seven_wonders_duel.city import City

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    GREEN, RED, YELLOW, SLOTS, IN_COINS, CAPITAL, RESOURCES, RAW_RESOURCES, RAW_CHOICE, MANUFACTURED_CHOICE,
    SYMBOLS, SYMBOLS_TO_WIN, STRATEGY, STRATEGY_SHIELDS, TOKEN_COUNT, WONDER_COUNT, WONDERS_LIMIT, NONE, REVEAL_CARD,
    UNSEEN,
)  # fmt: skip
from antiqua.kernel.bits import count_bits
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

CARDS = tables.CARDS
WONDERS = tables.WONDERS
SCIENTIFIC = [card for card in tables.CARDS if card.color == GREEN]
MILITARY = [card for card in tables.CARDS if card.color == RED]
LAW = tables.TOKEN["law"]
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

SIGHTS = (
    "age_1",
    "age_2",
    "age_3",
    "left",
    "left_in_age",
    "odd_in_age",  # an odd number of cards is left in it: who is to move takes the last one, if nobody plays again
    "open",  # cards that can be taken
    "payable",  # of these, those that he can build
    "free",  # and those that are free by a chain
    *(f"makes_{good}" for good in tables.RESOURCES),
    *(f"fixes_{good}" for good in tables.RESOURCES),
    "different",  # symbols
    "new_open",  # cards with a symbol that he lacks: to be taken, to be paid for, still covered, not yet seen
    "new_payable",
    "new_covered",
    "new_unseen",
    "twin_open",  # and cards with a symbol of which he has one
    "twin_payable",
    "twin_covered",
    "twin_unseen",
    "kinds_to_come",  # symbols that he lacks and may still find
    "law_there",
    "science_is_out",  # six symbols cannot be had any more
    "one_short",  # five symbols: the same again
    "one_short_open",
    "one_short_payable",
    "two_short",  # and with four
    "two_short_open",
    "two_short_payable",
    "ahead_2",  # steps of the pawn beyond the middle, from the second, fifth and seventh
    "ahead_5",
    "ahead_7",
    "shields_open",
    "shields_payable",
    "shields_covered",
    "shields_unseen",
    "shields_of_wonders",
    "most_shields",  # by one card or wonder that he can pay for
    "capital_in_reach",  # with these
    "strategy",
    "points_open",  # printed on cards
    "points_payable",
    "most_points",
    "points_covered",
    "wonders_left",  # own ones that can be built, and of both together
    "wonders_to_come",
    "turns_left",  # own wonders that bring another turn
    "turns_payable",
    "singles",  # symbols of which he has just one
    "tokens_there",
)
(
    AGE_1, AGE_2, AGE_3, LEFT, LEFT_IN_AGE, ODD_IN_AGE, OPEN, PAYABLE, FREE,
) = range(len(FEATURES), len(FEATURES) + 9)  # fmt: skip
MAKES = FREE + 1
FIXES = MAKES + RESOURCES
(
    DIFFERENT, NEW_OPEN, NEW_PAYABLE, NEW_COVERED, NEW_UNSEEN, TWIN_OPEN, TWIN_PAYABLE, TWIN_COVERED, TWIN_UNSEEN,
    KINDS_TO_COME, LAW_THERE, SCIENCE_IS_OUT, ONE_SHORT, ONE_SHORT_OPEN, ONE_SHORT_PAYABLE, TWO_SHORT, TWO_SHORT_OPEN,
    TWO_SHORT_PAYABLE, AHEAD_2, AHEAD_5, AHEAD_7, SHIELDS_OPEN, SHIELDS_PAYABLE, SHIELDS_COVERED, SHIELDS_UNSEEN,
    SHIELDS_OF_WONDERS, MOST_SHIELDS, CAPITAL_IN_REACH, STRATEGY_HERE, POINTS_OPEN, POINTS_PAYABLE, MOST_POINTS,
    POINTS_COVERED, WONDERS_LEFT, WONDERS_TO_COME, TURNS_LEFT, TURNS_PAYABLE, SINGLES, TOKENS_THERE,
) = range(FIXES + RESOURCES, FIXES + RESOURCES + 39)  # fmt: skip


class DuelEvaluator(Evaluator):
    def __init__(self, table: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        super().__init__(FEATURES, table or weights.read("seven_wonders_duel", FEATURES), SIGHTS, network)

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
                price = me.card_cost(board.slots[slot], other)
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
        if self.network is not None:
            self.look_further(board, me, other, pawn, out)

    def look_further(self, board: Board, me: City, other: City, pawn: int, out: array[float]) -> None:
        """What the network sees besides."""
        cards = count_bits(board.present)
        if board.age:
            out[AGE_1 + board.age - 1] = 1.0
        out[LEFT] = cards_left(board) / ALL_CARDS
        out[LEFT_IN_AGE] = 1.0 * cards / CARDS_PER_AGE
        out[ODD_IN_AGE] = cards % 2
        for good in range(RESOURCES):
            out[MAKES + good] = me.production[good]
            out[FIXES + good] = me.fixed_price[good]
        out[TOKENS_THERE] = count_bits(board.board_tokens)
        bonus = STRATEGY_SHIELDS if me.has(STRATEGY) else 0
        kinds = 0  # symbols that can still be found, as a set
        for slot in range(SLOTS):
            if board.slots[slot] < 0:
                continue
            card = CARDS[board.slots[slot]]
            is_open = board.available >> slot & 1 != 0
            pays = is_open and me.card_cost(card.index, other) <= me.coins
            if is_open:
                out[OPEN] += 1.0
            if pays:
                out[PAYABLE] += 1.0
            if is_open and me.linked(card.index):
                out[FREE] += 1.0
            if card.science >= 0:
                if me.symbols[card.science] == 0:
                    kinds |= 1 << card.science
                    out[NEW_OPEN if is_open else NEW_COVERED] += 1.0
                    if pays:
                        out[NEW_PAYABLE] += 1.0
                elif me.symbols[card.science] == 1:
                    out[TWIN_OPEN if is_open else TWIN_COVERED] += 1.0
                    if pays:
                        out[TWIN_PAYABLE] += 1.0
            elif card.shields:
                out[SHIELDS_OPEN if is_open else SHIELDS_COVERED] += card.shields
                if pays:
                    out[SHIELDS_PAYABLE] += card.shields
                    if card.shields + bonus > out[MOST_SHIELDS]:
                        out[MOST_SHIELDS] = card.shields + bonus
            if card.points:
                out[POINTS_OPEN if is_open else POINTS_COVERED] += card.points
                if pays:
                    out[POINTS_PAYABLE] += card.points
                    if card.points > out[MOST_POINTS]:
                        out[MOST_POINTS] = card.points
        for card in SCIENTIFIC:
            if board.where[card.index] == UNSEEN and card.age >= board.age:
                if me.symbols[card.science] == 0:
                    kinds |= 1 << card.science
                    out[NEW_UNSEEN] += 1.0
                elif me.symbols[card.science] == 1:
                    out[TWIN_UNSEEN] += 1.0
        out[KINDS_TO_COME] = count_bits(kinds)
        for card in MILITARY:
            if board.where[card.index] == UNSEEN and card.age >= board.age:
                out[SHIELDS_UNSEEN] += card.shields
        if pawn > 2:
            out[AHEAD_2] = pawn - 2
        if pawn > 5:
            out[AHEAD_5] = pawn - 5
        if pawn > 7:
            out[AHEAD_7] = pawn - 7
        out[STRATEGY_HERE] = 1.0 if bonus else 0.0
        self.look_at_symbols(board, me, out)
        self.look_at_wonders(board, me, other, out)
        if pawn + out[MOST_SHIELDS] >= CAPITAL:
            out[CAPITAL_IN_REACH] = 1.0

    def look_at_symbols(self, board: Board, me: City, out: array[float]) -> None:
        """How far it is to six symbols."""
        different = me.different_symbols()
        out[DIFFERENT] = different
        for symbol in range(SYMBOLS):
            if me.symbols[symbol] == 1:
                out[SINGLES] += 1.0
        law = board.board_tokens >> LAW & 1
        out[LAW_THERE] = law
        if different + out[KINDS_TO_COME] + law < SYMBOLS_TO_WIN:
            out[SCIENCE_IS_OUT] = 1.0
        if different == SYMBOLS_TO_WIN - 1:
            out[ONE_SHORT] = out[KINDS_TO_COME] + law
            out[ONE_SHORT_OPEN] = out[NEW_OPEN]
            out[ONE_SHORT_PAYABLE] = out[NEW_PAYABLE]
        elif different == SYMBOLS_TO_WIN - 2:
            out[TWO_SHORT] = out[KINDS_TO_COME] + law
            out[TWO_SHORT_OPEN] = out[NEW_OPEN]
            out[TWO_SHORT_PAYABLE] = out[NEW_PAYABLE]

    def look_at_wonders(self, board: Board, me: City, other: City, out: array[float]) -> None:
        """The own wonders that can still be built."""
        out[WONDERS_TO_COME] = WONDERS_LIMIT - me.wonders_built - other.wonders_built
        if out[WONDERS_TO_COME] > 0.0:
            for place in range(me.owned):
                if me.wonders[place] == NONE or me.built >> place & 1:
                    continue
                wonder = WONDERS[me.wonders[place]]
                pays = me.wonder_cost(wonder, other) <= me.coins
                out[WONDERS_LEFT] += 1.0
                out[SHIELDS_OF_WONDERS] += wonder.shields
                if pays and wonder.shields > out[MOST_SHIELDS]:
                    out[MOST_SHIELDS] = wonder.shields
                if wonder.play_again:
                    out[TURNS_LEFT] += 1.0
                    if pays:
                        out[TURNS_PAYABLE] += 1.0

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
assert len(FEATURES) + len(SIGHTS) == TOKENS_THERE + 1
