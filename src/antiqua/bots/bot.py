"""What a bot is, and the one way in which bots are asked.

A bot sees what its seat sees, and nothing else. It is given a position in which all that its seat cannot know has
been drawn anew, so looking at it more closely tells it nothing; programs in other languages get the view and the
options instead. Whatever a bot answers is checked, and no bot can stop a game: see `Keeper`.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, ClassVar, NamedTuple

from antiqua.bots.steps import Steps
from antiqua.games.game import Game, Message
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

MOST_FAULTS = 3


class BotFault(AntiquaError):
    """A bot has died, or answered too late, wrongly or not at all."""

    gone: ClassVar[bool] = False  # can it still be asked?


class BotDied(BotFault):
    """A bot that cannot be asked any more."""

    gone = True


class Advice(NamedTuple):
    """An action, the share of victory that it promises, and what is expected to follow: seats and their actions."""

    action: int
    share: float
    line: tuple[tuple[int, int], ...] = ()


class Bot:
    """Somebody who decides for one seat of one game, from its beginning to its end."""

    game: Game
    seat: int
    rng: Rng
    listens: bool = False  # does it want to be told every move?

    def begin(self, game: Game, seat: int, start: State, rng: Rng) -> None:
        """A game begins, or goes on from somewhere; `rng` is the bot's own.

        A bot that cannot play at all, because of how it was named, raises `BadOption`: then no game begins.
        """
        self.game = game
        self.seat = seat
        self.rng = rng

    def decide(self, state: State) -> int:
        """The number of a legal action. `state` may be changed; what the seat cannot see has been drawn anew in it."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, action: int | None) -> None:
        """A seat, this one included, or chance is about to make this move in `state`; None: one may not know which."""

    def end(self, state: State) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nothing more will be asked."""


class RandomBot(Bot):
    """Takes any legal action, each as often as the others."""

    def decide(self, state: State) -> int:
        legal = state.legal_actions()
        return legal[self.rng.below(len(legal))]


class Keeper:
    """Stands between a bot and a game: hides what the bot may not see, checks what it answers, and keeps the time.

    The rule for faults: an answer that is late, illegal or no answer at all is a fault, and a random legal action is
    made instead. After the third fault, or as soon as the bot has died, a random player takes its seat to the end of
    the game. Faults are counted and told, and the game goes on.
    """

    def __init__(self, bot: Bot, name: str = "") -> None:
        self.bot = bot
        self.name = name
        self.faults: list[Message] = []
        self.gone = False
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def begin(self, game: Game, seat: int, start: State, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.faults = []
        self.gone = False
        self.decisions = 0
        self.seconds = self.longest = 0.0
        self.substitute = RandomBot()
        self.substitute.begin(game, seat, start, Rng(seed).spawn(1))
        self.hiding = Rng(seed).spawn(2)
        self.steps = Steps()
        try:
            self.bot.begin(game, seat, self.hidden(start), Rng(seed).spawn(0))
        except BadOption:
            raise
        except Exception as error:
            self.failed(error)

    def hidden(self, state: State) -> State:
        """The position as the seat may know it: everything else is drawn anew. Steps come in the canonical order."""
        guess = state.canonical()
        guess.resample(self.seat, self.hiding)
        return guess

    def decide(self, state: State) -> int:
        """A legal action in `state`, whatever the bot does."""
        if not state.any_order:
            return self.ask(state)
        settled = self.steps.following(state)
        if settled is not None:
            self.steps.made(state, settled, decided=False)
            return settled
        course = self.steps.course
        assert course is not None
        options = course.legal_actions()
        action = options[0] if len(options) == 1 else self.ask(course)
        self.steps.made(state, action, decided=True)
        return action

    def ask(self, state: State) -> int:
        self.decisions += 1
        if not self.gone:
            begin = perf_counter()
            answer = self.guard(self.bot.decide, self.hidden(state))
            taken = perf_counter() - begin
            self.seconds += taken
            self.longest = max(self.longest, taken)
            if answer is not None and type(answer) is int and answer in state.legal_actions():
                return answer
            if answer is not None:
                self.fault(Message("bot-illegal-answer", {"answer": str(answer)}))
        return self.substitute.decide(state)

    def observe(self, state: State, action: int) -> None:
        """The move `action` is about to be made in `state`."""
        if self.gone or not self.bot.listens:
            return
        known = self.game.sees(state, self.seat, self.game.move(state, action))
        self.guard(self.bot.observe, self.hidden(state), state.to_play, action if known else None)

    def end(self, state: State) -> None:
        if not self.gone:
            self.guard(self.bot.end, state.clone())

    def close(self) -> None:
        self.guard(self.bot.close)

    def guard(self, call: Any, *given: Any) -> Any:
        """What the call returns; None, and a fault, if it fails."""
        try:
            return call(*given)
        except Exception as error:  # a bot may be anybody's program
            self.failed(error)
        return None

    def failed(self, error: Exception) -> None:
        if isinstance(error, BotFault):
            self.fault(Message(error.id, error.details))
            self.gone = self.gone or error.gone
        else:
            self.fault(Message("bot-crashed", {"why": f"{type(error).__name__}: {error}"}))
            self.gone = True

    def fault(self, what: Message) -> None:
        self.faults.append(what)
        self.gone = self.gone or len(self.faults) >= MOST_FAULTS
