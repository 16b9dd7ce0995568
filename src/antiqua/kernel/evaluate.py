"""What a position is worth to each seat before the game is over.

A game says in its `evaluate.py` what an experienced player would count (`features`), each thing with a weight; added up
they are an estimate of the points that a seat will have in the end. How far the estimates lie apart, against what may
still happen (`spread`), gives the share of victory that each seat may expect. A network that was trained on many games
may add to it; it sees the same, and what else the game shows it (`sights`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from math import exp

from antiqua.kernel import seats
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

OVER = seats.OVER
MOST_SEATS = seats.MOST_SEATS
# Powers of e from -16 to 0, by a table: the same in both builds, and without a call.
STEPS = 64
LOWEST = 16
POWERS = array("d", [exp(i / STEPS - LOWEST) for i in range(LOWEST * STEPS + 2)])


class Evaluator:
    """Judges the positions of one game; each game subclasses it once."""

    names: tuple[str, ...]
    sights: tuple[str, ...]
    network: Network | None
    weights: array[float]
    found: array[float]

    def __init__(
        self,
        names: tuple[str, ...],
        weights: Mapping[str, float],
        sights: tuple[str, ...] = (),
        network: Network | None = None,
    ) -> None:
        self.names = names
        self.sights = sights if network is not None else ()
        self.network = network
        self.weights = array("d", [weights[name] for name in names])
        self.found = array("d", [0.0] * (len(names) + len(self.sights)))

    # -- what a game writes ---------------------------------------------------------------------------------------

    def features(self, state: State, seat: int, out: array[float]) -> None:
        """Fill `out` with what `seat` has, in the order of `names`, then of `sights`."""
        raise NotImplementedError

    def spread(self, state: State) -> float:
        """How many points still decide little: many at the beginning, few at the end. Always above 0."""
        raise NotImplementedError

    def sudden(self, state: State) -> bool:
        """May the game end all at once in the turns that come next?"""
        return False

    # -- what every game has ----------------------------------------------------------------------------------------

    def estimate(self, state: State, seat: int) -> float:
        """The points that `seat` may expect to have in the end, up to what all seats have in common."""
        self.features(state, seat, self.found)
        total = 0.0
        for i in range(len(self.weights)):
            total += self.weights[i] * self.found[i]
        return total

    def evaluate(self, state: State, out: array[float]) -> None:
        """The share of victory that each seat may expect; the true one when the game is over."""
        players = state.players
        if state.to_play == OVER:
            share_victory(state, out)
            return
        spread = self.spread(state)
        for seat in range(players):
            out[seat] = self.estimate(state, seat) / spread
            if self.network is not None:
                self.network.look(seat, self.found)
        if self.network is not None:
            self.network.judge(players, out)
        best = -1e300
        for seat in range(players):
            if out[seat] > best:
                best = out[seat]
        total = 0.0
        for seat in range(players):
            out[seat] = power(out[seat] - best)
            total += out[seat]
        for seat in range(players):
            out[seat] = out[seat] / total

    def table(self) -> list[float]:
        """The weights, in the order of `names`."""
        return [self.weights[i] for i in range(len(self.names))]

    def shares(self, state: State) -> list[float]:
        """The shares of victory as a list."""
        out = array("d", [0.0] * MOST_SEATS)
        self.evaluate(state, out)
        return [out[seat] for seat in range(state.players)]


def share_victory(state: State, out: array[float]) -> None:
    """The win shares of a game that is over."""
    winners = 0
    for seat in range(state.players):
        winners += state.winners >> seat & 1
    for seat in range(state.players):
        out[seat] = 1.0 / winners if state.winners >> seat & 1 else 0.0


def power(x: float) -> float:
    """e to the power of `x`, which is not above 0; at least what it is at -16."""
    at = (x + LOWEST) * STEPS
    if at <= 0.0:
        return POWERS[0]
    whole = int(at)
    return POWERS[whole] + (POWERS[whole + 1] - POWERS[whole]) * (at - whole)
