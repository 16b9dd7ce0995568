"""A table: bots play a whole game, each behind its keeper."""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.bots.bot import Keeper
from antiqua.games.game import Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State


def play(
    game: Game,
    keepers: Sequence[Keeper],
    start: State,
    chance: Rng,
    seeds: Sequence[int],
    limit: int | None = None,
) -> State:
    """The position in which a game from `start` ends, with one keeper and one seed of its own for every seat.

    Everybody is told every move before it is made, and the end. A game that would be longer than `limit` decisions is
    left unfinished: look at `to_play`. `start` stays as it is, and the bots stay open for the next game.
    """
    state = start.clone()
    decisions = 0
    for seat, (keeper, seed) in enumerate(zip(keepers, seeds, strict=True)):
        keeper.begin(game, seat, state, seed)
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            action = state.sample_chance(chance)
        elif limit is not None and decisions >= limit:
            break
        else:
            decisions += 1
            action = keepers[state.to_play].decide(state)
        for keeper in keepers:
            keeper.observe(state, action)
        state.play(action)
    for keeper in keepers:
        keeper.end(state)
    return state
