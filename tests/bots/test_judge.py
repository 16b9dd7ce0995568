"""Who is going to win: shares that add up to a victory, and that no secret has a part in."""

from __future__ import annotations

import pytest

from antiqua import games
from antiqua.bots.judge import judged
from antiqua.games.game import Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from tests.bots.test_hint import arsenal

QUICK = "master:iterations=90"  # by number and not by time: what it is given alone decides what it says


def on_the_way(game: Game, players: int, seed: int, every: int) -> list[State]:
    """Positions of a random game in which somebody is to play, and its end."""
    state, rng, found = game.start(players), Rng(seed), []
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
            continue
        found.append(state.clone())
        actions = state.legal_actions()
        state.play(actions[rng.below(len(actions))])
    return [*found[::every], state]


@pytest.mark.parametrize("name", games.names())
def test_the_shares_are_those_of_one_victory(name: str) -> None:
    game = games.get(name)
    for players in (game.player_counts[0], game.player_counts[-1]):
        *before, end = on_the_way(game, players, 3, 12)
        for state in before:
            untouched = state.clone()
            shares = judged(game, state, QUICK)
            assert len(shares) == players
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
            assert state == untouched
        assert list(judged(game, end, QUICK)) == end.returns()


def test_who_wins_at_once_is_going_to_win() -> None:
    duel, state = arsenal()
    assert judged(duel, state, QUICK)[0] > 0.99


@pytest.mark.parametrize("name", games.names())
def test_what_a_spectator_cannot_see_has_no_part_in_it(name: str) -> None:
    game = games.get(name)
    differing = 0
    for state in on_the_way(game, game.player_counts[0], 5, 9)[:-1]:
        other = state.clone()
        other.resample(SPECTATOR, Rng(1))
        differing += other != state
        assert judged(game, state, QUICK) == judged(game, other, QUICK)
    assert differing > 3 or name != "trajan"
