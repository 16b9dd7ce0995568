"""A position as plain data, and back. What is read is checked: data that no position can have is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from antiqua.games.game import Message
from antiqua.games.trajan.constants import (
    CAMP,
    CENTRE,
    COLORS,
    DEAL_MARKER,
    DEMANDS_PER_QUARTER,
    DRAW_CARD,
    ERA_BITS,
    ERAS,
    EXTRA,
    GAME_OVER,
    KINDS,
    LAID_ONE,
    LAID_TWO,
    LAST_SPACE,
    LAY_OUT,
    MARKERS,
    NONE,
    PHASES,
    PICK_STACK,
    PROVINCES,
    QUARTERS,
    REVEAL_TOP,
    SCORED,
    SITES,
    SOW,
    START_TILES,
    TO_BE_TURNED,
    TOKENS,
    TRAYS,
)
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTION,
    ACTIONS,
    BONUS,
    CARDS_EACH,
    COLOR,
    COMMODITIES,
    COMMODITY,
    DEMAND_COUNTS,
    EXTRA_COUNTS,
    ICON,
    ICONS,
    NUMERAL,
    NUMERALS,
    PER_STACK,
    PROVINCE,
    SHIP,
    SHIPS,
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
    bonus_ids,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.games.trajan.tables import PROVINCES as PROVINCE_NAMES
from antiqua.kernel.bits import members
from antiqua.kernel.errors import BadSave
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import Buffer

VERSION: Literal[1] = 1
RESUMES = ("set_up_cards", "set_up_tiles", "act", "done", "discard")
MODES = ("main", "bonus", "repeat", "repeat_bonus")
CENTRE_NAME, CAMP_NAME, UNTURNED = "centre", "camp", "?"
CLOCKWISE = [*NUMERALS, CENTRE_NAME]
STANDS = [*PROVINCE_NAMES, CAMP_NAME]
Seat = Annotated[int, Meta(ge=0, le=3)]
Small = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]


class SavedMat(msgspec.Struct, forbid_unknown_fields=True):
    """One player's mat; of the hand, `known` was seen by all, `older` is from earlier decks, the latest first."""

    trays: Annotated[list[list[str]], Meta(min_length=6, max_length=6)]
    slots: Annotated[list[str | None], Meta(min_length=6, max_length=6)]
    arch: str
    supply: Small
    legionnaires: Small
    workers: Small
    leader: str
    occupied: list[str]
    sites: list[int]
    tiles: list[str]
    built: list[str]
    kept: list[str]
    covered: list[str]
    hand: list[str]
    known: list[str]
    older: Annotated[list[list[str]], Meta(max_length=ERAS - 1)]
    display: list[str]
    yellow: list[str]
    gray: list[str]
    space: Annotated[int, Meta(ge=0, le=LAST_SPACE)]
    height: Seat
    points: Annotated[list[Points], Meta(min_length=SCORED, max_length=SCORED)]


class SavedSowing(msgspec.Struct, forbid_unknown_fields=True):
    """Markers in the hand of the active player; `low` is the colour that the second for the same tray must reach."""

    source: Annotated[int, Meta(ge=0, lt=TRAYS)]
    taken: Annotated[int, Meta(ge=0, le=MARKERS)]
    sown: Annotated[int, Meta(ge=0, le=MARKERS)]
    low: Annotated[int, Meta(ge=0, lt=COLORS)]
    held: list[str]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in a position; the rest (the deck, the bag, sizes) follows from it."""

    game: Literal["trajan"]
    version: Literal[1]
    players: Annotated[int, Meta(ge=2, le=4)]
    options: Annotated[int, Meta(ge=0, lt=1 << 12)]
    phase: str
    ending: Annotated[int, Meta(ge=0, le=3)]
    winners: list[Seat]
    active: Seat
    first: Seat
    quarter: Annotated[int, Meta(ge=0, le=QUARTERS)]
    time: Small
    crossings: Annotated[int, Meta(ge=0, le=2)]
    resume: str
    draws: Annotated[int, Meta(ge=0, le=2)]
    fill: Small
    picks: Annotated[int, Meta(ge=0, le=12)]
    sowing: SavedSowing
    doing: str
    mode: str
    repeats: Annotated[int, Meta(ge=0, le=2)]
    laid: Annotated[list[str], Meta(max_length=2)]
    demand_seat: Seat
    demand_icon: Annotated[int, Meta(ge=0, le=2)]
    provinces: Annotated[list[str | None], Meta(min_length=PROVINCES, max_length=PROVINCES)]
    forum: list[str]
    forum_stack: list[str]
    extras: list[str]
    extras_stack: list[str]
    sites: Annotated[list[str | None], Meta(min_length=SITES, max_length=SITES)]
    tops: Annotated[list[str | None], Meta(min_length=6, max_length=6)]
    stacks: list[str]
    bonus: list[str]
    demands: list[str]
    demand_stack: list[str]
    gray_ships: list[str]
    piles: tuple[list[str], list[str]]
    mats: list[SavedMat]


# -- writing ----------------------------------------------------------------------------------------------------------


def to_dict(state: Trajan) -> dict[str, Any]:
    tops, unseen = list(state.tops), list(state.stacks_unseen)
    saved = Saved(
        game="trajan",
        version=VERSION,
        players=state.players,
        options=state.options,
        phase=PHASES[state.phase],
        ending=state.ending,
        winners=members(state.winners),
        active=state.active,
        first=state.first,
        quarter=state.quarter,
        time=state.time,
        crossings=state.crossings,
        resume=RESUMES[state.resume if state.draws_or_turns() else 0],
        draws=state.draws,
        fill=state.fill,
        picks=state.picks,
        sowing=SavedSowing(
            state.source, state.taken, state.sown, state.low, names_of(state.held, COLOR_NAMES)
        ),
        doing=ACTIONS[state.doing],
        mode=MODES[state.mode],
        repeats=state.repeats,
        laid=[COMMODITIES[kind] for kind in (state.laid, state.laid_too) if kind != NONE],
        demand_seat=state.demand_seat,
        demand_icon=state.demand_icon,
        provinces=[TILES[tile] if tile != NONE else None for tile in state.provinces],
        forum=names_of(state.forum, TILES),
        forum_stack=names_of(state.forum_unseen, TILES),
        extras=names_of(state.extras, TILES[EXTRA:]),
        extras_stack=names_of(state.extras_unseen, TILES[EXTRA:]),
        sites=[SITE_TILES[tile] if tile != NONE else None for tile in state.sites],
        tops=[top_name(stack, tops[stack]) for stack in range(len(STACKS))],
        stacks=[
            tile.id for tile in TRAJAN_TILES if unseen[tile.index // PER_STACK] >> tile.index % PER_STACK & 1
        ],
        bonus=list(bonus_ids(state.bonus)),
        demands=names_of(state.demands, ICONS),
        demand_stack=names_of(state.demands_unseen, ICONS),
        gray_ships=[ship for number, ship in enumerate(SHIPS) if state.gray_ships >> number & 1],
        piles=(state.pile(0), state.pile(1)),
        mats=[saved_mat(state, seat) for seat in range(state.players)],
    )
    data: dict[str, Any] = msgspec.to_builtins(saved)
    return data


def names_of(counts: Iterable[int], names: Sequence[str]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def top_name(stack: int, top: int) -> str | None:
    if top < 0:
        return UNTURNED if top == TO_BE_TURNED else None
    return TRAJAN_TILES[stack * PER_STACK + top].id


def saved_mat(state: Trajan, seat: int) -> SavedMat:
    mat = state.mats[seat]
    trays = list(mat.trays)
    return SavedMat(
        trays=[names_of(trays[COLORS * tray : COLORS * (tray + 1)], COLOR_NAMES) for tray in range(TRAYS)],
        slots=[TRAJAN_TILES[tile].id if tile != NONE else None for tile in mat.slots],
        arch=CLOCKWISE[mat.arch],
        supply=mat.supply,
        legionnaires=mat.legionnaires,
        workers=mat.workers,
        leader=STANDS[mat.leader],
        occupied=[PROVINCE_NAMES[province] for province in members(mat.occupied)],
        sites=members(mat.sites),
        tiles=names_of(mat.tiles, TILES),
        built=[SITE_TILES[tile] for tile in members(mat.built)],
        kept=[TRAJAN_TILES[STACK["demand"] * PER_STACK + tile].id for tile in members(mat.kept)],
        covered=[ACTIONS[action] for action in members(mat.covered)],
        hand=names_of(mat.hand, COMMODITIES),
        known=names_of(mat.known, COMMODITIES),
        older=older_cards(mat),
        display=names_of(mat.display, COMMODITIES),
        yellow=list(bonus_ids(mat.yellow)),
        gray=list(bonus_ids(mat.gray)),
        space=mat.space,
        height=mat.height,
        points=list(mat.points),
    )


def older_cards(mat: Mat) -> list[list[str]]:
    """What was drawn from earlier decks and not shown since, the latest first."""
    found = [
        names_of([mat.drawn_in(era, kind) for kind in range(KINDS)], COMMODITIES) for era in range(1, ERAS)
    ]
    while found and not found[-1]:
        found.pop()
    return found


# -- reading ----------------------------------------------------------------------------------------------------------


def from_dict(data: Any) -> Trajan:
    """The position that `to_dict` wrote; anything else raises `BadSave`."""
    if isinstance(data, dict) and type(data.get("version")) is int and data["version"] > VERSION:
        raise BadSave("error-save-version", version=str(data["version"]), supported=str(VERSION))
    try:
        saved = msgspec.convert(data, Saved)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise damaged("error-damage-form", detail=str(error)) from None
    state = restored(saved)
    check_playable(state)
    return state


def restored(saved: Saved) -> Trajan:
    check_seats(saved)
    check_counts(saved)
    check_mats(saved)
    check_phase(saved)
    state = Trajan(saved.players)
    state.restore([*turn_numbers(saved), *stock_numbers(saved), *mat_numbers(saved)])
    return state


def turn_numbers(saved: Saved) -> list[int]:
    """The first numbers, in the order of `Board.pack`."""
    laid = [number(name, COMMODITY) for name in saved.laid] + [NONE, NONE]
    return [
        saved.players,
        saved.options,
        PHASES.index(saved.phase),
        saved.ending,
        sum(1 << seat for seat in set(saved.winners)),
        saved.active,
        saved.first,
        saved.quarter,
        saved.time,
        saved.crossings,
        RESUMES.index(saved.resume),
        saved.draws,
        saved.fill,
        saved.picks,
        saved.sowing.source,
        saved.sowing.taken,
        saved.sowing.sown,
        saved.sowing.low,
        *counts(saved.sowing.held, COLOR),
        number(saved.doing, ACTION),
        MODES.index(saved.mode),
        saved.repeats,
        laid[0],
        laid[1],
        saved.demand_seat,
        saved.demand_icon,
    ]


def stock_numbers(saved: Saved) -> list[int]:
    """What lies on the board, in the order of `Board.pack_stocks`."""
    extra = {name: index for index, name in enumerate(TILES[EXTRA:])}
    unseen = mask(saved.stacks, TRAJAN_TILE)
    numbers = [optional(name, TILE) for name in saved.provinces]
    numbers += paired(counts(saved.forum, TILE), counts(saved.forum_stack, TILE))
    numbers += paired(counts(saved.extras, extra), counts(saved.extras_stack, extra))
    numbers += [optional(name, SITE_TILE) for name in saved.sites]
    stacks = range(len(STACKS))
    numbers += paired(
        [top_number(stack, saved.tops[stack]) for stack in stacks],
        [unseen >> PER_STACK * stack & 511 for stack in stacks],
    )
    numbers.append(mask(saved.bonus, BONUS))
    numbers += paired(counts(saved.demands, ICON), counts(saved.demand_stack, ICON))
    numbers.append(mask(saved.gray_ships, SHIP))
    for pile in saved.piles:
        numbers += [len(pile), *(number(name, COMMODITY) for name in pile)]
    return numbers


def mat_numbers(saved: Saved) -> list[int]:
    """The mats, in the order of `Mat.pack`."""
    numbers: list[int] = []
    for mat in saved.mats:
        numbers += [count for tray in mat.trays for count in counts(tray, COLOR)]
        numbers += [optional(name, TRAJAN_TILE) for name in mat.slots]
        numbers += [CLOCKWISE.index(mat.arch), mat.supply, mat.legionnaires, mat.workers]
        numbers += [
            STANDS.index(mat.leader),
            mask(mat.occupied, PROVINCE),
            sum(1 << site for site in mat.sites),
        ]
        numbers += counts(mat.tiles, TILE)
        demand = {
            name: place % PER_STACK for name, place in TRAJAN_TILE.items() if name.startswith("demand_")
        }
        numbers += [mask(mat.built, SITE_TILE), mask(mat.kept, demand), mask(mat.covered, ACTION)]
        hands = [
            counts(mat.hand, COMMODITY),
            counts(mat.known, COMMODITY),
            drawn_numbers(mat),
            counts(mat.display, COMMODITY),
        ]
        numbers += [cards[kind] for kind in range(KINDS) for cards in hands]
        numbers += [mask(mat.yellow, BONUS), mask(mat.gray, BONUS), mat.space, mat.height, *mat.points]
    return numbers


def unknown_cards(mat: SavedMat) -> Counter[str] | None:
    """What was drawn from the deck as it now lies there; None where known and older cards are not in the hand."""
    other = Counter(mat.known)
    for era in mat.older:
        other.update(era)
    return None if other - Counter(mat.hand) else Counter(mat.hand) - other


def drawn_numbers(mat: SavedMat) -> list[int]:
    """`Mat.drawn`: for each kind, how many of the hand come from each deck."""
    eras = [counts((unknown_cards(mat) or Counter()).elements(), COMMODITY)]
    eras += [counts(cards, COMMODITY) for cards in mat.older]
    return [sum(cards[kind] << ERA_BITS * era for era, cards in enumerate(eras)) for kind in range(KINDS)]


def damaged(id: str, **args: int | str) -> BadSave:
    return BadSave("error-state-damaged", why=Message(id, dict(args)))


def number(name: str, table: Mapping[str, int]) -> int:
    if name not in table:
        raise damaged("error-damage-name", name=name)
    return table[name]


def optional(name: str | None, table: Mapping[str, int]) -> int:
    return NONE if name is None else number(name, table)


def counts(names: Iterable[str], table: Mapping[str, int]) -> list[int]:
    """How often each thing of the table is named."""
    found = [0] * len(table)
    for name in names:
        found[number(name, table)] += 1
    return found


def mask(names: Iterable[str], table: Mapping[str, int]) -> int:
    """The set of these names; one that is there twice is damage."""
    found = 0
    for name in names:
        bit = 1 << number(name, table)
        if found & bit:
            raise damaged("error-damage-twice", name=name)
        found |= bit
    return found


def paired(ones: Sequence[int], others: Sequence[int]) -> list[int]:
    return [number for pair in zip(ones, others, strict=True) for number in pair]


def top_number(stack: int, name: str | None) -> int:
    if name is None or name == UNTURNED:
        return NONE if name is None else TO_BE_TURNED
    tile = number(name, TRAJAN_TILE)
    if tile // PER_STACK != stack:
        raise damaged("error-damage-name", name=name)
    return tile % PER_STACK


# -- checking ---------------------------------------------------------------------------------------------------------


def check_seats(saved: Saved) -> None:
    """Every seat that is named exists, and the discs in the senate are stacked without gaps."""
    if len(saved.mats) != saved.players:
        raise damaged("error-save-part", part="mats")
    seats = [saved.active, saved.first, saved.demand_seat, *saved.winners]
    if any(seat >= saved.players for seat in seats):
        raise damaged("error-save-part", part="active")
    if saved.time >= TIME_SPACES[saved.players]:
        raise damaged("error-save-part", part="time")
    for space in range(LAST_SPACE + 1):
        heights = sorted(mat.height for mat in saved.mats if mat.space == space)
        if heights != list(range(len(heights))):
            raise damaged("error-save-part", part="height")


def check_counts(saved: Saved) -> None:
    """There is no more of anything than the box holds."""
    mats = saved.mats
    cards = [name for mat in mats for name in [*mat.hand, *mat.display]]
    at_most([*cards, *saved.laid, *saved.piles[0], *saved.piles[1]], COMMODITY, CARDS_EACH)
    owned = [name for mat in mats for name in mat.tiles]
    laid = [name for name in saved.provinces if name is not None]
    extra = [*[0] * EXTRA, *EXTRA_COUNTS]
    both = [one + other for one, other in zip(TILE_COUNTS, extra, strict=True)]
    at_most([*owned, *laid, *saved.forum, *saved.extras, *saved.forum_stack, *saved.extras_stack], TILE, both)
    at_most([*laid, *saved.forum, *saved.forum_stack], TILE, TILE_COUNTS)
    at_most([*saved.extras, *saved.extras_stack], TILE, extra)
    at_most([*saved.demands, *saved.demand_stack], ICON, DEMAND_COUNTS)
    slots = [name for mat in mats for name in [*mat.slots, *mat.kept] if name is not None]
    tops = [name for name in saved.tops if name is not None and name != UNTURNED]
    mask([*slots, *tops, *saved.stacks], TRAJAN_TILE)
    sites = [
        name for name in [*saved.sites, *(name for mat in mats for name in mat.built)] if name is not None
    ]
    mask(sites, SITE_TILE)
    mask([*saved.bonus, *(name for mat in mats for name in [*mat.yellow, *mat.gray])], BONUS)


def at_most(names: Iterable[str], table: Mapping[str, int], limits: Sequence[int]) -> None:
    for name, count in Counter(names).items():
        if count > limits[number(name, table)]:
            raise damaged("tr-damage-too-many", name=name)


def check_mats(saved: Saved) -> None:
    for seat, mat in enumerate(saved.mats):
        tokens = mat.supply + mat.legionnaires + mat.workers + len(mat.occupied) + len(mat.sites)
        if tokens != TOKENS:
            raise damaged("error-save-part", part="supply")
        if len(set(mat.sites)) != len(mat.sites) or not all(0 <= site < SITES for site in mat.sites):
            raise damaged("error-save-part", part="sites")
        held = saved.sowing.held if seat == saved.active else []
        markers = Counter([*held, *(name for tray in mat.trays for name in tray)])
        if any(number(name, COLOR) < 0 or count > 2 for name, count in markers.items()):
            raise damaged("error-save-part", part="trays")
        if saved.quarter and sum(markers.values()) != MARKERS:
            raise damaged("error-save-part", part="trays")
        if unknown_cards(mat) is None:
            raise damaged("error-save-part", part="hand")
        check_arch(mat)


def check_arch(mat: SavedMat) -> None:
    """TR-6.4.2: the arch stands on a free slot, or in the centre when there is none."""
    if mat.arch not in CLOCKWISE or mat.leader not in STANDS:
        raise damaged("error-damage-name", name=mat.arch if mat.arch not in CLOCKWISE else mat.leader)
    full = None not in mat.slots
    place = NUMERAL.get(mat.arch, CENTRE)
    if full != (place == CENTRE) or (place < CENTRE and mat.slots[place] is not None):
        raise damaged("error-save-part", part="arch")
    if STANDS.index(mat.leader) == CAMP and mat.occupied:
        raise damaged("error-save-part", part="leader")


def check_phase(saved: Saved) -> None:
    """What is pending fits the rest."""
    for name, known in ((saved.phase, PHASES), (saved.resume, RESUMES), (saved.mode, MODES)):
        if name not in known:
            raise damaged("error-damage-name", name=name)
    phase = PHASES.index(saved.phase)
    sowing = phase in (SOW, LAY_OUT, DEAL_MARKER)
    laid = {LAID_ONE: 1, LAID_TWO: 2}.get(phase, 0)
    hand = saved.mats[saved.active].hand
    fits = (
        (phase == GAME_OVER) == (saved.ending > 0) == bool(saved.winners)
        and (phase >= PICK_STACK or phase < LAY_OUT or saved.quarter == 0)
        and (saved.quarter == 0 or phase > PICK_STACK or phase < LAY_OUT)
        and sowing == (saved.sowing.taken > 0) == bool(saved.sowing.held)
        and len(saved.sowing.held) == saved.sowing.taken - saved.sowing.sown
        and len(saved.laid) == laid
        and (laid == 0 or saved.doing == "seaport")
        and (phase == DRAW_CARD) == (saved.draws > 0)
        and (phase == REVEAL_TOP or UNTURNED not in saved.tops or saved.quarter == 0)
        and (phase != REVEAL_TOP or UNTURNED in saved.tops)
        and len(saved.demands) <= DEMANDS_PER_QUARTER
        and (PHASES[phase] != "discard_card" or bool(hand))
        and (PHASES[phase] != "choose_bonus_tile" or len(saved.bonus) == 2)
        and (saved.fill == 0 or saved.phase.startswith("deal_"))
        and saved.picks <= START_TILES * saved.players
    )
    if not fits:
        raise damaged("error-damage-phase", phase=saved.phase)


def check_playable(state: Trajan) -> None:
    """Whoever is to play has something to choose from."""
    if state.to_play == OVER:
        return
    options = Buffer()
    state.list_actions(options)
    if options.count < 2:
        raise damaged("error-damage-phase", phase=PHASES[state.phase])
