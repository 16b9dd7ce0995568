"""PettingZoo's own tests, and copies in the middle of games that go on as the original does."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from antiqua import games
from antiqua.envs import aec
from antiqua.envs.aec import GameEnv
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.envs.hiding import FROM_WHO_IS_TO_PLAY, HIDING, hiding
from tests.laws.test_laws import seed_of
from tests.laws.variants import USUAL, Variant

with (
    warnings.catch_warnings()
):  # it imports an environment of its own that says it is old, where pygame is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test


def env_of(variant: Variant, **settings: Any) -> GameEnv:
    return aec.env(variant.name, players=variant.players, **settings)


def made(env: GameEnv, rng: Rng) -> str:
    """One random move; returns who made it."""
    agent = env.agent_selection
    observation, _, terminated, truncated, _ = env.last()
    assert observation is not None
    legal = np.flatnonzero(observation["action_mask"])
    env.step(None if terminated or truncated else int(legal[rng.below(len(legal))]))
    return agent


# -- PettingZoo's tests -----------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it is a dictionary, for the mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # when the game is over
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_pettingzoo_finds_no_fault(variant: Variant, scaled: Any) -> None:
    api_test(env_of(variant), num_cycles=scaled(200))


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_seeds_bring_the_same_games(variant: Variant, scaled: Any) -> None:
    seed_test(lambda: env_of(variant), num_cycles=scaled(100))


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_the_limit_truncates_for_everybody(variant: Variant) -> None:
    """What `max_cycles_test` looks for, which itself asks for a parallel environment."""
    env = env_of(variant, max_decisions=9)
    env.reset(seed=1)
    rng, decided, told = Rng(1), 0, []
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if truncated:
            told.append(agent)
        else:
            decided += 1
        assert made(env, rng) == agent
    assert decided == 9
    assert sorted(told) == env.possible_agents
    assert env.agents == []


@pytest.mark.parametrize("name", games.names())
def test_a_page_of_text_can_be_rendered(name: str) -> None:
    render_test(lambda **settings: aec.env(name, **settings))


# -- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_rewards_are_shares_of_the_victory(variant: Variant, scaled: Any) -> None:
    env = env_of(variant)
    for seed in range(scaled(3)):
        env.reset(seed=seed)
        rng, got = Rng(seed), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            reward, terminated, info = env.last(observe=False)[1:3] + env.last(observe=False)[4:]
            got[agent] += reward
            if not terminated:
                assert sorted(np.flatnonzero(info["action_mask"])) == sorted(
                    env.playing().state.legal_actions()
                )
                waiting = [one for one in env.agents if one != agent]
                assert not any(env.observe(one)["action_mask"].any() for one in waiting)
            else:
                assert info["scores"] == env.playing().state.scores()
                assert info["score"] == info["scores"][env.seats[agent]]
            made(env, rng)
        assert list(got.values()) == env.playing().state.returns()
        assert sum(got.values()) == pytest.approx(1)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    env = aec.env("stone_age", players=3)
    with pytest.raises(RuntimeError, match="reset"):
        env.observe("player_1")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.playing().state.clone()
    for action in (int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]), -1, 10**6):
        with pytest.raises(IllegalMove):
            env.step(action)
        assert (env.agent_selection, env.playing().state) == (agent, before)
        assert env.playing().decisions == 0
    with pytest.raises(TypeError):
        env.step(None)


def test_without_a_seed_chance_goes_on() -> None:
    envs = [aec.env("trajan") for _ in range(2)]
    starts: list[list[int]] = [[], []]
    for env, found in zip(envs, starts, strict=True):
        env.reset(seed=3)
        for _ in range(3):
            found.append(env.playing().state.fingerprint())
            env.reset()
    assert starts[0] == starts[1]
    assert len(set(starts[0])) == 3


# -- copies -----------------------------------------------------------------------------------------------------------


def restored(env: GameEnv) -> GameEnv:
    """Another environment, in the middle of another game, to which the state is brought."""
    other = aec.env(env.rules.game.name, players=env.rules.players, max_decisions=env.rules.limit)
    other.reset(seed=99)
    made(other, Rng(1))
    other.restore_state(env.clone_state())
    return other


def brought_back(env: GameEnv) -> GameEnv:
    """The same environment, after it has gone on."""
    kept = env.clone_state()
    for _ in goes_on(env, Rng(7), 5):
        pass
    env.restore_state(kept)
    twin = copy.copy(env)
    twin.restore_state(kept)
    return twin


COPIES: dict[str, Any] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "another": restored,
    "back": brought_back,
}


def goes_on(env: GameEnv, rng: Rng, most: int) -> Iterator[Any]:
    """All that is seen of so many moves."""
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, info = env.last()
        assert observation is not None
        yield (
            agent,
            observation["observation"].tobytes(),
            observation["action_mask"].tobytes(),
            (reward, terminated, truncated),
            info["score"],
            list(env.agents),
        )
        made(env, rng)


def assert_copies_go_on(variant: Variant, way: str, number: int) -> None:
    """One in some moves a copy is made; it and the original go on alike, to the end of the game and beyond it."""
    rng = Rng(seed_of(variant, way))
    env = env_of(variant, max_decisions=400)
    env.reset(seed=seed_of(variant))
    copies = 0
    while copies < number:
        if not env.agents:
            env.reset()
        for _ in range(1 + rng.below(15)):
            if env.agents:
                made(env, rng)
        if not env.agents:
            continue
        twin = COPIES[way](env)
        assert twin.playing().chance is not env.playing().chance
        steps, seed = 3 + rng.below(10), rng.bits()
        assert list(goes_on(twin, Rng(seed), steps)) == list(goes_on(env, Rng(seed), steps))
        assert twin.playing().state == env.playing().state
        assert twin.agents == env.agents
        copies += 1


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_copy_goes_on_in_the_same_way(variant: Variant, way: str, scaled: Any) -> None:
    assert_copies_go_on(variant, way, scaled(20))


@pytest.mark.soak
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_thousand_copies_go_on_in_the_same_way(variant: Variant, way: str, scaled: Any) -> None:
    assert_copies_go_on(variant, way, scaled(1000))


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_between_the_last_agents_goes_on(way: str) -> None:
    """The game is over, and some agents have been told so."""
    env = aec.env("seven_wonders_duel")
    env.reset(seed=2)
    rng = Rng(5)
    while env.playing().to_play != OVER:
        made(env, rng)
    made(env, rng)
    twin = COPIES[way](env) if way != "back" else copy.deepcopy(env)
    assert list(goes_on(twin, Rng(1), 9)) == list(goes_on(env, Rng(1), 9))
    assert twin.agents == env.agents == []


# -- what is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDING)
def test_what_an_agent_cannot_see_changes_nothing_that_it_is_told(name: str, scaled: Any) -> None:
    env: GameEnv | None = None
    for state, other, seat in hiding(name, scaled(100), to_play=name in FROM_WHO_IS_TO_PLAY):
        looks = []
        for position in (state, other):
            env = env or aec.env(name, players=state.players)
            env.rules.start = position
            env.reset(seed=1)
            agent = env.possible_agents[seat]
            seen = env.observe(agent)
            looks.append(
                [seen["observation"].tobytes(), seen["action_mask"].tobytes(), repr(env.infos[agent])]
            )
        assert looks[0] == looks[1]
