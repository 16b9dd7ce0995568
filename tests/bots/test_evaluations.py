"""Every game's evaluation: parts of one victory everywhere, better than chance, with a whole table of weights."""

import pytest

from antiqua import games
from antiqua.games import weights
from antiqua.kernel.errors import BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER
from tests.laws.variants import USUAL, positions, step

DRAWS = 16  # of one chance
FEW = 5  # positions that say nothing on the whole
every_game = pytest.mark.parametrize("name", games.names())


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_shares_are_parts_of_one(variant, many):
    evaluator = variant.game.evaluator()
    for state in positions(variant, max(1, many(20)), 8):
        shares = evaluator.shares(state)
        assert len(shares) == variant.players
        assert abs(sum(shares) - 1) < 1e-9
        assert min(shares) >= 0
        assert evaluator.spread(state) > 0
        if state.to_play == OVER:
            assert shares == pytest.approx(state.returns())


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_looking_one_move_ahead_beats_chance(variant, many):
    """By far: nine games of ten, against as many random players as there is room for."""
    greedy = Greedy(variant.game.evaluator())
    number = max(variant.players, many(40))
    won = 0.0
    for game in range(number):
        me, rng, state = game % variant.players, Rng(game), variant.start()
        while state.to_play != OVER:
            state.play(greedy.best(state, rng) if state.to_play == me else step(state, rng))
        won += state.returns()[me]
    assert won >= 0.9 * number


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_chance_surprises_nobody_on_the_whole(variant, many):
    """What is expected before a throw or a draw is about the mean of what is expected after it.

    Otherwise search would be drawn to chance, or shun it: so it was where the turn seemed to pass with the draw.
    """
    evaluator, rng = variant.game.evaluator(), Rng(5)
    surprises: dict[str, list[float]] = {}
    for state in positions(variant, max(2, many(12)), 3):
        if state.to_play == CHANCE:
            before = evaluator.shares(state)
            after = [0.0] * variant.players
            for _ in range(DRAWS):
                later = state.clone()
                later.play(later.sample_chance(rng))
                for seat, share in enumerate(evaluator.shares(later)):
                    after[seat] += share / DRAWS
            surprise = max(abs(one - other) for one, other in zip(before, after, strict=True))
            surprises.setdefault(variant.game.phase(state), []).append(surprise)
    assert surprises
    for phase, found in surprises.items():
        assert len(found) < FEW or sum(found) / len(found) < 0.05, phase


@every_game
def test_a_table_has_every_weight_and_no_other(name):
    evaluator = games.get(name).evaluator()
    names = evaluator.names
    table = dict(zip(names, evaluator.table(), strict=True))
    text = weights.write(table)
    assert weights.parse(text, names, "here") == pytest.approx(table)
    with pytest.raises(BadSave, match=names[0]):
        weights.parse(text.partition("\n")[2], names, "here")
    with pytest.raises(BadSave, match="unheard_of"):
        weights.parse(f"{text}unheard_of = 1.0\n", names, "here")
    with pytest.raises(BadSave, match=names[0]):
        weights.parse(text.replace(f"{names[0]} = ", f"{names[0]} = 'much' # "), names, "here")
    with pytest.raises(BadSave):
        weights.parse("= =", names, "here")
    with pytest.raises(KeyError):
        games.get(name).evaluator(dict.fromkeys(names[1:], 1.0))


@every_game
def test_other_weights_judge_otherwise(name):
    game = games.get(name)
    usual = game.evaluator()
    nothing = game.evaluator(dict.fromkeys(usual.names, 0.0))
    state, rng = game.start(), Rng(3)
    for _ in range(60):
        state.play(step(state, rng))
    assert state.to_play != CHANCE or state.legal_actions()
    assert nothing.shares(state) == pytest.approx([1 / state.players] * state.players)
    assert usual.shares(state) != pytest.approx([1 / state.players] * state.players)
