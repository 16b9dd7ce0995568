"""The components in words: what they are called, cost and do. The texts are in the catalogues, under `co-` ids.

Names stand in sentences in the nominative, so that every language can decline around them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antiqua.games.concordia import tables
from antiqua.games.concordia.tables import CARD, CARDS, DATA, GODS, GOODS, MAP, ROLES, Card
from antiqua.games.message import Message, say

#: What there is, by kind, as views, moves and events name it.
THINGS: dict[str, list[str]] = {
    "role": ROLES,
    "city": list(dict.fromkeys(entry["id"] for entry in DATA["city"])),
    "province": list(dict.fromkeys(entry["id"] for entry in DATA["province"])),
    "good": GOODS,
    "god": GODS,
    "map": list(MAP),
}

# -- names ---------------------------------------------------------------------------------------------------


def role(name: str) -> Message:
    """A personality; `mercator_5` is a Mercator that pays 5."""
    return Message(f"co-role-{name}")


def card(name: str) -> Message:
    """A card for sale, by its id."""
    return role(ROLES[CARDS[CARD[name]].role])


def city(name: str) -> Message:
    return Message(f"co-city-{name}")


def place(name: str) -> Message:
    """A city, or a route: its two ends."""
    if "-" not in name:
        return city(name)
    first, second = name.split("-")
    return say("co-route", first=city(first), second=city(second))


def province(name: str) -> Message:
    return Message(f"co-province-{name}")


def good(name: str) -> Message:
    return Message(f"co-good-{name}")


def god(name: str) -> Message:
    return Message(f"co-god-{name}")


def amounts(units: Mapping[str, int] | Sequence[int], coins: int = 0) -> tuple[Message, ...]:
    """Coins and goods, as “6 sestertii, 1 food, 1 brick”."""
    named = units if isinstance(units, Mapping) else dict(zip(tables.GOODS, units, strict=True))
    parts = [say("co-amount-coins", count=coins)] if coins else []
    parts += [say(f"co-amount-{name}", count=count) for name, count in named.items() if count]
    return tuple(parts)


# -- what the cards cost and do ------------------------------------------------------------------------------


def cost_of(thing: Card) -> Message:
    """The goods in the red field."""
    return say("co-cost", parts=amounts(thing.cost))


def effect(name: str) -> Message:
    """What the card of a role does."""
    return Message(f"co-effect-{name}")


def worth(name: str) -> Message:
    """What each card of a god is worth at the end (CO-9.1)."""
    return Message(f"co-worth-{name}")
