"""What one seat sees, as numbers for learning: the own things first, every number at its fixed place, about 0 to 1.

`features.py` says what stands where.
"""

from __future__ import annotations

from typing import Any

from antiqua.games.concordia.board import Board

from antiqua.games.concordia.constants import (  # isort: skip
    CARD_COUNT, CASH_OPTION, CATEGORY_COUNT, CITIES, COLONISTS_OF_A_KIND, GODS, GOODS,
    INTERMEDIATE_OPTION, KINDS, MOST_PLAYERS, PLACEMENT_OPTION, PLACES, PROVINCES, ROLES, SLOTS,
)  # fmt: skip
from antiqua.games.concordia.features import (  # isort: skip
    AT, IN_PLAYER, TABLE_SIZE, PLAYER_SIZE, MONEY, FEW_CARDS, OWN_GODS, POINTS, SCORE, STEPS, STORE, OF_KIND,
    ALL_HOUSES, MOVEMENT,
)  # fmt: skip
from antiqua.kernel import seats
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.state import Encoder, State

OVER = seats.OVER
SPECTATOR = seats.SPECTATOR

AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_STARTER = AT["phase"], AT["to_play"], AT["active"], AT["starter"]
AT_MAGNUS, AT_CONCORDIA, AT_WINNER, AT_PLAYERS = AT["magnus"], AT["concordia"], AT["winner"], AT["players"]
AT_MAP, AT_VARIANTS, AT_MOVEMENT, AT_LAST = AT["map"], AT["variants"], AT["movement"], AT["last_step"]
AT_CITIES, AT_BONUS, AT_MARKERS = AT["cities"], AT["bonus"], AT["markers"]
AT_DISPLAY, AT_UNSEEN, AT_NEXT = AT["display"], AT["unseen"], AT["next_card"]
AT_GOODS, AT_RECEIVED, AT_FREE = IN_PLAYER["goods"], IN_PLAYER["received"], IN_PLAYER["free"]
AT_HAND, AT_PILE, AT_TOP, AT_GODS = IN_PLAYER["hand"], IN_PLAYER["pile"], IN_PLAYER["top"], IN_PLAYER["gods"]
AT_STORED, AT_IN_CITIES, AT_ON_ROUTES = IN_PLAYER["stored"], IN_PLAYER["in_cities"], IN_PLAYER["on_routes"]
AT_HOUSES, AT_BUILT, AT_SCORED = IN_PLAYER["houses"], IN_PLAYER["built"], IN_PLAYER["scored"]
AT_MARKER, AT_POINTS, AT_SCORE = IN_PLAYER["marker"], IN_PLAYER["points"], IN_PLAYER["score"]

# To multiply takes a fraction of the time that it takes to divide.
PER_MONEY = 1.0 / MONEY
PER_FEW_CARDS = 1.0 / FEW_CARDS
PER_OWN_GODS = 1.0 / OWN_GODS
PER_POINTS = 1.0 / POINTS
PER_SCORE = 1.0 / SCORE
PER_STEPS = 1.0 / STEPS
PER_STORE = 1.0 / STORE
PER_OF_KIND = 1.0 / OF_KIND
PER_ALL_HOUSES = 1.0 / ALL_HOUSES
PER_MOVEMENT = 1.0 / MOVEMENT

Numbers = Any  # float[::1] when compiled, anything that can be filled when interpreted


class ConcordiaEncoder(Encoder):
    """Concordia as one seat sees it."""

    def size(self, players: int) -> int:
        return TABLE_SIZE + players * PLAYER_SIZE

    def observe(self, state: State, seat: int, out: Numbers) -> None:
        """Fill out[0..size-1] with what `seat` (or `SPECTATOR`) sees."""
        size = TABLE_SIZE + state.players * PLAYER_SIZE
        if len(out) < size:
            raise AntiquaError("error-array-too-small", size=len(out), needed=size)
        if not 0 <= seat < state.players and seat != SPECTATOR:
            allowed = ", ".join(map(str, [*range(state.players), SPECTATOR]))
            raise AntiquaError("error-bad-number", option="seat", value=str(seat), allowed=allowed)
        assert isinstance(state, Board)
        board = state
        me = 0 if seat == SPECTATOR else seat
        for place in range(size):
            out[place] = 0.0
        write_turn(board, me, out)
        write_board(board, out)
        write_market(board, out)
        for turn in range(board.players):
            write_player(board, (me + turn) % board.players, TABLE_SIZE + turn * PLAYER_SIZE, out)


def mark_seat(board: Board, me: int, seat: int, at: int, out: Numbers) -> None:
    """A 1 at the place of a seat, counted clockwise from `me`; none if there is no such seat."""
    if seat >= 0:
        out[at + (seat - me if seat >= me else seat - me + board.players)] = 1.0


def write_turn(board: Board, me: int, out: Numbers) -> None:
    """Where the game stands, and who decides."""
    out[AT_PHASE + board.phase] = 1.0
    if board.to_play < 0:
        out[AT_TO_PLAY + MOST_PLAYERS + (1 if board.to_play == OVER else 0)] = 1.0
    mark_seat(board, me, board.to_play, AT_TO_PLAY, out)
    mark_seat(board, me, board.active, AT_ACTIVE, out)
    mark_seat(board, me, board.starter, AT_STARTER, out)
    mark_seat(board, me, board.holder, AT_MAGNUS, out)
    mark_seat(board, me, board.finisher, AT_CONCORDIA, out)
    for seat in range(board.players):
        if board.winners >> seat & 1:
            mark_seat(board, me, seat, AT_WINNER, out)
    out[AT_PLAYERS + board.players - 2] = 1.0
    out[AT_MAP + board.map.index] = 1.0
    out[AT_VARIANTS] = 1.0 if board.legacy else 0.0
    out[AT_VARIANTS + 1] = board.options[INTERMEDIATE_OPTION]
    out[AT_VARIANTS + 2] = board.options[CASH_OPTION]
    out[AT_VARIANTS + 3] = board.options[PLACEMENT_OPTION]
    out[AT_MOVEMENT] = board.points_left() * PER_MOVEMENT
    out[AT_LAST] = (board.last_step() + 1) * PER_STEPS


def write_board(board: Board, out: Numbers) -> None:
    for city in range(board.dealt):
        out[AT_CITIES + city * GOODS + board.produces[city]] = 1.0
    for province in range(PROVINCES):
        if board.bonus[province] >= 0:
            out[AT_BONUS + province * GOODS + board.bonus[province]] = 1.0
        out[AT_MARKERS + province] = board.markers >> province & 1


def write_market(board: Board, out: Numbers) -> None:
    for slot in range(SLOTS):
        if board.display[slot] >= 0:
            out[AT_DISPLAY + slot * CARD_COUNT + board.display[slot]] = 1.0
    top = board.deck_top()
    for card in range(CARD_COUNT):
        out[AT_UNSEEN + card] = board.unseen >> card & 1
        out[AT_NEXT + card] = top >> card & 1


def write_player(board: Board, seat: int, at: int, out: Numbers) -> None:
    player = board.everyone[seat]
    out[at] = player.money * PER_MONEY
    for good in range(GOODS):
        out[at + AT_GOODS + good] = player.goods[good] * PER_STORE
        out[at + AT_RECEIVED + good] = player.received[good] * PER_OF_KIND
    out[at + AT_FREE] = player.free() * PER_STORE
    for role in range(ROLES):
        out[at + AT_HAND + role] = player.hand[role] * PER_FEW_CARDS
        out[at + AT_PILE + role] = (player.cards[role] - player.hand[role]) * PER_FEW_CARDS
    if player.top >= 0:
        out[at + AT_TOP + player.top] = 1.0
    for god in range(GODS):
        out[at + AT_GODS + god] = player.gods[god] * PER_OWN_GODS
    for kind in range(KINDS):
        for number in range(COLONISTS_OF_A_KIND):
            place = player.places[kind * COLONISTS_OF_A_KIND + number]
            if place < 0:
                out[at + AT_STORED + kind] += PER_OF_KIND
            elif place < PLACES:
                out[at + AT_IN_CITIES + kind * PLACES + place] += PER_OF_KIND
            else:
                out[at + AT_ON_ROUTES + place - PLACES] = 1.0
    for city in range(CITIES):
        out[at + AT_HOUSES + city] = player.houses >> city & 1
    out[at + AT_BUILT] = player.built * PER_ALL_HOUSES
    if player.marker >= 0:
        out[at + AT_SCORED] = 1.0
        out[at + AT_MARKER] = player.marker * PER_SCORE
    write_points(board, seat, at, out)


def write_points(board: Board, seat: int, at: int, out: Numbers) -> None:
    total = 0
    for category in range(CATEGORY_COUNT):
        points = board.points_for(seat, category)
        total += points
        out[at + AT_POINTS + category] = points * PER_POINTS
    out[at + AT_SCORE] = total * PER_SCORE


ENCODER = ConcordiaEncoder()
