"""What a hint says: it knows no more than the seat, and names a victory."""

from __future__ import annotations

import pytest

from antiqua import games
from antiqua.bots.bot import Advice
from antiqua.bots.hint import advise, likely, wins
from antiqua.games.game import Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

QUICK = "master:iterations=200"


def arsenal() -> tuple[Game, State]:
    """Two shields are missing to player 1, and he can afford the Arsenal, which has three."""
    duel = games.get("seven_wonders_duel")
    me = {"cards": ["sawmill", "clay_pool", "brickyard"], "coins": 0}
    return duel, duel.position(age=3, taken=[*range(9, 20)], layout={6: "arsenal"}, pawn=6, cities=[me, {}])


def test_a_move_that_wins_at_once_comes_first() -> None:
    duel, state = arsenal()
    best, *others = advise(duel, state, 0, QUICK)
    assert duel.notation(state, best.action) == "build arsenal"
    assert best.share == 1.0
    assert wins(state, 0, best.action)
    assert others
    assert not any(wins(state, 0, advice.action) for advice in others)


def positions(game: Game, seeds: int) -> list[State]:
    """Positions on the way through random games."""
    found = []
    for seed in range(seeds):
        state, rng = game.start(), Rng(seed)
        while state.to_play != OVER:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            found.append(state.clone())
            actions = state.legal_actions()
            state.play(actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("name", games.names())
def test_what_is_likely_ends_where_chance_decides(name: str) -> None:
    """Also where the search has gone on behind the card, the die or the tile that nobody knows yet."""
    game = games.get(name)
    ended = 0
    for state in positions(game, 2)[::5]:
        seat = state.to_play
        for action in state.legal_actions()[:6]:
            after = state.clone()
            after.play(action)
            if after.to_play != CHANCE:
                continue
            while after.to_play == CHANCE:
                after.play(after.legal_actions()[0])
            if after.to_play == OVER:
                continue
            line = ((seat, action), (after.to_play, after.legal_actions()[0]))
            assert likely(game, state, seat, Advice(action, 0.5, line)) == []
            ended += 1
    assert ended > 10


@pytest.mark.parametrize("name", games.names())
def test_what_is_likely_goes_on_while_everything_is_known(name: str) -> None:
    game = games.get(name)
    followed = 0
    for state in positions(game, 2)[::5]:
        seat, action = state.to_play, state.legal_actions()[0]
        after = state.clone()
        after.play(action)
        if after.to_play != seat:
            continue
        following = after.legal_actions()[0]
        line = ((seat, action), (seat, following))
        said = likely(game, state, seat, Advice(action, 0.5, line))
        assert said == [(seat, game.choice(after, following).label)]
        followed += 1
    assert followed > (0 if name == "seven_wonders_duel" else 10)
