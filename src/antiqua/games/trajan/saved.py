"""A position as plain data, and back. What is read goes through the checks of `checks.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from antiqua.games import admission
from antiqua.games.admission import Fault, counts, mask, number, optional, seat_mask
from antiqua.games.data import numbered
from antiqua.games.trajan import checks, ledger
from antiqua.games.trajan.constants import (
    ACTIONS as ACTION_COUNT,
)
from antiqua.games.trajan.constants import (
    COLORS,
    DEMANDS_PER_QUARTER,
    EXTRA,
    KINDS,
    LAST_SPACE,
    MARKERS,
    NONE,
    OUTCOMES,
    PHASES,
    PROVINCES,
    QUARTERS,
    SCORED,
    SITES,
    TO_BE_TURNED,
    TOKENS,
    TRAYS,
    UNORDERED,
    YELLOW_SPACES,
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
    GREEN_SPACES,
    ICON,
    ICONS,
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

VERSION: Literal[1] = 1
RESUMES = ("set_up_cards", "set_up_tiles", "act", "done", "discard")
MODES = ("main", "bonus", "repeat", "repeat_bonus")
CENTRE_NAME, CAMP_NAME, UNTURNED = "centre", "camp", "?"
CLOCKWISE = [*NUMERALS, CENTRE_NAME]
STANDS = [*PROVINCE_NAMES, CAMP_NAME]
EXTRA_TILE = numbered(TILES[EXTRA:])
DEMAND_TILES = {
    name: index % PER_STACK for name, index in TRAJAN_TILE.items() if index // PER_STACK == STACK["demand"]
}
SITE_NUMBER = numbered([str(site) for site in range(SITES)])
MOST_PLAYERS = 4
MOST_OLDER = 9  # earlier decks that were told apart
ALL_SPACES = PROVINCES + GREEN_SPACES[MOST_PLAYERS] + YELLOW_SPACES + SITES
ENTRIES = [
    "new deck",
    *(
        f"{seat + 1} {did} {name}"
        for seat in range(MOST_PLAYERS)
        for did in ("draws", "shows")
        for name in COMMODITIES
    ),
]
ENTRY = numbered(ENTRIES)
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Tokens = Annotated[int, Meta(ge=0, le=TOKENS)]
Points = Annotated[int, Meta(ge=-1000, le=1000)]
Cards = Annotated[list[str], Meta(max_length=sum(CARDS_EACH))]
Markers = Annotated[list[str], Meta(max_length=MARKERS)]
Tiles = Annotated[list[str], Meta(max_length=sum(TILE_COUNTS))]


class SavedMat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player's mat; of the hand, `known` was seen by all.

    What was `older`, from earlier decks, the latest first, said positions before there was a `ledger`.
    """

    trays: Annotated[list[Markers], Meta(min_length=TRAYS, max_length=TRAYS)]
    slots: Annotated[list[str | None], Meta(min_length=TRAYS, max_length=TRAYS)]
    arch: str
    supply: Tokens
    legionnaires: Tokens
    workers: Tokens
    leader: str
    occupied: list[str]
    sites: list[int]
    tiles: Tiles
    built: list[str]
    kept: list[str]
    covered: list[str]
    hand: Cards
    known: Cards
    display: Cards
    yellow: list[str]
    gray: list[str]
    space: Annotated[int, Meta(ge=0, le=LAST_SPACE)]
    height: Seat
    points: Annotated[list[Points], Meta(min_length=SCORED, max_length=SCORED)]
    older: Annotated[list[Cards], Meta(max_length=MOST_OLDER)] = []


class SavedSowing(msgspec.Struct, forbid_unknown_fields=True):
    """Markers in the hand of the active player; `low` is the colour that the second for the same tray must reach."""

    source: Annotated[int, Meta(ge=0, lt=TRAYS)]
    taken: Annotated[int, Meta(ge=0, le=MARKERS)]
    sown: Annotated[int, Meta(ge=0, le=MARKERS)]
    low: Annotated[int, Meta(ge=0, lt=COLORS)]
    held: Markers


class Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything in a position; the rest (the deck, the bag, sizes) follows from it.

    The `ledger` says what was drawn and shown since the deck was shuffled anew: `1 draws wheat`, `new deck`.
    """

    game: Literal["trajan"]
    version: Literal[1]
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
    options: Annotated[int, Meta(ge=0, lt=1 << 12)]
    phase: str
    ending: Annotated[int, Meta(ge=0, le=3)]
    winners: list[Seat]
    active: Seat
    first: Seat
    quarter: Annotated[int, Meta(ge=0, le=QUARTERS)]
    time: Annotated[int, Meta(ge=0, lt=TIME_SPACES[MOST_PLAYERS])]
    crossings: Annotated[int, Meta(ge=0, le=2)]
    resume: str
    draws: Annotated[int, Meta(ge=0, le=2)]
    fill: Annotated[int, Meta(ge=0, lt=ALL_SPACES)]
    picks: Annotated[int, Meta(ge=0, le=12)]
    sowing: SavedSowing
    doing: str
    mode: str
    repeats: Annotated[int, Meta(ge=0, le=2)]
    laid: Annotated[list[str], Meta(max_length=2)]
    demand_seat: Seat
    demand_icon: Annotated[int, Meta(ge=0, le=2)]
    provinces: Annotated[list[str | None], Meta(min_length=PROVINCES, max_length=PROVINCES)]
    forum: Tiles
    forum_stack: Tiles
    extras: Tiles
    extras_stack: Tiles
    sites: Annotated[list[str | None], Meta(min_length=SITES, max_length=SITES)]
    tops: Annotated[list[str | None], Meta(min_length=len(STACKS), max_length=len(STACKS))]
    stacks: list[str]
    bonus: list[str]
    demands: Annotated[list[str], Meta(max_length=DEMANDS_PER_QUARTER)]
    demand_stack: Annotated[list[str], Meta(max_length=sum(DEMAND_COUNTS))]
    gray_ships: list[str]
    piles: tuple[Cards, Cards]
    mats: Annotated[list[SavedMat], Meta(min_length=2, max_length=MOST_PLAYERS)]
    unordered: bool = False
    ledger: Annotated[list[str], Meta(max_length=2 * ledger.LENGTH)] = []


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
        mats=[saved_mat(mat) for mat in state.mats],
        unordered=state.unordered,
        ledger=[ENTRIES[number] for number in state.ledger],
    )
    return admission.saved(state, saved)


def names_of(counts: Iterable[int], names: Sequence[str]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def top_name(stack: int, top: int) -> str | None:
    if top < 0:
        return UNTURNED if top == TO_BE_TURNED else None
    return TRAJAN_TILES[stack * PER_STACK + top].id


def saved_mat(mat: Mat) -> SavedMat:
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
        display=names_of(mat.display, COMMODITIES),
        yellow=list(bonus_ids(mat.yellow)),
        gray=list(bonus_ids(mat.gray)),
        space=mat.space,
        height=mat.height,
        points=list(mat.points),
    )


# -- reading ----------------------------------------------------------------------------------------------------------


def restored(saved: Saved) -> Trajan:
    """The position as it is described; whether there can be such a one is not yet checked."""
    if len(saved.mats) != saved.players:
        raise Fault("tr-wrong-mats", count=len(saved.mats), players=saved.players)
    state = Trajan(saved.players)
    rest = [UNORDERED] if saved.unordered else []
    rest += ledger_numbers(saved)
    state.restore([*turn_numbers(saved), *stock_numbers(saved), *mat_numbers(saved), *rest])
    return state


def turn_numbers(saved: Saved) -> list[int]:
    """The first numbers, in the order of `Board.pack`."""
    laid = [number(name, COMMODITY) for name in saved.laid] + [NONE, NONE]
    return [
        saved.players,
        saved.options,
        number(saved.phase, numbered(PHASES)),
        saved.ending,
        seat_mask(saved.winners, saved.players),
        saved.active,
        saved.first,
        saved.quarter,
        saved.time,
        saved.crossings,
        number(saved.resume, numbered(RESUMES)),
        saved.draws,
        saved.fill,
        saved.picks,
        saved.sowing.source,
        saved.sowing.taken,
        saved.sowing.sown,
        saved.sowing.low,
        *counts(saved.sowing.held, COLOR),
        number(saved.doing, ACTION),
        number(saved.mode, numbered(MODES)),
        saved.repeats,
        laid[0],
        laid[1],
        saved.demand_seat,
        saved.demand_icon,
    ]


def stock_numbers(saved: Saved) -> list[int]:
    """What lies on the board, in the order of `Board.pack_stocks`."""
    unseen = mask(saved.stacks, TRAJAN_TILE)
    numbers = [optional(name, TILE) for name in saved.provinces]
    numbers += paired(counts(saved.forum, TILE), counts(saved.forum_stack, TILE))
    numbers += paired(counts(saved.extras, EXTRA_TILE), counts(saved.extras_stack, EXTRA_TILE))
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
        numbers += [number(mat.arch, numbered(CLOCKWISE)), mat.supply, mat.legionnaires, mat.workers]
        numbers += [number(mat.leader, numbered(STANDS)), mask(mat.occupied, PROVINCE)]
        numbers += [mask(map(str, mat.sites), SITE_NUMBER), *counts(mat.tiles, TILE)]
        numbers += [mask(mat.built, SITE_TILE), mask(mat.kept, DEMAND_TILES), mask(mat.covered, ACTION)]
        hands = [counts(cards, COMMODITY) for cards in (mat.hand, mat.known, mat.display)]
        numbers += [cards[kind] for kind in range(KINDS) for cards in hands]
        numbers += [mask(mat.yellow, BONUS), mask(mat.gray, BONUS), mat.space, mat.height, *mat.points]
    return numbers


def ledger_numbers(saved: Saved) -> list[int]:
    """What was drawn and shown since the deck was shuffled anew."""
    if not any(cards for mat in saved.mats for cards in mat.older):
        return [number(text, ENTRY) for text in saved.ledger]
    if saved.ledger:
        raise Fault("tr-wrong-ledger")
    return older_numbers(saved.mats)


def older_numbers(mats: Sequence[SavedMat]) -> list[int]:
    """The ledger of a position that said of each card only how many decks ago it was drawn."""
    numbers: list[int] = []
    for age in range(MOST_OLDER, 0, -1):
        numbers += drawn_by(mat.older[age - 1] if age <= len(mat.older) else [] for mat in mats)
        if numbers:
            numbers.append(ledger.NEW_DECK)
    older = [Counter(name for cards in mat.older for name in cards) for mat in mats]
    numbers += drawn_by(
        (Counter(mat.hand) - Counter(mat.known) - before).elements()
        for mat, before in zip(mats, older, strict=True)
    )
    return numbers


def drawn_by(hands: Iterable[Iterable[str]]) -> list[int]:
    """The entries of cards that the seats have drawn, in the order of the goods."""
    return [
        ledger.entry(seat, ledger.DRAWN, kind)
        for seat, cards in enumerate(hands)
        for kind, count in enumerate(counts(cards, COMMODITY))
        for _ in range(count)
    ]


def paired(ones: Sequence[int], others: Sequence[int]) -> list[int]:
    return [number for pair in zip(ones, others, strict=True) for number in pair]


def top_number(stack: int, name: str | None) -> int:
    if name is None or name == UNTURNED:
        return NONE if name is None else TO_BE_TURNED
    tile = number(name, TRAJAN_TILE)
    if tile // PER_STACK != stack:
        raise Fault("error-damage-name", name=name)
    return tile % PER_STACK


FORM = admission.Form(VERSION, Saved, restored, checks.check, ACTION_COUNT, OUTCOMES)
