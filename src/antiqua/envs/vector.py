"""A native vector environment of Gymnasium: many games side by side, stepped inside compiled code.

All seats play: each step is a decision of whoever is to play in each game, and `infos["to_play"]` says who that is.
So one network plays every seat against itself, and nothing waits for anybody.
"""

from __future__ import annotations

from typing import Any, ClassVar

from antiqua.envs import needing
from antiqua.envs.play import Described, Mask, Observation, Rules
from antiqua.envs.text import page
from antiqua.kernel import autoreset
from antiqua.kernel.batch import Batch
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER

with needing("gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

RESETS = {
    AutoresetMode.DISABLED: autoreset.DISABLED,
    AutoresetMode.NEXT_STEP: autoreset.NEXT_STEP,
    AutoresetMode.SAME_STEP: autoreset.SAME_STEP,
}


class LegalActions(spaces.MultiDiscrete):
    """The actions of all games. `sample()` draws legal ones, so that every program which plays at random works."""

    def __init__(self, envs: VectorGames) -> None:
        super().__init__(np.full(envs.num_envs, envs.rules.actions))
        self.envs = envs

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        actions = np.empty(self.envs.num_envs, np.int64)
        self.envs.batch.choose(Rng(int(self.np_random.integers(1 << 63))), actions)
        return actions


class VectorGames(Described, VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of one kind.

    An observation is what the seat to play sees. A reward is the win share of the seat that has just decided, so it is
    0 until a game ends; `infos["rewards"]` has those of all seats. `infos` further has `action_mask` and `to_play`,
    and of games that are over since this step `scores`. With `copy=False` the same arrays are given at every step.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, players, max_decisions, options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.mode}  # type: ignore[misc]
        self.batch = Batch(self.rules.start, num_envs, self.rules.limit, RESETS[self.mode])
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (self.rules.width,), np.float32)
        self.single_action_space = spaces.Discrete(self.rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActions(self)
        seats = (num_envs, self.rules.players)
        self.observations: Observation = np.zeros((num_envs, self.rules.width), np.float32)
        self.masks: Mask = np.zeros((num_envs, self.rules.actions), np.int8)
        self.to_play = np.zeros(num_envs, np.intc)
        self.shares = np.zeros(seats, np.float32)
        self.scores = np.zeros(seats, np.intc)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.finals = np.zeros_like(self.observations) if self.mode is AutoresetMode.SAME_STEP else None
        self.everywhere = np.ones(num_envs, np.bool_)
        self.seeded = False

    # -- what Gymnasium asks for --------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew: all games, or those of `options["reset_mask"]`.

        With `seed`, game number i has the seed `seed + i`, or the one that a list gives it; without, its generator goes
        on. The very first time it gets a seed that nobody knows.
        """
        if not isinstance(seed, list):
            super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None:
            chosen = np.ascontiguousarray(chosen, np.bool_).view(np.uint8)
        seeds = self.seeds(seed)
        if isinstance(seed, list) and chosen is None and None in seed:
            self.batch.reset()
            chosen = np.array([one is not None for one in seed]).view(np.uint8)
        self.batch.reset(seeds, chosen)
        self.seeded = True
        self.shares[:] = 0
        return self.look(), self.infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        acted = self.to_play.copy()
        ends = self.batch.step(
            np.ascontiguousarray(actions, np.int64),
            self.shares,
            self.terminations.view(np.uint8),
            self.truncations.view(np.uint8),
            self.scores,
            self.finals,
        )
        running = acted != OVER
        rewards = np.where(running, self.shares[np.arange(self.num_envs), np.maximum(acted, 0)], 0.0)
        observations, infos = self.look(), self.infos()
        if ends:
            self.add_ends(infos, running)
        return (
            observations,
            rewards.astype(np.float64),
            self.given(self.terminations),
            self.given(self.truncations),
            infos,
        )

    def render(self) -> tuple[str, ...] | None:
        """What the seat to play sees in each game."""
        if self.render_mode is None:
            return None
        states = [self.batch.state(number) for number in range(self.num_envs)]
        seats = np.maximum(self.to_play, 0)
        return tuple(
            page(self.rules.game, state, int(seat)) for state, seat in zip(states, seats, strict=True)
        )

    # -- how it is done -----------------------------------------------------------------------------------------------

    def seeds(self, seed: int | list[int | None] | None) -> NDArray[np.uint64] | None:
        if isinstance(seed, list):
            return np.array([one or 0 for one in seed], np.uint64)
        if seed is not None:
            return np.arange(seed, seed + self.num_envs, dtype=np.uint64)
        if not self.seeded:
            return self.np_random.integers(0, 1 << 63, self.num_envs, dtype=np.uint64)
        return None

    def look(self) -> Observation:
        if self.copy:  # the large ones are written where they are given, which spares their copy
            self.observations, self.masks = np.empty_like(self.observations), np.empty_like(self.masks)
        self.batch.look(self.to_play, self.masks, self.observations)
        return self.observations

    def given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def infos(self) -> dict[str, Any]:
        found: dict[str, NDArray[Any]] = {
            "action_mask": self.masks,
            "to_play": self.given(self.to_play),
            "rewards": self.given(self.shares),
        }
        infos: dict[str, Any] = {}
        for name, array in found.items():
            infos[name] = array
            infos[f"_{name}"] = self.everywhere
        return infos

    def add_ends(self, infos: dict[str, Any], running: NDArray[np.bool_]) -> None:
        """What is told of games that were running before this step and have ended in it."""
        ended = running & (self.terminations | self.truncations)
        infos["scores"], infos["_scores"] = self.given(self.scores), running & self.terminations
        if self.finals is not None:
            infos["final_obs"], infos["_final_obs"] = self.given(self.finals), ended
            infos["final_info"] = {
                "rewards": infos["rewards"],
                "_rewards": ended,
                "scores": infos["scores"],
                "_scores": infos["_scores"],
            }
            infos["_final_info"] = ended
