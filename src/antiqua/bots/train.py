"""A network for an evaluation, learned in a league.

Search plays against itself, its earlier selves, the evaluation without a network, search without any evaluation, and
the players with plans: who only plays against himself never learns what he overlooks, for both sides overlook it. Of
every game some positions are kept, each with what search expected there and what came of it; the network is trained to
foretell both. Then the next round is played with it.

A run lives in a folder: what was played, the networks of all rounds and the report. It goes on where it stopped.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np
from numpy.typing import NDArray

from antiqua import games as collection
from antiqua.arena.workers import Interruption, worked
from antiqua.bots.levels import mind
from antiqua.bots.plans import plans
from antiqua.bots.thinking import Mind
from antiqua.bots.tune import length
from antiqua.games import judgement
from antiqua.games.game import Game
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.fit import Chooser, Samples
from antiqua.kernel.network import Network, size
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy

POSITIONS_PER_GAME = 30
GAMES_PER_UNIT = 8
SLIPS = 0.04  # decisions made at random, so that much is seen
# How the games of a league are made up, of a hundred: everybody is the newest self; one of the others is an earlier
# self, or has no network, or no evaluation, or a plan.
ALIKE, EARLIER, PLAIN, BLIND = 45, 10, 8, 12
BATCH = 1024
RATE, DECAY = 2e-3, 1e-3
RESULT = judgement.JUDGEMENT  # the newest network, as the game's folder wants it

Numbers = NDArray[np.float32]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a run does, and with what chance."""

    game: str
    players: tuple[int, ...]
    games: int = 2000  # in a round
    iterations: int = 200  # of every search
    first: int = 32
    second: int = 16
    window: int = 6  # rounds whose positions are learned from
    epochs: int = 6
    belief: float = 0.5  # the part of a target that is what search expected, not what came
    seed: int = 1


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What a round brought: losses are cross entropies on positions of games that were not learned from."""

    number: int
    games: int
    positions: int
    before: float
    after: float
    plain: float  # of the evaluation without any network
    seconds: float


class Harvest(msgspec.Struct, frozen=True):
    """Positions of some games, as raw numbers: per position its spread, per seat what is seen, expected and came."""

    players: int
    seen: bytes
    spreads: bytes
    expected: bytes
    results: bytes


class Sowing(msgspec.Struct, frozen=True):
    """What the workers of a round need to know; networks as files, the newest last."""

    settings: Settings
    number: int
    networks: tuple[bytes, ...]


# -- playing ----------------------------------------------------------------------------------------------------------


def harvest(job: Sowing, unit: int) -> list[Harvest]:
    """Play some games of a round, and bring their positions."""
    settings = job.settings
    game = collection.get(settings.game)
    rng = Rng(settings.seed).spawn(job.number * 1_000_000 + unit)
    networks = [judgement.parse(data, game.sees, "league") for data in job.networks]
    newest = game.evaluator(None, networks[-1])
    found = []
    for players in settings.players:
        samples = Samples(newest, players)
        own = chooser(newest, settings, judges=True)
        start = game.start(players)
        one_in = max(1, round(length(start, newest, rng) / POSITIONS_PER_GAME))
        for _ in range(GAMES_PER_UNIT):
            choosers = [own] * players
            other = guest(game, settings, networks[:-1], rng)
            if other is not None:
                choosers[rng.below(players)] = other
            samples.play(start, choosers, rng, SLIPS, one_in)
        found.append(
            Harvest(
                players,
                array("f", samples.features).tobytes(),
                array("f", samples.spreads).tobytes(),
                array("f", samples.expected).tobytes(),
                array("f", samples.results).tobytes(),
            )
        )
    return found


def guest(game: Game, settings: Settings, earlier: Sequence[Network], rng: Rng) -> Chooser | None:
    """Who sits at one seat of the next game, if anybody but the newest self does."""
    drawn = rng.below(100)
    if drawn < ALIKE:
        return None
    if drawn < ALIKE + EARLIER and earlier:
        return chooser(game.evaluator(None, earlier[rng.below(len(earlier))]), settings)
    if drawn < ALIKE + EARLIER + PLAIN:
        return chooser(game.evaluator(learned=False), settings)
    if drawn < ALIKE + EARLIER + PLAIN + BLIND:
        blind = Mind(evaluates=False)
        evaluator = game.evaluator(learned=False)
        return Chooser(Greedy(evaluator), blind.search(evaluator), settings.iterations)
    known = plans(game.name)
    if not known:
        return None
    plan = list(known.values())[rng.below(len(known))]
    evaluator = plan.evaluator(game)
    return Chooser(Greedy(evaluator), plan.mind.search(evaluator), settings.iterations)


def chooser(evaluator: Evaluator, settings: Settings, judges: bool = False) -> Chooser:
    """Search as the highest level does it, with the iterations of the run."""
    return Chooser(
        Greedy(evaluator), mind(settings.game, "master").search(evaluator), settings.iterations, judges
    )


# -- learning ---------------------------------------------------------------------------------------------------------


class Positions(msgspec.Struct, frozen=True):
    """Positions of games with so many players: what each seat has, how the weights judge it, what is to be foretold."""

    seen: Numbers  # position, seat, sight
    plain: Numbers  # position, seat
    expected: Numbers
    results: Numbers

    def targets(self, belief: float) -> Numbers:
        known = self.expected[:, :1] >= 0
        return np.where(known, belief * self.expected + (1 - belief) * self.results, self.results).astype(np.float32)


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
        self.parts: dict[str, Numbers] = {
            "own": rng.normal(0, 0.5 / sqrt(inputs), (inputs, first)),
            "others": rng.normal(0, 0.5 / sqrt(inputs), (inputs, first)),
            "first": np.zeros(first),
            "deeper": rng.normal(0, sqrt(2 / first), (first, second)),
            "second": np.zeros(second),
            "last": np.zeros(second),
        }
        self.parts = {name: part.astype(np.float32) for name, part in self.parts.items()}

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
        count, players, inputs = seen.shape
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


# -- a run ------------------------------------------------------------------------------------------------------------


def train(
    settings: Settings,
    folder: Path,
    rounds: int,
    workers: int,
    interruption: Interruption,
    progress: Callable[[Round], None],
    ticking: Callable[[int], None] = lambda _: None,
) -> None:
    """Play and learn until there are so many rounds in the folder."""
    game = collection.get(settings.game)
    weights = np.array(game.evaluator(learned=False).table(), np.float32)
    networks = [path.read_bytes() for path in sorted(folder.glob("network-*.bin"))]
    if not networks:
        nothing = [0.0] * size(len(game.sees), settings.first, settings.second)
        networks.append(judgement.write(game.sees, settings.first, settings.second, nothing))
        keep(folder / "network-0000.bin", networks[0])
    learner = restored(folder, settings)
    for number in range(len(networks), rounds + 1):
        began = monotonic()
        units = -(-settings.games // (GAMES_PER_UNIT * len(settings.players)))
        job = Sowing(settings, number, tuple(networks))
        found: dict[int, list[Harvest]] = {}
        for unit, part in worked(harvest, job, range(units), workers, interruption):
            found[unit] = part
            ticking(min(len(found) * GAMES_PER_UNIT * len(settings.players), settings.games))
        if interruption.asked:
            return
        keep(folder / f"games-{number:04}.bin", msgspec.msgpack.encode([found[unit] for unit in sorted(found)]))
        fresh, told = learned(learner, folder, settings, number, weights)
        learner = fresh
        data = judgement.write(game.sees, settings.first, settings.second, learner.numbers())
        save(learner, folder)
        keep(folder / f"network-{number:04}.bin", data)
        keep(folder / RESULT, data)
        networks.append(data)
        one = Round(
            number=number,
            games=units * GAMES_PER_UNIT * len(settings.players),
            seconds=round(monotonic() - began, 1),
            **told,
        )
        with (folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        progress(one)


def learned(
    learner: Learner | None, folder: Path, settings: Settings, number: int, weights: Numbers
) -> tuple[Learner, dict[str, float]]:
    """The learner after a round, and how well it foretells games of this round that it did not learn from."""
    before: list[Harvest] = []
    for earlier in range(max(1, number - settings.window + 1), number):
        before += [one for part in parts_of(folder, earlier) for one in part]
    newest = parts_of(folder, number)
    held = [one for part in newest[::10] for one in part]
    before += [one for at, part in enumerate(newest) if at % 10 for one in part]
    those = [positions(before, weights, players) for players in settings.players]
    tests = [positions(held, weights, players) for players in settings.players]
    if learner is None:
        rows = np.concatenate([some.seen.reshape(-1, some.seen.shape[2]) for some in those])
        scale = rows.std(0)
        learner = Learner(np.where(scale > 1e-3, scale, 1).astype(np.float32), settings.first, settings.second, settings.seed)
    told = {"before": mean_loss(learner, tests)}
    last, learner.parts["last"] = learner.parts["last"], learner.parts["last"] * 0
    told["plain"] = mean_loss(learner, tests)
    learner.parts["last"] = last
    learn(learner, those, settings, settings.seed * 1000 + number)
    told["after"] = mean_loss(learner, tests)
    told["positions"] = sum(len(some.seen) for some in those)
    return learner, told


def mean_loss(learner: Learner, tests: Sequence[Positions]) -> float:
    return round(sum(learner.loss(some) for some in tests) / len(tests), 4)


def parts_of(folder: Path, number: int) -> list[list[Harvest]]:
    return msgspec.msgpack.decode((folder / f"games-{number:04}.bin").read_bytes(), type=list[list[Harvest]])


def keep(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


def save(learner: Learner, folder: Path) -> None:
    path = folder / "learner.part.npz"
    np.savez(path, scale=learner.scale, **learner.parts)
    path.replace(folder / "learner.npz")


def restored(folder: Path, settings: Settings) -> Learner | None:
    """The learner as the last round left it, if there was one."""
    path = folder / "learner.npz"
    if not path.is_file():
        return None
    with np.load(path) as found:
        learner = Learner(found["scale"], settings.first, settings.second, settings.seed)
        learner.parts = {name: found[name] for name in learner.parts}
    return learner
