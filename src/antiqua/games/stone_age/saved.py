"""A position as plain data, and back. What is read is checked: data that no position can have is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from antiqua.games.game import Argument, Message
from antiqua.games.stone_age import checks
from antiqua.games.stone_age.constants import (
    BUILDING_COUNT,
    CARD_COUNT,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    NONE,
    OPEN_TO_ALL,
    OPTION_VALUES,
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
    ANY_RESOURCES,
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    GOODS,
    MOST_DICE,
    ONE_USE,
    PLACE,
    PLACES,
    RESOURCES,
    SIDES,
)
from antiqua.kernel.bits import members
from antiqua.kernel.errors import BadSave

VERSION: Final = 1
Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Small = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-100_000, le=100_000)]
Amounts = tuple[Count, Count, Count, Count]
FACE_UP: list[int] = [*ONE_USE, *ANY_RESOURCES]  # in the order of their bits


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
    """What has been begun and not finished; see `Board`."""

    buyer: Seat | None = None
    after: str | None = None
    taken: str | None = None
    spot: str | None = None
    paid: Amounts = (0, 0, 0, 0)
    missing: Small = 0
    rolling: str | None = None
    dice: Annotated[int, Meta(ge=0, le=MOST_DICE)] = 0
    total: Annotated[int, Meta(ge=0, le=MOST_DICE * SIDES + 24)] = 0
    tool_from: Small = 0
    items: tuple[Small, Small, Small, Small, Small, Small] = (0, 0, 0, 0, 0, 0)


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
    saved = Saved(
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
    data: dict[str, Any] = msgspec.to_builtins(saved)
    return data


def options_of(state: StoneAge) -> dict[str, str | int | bool]:
    return {name: values[state.options[place]] for place, (name, values) in enumerate(OPTION_VALUES.items())}


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


def from_dict(data: Any) -> StoneAge:
    """The position that `to_dict` wrote; anything else raises `BadSave`."""
    if isinstance(data, dict) and type(data.get("version")) is int and data["version"] > VERSION:
        raise BadSave("error-save-version", version=str(data["version"]), supported=str(VERSION))
    try:
        saved = msgspec.convert(data, Saved)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise damaged(Message("error-damage-form", {"detail": str(error)})) from None
    state = restored(saved)
    if not checks.playable(state):
        raise damaged(Message("error-damage-phase", {"phase": saved.phase}))
    return state


def damaged(why: Message) -> BadSave:
    return BadSave("error-state-damaged", why=why)


def restored(saved: Saved) -> StoneAge:
    """The position itself; what is wrong with the data is told by `BadSave`."""
    players = len(saved.tribes)
    card_at = [UNSEEN] * CARD_COUNT
    building_at = [UNSEEN] * BUILDING_COUNT
    put(card_at, saved.display, CARD, OPEN_TO_ALL)
    put(building_at, [stack.top for stack in saved.stacks], BUILDING, OPEN_TO_ALL)
    for seat, tribe in enumerate(saved.tribes):
        put(card_at, tribe.cards, CARD, OWNED_BY + seat)
        put(building_at, tribe.buildings, BUILDING, OWNED_BY + seat)
    stacks = [*saved.stacks, *[SavedStack(None, 0)] * (STACK_PLACES - len(saved.stacks))]
    pending = saved.pending
    state = StoneAge(players)
    numbers = [
        players,
        *option_numbers(saved.options),
        number(saved.phase, numbered(PHASES)),
        saved.active,
        saved.start,
        saved.round,
        saved.ending,
        sum(1 << seat for seat in set(saved.winners)),
        NONE if pending.buyer is None else pending.buyer,
        optional(pending.after, numbered(PHASES)),
        optional(pending.taken, numbered(RESOURCES)),
        optional(pending.spot, PLACE),
        pending.missing,
        optional(pending.rolling, numbered(GOODS)),
        pending.dice,
        pending.total,
        pending.tool_from,
        optional(saved.extra, CARD),
        *pending.paid,
        *pending.items,
        *(optional(card, CARD) for card in saved.display),
        *(one for stack in stacks for one in (optional(stack.top, BUILDING), stack.left)),
        *card_at,
        *building_at,
        *(one for tribe in saved.tribes for one in tribe_numbers(tribe)),
    ]
    if max(saved.active, saved.start, *saved.winners, pending.buyer or 0) >= players:
        raise damaged(Message("error-damage-phase", {"phase": saved.phase}))
    if len(saved.stacks) != state.stacks():
        raise damaged(say("sa-wrong-stacks", count=len(saved.stacks), needed=state.stacks()))
    state.restore(numbers)
    wrong = checks.problem(state)
    if wrong is not None:
        raise damaged(wrong)
    return state


def say(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def number(name: str, table: dict[str, int]) -> int:
    if name not in table:
        raise damaged(Message("error-damage-name", {"name": name}))
    return table[name]


def optional(name: str | None, table: dict[str, int]) -> int:
    return NONE if name is None else number(name, table)


def put(places: list[int], names: Iterable[str | None], table: dict[str, int], place: int) -> None:
    """Every card and every building is in one place only."""
    for name in names:
        if name is None:
            continue
        thing = number(name, table)
        if places[thing] != UNSEEN:
            raise damaged(Message("error-damage-twice", {"name": name}))
        places[thing] = place


def option_numbers(options: dict[str, str | int | bool]) -> list[int]:
    for name in options:
        number(name, numbered(list(OPTION_VALUES)))
    found = []
    for name, values in OPTION_VALUES.items():
        value = options.get(name, values[0])
        fitting = [place for place, one in enumerate(values) if type(one) is type(value) and one == value]
        if not fitting:
            raise damaged(Message("error-damage-name", {"name": str(value)}))
        found += fitting
    return found


def tribe_numbers(tribe: SavedTribe) -> list[int]:
    """A tribe as `Tribe.restore` reads it."""
    spots = 0
    figures = [0] * (RIVER + 1)
    for name, count in tribe.places.items():
        place = PLACES[number(name, PLACE)]
        spots |= 1 << place.index
        if not place.least <= count <= place.most:
            raise damaged(say("sa-wrong-figures", place=say(f"sa-place-{place.id}"), count=count))
        if place.index <= RIVER:
            figures[place.index] = count
    face_up = 0
    for name in tribe.face_up:
        card = number(name, CARD)
        if card not in FACE_UP or name not in tribe.cards:
            raise damaged(say("sa-wrong-face-up", card=say(f"sa-card-{name}")))
        face_up |= 1 << FACE_UP.index(card)
    return [
        tribe.people,
        tribe.food,
        *tribe.resources,
        tribe.tools,
        *tribe.used,
        tribe.agriculture,
        tribe.points,
        face_up,
        spots,
        *figures,
    ]
