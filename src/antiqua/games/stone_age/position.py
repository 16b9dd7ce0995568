"""Any position of the game, set up from what differs from the start.

    position(tribes=[{"wood": 2, "places": {"card_1": 1}}, {"food": 3}], decision="act")

Everything not named is as at the start, or filled in: card spaces and stacks show what is nowhere else, in the order of
the tables; face-up cards have not been used; as many buildings have left the stacks as have been built. What no game
can lead to raises `BadPosition`.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from antiqua.games.facts import read
from antiqua.games.stone_age import saved
from antiqua.games.stone_age.constants import (
    ACT,
    FEED,
    OPTION_VALUES,
    PHASES,
    PLACE,
    SPACES,
    STACK_SIZE,
    START_FOOD,
    START_PEOPLE,
    TOOL_SLOTS,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import BUILDINGS, CARD, CARDS, PLAYER_COUNTS, STACKS
from antiqua.kernel.errors import BadPosition, BadSave

DECISIONS = tuple(PHASES[phase] for phase in (PLACE, ACT, FEED))


class TribeFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side.

    `places` says how many people are where. `tools` are the values of the tiles and `used_tools` those used this round.
    `used_cards` are the own cards that lay face up and have been used. `buildings` are names, or just how many.
    """

    people: int = START_PEOPLE
    places: dict[str, int] = {}
    food: int = START_FOOD
    wood: int = 0
    brick: int = 0
    stone: int = 0
    gold: int = 0
    tools: list[int] = []
    used_tools: list[int] = []
    agriculture: int = 0
    points: int = 0
    cards: list[str] = []
    used_cards: list[str] = []
    buildings: list[str] | int = []


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may be told; the options of the game stand beside it by their names. Seats count from 0.

    `decision` is place, act or feed, and `to_play` whose it is (the start player's unless told). `display` lists the
    cards from the cheapest space on (None: a gap), `tops` the buildings that are face up and `left` how many each stack
    has. `extra` is the card that came with the additional card.
    """

    tribes: list[TribeFacts] = msgspec.field(default_factory=lambda: [TribeFacts(), TribeFacts()])
    options: dict[str, str | int | bool] = {}
    round: int = 1
    start: int = 0
    decision: str = "place"
    to_play: int | None = None
    display: list[str | None] = []
    tops: list[str] = []
    left: list[int] | None = None
    extra: str | None = None


def position(**given: Any) -> StoneAge:
    """The position that these facts describe, with the forced moves made where somebody has only one option."""
    facts = read(given, Facts, OPTION_VALUES)
    check(facts)
    try:
        state = saved.restored(table(facts))
    except BadSave as error:
        raise BadPosition("error-bad-position", why=error.details["why"]) from None
    if facts.decision == PHASES[FEED]:
        state.begin_feeding(to_play(facts))
    state.play_forced()
    return state


# -- reading and checking ---------------------------------------------------------------------------------------------


def check(facts: Facts) -> None:
    """The numbers are in their ranges and the cards exist; the rest is checked with the whole position."""
    players = len(facts.tribes)
    in_range("tribes", players, PLAYER_COUNTS)
    in_range("start", facts.start, range(players))
    in_range("to_play", to_play(facts), range(players))
    in_range("round", facts.round, range(1, 1000))
    in_range("display", len(facts.display), range(SPACES + 1))
    in_range("tops", len(facts.tops), range(STACKS[players] + 1))
    if facts.left is not None:
        in_range("left", len(facts.left), range(STACKS[players], STACKS[players] + 1))
    if facts.decision not in DECISIONS:
        raise BadPosition(
            "error-bad-option-value", option="decision", value=facts.decision, allowed=list(DECISIONS)
        )
    named = [card for tribe in facts.tribes for card in [*tribe.cards, *tribe.used_cards]]
    for name in [*named, *facts.display, facts.extra]:
        if name is not None and name not in CARD:
            meant = get_close_matches(name, CARD, n=1)
            if meant:
                raise BadPosition("error-position-unknown-card", name=name, suggestion=meant[0])
            raise BadPosition("error-position-no-such-card", name=name)


def in_range(field: str, value: int, allowed: range) -> None:
    if value not in allowed:
        shown = f"{allowed[0]}–{allowed[-1]}"
        raise BadPosition("error-bad-number", option=field, value=value, allowed=shown)


def to_play(facts: Facts) -> int:
    return facts.start if facts.to_play is None else facts.to_play


# -- filling in -------------------------------------------------------------------------------------------------------


def table(facts: Facts) -> saved.Saved:
    owned = [card for tribe in facts.tribes for card in tribe.cards]
    taken = [*owned, *facts.display, facts.extra]
    spare = [card.id for card in CARDS if card.id not in taken]
    built = buildings(facts)
    tops = spare_tops(facts, built)
    phase = PLACE if facts.decision == PHASES[PLACE] else ACT
    return saved.Saved(
        game="stone_age",
        version=saved.VERSION,
        options=facts.options,
        phase=PHASES[phase],
        active=to_play(facts),
        start=facts.start,
        round=facts.round,
        ending=0,
        winners=[],
        display=[*facts.display, *spare[: SPACES - len(facts.display)]],
        stacks=[
            saved.SavedStack(top if left else None, left)
            for top, left in zip(tops, stack_sizes(facts, sum(map(len, built))), strict=True)
        ],
        extra=facts.extra,
        pending=saved.SavedPending(),
        tribes=[tribe(facts, seat, built[seat]) for seat in range(len(facts.tribes))],
    )


def tribe(facts: Facts, seat: int, built: list[str]) -> saved.SavedTribe:
    told = facts.tribes[seat]
    extra = facts.extra is not None and any(
        CARDS[CARD[card]].id == "extra_card_writing" for card in told.cards
    )
    return saved.SavedTribe(
        people=checked(seat, "people", told.people),
        places=told.places,
        food=checked(seat, "food", told.food),
        resources=(
            checked(seat, "wood", told.wood),
            checked(seat, "brick", told.brick),
            checked(seat, "stone", told.stone),
            checked(seat, "gold", told.gold),
        ),
        tools=tool_sum(seat, told.tools),
        used=used_tools(seat, told),
        agriculture=checked(seat, "agriculture", told.agriculture),
        points=checked(seat, "points", told.points),
        cards=[*told.cards, *([facts.extra] if extra and facts.extra is not None else [])],
        face_up=[
            card
            for card in told.cards
            if CARD[card] in saved.FACE_UP and card not in told.used_cards and card != facts.extra
        ],
        buildings=built,
    )


#: What the numbers of a tribe may be.
LIMITS: dict[str, range] = {
    "people": range(START_PEOPLE, 11),
    "agriculture": range(11),
    "points": range(-10_000, 10_001),
}
MANY = range(10_001)


def checked(seat: int, field: str, value: int) -> int:
    in_range(f"tribes[{seat}].{field}", value, LIMITS.get(field, MANY))
    return value


def tool_sum(seat: int, values: Sequence[int]) -> int:
    """SA-7.1: the tiles are those of the ladder."""
    total = sum(values)
    low, high = total // TOOL_SLOTS, total % TOOL_SLOTS
    ladder = [low + 1] * high + [low] * (TOOL_SLOTS - high)
    if sorted([*values, *[0] * (TOOL_SLOTS - len(values))], reverse=True) != ladder or ladder[0] > 4:
        shown = ", ".join(map(str, values))
        raise BadPosition(
            "error-bad-position", why=saved.say("sa-wrong-ladder", player=seat + 1, tools=shown)
        )
    return total


def used_tools(seat: int, told: TribeFacts) -> tuple[int, int]:
    low = sum(told.tools) // TOOL_SLOTS
    for value in told.used_tools:
        if told.used_tools.count(value) > told.tools.count(value):
            why = saved.say("sa-wrong-used", player=saved.say("player", number=seat + 1))
            raise BadPosition("error-bad-position", why=why)
    return told.used_tools.count(low + 1), told.used_tools.count(low) if low else 0


def buildings(facts: Facts) -> list[list[str]]:
    """Who has built what; where only a number is given, tiles that are not named, the last ones first."""
    named = {name for tribe in facts.tribes if isinstance(tribe.buildings, list) for name in tribe.buildings}
    spare = [tile.id for tile in BUILDINGS if tile.id not in named and tile.id not in facts.tops]
    found = []
    for seat, tribe in enumerate(facts.tribes):
        if isinstance(tribe.buildings, list):
            found.append(list(tribe.buildings))
        else:
            in_range(f"tribes[{seat}].buildings", tribe.buildings, range(len(spare) + 1))
            found.append([spare.pop() for _ in range(tribe.buildings)])
    return found


def spare_tops(facts: Facts, built: Sequence[Sequence[str]]) -> list[str]:
    used = {*facts.tops, *(name for names in built for name in names)}
    spare = [tile.id for tile in BUILDINGS if tile.id not in used]
    stacks = STACKS[len(facts.tribes)]
    missing = stacks - len(facts.tops)
    return [*facts.tops, *spare[:missing], *["fixed_wwb"] * (missing - len(spare))]


def stack_sizes(facts: Facts, built: int) -> list[int]:
    """As told, or with the built tiles taken evenly from all stacks, the last ones first."""
    if facts.left is not None:
        return facts.left
    stacks = STACKS[len(facts.tribes)]
    left = [STACK_SIZE] * stacks
    for _ in range(min(built, stacks * STACK_SIZE)):
        tallest = max(range(stacks), key=lambda stack: (left[stack], stack))
        left[tallest] -= 1
    return left
