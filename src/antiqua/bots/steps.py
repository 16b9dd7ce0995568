"""Bots make the steps of an action in the canonical order, also where a match lets people make them in any."""

from __future__ import annotations

from typing import Any

from antiqua.kernel.state import State


class Forced:
    """The listener that notes what was made because nothing else was possible."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def happened(self, event: Any) -> None:
        pass

    def forced(self, state: State, action: int) -> None:
        self.actions.append(action)


class Steps:
    """Follows one bot through a match in which steps come in any order.

    `course` is where the bot would stand if everything were canonical. There an action ends by itself, and the last
    steps may leave no choice, where the match still asks: what follows from the bot's decision is then made without
    asking it again.
    """

    def __init__(self) -> None:
        self.course: State | None = None
        self.expected: State | None = None  # what the match came to with the bot's last step
        self.settled: list[int] = []

    def following(self, state: State) -> int | None:
        """What the bot has decided already, if anything; `course` is where it has to decide otherwise."""
        if self.course is None or self.expected is None or self.expected != state:
            self.course = state.canonical()
            self.settled = []
            return None
        legal = state.legal_actions()
        if self.settled:
            if self.settled[0] in legal:
                return self.settled.pop(0)
            self.course = state.canonical()
            self.settled = []
            return None
        for action in legal:
            after = state.clone()
            after.play(action)
            if after.canonical() == self.course:
                return action
        if self.course.to_play != state.to_play:
            self.course = state.canonical()
        return None

    def made(self, state: State, action: int, decided: bool) -> None:
        """The bot makes this step in the match; `decided` now, and not before."""
        after, forced = played(state, action)
        self.expected = after
        if decided and self.course is not None:
            self.course, settled = played(self.course, action)
            self.settled += settled
        for done in forced:
            if done in self.settled:
                self.settled.remove(done)


def played(state: State, action: int) -> tuple[State, list[int]]:
    """The position after an action, and what followed by itself."""
    after = state.clone()
    after.listener = listener = Forced()
    after.play(action)
    after.listener = None
    return after, listener.actions
