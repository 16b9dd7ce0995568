"""What one seat, or a spectator, may see: built from what is allowed, never by deleting from what is there (TR-8).

Things are named by the ids of `components.toml`, in its order; seats count from 0. Private are the hands: all see how
many cards a hand has, and which of them came from a discard pile; only its owner sees it whole. What lies in the deck
follows from the hands, so of the deck there is only its size, and of the goods how many this viewer has not seen.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from antiqua.games import scoring
from antiqua.games.scoring import Outcome
from antiqua.games.trajan import sowing, words
from antiqua.games.trajan.constants import (
    ACT,
    CATEGORIES,
    CENTRE,
    CHOOSE_BONUS,
    COLORS,
    COVER_SPACE,
    DEAL_BONUS,
    DEAL_EXTRA,
    DEAL_FORUM,
    DEAL_PROVINCE,
    DEMAND_TILE,
    DEMANDS_PER_QUARTER,
    DISCARD_CARD,
    DRAW_CARD,
    ENDINGS,
    EXTRA,
    LAID_ONE,
    LAID_TWO,
    LAY_OUT,
    MEET_DEMANDS,
    NONE,
    OFFER_EXTRA,
    PHASES,
    SITES,
    SOW,
    TRAYS,
    WILD_DEMAND,
)
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTIONS,
    CARDS_EACH,
    COLUMNS,
    COMMODITIES,
    ICONS,
    NUMERALS,
    PENALTY,
    PER_STACK,
    PROVINCE_POINTS,
    PROVINCES,
    SHIPS,
    SITE_TILES,
    STACK,
    STACKS,
    TILES,
    TIME_SPACES,
    TRAJAN_TILES,
    bonus_ids,
    good_ids,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.kernel.bits import members
from antiqua.kernel.seats import OVER

BETWEEN_QUARTERS = (CHOOSE_BONUS, DEAL_BONUS, DEAL_PROVINCE, DEAL_FORUM, DEAL_EXTRA)
IN_ACTION = (COVER_SPACE, ACT, LAID_ONE, LAID_TWO, DISCARD_CARD, OFFER_EXTRA)


class SowingView(msgspec.Struct, frozen=True):
    """What a sowing leads to: the action of the last marker's tray; if a Trajan tile can be completed there, the tile
    and the colours that still have to come (`sure`: they do, whatever is chosen); is it the last turn of its round?
    """

    action: str
    tile: str | None
    wanted: tuple[str, ...]
    sure: bool
    ends_round: bool


class TrayView(msgspec.Struct, frozen=True):
    """A tray of the action circle with the slot beside it; `sowing` is what taking its markers now would lead to."""

    numeral: str
    action: str
    markers: tuple[str, ...]
    tile: str | None
    sowing: SowingView | None


class MatView(msgspec.Struct, frozen=True):
    """One player's mat; `hand` is there for its owner only, `known` are the cards of it that all have seen.

    `running` is what the track of victory points shows; `points` per category and `score` are as if the game ended now;
    `unmet` are the revealed demands that the mat could not meet if the quarter ended now, wild tiles included, and
    `penalty` is what they would cost (TR-10.5).
    """

    seat: int
    trays: tuple[TrayView, ...]
    arch: str | None
    supply: int
    legionnaires: int
    workers: int
    leader: str | None
    occupied: tuple[str, ...]
    sites: tuple[int, ...]
    tiles: tuple[str, ...]
    built: tuple[str, ...]
    kept: tuple[str, ...]
    covered: tuple[str, ...]
    cards: int
    known: tuple[str, ...]
    hand: tuple[str, ...] | None
    display: tuple[str, ...]
    yellow: tuple[str, ...]
    gray: tuple[str, ...]
    space: int
    height: int
    votes: int
    unmet: tuple[str, ...]
    penalty: int
    running: int
    points: dict[str, int]
    score: int


class ProvinceView(msgspec.Struct, frozen=True):
    """A province: its points for the next legionnaire of somebody new, its tile, whose figures are there."""

    province: str
    value: int
    tile: str | None
    leaders: tuple[int, ...]
    legionnaires: tuple[int, ...]


class SiteView(msgspec.Struct, frozen=True):
    site: int
    row: int
    column: int
    tile: str | None
    workers: tuple[int, ...]


class StackView(msgspec.Struct, frozen=True):
    """A stack of Trajan tiles: the visible one, and those that may lie below."""

    stack: str
    top: str | None
    below: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """Where the active player stands in his turn.

    `held` are the markers still to be sown, the next one into `into`; they were `taken` from `source`, and `sowing`
    says what they lead to; `action` is the one being performed, `mode` says why (the target tray, a bonus, a
    repetition), `repeats` how many repetitions are left; `laid` are the cards put down to be played or shipped;
    `drawing` is how many cards are still to be drawn.
    """

    held: tuple[str, ...]
    into: str | None
    source: str | None
    taken: int
    sowing: SowingView | None
    action: str | None
    mode: str | None
    repeats: int
    laid: tuple[str, ...]
    drawing: int


class View(msgspec.Struct, frozen=True):
    """The whole table as `viewer` sees it.

    `rounds` are the rounds of this quarter that have ended; `unseen_demands` and `bag` are what nobody has seen yet,
    the removed demand tiles included; `unseen_goods` are the cards of each kind that this viewer does not see: they are
    in the deck or in the hands of others; `ranking` are the seats by their votes, if the quarter ended now (TR-10.8).
    """

    game: str
    viewer: int
    phase: str
    to_play: int
    active: int
    first: int
    quarter: int
    rounds: int
    time: int
    time_spaces: int
    demands: tuple[str, ...]
    unseen_demands: tuple[str, ...]
    demand: str | None
    provinces: tuple[ProvinceView, ...]
    forum: tuple[str, ...]
    extras: tuple[str, ...]
    forum_stack: int
    unseen_forum: tuple[str, ...]
    sites: tuple[SiteView, ...]
    stacks: tuple[StackView, ...]
    bonus: tuple[str, ...]
    bag: tuple[str, ...]
    gray_ships: tuple[str, ...]
    deck: int
    piles: tuple[tuple[str, ...], ...]
    unseen_goods: dict[str, int]
    senate: tuple[tuple[int, ...], ...]
    ranking: tuple[int, ...]
    turn: Turn
    mats: tuple[MatView, ...]
    outcome: Outcome | None


def view(state: Trajan, seat: int) -> View:
    """What `seat` (or `SPECTATOR`) may see."""
    return View(
        game="trajan",
        viewer=seat,
        phase=PHASES[state.phase],
        to_play=state.to_play,
        active=state.active,
        first=state.first,
        quarter=state.quarter,
        rounds=rounds_ended(state),
        time=state.time,
        time_spaces=TIME_SPACES[state.players],
        demands=named(state.demands, ICONS),
        unseen_demands=named(state.demands_unseen, ICONS),
        demand=ICONS[state.demand_icon] if state.phase == MEET_DEMANDS else None,
        provinces=tuple(province_view(state, province) for province in range(len(PROVINCES))),
        forum=named(state.forum, TILES),
        extras=named(state.extras, TILES[EXTRA:]),
        forum_stack=state.forum_left,
        unseen_forum=named(state.forum_unseen, TILES),
        sites=tuple(site_view(state, site) for site in range(SITES)),
        stacks=tuple(stack_view(state, stack) for stack in range(len(STACKS))),
        bonus=bonus_ids(state.bonus),
        bag=bonus_ids(state.bag),
        gray_ships=tuple(SHIPS[ship] for ship in members(state.gray_ships)),
        deck=state.deck_size,
        piles=(tuple(state.pile(0)), tuple(state.pile(1))),
        unseen_goods=unseen_goods(state, seat),
        senate=tuple(discs(state, space) for space in range(8)),
        ranking=tuple(state.ranked(rank) for rank in range(state.players)),
        turn=turn_view(state),
        mats=tuple(mat_view(state, owner, seat) for owner in range(state.players)),
        outcome=scoring.outcome(state, ENDINGS, words.ending),
    )


def named(counts: list[int], names: list[str]) -> tuple[str, ...]:
    """Each name as often as it is counted."""
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


# -- the board --------------------------------------------------------------------------------------------------------


def province_view(state: Trajan, province: int) -> ProvinceView:
    there = tuple(seat for seat, mat in enumerate(state.mats) if mat.occupied >> province & 1)
    leaders = tuple(seat for seat, mat in enumerate(state.mats) if mat.leader == province)
    tile = list(state.provinces)[province]
    value = max(0, PROVINCE_POINTS[province] - 3 * len(there))
    return ProvinceView(PROVINCES[province], value, TILES[tile] if tile != NONE else None, leaders, there)


def site_view(state: Trajan, site: int) -> SiteView:
    tile = list(state.sites)[site]
    workers = tuple(seat for seat, mat in enumerate(state.mats) if mat.sites >> site & 1)
    row, column = divmod(site, COLUMNS)
    return SiteView(site, row, column, SITE_TILES[tile] if tile != NONE else None, workers)


def stack_view(state: Trajan, stack: int) -> StackView:
    top = list(state.tops)[stack]
    below = members(list(state.stacks_unseen)[stack])
    return StackView(
        STACKS[stack], tile_id(stack, top) if top >= 0 else None, tuple(tile_id(stack, i) for i in below)
    )


def tile_id(stack: int, place: int) -> str:
    return TRAJAN_TILES[stack * PER_STACK + place].id


def discs(state: Trajan, space: int) -> tuple[int, ...]:
    """The seats whose discs lie on a space of the senate track, from the bottom up."""
    there = [seat for seat, mat in enumerate(state.mats) if mat.space == space]
    return tuple(sorted(there, key=lambda seat: state.mats[seat].height))


def unseen_goods(state: Trajan, viewer: int) -> dict[str, int]:
    """What is left of each kind when everything that `viewer` sees or knows is taken away."""
    seen = Counter([*state.pile(0), *state.pile(1), *laid(state)])
    for seat, mat in enumerate(state.mats):
        seen.update(good_ids(list(mat.display)))
        seen.update(good_ids(list(mat.hand if seat == viewer else mat.known)))
    return {name: count - seen[name] for name, count in zip(COMMODITIES, CARDS_EACH, strict=True)}


def laid(state: Trajan) -> tuple[str, ...]:
    return tuple(COMMODITIES[kind] for kind in (state.laid, state.laid_too) if kind != NONE)


def turn_view(state: Trajan) -> Turn:
    acts = state.phase in IN_ACTION
    return Turn(
        held=named(state.held, COLOR_NAMES),
        into=NUMERALS[state.sowing_into()] if state.phase in (SOW, LAY_OUT) else None,
        source=ACTIONS[state.source] if state.phase == SOW else None,
        taken=state.taken if state.phase == SOW else 0,
        sowing=sowing_view(sowing.while_sowing(state), state.crossings > 0) if state.phase == SOW else None,
        action=ACTIONS[state.doing] if acts else None,
        mode=("main", "bonus", "repeat", "bonus")[state.mode] if acts else None,
        repeats=state.repeats,
        laid=laid(state),
        drawing=state.draws if state.phase == DRAW_CARD else 0,
    )


# -- the mats ---------------------------------------------------------------------------------------------------------


def mat_view(state: Trajan, seat: int, viewer: int) -> MatView:
    mat = state.mats[seat]
    demand = STACK["demand"] * PER_STACK
    return MatView(
        seat=seat,
        trays=tuple(tray_view(state, mat, tray) for tray in range(TRAYS)),
        arch=NUMERALS[mat.arch] if mat.arch != CENTRE else None,
        supply=mat.supply,
        legionnaires=mat.legionnaires,
        workers=mat.workers,
        leader=PROVINCES[mat.leader] if mat.leader < len(PROVINCES) else None,
        occupied=tuple(PROVINCES[province] for province in members(mat.occupied)),
        sites=tuple(members(mat.sites)),
        tiles=named(mat.tiles, TILES),
        built=tuple(SITE_TILES[tile] for tile in members(mat.built)),
        kept=tuple(TRAJAN_TILES[demand + tile].id for tile in members(mat.kept)),
        covered=tuple(ACTIONS[action] for action in members(mat.covered)),
        cards=mat.cards,
        known=good_ids(list(mat.known)),
        hand=good_ids(list(mat.hand)) if seat == viewer else None,  # TR-8.2
        display=good_ids(list(mat.display)),
        yellow=bonus_ids(mat.yellow),
        gray=bonus_ids(mat.gray),
        space=mat.space,
        height=mat.height,
        votes=mat.votes(),
        unmet=(short := unmet(state, mat)),
        penalty=PENALTY[len(short)],
        running=state.running_points(seat),
        points={name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)},
        score=state.score(seat),
    )


def unmet(state: Trajan, mat: Mat) -> tuple[str, ...]:
    """TR-10.2 to TR-10.5: what is left when kept Trajan tiles, forum tiles, then wild ones have met what they can."""
    have = [mat.kept_demands(icon) + mat.tiles[DEMAND_TILE + icon] for icon in range(len(ICONS))]
    left = [max(0, wanted - got) for wanted, got in zip(state.demands, have, strict=True)]
    return named(left, ICONS)[mat.tiles[WILD_DEMAND] :]


def rounds_ended(state: Trajan) -> int:
    """A demand is revealed after each but the last, after which they are taken away (TR-9.1, TR-10.6)."""
    if state.to_play == OVER or (state.quarter and state.phase in BETWEEN_QUARTERS):
        return DEMANDS_PER_QUARTER + 1
    return sum(state.demands)


def sowing_view(leads: sowing.Outlook, ends_round: bool) -> SowingView:
    tile = TRAJAN_TILES[leads.tile].id if leads.tile != NONE else None
    wanted = tuple(COLOR_NAMES[number] for number in leads.missing)
    return SowingView(ACTIONS[leads.target], tile, wanted, leads.sure, ends_round)


def tray_view(state: Trajan, mat: Mat, tray: int) -> TrayView:
    markers = list(mat.trays)[COLORS * tray : COLORS * (tray + 1)]
    tile = list(mat.slots)[tray]
    beside = TRAJAN_TILES[tile].id if tile != NONE else None
    leads = sowing.from_tray(mat, tray)
    ends = state.time + list(mat.sizes)[tray] >= TIME_SPACES[state.players]
    would = sowing_view(leads, ends) if leads else None
    return TrayView(NUMERALS[tray], ACTIONS[tray], named(markers, COLOR_NAMES), beside, would)
