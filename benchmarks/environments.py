"""How fast the learning environments are: batches against plain random games, each interface against the others.

    python benchmarks/environments.py [GAME ...] [--threads] [--json]

Everything is measured in turn, several times over, in one process on one core; what counts is the median of the ratios
within a round, because machines change their speed all the time. Decisions are made at random everywhere: inside
compiled code in plain games and batches, by Gymnasium's `action_space.sample()` in the vector environment (which draws
in compiled code too), and by Python where an interface is asked step by step. `--threads` further compares two threads
with two processes; that needs two idle cores.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

from antiqua import COMPILED, games
from antiqua.kernel.autoreset import SAME_STEP
from antiqua.kernel.batch import Batch
from antiqua.kernel.playout import playout
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer

SIZE = 1024
ROUNDS = 7
SECONDS = 0.4  # of each measurement, at least
LEAST_PLAIN, LEAST_SEEN = 0.6, 0.25  # of plain random games of Duel: without, and with observations and masks
LEAST_VECTOR = 50  # times the steps of the AEC interface
MOST_BYTES = 4096  # of a game, beyond the arrays

Steps = Callable[[], int]  # does some steps, and says how many


def per_second(steps: Steps) -> float:
    """Of the time that this process has had: what others do on the machine counts less then."""
    done, begin = 0, process_time()
    while True:
        done += steps()
        passed = process_time() - begin
        if passed >= SECONDS:
            return done / passed


# -- what is measured -------------------------------------------------------------------------------------------------


def plain_games(name: str, players: int) -> Steps:
    start, rng, actions = games.get(name).start(players), Rng(1), Buffer()
    return lambda: sum(playout(start.clone(), rng, actions) for _ in range(20))


class Looped:
    """A batch with its arrays, and one random step in all of its games."""

    def __init__(self, name: str, players: int, looks: bool, size: int = SIZE) -> None:
        game = games.get(name)
        self.batch = Batch(game.start(players), size, game.decision_limit, SAME_STEP)
        self.looks = looks
        self.rng = Rng(1)
        self.actions = np.zeros(size, np.int64)
        self.results = (
            np.zeros((size, players), np.float32),
            np.zeros(size, np.uint8),
            np.zeros(size, np.uint8),
        )
        self.to_play = np.zeros(size, np.intc)
        self.masks = np.zeros((size, game.actions), np.int8)
        self.observations = np.zeros((size, self.batch.width), np.float32)

    def __call__(self) -> int:
        self.batch.choose(self.rng, self.actions)
        self.batch.step(self.actions, *self.results)
        if self.looks:
            self.batch.look(self.to_play, self.masks, self.observations)
        return len(self.actions)


def gymnasium_vector(name: str, players: int, copy: bool) -> Steps:
    from antiqua.envs.vector import VectorGames

    env = VectorGames(name, SIZE, players=players, copy=copy)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.action_space.sample())
        return SIZE

    return step


def aec(env: Any) -> Steps:
    """Any environment of PettingZoo with masks."""
    env.reset(seed=1)
    rng = random.Random(1)

    def steps() -> int:
        for _ in range(50):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 50

    return steps


def our_aec(name: str, players: int) -> Steps:
    from antiqua.envs.aec import GameEnv

    return aec(GameEnv(name, players=players))


def openspiel(text: str, look: bool = False) -> Steps:
    """Any game of OpenSpiel through its Python API; decisions are counted, chance is played besides."""
    import pyspiel

    game = pyspiel.load_game(text)
    rng = random.Random(1)
    state = game.new_initial_state()

    def steps() -> int:
        nonlocal state
        done = 0
        while done < 50:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                if look:
                    state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return steps


def bytes_per_game(name: str, players: int) -> float:
    """What a batch takes for each of its games, in the middle of them, without the arrays that are given."""
    game = games.get(name)
    arrays = Looped(name, players, looks=False)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    batch = Batch(game.start(players), SIZE, game.decision_limit, SAME_STEP)
    for _ in range(40):
        batch.choose(arrays.rng, arrays.actions)
        batch.step(arrays.actions, *arrays.results)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / SIZE


# -- the whole of it --------------------------------------------------------------------------------------------------


def medians(measured: dict[str, Steps]) -> dict[str, list[float]]:
    """Per name its steps/s of every round."""
    found: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(ROUNDS):
        for name, steps in measured.items():
            found[name].append(per_second(steps))
    return found


def ratio(found: dict[str, list[float]], one: str, other: str) -> float:
    return median(a / b for a, b in zip(found[one], found[other], strict=True))


def measure(name: str, players: int) -> dict[str, Any]:
    from antiqua.envs.spiel import short_name

    found = medians(
        {
            "plain games": plain_games(name, players),
            "batch": Looped(name, players, looks=False),
            "batch with observations and masks": Looped(name, players, looks=True),
            "gymnasium vector": gymnasium_vector(name, players, copy=True),
            "gymnasium vector, copy=False": gymnasium_vector(name, players, copy=False),
            "pettingzoo": our_aec(name, players),
            "openspiel": openspiel(f"{short_name(name)}(players={players})"),
        }
    )
    return {
        "game": name,
        "players": players,
        **{key: median(values) for key, values in found.items()},
        "batch : plain": ratio(found, "batch", "plain games"),
        "seen : plain": ratio(found, "batch with observations and masks", "plain games"),
        "vector : pettingzoo": ratio(found, "gymnasium vector", "pettingzoo"),
        "bytes per game": bytes_per_game(name, players),
    }


def others() -> dict[str, float]:
    """What others have, for comparison."""
    measured = {
        "OpenSpiel's connect_four (C++)": openspiel("connect_four"),
        "connect_four, with observations": openspiel("connect_four", look=True),
        "OpenSpiel's backgammon (C++)": openspiel("backgammon"),
        "backgammon, with observations": openspiel("backgammon", look=True),
    }
    try:
        from pettingzoo.classic import connect_four_v3

        measured["PettingZoo's connect_four"] = aec(connect_four_v3.env())
    except ModuleNotFoundError as missing:
        print(f"PettingZoo's connect_four needs {missing.name}: pip install pygame", file=sys.stderr)
    return {name: median(values) for name, values in medians(measured).items()}


def looped_for(name: str, players: int, steps: int) -> int:
    loop = Looped(name, players, looks=True)
    return sum(loop() for _ in range(steps))


def two_at_once(name: str, players: int, pool: Executor, steps: int) -> float:
    """Decisions/s of two workers together."""
    list(pool.map(looped_for, [name] * 2, [players] * 2, [1] * 2))  # they are there
    begin = perf_counter()
    done = sum(pool.map(looped_for, [name] * 2, [players] * 2, [steps] * 2))
    return done / (perf_counter() - begin)


def threads_and_processes(name: str, players: int) -> dict[str, float]:
    """One worker, two threads and two processes, each with a batch of its own."""
    steps = 300
    found: dict[str, list[float]] = {"threads": [], "processes": []}
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2, get_context("spawn")) as processes:
        for _ in range(5):
            begin = perf_counter()
            alone = looped_for(name, players, steps) / (perf_counter() - begin)
            found["threads"].append(two_at_once(name, players, threads, steps) / alone)
            found["processes"].append(two_at_once(name, players, processes, steps) / alone)
    return {f"two {kind} : one": median(ratios) for kind, ratios in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(games.names()))
    parser.add_argument("--threads", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not COMPILED:
        print("The rules are not compiled: these figures would mean nothing.", file=sys.stderr)
        return 1
    results: list[dict[str, Any]] = []
    for name in given.games:
        counts = games.get(name).player_counts
        results += [measure(name, players) for players in sorted({counts[0], counts[-1]})]
        if not given.json:
            for one in results[-2 if len(set(counts)) > 1 else -1 :]:
                show(one)
    compared = others()
    threads = threads_and_processes(given.games[0], 2) if given.threads else {}
    if given.json:
        print(json.dumps({"games": results, "others": compared, "threads": threads}, indent=2))
    else:
        show(compared)
        show(threads)
    bars = {"batch : plain": LEAST_PLAIN, "seen : plain": LEAST_SEEN, "vector : pettingzoo": LEAST_VECTOR}
    wrong = [
        f"{one['game']}: {what} is {one[what]:.2f}, not {least}"
        for one in results
        for what, least in bars.items()
        if one["game"] == "seven_wonders_duel" and one[what] < least
    ]
    wrong += [
        f"{one['game']}: {one['bytes per game']:.0f} bytes"
        for one in results
        if one["bytes per game"] > MOST_BYTES
    ]
    for line in wrong:
        print(f"Too little: {line}", file=sys.stderr)
    return bool(wrong)


def show(figures: dict[str, Any]) -> None:
    for name, figure in figures.items():
        text = (
            figure if isinstance(figure, str | int) else f"{figure:,.0f}" if figure > 100 else f"{figure:.2f}"
        )
        print(f"{name:40} {text}")
    print(flush=True)


if __name__ == "__main__":
    sys.exit(main())
