"""Games side by side are what single games are: the same chance, the same decisions, the same ends."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from antiqua import games
from antiqua.kernel import autoreset
from antiqua.kernel.batch import Batch
from antiqua.kernel.errors import AntiquaError, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.laws.test_laws import seed_of
from tests.laws.variants import USUAL, Variant

CHUNK = 250  # games side by side
LOOKS = 40  # one in so many decisions is looked at more closely


class Arrays:
    """Everything that a batch writes into."""

    def __init__(self, variant: Variant, size: int) -> None:
        width = variant.game.encoder().size(variant.players)
        self.actions = np.zeros(size, np.int64)
        self.rewards = np.full((size, variant.players), 7, np.float32)
        self.terminated = np.full(size, 7, np.uint8)
        self.truncated = np.full(size, 7, np.uint8)
        self.scores = np.zeros((size, variant.players), np.intc)
        self.to_play = np.zeros(size, np.intc)
        self.masks = np.full((size, variant.game.actions), 7, np.int8)
        self.observations = np.full((size, width), 7, np.float32)
        self.finals = np.full((size, width), 7, np.float32)

    def step(self, batch: Batch) -> int:
        return batch.step(
            self.actions, self.rewards, self.terminated, self.truncated, self.scores, self.finals
        )

    def look(self, batch: Batch) -> None:
        batch.look(self.to_play, self.masks, self.observations)

    def look_of(self, row: int) -> tuple[Any, ...]:
        return self.to_play[row], self.masks[row].tobytes(), self.observations[row].tobytes()


def batch_of(variant: Variant, size: int, mode: int = autoreset.DISABLED, limit: int = 0) -> Batch:
    return Batch(variant.start(), size, limit or variant.game.decision_limit, mode)


class Single:
    """A game as one would play it by hand, with nothing of the batch."""

    def __init__(self, variant: Variant, rng: Rng) -> None:
        self.variant = variant
        self.rng = rng
        self.state = variant.start()
        self.let_chance_play()

    def let_chance_play(self) -> None:
        while self.state.to_play == CHANCE:
            self.state.play(self.state.sample_chance(self.rng))

    def decide(self, action: int) -> None:
        self.state.play(action)
        self.let_chance_play()

    def look(self, seat: int) -> tuple[Any, ...]:
        state, game = self.state, self.variant.game
        mask = np.zeros(game.actions, np.int8)
        observation = np.zeros(game.encoder().size(self.variant.players), np.float32)
        state.mask(mask)
        state.observe(seat, observation)
        return state.to_play, mask.tobytes(), observation.tobytes()


def assert_agree(variant: Variant, seeds: range) -> None:
    """Random games in a batch, each played again by hand from its seed."""
    batch, arrays = batch_of(variant, len(seeds)), Arrays(variant, len(seeds))
    batch.reset(np.array(seeds, np.uint64))
    chosen, looks = Rng(seed_of(variant, seeds)), []
    made: list[list[int]] = [[] for _ in seeds]
    pick = np.random.default_rng(seeds[0])
    singles = [Single(variant, Rng(seed)) for seed in seeds]
    while True:
        arrays.look(batch)
        running = np.flatnonzero(arrays.to_play >= 0)
        if len(running) == 0:
            break
        for row in running[pick.integers(0, LOOKS * len(seeds), len(running)) < len(seeds)]:
            looks.append((int(row), len(made[row]), arrays.look_of(row)))
        batch.choose(chosen, arrays.actions)
        before = arrays.actions.tolist()
        arrays.step(batch)
        for row in running.tolist():
            made[row].append(before[row])
    for row, single in enumerate(singles):
        seen = {at: look for where, at, look in looks if where == row}
        for number, action in enumerate(made[row]):
            seat = single.state.to_play
            assert action in single.state.legal_actions()
            if number in seen:
                assert single.look(seat) == seen[number]
            single.decide(action)
        assert single.state.to_play == OVER
        assert single.look(seat) == arrays.look_of(row)
        assert batch.state(row) == single.state
        assert arrays.scores[row].tolist() == single.state.scores()


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_game_of_a_batch_is_the_single_game_with_its_seed(variant: Variant, scaled) -> None:
    """`make soak` plays a thousand of each."""
    assert_agree(variant, range(scaled(80)))


@pytest.mark.soak
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_thousand_games_of_a_batch_are_single_games(variant: Variant, scaled) -> None:
    for first in range(0, scaled(1000), CHUNK):
        assert_agree(variant, range(first, first + CHUNK))


# -- ends and new beginnings ------------------------------------------------------------------------------------------

SHORT = [next(one for one in USUAL if one.name == name) for name in ("seven_wonders_duel", "trajan")]


@pytest.mark.parametrize("mode", [autoreset.NEXT_STEP, autoreset.SAME_STEP])
@pytest.mark.parametrize("limit", [0, 30])
def test_games_begin_again_where_their_generator_stands(mode: int, limit: int, scaled) -> None:
    """Rewards, ends and looks, step by step, over several games in each row."""
    variant = SHORT[0]
    limit = limit or variant.game.decision_limit
    size, steps = scaled(20), max(160, scaled(300))
    batch, arrays = batch_of(variant, size, mode, limit), Arrays(variant, size)
    batch.reset(np.arange(5, 5 + size, dtype=np.uint64))
    singles = [Single(variant, Rng(5 + row)) for row in range(size)]
    decisions, waiting, ends = [0] * size, [False] * size, 0
    chosen = Rng(3)
    for _ in range(steps):
        arrays.look(batch)
        for row in range(0, size, 7):
            if not waiting[row]:
                assert arrays.look_of(row) == singles[row].look(singles[row].state.to_play)
        batch.choose(chosen, arrays.actions)
        found = arrays.step(batch)
        ended_now = 0
        for row in range(size):
            single = singles[row]
            expected = [0.0] * variant.players
            over = cut = False
            if waiting[row]:
                waiting[row] = False
            else:
                seat = single.state.to_play
                single.decide(int(arrays.actions[row]))
                decisions[row] += 1
                over = single.state.to_play == OVER
                cut = not over and decisions[row] == limit
                if over:
                    expected = single.state.returns()
                if over or cut:
                    ended_now += 1
                    decisions[row] = 0
                    if mode == autoreset.SAME_STEP:
                        assert arrays.finals[row].tobytes() == single.look(seat)[2]
                    waiting[row] = mode == autoreset.NEXT_STEP
                    singles[row] = Single(variant, single.rng)
            assert arrays.rewards[row].tolist() == pytest.approx(expected)
            assert (arrays.terminated[row], arrays.truncated[row]) == (over, cut)
        assert found == ended_now
        ends += ended_now
    assert ends > size


def test_a_game_that_has_ended_stays_so_until_it_is_reset() -> None:
    variant = SHORT[0]
    batch, arrays = batch_of(variant, 3, limit=10), Arrays(variant, 3)
    chosen = Rng(1)
    for _ in range(10):
        batch.choose(chosen, arrays.actions)
        arrays.step(batch)
    assert arrays.truncated.tolist() == [1, 1, 1]
    ended = [batch.state(row) for row in range(3)]
    arrays.actions[:] = -5
    assert arrays.step(batch) == 0
    assert arrays.truncated.tolist() == [1, 1, 1]
    assert [batch.state(row) for row in range(3)] == ended
    batch.reset(np.array([8, 8, 8], np.uint64), np.array([0, 1, 0], np.uint8))
    arrays.look(batch)
    assert arrays.to_play.tolist() == [OVER, Single(variant, Rng(8)).state.to_play, OVER]
    assert [batch.state(row) == ended[row] for row in range(3)] == [True, False, True]
    assert batch.state(1) == Single(variant, Rng(8)).state
    assert not arrays.masks[0].any()
    assert arrays.masks[1].any()


# -- what is refused --------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_named_and_nothing_happens_in_any_game() -> None:
    variant = SHORT[1]
    batch, arrays = batch_of(variant, 4), Arrays(variant, 4)
    batch.choose(Rng(1), arrays.actions)
    wrong = next(
        action for action in range(variant.game.actions) if action not in batch.state(2).legal_actions()
    )
    for bad in (wrong, -1, variant.game.actions, 1 << 40):
        arrays.actions[2] = bad
        before = [batch.state(row) for row in range(4)]
        with pytest.raises(IllegalMove, match="not legal in game 2 ") as raised:
            arrays.step(batch)
        assert raised.value.details["action"] == bad
        assert raised.value.details["legal"] == batch.state(2).legal_actions()
        assert [batch.state(row) for row in range(4)] == before


def test_short_arrays_are_refused() -> None:
    """Compiled code would write past the end of them."""
    variant = SHORT[0]
    batch, good = batch_of(variant, 4), Arrays(variant, 4)
    batch.choose(Rng(1), good.actions)
    for name in ("actions", "rewards", "terminated", "truncated", "scores", "finals"):
        arrays = copy.copy(good)
        setattr(arrays, name, getattr(good, name)[:3])
        with pytest.raises(AntiquaError):
            arrays.step(batch)
    for name in ("rewards", "scores"):
        arrays = copy.copy(good)
        setattr(arrays, name, np.ascontiguousarray(getattr(good, name)[:, :1]))
        with pytest.raises(AntiquaError):
            arrays.step(batch)
    for name in ("to_play", "masks", "observations"):
        arrays = copy.copy(good)
        setattr(arrays, name, getattr(good, name)[:3])
        with pytest.raises(AntiquaError):
            arrays.look(batch)
    for name in ("masks", "observations"):
        arrays = copy.copy(good)
        setattr(arrays, name, np.ascontiguousarray(getattr(good, name)[:, :20]))
        with pytest.raises(AntiquaError):
            arrays.look(batch)
    for given in ((np.zeros(3, np.uint64), None), (None, np.zeros(3, np.uint8))):
        with pytest.raises(AntiquaError):
            batch.reset(*given)
    with pytest.raises(AntiquaError):
        batch.choose(Rng(1), np.zeros(3, np.int64))


@pytest.mark.parametrize("row", [-1, 4])
def test_a_game_that_is_not_there_is_refused(row: int) -> None:
    """Compiled code would read foreign memory."""
    with pytest.raises(AntiquaError, match=r"allowed: 0\.\.3"):
        batch_of(SHORT[0], 4).state(row)


def test_a_batch_cannot_begin_where_the_game_is_over() -> None:
    variant = SHORT[0]
    single = Single(variant, Rng(1))
    while single.state.to_play != OVER:
        single.decide(single.state.legal_actions()[0])
    with pytest.raises(AntiquaError):
        Batch(single.state, 1, 10)


# -- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("name", games.names())
def test_a_copy_goes_on_in_the_same_way(name: str, copied) -> None:
    variant = next(one for one in reversed(USUAL) if one.name == name)
    batch, arrays = batch_of(variant, 8, autoreset.NEXT_STEP, limit=60), Arrays(variant, 8)
    played_on(batch, arrays, 50)
    twin = copied(batch)
    ends = [played_on(one, Arrays(variant, 8), 100) for one in (batch, twin)]
    assert ends[0] == ends[1]


def played_on(batch: Batch, arrays: Arrays, steps: int) -> list[Any]:
    chosen, seen = Rng(4), []
    for _ in range(steps):
        batch.choose(chosen, arrays.actions)
        arrays.step(batch)
        arrays.look(batch)
        seen.append((arrays.observations.tobytes(), arrays.rewards.tobytes(), arrays.truncated.tobytes()))
    states: list[State] = [batch.state(row) for row in range(batch.size)]
    return [seen, [state.fingerprint() for state in states]]
