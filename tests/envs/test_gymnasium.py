"""Gymnasium's own checks, and what its users rely on: seeds, resets, masks, rewards, bots at the other seats."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import antiqua
from antiqua import games
from antiqua.envs.gym import environment_id
from antiqua.envs.single import SeatEnv
from antiqua.envs.vector import VectorGames
from antiqua.kernel.batch import Batch
from antiqua.kernel.errors import BadOption, IllegalMove
from antiqua.kernel.seats import OVER
from tests.envs.hiding import FROM_WHO_IS_TO_PLAY, hiding
from tests.laws.variants import USUAL, Variant

only_once = pytest.mark.skipif(antiqua.PURE, reason="the same in both runs")


def random_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


# -- one seat ---------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*(minimum|maximum) value is.*infinity")
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_gymnasium_finds_no_fault_with_a_seat(variant: Variant) -> None:
    """It tries actions that are not legal, so these must not be refused."""
    settings: dict[str, Any] = {"players": variant.players, "render_mode": "ansi", "illegal": "replace"}
    env = gymnasium.make(environment_id(variant.name), **settings)
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_seat_plays_whole_games(variant: Variant) -> None:
    """Through the wrappers that `make` adds; what the agent gets is its share of the victory."""
    env = gymnasium.make(environment_id(variant.name), players=variant.players, seat=None)
    rng = np.random.default_rng(1)
    seats = set()
    for seed in range(3 if antiqua.COMPILED else 1):
        observation, info = env.reset(seed=seed)
        inner: Any = env.unwrapped
        seats.add(inner.seat)
        ended = False
        while not ended:
            assert np.array_equal(info["action_mask"].astype(bool), inner.action_masks())
            assert inner.play.to_play == inner.seat
            observation, reward, terminated, truncated, info = env.step(
                random_action(info["action_mask"], rng)
            )
            ended = terminated or truncated
            assert observation in env.observation_space
            assert reward == (inner.play.state.returns()[inner.seat] if ended else 0)
        assert terminated
        assert info["scores"].tolist() == inner.play.state.scores()
        assert not info["action_mask"].any()
    assert len(seats) > 1 or not antiqua.COMPILED


@pytest.mark.parametrize("opponents", ["novice", "expert", ["random", "greedy"]])
def test_the_other_seats_are_bots(opponents: Any) -> None:
    """The same seed brings the same game, whatever bots sit there, and they are told what they want to know."""
    players = 3 if isinstance(opponents, list) else 2
    endings = []
    for _ in range(2):
        env = SeatEnv("trajan", players=players, opponents=opponents, max_decisions=120)
        _, info = env.reset(seed=4)
        rng = np.random.default_rng(2)
        ended = False
        while not ended:
            _, _, terminated, truncated, info = env.step(random_action(info["action_mask"], rng))
            ended = terminated or truncated
        assert truncated
        assert not any(keeper.faults for keeper in env.keepers.values())
        assert all(keeper.decisions > 5 for keeper in env.keepers.values())
        endings.append(env.playing().state.fingerprint())
        env.close()
    assert endings[0] == endings[1]


def test_the_other_seats_are_functions() -> None:
    asked = []

    def first(observation: Any, mask: Any) -> int:
        asked.append((observation.shape, int(mask.sum())))
        return int(np.flatnonzero(mask)[0])

    env = SeatEnv("stone_age", players=3, seat=1, opponents=["random", first], max_decisions=60)
    env.reset(seed=1)
    while env.playing().to_play != OVER:
        env.step(env.action_space.sample())
    assert len(asked) > 10
    assert all(shape == env.observation_space.shape and count > 1 for shape, count in asked)
    with pytest.raises(IllegalMove, match="over"):
        env.step(0)
    broken = SeatEnv("stone_age", opponents=lambda *_: -1, seat=1)
    with pytest.raises(IllegalMove):
        broken.reset(seed=1)


def test_without_a_seed_chance_goes_on() -> None:
    """The games that follow a seed are those that follow it in a row of a vector environment."""
    single = SeatEnv("seven_wonders_duel", opponents="random", max_decisions=3)
    starts = [single.reset(seed=6)[0]] + [single.reset()[0] for _ in range(3)]
    assert len({start.tobytes() for start in starts}) == 4
    again = [single.reset(seed=6)[0]] + [single.reset()[0] for _ in range(3)]
    assert [one.tobytes() for one in starts] == [one.tobytes() for one in again]


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in (
        {"seat": 2},
        {"opponents": "grandmaster"},
        {"opponents": ["random", "random"]},
        {"players": 7},
        {"max_decisions": 0},
        {"illegal": "lose"},
        {"colour": "red"},
    ):
        with pytest.raises(BadOption):
            SeatEnv("seven_wonders_duel", **wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv("seven_wonders_duel").step(0)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    env = SeatEnv("concordia")
    _, info = env.reset(seed=1)
    before = env.playing().state.clone()
    for action in (int(np.flatnonzero(info["action_mask"] == 0)[0]), -1, 10**6):
        with pytest.raises(IllegalMove):
            env.step(action)
        assert env.playing().state == before
        assert env.playing().decisions == 0


def test_illegal_actions_can_be_taken_for_any() -> None:
    env = SeatEnv("concordia", illegal="replace")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert env.playing().decisions > 0


@pytest.mark.parametrize("name", games.names())
def test_a_page_of_text_shows_what_the_agent_sees(name: str) -> None:
    env = SeatEnv(name, render_mode="ansi", max_decisions=40)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    for action in env.playing().state.legal_actions():
        assert env.rules.game.notation(env.playing().state, action) in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= 120
    assert SeatEnv(name).render() is None


@pytest.mark.parametrize("name", games.names())
def test_every_number_has_a_name(name: str) -> None:
    env = VectorGames(name, 1)
    names = [env.describe_observation(number) for number in range(env.rules.width)]
    assert len(set(names)) == len(names)
    assert all(names)
    assert all(env.describe_action(action) for action in range(env.rules.actions))


# -- many games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_vector_of_games_is_as_gymnasium_wants_it(variant: Variant, mode: AutoresetMode) -> None:
    """Shapes, types and spaces; the same seed brings the same; each row goes on by itself."""
    made = [
        gymnasium.make_vec(
            environment_id(variant.name),
            num_envs=5,
            players=variant.players,
            autoreset_mode=mode,
            max_decisions=20,
        )
        for _ in range(2)
    ]
    assert made[0].metadata["autoreset_mode"] is mode
    first, second = ([*env.reset(seed=3)] for env in made)
    assert data_equivalence(first, second)
    assert first[0] in made[0].observation_space
    rewards = np.zeros(5)
    for number in range(30):
        for env in made:
            env.action_space.seed(number)
        results = [env.step(env.action_space.sample()) for env in made]
        assert data_equivalence(results[0], results[1])
        observations, rewards, terminations, truncations, infos = results[0]
        assert observations in made[0].observation_space
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert (rewards.dtype, terminations.dtype, truncations.dtype) == (np.float64, np.bool_, np.bool_)
        for name in ("action_mask", "to_play", "rewards"):
            assert len(infos[name]) == len(infos[f"_{name}"]) == 5
        ended = terminations | truncations
        assert ended.all() == (number == 19 or (mode is AutoresetMode.DISABLED and number > 19))
        if mode is AutoresetMode.SAME_STEP:
            assert ("final_obs" in infos) == bool(ended.any())
            assert infos["action_mask"].any(axis=1).all()
        else:
            assert np.array_equal(infos["action_mask"].any(axis=1), ~ended)
    if mode is AutoresetMode.DISABLED:
        chosen = np.array([True, False, True, False, False])
        _, infos = made[0].reset(options={"reset_mask": chosen})
        assert np.array_equal(infos["to_play"] >= 0, chosen)


def test_rewards_are_those_of_who_decided() -> None:
    """And all shares of a game are in `infos`, with the points."""
    env = VectorGames("seven_wonders_duel", 60)
    env.reset(seed=1)
    won = lost = 0
    for _ in range(160):
        acted = env.to_play.copy()
        _, rewards, terminations, _, infos = env.step(env.action_space.sample())
        for row in np.flatnonzero(terminations & (acted != OVER)):
            assert rewards[row] == infos["rewards"][row, acted[row]]
            assert infos["rewards"][row].sum() == pytest.approx(1)
            assert infos["_scores"][row]
            won, lost = won + (rewards[row] == 1), lost + (rewards[row] == 0)
        assert not rewards[~terminations].any()
    assert won > 10
    assert lost > 10


def test_each_game_has_its_own_seed() -> None:
    env = VectorGames("stone_age", 3)
    row = env.reset(seed=[7, 8, 9])[0][1]
    assert np.array_equal(env.reset(seed=8)[0][0], row)
    kept = [env.batch.state(number) for number in range(3)]
    env.reset(seed=[None, 8, None])
    assert env.batch.state(1) == kept[0]
    unknown = [VectorGames("stone_age", 3).reset()[0] for _ in range(2)]
    assert not np.array_equal(unknown[0], unknown[1])


def test_arrays_are_given_or_lent() -> None:
    for copied in (True, False):
        env = VectorGames("trajan", 4, copy=copied)
        before, _ = env.reset(seed=1)
        after = env.step(env.action_space.sample())[0]
        assert (before is after) is not copied
        assert np.array_equal(before, after) is not copied


def test_wrappers_of_gymnasium_work() -> None:
    env: Any = RecordEpisodeStatistics(VectorGames("seven_wonders_duel", 8, max_decisions=30))
    env.reset(seed=1)
    lengths = []
    for _ in range(40):
        infos = env.step(env.action_space.sample())[4]
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert lengths
    assert set(lengths) == {30}


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_a_vector_goes_on_in_the_same_way(copied: Any) -> None:
    env = VectorGames("trajan", 4, players=3, max_decisions=50)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.action_space.sample())
    twin = copied(env)
    for number in range(60):
        results = []
        for one in (env, twin):
            one.action_space.seed(number)
            results.append(one.step(one.action_space.sample()))
        assert data_equivalence(results[0], results[1])


# -- what is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FROM_WHO_IS_TO_PLAY)
def test_what_a_seat_cannot_see_changes_no_number(name: str, scaled: Any) -> None:
    """Of a row of a batch, and of what the environment of one seat gives."""
    env: SeatEnv | None = None
    for state, other, seat in hiding(name, scaled(100), to_play=True):
        looks = []
        for position in (state, other):
            env = env or SeatEnv(name, players=state.players)
            env.rules.start, env.wanted_seat, env.seat = position, seat, seat
            seen, info = env.reset(seed=1)
            batch = Batch(position, 1, 10)
            arrays = np.zeros(1, np.intc), np.zeros((1, env.rules.actions), np.int8)
            observation = np.zeros((1, env.rules.width), np.float32)
            batch.look(*arrays, observation)
            assert np.array_equal(seen, observation[0])
            assert np.array_equal(info["action_mask"], arrays[1][0])
            looks.append([seen.tobytes(), repr(info), *(array.tobytes() for array in arrays)])
        assert looks[0] == looks[1]


# -- who does not need it ---------------------------------------------------------------------------------------------


@only_once
def test_nothing_of_it_is_needed_to_play() -> None:
    code = (
        "import sys, antiqua, antiqua.envs, antiqua.cli;"
        "antiqua.playouts(antiqua.game('trajan').start(), 1, antiqua.Rng(1));"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@only_once
@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("vector", "gymnasium", "gymnasium"),
        ("single", "numpy", "gymnasium"),
        ("aec", "pettingzoo", "pettingzoo"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_said_with_the_command(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import antiqua.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert f"“{missing}”" in last
    assert f"pip install 'antiqua[{extra}]'" in last


# -- what is written about it -----------------------------------------------------------------------------------------


@only_once
def test_the_table_of_spaces_is_true() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs/learning.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\|([^|]*)\| (\d) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", text, re.MULTILINE
    )
    said = [[int(number.replace(",", "")) for number in row[1:]] for row in rows]
    assert said == [
        [players, game.encoder().size(players), game.actions, game.outcomes, game.decision_limit]
        for game in map(games.get, games.names())
        for players in game.player_counts
    ]
