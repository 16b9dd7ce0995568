"""OpenSpiel's own Monte-Carlo tree search plays Trajan against a random player.

    python examples/learning/openspiel_search.py --simulations 50

The search is OpenSpiel's, step by step in Python; only the random games at its leaves are played in compiled code.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from antiqua.envs import spiel


def play(name: str, simulations: int, seed: int) -> list[float]:
    """The returns of a game in which player 0 searches."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(seed)
    evaluator = spiel.Playouts(number=2, seed=seed)
    bot = mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="antiqua_trajan")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    for seed in range(given.games):
        print(play(given.game, given.simulations, seed), flush=True)


if __name__ == "__main__":
    main()
