"""A player that teaches itself 7 Wonders Duel in plain NumPy: after two minutes it beats `random` and `novice`.

    python examples/learning/value_learner.py --seconds 90 --output duel.npz
    ./antiqua arena seven_wonders_duel --bots novice python:examples/learning/value_learner.py:Learned:duel.npz

It learns one thing: how likely a seat wins, from what that seat sees after its own move. It decides by trying every
move on a copy of the position and taking the one after which that looks best. Games against itself show how they end,
logistic regression learns from them, and better judgement makes better games.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

import numpy as np

import antiqua
from antiqua.arena import ladder, tournament
from antiqua.bots.bot import Bot

GAME = "seven_wonders_duel"
GAMES = 150  # between two lessons
REMEMBERED = 12  # lessons whose games are still learnt from
ONE_IN = 4  # of the positions is kept: those of one game are much alike
DARING = 0.08  # how much worse a move may look and still be tried now and then
STEPS, BATCH, RATE, DECAY = 60, 2048, 0.02, 1e-5


class Value:
    """The share of victory that a seat may expect, as a logistic function of what it sees."""

    def __init__(self, size: int) -> None:
        self.weights = np.zeros(size, np.float32)
        self.bias = np.float32(0)
        self.moments = [np.zeros(size + 1, np.float32) for _ in range(2)]
        self.updates = 0

    def shares(self, observations: np.ndarray) -> np.ndarray:
        return 1 / (1 + np.exp(-(observations @ self.weights + self.bias)))

    def learn(self, observations: np.ndarray, results: np.ndarray, rng: np.random.Generator) -> None:
        """Some steps of Adam towards what came of the positions."""
        first, second = self.moments
        for _ in range(STEPS):
            rows = rng.integers(0, len(results), BATCH)
            seen = observations[rows]
            error = self.shares(seen) - results[rows]
            slope = np.append(error @ seen / BATCH + DECAY * self.weights, error.mean())
            self.updates += 1
            first += 0.1 * (slope - first)
            second += 0.01 * (slope * slope - second)
            step = first / (1 - 0.9**self.updates)
            step /= np.sqrt(second / (1 - 0.99**self.updates)) + 1e-6
            self.weights -= RATE * step[:-1]
            self.bias -= RATE * step[-1]


class Chooser:
    """Tries every move and judges what the seat sees then."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.seen = np.zeros((256, len(value.weights)), np.float32)

    def judged(self, state, seat: int) -> tuple[list[int], np.ndarray]:
        """The legal moves, and the share of victory that each promises."""
        actions = state.legal_actions()
        certain = {}
        for number, action in enumerate(actions):
            after = state.clone()
            after.play(action)
            after.observe(seat, self.seen[number])
            if after.to_play == antiqua.OVER:
                certain[number] = after.returns()[seat]
        shares = self.value.shares(self.seen[: len(actions)])
        for number, share in certain.items():
            shares[number] = share
        return actions, shares


class Learned(Bot):
    """The bot: `python:examples/learning/value_learner.py:Learned:FILE`."""

    def __init__(self, file: str) -> None:
        kept = np.load(file)
        value = Value(len(kept["weights"]))
        value.weights, value.bias = kept["weights"], kept["bias"]
        self.chooser = Chooser(value)

    def decide(self, state) -> int:
        actions, shares = self.chooser.judged(state, self.seat)
        return actions[int(shares.argmax())]


def self_play(chooser: Chooser, chance, rng: np.random.Generator) -> tuple[list[np.ndarray], list[float]]:
    """One game against itself: some of what the seats saw after their moves, and what they got in the end."""
    state = antiqua.game(GAME).start()
    seen, seats = [], []
    while state.to_play != antiqua.OVER:
        seat = state.to_play
        if seat == antiqua.CHANCE:
            state.play(state.sample_chance(chance))
            continue
        actions, shares = chooser.judged(state, seat)
        chosen = int((shares + DARING * rng.gumbel(size=len(shares)) * 0.5).argmax())
        if rng.random() < 1 / ONE_IN:
            seen.append(chooser.seen[chosen].copy())
            seats.append(seat)
        state.play(actions[chosen])
    returns = state.returns()
    return seen, [returns[seat] for seat in seats]


def train(seconds: float, seed: int = 1, tell=print) -> Value:
    """Lessons until so many seconds of one core are used up."""
    rng, chance = np.random.default_rng(seed), antiqua.Rng(seed)
    value = Value(antiqua.game(GAME).encoder().size(2))
    chooser = Chooser(value)
    memory: deque[tuple[np.ndarray, np.ndarray]] = deque(maxlen=REMEMBERED)
    begin, games = process_time(), 0
    while process_time() - begin < seconds:
        played = [self_play(chooser, chance, rng) for _ in range(GAMES)]
        games += GAMES
        memory.append(
            (
                np.array([one for seen, _ in played for one in seen]),
                np.array([result for _, results in played for result in results], np.float32),
            )
        )
        observations, results = (np.concatenate(part) for part in zip(*memory, strict=True))
        value.learn(observations, results, rng)
        tell(f"{games} games, {process_time() - begin:.0f} s")
    return value


def share_against(file: str, opponent: str, games: int, seed: int = 1) -> float:
    """The share of victories of what was learnt, in paired games of the arena."""
    learned = f"python:{Path(__file__).resolve()}:Learned:{file}"
    job = tournament.plan(GAME, games=games, bots=[learned, opponent], seed=seed)
    found = ladder.ladder(tournament.run(job, workers=1))
    return next(bot.share.share for bot in found.bots if bot.name == learned)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=90, help="of one core")
    parser.add_argument("--output", default="duel.npz")
    parser.add_argument(
        "--games", type=int, default=200, help="against each of random, novice and apprentice"
    )
    given = parser.parse_args()
    value = train(given.seconds)
    np.savez(given.output, weights=value.weights, bias=value.bias)
    for opponent in ("random", "novice", "apprentice"):
        share = share_against(given.output, opponent, given.games)
        print(f"{share:.1%} of the victories against {opponent}")


if __name__ == "__main__":
    main()
