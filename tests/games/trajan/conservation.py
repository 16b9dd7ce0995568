"""Everything in a position of Trajan, counted from the printed data and not with the code of the rules."""

from __future__ import annotations

from collections import Counter
from typing import cast

from antiqua.games.trajan import ledger, tables
from antiqua.games.trajan.board import Board
from antiqua.games.trajan.constants import EXTRA, NONE, PHASES, TO_BE_TURNED
from antiqua.kernel.bits import members
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

DATA = tables.DATA
CHANCE_PHASES = 12
SLOT_PHASES = ("lay_out_markers", "deal_marker", "sow_marker")


def trajan(state: State) -> None:
    board = cast(Board, state)
    check_turn(board)
    check_cards(board)
    check_forum(board)
    check_trajan_tiles(board)
    check_construction(board)
    check_bonus_and_demands(board)
    check_senate(board)
    for seat in range(board.players):
        check_mat(board, seat)
    check_end(board)


def check_turn(board: Board) -> None:
    phase = PHASES[board.phase]
    if board.phase < CHANCE_PHASES:
        assert board.to_play == CHANCE
    elif phase == "game_over":
        assert board.to_play == OVER
    elif phase not in ("meet_demands", "choose_bonus_tile"):
        assert board.to_play == board.active
    assert 0 <= board.time < DATA["time_track"]["spaces"][str(board.players)]
    assert sum(board.held) == (board.taken - board.sown if phase in SLOT_PHASES else 0)
    assert (board.laid != NONE) == (phase in ("lay_second_card", "complete_cargo"))


def check_cards(board: Board) -> None:
    """Sixty cards: five of each kind are in the deck, on the piles, in hands and displays, or just laid."""
    for kind, entry in enumerate(DATA["commodity"]):
        held = sum(mat.hand[kind] + mat.display[kind] for mat in board.mats)
        piles = sum(board.pile(pile).count(entry["id"]) for pile in range(2))
        laid = (board.laid, board.laid_too).count(kind)
        assert board.deck[kind] >= 0
        assert board.deck[kind] + held + piles + laid == entry["count"]
    assert sum(board.deck) == board.deck_size
    for mat in board.mats:
        assert sum(mat.hand) == mat.cards
        assert all(0 <= known <= held for known, held in zip(mat.known, mat.hand, strict=True))
    if board.ledger:  # TR-8.6: what was drawn and not shown is in the hand
        assert ledger.hands_of(board.ledger, board.players) == board.unknown_cards()


def check_forum(board: Board) -> None:
    """Seventy forum tiles and twelve extra action tiles: none is there twice, and what is gone does not come back."""
    owned = [sum(mat.tiles[tile] for mat in board.mats) for tile in range(17)]
    provinces = Counter(board.provinces)
    yellow = [entry["count"] for entry in DATA["extra_action_tile"]]
    for tile, entry in enumerate(DATA["forum_tile"]):
        shown = board.forum[tile] + board.forum_unseen[tile] + provinces[tile]
        assert min(board.forum[tile], board.forum_unseen[tile], owned[tile]) >= 0
        assert shown <= entry["count"]
        extra = 0
        if tile >= EXTRA:
            extra = yellow[tile - EXTRA]
            shown += board.extras[tile - EXTRA] + board.extras_unseen[tile - EXTRA]
        assert shown + owned[tile] <= entry["count"] + extra
    assert sum(board.forum_unseen) == board.forum_left
    assert sum(board.forum) <= DATA["forum"]["green_slots"][str(board.players)]
    assert sum(board.extras) <= DATA["forum"]["yellow_slots"]
    if board.quarter and PHASES[board.phase] not in ("deal_bonus_tile", "deal_extra_tile", "deal_forum_tile"):
        if PHASES[board.phase] != "deal_province_tile":
            assert sum(board.extras_unseen) == 12 - 3 * board.quarter  # TR-1.5


def check_trajan_tiles(board: Board) -> None:
    """Each tile is on a stack, beside a circle, kept, or has left the game."""
    places = [tile for mat in board.mats for tile in mat.slots if tile != NONE]
    for mat in board.mats:
        places += [45 + place for place in members(mat.kept)]
    for stack, (top, unseen) in enumerate(zip(board.tops, board.stacks_unseen, strict=True)):
        places += [9 * stack + place for place in members(unseen)]
        if top >= 0:
            places.append(9 * stack + top)
        assert (top == TO_BE_TURNED) <= (unseen != 0)
        assert top != NONE or unseen == 0
    assert len(places) == len(set(places))
    if board.quarter == 0:
        assert len(places) == 54


def check_construction(board: Board) -> None:
    lying = [tile for tile in board.sites if tile != NONE]
    built = [tile for mat in board.mats for tile in members(mat.built)]
    unseen = members(board.sites_unseen)
    assert sorted([*lying, *built, *unseen]) == list(range(20))
    taken = {site for mat in board.mats for site in members(mat.sites)}
    if board.quarter:
        assert {site for site in range(20) if board.sites[site] == NONE} == taken


def check_bonus_and_demands(board: Board) -> None:
    owned = [tile for mat in board.mats for tile in [*members(mat.yellow), *members(mat.gray)]]
    assert sorted([*owned, *members(board.bonus), *members(board.bag)]) == list(range(12))
    assert sum(board.demands) <= 3
    for icon, entry in enumerate(DATA["demand_tile"]):
        assert board.demands[icon] + board.demands_unseen[icon] <= entry["count"]
    if board.quarter:
        assert sum(board.demands_unseen) >= 3  # three were removed unseen (TR-2.1)


def check_senate(board: Board) -> None:
    """Discs on one space lie on each other without gaps."""
    for space in range(8):
        heights = sorted(mat.height for mat in board.mats if mat.space == space)
        assert heights == list(range(len(heights)))


def check_mat(board: Board, seat: int) -> None:
    mat = board.mats[seat]
    tokens = mat.supply + mat.legionnaires + mat.workers + mat.occupied.bit_count() + mat.sites.bit_count()
    assert tokens == DATA["counts"]["small_tokens_per_player"]
    assert min(mat.supply, mat.legionnaires, mat.workers) >= 0
    markers = list(mat.trays)
    sowing = PHASES[board.phase] in SLOT_PHASES and seat == board.active
    for color in range(6):
        held = board.held[color] if sowing else 0
        count = sum(markers[color::6]) + held
        assert count == 2 or (board.quarter == 0 and count == 0)
    assert [sum(markers[6 * tray : 6 * tray + 6]) for tray in range(6)] == list(mat.sizes)
    free = [slot for slot, tile in enumerate(mat.slots) if tile == NONE]
    assert (mat.arch in free) if free else mat.arch == 6  # TR-6.4.2
    assert mat.leader < 10 or mat.occupied == 0
    if mat.sites:
        assert connected(members(mat.sites))  # TR-6.6.2


def connected(sites: list[int]) -> bool:
    """Can one walk from each of these sites to all others, row by row and column by column?"""
    reached = {sites[0]}
    while True:
        near = {
            site
            for site in sites
            if any(abs(site // 5 - other // 5) + abs(site % 5 - other % 5) == 1 for other in reached)
        }
        if near <= reached:
            return reached == set(sites)
        reached |= near


def check_end(board: Board) -> None:
    """TR-11.4: most points win, and the winner is one."""
    assert (board.to_play == OVER) == (board.ending > 0) == (board.winners > 0)
    if board.to_play == OVER:
        assert board.quarter == 4
        assert board.winners.bit_count() == 1
        scores = board.scores()
        assert scores[board.winners.bit_length() - 1] == max(scores)
        assert (board.ending == 1) == (scores.count(max(scores)) == 1)
