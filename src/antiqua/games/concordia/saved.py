"""A position as plain data, and back. What is read is checked: data that no position can have is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from antiqua.games import admission
from antiqua.games.admission import Fault, mask, number, optional
from antiqua.games.concordia import checks, tables
from antiqua.games.concordia.constants import (
    ACTIONS,
    CITIES,
    COLONISTS_OF_A_KIND,
    EMPTY,
    GODS,
    GOODS,
    KINDS,
    MOST_PLAYERS,
    NONE,
    OF_A_KIND,
    OPTION_VALUES,
    OUTCOMES,
    PHASES,
    PLACES,
    ROLES,
    SLOTS,
    STORED,
)
from antiqua.games.concordia.player import Player
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARD, CARDS, GOD, GOOD, MAPS, ROLE, Map
from antiqua.games.data import numbered
from antiqua.kernel.bits import members

VERSION: Literal[1] = 1
STOREHOUSE = "storehouse"
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
# As much as a position can hold; `checks` says in words what no game brings.
Units = Annotated[int, Meta(ge=-10_000, le=10_000)]
Coins = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Step = Annotated[int, Meta(ge=NONE, lt=KINDS * PLACES)]
LimitedStep = Annotated[int, Meta(ge=0, lt=2 * GOODS)]


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """One player; colonists are where they stand: storehouse, a city, or a route as its two ends with a hyphen."""

    money: Coins
    goods: dict[str, Units]
    hand: dict[str, Units]
    pile: dict[str, Units]
    top: str | None
    gods: dict[str, Units]
    land: list[str]
    sea: list[str]
    houses: list[str]
    received: dict[str, Units]
    marker: Coins | None


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in a position; the rest (bonus markers, occupied routes) follows from it.

    `tokens` are the goods of the cities, `active_markers` the provinces whose marker shows a good. `points`, `last` and
    `made` are those of the action in progress, see `Board`; `made` is there only if `last` does not tell it.
    """

    game: Literal["concordia"]
    version: Literal[1]
    options: dict[str, str | bool]
    phase: str
    active: Seat
    starter: Seat | None
    holder: Seat | None
    finisher: Seat | None
    ending: Annotated[int, Meta(ge=0, le=2)]
    winners: list[Seat]
    points: Annotated[int, Meta(ge=0, le=6)]
    last: Step
    tokens: dict[str, str]
    active_markers: list[str]
    display: Annotated[list[str | None], Meta(min_length=SLOTS, max_length=SLOTS)]
    unseen: list[str]
    players: Annotated[list[SavedPlayer], Meta(min_length=2, max_length=MOST_PLAYERS)]
    made: list[LimitedStep] | UnsetType = UNSET


# -- writing -------------------------------------------------------------------------------------------------


def to_dict(state: Concordia) -> dict[str, Any]:
    board = state.map
    data = Saved(
        game="concordia",
        version=VERSION,
        options=admission.option_values(state.options, OPTION_VALUES),
        phase=PHASES[state.phase],
        active=state.active,
        starter=seat_or_none(state.starter),
        holder=seat_or_none(state.holder),
        finisher=seat_or_none(state.finisher),
        ending=state.ending,
        winners=members(state.winners),
        points=state.points_left(),
        last=state.last_step(),
        tokens={
            city: tables.GOODS[good]
            for city, good in zip(board.names, state.produces, strict=False)
            if good != NONE
        },
        active_markers=[name for number, name in enumerate(board.provinces) if state.markers >> number & 1],
        display=[CARDS[card].id if card != EMPTY else None for card in state.display],
        unseen=[card.id for card in CARDS if state.unseen >> card.index & 1],
        players=[saved_player(board, player) for player in state.everyone],
        made=members(state.made) if state.made_freely() else UNSET,
    )
    return admission.saved(state, data)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def saved_player(board: Map, player: Player) -> SavedPlayer:
    hand, cards = list(player.hand), list(player.cards)
    places = [place_name(board, place) for place in player.places]
    return SavedPlayer(
        money=player.money,
        goods=tables.counted(list(player.goods), tables.GOODS),
        hand=tables.counted(hand, tables.ROLES),
        pile=tables.counted([own - held for own, held in zip(cards, hand, strict=True)], tables.ROLES),
        top=None if player.top == NONE else tables.ROLES[player.top],
        gods=tables.counted(list(player.gods), tables.GODS),
        land=places[:COLONISTS_OF_A_KIND],
        sea=places[COLONISTS_OF_A_KIND:],
        houses=[name for city, name in enumerate(board.names) if player.houses >> city & 1],
        received=tables.counted(list(player.received), tables.GOODS),
        marker=None if player.marker == NONE else player.marker,
    )


def place_name(board: Map, place: int) -> str:
    if place == STORED:
        return STOREHOUSE
    return board.name(place) if place < PLACES else board.route_name(place - PLACES)


# -- reading -------------------------------------------------------------------------------------------------


def restored(saved: Saved) -> Concordia:
    """The position; names that mean nothing and numbers that belong to no action raise `Fault`."""
    options = admission.option_numbers(saved.options, OPTION_VALUES)
    state = Concordia(len(saved.players), options)
    board = state.map
    cities = numbered(board.names)
    tokens = [NONE] * CITIES
    for city, good in saved.tokens.items():
        tokens[number(city, cities)] = number(good, GOOD)
    everyone = [packed_player(board, seat, player) for seat, player in enumerate(saved.players)]
    packed = [
        len(saved.players),
        *options,
        number(saved.phase, numbered(PHASES)),
        saved.active,
        none_or_seat(saved.starter),
        none_or_seat(saved.holder),
        none_or_seat(saved.finisher),
        saved.ending,
        admission.seat_mask(saved.winners, len(saved.players)),
        saved.points,
        saved.last,
        *tokens,
        mask(saved.active_markers, numbered(board.provinces)),
        *(optional(name, CARD, EMPTY) for name in saved.display),
        mask(saved.unseen, CARD),
        *(one for player in everyone for one in player),
    ]
    if not isinstance(saved.made, UnsetType):
        packed.append(mask(map(str, saved.made), LIMITED_STEPS))
    state.restore(packed)
    of_action = (state.points_left(), state.last_step(), state.made_freely())
    if of_action != (saved.points, saved.last, saved.made is not UNSET):
        raise Fault("error-damage-phase", phase=saved.phase)
    return state


def none_or_seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def units(counts: Mapping[str, int], table: Mapping[str, int], length: int) -> list[int]:
    found = [0] * length
    for name, count in counts.items():
        found[number(name, table)] = count
    return found


def packed_player(board: Map, seat: int, saved: SavedPlayer) -> list[int]:
    """As `Player.restore` reads it."""
    goods, received = units(saved.goods, GOOD, GOODS), units(saved.received, GOOD, GOODS)
    hand, pile = units(saved.hand, ROLE, ROLES), units(saved.pile, ROLE, ROLES)
    numbers = [saved.money]
    for good in range(GOODS):
        numbers += [goods[good], received[good]]
    for role in range(ROLES):
        numbers += [hand[role], hand[role] + pile[role]]
    numbers += units(saved.gods, GOD, GODS)
    numbers.append(optional(saved.top, ROLE))
    for kind, places in enumerate((saved.land, saved.sea)):
        if len(places) != COLONISTS_OF_A_KIND:
            how_many = {"count": len(places), "limit": COLONISTS_OF_A_KIND}
            raise Fault(f"co-fault-number-{tables.KINDS[kind]}", player=seat + 1, **how_many)
        numbers += sorted(number(place, PLACE_NUMBERS[board.index][kind]) for place in places)
    numbers.append(mask(saved.houses, numbered(board.names)))
    if saved.marker is not None:
        checks.check_score(seat, saved.marker)
    numbers.append(NONE if saved.marker is None else saved.marker)
    return numbers


def place_numbers(board: Map, kind: int) -> dict[str, int]:
    """Where a colonist of a kind may be, by name."""
    routes = [route for route in board.routes() if route // OF_A_KIND == kind]
    places = [STORED, *range(board.cities), PLACES - 1, *(PLACES + route for route in routes)]
    return {place_name(board, place): place for place in places}


PLACE_NUMBERS = [[place_numbers(board, kind) for kind in range(KINDS)] for board in MAPS]
LIMITED_STEPS = {str(step): step for step in range(2 * GOODS)}
FORM = admission.Form(VERSION, Saved, restored, checks.check, ACTIONS, OUTCOMES)
