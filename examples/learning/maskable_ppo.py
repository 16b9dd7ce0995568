"""MaskablePPO of sb3-contrib learns a seat of Stone Age against a bot.

pip install 'antiqua[gymnasium]' sb3-contrib
python examples/learning/maskable_ppo.py --steps 200000 --opponent novice
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

from antiqua.envs.gym import environment_id

GAME = environment_id("stone_age")


def train(steps: int, opponent: str, seed: int = 1, horizon: int = 1024) -> MaskablePPO:
    env = gymnasium.make(GAME, players=2, seat=None, opponents=opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=horizon, gamma=1.0, seed=seed, verbose=1)
    return model.learn(steps)


def share(model: MaskablePPO, opponent: str, games: int) -> float:
    """The share of victories of what was learnt."""
    env = gymnasium.make(GAME, players=2, seat=None, opponents=opponent)
    total = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, terminated, truncated, info = env.step(int(action))
            ended = terminated or truncated
            total += reward
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    model = train(given.steps, given.opponent)
    print(f"{share(model, given.opponent, given.games):.0%} of the victories against {given.opponent}")


if __name__ == "__main__":
    main()
