"""The games as environments of PettingZoo (AEC): every seat is an agent, and the agents take turns as the rules say.

    from antiqua.envs import aec
    env = aec.env("stone_age", players=3)

An illegal action raises `IllegalMove` and changes nothing. The environment can be copied, pickled, kept and restored in
the middle of a game, its generator included: the copy goes on as the original does.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar

from antiqua.envs import needing
from antiqua.envs.play import Described, Play, Rules
from antiqua.envs.text import page
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER

with needing("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv


class GameEnv(Described, AECEnv):  # type: ignore[misc]
    """A game for `player_1`, `player_2` and so on, in the order of the seats.

    An observation has what the agent sees (`observation`) and what it may do (`action_mask`, all 0 while it is not its
    turn), which is in its `info` too. Rewards are win shares, `info` further has the agent's points (`score`), and of
    all at the end (`scores`).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, players, max_decisions, options)
        self.metadata = {**self.metadata, "name": f"antiqua_{game}_v{self.rules.game.numbers_version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(1, self.rules.players + 1)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents}
        self.play: Play | None = None

    def observations(self) -> spaces.Dict:
        numbers = spaces.Box(-np.inf, np.inf, (self.rules.width,), np.float32)
        return spaces.Dict(
            {"observation": numbers, "action_mask": spaces.Box(0, 1, (self.rules.actions,), np.int8)}
        )

    # -- what PettingZoo asks for -------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, chance goes on where it stands."""
        if seed is not None:
            chance = Rng(seed)
        elif self.play is None:
            chance = Rng(int(seeding.np_random()[0].integers(1 << 63)))
        else:
            chance = self.play.chance
        self.play = Play(self.rules, chance)
        self.play.draw()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.to_play]
        self.infos = {agent: self.info(agent) for agent in self.agents}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.playing()
        play.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, play.state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, play.terminated)
        self.truncations = dict.fromkeys(self.agents, play.truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0] if play.to_play == OVER else self.agents[play.to_play]
        self.infos = {one: self.info(one) for one in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        play = self.playing()
        seat = self.seats[agent]
        return {"observation": play.observation(seat), "action_mask": play.mask(seat)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What the agent sees that is to play."""
        if self.render_mode is None:
            return None
        play = self.playing()
        seat = play.last if play.to_play == OVER else play.to_play
        return page(self.rules.game, play.state, seat)

    def close(self) -> None:
        """There is nothing to be closed."""

    # -- copies -------------------------------------------------------------------------------------------------------

    def clone_state(self) -> dict[str, Any]:
        """All that changes in a game, as it is now: `restore_state` brings it back, here or elsewhere."""
        return deepcopy({name: getattr(self, name) for name in CHANGING})

    def restore_state(self, saved: dict[str, Any]) -> None:
        """Go on from what `clone_state` gave, which may be restored again and again."""
        for name, value in deepcopy(saved).items():
            setattr(self, name, value)

    # -- how it is done -----------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        if self.play is None:
            raise RuntimeError("Cannot be asked before reset() was called.")
        return self.play

    def info(self, agent: str) -> dict[str, Any]:
        play = self.playing()
        seat = self.seats[agent]
        found: dict[str, Any] = {"action_mask": play.mask(seat), "score": play.state.score(seat)}
        if play.terminated:
            found["scores"] = play.state.scores()
        return found


CHANGING = (
    "play",
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_skip_agent_selection",
)

env = raw_env = GameEnv
