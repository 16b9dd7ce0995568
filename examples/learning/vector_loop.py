"""A thousand games side by side, with all that a learner needs of them: one loop, and how fast it is.

python examples/learning/vector_loop.py trajan --players 3
"""

from __future__ import annotations

import argparse
from time import perf_counter

import gymnasium
import numpy as np

import antiqua.envs.gym

IDS = {game: antiqua.envs.gym.environment_id(game) for game in antiqua.game_names()}


def policy(_observations: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Any legal action; put your network here. It plays every seat, and is given what that seat sees."""
    return np.where(masks, rng.random(masks.shape, np.float32), -1).argmax(axis=1)


def run(game: str, players: int, steps: int, size: int, seed: int = 1) -> tuple[int, np.ndarray]:
    """How many games ended, and the share of victories of each seat."""
    envs = gymnasium.make_vec(IDS[game], num_envs=size, players=players, copy=False)
    observations, infos = envs.reset(seed=seed)
    rng = np.random.default_rng(seed)
    shares = np.zeros(players)
    for _ in range(steps):
        actions = policy(observations, infos["action_mask"], rng)
        observations, _, _, _, infos = envs.step(actions)
        shares += infos["rewards"].sum(axis=0)
    games = round(float(shares.sum()))
    return games, shares / max(games, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=IDS, nargs="?", default="seven_wonders_duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--size", type=int, default=1024)
    given = parser.parse_args()
    begin = perf_counter()
    games, shares = run(given.game, given.players, given.steps, given.size)
    passed = perf_counter() - begin
    print(
        f"{given.steps * given.size / passed:,.0f} decisions/s, {games} games, victories by seat: {shares.round(3)}"
    )


if __name__ == "__main__":
    main()
