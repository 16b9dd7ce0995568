"""What one seat, or a spectator, may see: everything but the order of the deck, which is nowhere (CO-3.7).

Things are named by the ids of `components.toml`, in its order; seats count from 0, slots of the display from 1.
"""

from __future__ import annotations

import msgspec

from antiqua.games import scoring
from antiqua.games.concordia import events, moves, tables, words
from antiqua.games.concordia.constants import (
    BUILD,
    BUILD_IN,
    CATEGORIES,
    CHOOSE_PROVINCE,
    COLONISTS_OF_A_KIND,
    DONE,
    EMPTY,
    ENDINGS,
    MINERVA,
    MOVE,
    MOVE_TO,
    NONE,
    OF_A_KIND,
    PHASES,
    PLACES,
    STORED,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARDS, GODS, GOODS, KINDS, ROLES
from antiqua.games.scoring import Outcome
from antiqua.games.telling import tried
from antiqua.kernel.bits import members


class CityView(msgspec.Struct, frozen=True):
    """A city: what it produces, whose houses stand there, and what the next house costs in coins."""

    city: str
    province: str
    good: str | None
    houses: tuple[int, ...]
    next_house: int | None


class ProvinceView(msgspec.Struct, frozen=True):
    """A province: the good of its bonus marker, and whether it shows the good or its coins."""

    province: str
    good: str | None
    active: bool
    coins: int


class ColonistView(msgspec.Struct, frozen=True):
    """A colonist on the board; `place` is a city, or a route as its two ends with a hyphen."""

    seat: int
    kind: str
    place: str


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the display: the card, its cost, and the goods under the slot, “any” included (CO-5.7)."""

    slot: int
    card: str | None
    role: str | None
    god: str | None
    cost: dict[str, int]
    extra: tuple[str, ...]


class ReachView(msgspec.Struct, frozen=True):
    """Where a colonist of the Architect can go now, in how many steps, and where a house could be built then."""

    kind: str
    source: str
    route: str
    steps: int
    sites: tuple[str, ...]


class HarvestView(msgspec.Struct, frozen=True):
    """What a Prefect in a province would bring to each seat, bonus included, whether there is room for it or not."""

    province: str
    goods: tuple[dict[str, int], ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One player; `points` per category and `score` are as if the game ended now.

    `worth` is what one card would be worth then: by its god, and for Minerva by the specialist.
    """

    seat: int
    money: int
    goods: dict[str, int]
    received: dict[str, int]
    free: int
    stored: dict[str, int]
    hand: dict[str, int]
    pile: dict[str, int]
    top: str | None
    gods: dict[str, int]
    houses: tuple[str, ...]
    houses_left: int
    magnus: bool
    concordia: bool
    marker: int | None
    points: dict[str, int]
    worth: dict[str, int]
    score: int


class View(msgspec.Struct, frozen=True):
    """The whole table as `viewer` sees it.

    `movement` are the movement points left in an Architect's action, `reach` the moves that they allow, `sites` the
    cities in which a house could be built if no colonist moved any more; `harvests` is what a Prefect can choose from.
    `deck` is how many cards the deck holds, `next_cards` those that may lie on top of it.
    """

    game: str
    viewer: int
    map: str
    phase: str
    to_play: int
    active: int
    starter: int | None
    movement: int
    reach: tuple[ReachView, ...]
    sites: tuple[str, ...]
    harvests: tuple[HarvestView, ...]
    cities: tuple[CityView, ...]
    provinces: tuple[ProvinceView, ...]
    colonists: tuple[ColonistView, ...]
    coins_shown: int
    display: tuple[SlotView, ...]
    deck: int
    next_cards: tuple[str, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None


def view(state: Concordia, seat: int) -> View:
    """What `seat` (or `SPECTATOR`) may see."""
    return View(
        game="concordia",
        viewer=seat,
        map=state.map.id,
        phase=PHASES[state.phase],
        to_play=state.to_play,
        active=state.active,
        starter=None if state.starter == NONE else state.starter,
        movement=state.points_left(),
        reach=reach(state),
        sites=sites(state),
        harvests=harvests(state),
        cities=cities(state),
        provinces=provinces(state),
        colonists=colonists(state),
        coins_shown=state.coins_shown() if state.starter != NONE else 0,
        display=display(state),
        deck=len(members(state.unseen)),
        next_cards=tuple(CARDS[card].id for card in members(state.deck_top())),
        players=players(state),
        outcome=scoring.outcome(state, ENDINGS, words.ending),
    )


def reach(state: Concordia) -> tuple[ReachView, ...]:
    """CO-5.2c"""
    if state.phase != MOVE:
        return ()
    found = {}
    for action in state.legal_actions():
        move = moves.move(state, action)
        if isinstance(move, moves.MoveColonist):
            colonist, route = divmod(action - MOVE_TO, OF_A_KIND)
            after, _ = tried(state, action)
            found[move] = ReachView(
                move.kind, move.source, move.route, state.steps_to(colonist, route), sites(after)
            )
    return tuple(found.values())


def sites(state: Concordia) -> tuple[str, ...]:
    """CO-5.2f to CO-5.2h: where one house can be built and paid, once the colonists stand as they do."""
    if state.phase == MOVE:
        state, _ = tried(state, DONE)
    if state.phase != BUILD:
        return ()
    return tuple(state.map.names[action - BUILD_IN] for action in state.legal_actions() if action >= BUILD_IN)


def harvests(state: Concordia) -> tuple[HarvestView, ...]:
    """CO-5.3a"""
    if state.phase != CHOOSE_PROVINCE:
        return ()
    found = []
    for action in state.legal_actions():
        move = moves.move(state, action)
        if isinstance(move, moves.Produce):
            goods: list[dict[str, int]] = [{} for _ in state.everyone]
            for event in tried(state, action)[1]:
                if isinstance(event, events.GoodsReceived):
                    goods[event.seat] = event.goods
            found.append(HarvestView(move.province, tuple(goods)))
    return tuple(found)


def cities(state: Concordia) -> tuple[CityView, ...]:
    found = []
    produces, provinces = list(state.produces), list(state.map.province)
    for number, name in enumerate(state.map.names):
        good = produces[number]
        houses = tuple(seat for seat, one in enumerate(state.everyone) if one.houses >> number & 1)
        coins = state.house_coins(number) if good != NONE and len(houses) < state.players else None
        made = None if good == NONE else GOODS[good]
        found.append(CityView(name, state.map.provinces[provinces[number]], made, houses, coins))
    return tuple(found)


def provinces(state: Concordia) -> tuple[ProvinceView, ...]:
    bonus = list(state.bonus)
    return tuple(
        ProvinceView(
            name,
            GOODS[bonus[number]] if bonus[number] != NONE else None,
            state.markers >> number & 1 == 1,
            tables.MARKER_COINS[bonus[number]] if bonus[number] != NONE else 0,
        )
        for number, name in enumerate(state.map.provinces)
    )


def colonists(state: Concordia) -> tuple[ColonistView, ...]:
    return tuple(
        ColonistView(seat, KINDS[number // COLONISTS_OF_A_KIND], place_name(state, place))
        for seat, one in enumerate(state.everyone)
        for number, place in enumerate(one.places)
        if place != STORED
    )


def place_name(state: Concordia, place: int) -> str:
    return state.map.name(place) if place < PLACES else state.map.route_name(place - PLACES)


def display(state: Concordia) -> tuple[SlotView, ...]:
    found = []
    for slot, (card, entry) in enumerate(zip(state.display, tables.DATA["market_slot"], strict=True), 1):
        extra = tuple(entry["extra"])
        if card == EMPTY:
            found.append(SlotView(slot, None, None, None, {}, extra))
        else:
            shown = CARDS[card]
            cost = tables.counted(list(shown.cost), GOODS)
            found.append(SlotView(slot, shown.id, ROLES[shown.role], GODS[shown.god], cost, extra))
    return tuple(found)


def players(state: Concordia) -> tuple[PlayerView, ...]:
    points = scoring.breakdown(state, CATEGORIES)
    return tuple(player(state, seat, points[seat]) for seat in range(state.players))


def player(state: Concordia, seat: int, points: dict[str, int]) -> PlayerView:
    one = state.everyone[seat]
    hand, cards, places = list(one.hand), list(one.cards), list(one.places)
    return PlayerView(
        seat=seat,
        money=one.money,
        goods=tables.counted(list(one.goods), GOODS),
        received=tables.counted(list(one.received), GOODS),
        free=one.free(),
        stored={
            word: places[kind * COLONISTS_OF_A_KIND : (kind + 1) * COLONISTS_OF_A_KIND].count(STORED)
            for kind, word in enumerate(KINDS)
        },
        hand=tables.counted(hand, ROLES),
        pile=tables.counted([own - held for own, held in zip(cards, hand, strict=True)], ROLES),
        top=None if one.top == NONE else ROLES[one.top],
        gods=tables.counted(list(one.gods), GODS),
        houses=tuple(name for city, name in enumerate(state.map.names) if one.houses >> city & 1),
        houses_left=tables.LIMITS["houses"] - one.built,
        magnus=state.holder == seat,
        concordia=state.finisher == seat,
        marker=None if one.marker == NONE else one.marker,
        points=points,
        worth=worth(state, seat),
        score=sum(points.values()),
    )


def worth(state: Concordia, seat: int) -> dict[str, int]:
    """CO-9.1"""
    found = {name: state.value_of(seat, number) for number, name in enumerate(GODS) if number != MINERVA}
    houses = state.everyone[seat].houses
    for number, name in enumerate(ROLES):
        if tables.MINERVA[number]:
            built = houses & state.good_cities[tables.SPECIALTY[number]]
            found[name] = tables.MINERVA[number] * built.bit_count()
    return found
