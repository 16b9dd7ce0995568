"""Any position of the game, set up from what differs from the start of a turn.

    position(mats=[{"trays": {"V": "YB"}, "hand": ["wheat", "wheat"]}, {}], time=10, demands=["bread", "games"])
    position(decision="pick_card", mats=[{"hand": ["wheat"]}, {}])

Everything not named is as at the start of the game, or filled in from what is not used, in the order of the tables:
the first player to move, two markers in each tray, no cards in hand, a tile on each province and in each space of the
forum, all construction tiles on their sites. In a decision of set-up nothing else can differ from the start than what
has been decided so far. What no game can lead to raises `BadPosition`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from antiqua.games import admission
from antiqua.games.facts import among, exists, in_range, read
from antiqua.games.trajan import saved
from antiqua.games.trajan.checks import ALL_TILES, SPENT_IN_TURNS
from antiqua.games.trajan.constants import (
    ACT,
    BONUS_SPACES,
    CHOOSE_TRAY,
    COLORS,
    DEAL_CARDS,
    DEMANDS_PER_QUARTER,
    EXTRA,
    LAST_SPACE,
    LAY_OUT,
    MARKERS,
    PHASES,
    PICK_CARD,
    PICK_STACK,
    PROVINCES,
    QUARTERS,
    SCORED,
    SITES,
    START_CARDS,
    START_TILES,
    TOKENS,
    TRAYS,
    YELLOW_SPACES,
)
from antiqua.games.trajan.options import OPTIONS, to_bits
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTION,
    ACTIONS,
    BONUS,
    BONUSES,
    CARDS_EACH,
    COLOR,
    COMMODITIES,
    COMMODITY,
    DEMAND_COUNTS,
    EXTRA_COUNTS,
    GREEN_SPACES,
    ICON,
    ICONS,
    NUMERAL,
    NUMERALS,
    PROVINCE,
    SHIP,
    SITE_TILE,
    SITE_TILES,
    STACK,
    STACKS,
    START_SLOTS,
    TILE,
    TILE_COUNTS,
    TILES,
    TIME_SPACES,
    TRAJAN_TILE,
    TRAJAN_TILES,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.games.trajan.tables import PROVINCES as PROVINCE_NAMES
from antiqua.kernel.errors import BadPosition

LETTERS = {name[0].upper(): name for name in COLOR_NAMES}
#: The decisions of set-up, and the option that leaves each to chance.
SET_UP = {
    PHASES[LAY_OUT]: "setup_trays",
    PHASES[PICK_CARD]: "setup_cards",
    PHASES[PICK_STACK]: "setup_trajan_tiles",
}
DECISIONS = (PHASES[CHOOSE_TRAY], PHASES[ACT], *SET_UP)
FIRST_SLOTS = [NUMERALS[slot] for slot in START_SLOTS]
PER_TRAY = MARKERS // TRAYS


class MatFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One player's mat. Trays and slots are named I to VI; markers by the first letters of their colours.

    Trays that are not named share the other markers, as evenly as possible. Tokens that are not named are in the
    supply, unless it says how many are there; then the others have left for the worker camp. `points` are those that
    the track shows.
    """

    trays: dict[str, str] = {}
    slots: dict[str, str] = {}
    arch: str | None = None
    supply: int | None = None
    legionnaires: int = 1
    workers: int = 1
    leader: str = saved.CAMP_NAME
    occupied: list[str] = []
    sites: list[int] = []
    tiles: list[str] = []
    built: list[str] | None = None
    kept: list[str] = []
    covered: list[str] = []
    hand: list[str] = []
    known: list[str] = []
    display: list[str] = []
    yellow: list[str] | None = None
    gray: list[str] | None = None
    senate: int = 0
    points: int = 0


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may be told; the options of the game stand beside it by their names. Seats count from 0; sites
    from 0 to 19, row by row.

    `provinces` and `sites` say what lies where (None: nothing). `forum` lists the green spaces, `extras` the yellow
    ones. `deck` and `forum_stack` say how many are left, the others being out of play. `tops` names the visible tile
    of a stack (None: the stack is empty). `senate` lists seats from the bottom up, for discs that share a space.

    `decision` is choose_tray, or act with the `action` of the target tray, or one of set-up: lay_out_markers, pick_card
    or pick_trajan_tile. Those who decide before `to_play`, from `first` on, have then laid out all their markers, or
    have three cards in hand, or three tiles on the slots II, IV and VI; those after him have none. What he has himself
    so far is what is named: the first trays, cards, the first slots.
    """

    players: int | None = None
    options: dict[str, Any] = {}
    to_play: int = 0
    first: int | None = None
    decision: str = "choose_tray"
    action: str = "seaport"
    quarter: int = 1
    time: int = 0
    demands: list[str] = []
    provinces: dict[str, str | None] = {}
    forum: list[str] | None = None
    forum_stack: int | None = None
    extras: list[str] | None = None
    sites: dict[int, str | None] = {}
    tops: dict[str, str | None] = {}
    bonus: list[str] | None = None
    gray_ships: list[str] = []
    deck: int | None = None
    piles: tuple[list[str], list[str]] | None = None
    senate: list[int] | None = None
    mats: list[MatFacts] = []


def position(**given: Any) -> Trajan:
    """The position that these facts describe, with the forced moves made where somebody has only one option."""
    facts = checked(given)
    with admission.set_up():
        return admission.admitted(table(facts, len(facts.mats)), saved.FORM, Trajan.play_forced)


def checked(given: dict[str, Any]) -> Facts:
    """The facts, if they name things that exist, with a mat for everybody."""
    facts = read(given, Facts, [option.name for option in OPTIONS])
    players = facts.players if facts.players is not None else max(2, len(facts.mats))
    check_numbers(facts, players)
    check_names(facts)
    facts.mats = [*facts.mats, *(MatFacts() for _ in range(players - len(facts.mats)))]
    if facts.decision in SET_UP:
        check_set_up(facts, players)
    return facts


# -- reading and checking ---------------------------------------------------------------------------------------------


def check_numbers(facts: Facts, players: int) -> None:
    in_range("players", players, range(2, 5))
    in_range("mats", len(facts.mats), range(players + 1))
    in_range("to_play", facts.to_play, range(players))
    in_range("first", facts.first or 0, range(players))
    in_range("quarter", facts.quarter, range(1, QUARTERS + 1))
    in_range("time", facts.time, range(TIME_SPACES[players]))
    in_range("demands", len(facts.demands), range(DEMANDS_PER_QUARTER + 1))
    in_range("forum", len(facts.forum or []), range(GREEN_SPACES[players] + 1))
    in_range("extras", len(facts.extras or []), range(YELLOW_SPACES + 1))
    for site in facts.sites:
        in_range("sites", site, range(SITES))
    for mat in facts.mats:
        in_range("senate", mat.senate, range(LAST_SPACE + 1))
    among("decision", facts.decision, DECISIONS)


def check_names(facts: Facts) -> None:
    """Everything named exists."""
    tiles = [
        *facts.provinces.values(),
        *(facts.forum or []),
        *(tile for mat in facts.mats for tile in mat.tiles),
    ]
    known(tiles, TILE)
    known(facts.extras or [], dict.fromkeys(TILES[EXTRA:], 0))
    known(facts.provinces, PROVINCE)
    known([facts.action], ACTION)
    known(facts.demands, ICON)
    known(facts.gray_ships, SHIP)
    known(facts.tops, STACK)
    known(facts.tops.values(), TRAJAN_TILE)
    known(facts.sites.values(), SITE_TILE)
    known(facts.bonus or [], BONUS)
    for pile in facts.piles or ():
        known(pile, COMMODITY)
    for mat in facts.mats:
        known([*mat.trays, *mat.slots], NUMERAL)
        known([letter for letters in mat.trays.values() for letter in letters], LETTERS)
        known([*mat.slots.values(), *mat.kept], TRAJAN_TILE)
        known([] if mat.arch is None else [mat.arch], [*NUMERAL, saved.CENTRE_NAME])
        known([mat.leader], [*PROVINCE, saved.CAMP_NAME])
        known(mat.occupied, PROVINCE)
        known(mat.built or [], SITE_TILE)
        known(mat.covered, ACTION)
        known([*mat.hand, *mat.known, *mat.display], COMMODITY)
        known([*(mat.yellow or []), *(mat.gray or [])], BONUS)


def known(names: Iterable[str | None], table: Mapping[str, object] | Sequence[str]) -> None:
    for name in names:
        if name is not None:
            exists(name, table, "tr-position-unknown-name", "tr-position-no-such-name")


# -- set-up -----------------------------------------------------------------------------------------------------------

#: What is as at the start during all of set-up, the players' things apart; then what is so until a later decision.
AS_AT_START = ["quarter", "time", "demands", "gray_ships", "deck", "forum_stack"]
OWN_AS_AT_START = [
    *("arch", "supply", "legionnaires", "workers", "leader", "occupied", "sites", "tiles", "built", "kept"),
    *("covered", "display", "gray", "senate", "points"),
]
LATER = {PHASES[LAY_OUT]: ["tops", "bonus", "piles"], PHASES[PICK_CARD]: [], PHASES[PICK_STACK]: []}
OWN_LATER = {
    PHASES[LAY_OUT]: ["hand", "known", "yellow", "slots"],
    PHASES[PICK_CARD]: ["slots"],
    PHASES[PICK_STACK]: [],
}


def check_set_up(facts: Facts, players: int) -> None:
    """TR-2: the board is full, and nobody has more than set-up has given him."""
    option = SET_UP[facts.decision]
    if to_bits({**facts.options, option: "choose"}) != to_bits(facts.options):
        value = str(facts.options[option])
        raise BadPosition("error-bad-option-value", option=option, value=value, allowed=["choose"])
    differs(facts, Facts(), [*AS_AT_START, *LATER[facts.decision]])
    for name, whole, given in (
        ("forum", GREEN_SPACES[players], facts.forum),
        ("extras", YELLOW_SPACES, facts.extras),
        ("bonus", BONUS_SPACES, facts.bonus),
        *(("piles", 1, pile) for pile in facts.piles or ()),  # TR-8.7
    ):
        if given is not None:
            in_range(name, len(given), range(whole, whole + 1))
    if facts.senate is not None and facts.senate != in_order(facts, players):  # TR-2.7
        raise BadPosition("tr-position-set-up", field="senate")
    for name, places in (("provinces", facts.provinces), ("sites", facts.sites), ("tops", facts.tops)):
        if None in places.values():
            raise BadPosition("tr-position-set-up", field=name)
    for turn, seat in enumerate(in_order(facts, players)):
        check_decided(facts, facts.mats[seat], turn - decided(facts, players))


def differs(given: msgspec.Struct, start: msgspec.Struct, fields: Iterable[str]) -> None:
    for field in fields:
        if getattr(given, field) != getattr(start, field):
            raise BadPosition("tr-position-set-up", field=field)


def first_player(facts: Facts) -> int:
    return facts.to_play if facts.first is None else facts.first


def in_order(facts: Facts, players: int) -> list[int]:
    return [(first_player(facts) + turn) % players for turn in range(players)]


def decided(facts: Facts, players: int) -> int:
    """How many players have decided what is to be decided in set-up before the one who is to play."""
    return (facts.to_play - first_player(facts)) % players


def check_decided(facts: Facts, mat: MatFacts, turn: int) -> None:
    """What one player has by now; `turn` is negative for those who have decided, 0 for the one who is to play."""
    differs(mat, MatFacts(), [*OWN_AS_AT_START, *OWN_LATER[facts.decision]])
    if mat.yellow is not None:
        in_range("yellow", len(mat.yellow), range(1, 2))
    if facts.decision == PHASES[LAY_OUT] and turn >= 0:
        check_laying(mat, turn)
        return
    if any(len(tray) != PER_TRAY for tray in trays(mat.trays)):  # TR-2.5
        raise BadPosition("tr-position-two-markers", count=PER_TRAY)
    if facts.decision == PHASES[PICK_CARD]:
        part_of("hand", len(mat.hand), START_CARDS, turn)
    elif facts.decision == PHASES[PICK_STACK]:
        part_of("hand", len(mat.hand), START_CARDS, -1)
        part_of("slots", len(mat.slots), START_TILES, turn)
        stacks = {TRAJAN_TILES[TRAJAN_TILE[tile]].stack for tile in mat.slots.values()}
        if set(mat.slots) != set(FIRST_SLOTS[: len(mat.slots)]) or len(stacks) < len(mat.slots):
            raise BadPosition("tr-position-first-tiles")
    if mat.known and to_bits(facts.options) & DEAL_CARDS:
        raise BadPosition("tr-position-set-up", field="known")


def part_of(field: str, count: int, whole: int, turn: int) -> None:
    """Who has decided has all, who is about to has a part, who will has nothing."""
    least, most = (whole, whole) if turn < 0 else (0, whole - 1) if turn == 0 else (0, 0)
    in_range(field, count, range(least, most + 1))


def check_laying(mat: MatFacts, turn: int) -> None:
    """TR-2.5: two markers for each tray, one tray after the other, the earlier colour first."""
    laid = [mat.trays.get(name, "") for name in NUMERALS]
    count = sum(map(len, laid))
    part_of("trays", count, MARKERS, turn)
    wanted = [min(PER_TRAY, max(0, count - PER_TRAY * tray)) for tray in range(TRAYS)]
    left = held(mat)
    alone = [COLOR[LETTERS[tray]] for tray in laid if len(tray) == 1]
    if [len(tray) for tray in laid] != wanted or (alone and alone[0] > max(COLOR[name] for name in left)):
        raise BadPosition("tr-position-laying", count=PER_TRAY)


def held(mat: MatFacts) -> list[str]:
    """The markers that a player has not laid out yet."""
    laid = Counter(LETTERS[letter] for tray in mat.trays.values() for letter in tray)
    too_many(laid)
    return [color for color in COLOR_NAMES for _ in range(MARKERS // COLORS - laid[color])]


def sowing(facts: Facts) -> saved.SavedSowing:
    """Laying out is like sowing all markers from the last tray."""
    if facts.decision != PHASES[LAY_OUT]:
        return saved.SavedSowing(0, 0, 0, 0, [])
    mat = facts.mats[facts.to_play]
    left = held(mat)
    alone = [COLOR[LETTERS[tray]] for tray in mat.trays.values() if len(tray) == 1]
    return saved.SavedSowing(TRAYS - 1, MARKERS, MARKERS - len(left), alone[0] if alone else 0, left)


def picks(facts: Facts, players: int) -> int:
    """How much of a decision of set-up has been decided by all."""
    mat = facts.mats[facts.to_play]
    each, own = {
        PHASES[LAY_OUT]: (1, 0),
        PHASES[PICK_CARD]: (START_CARDS, len(mat.hand)),
        PHASES[PICK_STACK]: (START_TILES, len(mat.slots)),
    }.get(facts.decision, (0, 0))
    return each * decided(facts, players) + own


# -- filling in -------------------------------------------------------------------------------------------------------


def table(facts: Facts, players: int) -> saved.Saved:
    first = first_player(facts)
    provinces, forum, stack = forum_tiles(facts, players)
    extras, extras_stack = extra_tiles(facts)
    tops, stacks = trajan_stacks(facts)
    sites, built = construction_sites(facts)
    bonuses = bonus_tiles(facts)
    return saved.Saved(
        game="trajan",
        version=saved.VERSION,
        players=players,
        options=to_bits(facts.options),
        phase=facts.decision,
        ending=0,
        winners=[],
        active=facts.to_play,
        first=first,
        quarter=0 if facts.decision in SET_UP else facts.quarter,
        time=facts.time,
        crossings=0,
        resume=saved.RESUMES[0],
        draws=0,
        fill=0,
        picks=picks(facts, players),
        sowing=sowing(facts),
        doing=facts.action if facts.decision == PHASES[ACT] else ACTIONS[0],
        mode=saved.MODES[0],
        repeats=0,
        laid=[],
        demand_seat=0,
        demand_icon=0,
        provinces=provinces,
        forum=forum,
        forum_stack=stack,
        extras=extras,
        extras_stack=extras_stack,
        sites=sites,
        tops=tops,
        stacks=stacks,
        bonus=sorted(bonuses.board, key=BONUSES.index),
        demands=sorted(facts.demands, key=ICONS.index),
        demand_stack=spare(ICONS, DEMAND_COUNTS, facts.demands)[3 * (facts.quarter - 1) :],
        gray_ships=facts.gray_ships,
        piles=discard_piles(facts),
        mats=mats(facts, first, built, bonuses),
    )


def spare(names: Sequence[str], counts: Sequence[int], used: Iterable[str | None]) -> list[str]:
    """What is left of each thing; what is used too often, the check of the whole position finds."""
    gone = Counter(used)
    return [
        name for name, count in zip(names, counts, strict=True) for _ in range(max(0, count - gone[name]))
    ]


def in_turn(names: Sequence[str], counts: Sequence[int], used: Iterable[str | None]) -> list[str]:
    """What is left, one of each kind after another."""
    left = Counter(spare(names, counts, used))
    return [name for turn in range(max(counts)) for name in names if left[name] > turn]


def yellow_backed(facts: Facts) -> Counter[str]:
    """The owned extra action tiles that come from the yellow stack: those that the forum stack does not have."""
    owned = Counter(tile for mat in facts.mats for tile in mat.tiles if tile in TILES[EXTRA:])
    shown = Counter([*facts.provinces.values(), *(facts.forum or [])])
    return Counter({name: max(0, owned[name] - max(0, 1 - shown[name])) for name in owned})


def forum_tiles(facts: Facts, players: int) -> tuple[list[str | None], list[str], list[str]]:
    """The tiles on provinces and green spaces, and the stack.

    What players have was taken from there, so in an early quarter not all spaces can still be full.
    """
    owned = Counter(tile for mat in facts.mats for tile in mat.tiles) - yellow_backed(facts)
    free = in_turn(TILES, TILE_COUNTS, [*owned.elements(), *facts.provinces.values(), *(facts.forum or [])])
    dealt = PROVINCES * facts.quarter + GREEN_SPACES[players] * facts.quarter
    named = sum(tile is not None for tile in facts.provinces.values()) + len(facts.forum or [])
    room = max(0, dealt - owned.total() - named)
    empty = {mat.leader for mat in facts.mats} | {name for mat in facts.mats for name in mat.occupied}
    provinces: list[str | None] = []
    for name in PROVINCE_NAMES:
        if name in facts.provinces:
            provinces.append(facts.provinces[name])
        else:
            laid = free.pop(0) if name not in empty and room and free else None
            provinces.append(laid)
            room -= laid is not None
    forum = facts.forum
    if forum is None:
        forum = [free.pop(0) for _ in range(min(GREEN_SPACES[players], len(free), room))]
    stack = forum_stack(facts, players, free)
    return provinces, sorted(forum, key=TILES.index), sorted(stack, key=TILES.index)


def forum_stack(facts: Facts, players: int, free: list[str]) -> list[str]:
    """What is left of the stack; first of all, tiles that are spent in turns have left the game."""
    size = facts.forum_stack
    if size is None:
        size = min(len(free), max(0, ALL_TILES - PROVINCES - GREEN_SPACES[players] * facts.quarter))
    in_range("forum_stack", size, range(len(free) + 1))
    stay = sorted(free, key=lambda name: TILE[name] in SPENT_IN_TURNS)
    return stay[:size]


def extra_tiles(facts: Facts) -> tuple[list[str], list[str]]:
    """The tiles on yellow spaces and those for later quarters; no more can have come than three a quarter (TR-1.5)."""
    names = TILES[EXTRA:]
    owned = yellow_backed(facts)
    free = in_turn(names, EXTRA_COUNTS, [*owned.elements(), *(facts.extras or [])])
    come = YELLOW_SPACES * facts.quarter - owned.total()
    shown = facts.extras
    if shown is None:
        shown = [free.pop(0) for _ in range(max(0, min(YELLOW_SPACES, come)))]
    if len(shown) > come:
        raise BadPosition("tr-position-extra-tiles", count=len(shown) + owned.total())
    later = YELLOW_SPACES * (QUARTERS - facts.quarter)
    return sorted(shown, key=names.index), sorted(free[:later], key=names.index)


def construction_sites(facts: Facts) -> tuple[list[str | None], list[list[str]]]:
    """What lies on the sites, and what each player has built (TR-6.6.3).

    Sites with a worker have lost their tile; the others show what is left, in order. What then remains is with the
    players of whom it is not said what they have built.
    """
    named = [*facts.sites.values(), *(tile for mat in facts.mats for tile in mat.built or [])]
    free = [tile for tile in SITE_TILES if tile not in named]
    workers = {site for mat in facts.mats for site in mat.sites}
    sites: list[str | None] = []
    for site in range(SITES):
        if site in facts.sites:
            sites.append(facts.sites[site])
        else:
            sites.append(None if site in workers or not free else free.pop(0))
    built = [list(mat.built or []) for mat in facts.mats]
    for seat in first_builders(facts):
        if free:
            built[seat].append(free.pop(0))
    return sites, built


def first_builders(facts: Facts) -> list[int]:
    """Who built first on a site, for those of whom it is not said what they have built."""
    left = [len(mat.built) if mat.built is not None else SITES for mat in facts.mats]
    found = []
    there = {
        site: [seat for seat, mat in enumerate(facts.mats) if site in mat.sites]
        for mat in facts.mats
        for site in mat.sites
    }
    for seats in sorted(there.values(), key=len):
        named = [seat for seat in seats if facts.mats[seat].built is not None and left[seat]]
        unnamed = [seat for seat in seats if facts.mats[seat].built is None]
        if named:
            left[named[0]] -= 1
        else:
            found += unnamed[:1]
    return found


def unturned_stacks(facts: Facts) -> set[int]:
    """Before the first cards no top is turned up; while a player takes his first tiles, none of theirs (TR-2.11)."""
    if facts.decision == PHASES[LAY_OUT]:
        return set(range(len(STACKS)))
    if facts.decision == PHASES[PICK_STACK]:
        return {TRAJAN_TILES[TRAJAN_TILE[tile]].stack for tile in facts.mats[facts.to_play].slots.values()}
    return set()


def trajan_stacks(facts: Facts) -> tuple[list[str | None], list[str]]:
    """The tops and what lies below; every +2 marker was brought by a tile that is gone (TR-5.1)."""
    unturned = unturned_stacks(facts)
    used = {tile for mat in facts.mats for tile in [*mat.slots.values(), *mat.kept]}
    tops: list[str | None] = []
    stacks: list[str] = []
    for number, stack in enumerate(STACKS):
        free = [tile.id for tile in TRAJAN_TILES if tile.stack == number and tile.id not in used]
        if number in unturned:
            if stack in facts.tops:
                raise BadPosition("tr-position-unturned", stack=stack)
            tops.append(saved.UNTURNED)
            stacks += free
            continue
        top = facts.tops.get(stack, free[0] if free else None)
        tops.append(top)
        below = [tile for tile in free if top is not None and tile != top]
        if stack == "plus_two":
            completed = sum(len(mat.covered) for mat in facts.mats)
            below = below[: max(0, len(below) - completed)]
        stacks += below
    return tops, stacks


class Bonuses(NamedTuple):
    """Bonus tiles: the yellow and the gray ones of each player, and those on the board."""

    yellow: list[list[str]]
    gray: list[list[str]]
    board: list[str]


def bonus_tiles(facts: Facts) -> Bonuses:
    """One for each player, two for the board, and those of earlier quarters (TR-2.8, TR-10.9).

    Where it is not said what a player has, he has what nobody else is said to have.
    """
    mats = facts.mats
    if facts.decision == PHASES[LAY_OUT]:
        return Bonuses([[] for _ in mats], [[] for _ in mats], [])
    named = [name for mat in mats for name in [*(mat.yellow or []), *(mat.gray or [])]]
    free = [name for name in BONUSES if name not in [*named, *(facts.bonus or [])]]
    yellow = [list(mat.yellow) if mat.yellow is not None else [free.pop()] for mat in mats]
    gray = [list(mat.gray or []) for mat in mats]
    board = list(facts.bonus) if facts.bonus is not None else [free.pop() for _ in range(BONUS_SPACES)]
    done = facts.quarter - 1
    for tiles, open_to, right in (
        (yellow, [seat for seat, mat in enumerate(mats) if mat.yellow is None], len(mats) + done),
        (gray, [seat for seat, mat in enumerate(mats) if mat.gray is None], done),
    ):
        for _ in range(right - sum(map(len, tiles))):
            if open_to and free:
                fewest = max(open_to, key=lambda seat: (-len(yellow[seat]) - len(gray[seat]), seat))
                tiles[fewest].append(free.pop())
    return Bonuses(yellow, gray, board)


def discard_piles(facts: Facts) -> tuple[list[str], list[str]]:
    """One card each, unless they are named; with a `deck` of so many, all other cards lie under the left one."""
    if facts.decision == PHASES[LAY_OUT]:
        return [], []
    used = [name for mat in facts.mats for name in [*mat.hand, *mat.display]]
    if facts.piles is not None:
        piles = facts.piles
    else:
        free = in_turn(COMMODITIES, CARDS_EACH, used)[::-1]
        piles = ([free[0]], [free[1]])
    if facts.deck is None:
        return piles
    left = in_turn(COMMODITIES, CARDS_EACH, [*used, *piles[0], *piles[1]])
    in_range("deck", facts.deck, range(len(left) + 1))
    return [*left[facts.deck :], *piles[0]], piles[1]


# -- the mats ---------------------------------------------------------------------------------------------------------


def mats(facts: Facts, first: int, built: list[list[str]], bonuses: Bonuses) -> list[saved.SavedMat]:
    players = len(facts.mats)
    order = facts.senate
    if order is None:
        order = [(first + step) % players for step in range(players)]
    if sorted(order) != list(range(players)):
        raise BadPosition("error-bad-number", option="senate", value=str(order), allowed=f"0–{players - 1}")
    found = []
    for seat, mat in enumerate(facts.mats):
        below = [other for other in order[: order.index(seat)] if facts.mats[other].senate == mat.senate]
        laying = facts.decision == PHASES[LAY_OUT] and (seat - first) % players >= decided(facts, players)
        one = saved_mat(mat, len(below), laying)
        one.built = sorted(built[seat], key=SITE_TILES.index)
        one.yellow = sorted(bonuses.yellow[seat], key=BONUSES.index)
        one.gray = sorted(bonuses.gray[seat], key=BONUSES.index)
        found.append(one)
    return found


def saved_mat(mat: MatFacts, height: int, laying: bool) -> saved.SavedMat:
    slots = [mat.slots.get(name) for name in NUMERALS]
    free = [name for name, tile in zip(NUMERALS, slots, strict=True) if tile is None]
    used = len(mat.occupied) + len(mat.sites) + mat.legionnaires + mat.workers
    supply, workers = mat.supply, mat.workers
    if supply is None:
        supply = TOKENS - used
    else:
        workers += max(0, TOKENS - used - supply)
    if used + max(0, mat.supply or 0) > TOKENS or min(supply, mat.workers, mat.legionnaires) < 0:
        raise BadPosition("tr-position-tokens", count=used + max(0, mat.supply or 0), limit=TOKENS)
    return saved.SavedMat(
        trays=named_trays(mat.trays) if laying else trays(mat.trays),
        slots=slots,
        arch=mat.arch if mat.arch is not None else free[0] if free else saved.CENTRE_NAME,
        supply=supply,
        legionnaires=mat.legionnaires,
        workers=workers,
        leader=mat.leader,
        occupied=sorted(mat.occupied, key=PROVINCE_NAMES.index),
        sites=sorted(mat.sites),
        tiles=sorted(mat.tiles, key=TILES.index),
        built=[],
        kept=sorted(mat.kept, key=lambda name: TRAJAN_TILE[name]),
        covered=sorted(mat.covered, key=ACTIONS.index),
        hand=sorted(mat.hand, key=COMMODITIES.index),
        known=sorted(mat.known, key=COMMODITIES.index),
        display=sorted(mat.display, key=COMMODITIES.index),
        yellow=[],
        gray=[],
        space=mat.senate,
        height=height,
        points=[mat.points, *[0] * (SCORED - 1)],
    )


def named_trays(named: Mapping[str, str]) -> list[list[str]]:
    """What is in the trays that are named, in the order of the colours."""
    found = [[LETTERS[letter] for letter in named.get(name, "")] for name in NUMERALS]
    return [sorted(tray, key=lambda name: COLOR[name]) for tray in found]


def too_many(used: Counter[str]) -> None:
    for color, count in used.items():
        if count > MARKERS // COLORS:
            raise BadPosition("tr-position-markers", color=color, count=count, limit=MARKERS // COLORS)


def trays(named: Mapping[str, str]) -> list[list[str]]:
    """The trays that are named, and the other markers in the others, as evenly as possible."""
    found = named_trays(named)
    used = Counter(color for tray in found for color in tray)
    too_many(used)
    rest = [color for turn in range(2) for color in COLOR_NAMES if used[color] + turn < 2]
    others = [tray for tray in range(TRAYS) if NUMERALS[tray] not in named]
    if rest and not others:
        raise BadPosition("tr-position-markers-left", count=len(rest))
    for number, color in enumerate(rest):
        found[others[number % len(others)]].append(color)
    return [sorted(tray, key=lambda name: COLOR[name]) for tray in found]
