"""What has happened in a match: its moves, the forced ones that followed, and who may know of them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from antiqua.games.game import Event, Game
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.kernel.state import State

VEILED = -1  # stands for the number of an action that one may not know


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One move of a seat or of chance, with its notation in the position where it was made.

    Where `seen_by` lists seats, only these may know it, and everybody else reads `veil` instead.
    """

    seat: int
    action: int
    text: str
    seen_by: tuple[int, ...] | None = None
    veil: str = ""

    def shown_to(self, viewer: int | None) -> Step:
        """What `viewer` may know of it; None knows everything."""
        if may_know(viewer, self.seen_by):
            return self
        return replace(self, action=VEILED, text=self.veil)


class Entry(Step, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of the history: a move, the forced moves that followed by themselves, and all that happened."""

    forced: tuple[Step, ...] = ()
    events: tuple[Any, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return (self, *self.forced)

    @property
    def chance(self) -> bool:
        """Has chance shown an outcome?"""
        return any(step.seat == CHANCE for step in self.steps)

    @property
    def hidden(self) -> bool:
        """Was there something that not everybody may know?"""
        return any(known.seen_by is not None for known in (*self.steps, *self.events))

    def shown_to(self, viewer: int | None) -> Entry:
        if not self.hidden:
            return self
        known = may_know(viewer, self.seen_by)
        return replace(
            self,
            action=self.action if known else VEILED,
            text=self.text if known else self.veil,
            forced=tuple(step.shown_to(viewer) for step in self.forced),
            events=tuple(event for event in self.events if may_know(viewer, event.seen_by)),
        )


def may_know(viewer: int | None, seen_by: tuple[int, ...] | None) -> bool:
    return viewer is None or seen_by is None or viewer in seen_by


def step_to_be(game: Game, state: State, action: int) -> Step:
    """A move that is about to be made in `state`."""
    move = game.move(state, action)
    seen_by = tuple(seat for seat in range(state.players) if game.sees(state, seat, move))
    if len(seen_by) == state.players and game.sees(state, SPECTATOR, move):
        return Step(state.to_play, action, game.write(move))
    return Step(state.to_play, action, game.write(move), seen_by, game.veil(move))


class Gatherer:
    """The listener that gathers what one move brings about."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.forced_steps: list[Step] = []
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: State, action: int) -> None:
        self.forced_steps.append(step_to_be(self.game, state, action))
