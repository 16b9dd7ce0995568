"""Better weights for an evaluation, by self-play.

The one-ply player, or search, plays against itself, with some moves at random so that it sees much. The weights are
then changed so that they foretell the outcomes of those games better. If the player with the new weights beats the one
with the old in paired games, they are kept; then it begins anew.

Who only plays against himself never learns what he overrates, for both sides overrate it. A rival without any
evaluation, who plays every iteration of his search to the end of the game, takes what the others leave.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from math import sqrt

import msgspec

from antiqua.bots.thinking import Mind
from antiqua.games.game import Game
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.fit import Chooser, Samples
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

POSITIONS_PER_GAME = 25
SLIPS, SLIPS_OF_SEARCH = 0.15, 0.04  # decisions made at random, so that much is seen
STEPS = 300
RATE = 0.02  # of a weight's size, per step
DAMPING = (0.9, 0.999)
LEAST_SIZE = 0.2  # a weight of nothing is tried as if it were this large


class Round(msgspec.Struct, frozen=True):
    """One round of tuning: how well outcomes were foretold before and after, and the share of the new weights."""

    number: int
    positions: int
    before: float
    after: float
    share: float
    kept: bool
    weights: dict[str, float]


def tune(
    game: Game,
    players: int,
    weights: Mapping[str, float] | None = None,
    rounds: int = 5,
    games: int = 2000,
    trials: int = 1000,
    pull: float = 0.001,
    iterations: int = 0,
    rivals: bool = False,
    seed: int = 1,
    progress: Callable[[Round], None] | None = None,
) -> dict[str, float]:
    """The best weights found.

    With `iterations`, the games are played by search, otherwise by looking one move ahead. With `rivals`, there is a
    search without evaluation at one seat of every other game. `pull` draws each weight back to where it was, so that
    rare things do not run away.
    """
    slips = SLIPS_OF_SEARCH if iterations else SLIPS
    best = game.evaluator(weights, learned=False)
    table = dict(zip(best.names, best.table(), strict=True))
    for number in range(1, rounds + 1):
        rng = Rng(seed).spawn(number)
        samples = Samples(best, players)
        own, rival = chooser(game, best, iterations), chooser(game, best, iterations, evaluates=False)
        start = game.start(players)
        one_in = max(1, round(length(start, best, rng) / POSITIONS_PER_GAME))
        for which in range(games):
            choosers = [own] * players
            if rivals and which % 2:
                choosers[which // 2 % players] = rival
            samples.play(start, choosers, rng, slips, one_in)
        found, before, after = fitted(samples, list(table.values()), pull)
        fresh = dict(zip(table, found, strict=True))
        share = match(
            game, start, game.evaluator(fresh), best, iterations, trials, Rng(seed).spawn(1000 + number)
        )
        kept = share > 1.0 / players
        if kept:
            table, best = fresh, game.evaluator(fresh)
        if progress is not None:
            progress(Round(number, samples.count, before, after, share, kept, table))
    return table


def chooser(game: Game, evaluator: Evaluator, iterations: int, evaluates: bool = True) -> Chooser:
    """Who plays: search with the usual settings, or without iterations the one-ply player."""
    return Chooser(Greedy(evaluator), Mind(evaluates=evaluates).search(game, evaluator), iterations)


def length(start: State, evaluator: Evaluator, rng: Rng) -> int:
    """About how many decisions a game has."""
    state = start.clone()
    return Greedy(evaluator).playout(state, rng, 0.1, 100_000)


def fitted(samples: Samples, weights: list[float], pull: float) -> tuple[list[float], float, float]:
    """Weights that foretell the samples better (Adam, in steps of each weight's own size)."""
    sizes = [max(abs(weight), LEAST_SIZE) for weight in weights]
    shift = [0.0] * len(weights)
    now, slope = array("d", weights), array("d", weights)
    speed, square = [0.0] * len(weights), [0.0] * len(weights)
    before = samples.loss(now, slope)
    after = before
    for step in range(1, STEPS + 1):
        rate = RATE * (1.0 - step / (STEPS + 1))
        for i, size in enumerate(sizes):
            down = slope[i] * size + pull * shift[i]
            speed[i] = DAMPING[0] * speed[i] + (1 - DAMPING[0]) * down
            square[i] = DAMPING[1] * square[i] + (1 - DAMPING[1]) * down * down
            straight = speed[i] / (1 - DAMPING[0] ** step)
            shift[i] -= rate * straight / (sqrt(square[i] / (1 - DAMPING[1] ** step)) + 1e-12)
            now[i] = weights[i] + shift[i] * size
        after = samples.loss(now, slope)
    return list(now), before, after


def match(
    game: Game, start: State, fresh: Evaluator, old: Evaluator, iterations: int, games: int, rng: Rng
) -> float:
    """The share of victory of one player with the new weights among others with the old, from all seats in turn."""
    new, others = chooser(game, fresh, iterations), chooser(game, old, iterations)
    won = 0.0
    for number in range(games):
        me = number % start.players
        chance = rng.spawn(number // start.players)
        own = rng.spawn(games + number)
        state = start.clone()
        while state.to_play != OVER:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(chance))
            else:
                state.play((new if state.to_play == me else others).choose(state, own))
        won += state.returns()[me]
    return won / games
