"""OpenSpiel's own tests and algorithms, and states that tell a player no more than it may know."""

from __future__ import annotations

import pickle
import random
import sys
from fractions import Fraction
from typing import Any

import absl.logging
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms import outcome_sampling_mccfr as outcome_sampling

import antiqua
from antiqua import games
from antiqua.envs import spiel
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from tests.envs.hiding import FROM_WHO_IS_TO_PLAY, HIDING, hiding
from tests.laws.variants import USUAL, VARIANTS, Variant

# What OpenSpiel logs with closes its stream as soon as a server sets up its own logging: not pytest's then.
absl.logging.get_absl_handler().python_handler.setStream(sys.__stderr__)

compiled_only = pytest.mark.skipif(antiqua.PURE, reason="too slow interpreted, and the same there")


def name_of(variant: Variant, limit: int | None = None) -> str:
    limited = "" if limit is None else f",max_decisions={limit}"
    return f"antiqua_{variant.name}(players={variant.players}{limited})"


def game_of(variant: Variant, limit: int | None = None) -> Any:
    return pyspiel.load_game(name_of(variant, limit))


def advanced(state: Any, rng: random.Random, moves: int) -> Any:
    """After so many random moves; chance's are made besides."""
    while not state.is_terminal() and moves > 0:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


def shortly_before_the_end(variant: Variant, seed: int, left: int) -> Any:
    """A random game of which about so many decisions are left."""
    rng = random.Random(seed)
    whole = advanced(game_of(variant).new_initial_state(), rng, 10**6)
    steps = whole.full_history()
    state = game_of(variant).new_initial_state()
    decisions = sum(1 for step in steps if step.player >= 0)
    for step in steps:
        if step.player >= 0:
            decisions -= 1
            if decisions < left:
                break
        state.apply_action(step.action)
    return state


# -- OpenSpiel's tests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_openspiel_finds_no_fault(variant: Variant, scaled: Any, capfd: Any) -> None:
    """Random games in which everything is asked at every node, saved and loaded; `make soak` plays whole ones."""
    pyspiel.random_sim_test(game_of(variant, scaled(60)), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_playthrough_can_be_made(variant: Variant) -> None:
    """It writes every number of every tensor at every node, which takes its time."""
    assert_playthrough(variant, 3)


def assert_playthrough(variant: Variant, limit: int | None = None) -> None:
    text = generate_playthrough.playthrough(name_of(variant, limit), None)
    assert f"NumPlayers() = {variant.players}" in text
    assert "IsTerminal() = True" in text


@pytest.mark.soak
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_openspiel_finds_no_fault_with_whole_games(variant: Variant, capfd: Any) -> None:
    pyspiel.random_sim_test(game_of(variant), num_sims=3, serialize=True, verbose=False)
    capfd.readouterr()
    assert_playthrough(variant)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_options_are_parameters(variant: Variant) -> None:
    given = ",".join(f"{name}={value}" for name, value in variant.options)
    game = pyspiel.load_game(f"antiqua_{variant.name}(players={variant.players},{given})")
    state = game.new_initial_state()
    assert state.position == variant.start()
    assert game.num_players() == variant.players
    assert pyspiel.load_game(str(game)).new_initial_state().position == state.position


@pytest.mark.parametrize("name", games.names())
def test_only_games_with_secrets_have_imperfect_information(name: str) -> None:
    kind = pyspiel.load_game(f"antiqua_{name}").get_type()
    hides = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hides == (name in HIDING) == games.get(name).has_secrets


# -- states -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_states_are_positions(variant: Variant) -> None:
    """Chance is exact, moves are written as in records, numbers are those of the encoders."""
    rng = random.Random(1)
    state = game_of(variant).new_initial_state()
    moves = 0
    while not state.is_terminal() and moves < 40:
        position = state.position
        if state.is_chance_node():
            odds = dict(position.chance_outcomes())
            assert {outcome: Fraction(chance) for outcome, chance in state.chance_outcomes()} == {
                outcome: Fraction(float(chance)) for outcome, chance in odds.items()
            }
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            player = state.current_player()
            assert player == position.to_play
            assert state.legal_actions() == sorted(position.legal_actions())
            expected = np.zeros(variant.game.encoder().size(variant.players), np.float32)
            position.observe(player, expected)
            assert np.array_equal(state.observation_tensor(player), expected)
            assert np.array_equal(state.information_state_tensor(player), expected)
            action = state.legal_actions()[0]
            assert state.action_to_string(player, action) == variant.game.notation(position, action)
        before = position.clone()
        twin = state.clone()
        advanced(state, rng, 1)
        assert twin.position == before
        moves += 1


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_saved_state_goes_on_in_the_same_way(variant: Variant) -> None:
    game = game_of(variant)
    state = game.new_initial_state()
    for seed in range(3):
        advanced(state, random.Random(seed), 9)
        text = pyspiel.serialize_game_and_state(game, state)
        loaded = pyspiel.deserialize_game_and_state(text)[1]
        for twin in (loaded, pickle.loads(pickle.dumps(state)), state.clone()):
            assert twin.position == state.position
            assert twin.history() == state.history()
            for player in range(variant.players):
                assert twin.information_state_string(player) == state.information_state_string(player)
            ends = [advanced(one.clone(), random.Random(seed), 20) for one in (state, twin)]
            assert ends[0].position == ends[1].position
            assert ends[0].information_state_string(0) == ends[1].information_state_string(0)


def test_a_game_at_its_limit_is_shared() -> None:
    game = pyspiel.load_game("antiqua_stone_age(players=4,max_decisions=12)")
    state = advanced(game.new_initial_state(), random.Random(1), 50)
    assert state.is_terminal()
    assert state.decisions == game.max_game_length() == 12
    assert state.returns() == [0.25] * 4
    assert (
        spiel.Playouts().evaluate(advanced(game.new_initial_state(), random.Random(1), 5)).tolist()
        == [0.25] * 4
    )


# -- what is hidden ---------------------------------------------------------------------------------------------------


def told(state: Any, player: int) -> list[Any]:
    """All that OpenSpiel tells a player."""
    return [
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
        state.legal_actions(player),
    ]


@pytest.mark.parametrize("name", HIDING)
def test_what_a_player_cannot_see_changes_nothing_that_it_is_told(name: str, scaled: Any) -> None:
    game: Any = None
    for state, other, seat in hiding(name, scaled(50), to_play=name in FROM_WHO_IS_TO_PLAY):
        looks = []
        for position in (state, other):
            game = game or pyspiel.load_game(f"antiqua_{name}(players={state.players})")
            shown = game.new_initial_state()
            shown.position = position
            looks.append(told(shown, seat))
        assert looks[0] == looks[1]


@pytest.mark.parametrize("variant", [one for one in USUAL if one.name in HIDING], ids=str)
def test_resampled_states_look_the_same_to_the_player(variant: Variant) -> None:
    """And hold nothing of what was true: neither the others' information states nor what is drawn later."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differs = 0
    state = game_of(variant).new_initial_state()
    for seed in range(8):
        advanced(state, random.Random(seed), 12)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            break
        player = state.current_player()
        guesses = [state.resample_from_infostate(player, sampler) for _ in range(4)]
        for guess in guesses:
            assert told(guess, player) == told(state, player)
            assert guess.history() == []
            differs += guess.position != state.position
            for other in range(variant.players):
                hidden = [
                    step for step in spiel.listed(guess.steps) if step[2] not in (spiel.EVERYBODY, player)
                ]
                assert all(step == (CHANCE, 0, spiel.NOBODY) for step in hidden)
                same = guess.position == guesses[0].position
                seen = guess.information_state_string(other) == guesses[0].information_state_string(other)
                assert seen or not same
            advanced(guess, random.Random(seed), 4)
    assert differs > 0 or variant.name != "trajan"


def test_secret_draws_are_veiled_for_the_others() -> None:
    """In Trajan somebody draws cards: the others know that, and not which."""
    variant = next(one for one in USUAL if one.name == "trajan" and one.players == 3)
    state = advanced(game_of(variant).new_initial_state(), random.Random(3), 60)
    steps = spiel.listed(state.steps)
    secret = [number for number, (_, _, seen_by) in enumerate(steps) if seen_by != spiel.EVERYBODY]
    assert len(secret) > 3
    for number in secret:
        seat, action, seen_by = steps[number]
        assert seat == CHANCE
        other = spiel.steps_of([*steps[:number], (seat, action + 1, seen_by), *steps[number + 1 :]])
        assert other is not None
        same = [other.mark(player) == state.steps.mark(player) for player in range(3)]
        assert same == [player != seen_by for player in range(3)]


# -- algorithms -------------------------------------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize("name", games.names())
def test_search_of_openspiel_plays_games_to_their_end(name: str) -> None:
    """Its MCTS with its own random rollouts, from where they are not too long."""
    variant = next(one for one in USUAL if one.name == name)
    state = shortly_before_the_end(variant, seed=1, left=12)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 4, evaluator, random_state=rng)
    decided = played_out(state, bot.step)
    assert decided > 2


@compiled_only
@pytest.mark.parametrize("name", games.names())
def test_search_of_openspiel_takes_our_playouts(name: str) -> None:
    """Whole games then take seconds."""
    variant = next(one for one in USUAL if one.name == name)
    rng = np.random.RandomState(1)
    state = game_of(variant).new_initial_state()
    bot = mcts.MCTSBot(state.get_game(), 1.0, 2, spiel.Playouts(1), random_state=rng)
    decided = played_out(state, bot.step)
    assert decided > 20


def played_out(state: Any, choose: Any) -> int:
    """Player 0 chooses, the others and chance are random."""
    rng, decided = random.Random(2), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(choose(state))
            decided += 1
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)
    return decided


@compiled_only
def test_information_set_search_of_openspiel_plays_trajan() -> None:
    variant = next(one for one in USUAL if one.name == "trajan")
    state = shortly_before_the_end(variant, seed=2, left=60)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), spiel.Playouts(1), 1.0, 8, random_state=rng)
    assert played_out(state, bot.step) > 10


@compiled_only
def test_counterfactual_regret_minimisation_runs_on_duel() -> None:
    game = pyspiel.load_game("antiqua_seven_wonders_duel")
    np.random.seed(1)
    solver = outcome_sampling.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = advanced(game.new_initial_state(), random.Random(1), 3)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = policy.action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)


def test_playouts_mean_what_they_say() -> None:
    game = pyspiel.load_game("antiqua_seven_wonders_duel")
    state = advanced(game.new_initial_state(), random.Random(1), 10)
    shares = spiel.Playouts(200, seed=1).evaluate(state)
    assert shares.sum() == pytest.approx(1)
    assert 0.05 < shares[0] < 0.95
    results = antiqua.playouts(state.position, 2000, Rng(5))
    share = sum((winners & 1) / winners.bit_count() for _, winners, _, _ in results) / 2000
    assert shares[0] == pytest.approx(share, abs=0.15)
    end = advanced(state.clone(), random.Random(2), 1000)
    assert spiel.Playouts(3).evaluate(end).tolist() == end.returns()
