"""What the numbers of actions and of chance's outcomes mean, as far as it can be said without a position."""

from __future__ import annotations

from itertools import combinations
from math import comb

from antiqua.games.numbering import Axis, Numbering, axis
from antiqua.games.seven_wonders_duel import moves, tables
from antiqua.games.seven_wonders_duel.constants import (
    BEGIN,
    BUILD_WONDER,
    CONSTRUCT,
    DISCARD,
    GROUP_SIZE,
    LIBRARY_DRAW,
    PHASES,
    PICK_CARD,
    PICK_WONDER,
    TAKE_TOKEN,
    TOKENS_ON_BOARD,
    USES,
    WONDER_COUNT,
    WONDERS_EACH,
)
from antiqua.games.seven_wonders_duel.features import CARD, SLOT

NUMBERING = Numbering(moves.MOVES, PHASES)
TOKENS = [token.id for token in tables.TOKENS]
OWN_WONDER = axis("own_wonder", range(1, WONDERS_EACH + 1))


def rank(chosen: int, of: int) -> Axis:
    """The numbers of the subsets, in lexical order, of things that depend on the position."""
    return axis(f"rank_of_{chosen}_out_of_{of}", range(comb(of, chosen)))


ACTION_NUMBERS = (
    NUMBERING.moves(moves.Build, CONSTRUCT, SLOT, strides=[USES]),
    NUMBERING.moves(moves.Discard, DISCARD, SLOT, strides=[USES]),
    NUMBERING.moves(moves.BuildWonder, BUILD_WONDER, SLOT, OWN_WONDER, strides=[USES, 1]),
    NUMBERING.moves(moves.PickWonder, PICK_WONDER, axis("wonder", tables.WONDER)),
    NUMBERING.moves(moves.TakeToken, TAKE_TOKEN, axis("token", TOKENS)),
    NUMBERING.moves(moves.Revive, PICK_CARD, CARD),
    NUMBERING.moves(moves.Destroy, PICK_CARD, CARD),
    NUMBERING.moves(moves.Begin, BEGIN, axis("player", (1, 2))),
)
OUTCOME_NUMBERS = (
    NUMBERING.moves(
        moves.DealTokens, 0, axis("tokens", map(" ".join, combinations(TOKENS, TOKENS_ON_BOARD)))
    ),
    NUMBERING.moves(moves.DealWonders, 0, rank(GROUP_SIZE, WONDER_COUNT)),
    NUMBERING.moves(moves.Reveal, 0, CARD),
    NUMBERING.moves(moves.Back, 0, axis("back", ("age", "guild"))),
    NUMBERING.moves(moves.DrawLibrary, 0, rank(LIBRARY_DRAW, TOKENS_ON_BOARD)),
)
