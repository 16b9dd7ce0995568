"""Any position of the game, set up from what differs from the start.

    position(tribes=[{"wood": 2, "places": {"card_1": 1}}, {"food": 3}], decision="act")

Everything not named is as at the start, or filled in: card spaces and stacks show what is nowhere else, in the order of
the tables; cards that are kept for one use have not been used; the additional card is one that nobody has seen; as many
buildings have left the stacks as have been built. What no game can lead to raises `BadPosition`; `checks.py` says what
is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from antiqua.games import admission
from antiqua.games.admission import Fault
from antiqua.games.facts import among, exists, in_range, read
from antiqua.games.message import player
from antiqua.games.stone_age import checks, saved
from antiqua.games.stone_age.components import card
from antiqua.games.stone_age.constants import (
    ACT,
    ANY_RESOURCES,
    EXTRA_CARD,
    FEED,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOL_VALUE,
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
from antiqua.games.stone_age.tables import BUILDINGS, CARD, CARDS, FACE_UP, PLAYER_COUNTS, STACKS

DECISIONS = tuple(PHASES[phase] for phase in (PLACE, ACT, FEED))
GIVER = next(one.id for one in CARDS if one.effect == EXTRA_CARD)


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

    `decision` is place, act or feed, and `to_play` whose it is: unless told, that of the first player, from the start
    player on, who has something to do. `display` lists the cards from the cheapest space on (None: a gap), `tops` the
    buildings that are face up and `left` how many each stack has. `extra` is the card that came with the additional
    card.
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
    check_ranges(facts)
    with admission.set_up():
        return admission.admitted(table(facts), saved.FORM, partial(settle, facts))


def settle(facts: Facts, state: StoneAge) -> None:
    """On to what is to be decided: who has nothing to do is passed over, as in play (SA-4.3, SA-5.1, SA-8.1)."""
    if facts.decision == PHASES[FEED]:
        checks.everybody_home(state)
        state.begin_feeding(state.active)
    else:
        asked = state.phase
        if asked == PLACE:
            state.go_on_placing()
        else:
            state.go_on()
        if state.phase != asked:
            raise Fault("sa-wrong-nobody-places" if asked == PLACE else "sa-wrong-nobody-acts")
        if facts.to_play not in (None, state.active):
            idle = player(to_play(facts))
            raise Fault("sa-wrong-cannot-place" if asked == PLACE else "sa-wrong-cannot-act", player=idle)
    state.play_forced()


# -- reading and checking ---------------------------------------------------------------------------------------------


def check_ranges(facts: Facts) -> None:
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
        for stack, left in enumerate(facts.left):
            in_range(f"left[{stack}]", left, range(STACK_SIZE + 1))
    among("decision", facts.decision, DECISIONS)
    named = [card for tribe in facts.tribes for card in [*tribe.cards, *tribe.used_cards]]
    for name in [*named, *facts.display, facts.extra]:
        if name is not None:
            exists(name, CARD, "error-position-unknown-card", "error-position-no-such-card")


def to_play(facts: Facts) -> int:
    return facts.start if facts.to_play is None else facts.to_play


# -- filling in -------------------------------------------------------------------------------------------------------


def table(facts: Facts) -> saved.Saved:
    built = buildings(facts)
    phase = PLACE if facts.decision == PHASES[PLACE] else ACT
    extra, display = cards(facts)
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
        display=display,
        stacks=[
            saved.SavedStack(top if left else None, left)
            for top, left in zip(
                spare_tops(facts, built), stack_sizes(facts, sum(map(len, built))), strict=True
            )
        ],
        extra=extra,
        pending=saved.SavedPending(),
        tribes=[tribe(facts, seat, extra, built[seat]) for seat in range(len(facts.tribes))],
    )


def cards(facts: Facts) -> tuple[str | None, list[str | None]]:
    """The extra card, the last of the unseen ones if it is not told, and what lies on the card spaces."""
    owned = [name for tribe in facts.tribes for name in tribe.cards]
    taken = {*owned, *facts.display, facts.extra}
    spare: list[str | None] = [one.id for one in CARDS if one.id not in taken]
    missing = SPACES - len(facts.display)
    display = [*facts.display, *spare[:missing], *[None] * (missing - len(spare))]
    left = spare[missing:]
    extra = left[-1] if GIVER in owned and facts.extra is None and left else facts.extra
    return extra, display


def tribe(facts: Facts, seat: int, extra: str | None, built: list[str]) -> saved.SavedTribe:
    told = facts.tribes[seat]
    for name in told.used_cards:
        if name not in told.cards or CARD[name] not in FACE_UP:
            raise Fault("sa-wrong-used-card", player=player(seat), card=card(name))
    for figures in told.places.values():
        in_range(f"tribes[{seat}].places", figures, range(1, MOST_PEOPLE + 1))
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
        cards=[*told.cards, *([extra] if extra is not None and GIVER in told.cards else [])],
        face_up=face_up(facts, told),
        buildings=built,
    )


def face_up(facts: Facts, told: TribeFacts) -> list[str]:
    """The cards for one use that have not been used (SA-6.9, SA-6.10); an option has one of them used at once."""
    at_once = facts.options.get("any_resources_immediate")
    return [
        name
        for name in told.cards
        if CARD[name] in FACE_UP
        and name not in told.used_cards
        and not (at_once and CARDS[CARD[name]].effect == ANY_RESOURCES)
    ]


#: What the numbers of a tribe may be.
LIMITS: dict[str, range] = {
    "people": range(START_PEOPLE, MOST_PEOPLE + 1),
    "agriculture": range(MOST_AGRICULTURE + 1),
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
    tiles = sorted([*values, *[0] * (TOOL_SLOTS - len(values))], reverse=True)
    if tiles != ladder or ladder[0] > MOST_TOOL_VALUE:
        raise Fault("sa-wrong-ladder", player=player(seat), tools=", ".join(map(str, values)))
    return total


def used_tools(seat: int, told: TribeFacts) -> tuple[int, int]:
    low = sum(told.tools) // TOOL_SLOTS
    for value in told.used_tools:
        if told.used_tools.count(value) > told.tools.count(value):
            raise Fault("sa-wrong-used", player=player(seat))
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


def spare_tops(facts: Facts, built: Sequence[Sequence[str]]) -> list[str | None]:
    """The tops that are told, then tiles that nobody has built, as far as there are any."""
    used = {*facts.tops, *(name for names in built for name in names)}
    spare = [tile.id for tile in BUILDINGS if tile.id not in used]
    missing = STACKS[len(facts.tribes)] - len(facts.tops)
    return [*facts.tops, *spare[:missing], *[None] * (missing - len(spare))]


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
