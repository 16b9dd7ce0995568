"""What one seat, or a spectator, may see: built from what is allowed, never by deleting from what is there (SA-10).

Things are named by the ids of `components.toml`; seats count from 0. All is public but the card that came with the
additional card, which its owner alone knows (SA-6.8); when the game is over, everybody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import ge

import msgspec

from antiqua.games import scoring
from antiqua.games.scoring import Outcome
from antiqua.games.stone_age import words
from antiqua.games.stone_age.constants import (
    ANY_AMOUNT,
    BUILD,
    BUILDER,
    BUY,
    CATEGORIES,
    CHOICE,
    ENDINGS,
    FARMER,
    FEED,
    FIRST_SPACE,
    FIRST_STACK,
    FIXED,
    KINDS,
    MAKER,
    NONE,
    OPT_SUPPLY,
    OWNED_BY,
    PHASES,
    PLACE,
    RINGS,
    RIVER,
    SHAMAN,
    SPACES,
    TAKE,
    UNSEEN,
    VILLAGE,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    BUILDINGS,
    CARDS,
    CROWD_LIMIT,
    FACE_UP,
    GOODS,
    ITEMS,
    PLACES,
    RESOURCES,
    SET_POINTS,
    VILLAGE_LIMIT,
    Building,
)
from antiqua.kernel.bits import count_bits, members
from antiqua.kernel.seats import SPECTATOR


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the board: how many people of each seat are there.

    `free` are the rings that are left (None: as many as you like); `open` says to whom it is open now, while people are
    placed (SA-4). `closed` is why the viewer, who has people left, cannot put any there though there is room: one of
    `CLOSED`, or nothing. For a spectator it is closed if it is closed to everybody who has people left.
    """

    place: str
    people: tuple[int, ...]
    free: int | None
    open: tuple[int, ...]
    closed: str


CLOSED = ("crowd", "village", "pair", "futile")  # SA-4.7, SA-4.8, SA-R10, SA-R1


class SpaceView(msgspec.Struct, frozen=True):
    """A card space with its price and the card that lies there.

    `worth` is what the lower half of the card would add to each seat's final score, as things stand. `payable` are the
    seats that could pay it now.
    """

    place: str
    price: int
    card: str | None
    payable: tuple[int, ...]
    worth: tuple[int, ...]


class StackView(msgspec.Struct, frozen=True):
    """A stack of buildings: how many are left and the one on top, if it is face up. `payable`: who could pay it now."""

    place: str
    left: int
    building: str | None
    payable: tuple[int, ...]


class ToolView(msgspec.Struct, frozen=True):
    value: int
    used: bool


class TribeView(msgspec.Struct, frozen=True):
    """One player's side. `cards` are those the viewer knows, `unknown` how many he does not.

    `points` per category and `score` are as if the game ended now, as far as the viewer knows the cards.
    """

    seat: int
    people: int
    hand: int
    food: int
    resources: dict[str, int]
    tools: tuple[ToolView, ...]
    agriculture: int
    cards: tuple[str, ...]
    unknown: int
    face_up: tuple[str, ...]
    buildings: tuple[str, ...]
    points: dict[str, int]
    score: int


class RollView(msgspec.Struct, frozen=True):
    """Dice that are about to be rolled for a good, or have been; the total is 0 before, and grows with tools."""

    good: str
    dice: int
    total: int


class View(msgspec.Struct, frozen=True):
    """The whole table as `viewer` sees it.

    `spot` is the card space or stack that is being resolved and `paid` what has been given for it, or for the
    `missing` food. `items` are the dice that have not been taken. `turning` is the place where chance is about to lay
    a card or turn up a building. `unseen` and `unseen_buildings` are what the viewer has never seen: the deck, and the
    stacks with what was removed. `bank` is what is left of the resources, where an option limits them. `ways` are all
    amounts of the resources with which the viewer can settle what he has to pay or take now, if he may choose them.
    """

    game: str
    viewer: int
    phase: str
    round: int
    start: int
    to_play: int
    active: int
    places: tuple[PlaceView, ...]
    spaces: tuple[SpaceView, ...]
    stacks: tuple[StackView, ...]
    deck: int
    spot: str | None
    paid: dict[str, int]
    missing: int
    roll: RollView | None
    items: tuple[str, ...]
    turning: str | None
    unseen: tuple[str, ...]
    unseen_buildings: tuple[str, ...]
    bank: dict[str, int] | None
    ways: tuple[tuple[int, ...], ...]
    tribes: tuple[TribeView, ...]
    outcome: Outcome | None


def view(state: StoneAge, seat: int) -> View:
    """What `seat` (or `SPECTATOR`) may see."""
    hidden = state.hidden_from(seat)
    limited = state.options[OPT_SUPPLY]
    return View(
        game="stone_age",
        viewer=seat,
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        to_play=state.to_play,
        active=state.active,
        places=tuple(place_view(state, place, seat) for place in range(FIRST_STACK + state.stacks())),
        spaces=tuple(space_view(state, space, hidden) for space in range(SPACES)),
        stacks=tuple(stack_view(state, stack) for stack in range(state.stacks())),
        deck=state.deck,
        spot=PLACES[state.spot].id if state.spot != NONE else None,
        paid=dict(zip(RESOURCES, state.paid, strict=True)),
        missing=state.missing,
        roll=RollView(GOODS[state.rolling], state.dice, state.total) if state.rolling != NONE else None,
        items=tuple(ITEMS[face] for face, count in enumerate(state.items) for _ in range(count)),
        turning=turning(state),
        unseen=tuple(
            CARDS[card].id for card, where in enumerate(state.card_at) if where == UNSEEN or card == hidden
        ),
        unseen_buildings=tuple(
            BUILDINGS[tile].id for tile, where in enumerate(state.building_at) if where == UNSEEN
        ),
        bank={name: state.in_bank(kind) for kind, name in enumerate(RESOURCES)} if limited else None,
        ways=ways(state) if seat == state.active else (),
        tribes=tuple(tribe_view(state, owner, seat) for owner in range(state.players)),
        outcome=scoring.outcome(state, ENDINGS, words.ending),
    )


def turning(state: StoneAge) -> str | None:
    place = words.turning_place(state)
    return None if place == NONE else PLACES[place].id


# -- the board --------------------------------------------------------------------------------------------------------


def place_view(state: StoneAge, place: int, viewer: int) -> PlaceView:
    people = []
    for tribe in state.tribes():
        there = tribe.spots >> place & 1
        people.append(tribe.figures[place] if place <= RIVER else PLACES[place].least * there)
    free = None
    if place > 0:
        free = (RINGS if place <= RIVER else PLACES[place].rings) - sum(people)
    whom = [viewer] if viewer != SPECTATOR and state.tribes()[viewer].hand else with_people(state)
    opened = open_to(state, place)
    closed = "" if free == 0 or any(seat in opened for seat in whom) else why_closed(state, place, whom)
    return PlaceView(PLACES[place].id, tuple(people), free, opened, closed)


def with_people(state: StoneAge) -> list[int]:
    return [seat for seat, tribe in enumerate(state.tribes()) if tribe.hand]


def why_closed(state: StoneAge, place: int, whom: list[int]) -> str:
    """Why nobody of `whom` may go to a place where there is room; where they have been, their people say it."""
    if state.phase != PLACE or not whom or all(state.tribes()[seat].spots >> place & 1 for seat in whom):
        return ""
    if place <= RIVER:
        return "crowd" if state.crowd[place] >= CROWD_LIMIT[state.players] else ""
    if not VILLAGE >> place & 1:
        return ""
    if count_bits(state.occupied & VILLAGE) >= VILLAGE_LIMIT[state.players]:
        return "village"
    return "pair" if all(state.tribes()[seat].hand < PLACES[place].least for seat in whom) else "futile"


def open_to(state: StoneAge, place: int) -> tuple[int, ...]:
    """The seats that may put people there, if it is their turn to place (SA-4)."""
    if state.phase != PLACE:
        return ()
    return tuple(seat for seat in range(state.players) if state.may_place(seat, place))


def space_view(state: StoneAge, space: int, hidden: int) -> SpaceView:
    card, place = state.display[space], PLACES[FIRST_SPACE + space].id
    if card == NONE:
        return SpaceView(place, space + 1, None, (), ())
    payable = tuple(seat for seat, tribe in enumerate(state.tribes()) if sum(tribe.stock) > space)  # SA-5.10
    worth = tuple(lower_half(state, seat, card, hidden) for seat in range(state.players))
    return SpaceView(place, space + 1, CARDS[card].id, payable, worth)


def lower_half(state: StoneAge, seat: int, card: int, hidden: int) -> int:
    """What a card would bring at the end: one more symbol (SA-9.3), or figures that are multiplied (SA-9.4)."""
    tribe, thing = state.tribes()[seat], CARDS[card]
    if thing.culture == NONE:
        levels = {
            FARMER: tribe.agriculture,
            MAKER: tribe.tools,
            BUILDER: tribe.buildings,
            SHAMAN: tribe.people,
        }
        return thing.figures * levels[thing.specialist]
    symbols = [
        CARDS[one].culture
        for one, where in enumerate(state.card_at)
        if where == OWNED_BY + seat and one != hidden and CARDS[one].culture != NONE
    ]
    return in_sets([*symbols, thing.culture]) - in_sets(symbols)


def in_sets(symbols: list[int]) -> int:
    """SA-9.3: the symbols make a first set, their duplicates a second one."""
    again = {symbol for symbol in symbols if symbols.count(symbol) > 1}
    return SET_POINTS[len(set(symbols))] + SET_POINTS[len(again)]


def stack_view(state: StoneAge, stack: int) -> StackView:
    top, left, place = state.tops[stack], state.left[stack], PLACES[FIRST_STACK + stack].id
    if top == NONE:
        return StackView(place, left, None, ())
    payable = tuple(
        seat for seat, tribe in enumerate(state.tribes()) if affordable(BUILDINGS[top], tribe.stock)
    )
    return StackView(place, left, BUILDINGS[top].id, payable)


# -- what is paid or taken --------------------------------------------------------------------------------------------


def ways(state: StoneAge) -> tuple[tuple[int, ...], ...]:
    """All ways to settle what is pending with resources, wood first, before anything of it has been given or taken.

    A fixed price leaves nothing to choose. From a bank that is empty nothing is taken on purpose (SA-R31).
    """
    stock = state.tribes()[state.active].stock
    if sum(state.paid):
        return ()
    if state.phase in (BUY, FEED):  # SA-5.10, SA-8.2
        return payments(stock, state.still_to_pay(), state.still_to_pay())
    if state.phase == TAKE and state.taken == NONE:  # SA-6.10
        return payments([state.in_bank(kind) for kind in range(KINDS)], ANY_AMOUNT, ANY_AMOUNT)
    if state.phase != BUILD:
        return ()
    building = BUILDINGS[state.tops[state.spot - FIRST_STACK]]
    if building.kind == FIXED:
        return ()
    found = payments(stock, building.least, building.most)  # SA-5.14
    if building.kind == CHOICE:
        found = tuple(way for way in found if sum(map(bool, way)) == building.kinds)
    return found


def affordable(building: Building, stock: Sequence[int]) -> bool:
    """SA-5.14, without looking at every way: of so many kinds, those of which there is most."""
    if building.kind == FIXED:
        return all(map(ge, stock, building.cost))
    if building.kind == CHOICE:
        richest = sorted(stock)[-building.kinds :]
        return min(richest) > 0 and sum(richest) >= building.most
    return sum(stock) >= building.least


def payments(stock: Sequence[int], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    amounts = product(*(range(min(count, most) + 1) for count in stock))
    return tuple(way for way in amounts if least <= sum(way) <= most)


# -- the tribes -------------------------------------------------------------------------------------------------------


def tribe_view(state: StoneAge, owner: int, viewer: int) -> TribeView:
    tribe = state.tribes()[owner]
    hidden = state.hidden_from(viewer)
    own = [card for card, where in enumerate(state.card_at) if where == OWNED_BY + owner]
    points = seen_points(state, owner, viewer)
    return TribeView(
        seat=owner,
        people=tribe.people,
        hand=tribe.hand,
        food=tribe.food,
        resources=dict(zip(RESOURCES, tribe.stock, strict=True)),
        tools=tuple(ToolView(value, used) for value, used in tribe.tool_tiles()),
        agriculture=tribe.agriculture,
        cards=tuple(CARDS[card].id for card in own if card != hidden),
        unknown=int(hidden in own),
        face_up=tuple(CARDS[FACE_UP[bit]].id for bit in members(tribe.face_up)),
        buildings=tuple(
            BUILDINGS[tile].id for tile, where in enumerate(state.building_at) if where == OWNED_BY + owner
        ),
        points=points,
        score=sum(points.values()),
    )


def seen_points(state: StoneAge, seat: int, viewer: int) -> dict[str, int]:
    """The points of one seat by category, as far as `viewer` knows its cards (SA-10.2)."""
    unknown = state.hidden_from(viewer)
    return {name: state.seen_points(seat, category, unknown) for category, name in enumerate(CATEGORIES)}
