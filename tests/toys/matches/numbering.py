"""What the numbers of actions and of chance's outcomes mean."""

from __future__ import annotations

from antiqua.games.numbering import Actions, Numbering, axis

from . import moves
from .constants import PHASES

NUMBERING = Numbering(moves.KINDS, PHASES)


def numbers(kind: type[moves.Heap | moves.Bet | moves.Take], what: str) -> Actions:
    first, least, most = moves.NUMBERS[kind]
    return NUMBERING.moves(kind, first, axis(what, range(least, most + 1)))


ACTION_NUMBERS = (numbers(moves.Take, "matches"), numbers(moves.Bet, "player"))
OUTCOME_NUMBERS = (numbers(moves.Heap, "matches"),)
