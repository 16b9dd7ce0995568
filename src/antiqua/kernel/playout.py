"""Games played to their end at random, wholly inside compiled code."""

from __future__ import annotations

from antiqua.kernel import seats
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER


def playout(state: State, rng: Rng, actions: Buffer, limit: int = 1000000) -> int:
    """Play `state` to its end, every seat choosing uniformly; return how many decisions the seats made.

    A game that is not over after `limit` decisions is left as it stands.
    """
    decisions = 0
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
        else:
            if decisions == limit:
                break
            actions.count = 0
            state.list_actions(actions)
            state.play(actions.items[rng.below(actions.count)])
            decisions += 1
    return decisions


def playouts(
    state: State, n: int, rng: Rng, limit: int = 1000000
) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """Play `state` to its end `n` times; per game the ending, the winners, the decisions and the scores.

    The ending is 0 for a game that was cut off at `limit` decisions. `state` itself does not change.
    """
    actions = Buffer()
    results = []
    for _ in range(n):
        game = state.clone()
        decisions = playout(game, rng, actions, limit)
        results.append((game.ending, game.winners, decisions, tuple(game.scores())))
    return results


def repeat_clone(state: State, n: int) -> None:
    """Clone `state` n times: what one clone costs inside compiled code."""
    for _ in range(n):
        state.clone()


def repeat_listing(state: State, n: int) -> None:
    """List the legal actions of `state` n times: what one listing costs inside compiled code."""
    actions = Buffer()
    for _ in range(n):
        actions.count = 0
        state.list_actions(actions)
