"""Learning from what search has looked at: the positions behind the actions it visited, each with what it promised."""

from array import array

import numpy as np
import pytest

from antiqua import games
from antiqua.bots.levels import level
from antiqua.kernel.fit import Samples
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.training.league import gathered
from antiqua.training.learner import positions

ITERATIONS = 120
OFTEN = 6  # visits


def thought_about(name, players, decisions):
    """A position in the middle of a game, and a search from it."""
    game = games.get(name)
    rng = Rng(5)
    state = game.start(players)
    while True:
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
        elif decisions or len(state.legal_actions()) < 3:
            legal = state.legal_actions()
            state.play(legal[rng.below(len(legal))])
            decisions -= decisions > 0
        else:
            break
    search = level(name, "master").search(game, game.evaluator())
    search.think(state, state.to_play, rng, ITERATIONS)
    return game, state, search


@pytest.mark.parametrize(("name", "players"), [("seven_wonders_duel", 2), ("trajan", 3), ("concordia", 4)])
def test_every_action_that_was_visited_often_becomes_a_position_with_its_promise(name, players):
    game, state, search = thought_about(name, players, 20)
    seat = state.to_play
    samples = Samples(game.evaluator(), players)
    samples.branch(state, search)
    often = [(action, share) for action, visits, share in search.found() if visits >= OFTEN]
    assert len(often) > 1
    assert samples.count == len(often)
    expected = np.array(samples.expected).reshape(-1, players)
    assert expected[:, seat] == pytest.approx([share for _, share in often])
    assert expected.sum(1) == pytest.approx(1)
    assert (expected >= 0).all()
    for number, (action, _) in enumerate(often):
        after = state.clone()
        after.play(action)
        assert after.to_play != OVER
        row = array("d", [0.0] * samples.width)
        samples.evaluator.features(after, 1, row)
        first = (number * players + 1) * samples.width
        assert samples.features[first : first + samples.width] == pytest.approx(row)


def test_what_others_have_is_shared_as_the_evaluation_would():
    game, state, search = thought_about("trajan", 3, 20)
    samples = Samples(game.evaluator(), 3)
    samples.branch(state, search)
    action = search.found()[0][0]
    others = [seat for seat in range(3) if seat != state.to_play]
    after = state.clone()
    after.play(action)
    told = game.evaluator().shares(after)
    assert samples.expected[others[0]] / samples.expected[others[1]] == pytest.approx(
        told[others[0]] / told[others[1]]
    )


def test_nothing_is_learned_from_them_but_what_was_expected():
    game, state, search = thought_about("seven_wonders_duel", 2, 20)
    samples = Samples(game.evaluator(), 2)
    samples.branch(state, search)
    weights = np.array(game.evaluator(learned=False).table(), np.float32)
    found = positions([gathered(samples, samples.expected)], weights, 2)
    assert len(found.seen) == samples.count
    for belief in (0.0, 0.5, 1.0):
        assert found.targets(belief) == pytest.approx(found.expected)
