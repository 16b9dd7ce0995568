"""What the `words.py` of all games share: sentences together, scores, and what an action would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from antiqua.games.message import Message, player, sentences
from antiqua.games.values import Event
from antiqua.kernel.state import State

S = TypeVar("S", bound=State)


def told_together(said: Sequence[Message]) -> Message:
    """At least one sentence, as one message."""
    whole = sentences(said)
    assert whole is not None
    return whole


def standings(id: str, scores: Sequence[int]) -> tuple[Message, ...]:
    """Everybody's points, each in the text `id`."""
    return tuple(
        Message(id, {"player": player(seat), "points": points}) for seat, points in enumerate(scores)
    )


class Recorder:
    """Hears what happens inside the rules."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: Any, action: int) -> None:
        """What follows by itself is told by its events."""


def tried(state: S, action: int) -> tuple[S, list[Event]]:
    """The position after an action, before anything follows by itself, and what has happened; more may be added."""
    after: Any = state.clone()
    after.listener = recorder = Recorder()
    after.perform(action)
    return after, recorder.events
