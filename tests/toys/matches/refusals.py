"""Why a move is not legal."""

from __future__ import annotations

from antiqua.games.message import Message, say
from antiqua.games.values import Move

from . import moves
from .rules import Matches
from .words import question


def refusal(state: Matches, move: Move) -> Message | None:
    if moves.action(state, move) >= 0:
        return None
    if type(move) not in moves.KINDS[state.phase]:
        return say("mt-why-not-now", question=question(state))
    return say("mt-why-not-so-many", most=len(state.legal_actions()))
