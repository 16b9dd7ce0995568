"""What one seat sees, as numbers for learning: the own mat first, every number at its fixed place, about 0 to 1.

`features.py` says what stands where.
"""

from __future__ import annotations

from typing import Any

from antiqua.games.trajan import tables
from antiqua.games.trajan.board import Board

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, TRAYS, KINDS, STACKS, TILES, SITES, PROVINCES, BONUSES, ICONS, PILE_LENGTH, SOW, LAY_OUT,
    MEET_DEMANDS, CATEGORY_COUNT, TOKENS,
)  # fmt: skip
from antiqua.games.trajan.features import (  # isort: skip
    AT, ON_MAT, TABLE_SIZE, MAT_SIZE, PAIR, FEW, SOME, MANY_TILES, ALL_CARDS, HAND, VOTES, POINTS, SCORE,
    TILE_POINTS,
)  # fmt: skip
from antiqua.games.trajan.tables import TrajanTile
from antiqua.kernel import seats
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.state import Encoder, State

CHANCE = seats.CHANCE
OVER = seats.OVER
SPECTATOR = seats.SPECTATOR
PER_STACK = tables.PER_STACK
TRAJAN_TILES = tables.TRAJAN_TILES
TIME_SPACES = tables.TIME_SPACES
CARDS_EACH = tables.CARDS_EACH
SITE_POINTS = tables.SITE_POINTS
SLOT_SIZE = STACKS + COLORS + ICONS + 2

AT_QUARTER, AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_FIRST = (
    AT["quarter"],
    AT["phase"],
    AT["to_play"],
    AT["active"],
    AT["first"],
)
AT_OPTIONS, AT_TIME, AT_DEMANDS, AT_UNSEEN_DEMANDS = (
    AT["options"],
    AT["time"],
    AT["demands"],
    AT["unseen_demands"],
)
AT_DEMAND, AT_PROVINCES, AT_FORUM, AT_EXTRAS = AT["demand"], AT["provinces"], AT["forum"], AT["extras"]
AT_UNSEEN_FORUM, AT_SITES, AT_TOPS, AT_BELOW = AT["unseen_forum"], AT["site_kind"], AT["tops"], AT["below"]
AT_BONUS, AT_BAG, AT_SHIPS, AT_DECK = AT["bonus"], AT["bag"], AT["gray_ships"], AT["deck"]
AT_PILES, AT_PILE_TOPS, AT_HELD, AT_INTO = AT["piles"], AT["pile_tops"], AT["held"], AT["into"]
AT_DOING, AT_MODE, AT_REPEATS, AT_LAID = AT["doing"], AT["mode"], AT["repeats"], AT["laid"]
AT_HAND, AT_UNSEEN_GOODS = AT["hand"], AT["unseen_goods"]
ON_TRAYS, ON_SLOTS, ON_ARCH, ON_TOKENS = (
    ON_MAT["trays"],
    ON_MAT["slot_stack"],
    ON_MAT["arch"],
    ON_MAT["supply"],
)
ON_LEADER, ON_OCCUPIED, ON_WORKERS, ON_TILES = (
    ON_MAT["leader"],
    ON_MAT["occupied"],
    ON_MAT["at_work"],
    ON_MAT["tiles"],
)
ON_BUILT, ON_KEPT, ON_COVERED, ON_CARDS = ON_MAT["built"], ON_MAT["kept"], ON_MAT["covered"], ON_MAT["cards"]
ON_KNOWN, ON_DISPLAY, ON_YELLOW, ON_GRAY = (
    ON_MAT["known"],
    ON_MAT["display"],
    ON_MAT["yellow"],
    ON_MAT["gray"],
)
ON_SPACE, ON_HEIGHT, ON_VOTES, ON_POINTS = (
    ON_MAT["space"],
    ON_MAT["height"],
    ON_MAT["votes"],
    ON_MAT["points"],
)
ON_SCORE, ON_WON = ON_MAT["score"], ON_MAT["won"]

# To multiply takes a fraction of the time that it takes to divide.
PER_PAIR = 1.0 / PAIR
PER_FEW = 1.0 / FEW
PER_SOME = 1.0 / SOME
PER_MANY_TILES = 1.0 / MANY_TILES
PER_ALL_CARDS = 1.0 / ALL_CARDS
PER_HAND = 1.0 / HAND
PER_VOTES = 1.0 / VOTES
PER_POINTS = 1.0 / POINTS
PER_SCORE = 1.0 / SCORE
PER_TILE_POINTS = 1.0 / TILE_POINTS
PER_TOKENS = 1.0 / TOKENS

Numbers = Any  # float[::1] when compiled, anything that can be filled when interpreted


class TrajanEncoder(Encoder):
    """Trajan as one seat sees it."""

    def size(self, players: int) -> int:
        return TABLE_SIZE + players * MAT_SIZE

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
        for place in range(size):
            out[place] = 0.0
        write_turn(board, me, out)
        write_stocks(board, out)
        write_goods(board, seat, out)
        for number in range(board.players):
            owner = (me + number) % board.players
            write_mat(board, owner, TABLE_SIZE + number * MAT_SIZE, out)


def write_turn(board: Board, me: int, out: Numbers) -> None:
    """Where the game stands, and who decides."""
    players = board.players
    out[AT_QUARTER + board.quarter] = 1.0
    out[AT_PHASE + board.phase] = 1.0
    who = board.to_play
    place = 4 if who == CHANCE else 5 if who == OVER else (who - me + players) % players
    out[AT_TO_PLAY + place] = 1.0
    out[AT_ACTIVE + (board.active - me + players) % players] = 1.0
    out[AT_FIRST + (board.first - me + players) % players] = 1.0
    for option in range(12):
        out[AT_OPTIONS + option] = board.options >> option & 1
    out[AT_TIME] = board.time / (1.0 * TIME_SPACES[players])
    out[AT_TIME + 1] = board.crossings * PER_PAIR
    for color in range(COLORS):
        out[AT_HELD + color] = board.held[color] * PER_PAIR
    if board.phase == SOW or board.phase == LAY_OUT:
        out[AT_INTO + board.sowing_into()] = 1.0
    out[AT_DOING + board.doing] = 1.0
    out[AT_MODE + board.mode] = 1.0
    out[AT_REPEATS] = board.repeats * PER_PAIR
    if board.phase == MEET_DEMANDS:
        out[AT_DEMAND + board.demand_icon] = 1.0


def write_stocks(board: Board, out: Numbers) -> None:
    """What lies on the board, and what nobody has seen yet."""
    for icon in range(ICONS):
        out[AT_DEMANDS + icon] = board.demands[icon] * PER_FEW
        out[AT_UNSEEN_DEMANDS + icon] = board.demands_unseen[icon] * PER_SOME
    for province in range(PROVINCES):
        if board.provinces[province] != NONE:
            out[AT_PROVINCES + province * TILES + board.provinces[province]] = 1.0
    for tile in range(TILES):
        out[AT_FORUM + tile] = board.forum[tile] * PER_FEW
        out[AT_UNSEEN_FORUM + tile] = board.forum_unseen[tile] * PER_MANY_TILES
    for action in range(TRAYS):
        out[AT_EXTRAS + action] = board.extras[action] * PER_PAIR
    for site in range(SITES):
        tile = board.sites[site]
        if tile != NONE:
            out[AT_SITES + site * 6 + tile // 4] = 1.0
            out[AT_SITES + site * 6 + 5] = SITE_POINTS[tile] * PER_SOME
    for stack in range(STACKS):
        if board.tops[stack] >= 0:
            out[AT_TOPS + stack * PER_STACK + board.tops[stack]] = 1.0
        for place in range(PER_STACK):
            out[AT_BELOW + stack * PER_STACK + place] = board.stacks_unseen[stack] >> place & 1
    for bonus in range(BONUSES):
        out[AT_BONUS + bonus] = board.bonus >> bonus & 1
        out[AT_BAG + bonus] = board.bag >> bonus & 1
    for ship in range(3):
        out[AT_SHIPS + ship] = board.gray_ships >> ship & 1


def write_goods(board: Board, seat: int, out: Numbers) -> None:
    """The commodity cards, as `seat` sees them."""
    out[AT_DECK] = board.deck_size * PER_ALL_CARDS
    for kind in range(KINDS):
        unseen = board.deck[kind]
        for other in range(board.players):
            if other != seat:
                mat = board.mats[other]
                unseen += mat.hand[kind] - mat.known[kind]
        out[AT_UNSEEN_GOODS + kind] = unseen / (1.0 * CARDS_EACH[kind])
        if seat >= 0:
            out[AT_HAND + kind] = board.mats[seat].hand[kind] * PER_SOME
    for pile in range(2):
        for place in range(board.pile_sizes[pile]):
            out[AT_PILES + pile * KINDS + board.piles[pile * PILE_LENGTH + place]] += 0.2
        if board.pile_sizes[pile]:
            top = board.piles[pile * PILE_LENGTH + board.pile_sizes[pile] - 1]
            out[AT_PILE_TOPS + pile * KINDS + top] = 1.0
    if board.laid != NONE:
        out[AT_LAID + board.laid] += 0.5
    if board.laid_too != NONE:
        out[AT_LAID + board.laid_too] += 0.5


def write_mat(board: Board, seat: int, at: int, out: Numbers) -> None:
    """Everything on one mat that all can see."""
    mat = board.mats[seat]
    for place in range(TRAYS * COLORS):
        out[at + ON_TRAYS + place] = mat.trays[place] * PER_PAIR
    for slot in range(TRAYS):
        if mat.slots[slot] != NONE:
            write_slot(TRAJAN_TILES[mat.slots[slot]], at + ON_SLOTS + slot * SLOT_SIZE, out)
        out[at + ON_COVERED + slot] = mat.covered >> slot & 1
    out[at + ON_ARCH + mat.arch] = 1.0
    out[at + ON_TOKENS] = mat.supply * PER_TOKENS
    out[at + ON_TOKENS + 1] = mat.legionnaires * PER_SOME
    out[at + ON_TOKENS + 2] = mat.workers * PER_SOME
    out[at + ON_LEADER + mat.leader] = 1.0
    for province in range(PROVINCES):
        out[at + ON_OCCUPIED + province] = mat.occupied >> province & 1
    for site in range(SITES):
        out[at + ON_WORKERS + site] = mat.sites >> site & 1
        out[at + ON_BUILT + site] = mat.built >> site & 1
    for tile in range(TILES):
        out[at + ON_TILES + tile] = mat.tiles[tile] * PER_FEW
    for icon in range(ICONS):
        out[at + ON_KEPT + icon] = mat.kept_demands(icon) * PER_FEW
    out[at + ON_CARDS] = mat.cards * PER_HAND
    for kind in range(KINDS):
        out[at + ON_KNOWN + kind] = mat.known[kind] * PER_SOME
        out[at + ON_DISPLAY + kind] = mat.display[kind] * PER_SOME
    for bonus in range(BONUSES):
        out[at + ON_YELLOW + bonus] = mat.yellow >> bonus & 1
        out[at + ON_GRAY + bonus] = mat.gray >> bonus & 1
    out[at + ON_SPACE + mat.space] = 1.0
    out[at + ON_HEIGHT] = mat.height * PER_FEW
    out[at + ON_VOTES] = mat.votes() * PER_VOTES
    write_points(board, seat, at, out)


def write_slot(tile: TrajanTile, at: int, out: Numbers) -> None:
    out[at + tile.stack] = 1.0
    out[at + STACKS + tile.one] += 0.5
    out[at + STACKS + tile.other] += 0.5
    if tile.icon >= 0:
        out[at + STACKS + COLORS + tile.icon] = 1.0
    out[at + STACKS + COLORS + ICONS] = tile.points * PER_TILE_POINTS
    out[at + STACKS + COLORS + ICONS + 1] = tile.amount * PER_PAIR


def write_points(board: Board, seat: int, at: int, out: Numbers) -> None:
    total = 0
    for category in range(CATEGORY_COUNT):
        points = board.points_for(seat, category)
        total += points
        out[at + ON_POINTS + category] = points * PER_POINTS
    out[at + ON_SCORE] = total * PER_SCORE
    out[at + ON_WON] = 1.0 if board.winners >> seat & 1 else 0.0


ENCODER = TrajanEncoder()
