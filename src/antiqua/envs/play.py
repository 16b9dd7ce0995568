"""One game as environments play it: seats decide, chance draws from a generator, and a limit ends what does not end.

Rewards are win shares: 1 for the winner, divided where several share the victory, 0 for everybody else and as long as
the game goes on. A game that is not over after `limit` decisions is truncated: nobody has won it.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from antiqua import games
from antiqua.envs import needing
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import State
from antiqua.table import Bare

with needing("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Rules:
    """What is played: a game, how many play it, with which options, and after how many decisions it is cut off."""

    def __init__(self, game: str, players: int | None, limit: int | None, options: dict[str, Any]) -> None:
        self.game: Game = games.get(game)
        self.start: State = self.game.start(players, **options)
        self.players: int = self.start.players
        self.limit = self.game.decision_limit if limit is None else limit
        if self.limit < 1:
            raise BadOption("error-bad-number", option="max_decisions", value=str(limit), allowed="1, 2, ...")
        self.actions = self.game.actions
        self.width = self.game.encoder().size(self.players)


class Described:
    """What the numbers of an environment mean."""

    rules: Rules

    def describe_observation(self, number: int) -> str:
        """What one number of an observation is; `rules.game.describe_observation(players)` has all of them as data."""
        return self.rules.game.observation_names(self.rules.players)[number]

    def describe_action(self, action: int) -> str:
        """What an action number means; `rules.game.describe_actions()` has all of them as data."""
        return self.rules.game.action_names()[action]


class Play(Bare):
    """A game that goes on. Copies of it, pickled ones too, go on in the same way."""

    def __init__(self, rules: Rules, chance: Rng) -> None:
        """A new game, before chance has set it up: `draw` does that."""
        super().__init__(rules.game, rules.start, chance)
        self.rules = rules
        self.decisions = 0
        self.last = 0  # the seat that decided last

    def play(self, move: int, /) -> None:
        self.last = self.state.to_play
        self.decisions += 1
        super().play(move)

    def step(self, action: Any) -> None:
        """Make an action of the seat to play, and what chance does after it; an illegal one raises `IllegalMove`."""
        number = int(action)
        if self.truncated:
            raise IllegalMove("error-game-over", move=str(number))
        if number not in self.state.legal_actions():
            self.state.apply(number)  # says what is wrong
        self.play(number)

    @property
    def terminated(self) -> bool:
        return self.state.to_play == OVER

    @property
    def truncated(self) -> bool:
        return self.decisions >= self.rules.limit and not self.terminated

    @property
    def to_play(self) -> int:
        """The seat that decides, or `OVER`."""
        return OVER if self.truncated else self.state.to_play

    def observation(self, seat: int) -> Observation:
        """What `seat` sees."""
        out = np.empty(self.rules.width, np.float32)
        self.state.observe(seat, out)
        return out

    def mask(self, seat: int) -> Mask:
        """1 for every action that `seat` may make now."""
        out = np.zeros(self.rules.actions, np.int8)
        if self.to_play == seat:
            self.state.mask(out)
        return out

    def __deepcopy__(self, memo: object) -> Play:
        twin = Play(self.rules, copy(self.chance))
        twin.state = self.state.clone()
        twin.made = self.made[:]
        twin.decisions, twin.last = self.decisions, self.last
        return twin
