"""The components in words: what they are called, cost and do. The texts are in the catalogues, under `sa-` ids.

Names stand in sentences in quotation marks or after a colon, in the nominative, so that every language can decline
around them.
"""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.games.message import Message, say
from antiqua.games.stone_age.constants import (
    CHOICE,
    FIELD,
    FIXED,
    GIVES_FOOD,
    GIVES_POINTS,
    GIVES_RESOURCE,
    HUT,
    NONE,
    ONE_USE_TOOL,
    RIVER,
    ROLLS_RESOURCE,
    TOOL_MAKER,
)
from antiqua.games.stone_age.tables import (
    BUILDING,
    CARD,
    CULTURES,
    EFFECTS,
    GOODS,
    ITEMS,
    PLACE,
    PLACES,
    RESOURCES,
    SPECIALISTS,
    VALUES,
    Building,
    Card,
)

#: What there is, by kind, as views, moves and events name it.
THINGS: dict[str, list[str]] = {
    "card": list(CARD),
    "building": list(BUILDING),
    "place": list(PLACE),
    "good": GOODS,
    "item": ITEMS,
    "culture": CULTURES,
    "specialist": SPECIALISTS,
}

# -- names ------------------------------------------------------------------------------------------------------------


def card(name: str) -> Message:
    return Message(f"sa-card-{name}")


def building(name: str) -> Message:
    return Message(f"sa-building-{name}")


def place(name: str) -> Message:
    return Message(f"sa-place-{name}")


def good(name: str) -> Message:
    return Message(f"sa-good-{name}")


def item(name: str) -> Message:
    return Message(f"sa-item-{name}")


# -- amounts ----------------------------------------------------------------------------------------------------------


def amount(name: str, count: int) -> Message:
    """So much of a good."""
    return say(f"sa-amount-{name}", count=count)


def amounts(units: Sequence[int], names: Sequence[str] = RESOURCES) -> tuple[Message, ...]:
    """Units per resource, as “2 wood, 1 gold”; nothing is said to be nothing."""
    found = tuple(amount(name, count) for name, count in zip(names, units, strict=True) if count)
    return found or (say("sa-amount-nothing"),)


def people(count: int) -> Message:
    return say("sa-amount-people", count=count)


def points(count: int) -> Message:
    return say("sa-amount-points", count=count)


def dice(count: int) -> Message:
    return say("sa-amount-dice", count=count)


# -- what the components cost and do ----------------------------------------------------------------------------------


def effects(thing: Card) -> tuple[Message, ...]:
    """What the upper half of a card does, and what its lower half scores."""
    return (upper(thing), lower(thing))


def upper(thing: Card) -> Message:
    """SA-6"""
    effect = thing.effect
    if effect == GIVES_FOOD:
        return say("sa-effect-food", goods=amount(GOODS[0], thing.amount))
    if effect == GIVES_RESOURCE:
        return say("sa-effect-resource", goods=amount(RESOURCES[thing.resource], thing.amount))
    if effect == ROLLS_RESOURCE:
        return say("sa-effect-roll_resource", dice=dice(thing.dice), good=good(RESOURCES[thing.resource]))
    if effect == GIVES_POINTS:
        return say("sa-effect-points", points=points(thing.amount))
    if effect == ONE_USE_TOOL:
        return say("sa-effect-one_use_tool", value=thing.amount)
    return Message(f"sa-effect-{EFFECTS[effect]}")


def lower(thing: Card) -> Message:
    """SA-9.3"""
    if thing.culture != NONE:
        return say("sa-lower-culture", symbol=Message(f"sa-culture-{CULTURES[thing.culture]}"))
    who = SPECIALISTS[thing.specialist]
    return Message(f"sa-lower-{who}", {"who": Message(f"sa-specialist-{who}"), "count": thing.figures})


def price_of_card(space: int) -> Message:
    """SA-5.10: as many resources as the number of its space, from 1."""
    return say("sa-price-card", count=space)


def price_of_building(thing: Building) -> Message:
    """SA-5.14"""
    if thing.kind == FIXED:
        return say("sa-price-fixed", goods=amounts(thing.cost), points=points(thing.points))
    if thing.kind == CHOICE:
        return say("sa-price-choice", count=thing.most, kinds=thing.kinds)
    return say("sa-price-open", least=thing.least, most=thing.most)


def work(index: int) -> Message:
    """What a gathering or village place does."""
    if index <= RIVER:
        return say("sa-work-gather", value=VALUES[index], good=good(GOODS[index]))
    assert index in (TOOL_MAKER, HUT, FIELD)
    return Message(f"sa-work-{PLACES[index].id}")
