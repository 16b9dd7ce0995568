"""What the numbers of actions and of chance's outcomes mean, as far as it can be said without a position."""

from __future__ import annotations

from antiqua.games.numbering import Actions, Axis, Numbering, axis
from antiqua.games.trajan import moves
from antiqua.games.trajan.constants import (
    DISCARD,
    KINDS,
    LAY_OUT,
    PHASES,
    SHIP_DIFFERENT,
    SHIP_PAIRS,
    SHIP_SAME,
)
from antiqua.games.trajan.features import GOODS, IN_STACK, PILE
from antiqua.games.trajan.tables import COMMODITIES, good_ids
from antiqua.games.values import Move

NUMBERING = Numbering(moves.MOVES, PHASES)
MOST_WILDS = 3


def named(kind: type[Move]) -> Actions:
    """Moves of a word and a name."""
    first, names = moves.NAMED[kind]
    return NUMBERING.moves(kind, first, axis(kind.__struct_fields__[0], names))


def is_chances(group: Actions) -> bool:
    """Chance decides in the first phases."""
    return PHASES.index(group.phases[0]) < LAY_OUT


def cargo(goods: dict[int, int], wilds: int) -> str:
    """What is added to the laid cards."""
    counts = [goods.get(kind, 0) for kind in range(KINDS)]
    return " ".join([*good_ids(counts), *[moves.WILD] * wilds]) or "nothing"


def of_different_goods() -> Axis:
    codes = (moves.added_to_different(code) for code in range(SHIP_PAIRS - SHIP_DIFFERENT))
    return axis("added", (cargo(dict.fromkeys(kinds, 1), wilds) for wilds, kinds in codes))


def of_pairs() -> Axis:
    codes = (moves.added_to_pairs(code) for code in range(DISCARD - SHIP_PAIRS))
    return axis("added", (cargo(dict(pairs), wilds) for wilds, pairs in codes))


ALONE = tuple(NUMBERING.moves(kind, number) for kind, number in moves.ALONE.items())
NAMED = tuple(named(kind) for kind in moves.NAMED)
AMOUNT = axis("further_cards", range(3)), axis("wilds", range(MOST_WILDS + 1))
DRAWN = axis("card", [*COMMODITIES, *(f"{good} again" for good in COMMODITIES)])

ACTION_NUMBERS = (
    *(one for one in (*ALONE, *NAMED) if not is_chances(one)),
    NUMBERING.moves(moves.Ship, SHIP_SAME, *AMOUNT),
    NUMBERING.moves(moves.Ship, SHIP_DIFFERENT, of_different_goods()),
    NUMBERING.moves(moves.Ship, SHIP_PAIRS, of_pairs()),
    NUMBERING.moves(moves.Discard, DISCARD, GOODS, PILE),
)
OUTCOME_NUMBERS = (
    *(one for one in NAMED if is_chances(one)),
    NUMBERING.moves(moves.RevealTop, 0, IN_STACK),
    NUMBERING.moves(moves.TurnUp, 0, DRAWN),
    NUMBERING.moves(moves.DrawCard, 0, DRAWN),
)
