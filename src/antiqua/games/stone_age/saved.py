"""A position as plain data, and back. What is read is checked: data that no position can have are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from antiqua.games import admission
from antiqua.games.admission import (
    Fault,
    Form,
    mask,
    number,
    option_numbers,
    option_values,
    optional,
    put,
    seat_mask,
)
from antiqua.games.data import numbered
from antiqua.games.stone_age import checks, components
from antiqua.games.stone_age.constants import (
    ACTIONS,
    BUILDING_COUNT,
    CARD_COUNT,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    NONE,
    OPEN_TO_ALL,
    OPTION_VALUES,
    OUTCOMES,
    OWNED_BY,
    PHASES,
    RIVER,
    SPACES,
    STACK_PLACES,
    STACK_SIZE,
    START_PEOPLE,
    TOOL_SLOTS,
    UNSEEN,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    FACE_UP,
    GOODS,
    MOST_DICE,
    PLACE,
    PLACES,
    RESOURCES,
)
from antiqua.kernel.bits import members

VERSION: Final = 1
Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]  # more than the longest game brings, and no sum overflows
Small = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Amounts = tuple[Count, Count, Count, Count]
PHASE, RESOURCE, GOOD = numbered(PHASES), numbered(RESOURCES), numbered(GOODS)
FACE_UP_BIT = numbered([CARDS[card].id for card in FACE_UP])


class SavedTribe(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board; `used` counts the used tool tiles of the higher and of the lower value."""

    people: Annotated[int, Meta(ge=START_PEOPLE, le=MOST_PEOPLE)]
    places: dict[str, Annotated[int, Meta(ge=1, le=MOST_PEOPLE)]]
    food: Count
    resources: Amounts
    tools: Annotated[int, Meta(ge=0, le=MOST_TOOLS)]
    used: tuple[Annotated[int, Meta(ge=0, le=TOOL_SLOTS)], Annotated[int, Meta(ge=0, le=TOOL_SLOTS)]]
    agriculture: Annotated[int, Meta(ge=0, le=MOST_AGRICULTURE)]
    points: Points
    cards: list[str]
    face_up: list[str]
    buildings: list[str]


class SavedStack(msgspec.Struct, forbid_unknown_fields=True):
    """A stack of buildings: its top, if that is face up, and how many are left, the top included."""

    top: str | None
    left: Annotated[int, Meta(ge=0, le=STACK_SIZE)]


class SavedPending(msgspec.Struct, forbid_unknown_fields=True):
    """What has been begun and not finished; see `Board`. `pay_from` is said only where it is not the last one paid."""

    buyer: Seat | None = None
    after: str | None = None
    taken: str | None = None
    spot: str | None = None
    paid: Amounts = (0, 0, 0, 0)
    missing: Small = 0
    rolling: str | None = None
    dice: Annotated[int, Meta(ge=0, le=MOST_DICE)] = 0
    total: Annotated[int, Meta(ge=0, le=100)] = 0
    tool_from: Small = 0
    items: tuple[Small, Small, Small, Small, Small, Small] = (0, 0, 0, 0, 0, 0)
    pay_from: str | UnsetType = UNSET


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in a position; the rest (the deck, who is where, counts) follows from it."""

    game: Literal["stone_age"]
    version: Literal[1]
    options: dict[str, str | int | bool]
    phase: str
    active: Seat
    start: Seat
    round: Count
    ending: Annotated[int, Meta(ge=0, le=2)]
    winners: list[Seat]
    display: Annotated[list[str | None], Meta(min_length=SPACES, max_length=SPACES)]
    stacks: Annotated[list[SavedStack], Meta(min_length=2, max_length=STACK_PLACES)]
    extra: str | None
    pending: SavedPending
    tribes: Annotated[list[SavedTribe], Meta(min_length=2, max_length=4)]


# -- writing ----------------------------------------------------------------------------------------------------------


def to_dict(state: StoneAge) -> dict[str, Any]:
    data = Saved(
        game="stone_age",
        version=VERSION,
        options=options_of(state),
        phase=PHASES[state.phase],
        active=state.active,
        start=state.start,
        round=state.round,
        ending=state.ending,
        winners=members(state.winners),
        display=[CARDS[card].id if card != NONE else None for card in state.display],
        stacks=saved_stacks(state),
        extra=CARDS[state.extra].id if state.extra != NONE else None,
        pending=saved_pending(state),
        tribes=[saved_tribe(state, seat) for seat in range(state.players)],
    )
    return admission.saved(state, data)


def options_of(state: StoneAge) -> dict[str, str | int | bool]:
    return option_values(state.options, OPTION_VALUES)


def saved_stacks(state: StoneAge) -> list[SavedStack]:
    tops, left = state.tops, state.left
    return [
        SavedStack(BUILDINGS[tops[stack]].id if tops[stack] != NONE else None, left[stack])
        for stack in range(state.stacks())
    ]


def saved_pending(state: StoneAge) -> SavedPending:
    wood, brick, stone, gold = state.paid
    one, two, three, four, five, six = state.items
    return SavedPending(
        buyer=state.buyer if state.buyer != NONE else None,
        after=PHASES[state.after] if state.after != NONE else None,
        taken=RESOURCES[state.taken] if state.taken != NONE else None,
        spot=PLACES[state.spot].id if state.spot != NONE else None,
        paid=(wood, brick, stone, gold),
        missing=state.missing,
        rolling=GOODS[state.rolling] if state.rolling != NONE else None,
        dice=state.dice,
        total=state.total,
        tool_from=state.tool_from,
        items=(one, two, three, four, five, six),
        pay_from=UNSET if state.pay_from == state.last_paid() else RESOURCES[state.pay_from],
    )


def saved_tribe(state: StoneAge, seat: int) -> SavedTribe:
    tribe = state.tribes()[seat]
    wood, brick, stone, gold = tribe.stock
    figures = tribe.figures
    return SavedTribe(
        people=tribe.people,
        places={
            PLACES[place].id: figures[place] if place <= RIVER else PLACES[place].least
            for place in members(tribe.spots)
        },
        food=tribe.food,
        resources=(wood, brick, stone, gold),
        tools=tribe.tools,
        used=(tribe.used_high, tribe.used_low),
        agriculture=tribe.agriculture,
        points=tribe.points,
        cards=[CARDS[card].id for card, where in enumerate(state.card_at) if where == OWNED_BY + seat],
        face_up=[CARDS[FACE_UP[bit]].id for bit in members(tribe.face_up)],
        buildings=[
            BUILDINGS[tile].id for tile, where in enumerate(state.building_at) if where == OWNED_BY + seat
        ],
    )


# -- reading ----------------------------------------------------------------------------------------------------------


def restored(saved: Saved) -> StoneAge:
    """The position itself, with every name and every thing in its place; `checks` looks at the whole."""
    players = len(saved.tribes)
    state = StoneAge(players)
    if len(saved.stacks) != state.stacks():
        raise Fault("sa-wrong-stacks", count=len(saved.stacks), needed=state.stacks())
    stacks = [*saved.stacks, *[SavedStack(None, 0)] * (STACK_PLACES - len(saved.stacks))]
    pending = saved.pending
    state.restore(
        [
            players,
            *option_numbers(saved.options, OPTION_VALUES),
            number(saved.phase, PHASE),
            saved.active,
            saved.start,
            saved.round,
            saved.ending,
            seat_mask(saved.winners, players),
            NONE if pending.buyer is None else pending.buyer,
            optional(pending.after, PHASE),
            optional(pending.taken, RESOURCE),
            optional(pending.spot, PLACE),
            pending.missing,
            optional(pending.rolling, GOOD),
            pending.dice,
            pending.total,
            pending.tool_from,
            optional(saved.extra, CARD),
            *pending.paid,
            *pending.items,
            *(optional(card, CARD) for card in saved.display),
            *(one for stack in stacks for one in (optional(stack.top, BUILDING), stack.left)),
            *cards_of(saved),
            *buildings_of(saved),
            *(one for tribe in saved.tribes for one in tribe_numbers(tribe)),
            *(() if pending.pay_from is UNSET else (number(pending.pay_from, RESOURCE),)),
        ]
    )
    return state


def cards_of(saved: Saved) -> list[int]:
    """Where every card is."""
    where = [UNSEEN] * CARD_COUNT
    put(where, saved.display, CARD, OPEN_TO_ALL, UNSEEN)
    for seat, tribe in enumerate(saved.tribes):
        put(where, tribe.cards, CARD, OWNED_BY + seat, UNSEEN)
    return where


def buildings_of(saved: Saved) -> list[int]:
    """Where every building is."""
    where = [UNSEEN] * BUILDING_COUNT
    put(where, [stack.top for stack in saved.stacks], BUILDING, OPEN_TO_ALL, UNSEEN)
    for seat, tribe in enumerate(saved.tribes):
        put(where, tribe.buildings, BUILDING, OWNED_BY + seat, UNSEEN)
    return where


def tribe_numbers(tribe: SavedTribe) -> list[int]:
    """A tribe as `Tribe.restore` reads it."""
    spots = 0
    figures = [0] * (RIVER + 1)
    for name, count in tribe.places.items():
        place = PLACES[number(name, PLACE)]
        spots |= 1 << place.index
        if not place.least <= count <= place.most:
            raise Fault("sa-wrong-figures", place=components.place(name), count=count)
        if place.index <= RIVER:
            figures[place.index] = count
    return [
        tribe.people,
        tribe.food,
        *tribe.resources,
        tribe.tools,
        *tribe.used,
        tribe.agriculture,
        tribe.points,
        face_up_bits(tribe.face_up),
        spots,
        *figures,
    ]


def face_up_bits(names: list[str]) -> int:
    for name in names:
        if number(name, CARD) not in FACE_UP:
            raise Fault("sa-wrong-face-up", card=components.card(name))
    return mask(names, FACE_UP_BIT)


FORM = Form(VERSION, Saved, restored, checks.check, ACTIONS, OUTCOMES)
