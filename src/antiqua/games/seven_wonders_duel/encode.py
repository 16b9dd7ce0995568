"""What one seat sees, as numbers for learning: the own things first, every number at its fixed place, about 0 to 1.

`features.py` says what stands where. What is face down is no part of a position at all, so a slot shows no more of it
than its back (SW-17.3).
"""

from __future__ import annotations

from typing import Any

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.board import Board
from antiqua.games.seven_wonders_duel.city import City

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    RESOURCES, SYMBOLS, SLOTS, RAW_CHOICE, MANUFACTURED_CHOICE, CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, CAPITAL,
    LIBRARY, DESTROY, EMPTY, CATEGORIES, BROWN, BASE_PRICE, FIXED_PRICE,
)  # fmt: skip
from antiqua.games.seven_wonders_duel.features import (  # isort: skip
    AT, IN_CITY, TABLE_SIZE, CITY_SIZE, COINS, PRICE, UNIT_PRICE, UNITS, PAIR, ALL_SYMBOLS, MANY_CARDS, POINTS,
    SCORE, PICKS, AGE_CARDS,
)  # fmt: skip
from antiqua.kernel import seats
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.state import Encoder, State

OVER = seats.OVER
SPECTATOR = seats.SPECTATOR
CARDS = tables.CARDS
WONDERS = tables.WONDERS
COLORS, CHAINS = len(tables.COLORS), len(tables.CHAINS)
CATEGORY_COUNT = len(CATEGORIES)

SIZE = TABLE_SIZE + 2 * CITY_SIZE
#: What is written of a card that is at each place, as seat 0 sees it, then as seat 1 does: mine, or the other's.
COLUMN = [0, 1, 3, 4, 5, 6, 0, 1, 4, 3, 5, 6]
#: The first card of each age, whose cards follow each other; before the first age none lies there.
FIRST_OF_AGE = [0, *([card.age for card in CARDS].index(age) for age in (1, 2, 3))]

# To multiply takes a fraction of the time that it takes to divide.
PER_COINS = 1.0 / COINS
PER_PRICE = 1.0 / PRICE
PER_UNIT_PRICE = 1.0 / UNIT_PRICE
PER_UNITS = 1.0 / UNITS
PER_PAIR = 1.0 / PAIR
PER_ALL_SYMBOLS = 1.0 / ALL_SYMBOLS
PER_MANY_CARDS = 1.0 / MANY_CARDS
PER_POINTS = 1.0 / POINTS
PER_SCORE = 1.0 / SCORE
PER_PICKS = 1.0 / PICKS

AT_AGE, AT_PHASE, AT_TO_PLAY, AT_ACTIVE = AT["age"], AT["phase"], AT["to_play"], AT["active"]
AT_AGAIN, AT_FIRST, AT_OPTIONS, AT_WINNERS = AT["again"], AT["first_player"], AT["options"], AT["winners"]
AT_PAWN = AT["pawn"]
AT_MILITARY, AT_PICKS, AT_WONDERS, AT_TOKENS = AT["military_tokens"], AT["picks"], AT["wonders"], AT["tokens"]
AT_DESTROYS, AT_SLOTS, AT_SLOT_CARDS = AT["destroys"], AT["slots"], AT["slot_cards"]
AT_SLOT_PRICES, AT_CARDS, AT_CITIES = AT["slot_prices"], AT["cards"], TABLE_SIZE
AT_PRODUCTION, AT_CHOICES, AT_FIXED = IN_CITY["production"], IN_CITY["choices"], IN_CITY["fixed_price"]
AT_PRICES, AT_SYMBOLS, AT_DIFFERENT = IN_CITY["prices"], IN_CITY["symbols"], IN_CITY["different_symbols"]
AT_COLORS, AT_CHAINS, AT_POINTS = IN_CITY["colors"], IN_CITY["chains"], IN_CITY["points"]
AT_SCORE, AT_PLACES = IN_CITY["score"], IN_CITY["wonder_state"]

Numbers = Any  # float[::1] when compiled, anything that can be filled when interpreted


class DuelEncoder(Encoder):
    """7 Wonders Duel as one seat sees it."""

    def size(self, players: int) -> int:
        return SIZE

    def observe(self, state: State, seat: int, out: Numbers) -> None:
        """Fill out[0..size-1] with what `seat` (or `SPECTATOR`) sees."""
        if len(out) < SIZE:
            raise AntiquaError("error-array-too-small", size=len(out), needed=SIZE)
        if seat != 0 and seat != 1 and seat != SPECTATOR:
            allowed = f"0, 1, {SPECTATOR}"
            raise AntiquaError("error-bad-number", option="seat", value=str(seat), allowed=allowed)
        assert isinstance(state, Board)
        board = state
        me = 1 if seat == 1 else 0
        for place in range(SIZE):
            out[place] = 0.0
        mine = board.city(me)
        theirs = board.city(1 - me)
        write_turn(board, me, out)
        write_military(board, me, out)
        write_wonders(board, mine, theirs, out)
        write_tokens(board, mine, theirs, seat == board.active and board.phase == LIBRARY, out)
        write_cards(board, me, out)
        write_layout(board, mine, theirs, out)
        write_city(board, me, mine, theirs, AT_CITIES, out)
        write_city(board, 1 - me, theirs, mine, AT_CITIES + CITY_SIZE, out)


def write_turn(board: Board, me: int, out: Numbers) -> None:
    """Where the game stands, and who decides."""
    out[AT_AGE + board.age] = 1.0
    out[AT_PHASE + board.phase] = 1.0
    who = board.to_play
    out[AT_TO_PLAY + (3 if who == OVER else 2 if who < 0 else 0 if who == me else 1)] = 1.0
    out[AT_ACTIVE + (0 if board.active == me else 1)] = 1.0
    out[AT_AGAIN] = 1.0 if board.again else 0.0
    out[AT_FIRST] = 1.0 if me == 0 else 0.0
    out[AT_OPTIONS] = 1.0 if board.wonders_option else 0.0
    out[AT_OPTIONS + 1] = 1.0 if board.tie_option else 0.0
    out[AT_WINNERS] = 1.0 if board.winners >> me & 1 else 0.0
    out[AT_WINNERS + 1] = 1.0 if board.winners >> (1 - me) & 1 else 0.0
    if board.phase == DESTROY:
        out[AT_DESTROYS + (0 if board.destroys == BROWN else 1)] = 1.0


def write_military(board: Board, me: int, out: Numbers) -> None:
    out[AT_PAWN + CAPITAL + (board.pawn if me == 0 else -board.pawn)] = 1.0
    for token in range(4):
        if board.military_tokens >> token & 1:  # bits 0 and 1 are on the side of seat 0
            out[AT_MILITARY + (token if me == 0 else token ^ 2)] = 1.0


def write_wonders(board: Board, mine: City, theirs: City, out: Numbers) -> None:
    out[AT_PICKS] = board.picks * PER_PICKS
    for wonder in range(WONDER_COUNT):
        out[AT_WONDERS + wonder * 5] = board.group >> wonder & 1
    for place in range(4):
        if mine.wonders[place] >= 0:
            out[AT_WONDERS + mine.wonders[place] * 5 + 1 + (mine.built >> place & 1)] = 1.0
        if theirs.wonders[place] >= 0:
            out[AT_WONDERS + theirs.wonders[place] * 5 + 3 + (theirs.built >> place & 1)] = 1.0


def write_tokens(board: Board, mine: City, theirs: City, chooses: bool, out: Numbers) -> None:
    drawn = board.drawn_tokens if chooses else 0  # SW-17.4
    for token in range(TOKEN_COUNT):
        at = AT_TOKENS + token * 4
        out[at] = board.board_tokens >> token & 1
        out[at + 1] = mine.tokens >> token & 1
        out[at + 2] = theirs.tokens >> token & 1
        out[at + 3] = drawn >> token & 1


def write_layout(board: Board, mine: City, theirs: City, out: Numbers) -> None:
    first = FIRST_OF_AGE[board.age]
    for slot in range(SLOTS):
        number = board.slots[slot]
        at = AT_SLOTS + slot * 5
        if number < 0:
            out[at + EMPTY - number] = 1.0  # the backs follow the empty slot
        else:
            available = board.available >> slot & 1
            out[at + 3 + available] = 1.0
            out[AT_SLOT_CARDS + slot * AGE_CARDS + number - first] = 1.0
            out[AT_SLOT_PRICES + slot * 2] = mine.card_cost(number, theirs) * PER_PRICE
            out[AT_SLOT_PRICES + slot * 2 + 1] = theirs.card_cost(number, mine) * PER_PRICE
            out[AT_CARDS + number * 7 + 1] = 1 - available
            out[AT_CARDS + number * 7 + 2] = available


def write_cards(board: Board, me: int, out: Numbers) -> None:
    """Where every card is; which of them are available is written with the layout."""
    at, mine = AT_CARDS, me * 6
    for card in range(CARD_COUNT):
        out[at + COLUMN[mine + board.where[card]]] = 1.0
        at += 7


def write_city(board: Board, seat: int, city: City, other: City, at: int, out: Numbers) -> None:
    out[at] = city.coins * PER_COINS
    for good in range(RESOURCES):
        out[at + AT_PRODUCTION + good] = city.production[good] * PER_UNITS
        out[at + AT_FIXED + good] = city.fixed_price[good]
        price = FIXED_PRICE if city.fixed_price[good] else BASE_PRICE + other.production[good]  # SW-6.3
        out[at + AT_PRICES + good] = price * PER_UNIT_PRICE
    out[at + AT_CHOICES] = city.choices[RAW_CHOICE] * PER_PAIR
    out[at + AT_CHOICES + 1] = city.choices[MANUFACTURED_CHOICE] * PER_PAIR
    for symbol in range(SYMBOLS):
        out[at + AT_SYMBOLS + symbol] = city.symbols[symbol] * PER_PAIR
    out[at + AT_DIFFERENT] = city.different_symbols() * PER_ALL_SYMBOLS
    for color in range(COLORS):
        out[at + AT_COLORS + color] = city.colors[color] * PER_MANY_CARDS
    for chain in range(CHAINS):
        out[at + AT_CHAINS + chain] = city.chains >> chain & 1
    points = [0] * 8
    board.list_points(seat, points)
    total = 0
    for category in range(CATEGORY_COUNT):
        total += points[category]
        out[at + AT_POINTS + category] = points[category] * PER_POINTS
    out[at + AT_SCORE] = total * PER_SCORE
    for place in range(4):
        wonder = city.wonders[place]
        if wonder >= 0 and city.built >> place & 1:
            out[at + AT_PLACES + place * 3 + 1] = 1.0
        elif wonder >= 0:
            out[at + AT_PLACES + place * 3] = 1.0
            out[at + AT_PLACES + place * 3 + 2] = city.wonder_cost(WONDERS[wonder], other) * PER_PRICE


ENCODER = DuelEncoder()
