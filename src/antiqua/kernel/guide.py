"""Playouts that follow a road: what a player would rather do who means to win in one particular way.

A playout at random shows the usual end of a game, and hardly ever one that somebody has to work for. A game that has
such ends says in its `guide.py` how much each action appeals to whoever is on a road; nothing is judged, so it is
nearly as fast as chance alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import ClassVar

from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

MOST_ACTIONS = 1024
UNIT = 1.0 / (1 << 30)


class Guide:
    """Chooses for all seats of a playout; each of them takes one of the given roads when it begins."""

    roads: ClassVar[tuple[str, ...]] = ()  # those that a game knows
    appeal: array[float]

    def __init__(self, taken: Sequence[str]) -> None:
        self.taken = [self.roads.index(road) for road in taken]
        self.appeal = array("d", [0.0] * MOST_ACTIONS)

    # -- what a game writes ---------------------------------------------------------------------------------------

    def begin(self, state: State, rng: Rng) -> None:
        """A playout begins: every seat takes a road."""
        raise NotImplementedError

    def weigh(self, state: State, actions: Buffer) -> None:
        """Fill `appeal` with how often each of the actions would be chosen, against the others; none below 0."""
        raise NotImplementedError

    # -- what every game has ----------------------------------------------------------------------------------------

    def choose(self, state: State, actions: Buffer, rng: Rng) -> int:
        """One of the actions, each as often as it appeals to the seat to play."""
        count = actions.count
        self.weigh(state, actions)
        total = 0.0
        for i in range(count):
            total += self.appeal[i]
        drawn = (rng.bits() >> 34) * UNIT * total
        for i in range(count):
            drawn -= self.appeal[i]
            if drawn < 0.0:
                return actions.items[i]
        return actions.items[count - 1]
