"""Who is going to win? The shares of victory of all seats, judged from what everybody could see.

Nobody's secrets have a part in it: what is not for a spectator's eyes is drawn anew, several times, and the judgement
is the mean. So a hand of Trajan counts as what it might be, not as what it is, and a position is judged alike whatever
is hidden in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from antiqua import bots
from antiqua.bots.thinking import Mind, ThinkingBot
from antiqua.games.game import Game
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State

# For one position, all that is tried together; what is expected in the mean, without what only settles a doubt.
JUDGE = "master:iterations=2400,milliseconds=36,blend=0,doubt=0"
SEED = 11  # nothing that is hidden may have a part in it
WORLDS = 3  # ways in which what is hidden is dealt, and chance falls
DRAWS = 3  # of chance, on the way that a search expects
LONGEST_TURN = 30  # decisions of one seat in a row


def judged(game: Game, state: State, judge: str = JUDGE) -> tuple[float, ...]:
    """The share of victory that each seat may expect; the true one when the game is over."""
    if state.to_play == OVER:
        return tuple(state.returns())
    bot = bots.make(judge, game.name)
    assert isinstance(bot, ThinkingBot)
    parts = WORLDS * state.players
    mind = msgspec.structs.replace(
        bot.mind, iterations=bot.mind.iterations // parts, milliseconds=bot.mind.milliseconds / parts
    )
    evaluator = game.evaluator(learned=mind.learned)
    return mean(
        [round_of(game, world, mind, evaluator, Rng(SEED).spawn(n)) for n, world in enumerate(worlds(state))]
    )


def worlds(state: State) -> list[State]:
    """Positions that a spectator cannot tell from this one."""
    found = []
    for number in range(WORLDS):
        world = state.canonical()
        world.resample(SPECTATOR, Rng(SEED).spawn(WORLDS + number))
        found.append(world)
    return found


def round_of(game: Game, world: State, mind: Mind, evaluator: Evaluator, rng: Rng) -> tuple[float, ...]:
    """The mean of what every seat expects when it comes to play, each doing what looks best.

    Whoever is to play expects too much: by one judgement alone, the curve of a game would go up and down with every
    turn. If the game ends on the way, its end is what the others expect.
    """
    expected: list[Sequence[float]] = []
    greedy = Greedy(evaluator)
    while len(expected) < world.players:
        let_chance_play(world, rng)
        if world.to_play == OVER:
            expected += [world.returns()] * (world.players - len(expected))
            break
        seat = world.to_play
        shares, action = searched(game, world, mind, evaluator, rng)
        expected.append(shares)
        world.play(action)
        for _ in range(LONGEST_TURN):
            let_chance_play(world, rng)
            if world.to_play != seat:
                break
            world.play(greedy.best(world, rng))
    return mean(expected)


def searched(game: Game, world: State, mind: Mind, evaluator: Evaluator, rng: Rng) -> tuple[list[float], int]:
    """What the search expects for the seat to play, as the mean of all that it tried, most of which is the best; the
    others share the rest as they stand where it expects to come. And the best action.
    """
    seat = world.to_play
    search = mind.search(game, evaluator)
    search.think(world, seat, rng, mind.iterations, mind.milliseconds)
    found = search.found()
    action = found[0][0]
    tried = sum(max(0, visits) for _, visits, _ in found)
    share = sum(max(0, visits) * worth for _, visits, worth in found) / tried if tried else found[0][2]
    line = search.line(action, seat) or [(seat, action)]
    shares = list(mean([evaluator.shares(followed(world, line, rng)) for _ in range(DRAWS)]))
    rest = sum(shares) - shares[seat]
    for other in range(world.players):
        part = shares[other] / rest if rest > 0 else 1 / (world.players - 1)
        shares[other] = share if other == seat else (1 - share) * part
    return shares, action


def followed(world: State, line: Sequence[tuple[int, int]], rng: Rng) -> State:
    """Where a line leads, as far as chance lets it."""
    after = world.clone()
    for seat, action in line:
        let_chance_play(after, rng)
        if after.to_play != seat or action not in after.legal_actions():
            break
        after.play(action)
    let_chance_play(after, rng)
    return after


def let_chance_play(state: State, rng: Rng) -> None:
    while state.to_play == CHANCE:
        state.play(state.sample_chance(rng))


def mean(shares: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(some) / len(shares) for some in zip(*shares, strict=True))
