"""Is this a position that the rules can lead to? What is wrong with one that is not, in words.

Everything that the box holds is counted: it lies somewhere, or it has left the game in a way that the rules know. What
is pending must fit the rest, so that whatever is played from here is what the rules say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from antiqua.games.admission import expect, expect_fit
from antiqua.games.message import Message, player
from antiqua.games.trajan.constants import (
    ACT,
    BONUS,
    BONUS_SPACES,
    BY_POINTS,
    BY_SENATE,
    BY_VOTES,
    CAMP,
    CENTRE,
    CHOOSE_BONUS,
    CHOOSE_FIRST,
    CHOOSE_TRAY,
    COLORS,
    CONSTRUCTION,
    COVER_SPACE,
    DEAL_BONUS,
    DEAL_CARDS,
    DEAL_EXTRA,
    DEAL_FORUM,
    DEAL_MARKER,
    DEAL_PROVINCE,
    DEAL_SITE,
    DEAL_STACK,
    DEMANDS_PER_QUARTER,
    DISCARD_CARD,
    DISCARDING,
    DO_ACTION,
    DONE,
    DRAW_CARD,
    EXTRA,
    FINAL_VOTES,
    FORUM_FIRST,
    GAME_OVER,
    ICONS,
    KINDS,
    LAID_ONE,
    LAID_TWO,
    LAST_SPACE,
    LAY_OUT,
    LEFT,
    MAIN,
    MARKERS,
    MEET_DEMANDS,
    NO_EXTRA_AFTER_BONUS,
    NONE,
    OFFER_EXTRA,
    PHASES,
    PICK_CARD,
    PICK_STACK,
    PROVINCES,
    QUARTERS,
    RANDOM_TILES,
    RANDOM_TRAYS,
    REMOVE_PROVINCE_SENATE,
    REPEAT_BONUS,
    REPEATS_COVERED,
    RESHUFFLE,
    REVEAL_DEMAND,
    REVEAL_TOP,
    RIGHT,
    SEAPORT,
    SENATE_TILES,
    SET_UP_CARDS,
    SET_UP_TILES,
    SITES,
    SOW,
    START_CARDS,
    START_SLOTS,
    START_TILES,
    TO_BE_TURNED,
    TOKENS,
    TRAJAN,
    TRAYS,
    TURN_UP,
    WILD_COMMODITY,
    WILD_EXTRA,
    YELLOW_SPACES,
)
from antiqua.games.trajan.ledger import is_ledger
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTIONS,
    BONUSES,
    CARDS_EACH,
    COMMODITIES,
    DEMAND_COUNTS,
    EXTRA_COUNTS,
    FIRST_BONUS,
    GREEN_SPACES,
    NEXT_TO,
    PER_STACK,
    SITE_TILES,
    STACK,
    STACKS,
    TILE_COUNTS,
    TILES,
    TIME_SPACES,
    TRAJAN_TILES,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.games.trajan.tables import PROVINCES as PROVINCE_NAMES
from antiqua.kernel.bits import count_bits, members

PER_COLOR = MARKERS // COLORS
PER_TRAY = MARKERS // TRAYS
ALL_TILES = sum(TILE_COUNTS)
ALL_DEMANDS = sum(DEMAND_COUNTS)
#: Tiles that may be spent in a turn; all others leave the game only at the end of a quarter (TR-7.2, TR-12.3).
SPENT_IN_TURNS = (WILD_COMMODITY, WILD_EXTRA, *range(EXTRA, len(TILES)))

SOWING = (SOW, LAY_OUT, DEAL_MARKER)
FILLING = (DEAL_PROVINCE, DEAL_FORUM, DEAL_EXTRA, DEAL_SITE)
DRAWING = (DRAW_CARD, TURN_UP, REVEAL_TOP)
ACTING = (COVER_SPACE, ACT, LAID_ONE, LAID_TWO, DISCARD_CARD, OFFER_EXTRA, *DRAWING)
CHOOSING = (LAY_OUT, DEAL_MARKER, PICK_CARD, PICK_STACK, DEAL_STACK, *DRAWING)
#: What there is only in some phases, and what it is in all others.
RESTING: dict[str, tuple[int, tuple[int, ...]]] = {
    "ending": (0, (GAME_OVER,)),
    "winners": (0, (GAME_OVER,)),
    "source": (0, SOWING),
    "taken": (0, SOWING),
    "sown": (0, SOWING),
    "low": (0, SOWING),
    "fill": (0, FILLING),
    "draws": (0, (DRAW_CARD,)),
    "laid": (NONE, (LAID_ONE, LAID_TWO)),
    "laid_too": (NONE, (LAID_TWO,)),
    "unordered": (False, (LAID_ONE, LAID_TWO)),
    "picks": (0, (*CHOOSING, MEET_DEMANDS)),
    "demand_seat": (0, (MEET_DEMANDS,)),
    "demand_icon": (0, (MEET_DEMANDS,)),
    "doing": (0, ACTING),
    "mode": (MAIN, ACTING),
    "repeats": (0, ACTING),
}
SET_UP_ONLY = (CHOOSE_FIRST, DEAL_SITE, DEAL_MARKER, DEAL_STACK, LAY_OUT, PICK_CARD, PICK_STACK)
#: Phases of both, set-up and play; all others are of play only.
IN_BOTH = (DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_BONUS, *DRAWING)


def check(state: Trajan) -> None:
    """Raise a `Fault` that says the first thing that is wrong."""
    for part in (
        seats, phases, markers, tokens, leaders, hands, piles, stack, forum, extras, provinces, trajan_tiles, slots,
        covered, construction, bonus_tiles, demands, senate,
    ):  # fmt: skip
        part(state)
    if state.quarter == 0:
        set_up(state)
    else:
        play(state)


fits = expect_fit(PHASES)


def clamp(number: int, most: int) -> int:
    return max(0, min(number, most))


# -- where the game is ------------------------------------------------------------------------------------------------


def seats(state: Trajan) -> None:
    """TR-3.2"""
    for seat in (state.active, state.first, state.demand_seat):
        expect(seat < state.players, "tr-wrong-seat", seat=seat, players=state.players)
    spaces = TIME_SPACES[state.players]
    expect(state.time < spaces, "tr-wrong-time", time=state.time, last=spaces - 1)


def phases(state: Trajan) -> None:
    """What has been begun belongs to what is pending, and what is pending to this part of the game."""
    phase = state.phase
    for field, (rest, where) in RESTING.items():
        fits(state, phase in where or getattr(state, field) == rest)
    fits(state, phase in SOWING or not any(state.held))
    if state.quarter == 0:
        fits(state, phase in SET_UP_ONLY or phase in IN_BOTH)
    else:
        fits(state, phase not in SET_UP_ONLY)


def ending_quarter(state: Trajan) -> bool:
    """Are the demands of this quarter done with? (TR-10.6 on)"""
    return state.phase in (CHOOSE_BONUS, GAME_OVER) or refilling(state)


def refilling(state: Trajan) -> bool:
    """Is the board cleared and filled again? (TR-10.11 to TR-10.14)"""
    return state.quarter > 0 and state.phase in (DEAL_BONUS, *FILLING)


# -- 1: what each player has ------------------------------------------------------------------------------------------


def markers(state: Trajan) -> None:
    """TR-1.2, TR-2.5: two of each colour, in the trays or in the hand of who is sowing."""
    held = list(state.held)
    for seat, mat in enumerate(state.mats):
        trays = list(mat.trays)
        mine = held if seat == state.active else [0] * COLORS
        found = [sum(trays[color::COLORS]) + mine[color] for color in range(COLORS)]
        if state.quarter == 0 and not any(found):
            continue  # before he lays them out
        for color, count in enumerate(found):
            name = Message(f"tr-color-{COLOR_NAMES[color]}")
            expect(
                count == PER_COLOR,
                "tr-wrong-markers",
                player=player(seat),
                color=name,
                count=count,
                limit=PER_COLOR,
            )


def tokens(state: Trajan) -> None:
    """TR-1.2, TR-2.4: one token is a legionnaire and one a worker from the start; none changes back."""
    for seat, mat in enumerate(state.mats):
        legionnaires = mat.legionnaires + count_bits(mat.occupied)
        workers = mat.workers + count_bits(mat.sites)
        count = mat.supply + legionnaires + workers
        expect(count == TOKENS, "tr-wrong-tokens", player=player(seat), count=count, limit=TOKENS)
        expect(legionnaires > 0, "tr-wrong-no-legionnaire", player=player(seat))
        expect(workers > 0, "tr-wrong-no-worker", player=player(seat))


def leaders(state: Trajan) -> None:
    """TR-6.3.1: legionnaires come only where the leader is."""
    for seat, mat in enumerate(state.mats):
        expect(mat.leader != CAMP or not mat.occupied, "tr-wrong-leader", player=player(seat))


# -- 8: the cards -----------------------------------------------------------------------------------------------------


def hands(state: Trajan) -> None:
    """TR-1.4, TR-8.2, TR-8.6: five of each kind; what is known of a hand is in it, and what was drawn and not shown."""
    deck = list(state.deck)
    for kind, left in enumerate(deck):
        name = Message(f"tr-good-{COMMODITIES[kind]}")
        expect(left >= 0, "tr-wrong-cards", card=name, count=CARDS_EACH[kind] - left, limit=CARDS_EACH[kind])
    for seat, mat in enumerate(state.mats):
        for kind in range(KINDS):
            expect(mat.unknown(kind) >= 0, "tr-wrong-known", player=player(seat))
    expect(bool(state.options & RESHUFFLE) or not state.ledger, "tr-wrong-older")
    expect(is_ledger(state.ledger, state.unknown_cards(), deck, CARDS_EACH), "tr-wrong-ledger")


def piles(state: Trajan) -> None:
    """TR-8.7: while there is a deck, both discard piles have a card, or get one now."""
    dealing = state.quarter == 0 and state.phase not in (PICK_CARD, PICK_STACK, DEAL_STACK)
    if dealing or state.phase == TURN_UP:
        return
    drawing = state.phase == DRAW_CARD and state.options & RESHUFFLE  # a new deck, and a pile had run out
    expect(bool(drawing) or state.pile_to_fill() == NONE, "tr-wrong-pile")


# -- 12: forum tiles --------------------------------------------------------------------------------------------------


def stack(state: Trajan) -> None:
    """TR-2.2, TR-10.13, TR-10.14: how many tiles have been dealt in so many quarters."""
    if state.quarter == 0:
        return  # set-up counts one by one
    again = refilling(state)
    least = PROVINCES + GREEN_SPACES[state.players] * state.quarter + (sum(state.forum) if again else 0)
    most = least + PROVINCES * (state.quarter if again else state.quarter - 1)
    left = state.forum_left
    low, high = max(0, ALL_TILES - most), max(0, ALL_TILES - least)
    expect(
        low <= left <= high,
        "tr-wrong-stack",
        count=left,
        least=low,
        most=high,
        quarter=state.quarter,
    )


def forum(state: Trajan) -> None:
    """TR-1.4, TR-8.3: no more of a tile than there are; what is gone has left the game by the rules."""
    greens = GREEN_SPACES[state.players]
    shown = sum(state.forum)
    expect(shown <= greens, "tr-wrong-green", count=shown, limit=greens)
    forum, unseen = list(state.forum), list(state.forum_unseen)
    extras, extras_unseen = list(state.extras), list(state.extras_unseen)
    lying = Counter(state.provinces)
    for tile, count in enumerate(TILE_COUNTS):
        green = forum[tile] + unseen[tile] + lying[tile]
        yellow = extras[tile - EXTRA] + extras_unseen[tile - EXTRA] if tile >= EXTRA else 0
        most = EXTRA_COUNTS[tile - EXTRA] if tile >= EXTRA else 0
        owned = sum(mat.tiles[tile] for mat in state.mats)
        name = Message(f"tr-tile-{TILES[tile]}")
        there = max(green + yellow + owned, green + most if green > count else 0)
        expect(
            green <= count and yellow <= most and green + yellow + owned <= count + most,
            "tr-wrong-tiles",
            tile=name,
            count=there,
            limit=count + most,
        )
        early = state.quarter <= 1 and not ending_quarter(state) and state.phase != MEET_DEMANDS
        lost = green + owned < count and (tile not in SPENT_IN_TURNS or state.quarter == 0)
        expect(not (early and lost), "tr-wrong-lost", tile=name)


def extras(state: Trajan) -> None:
    """TR-1.5: three extra action tiles a quarter."""
    shown = sum(state.extras)
    expect(shown <= YELLOW_SPACES, "tr-wrong-yellow", count=shown, limit=YELLOW_SPACES)
    come = YELLOW_SPACES * state.quarter + (shown if state.quarter == 0 or refilling(state) else 0)
    left, right = sum(state.extras_unseen), sum(EXTRA_COUNTS) - come
    expect(left == right, "tr-wrong-extras", count=left, right=right)


def provinces(state: Trajan) -> None:
    """TR-6.3.1, TR-10.13: who marches takes the tile, and none comes to where somebody is."""
    for province, tile in enumerate(state.provinces):
        taken = any(mat.leader == province or mat.occupied >> province & 1 for mat in state.mats)
        name = Message(f"tr-province-{PROVINCE_NAMES[province]}")
        expect(tile == NONE or not taken, "tr-wrong-province", province=name)


# -- 5, 6.4: Trajan tiles ---------------------------------------------------------------------------------------------


def trajan_tiles(state: Trajan) -> None:
    """TR-1.4, TR-8.4: each tile is there once; a stack that has tiles shows its top, or is about to."""
    tops, unseen = list(state.tops), list(state.stacks_unseen)
    where: list[int] = []
    for number in range(len(STACKS)):
        below = members(unseen[number])
        where += [PER_STACK * number + place for place in below]
        if tops[number] >= 0:
            where.append(PER_STACK * number + tops[number])
        name = Message(f"tr-stack-{STACKS[number]}")
        expect((tops[number] >= 0 or not below) or tops[number] == TO_BE_TURNED, "tr-wrong-top", stack=name)
        expect(tops[number] != TO_BE_TURNED or bool(below), "tr-wrong-top", stack=name)
    for mat in state.mats:
        where += [tile for tile in mat.slots if tile != NONE]
        where += [PER_STACK * STACK["demand"] + place for place in members(mat.kept)]
    once(where, [tile.id for tile in TRAJAN_TILES])
    kept = sum(tile // PER_STACK == STACK["demand"] for tile in where)
    expect(kept == PER_STACK, "tr-wrong-kept", count=PER_STACK - kept)
    turning = state.quarter == 0 or state.phase == REVEAL_TOP
    expect(turning or TO_BE_TURNED not in tops, "tr-wrong-unturned")


def once(things: Iterable[int], names: Sequence[str]) -> None:
    for thing, count in Counter(things).items():
        expect(count == 1, "error-damage-twice", name=names[thing])


def slots(state: Trajan) -> None:
    """TR-6.4.2, TR-6.4.3: the arch stands on a free slot, or in the centre when there is none."""
    for seat, mat in enumerate(state.mats):
        tiles = list(mat.slots)
        full = NONE not in tiles
        right = mat.arch == CENTRE if full else mat.arch != CENTRE and tiles[mat.arch] == NONE
        expect(right, "tr-wrong-arch", player=player(seat))


def covered(state: Trajan) -> None:
    """TR-5.1, TR-R6: a +2 marker for every completed tile, unless all spaces of its owner are covered."""
    completed = completed_of(state, STACK["plus_two"]) - (state.phase == COVER_SPACE)
    lying = [count_bits(mat.covered) for mat in state.mats]
    right = sum(lying) <= completed if TRAYS in lying else sum(lying) == completed
    expect(right, "tr-wrong-covered", count=sum(lying), completed=max(0, completed))


def completed_of(state: Trajan, number: int) -> int:
    """How many tiles of a stack have been completed and have left the game."""
    beside = sum(tile // PER_STACK == number for mat in state.mats for tile in mat.slots if tile != NONE)
    there = count_bits(list(state.stacks_unseen)[number]) + (list(state.tops)[number] >= 0)
    return PER_STACK - there - beside


# -- 6.6: construction ------------------------------------------------------------------------------------------------


def construction(state: Trajan) -> None:
    """TR-6.6.2, TR-6.6.3: a tile lies exactly where nobody has built; who built there first has it."""
    sites = list(state.sites)
    built = [tile for mat in state.mats for tile in members(mat.built)]
    once([tile for tile in [*sites, *built] if tile != NONE], SITE_TILES)
    if state.quarter == 0:
        return
    occupied = 0
    for seat, mat in enumerate(state.mats):
        occupied |= mat.sites
        expect(connected(mat.sites), "tr-wrong-apart", player=player(seat))
    for site in range(SITES):
        expect((sites[site] == NONE) == bool(occupied >> site & 1), "tr-wrong-site", site=site)
    expect(len(built) == count_bits(occupied), "tr-wrong-built", count=len(built), sites=count_bits(occupied))
    for group in range(1, 1 << state.players):
        first_builders(state, [mat for seat, mat in enumerate(state.mats) if group >> seat & 1])


def first_builders(state: Trajan, group: list[Mat]) -> None:
    """What lay where only these players have built is theirs, and no more than lay where they have."""
    theirs = others = 0
    for mat in state.mats:
        if mat in group:
            theirs |= mat.sites
        else:
            others |= mat.sites
    built = sum(count_bits(mat.built) for mat in group)
    least, most = count_bits(theirs & ~others), count_bits(theirs)
    names = tuple(player(seat) for seat, mat in enumerate(state.mats) if mat in group)
    expect(least <= built <= most, "tr-wrong-builders", players=names, count=built, least=least, most=most)


def connected(sites: int) -> bool:
    """TR-6.6.2: can one walk from each of these sites to all others?"""
    reached, found = 0, sites & -sites
    while found != reached:
        reached = found
        for site in members(reached):
            found |= NEXT_TO[site] & sites
    return reached == sites


# -- 9, 10: what the quarters bring -----------------------------------------------------------------------------------


def bonus_tiles(state: Trajan) -> None:
    """TR-2.8, TR-10.9: one for each at the start; then every quarter a yellow and a gray one, for two players."""
    given = [[*members(mat.yellow), *members(mat.gray)] for mat in state.mats]
    once([*members(state.bonus), *(tile for tiles in given for tile in tiles)], BONUSES)
    if state.quarter == 0:
        return
    done = state.quarter - 1 + (state.phase == GAME_OVER or refilling(state))
    for tiles, right in (
        ("yellow", state.players + done),
        ("gray", done),
    ):
        count = sum(count_bits(getattr(mat, tiles)) for mat in state.mats)
        expect(count == right, f"tr-wrong-{tiles}-tiles", count=count, right=right)
    for seat, mat in enumerate(state.mats):
        expect(mat.yellow != 0, "tr-wrong-first-bonus", player=player(seat))
        expect(len(given[seat]) <= 1 + done, "tr-wrong-bonus-tiles", player=player(seat), most=1 + done)
    shown = count_bits(state.bonus)
    expect(shown in shown_bonuses(state), "tr-wrong-bonus-display", count=shown, limit=BONUS_SPACES)


def shown_bonuses(state: Trajan) -> range:
    """How many bonus tiles may lie on the board (TR-10.9, TR-10.12)."""
    if state.phase == GAME_OVER:
        return range(1)
    return range(BONUS_SPACES) if state.phase == DEAL_BONUS else range(BONUS_SPACES, BONUS_SPACES + 1)


def demands(state: Trajan) -> None:
    """TR-1.5, TR-2.1: three a quarter; the three that were removed unseen count among those to come."""
    shown, unseen = list(state.demands), list(state.demands_unseen)
    for icon in range(ICONS):
        expect(shown[icon] + unseen[icon] <= DEMAND_COUNTS[icon], "tr-wrong-demand-icon")
    done = state.quarter if ending_quarter(state) else max(0, state.quarter - 1)
    right = ALL_DEMANDS - DEMANDS_PER_QUARTER * done - sum(shown)
    expect(sum(unseen) == right, "tr-wrong-demands", count=sum(unseen), right=right)
    fits(state, not sum(shown) or not ending_quarter(state))


def senate(state: Trajan) -> None:
    """TR-6.5.1: discs on one space lie on each other."""
    for space in range(LAST_SPACE + 1):
        heights = sorted(mat.height for mat in state.mats if mat.space == space)
        expect(heights == list(range(len(heights))), "tr-wrong-senate", space=space)


# -- 2: set-up --------------------------------------------------------------------------------------------------------

(BEGUN, DEALT, LAID_OUT, TOPS, BAG, CARDS, STARTING_TILES) = range(7)
STEPS = {
    CHOOSE_FIRST: BEGUN,
    **dict.fromkeys(FILLING, DEALT),
    LAY_OUT: LAID_OUT,
    DEAL_MARKER: LAID_OUT,
    DEAL_BONUS: BAG,
    **dict.fromkeys((TURN_UP, PICK_CARD, DRAW_CARD), CARDS),
    PICK_STACK: STARTING_TILES,
    DEAL_STACK: STARTING_TILES,
}
AS_AT_START = (
    *("arch", "supply", "legionnaires", "workers", "leader", "occupied", "sites", "built", "kept", "covered"),
    *("gray", "space"),
)


def set_up(state: Trajan) -> None:
    """TR-2: one step after the other; nobody has more than set-up has given him."""
    after_tiles = state.phase == REVEAL_TOP and state.mats[state.first].yellow
    step = STEPS.get(state.phase, STARTING_TILES if after_tiles else TOPS)
    fits(state, not (state.time or state.crossings or state.gray_ships or any(state.demands)))
    fits(state, not (state.doing or state.repeats) and state.mode == MAIN)
    fresh = Mat()
    for seat, mat in enumerate(in_order(state)):
        fits(state, mat.height == seat)  # TR-2.7
        fits(state, all(getattr(mat, field) == getattr(fresh, field) for field in AS_AT_START))
        fits(state, not (any(mat.tiles) or any(mat.display) or any(mat.points)))
    filled_board(state, step)
    laid_out(state, step)
    turned_tops(state, step)
    first_bonus_tiles(state, step)
    first_cards(state, step)
    first_tiles(state, step)


def in_order(state: Trajan) -> list[Mat]:
    return [state.mats[(state.first + turn) % state.players] for turn in range(state.players)]


def active_is(state: Trajan, turn: int) -> None:
    """It is the turn of the player who comes so many after the first."""
    fits(state, state.active == (state.first + turn) % state.players)


def filled_board(state: Trajan, step: int) -> None:
    """TR-2.2, TR-2.3: provinces, green spaces, yellow ones, then the sites."""
    greens = GREEN_SPACES[state.players]
    spaces = [PROVINCES, greens, YELLOW_SPACES, SITES]
    filled = state.fill if step == DEALT else sum(spaces) if step > DEALT else 0
    parts = []
    for size in spaces:
        parts.append(clamp(filled, size))
        filled -= size
    provinces = [tile != NONE for tile in state.provinces]
    sites = [tile != NONE for tile in state.sites]
    fits(state, provinces == [place < parts[0] for place in range(PROVINCES)])
    fits(state, [sum(state.forum), sum(state.extras)] == parts[1:3])
    fits(state, sites == [place < parts[3] for place in range(SITES)])
    if step == DEALT:
        begun = next(place for place, size in enumerate(spaces) if parts[place] < size)
        fits(state, state.phase == FILLING[begun])
    if step <= DEALT:
        active_is(state, 0)
        fits(state, step == DEALT or state.first == 0)


def laid_out(state: Trajan, step: int) -> None:
    """TR-2.5: two markers in each tray, player by player."""
    done = state.picks if step == LAID_OUT else state.players if step > LAID_OUT else 0
    for turn, mat in enumerate(in_order(state)):
        if step == LAID_OUT and turn == done:
            continue
        fits(state, list(mat.sizes) == [PER_TRAY if turn < done else 0] * TRAYS)
    if step == LAID_OUT:
        active_is(state, done)
        fits(state, done < state.players and state.taken == MARKERS and state.source == TRAYS - 1)
        fits(state, (state.phase == DEAL_MARKER) == bool(state.options & RANDOM_TRAYS))
        sowing(state)


def turned_tops(state: Trajan, step: int) -> None:
    """TR-2.6: one after the other; TR-2.11: of the stacks that a player took from, when he has all his tiles."""
    unturned = [stack for stack, top in enumerate(state.tops) if top == TO_BE_TURNED]
    if step == STARTING_TILES:
        return
    left = len(STACKS) if step < TOPS else len(unturned) if step == TOPS else 0
    fits(state, unturned == list(range(len(STACKS) - left, len(STACKS))))
    if step == TOPS:
        active_is(state, state.players - 1)
        fits(state, left > 0 and not state.picks)


def first_bonus_tiles(state: Trajan, step: int) -> None:
    """TR-2.8: one for each player, then two for the board."""
    given = [count_bits(mat.yellow) for mat in in_order(state)] + [count_bits(state.bonus)]
    count = sum(given)
    if step != BAG:
        count = state.players + BONUS_SPACES if step > BAG else 0
    fits(
        state,
        given == [clamp(count - turn, 1) for turn in range(state.players)] + [max(0, count - state.players)],
    )
    if step == BAG:
        active_is(state, state.players - 1)
        fits(state, count < state.players + BONUS_SPACES)


def first_cards(state: Trajan, step: int) -> None:
    """TR-2.9, TR-2.10: a card on each pile, then three for each player."""
    mats, sizes = in_order(state), list(state.pile_sizes)
    own = [mat.cards for mat in mats]
    if step != CARDS:
        full = step > CARDS
        fits(state, own == [START_CARDS if full else 0] * state.players and sizes == [int(full)] * 2)
        return
    pending = state.phase == DRAW_CARD
    dealt = state.picks - pending
    fits(state, 0 <= dealt <= START_CARDS * state.players)
    fits(state, own == [clamp(dealt - START_CARDS * turn, START_CARDS) for turn in range(state.players)])
    by_choice = not state.options & DEAL_CARDS
    fits(state, by_choice or not any(any(mat.known) for mat in mats))
    if state.phase == TURN_UP:
        right = sizes in ([0, 1], [1, 0]) and by_choice if dealt else sizes in ([0, 0], [1, 0])
        active_is(state, (dealt - 1) // START_CARDS if dealt else state.players - 1)
        fits(state, right and state.resume == SET_UP_CARDS)
        return
    fits(state, sizes == [1, 1] and dealt < START_CARDS * state.players)
    active_is(state, dealt // START_CARDS)
    if pending:
        fits(state, state.resume == SET_UP_CARDS and state.draws == 1)
    else:
        fits(state, by_choice)


def first_tiles(state: Trajan, step: int) -> None:
    """TR-2.11: three of different stacks for the slots II, IV and VI, in this order."""
    taken = state.picks if step == STARTING_TILES else 0
    turning = step == STARTING_TILES and state.phase == REVEAL_TOP
    for turn, mat in enumerate(in_order(state)):
        own = clamp(taken - START_TILES * turn, START_TILES)
        tiles = list(mat.slots)
        there = [slot for slot in range(TRAYS) if tiles[slot] != NONE]
        fits(state, there == sorted(START_SLOTS[:own]))
        expect(
            len({tiles[slot] // PER_STACK for slot in there}) == own,
            "tr-wrong-first-tiles",
            player=player(turn),
        )
    if step != STARTING_TILES:
        return
    who = taken // START_TILES - turning
    fits(state, 0 <= who < state.players and not (turning and taken % START_TILES))
    active_is(state, who)
    from_stacks = {tile // PER_STACK for tile in in_order(state)[who].slots if tile != NONE}
    unturned = {stack for stack, top in enumerate(state.tops) if top == TO_BE_TURNED}
    if turning:
        fits(state, bool(unturned) and unturned <= from_stacks and state.resume == SET_UP_TILES)
        fits(state, min(unturned) == state.stack_to_turn())
    else:
        fits(state, unturned == from_stacks)
        fits(state, (state.phase == DEAL_STACK) == bool(state.options & RANDOM_TILES))


# -- 4 to 11: what is pending in play ---------------------------------------------------------------------------------


def play(state: Trajan) -> None:
    phase = state.phase
    crossed(state)
    if phase == SOW:
        sowing(state)
    elif phase in ACTING:
        acting(state)
    elif phase == REVEAL_DEMAND:
        fits(state, sum(state.demands) < DEMANDS_PER_QUARTER)
    elif phase == MEET_DEMANDS:
        meeting(state)
    elif refilling(state):
        refill(state)
    elif phase == GAME_OVER:
        over(state)


def crossed(state: Trajan) -> None:
    """TR-3.2, TR-9.3: the start has been passed in this turn, by no more than there are markers."""
    spaces = TIME_SPACES[state.players]
    moved = state.crossings * spaces + state.time
    if state.phase in (CHOOSE_TRAY, GAME_OVER):
        fits(state, state.crossings == 0)
    elif state.phase == SOW:
        fits(state, 0 <= moved - state.taken < spaces)
    elif state.phase in ACTING:
        fits(state, moved - MARKERS < spaces)
    else:
        fits(state, moved + spaces - MARKERS < spaces)


def sowing(state: Trajan) -> None:
    """TR-4.3: the markers that are sown lie in the next trays, and in the tray they come from nothing else."""
    held = sum(state.held)
    fits(state, 0 <= state.sown < state.taken and held == state.taken - state.sown)
    mat = state.mats[state.active]
    sizes = list(mat.sizes)
    sown = Counter(tray_of(state, place) for place in range(state.sown))
    fits(state, all(sizes[tray] >= count for tray, count in sown.items()))
    fits(state, sizes[state.source] == sown[state.source] or state.quarter == 0)
    if state.quarter == 0:
        fits(state, sizes == [sown[tray] for tray in range(TRAYS)])
    second = state.sown < 2 * state.doubled() and state.sown % 2 == 1
    fits(state, not state.low or second)
    if state.low:
        fits(state, list(mat.trays)[tray_of(state, state.sown) * COLORS + state.low] > 0)


def tray_of(state: Trajan, place: int) -> int:
    """The tray that gets the marker at this place of the sowing."""
    twice = state.doubled()
    return (state.source + 1 + (place // 2 if place < 2 * twice else place - twice)) % TRAYS


def acting(state: Trajan) -> None:
    """TR-4.5, TR-6, TR-7"""
    phase, mode, doing = state.phase, state.mode, state.doing
    mat = state.mats[state.active]
    fits(state, mode != MAIN or state.repeats == 0)
    if mode in (BONUS, REPEAT_BONUS):  # TR-6.6.4
        fits(
            state,
            any(mat.built_of(kind) == 1 and FIRST_BONUS[kind] == doing for kind in range(len(FIRST_BONUS))),
        )
    fits(state, mode != BONUS or state.repeats == 0)
    repeated = CONSTRUCTION if mode == REPEAT_BONUS else doing
    fits(state, state.repeats < (REPEATS_COVERED if mat.covered >> repeated & 1 else 1))  # TR-7.1
    if phase == COVER_SPACE:
        completed_one(state, mat)
    elif phase == ACT:
        expect(state.possible(doing), "tr-position-no-action", action=ACTIONS[doing])
    elif phase == OFFER_EXTRA:
        offered(state, mat)
    elif phase in (LAID_ONE, LAID_TWO):
        laid(state)
    elif phase == DISCARD_CARD:
        fits(state, doing == SEAPORT and mat.cards > 0)
    else:
        drawing(state, mat)


def completed_one(state: Trajan, mat: Mat) -> None:
    """TR-5.1: the tile beside the target tray has just been completed."""
    fits(state, state.mode == MAIN and list(mat.slots)[state.doing] == NONE)


def offered(state: Trajan, mat: Mat) -> None:
    """TR-7.1, TR-7.3, TR-7.8"""
    fits(state, state.mode in (MAIN, BONUS) and state.possible(state.doing))
    fits(state, state.mode == MAIN or not state.options & NO_EXTRA_AFTER_BONUS)
    tiles = list(mat.tiles)
    fits(state, tiles[EXTRA + state.doing] + tiles[WILD_EXTRA] > 0)


def laid(state: Trajan) -> None:
    """TR-6.1.1: cards are laid in the order of the table."""
    fits(state, state.doing == SEAPORT and state.laid != NONE)
    fits(state, state.phase == LAID_ONE or state.laid <= state.laid_too)


def drawing(state: Trajan, mat: Mat) -> None:
    """What is drawn or turned up, and what goes on then."""
    goes_on = {
        DRAW_CARD: (DO_ACTION, DONE, DISCARDING),
        TURN_UP: (DO_ACTION, DONE, DISCARDING),
        REVEAL_TOP: (DONE,),
    }
    fits(state, state.resume in goes_on[state.phase] and not state.picks)
    if state.resume == DO_ACTION:
        completed_one(state, mat)
    elif state.phase == REVEAL_TOP:
        fits(state, state.doing == TRAJAN and list(state.tops).count(TO_BE_TURNED) == 1)
    else:
        fits(state, state.doing == SEAPORT)
    if state.phase == DRAW_CARD:
        fits(state, state.draws > 0 and state.deck_size > 0)
    elif state.phase == TURN_UP:
        fits(state, state.pile_to_fill() in (LEFT, RIGHT))
        fits(state, state.resume != DISCARDING or mat.cards > 0)


def meeting(state: Trajan) -> None:
    """TR-10.3, TR-10.4: one player after the other; with a wild tile to spare there is a tile for every need."""
    fits(state, sum(state.demands) == DEMANDS_PER_QUARTER and 1 <= state.picks <= state.players)
    fits(state, state.demand_seat == (state.active + state.picks) % state.players)
    fits(state, state.replaceable() > 0)


def refill(state: Trajan) -> None:
    """TR-10.10 to TR-10.14: the senate is empty, and so is the forum but for new tiles."""
    fits(state, state.quarter < QUARTERS and not state.gray_ships)
    fits(state, not any(mat.space or any(list(mat.tiles)[:SENATE_TILES]) for mat in state.mats))
    greens, shown = GREEN_SPACES[state.players], sum(state.forum)
    if state.phase == DEAL_BONUS:
        fits(state, not shown and not any(state.extras))
        removed = state.options & REMOVE_PROVINCE_SENATE
        fits(state, not removed or not any(0 <= tile < SENATE_TILES for tile in state.provinces))
        return
    forum_first = bool(state.options & FORUM_FIRST)
    done = clamp(state.fill - (0 if forum_first else PROVINCES), greens)
    fits(state, shown == done or (shown < done and not state.forum_left))
    fits(state, sum(state.extras) == clamp(state.fill - PROVINCES - greens, YELLOW_SPACES))
    province = state.province_to_fill()
    if state.phase == DEAL_EXTRA:
        fits(state, PROVINCES + greens <= state.fill < PROVINCES + greens + YELLOW_SPACES)
        return
    fits(state, state.fill < PROVINCES + greens and (state.phase == DEAL_PROVINCE) == (province >= 0))
    if province >= 0:
        empty = list(state.provinces)[province] == NONE
        fits(
            state,
            empty and not any(mat.leader == province or mat.occupied >> province & 1 for mat in state.mats),
        )


def over(state: Trajan) -> None:
    """TR-11.4"""
    fits(state, state.quarter == QUARTERS)
    scores = state.scores()
    best = [seat for seat in range(state.players) if scores[seat] == max(scores)]
    votes = bool(state.options & FINAL_VOTES)
    before = state.outranks if votes else state.ahead
    winner = next(one for one in best if all(one == other or before(one, other) for other in best))
    ending = BY_POINTS if len(best) == 1 else BY_VOTES if votes else BY_SENATE
    right = (state.winners, state.ending) == (1 << winner, ending)
    expect(right, "tr-wrong-winner", player=player(winner))
