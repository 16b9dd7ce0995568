"""The games as games of OpenSpiel: importing this module registers them.

    import pyspiel
    import antiqua.envs.spiel
    game = pyspiel.load_game("antiqua_stone_age(players=3)")

Chance is explicit and exact. What only one seat may see of it is written `?` in the information states of the others.
Returns are win shares, which sum to 1; of a game that reaches its limit everybody has the same.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

import msgspec

from antiqua import games, i18n
from antiqua.envs import needing
from antiqua.games.game import Game
from antiqua.kernel.playout import playout
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import Buffer, State

with needing("openspiel"):
    import numpy as np
    import pyspiel

EVERYBODY, NOBODY = -1, -2  # who sees a step
CHANCES_EACH = 10  # outcomes of chance for each decision, at most, in a whole game
SET_UP = 200  # outcomes of chance before the first decision, at most


def short_name(game: str) -> str:
    return f"antiqua_{game}"


def game_type(game: Game) -> Any:
    """What OpenSpiel knows of a game before it is begun."""
    options = {option.name: option.default for option in game.options}
    secrecy = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=i18n.text(f"{game.prefix}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrecy.IMPERFECT_INFORMATION if game.has_secrets else secrecy.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.player_counts[0],
            "max_decisions": game.decision_limit,
            **options,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options, which are its parameters; a subclass for each game."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = games.get(self.name)
        given = dict(params or {})
        self.limit: int = given.pop("max_decisions", self.rules.decision_limit)
        self.start: State = self.rules.start(given.pop("players", None), **given)
        self.secret_phases: dict[int, bool] = {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.outcomes,
            num_players=self.start.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.limit,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SET_UP + CHANCES_EACH * self.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)

    def is_secret(self, state: State, action: int) -> bool:
        """Does only the active player see what chance is about to do? That depends on nothing but the phase."""
        found = self.secret_phases.get(state.phase)
        if found is None:
            found = not self.rules.sees(state, SPECTATOR, self.rules.move(state, action))
            self.secret_phases[state.phase] = found
        return found


class Steps:
    """What was done so far, newest first, and who saw it. It never changes, so copies share it."""

    __slots__ = ("action", "before", "count", "marks", "seat", "seen_by")

    def __init__(self, before: Steps | None, seat: int, action: int, seen_by: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.seen_by = seen_by
        self.count: int = before.count + 1 if before else 1
        self.marks: dict[int, bytes] = {}  # per player what `mark` has found

    def __deepcopy__(self, memo: object) -> Steps:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (steps_of, (listed(self),))

    def seen(self, player: int) -> str:
        """The step as a player sees it: `0:17` of a seat, `*3` of chance, `*?` of chance for other eyes."""
        who = "*" if self.seat == CHANCE else f"{self.seat}:"
        return f"{who}{self.action}" if self.seen_by in (EVERYBODY, player) else f"{who}?"

    def mark(self, player: int) -> bytes:
        """A mark of all that a player saw up to here: the same for the same, and else another."""
        unmarked: list[Steps] = []
        step: Steps | None = self
        while step is not None and player not in step.marks:
            unmarked.append(step)
            step = step.before
        mark = step.marks[player] if step is not None else b""
        for step in reversed(unmarked):
            mark = digest(mark + step.seen(player).encode())
            step.marks[player] = mark
        return mark


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def listed(steps: Steps | None) -> list[tuple[int, int, int]]:
    """From the first one on: seats, actions, and who saw them."""
    found = []
    while steps is not None:
        found.append((steps.seat, steps.action, steps.seen_by))
        steps = steps.before
    return found[::-1]


def steps_of(told: list[tuple[int, int, int]]) -> Steps | None:
    steps = None
    for seat, action, seen_by in told:
        steps = Steps(steps, seat, action, seen_by)
    return steps


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the steps that led to it. OpenSpiel copies and saves everything that has a name in here."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State = game.start.clone()
        self.steps: Steps | None = None
        self.decisions = 0

    # -- what OpenSpiel asks for --------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.to_play == CHANCE else self.position.to_play

    def is_terminal(self) -> bool:
        position = self.position
        return position.to_play == OVER or (position.to_play >= 0 and self.decisions >= self.get_game().limit)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, float(chance)) for outcome, chance in self.position.chance_outcomes()]

    def _apply_action(self, action: int) -> None:
        position = self.position
        seen_by = EVERYBODY
        if position.to_play != CHANCE:
            self.decisions += 1
        elif self.get_game().is_secret(position, action):
            seen_by = position.active
        self.steps = Steps(self.steps, position.to_play, action, seen_by)
        position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.get_game().rules.notation(self.position, action)
        return text

    def returns(self) -> list[float]:
        if self.is_terminal() and self.position.to_play != OVER:
            return [1.0 / self.position.players] * self.position.players
        return self.position.returns()

    def __str__(self) -> str:
        return repr(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that `player` cannot tell from this one.

        Its history begins here, because what the others saw before was drawn anew; `sampler` is a source of numbers
        between 0 and 1.
        """
        twin: SpielState = self.get_game().new_initial_state()
        twin.position = self.position.clone()
        twin.position.resample(player, Rng(int(sampler() * (1 << 53))))
        twin.decisions = self.decisions
        twin.steps = steps_of(
            [step if step[2] in (EVERYBODY, player) else (step[0], 0, NOBODY) for step in listed(self.steps)]
        )
        return twin


class SpielObserver:
    """What a player sees, as numbers and as text.

    The numbers are those of `antiqua.game(name).describe_observation(players)`, of observations and information states
    alike: the whole table as the player sees it. As text, an observation is the view as JSON, and an information state
    is marks: of all that the player saw happen, step by step, and of what it sees now. Games have up to thousands of
    steps, and such a text is the key of a table in most algorithms.
    """

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations, and these were given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.rules = game.rules
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(game.rules.encoder().size(game.start.players), np.float32)
        self.dict = {"info_state" if self.recalls else "observation": self.tensor}

    def seat(self, player: int) -> int:
        """Who looks: without what is private, everybody sees what a spectator does."""
        return player if self.private else SPECTATOR

    def set_from(self, state: SpielState, player: int) -> None:
        state.position.observe(self.seat(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self.seat(player)
        if not self.recalls:
            return msgspec.json.encode(self.rules.view(state.position, seat)).decode()
        self.set_from(state, player)
        now = digest(self.tensor.tobytes()).hex()
        steps = state.steps
        return (
            f"{player}: {steps.count} steps {steps.mark(seat).hex()}, now {now}"
            if steps
            else f"{player}: {now}"
        )


class Playouts:
    """An evaluator for OpenSpiel's search: random games to their end, in compiled code instead of step by step."""

    def __init__(self, number: int = 1, seed: int = 0) -> None:
        self.number = number
        self.rng = Rng(seed)
        self.actions = Buffer()

    def evaluate(self, state: SpielState) -> Any:
        """The mean of the returns."""
        total = np.zeros(state.position.players)
        limit = state.get_game().limit - state.decisions
        for _ in range(self.number):
            position = state.position.clone()
            playout(position, self.rng, self.actions, limit)
            cut_off = position.to_play != OVER
            total += 1.0 / position.players if cut_off else np.array(position.returns())
        return total / self.number

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All options alike, or the odds of chance."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


TYPES = {name: game_type(games.get(name)) for name in games.names()}


def register() -> None:
    """Make all games known; twice does no harm."""
    known = set(pyspiel.registered_names())
    for name, kind in TYPES.items():
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(name, (SpielGame,), {"name": name}))


register()
