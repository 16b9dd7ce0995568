"""Any position of the game, set up from what differs from the start of a turn.

    position(mats=[{"trays": {"V": "YB"}, "hand": ["wheat", "wheat"]}, {}], time=10, demands=["bread", "games"])

Everything not named is as at the start of the game, or filled in from what is not used, in the order of the tables:
the first player to move, two markers in each tray, no cards in hand, a tile on each province and in each space of the
forum, all construction tiles on their sites. What no game can lead to raises `BadPosition`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from antiqua.games.game import Option
from antiqua.games.trajan import saved
from antiqua.games.trajan.constants import (
    ACT,
    BONUS_SPACES,
    COLORS,
    DEMANDS_PER_QUARTER,
    EXTRA,
    LAST_SPACE,
    MARKERS,
    PHASES,
    QUARTERS,
    SCORED,
    SITES,
    TOKENS,
    TRAYS,
    YELLOW_SPACES,
)
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
    PROVINCES,
    SHIP,
    SITE_TILE,
    SITE_TILES,
    STACK,
    STACKS,
    TILE,
    TILE_COUNTS,
    TILES,
    TIME_SPACES,
    TRAJAN_TILE,
    TRAJAN_TILES,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.kernel.errors import BadPosition, BadSave

OPTIONS = (
    Option("demand_bonus", ("once", "per_tile")),
    Option("senate_restack", ("votes", "victory_points")),
    Option("province_senate_tiles", ("stay", "removed")),
    Option("wild_demand_counts_for_bonus", (True, False)),
    Option("commodity_deck_empty", ("no_reshuffle", "reshuffle_below_tops")),
    Option("final_tiebreak", ("senate_track", "final_votes")),
    Option("refill_order", ("provinces_first", "forum_first")),
    Option("extra_tile_after_bonus_action", (True, False)),
    Option("negative_vp", ("allowed", "floor_zero")),
    Option("setup_trays", ("choose", "random")),
    Option("setup_cards", ("choose", "deal_from_deck")),
    Option("setup_trajan_tiles", ("choose", "random")),
)
LETTERS = {name[0].upper(): name for name in COLOR_NAMES}


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
    built: list[str] = []
    kept: list[str] = []
    covered: list[str] = []
    hand: list[str] = []
    known: list[str] = []
    display: list[str] = []
    yellow: list[str] | None = None
    gray: list[str] = []
    senate: int = 0
    points: int = 0


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may be told. Seats count from 0; sites from 0 to 19, row by row.

    `provinces` and `sites` say what lies where (None: nothing). `forum` lists the green spaces, `extras` the yellow
    ones. `deck` and `forum_stack` say how many are left, the others being out of play. `tops` names the visible tile
    of a stack (None: the stack is empty). `senate` lists seats from the bottom up, for discs that share a space.
    `decision` is choose_tray, or act with the `action` of the target tray.
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
    facts = read(given)
    players = facts.players if facts.players is not None else max(2, len(facts.mats))
    check_numbers(facts, players)
    check_names(facts)
    facts.mats = [*facts.mats, *(MatFacts() for _ in range(players - len(facts.mats)))]
    try:
        state = saved.restored(table(facts, players))
    except BadSave as error:
        raise BadPosition("error-bad-position", why=error.details["why"]) from None
    if facts.decision == "act" and not state.possible(state.doing):
        raise BadPosition("tr-position-no-action", action=facts.action)
    state.play_forced()
    return state


# -- reading and checking ---------------------------------------------------------------------------------------------


def read(given: dict[str, Any]) -> Facts:
    known = Facts.__struct_fields__
    for name in given:
        if name not in known:
            raise BadPosition("error-position-unknown-field", field=name, fields=list(known))
    try:
        return msgspec.convert(given, Facts)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadPosition("error-position-form", detail=str(error)) from None


def check_numbers(facts: Facts, players: int) -> None:
    within("players", players, 2, 4)
    within("mats", len(facts.mats), 0, players)
    within("to_play", facts.to_play, 0, players - 1)
    within("first", facts.first or 0, 0, players - 1)
    within("quarter", facts.quarter, 1, QUARTERS)
    within("time", facts.time, 0, TIME_SPACES[players] - 1)
    within("demands", len(facts.demands), 0, DEMANDS_PER_QUARTER)
    within("forum", len(facts.forum or []), 0, GREEN_SPACES[players])
    within("extras", len(facts.extras or []), 0, YELLOW_SPACES)
    for site in facts.sites:
        within("sites", site, 0, SITES - 1)
    for mat in facts.mats:
        within("senate", mat.senate, 0, LAST_SPACE)
    if facts.decision not in ("choose_tray", "act"):
        allowed = ["choose_tray", "act"]
        raise BadPosition("error-bad-option-value", option="decision", value=facts.decision, allowed=allowed)


def within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadPosition("error-bad-number", option=field, value=value, allowed=f"{low}–{high}")


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
        known(mat.built, SITE_TILE)
        known(mat.covered, ACTION)
        known([*mat.hand, *mat.known, *mat.display], COMMODITY)
        known([*(mat.yellow or []), *mat.gray], BONUS)


def known(names: Iterable[str | None], table: Mapping[str, object] | Sequence[str]) -> None:
    for name in names:
        if name is not None and name not in table:
            meant = get_close_matches(name, list(table), n=1)
            if meant:
                raise BadPosition("tr-position-unknown-name", name=name, suggestion=meant[0])
            raise BadPosition("tr-position-no-such-name", name=name)


# -- filling in -------------------------------------------------------------------------------------------------------


def table(facts: Facts, players: int) -> saved.Saved:
    first = facts.to_play if facts.first is None else facts.first
    provinces, forum, stack = forum_tiles(facts, players)
    extras, extras_stack = extra_tiles(facts)
    tops, stacks = trajan_stacks(facts)
    bonuses = bonus_tiles(facts)
    return saved.Saved(
        game="trajan",
        version=saved.VERSION,
        players=players,
        options=option_bits(facts.options),
        phase=facts.decision,
        ending=0,
        winners=[],
        active=facts.to_play,
        first=first,
        quarter=facts.quarter,
        time=facts.time,
        crossings=0,
        resume=saved.RESUMES[0],
        draws=0,
        fill=0,
        picks=0,
        sowing=saved.SavedSowing(0, 0, 0, 0, []),
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
        sites=construction_sites(facts),
        tops=tops,
        stacks=stacks,
        bonus=bonuses.pop(),
        demands=sorted(facts.demands, key=ICONS.index),
        demand_stack=spare(ICONS, DEMAND_COUNTS, facts.demands)[3 * (facts.quarter - 1) :],
        gray_ships=facts.gray_ships,
        piles=discard_piles(facts),
        mats=mats(facts, first, bonuses),
    )


def option_bits(given: Mapping[str, Any]) -> int:
    names = [option.name for option in OPTIONS]
    for name in given:
        if name not in names:
            raise BadPosition("error-unknown-option", option=name, game="trajan", options=names)
    return sum(
        1 << bit
        for bit, option in enumerate(OPTIONS)
        if option.values.index(option.read(given.get(option.name, option.default)))
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
    """The tiles on provinces and green spaces, and the stack."""
    owned = Counter(tile for mat in facts.mats for tile in mat.tiles) - yellow_backed(facts)
    free = in_turn(TILES, TILE_COUNTS, [*owned.elements(), *facts.provinces.values(), *(facts.forum or [])])
    empty = {mat.leader for mat in facts.mats} | {name for mat in facts.mats for name in mat.occupied}
    provinces: list[str | None] = []
    for name in PROVINCES:
        if name in facts.provinces:
            provinces.append(facts.provinces[name])
        else:
            provinces.append(None if name in empty else free.pop(0))
    forum = facts.forum
    if forum is None:
        forum = [free.pop(0) for _ in range(min(GREEN_SPACES[players], len(free)))]
    if facts.forum_stack is not None:
        within("forum_stack", facts.forum_stack, 0, len(free))
        free = free[: facts.forum_stack]
    return provinces, sorted(forum, key=TILES.index), sorted(free, key=TILES.index)


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


def construction_sites(facts: Facts) -> list[str | None]:
    """Sites with a worker have lost their tile; the others show what is left, in order."""
    used = [*facts.sites.values(), *(tile for mat in facts.mats for tile in mat.built)]
    free = [tile for tile in SITE_TILES if tile not in used]
    workers = {site for mat in facts.mats for site in mat.sites}
    sites: list[str | None] = []
    for site in range(SITES):
        if site in facts.sites:
            sites.append(facts.sites[site])
        else:
            sites.append(None if site in workers or not free else free.pop(0))
    return sites


def trajan_stacks(facts: Facts) -> tuple[list[str | None], list[str]]:
    used = {tile for mat in facts.mats for tile in [*mat.slots.values(), *mat.kept]}
    tops: list[str | None] = []
    stacks: list[str] = []
    for number, stack in enumerate(STACKS):
        free = [tile.id for tile in TRAJAN_TILES if tile.stack == number and tile.id not in used]
        top = facts.tops.get(stack, free[0] if free else None)
        tops.append(top)
        stacks += [tile for tile in free if top is not None and tile != top]
    return tops, stacks


def bonus_tiles(facts: Facts) -> list[list[str]]:
    """The yellow ones of each player, then those on the board; a player's first one is never gray (TR-2.8)."""
    named = [*(facts.bonus or []), *(name for mat in facts.mats for name in [*(mat.yellow or []), *mat.gray])]
    free = [name for name in BONUSES if name not in named]
    found = [list(mat.yellow) if mat.yellow is not None else [free.pop()] for mat in facts.mats]
    found.append(list(facts.bonus) if facts.bonus is not None else [free.pop() for _ in range(BONUS_SPACES)])
    return [sorted(names, key=BONUSES.index) for names in found]


def discard_piles(facts: Facts) -> tuple[list[str], list[str]]:
    """One card each, unless they are named; with a `deck` of so many, all other cards lie under the left one."""
    used = [name for mat in facts.mats for name in [*mat.hand, *mat.display]]
    if facts.piles is not None:
        piles = facts.piles
    else:
        free = in_turn(COMMODITIES, CARDS_EACH, used)[::-1]
        piles = ([free[0]], [free[1]])
    if facts.deck is None:
        return piles
    left = in_turn(COMMODITIES, CARDS_EACH, [*used, *piles[0], *piles[1]])
    within("deck", facts.deck, 0, len(left))
    return [*left[facts.deck :], *piles[0]], piles[1]


# -- the mats ---------------------------------------------------------------------------------------------------------


def mats(facts: Facts, first: int, bonuses: list[list[str]]) -> list[saved.SavedMat]:
    players = len(facts.mats)
    order = facts.senate
    if order is None:
        order = [(first + step) % players for step in range(players)]
    if sorted(order) != list(range(players)):
        raise BadPosition("error-bad-number", option="senate", value=str(order), allowed=f"0–{players - 1}")
    found = []
    for seat, mat in enumerate(facts.mats):
        below = [other for other in order[: order.index(seat)] if facts.mats[other].senate == mat.senate]
        found.append(saved_mat(mat, bonuses[seat], len(below)))
    return found


def saved_mat(mat: MatFacts, yellow: list[str], height: int) -> saved.SavedMat:
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
        trays=trays(mat.trays),
        slots=slots,
        arch=mat.arch if mat.arch is not None else free[0] if free else saved.CENTRE_NAME,
        supply=supply,
        legionnaires=mat.legionnaires,
        workers=workers,
        leader=mat.leader,
        occupied=sorted(mat.occupied, key=PROVINCES.index),
        sites=sorted(mat.sites),
        tiles=sorted(mat.tiles, key=TILES.index),
        built=sorted(mat.built, key=SITE_TILES.index),
        kept=sorted(mat.kept, key=lambda name: TRAJAN_TILE[name]),
        covered=sorted(mat.covered, key=ACTIONS.index),
        hand=sorted(mat.hand, key=COMMODITIES.index),
        known=sorted(mat.known, key=COMMODITIES.index),
        older=[],
        display=sorted(mat.display, key=COMMODITIES.index),
        yellow=yellow,
        gray=sorted(mat.gray, key=BONUSES.index),
        space=mat.senate,
        height=height,
        points=[mat.points, *[0] * (SCORED - 1)],
    )


def trays(named: Mapping[str, str]) -> list[list[str]]:
    """The trays that are named, and the other markers in the others, as evenly as possible."""
    found = [[LETTERS[letter] for letter in named.get(name, "")] for name in NUMERALS]
    used = Counter(color for tray in found for color in tray)
    for color, count in used.items():
        if count > MARKERS // COLORS:
            raise BadPosition("tr-position-markers", color=color, count=count, limit=MARKERS // COLORS)
    rest = [color for turn in range(2) for color in COLOR_NAMES if used[color] + turn < 2]
    others = [tray for tray in range(TRAYS) if NUMERALS[tray] not in named]
    if rest and not others:
        raise BadPosition("tr-position-markers-left", count=len(rest))
    for number, color in enumerate(rest):
        found[others[number % len(others)]].append(color)
    return [sorted(tray, key=lambda name: COLOR[name]) for tray in found]
