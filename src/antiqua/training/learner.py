"""A network while it learns to foretell what search expects and what comes."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from antiqua.training.league import Harvest, Settings

BATCH = 256
RATE, DECAY = 2e-3, 1e-2
LEAST_SCALE = 1e-3  # what hardly ever changes is not blown up

Numbers = NDArray[np.float32]


class Positions(msgspec.Struct, frozen=True):
    """Positions of games with so many players: what each seat has, how the weights judge it, what is to be foretold."""

    seen: Numbers  # position, seat, sight
    plain: Numbers  # position, seat
    expected: Numbers
    results: Numbers

    def targets(self, belief: float) -> Numbers:
        known = self.expected[:, :1] >= 0
        return np.where(known, belief * self.expected + (1 - belief) * self.results, self.results).astype(
            np.float32
        )


def positions(found: Sequence[Harvest], weights: Numbers, players: int) -> Positions:
    """The positions of all harvests with so many players."""
    those = [one for one in found if one.players == players]

    def joined(name: str, *shape: int) -> Numbers:
        return np.frombuffer(b"".join(getattr(one, name) for one in those), np.float32).reshape(-1, *shape)

    spreads = joined("spreads", 1)
    seen = joined("seen", players, len(joined("seen")) // max(1, len(spreads) * players))
    plain = seen[:, :, : len(weights)] @ weights / spreads
    return Positions(seen, plain, joined("expected", players), joined("results", players))


class Learner:
    """A network while it learns. Its inputs are in the measure of what is usual, so that all learn alike fast."""

    def __init__(self, scale: Numbers, first: int, second: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        inputs = len(scale)
        self.scale = scale

        def drawn(width: float, *shape: int) -> Numbers:
            return rng.normal(0, width, shape).astype(np.float32)

        self.parts: dict[str, Numbers] = {
            "own": drawn(0.5 / sqrt(inputs), inputs, first),
            "others": drawn(0.5 / sqrt(inputs), inputs, first),
            "first": np.zeros(first, np.float32),
            "deeper": drawn(sqrt(2 / first), first, second),
            "second": np.zeros(second, np.float32),
            "last": np.zeros(second, np.float32),
        }

    def shares(self, seen: Numbers, plain: Numbers) -> tuple[Numbers, ...]:
        """The shares of victory, and what was computed on the way."""
        parts, others = self.parts, seen.shape[1] - 1
        seen = seen / self.scale
        theirs = seen @ parts["others"]
        units = seen @ parts["own"] + (theirs.sum(1, keepdims=True) - theirs) / others + parts["first"]
        units = np.maximum(units, 0)
        deeper = np.maximum(units @ parts["deeper"] + parts["second"], 0)
        worth = plain + deeper @ parts["last"]
        powers = np.exp(worth - worth.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True), seen, units, deeper

    def slopes(self, seen: Numbers, plain: Numbers, targets: Numbers) -> dict[str, Numbers]:
        """How the loss changes with every number."""
        shares, seen, units, deeper = self.shares(seen, plain)
        count, players = seen.shape[:2]
        error = (shares - targets)[:, :, None] / count
        flat = (count * players, -1)
        to_deeper = error * self.parts["last"] * (deeper > 0)
        to_units = (to_deeper @ self.parts["deeper"].T) * (units > 0)
        theirs = (to_units.sum(1, keepdims=True) - to_units) / (players - 1)
        rows = seen.reshape(flat)
        return {
            "own": rows.T @ to_units.reshape(flat),
            "others": rows.T @ theirs.reshape(flat),
            "first": to_units.sum((0, 1)),
            "deeper": units.reshape(flat).T @ to_deeper.reshape(flat),
            "second": to_deeper.sum((0, 1)),
            "last": deeper.reshape(flat).T @ error.reshape(-1),
        }

    def loss(self, those: Positions) -> float:
        """Cross entropy against what came."""
        shares = self.shares(those.seen, those.plain)[0]
        return float(-(those.results * np.log(shares + 1e-9)).sum(1).mean())

    def numbers(self) -> list[float]:
        """The numbers of the network, in its order and for inputs in their own measure."""
        own, others = (self.parts[name] / self.scale[:, None] for name in ("own", "others"))
        both = np.concatenate([own, others], axis=1)
        rest = [self.parts[name] for name in ("first", "deeper", "second", "last")]
        return [float(number) for part in (both, *rest) for number in part.reshape(-1)]


class Adam:
    """Steps down the slope, each number at its own pace."""

    def __init__(self, learner: Learner, steps: int, rate: float, decay: float) -> None:
        self.learner = learner
        self.steps, self.rate, self.decay = max(1, steps), rate, decay
        self.done = 0
        self.speed = {name: np.zeros_like(part) for name, part in learner.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in learner.parts.items()}

    def step(self, slopes: dict[str, Numbers]) -> None:
        self.done += 1
        rate = self.rate * max(0.05, 1 - self.done / self.steps)
        rate *= sqrt(1 - 0.999**self.done) / (1 - 0.9**self.done)
        for name, slope in slopes.items():
            self.speed[name] = 0.9 * self.speed[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope * slope
            part = self.learner.parts[name]
            part -= rate * (self.speed[name] / (np.sqrt(self.square[name]) + 1e-8) + self.decay * part)


def learn(learner: Learner, those: Sequence[Positions], settings: Settings, seed: int) -> None:
    """Go over all positions some times, in any order."""
    rng = np.random.default_rng(seed)
    targets = [some.targets(settings.belief) for some in those]
    batches = [(kind, at) for kind, some in enumerate(those) for at in range(0, len(some.seen), BATCH)]
    adam = Adam(learner, settings.epochs * len(batches), RATE, DECAY)
    for _ in range(settings.epochs):
        orders = [rng.permutation(len(some.seen)) for some in those]
        for which in rng.permutation(len(batches)):
            kind, at = batches[which]
            rows = orders[kind][at : at + BATCH]
            adam.step(learner.slopes(those[kind].seen[rows], those[kind].plain[rows], targets[kind][rows]))
