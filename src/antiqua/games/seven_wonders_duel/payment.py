"""How a price comes about (SW-6.9), for people to read: what is bought, produced by choice or spared by a discount.

The rules need only the amount, and charge it; this says which units it is made of.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from antiqua.games.seven_wonders_duel.constants import (
    ARCHITECTURE,
    BLUE,
    DISCOUNT,
    MANUFACTURED_CHOICE,
    MASONRY,
    NONE,
    RAW_CHOICE,
    RAW_RESOURCES,
    RESOURCES,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import Card, Wonder


class Payment(msgspec.Struct, frozen=True):
    """Units per resource that the city's brown and grey cards do not produce, by how they are come by.

    `token` is the progress token that gives the discount, or -1; `prices` are those of one unit.
    """

    chosen: tuple[int, ...]
    spared: tuple[int, ...]
    bought: tuple[int, ...]
    prices: tuple[int, ...]
    token: int

    @property
    def trade(self) -> int:
        return sum(units * price for units, price in zip(self.bought, self.prices, strict=True))


def payment(state: Duel, seat: int, thing: Card | Wonder) -> Payment:
    """The cheapest way for `seat` to pay the resources of a card or wonder."""
    own = state.cities()[seat]
    prices = [state.unit_price(seat, good) for good in range(RESOURCES)]
    missing = [max(0, need - made) for need, made in zip(thing.cost, own.production, strict=True)]
    token = discount_token(thing)
    if token != NONE and not own.has(token):
        token = NONE
    before = missing[:]
    waive(missing, prices, range(RAW_RESOURCES), own.choices[RAW_CHOICE])
    waive(missing, prices, range(RAW_RESOURCES, RESOURCES), own.choices[MANUFACTURED_CHOICE])
    chosen = [whole - left for whole, left in zip(before, missing, strict=True)]
    before = missing[:]
    waive(missing, prices, range(RESOURCES), 0 if token == NONE else DISCOUNT)
    spared = [whole - left for whole, left in zip(before, missing, strict=True)]
    return Payment(tuple(chosen), tuple(spared), tuple(missing), tuple(prices), token)


def discount_token(thing: Card | Wonder) -> int:
    """SW-6.7: the token that makes such a thing cheaper; -1 where there is none."""
    if isinstance(thing, Wonder):
        return ARCHITECTURE
    return MASONRY if thing.color == BLUE else NONE


def waive(missing: list[int], prices: Sequence[int], goods: range, units: int) -> None:
    """Strike out the dearest of the missing units among `goods`."""
    for _ in range(units):
        wanted = [good for good in goods if missing[good]]
        if wanted:
            missing[max(wanted, key=lambda good: prices[good])] -= 1
