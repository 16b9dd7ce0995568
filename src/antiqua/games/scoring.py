"""How a game ended, and what the points are for; they are counted by the positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from antiqua.games.message import Message
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import State

S = TypeVar("S", bound=State)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, why (a name and a message), and the scores."""

    winners: tuple[int, ...]
    reason: str
    message: Message
    scores: tuple[int, ...]


def outcome(state: S, endings: Sequence[str], message: Callable[[S], Message]) -> Outcome | None:
    """Who won and why, which `message` puts into words; None while the game goes on."""
    if state.to_play != OVER:
        return None
    winners = tuple(seat for seat in range(state.players) if state.winners >> seat & 1)
    return Outcome(winners, endings[state.ending], message(state), tuple(state.scores()))


def breakdown(state: State, categories: Sequence[str]) -> list[dict[str, int]]:
    """Per seat the points of each category, as if the game ended now."""
    return [
        {name: state.points_for(seat, category) for category, name in enumerate(categories)}
        for seat in range(state.players)
    ]
