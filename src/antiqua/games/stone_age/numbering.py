"""What the numbers of actions and of chance's outcomes mean, as far as it can be said without a position."""

from __future__ import annotations

from antiqua.games.numbering import Numbering, axis
from antiqua.games.stone_age import moves, tables
from antiqua.games.stone_age.constants import (
    CONSTRUCT,
    DECLINE,
    ENOUGH,
    GATHER,
    MOST_TOOL_VALUE,
    OUTCOMES,
    PAY,
    PHASES,
    PICK_ITEM,
    REDEEM,
    RESOLVE,
    STARVE,
    TAKE_RESOURCE,
    USE_TOOL,
)
from antiqua.games.stone_age.features import BUILDING, CARD, PLACES, RESOURCE, SEATS

NUMBERING = Numbering(moves.MOVES, PHASES)
PLACEMENTS = [
    f"{figures} {PLACES[place]}"
    for figures, place in zip(tables.PLACEMENT_FIGURES, tables.PLACEMENT_PLACE, strict=True)
]

ACTION_NUMBERS = (
    NUMBERING.moves(moves.Place, 0, axis("people_and_place", PLACEMENTS)),
    NUMBERING.moves(moves.Act, RESOLVE, axis("place", PLACES)),
    NUMBERING.moves(moves.Redeem, REDEEM),
    NUMBERING.moves(moves.Pay, PAY, RESOURCE),
    NUMBERING.moves(moves.Decline, DECLINE),
    NUMBERING.moves(moves.Construct, CONSTRUCT),
    NUMBERING.moves(moves.Enough, ENOUGH),
    NUMBERING.moves(moves.Starve, STARVE),
    NUMBERING.moves(moves.UseTool, USE_TOOL, axis("value", range(MOST_TOOL_VALUE, 0, -1))),
    NUMBERING.moves(moves.UseOnce, USE_TOOL + MOST_TOOL_VALUE, axis("value", moves.ONE_USE_VALUES)),
    NUMBERING.moves(moves.Gather, GATHER),
    NUMBERING.moves(moves.Take, TAKE_RESOURCE, RESOURCE),
    NUMBERING.moves(moves.Pick, PICK_ITEM, axis("item", tables.ITEMS)),
)
OUTCOME_NUMBERS = (
    NUMBERING.moves(moves.Start, 0, axis("player", range(1, SEATS + 1))),
    NUMBERING.moves(moves.Deal, 0, CARD),
    NUMBERING.moves(moves.Turn, 0, BUILDING),
    NUMBERING.moves(moves.Roll, 0, axis("total", range(tables.MOST_DICE * tables.SIDES + 1))),
    NUMBERING.moves(moves.Items, 0, axis("rank_of_faces", range(OUTCOMES))),
    NUMBERING.moves(moves.Draw, 0, CARD),
)
