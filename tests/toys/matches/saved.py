"""Positions as data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from antiqua.games import admission
from antiqua.games.admission import Fault, Form
from antiqua.games.data import numbered
from antiqua.kernel.seats import CHANCE

from .constants import ACTIONS, BET, GAME_OVER, LAY_OUT, MOST, NONE, OUTCOMES, PHASES, TAKE
from .rules import Matches

Seat = Annotated[int, Meta(ge=0, lt=3)]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    phase: str
    turn: Seat
    matches: Annotated[int, Meta(ge=0, le=MOST)]
    bets: Annotated[list[Seat | None], Meta(min_length=2, max_length=3)]
    last: Seat | None
    loses: bool
    game: Literal["matches"] = "matches"
    version: Literal[1] = 1


def to_dict(state: Matches) -> dict[str, Any]:
    bets = [None if bet == NONE else bet for bet in state.bets]
    last = None if state.last == NONE else state.last
    data = Saved(PHASES[state.phase], max(0, state.to_play), state.matches, bets, last, state.loses)
    return admission.saved(state, data)


def restored(data: Saved) -> Matches:
    state = Matches(len(data.bets), data.loses)
    state.phase = admission.number(data.phase, numbered(PHASES))
    state.matches = data.matches
    state.bets = [NONE if bet is None else bet for bet in data.bets]
    state.to_play = CHANCE if state.phase == LAY_OUT else data.turn
    if data.last is not None and state.phase == GAME_OVER:
        state.finish(data.last)
    if (data.last is None) is (state.phase == GAME_OVER) or (
        data.turn and state.phase in (LAY_OUT, GAME_OVER)
    ):
        raise Fault("error-damage-no-choice")
    return state


def check(state: Matches) -> None:
    """Bets are made one after the other, and there are matches while somebody can take some."""
    made = sum(bet != NONE for bet in state.bets)
    expected = {LAY_OUT: 0, BET: state.to_play}.get(state.phase, state.players)
    in_order = all((bet != NONE) is (seat < made) for seat, bet in enumerate(state.bets))
    there = state.matches > 0 if state.phase in (BET, TAKE) else state.matches == 0
    if made != expected or not in_order or not there:
        raise Fault("error-damage-no-choice")
    if not all(number < state.players for number in (*state.bets, state.to_play, state.last)):
        raise Fault("error-damage-no-choice")


FORM = Form(1, Saved, restored, check, ACTIONS, OUTCOMES)
