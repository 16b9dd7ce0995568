"""A run of training: rounds of games in the league, each followed by a network that has learned from them.

It lives in a folder: what was played, the networks of all rounds and how well they foretell. It goes on where it
stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np

from antiqua import games as collection
from antiqua.arena.journal import unwritable
from antiqua.arena.workers import Interruption, worked
from antiqua.games import judgement
from antiqua.kernel.errors import BadOption, BadSave
from antiqua.kernel.network import size
from antiqua.training.league import GAMES_PER_UNIT, Harvest, Settings, Sowing, harvest
from antiqua.training.learner import LEAST_SCALE, Learner, Numbers, Positions, learn, positions

SETTINGS = "settings.json"
RESULT = judgement.JUDGEMENT  # the newest network, as the game's folder wants it
HELD_BACK = 10  # one in so many units of a round is not learned from, but foretold
FEWEST_UNITS = 2  # one to learn from, one to foretell


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What a round brought: losses are cross entropies on positions of games that were not learned from."""

    number: int
    games: int
    positions: int
    plain: float  # of the evaluation without any network
    after: float  # of the network that the round brought
    seconds: float


def begin(folder: Path, settings: Settings) -> None:
    """A new folder, or one in which the same was begun."""
    path = folder / SETTINGS
    try:
        if path.is_file():
            there = msgspec.json.decode(path.read_bytes(), type=Settings)
            for name in settings.__struct_fields__:
                before, now = getattr(there, name), getattr(settings, name)
                if before != now:
                    raise BadOption(
                        "train-other-settings",
                        folder=str(folder),
                        name=name,
                        there=str(before),
                        here=str(now),
                    )
        else:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise BadOption("train-not-empty", folder=str(folder))
            keep(path, msgspec.json.encode(settings))
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None
    except OSError as error:
        raise unwritable(folder, error) from None


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
    networks = []
    for path in sorted(folder.glob("network-*.bin")):
        networks.append(path.read_bytes())
        judgement.parse(networks[-1], game.inputs, str(path))
    if not networks:
        nothing = [0.0] * size(len(game.inputs), settings.first, settings.second)
        networks.append(judgement.write(game.inputs, settings.first, settings.second, nothing))
        keep(folder / "network-0000.bin", networks[0])
    for number in range(len(networks), rounds + 1):
        began = monotonic()
        units = max(FEWEST_UNITS, -(-settings.games // (GAMES_PER_UNIT * len(settings.players))))
        job = Sowing(settings, number, tuple(networks))
        found: dict[int, list[Harvest]] = {}
        for unit, part in worked(harvest, job, range(units), workers, interruption):
            found[unit] = part
            ticking(min(len(found) * GAMES_PER_UNIT * len(settings.players), settings.games))
        if interruption.asked:
            return
        keep(
            folder / f"games-{number:04}.bin", msgspec.msgpack.encode([found[unit] for unit in sorted(found)])
        )
        learner, count, plain, after = learned(folder, settings, number, weights)
        data = judgement.write(game.inputs, settings.first, settings.second, learner.numbers())
        keep(folder / f"network-{number:04}.bin", data)
        keep(folder / RESULT, data)
        networks.append(data)
        one = Round(
            number=number,
            games=units * GAMES_PER_UNIT * len(settings.players),
            positions=count,
            plain=plain,
            after=after,
            seconds=round(monotonic() - began, 1),
        )
        with (folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        progress(one)


def learned(
    folder: Path, settings: Settings, number: int, weights: Numbers
) -> tuple[Learner, int, float, float]:
    """A learner that begins anew with all games of the last rounds: who went on would know the older ones by heart.

    And from how many positions it learned, and how well games of this round that it did not learn from are foretold
    without any network and by it.
    """
    before: list[Harvest] = []
    for earlier in range(max(1, number - settings.window + 1), number):
        before += [one for part in parts_of(folder, earlier) for one in part]
    newest = parts_of(folder, number)
    held = [one for part in newest[::HELD_BACK] for one in part]
    before += [one for at, part in enumerate(newest) if at % HELD_BACK for one in part]
    those = [positions(before, weights, players) for players in settings.players]
    tests = [positions(held, weights, players) for players in settings.players]
    rows = np.concatenate([some.seen.reshape(-1, some.seen.shape[2]) for some in those])
    scale = rows.std(0)
    scale = np.where(scale > LEAST_SCALE, scale, 1).astype(np.float32)
    learner = Learner(scale, settings.first, settings.second, settings.seed * 1000 + number)
    plain = mean_loss(learner, tests)
    learn(learner, those, settings, settings.seed * 1000 + number)
    return learner, sum(len(some.seen) for some in those), plain, mean_loss(learner, tests)


def mean_loss(learner: Learner, tests: Sequence[Positions]) -> float:
    return round(sum(learner.loss(some) for some in tests) / len(tests), 4)


def parts_of(folder: Path, number: int) -> list[list[Harvest]]:
    """What was played in a round, unit by unit."""
    path = folder / f"games-{number:04}.bin"
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=list[list[Harvest]])
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None


def damaged(path: Path, error: Exception) -> BadSave:
    return BadSave("train-damaged", file=str(path), detail=str(error))


def keep(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
