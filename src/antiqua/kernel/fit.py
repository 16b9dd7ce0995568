"""Finding weights: many positions of finished games, and how well an evaluation foretold their outcomes."""

from __future__ import annotations

from array import array
from math import log

from antiqua.kernel import seats
from antiqua.kernel.evaluate import Evaluator, power
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy, Search, chance_of
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
MOST_SEATS = seats.MOST_SEATS
TINY = 1e-9
OFTEN = 6  # visits from which on the promise of an action is known well enough to be learned from


class Chooser:
    """Who plays while weights are looked for: search with so many iterations, or without any one move ahead.

    `judges`: what its search expects is worth knowing.
    """

    def __init__(self, greedy: Greedy, search: Search, iterations: int, judges: bool = False) -> None:
        self.greedy = greedy
        self.search = search
        self.iterations = iterations
        self.judges = judges

    def choose(self, state: State, rng: Rng) -> int:
        if self.iterations <= 0:
            return self.greedy.best(state, rng)
        self.search.clear()
        self.search.think(state, state.to_play, rng, self.iterations, 0.0, True)
        return self.search.best()


class Samples:
    """Positions as numbers: per seat its features, what search expected (-1: not known), and its share in the end.

    `branches`: positions behind the actions that search has looked at, too, with what each promised; which of them is
    the better one can be learned from them, and not only from what was played.
    """

    def __init__(self, evaluator: Evaluator, players: int, branches: Samples | None = None) -> None:
        self.evaluator = evaluator
        self.branches = branches
        self.actions = Buffer()
        self.players = players
        self.width = len(evaluator.names) + len(evaluator.sights)
        self.features = array("d")
        self.spreads = array("d")
        self.results = array("d")
        self.expected = array("d")
        self.row = array("d", [0.0] * self.width)
        self.shares = array("d", [0.0] * MOST_SEATS)
        self.count = 0

    def play(self, start: State, choosers: list[Chooser], rng: Rng, slips: float, one_in: int) -> None:
        """Play a game with a chooser for each seat, a part of its decisions (`slips`) at random, and keep one in so
        many of its positions."""
        state = start.clone()
        first = self.count
        chooser = choosers[0]
        while state.to_play != OVER:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            kept = rng.below(one_in) == 0
            if kept:
                self.keep(state)
            if chance_of(slips, rng):
                self.actions.count = 0
                state.list_actions(self.actions)
                action = self.actions.items[rng.below(self.actions.count)]
                known = False
            else:
                chooser = choosers[state.to_play]
                action = chooser.choose(state, rng)
                known = chooser.judges
            if kept:
                for seat in range(self.players):
                    self.expected.append(chooser.search.expected(seat) if known else -1.0)
                if known and self.branches is not None:
                    self.branches.branch(state, chooser.search)
            state.play(action)
        self.evaluator.evaluate(state, self.shares)
        for _ in range(first, self.count):
            self.results.extend(self.shares[: self.players])

    def branch(self, state: State, search: Search) -> None:
        """Keep what follows the actions in `state` that a search has visited often. What the others have besides the
        one who acts is shared among them as the evaluation would.
        """
        mover = state.to_play
        for action, visits, share in search.found():
            if visits < OFTEN:
                continue
            after = state.clone()
            after.play(action)
            if after.to_play == OVER:
                continue
            self.keep(after)
            self.evaluator.evaluate(after, self.shares)
            rest = (1.0 - share) / max(TINY, 1.0 - self.shares[mover])
            for seat in range(self.players):
                self.expected.append(share if seat == mover else rest * self.shares[seat])

    def keep(self, state: State) -> None:
        for seat in range(self.players):
            self.evaluator.features(state, seat, self.row)
            self.features.extend(self.row)
        self.spreads.append(self.evaluator.spread(state))
        self.count += 1

    def loss(self, weights: array[float], slope: array[float]) -> float:
        """How badly these weights foretell the outcomes (cross entropy, mean), and how that changes with each."""
        return foretold(
            self.features, self.spreads, self.results, self.count, self.players, self.width, weights, slope
        )


def foretold(
    features: array[float],
    spreads: array[float],
    results: array[float],
    count: int,
    players: int,
    width: int,
    weights: array[float],
    slope: array[float],
) -> float:
    points = array("d", [0.0] * MOST_SEATS)
    for i in range(width):
        slope[i] = 0.0
    loss = 0.0
    for position in range(count):
        best = -1e300
        for seat in range(players):
            at = (position * players + seat) * width
            total = 0.0
            for i in range(width):
                total += weights[i] * features[at + i]
            points[seat] = total / spreads[position]
            if points[seat] > best:
                best = points[seat]
        total = 0.0
        for seat in range(players):
            points[seat] = power(points[seat] - best)
            total += points[seat]
        for seat in range(players):
            share = points[seat] / total
            result = results[position * players + seat]
            loss -= result * log(share + TINY)
            error = (share - result) / spreads[position]
            at = (position * players + seat) * width
            for i in range(width):
                slope[i] += error * features[at + i]
    for i in range(width):
        slope[i] /= count
    return loss / count
