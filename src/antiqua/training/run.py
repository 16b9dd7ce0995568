"""A run of training: rounds of games in the league, each followed by a network that has learned from them.

It lives in a folder: what was played, the networks of all rounds, how well they foretell, and a report of it all. It
goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from time import monotonic
from zlib import crc32

import msgspec
import numpy as np

from antiqua import games as collection
from antiqua.arena.journal import unwritable
from antiqua.arena.workers import Interruption, worked
from antiqua.games import judgement
from antiqua.games.game import Game
from antiqua.i18n import Catalogue
from antiqua.kernel.errors import BadOption
from antiqua.kernel.network import size
from antiqua.training import report, rounds
from antiqua.training.league import Harvest, Settings, Sowing, games_per_unit, harvest
from antiqua.training.learner import LEAST_SCALE, Learner, Numbers, Positions, learn, positions
from antiqua.training.rounds import Met, Round, Tenth, damaged

SETTINGS = "settings.json"
FIRST = "network-0000.bin"  # who plays the first round
RESULT = judgement.JUDGEMENT  # the newest network, as the game's folder wants it
REPORT = "report.html"
TENTHS = 10
HELD_BACK = 10  # one in so many units of a round is not learned from, but foretold
FEWEST_UNITS = 2  # one to learn from, one to foretell


def first_network(file: Path, game: Game) -> bytes:
    """A network that was trained before, to begin with."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadOption("train-no-network", file=str(file), detail=error.strerror or str(error)) from None
    judgement.parse(data, game.inputs, str(file))
    return data


def untrained(settings: Settings) -> bytes:
    """A network that adds nothing to the weights."""
    game = collection.get(settings.game)
    nothing = [0.0] * size(len(game.inputs), settings.first, settings.second)
    return judgement.write(game.inputs, settings.first, settings.second, nothing)


def mark(network: bytes) -> str:
    """By this the settings of a run know which network it began with."""
    return f"{crc32(network):08x}" if network else ""


def begin(folder: Path, settings: Settings, network: bytes = b"") -> None:
    """A new folder, or one in which the same was begun. The first round is played by this network, if there is one."""
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
                        there=shown(before),
                        here=shown(now),
                    )
        else:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise BadOption("train-not-empty", folder=str(folder))
            keep(path, msgspec.json.encode(settings))
        if not (folder / FIRST).is_file():
            keep(folder / FIRST, network or untrained(settings))
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None
    except OSError as error:
        raise unwritable(folder, error) from None


def shown(value: object) -> str:
    """A setting as it is given."""
    return (" ".join(map(str, value)) if isinstance(value, tuple) else str(value)) or report.NOTHING


def train(
    settings: Settings,
    folder: Path,
    wanted: int,
    workers: int,
    words: Catalogue,
    interruption: Interruption,
    progress: Callable[[Round], None],
    ticking: Callable[[int], None] = lambda _: None,
) -> None:
    """Play and learn until there are so many rounds in the folder; the report is in the language of these words."""
    game = collection.get(settings.game)
    weights = np.array(game.evaluator(learned=False).table(), np.float32)
    networks = []
    for path in sorted(folder.glob("network-*.bin")):
        networks.append(path.read_bytes())
        judgement.parse(networks[-1], game.inputs, str(path))
    finished = rounds.read(folder)
    if finished:
        keep(folder / REPORT, report.page(settings, finished, words).encode())
    for number in range(len(networks), wanted + 1):
        began = monotonic()
        in_unit = sum(map(games_per_unit, settings.players))
        units = max(FEWEST_UNITS, -(-settings.games // in_unit))
        job = Sowing(settings, number, tuple(networks))
        found: dict[int, list[Harvest]] = {}
        for unit, part in worked(harvest, job, range(units), workers, interruption):
            found[unit] = part
            ticking(min(len(found) * in_unit, settings.games))
        if interruption.asked:
            return
        played = [found[unit] for unit in sorted(found)]
        keep(folder / f"games-{number:04}.bin", msgspec.msgpack.encode(played))
        learner, count, plain, tests = learned(folder, settings, number, weights)
        data = judgement.write(game.inputs, settings.first, settings.second, learner.numbers())
        keep(folder / f"network-{number:04}.bin", data)
        keep(folder / RESULT, data)
        networks.append(data)
        one = Round(
            number=number,
            games=units * in_unit,
            positions=count,
            plain=plain,
            after=mean_loss(learner, tests),
            seconds=round(monotonic() - began, 1),
            foretold=sum(len(some.seen) for some in tests),
            met=meetings([one for part in played for one in part]),
            tenths=calibration(learner, tests),
        )
        finished.append(one)
        keep(folder / rounds.FILE, rounds.write(finished))
        keep(folder / REPORT, report.page(settings, finished, words).encode())
        progress(one)


def learned(
    folder: Path, settings: Settings, number: int, weights: Numbers
) -> tuple[Learner, int, float, list[Positions]]:
    """A learner that begins anew with all games of the last rounds: who went on would know the older ones by heart.

    And from how many positions it learned, how well games of this round that it did not learn from are foretold
    without any network, and the positions of those.
    """
    before: list[Harvest] = []
    for earlier in range(max(1, number - settings.window + 1), number):
        before += [one for part in parts_of(folder, earlier) for one in part]
    newest = parts_of(folder, number)
    held = [one for part in newest[::HELD_BACK] for one in part]
    before += [one for at, part in enumerate(newest) if at % HELD_BACK for one in part]
    before += [one.branches for one in before if one.branches is not None]
    those = [positions(before, weights, players) for players in settings.players]
    tests = [positions(held, weights, players) for players in settings.players]
    rows = np.concatenate([some.seen.reshape(-1, some.seen.shape[2]) for some in those])
    scale = rows.std(0)
    scale = np.where(scale > LEAST_SCALE, scale, 1).astype(np.float32)
    learner = Learner(scale, settings.first, settings.second, settings.seed * 1000 + number)
    plain = mean_loss(learner, tests)
    learn(learner, those, settings, settings.seed * 1000 + number)
    return learner, sum(len(some.seen) for some in those), plain, tests


def mean_loss(learner: Learner, tests: Sequence[Positions]) -> float:
    return round(sum(learner.loss(some) for some in tests) / len(tests), 4)


def calibration(learner: Learner, tests: Sequence[Positions]) -> tuple[Tenth, ...]:
    """What came where the network foretold a share between 0 and 10 %, between 10 and 20 %, and so on."""
    shares = np.concatenate([learner.shares(some.seen, some.plain)[0].reshape(-1) for some in tests])
    results = np.concatenate([some.results.reshape(-1) for some in tests])
    tenth = np.minimum((shares * TENTHS).astype(int), TENTHS - 1)
    found = []
    for which in range(TENTHS):
        those = tenth == which
        count = int(those.sum())
        mean = [round(float(some[those].mean()), 4) if count else 0.0 for some in (shares, results)]
        found.append(Tenth(count=count, forecast=mean[0], result=mean[1]))
    return tuple(found)


def meetings(found: Sequence[Harvest]) -> tuple[Met, ...]:
    """The games of a round, table by table."""
    shares: dict[tuple[int, str], list[float]] = {}
    for one in found:
        for opponent, share in one.met:
            shares.setdefault((one.players, opponent), []).append(share)
    return tuple(
        Met(opponent=opponent, players=players, games=len(some), share=round(fmean(some), 4))
        for (players, opponent), some in sorted(shares.items())
    )


def parts_of(folder: Path, number: int) -> list[list[Harvest]]:
    """What was played in a round, unit by unit."""
    path = folder / f"games-{number:04}.bin"
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=list[list[Harvest]])
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None


def keep(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
