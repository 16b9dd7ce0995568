"""What one seat sees, as numbers for learning: the own things first, every number at its fixed place, about 0 to 1.

`features.py` says what stands where.
"""

from __future__ import annotations

from typing import Any

from antiqua.games.stone_age.board import Board

from antiqua.games.stone_age.constants import (  # isort: skip
    KINDS, RIVER, TOOL_MAKER, FIRST_SPACE, PLACE_COUNT, CARD_COUNT, BUILDING_COUNT, SPACES,
    STACK_PLACES, FACES, NONE, MOST_PEOPLE, MOST_AGRICULTURE, MOST_TOOLS, MOST_TOOL_VALUE, STACK_SIZE,
    ONE_USE_COUNT, ACT, BUY, BUILD, UNSEEN, OWNED_BY, CATEGORIES, OPTION_COUNT,
)  # fmt: skip
from antiqua.games.stone_age.features import (  # isort: skip
    AT, IN_TRIBE, TABLE_SIZE, TRIBE_SIZE, SEATS, ROUNDS, FOODS, UNITS, MANY_BUILDINGS, SLOTS, POINTS, SCORE,
    TOTAL, PAID,
)  # fmt: skip
from antiqua.kernel import seats
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.state import Encoder, State

OVER = seats.OVER
SPECTATOR = seats.SPECTATOR
CATEGORY_COUNT = len(CATEGORIES)
ONE = 1

AT_ROUND, AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_START = (
    AT["round"],
    AT["phase"],
    AT["to_play"],
    AT["active"],
    AT["start"],
)
AT_WINNERS, AT_PLAYERS, AT_OPTIONS, AT_DISPLAY = AT["winners"], AT["players"], AT["options"], AT["display"]
AT_TOPS, AT_LEFT, AT_DECK, AT_UNSEEN = AT["tops"], AT["left"], AT["deck"], AT["unseen"]
AT_UNSEEN_BUILDINGS, AT_SPOT, AT_PAID, AT_MISSING = (
    AT["unseen_buildings"],
    AT["spot"],
    AT["paid"],
    AT["missing"],
)
AT_ROLLING, AT_DICE, AT_TOTAL, AT_TOOL_FROM = AT["rolling"], AT["dice"], AT["total"], AT["tool_from"]
AT_ITEMS, AT_TAKEN, AT_AFTER, AT_BUYER = AT["items"], AT["taken"], AT["after"], AT["buyer"]
AT_HAND, AT_FIGURES, AT_SPOTS, AT_FOOD = (
    IN_TRIBE["hand"],
    IN_TRIBE["figures"],
    IN_TRIBE["spots"],
    IN_TRIBE["food"],
)
AT_STOCK, AT_TOOLS, AT_UNUSED = IN_TRIBE["stock"], IN_TRIBE["tools"], IN_TRIBE["unused_tools"]
AT_AGRICULTURE, AT_BUILDINGS, AT_FACE_UP = IN_TRIBE["agriculture"], IN_TRIBE["buildings"], IN_TRIBE["face_up"]
AT_CARDS, AT_UNKNOWN, AT_POINTS, AT_SCORE = (
    IN_TRIBE["cards"],
    IN_TRIBE["unknown"],
    IN_TRIBE["points"],
    IN_TRIBE["score"],
)

# To multiply takes a fraction of the time that it takes to divide.
PER_ROUNDS = 1.0 / ROUNDS
PER_FOODS = 1.0 / FOODS
PER_UNITS = 1.0 / UNITS
PER_MANY_BUILDINGS = 1.0 / MANY_BUILDINGS
PER_SLOTS = 1.0 / SLOTS
PER_POINTS = 1.0 / POINTS
PER_SCORE = 1.0 / SCORE
PER_TOTAL = 1.0 / TOTAL
PER_PAID = 1.0 / PAID
PER_PEOPLE = 1.0 / MOST_PEOPLE
PER_AGRICULTURE = 1.0 / MOST_AGRICULTURE
PER_TOOLS = 1.0 / MOST_TOOLS
PER_STACK = 1.0 / STACK_SIZE
PER_CARDS = 1.0 / CARD_COUNT
PER_SEATS = 1.0 / SEATS

Numbers = Any  # float[::1] when compiled, anything that can be filled when interpreted


class StoneAgeEncoder(Encoder):
    """Stone Age as one seat sees it."""

    def size(self, players: int) -> int:
        return TABLE_SIZE + players * TRIBE_SIZE

    def observe(self, state: State, seat: int, out: Numbers) -> None:
        """Fill out[0..size-1] with what `seat` (or `SPECTATOR`) sees."""
        assert isinstance(state, Board)
        board = state
        size = self.size(board.players)
        if len(out) < size:
            raise AntiquaError("error-array-too-small", size=len(out), needed=size)
        if seat != SPECTATOR and not 0 <= seat < board.players:
            allowed = [*range(board.players), SPECTATOR]
            raise AntiquaError("error-bad-number", option="seat", value=str(seat), allowed=allowed)
        me = 0 if seat == SPECTATOR else seat
        hidden = board.hidden_from(seat)
        for place in range(size):
            out[place] = 0.0
        write_turn(board, me, out)
        write_cards(board, hidden, out)
        write_pending(board, me, out)
        for other in range(board.players):
            write_tribe(board, (me + other) % board.players, hidden, TABLE_SIZE + other * TRIBE_SIZE, out)


def from_me(board: Board, seat: int, me: int) -> int:
    """How many seats clockwise from `me` somebody sits."""
    return seat - me if seat >= me else seat - me + board.players


def write_turn(board: Board, me: int, out: Numbers) -> None:
    """Where the game stands, and who decides."""
    out[AT_ROUND] = board.round * PER_ROUNDS
    out[AT_PHASE + board.phase] = 1.0
    who = board.to_play
    out[AT_TO_PLAY + (SEATS + 1 if who == OVER else SEATS if who < 0 else from_me(board, who, me))] = 1.0
    out[AT_ACTIVE + from_me(board, board.active, me)] = 1.0
    out[AT_START + from_me(board, board.start, me)] = 1.0
    for seat in range(board.players):
        if board.winners >> seat & 1:
            out[AT_WINNERS + from_me(board, seat, me)] = 1.0
    out[AT_PLAYERS + board.players - 2] = 1.0
    for option in range(OPTION_COUNT):
        out[AT_OPTIONS + option] = board.options[option]


def write_cards(board: Board, hidden: int, out: Numbers) -> None:
    """What lies on the board, and what nobody has seen."""
    for space in range(SPACES):
        if board.display[space] != NONE:
            out[AT_DISPLAY + space * CARD_COUNT + board.display[space]] = 1.0
    for stack in range(STACK_PLACES):
        out[AT_LEFT + stack] = board.left[stack] * PER_STACK
        if board.tops[stack] != NONE:
            out[AT_TOPS + stack * BUILDING_COUNT + board.tops[stack]] = 1.0
    out[AT_DECK] = board.deck * PER_CARDS
    cards = board.cards_at(UNSEEN)
    for card in range(CARD_COUNT):
        out[AT_UNSEEN + card] = cards >> card & 1
    if hidden != NONE:
        out[AT_UNSEEN + hidden] = 1.0
    buildings = board.buildings_at(UNSEEN)
    for building in range(BUILDING_COUNT):
        out[AT_UNSEEN_BUILDINGS + building] = buildings >> building & 1


def write_pending(board: Board, me: int, out: Numbers) -> None:
    """What has been begun and not finished."""
    if board.spot != NONE:
        out[AT_SPOT + board.spot - FIRST_SPACE] = 1.0
    for kind in range(KINDS):
        out[AT_PAID + kind] = board.paid[kind] * PER_PAID
    out[AT_MISSING] = board.missing * PER_PEOPLE
    if board.rolling != NONE:
        out[AT_ROLLING + board.rolling] = 1.0
        out[AT_TOOL_FROM + board.tool_from] = 1.0
    out[AT_DICE] = board.dice * PER_PEOPLE
    out[AT_TOTAL] = board.total * PER_TOTAL
    for face in range(FACES):
        out[AT_ITEMS + face] = board.items[face] * PER_SEATS
    if board.taken != NONE:
        out[AT_TAKEN + board.taken] = 1.0
    if board.after != NONE:
        out[AT_AFTER + after_number(board.after)] = 1.0
    if board.buyer != NONE:
        out[AT_BUYER + from_me(board, board.buyer, me)] = 1.0


def after_number(phase: int) -> int:
    return 0 if phase == ACT else 1 if phase == BUY else 2 if phase == BUILD else 3


def write_tribe(board: Board, seat: int, hidden: int, at: int, out: Numbers) -> None:
    tribe = board.tribe(seat)
    out[at] = tribe.people * PER_PEOPLE
    out[at + AT_HAND] = tribe.hand * PER_PEOPLE
    for place in range(RIVER + 1):
        out[at + AT_FIGURES + place] = tribe.figures[place] * PER_PEOPLE
    for place in range(TOOL_MAKER, PLACE_COUNT):
        out[at + AT_SPOTS + place - TOOL_MAKER] = tribe.spots >> place & 1
    out[at + AT_FOOD] = tribe.food * PER_FOODS
    for kind in range(KINDS):
        out[at + AT_STOCK + kind] = tribe.stock[kind] * PER_UNITS
    out[at + AT_TOOLS] = tribe.tools * PER_TOOLS
    for value in range(1, MOST_TOOL_VALUE + 1):
        out[at + AT_UNUSED + value - 1] = tribe.unused_tools(value) * PER_SLOTS
    out[at + AT_AGRICULTURE] = tribe.agriculture * PER_AGRICULTURE
    out[at + AT_BUILDINGS] = tribe.buildings * PER_MANY_BUILDINGS
    for bit in range(ONE_USE_COUNT + 1):
        out[at + AT_FACE_UP + bit] = tribe.face_up >> bit & 1
    cards = board.cards_at(OWNED_BY + seat)
    if hidden != NONE and cards >> hidden & 1:
        cards &= ~(ONE << hidden)
        out[at + AT_UNKNOWN] = 1.0
    for card in range(CARD_COUNT):
        out[at + AT_CARDS + card] = cards >> card & 1
    write_points(board, seat, cards, at, out)


def write_points(board: Board, seat: int, cards: int, at: int, out: Numbers) -> None:
    """As if the game ended now, with the `cards` that the observer knows of."""
    points = [0] * 7
    board.list_points(seat, cards, points)
    total = 0
    for category in range(CATEGORY_COUNT):
        total += points[category]
        out[at + AT_POINTS + category] = points[category] * PER_POINTS
    out[at + AT_SCORE] = total * PER_SCORE


ENCODER = StoneAgeEncoder()
