"""One seat of a game as an environment of Gymnasium: the others are bots, or whatever is given to play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from antiqua import bots
from antiqua.bots.bot import Keeper
from antiqua.envs import needing
from antiqua.envs.play import Described, Mask, Observation, Play, Rules
from antiqua.envs.text import page
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.table import Sitting

with needing("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

RAISE, REPLACE = ILLEGAL = ("raise", "replace")  # what becomes of an illegal action
Policy = Callable[[Observation, Mask], int]
Opponent = str | Policy


class LegalActions(spaces.Discrete):
    """The actions of a game. `sample()` draws a legal one, so that every program which plays at random works."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env.rules.actions)
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.env.mask()
        return super().sample(mask, probability)


class SeatEnv(Described, gymnasium.Env[Observation, int]):
    """A game in which the agent has one seat.

    `opponents` is a bot (`"novice"`, `"expert"`, `"run:..."`) or a function of an observation and its mask, for all
    other seats, or one of these for each of them, clockwise. `seat` is the agent's, or None: any, drawn anew for every
    game. An illegal action raises `IllegalMove` and changes nothing; with `illegal="replace"`, for learners that know
    no masks, a legal one is made instead, always the same. The reward is the win share at the end. `info` has
    `action_mask` and, at the end, the `scores` of all.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        illegal: str = RAISE,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, players, max_decisions, options)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise BadOption("error-bad-number", option="seat", value=str(seat), allowed=self.all_seats())
        if illegal not in ILLEGAL:
            raise BadOption("error-bad-number", option="illegal", value=str(illegal), allowed=list(ILLEGAL))
        self.illegal = illegal
        self.wanted_seat = seat
        self.seat: int = seat or 0
        self.opponents = self.one_for_each(opponents)
        self.keepers = {
            number: Keeper(bots.make(one, game), one)
            for number, one in enumerate(self.opponents)
            if isinstance(one, str)
        }
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.rules.width,), np.float32)
        self.action_space: spaces.Space[Any] = LegalActions(self)
        self.play: Play | None = None

    def all_seats(self) -> list[int]:
        return list(range(self.rules.players))

    def one_for_each(self, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
        others = self.rules.players - 1
        if isinstance(opponents, str) or callable(opponents):
            return [opponents] * others
        if len(opponents) != others:
            raise BadOption(
                "error-bad-number", option="opponents", value=str(len(opponents)), allowed=str(others)
            )
        return list(opponents)

    # -- what Gymnasium asks for --------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; without a seed, chance goes on where it stands."""
        super().reset(seed=seed)
        if seed is not None:
            chance = Rng(seed)
        elif self.play is None:
            chance = Rng(int(self.np_random.integers(1 << 63)))
        else:
            chance = self.play.chance
        others = chance.spawn(0)
        if self.wanted_seat is None:
            self.seat = others.below(self.rules.players)
        self.play = Play(self.rules, chance)
        self.sitting = Sitting(self.play, {self.seat_of(number): one for number, one in self.keepers.items()})
        self.sitting.begin({seat: others.bits() for seat in self.sitting.keepers})
        self.sitting.make(self.play.draw)
        self.let_others_play()
        return self.play.observation(self.seat), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the agent's action, then those of the others until it is the agent's turn again."""
        play = self.playing()
        number = int(action)
        legal = play.state.legal_actions() if play.to_play == self.seat else []
        if self.illegal == REPLACE and legal and number not in legal:
            number = legal[number % len(legal)]
        self.sitting.make(lambda: play.step(number))
        self.let_others_play()
        reward = play.state.returns()[self.seat]
        return play.observation(self.seat), reward, play.terminated, play.truncated, self.info()

    def render(self) -> str | None:
        """What the agent sees."""
        if self.render_mode is None:
            return None
        return page(self.rules.game, self.playing().state, self.seat)

    def close(self) -> None:
        """Bots that are programs end."""
        for keeper in self.keepers.values():
            keeper.close()

    # -- what learners ask for ----------------------------------------------------------------------------------------

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as `MaskablePPO` of sb3-contrib wants them."""
        return self.mask().astype(np.bool_)

    def mask(self) -> Mask:
        return self.playing().mask(self.seat)

    # -- how it is done -----------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        if self.play is None:
            raise gymnasium.error.ResetNeeded("Cannot be asked before reset() was called.")
        return self.play

    def seat_of(self, opponent: int) -> int:
        return (self.seat + 1 + opponent) % self.rules.players

    def let_others_play(self) -> None:
        play = self.playing()
        while play.to_play != OVER and play.to_play != self.seat:
            opponent = self.opponents[(play.to_play - self.seat - 1) % self.rules.players]
            if isinstance(opponent, str):
                self.sitting.run(limit=1)
            else:
                action = opponent(play.observation(play.to_play), play.mask(play.to_play))
                self.sitting.make(partial(play.step, action))
        if play.to_play == OVER:
            self.sitting.end()

    def info(self) -> dict[str, Any]:
        play = self.playing()
        found: dict[str, Any] = {"action_mask": play.mask(self.seat)}
        if play.terminated:
            found["scores"] = np.array(play.state.scores(), np.intc)
        return found
