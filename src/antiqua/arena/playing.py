"""One game of bots inside a mass run: who sits where, what came of it, and giving up when Ctrl-C is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from multiprocessing.util import Finalize
from typing import Any, Protocol, TypeVar
from zlib import crc32

import msgspec

from antiqua import bots, games, table
from antiqua.arena.journal import Journal, OtherBots, Unsound
from antiqua.arena.workers import stopping
from antiqua.bots.bot import Keeper
from antiqua.bots.plans import PLAN, PlanBot
from antiqua.bots.thinking import ThinkingBot
from antiqua.games.game import Argument, Game, Message
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

Options = tuple[tuple[str, str | int | bool], ...]


class Abandoned(BaseException):
    """The game is given up in the middle; no bot may catch it by accident."""


class Played(msgspec.Struct, frozen=True):
    """How a game ended (0: it was cut off), who won (bit i: seat i), and per seat its points, decisions, faults and
    seconds: all of them, and the longest decision.
    """

    ending: int
    winners: int
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    faults: tuple[tuple[Message, ...], ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]

    def seats_fit(self, players: int) -> bool:
        """Is there something of everything for so many seats?"""
        per_seat = (self.scores, self.decisions, self.faults, self.seconds, self.longest)
        return all(len(one) == players for one in per_seat) and 0 <= self.winners < 1 << players


class Seat(Keeper):
    """A keeper in a mass run: whatever happens to its bot, the run goes on."""

    def begin(self, game: Game, seat: int, start: State, seed: int) -> None:
        try:
            super().begin(game, seat, start, seed)
        except BadOption as error:  # it could be started when the run began
            self.fault(Message(error.id, error.details))
            self.gone = True

    def decide(self, state: State) -> int:
        if stopping():
            raise Abandoned
        return super().decide(state)


@cache
def beginning(game: str, players: int, options: Options) -> State:
    start: State = games.get(game).start(players, **dict(options))
    return start


def play(
    game: str, players: int, options: Options, names: Sequence[str], chance: Rng, seeds: Sequence[int]
) -> Played | None:
    """A whole game of the bots with these names; None if it was given up."""
    chosen = games.get(game)
    keepers = [seated(game, name, names[:number].count(name)) for number, name in enumerate(names)]
    start = beginning(game, players, options)
    try:
        state = table.play(chosen, keepers, start, chance, seeds, chosen.decision_limit)
    except Abandoned:
        return None
    return Played(
        state.ending,
        state.winners,
        tuple(state.scores()),
        tuple(keeper.decisions for keeper in keepers),
        tuple(tuple(as_data(fault) for fault in keeper.faults) for keeper in keepers),
        tuple(keeper.seconds for keeper in keepers),
        tuple(keeper.longest for keeper in keepers),
    )


def as_data(message: Any) -> Message:
    """A message that can be written down: its arguments are numbers, texts and messages."""
    return Message(message.id, {name: argument(value) for name, value in arguments(message).items()})


def arguments(message: Any) -> dict[str, Any]:
    found: dict[str, Any] = message.details if isinstance(message, AntiquaError) else message.args
    return found


def argument(value: Any) -> Argument:
    if isinstance(value, Message | AntiquaError):
        return as_data(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


# -- bots of this process ---------------------------------------------------------------------------------------------

_seated: dict[tuple[str, str, int], Seat] = {}


def seated(game: str, name: str, copy: int) -> Seat:
    """A bot that plays game after game: one that is a program is started once."""
    if not _seated:
        Finalize(None, close_bots, exitpriority=10)
    key = (game, name, copy)
    if key not in _seated:
        _seated[key] = Seat(bots.make(name, game), name)
    return _seated[key]


def close_bots() -> None:
    """Nobody of this process plays any more."""
    while _seated:
        _seated.popitem()[1].close()


# -- what they are ----------------------------------------------------------------------------------------------------


def canonical(text: str) -> str:
    """The same bot is always written the same way."""
    name, colon, settings = text.strip().partition(":")
    name, settings = name.strip().lower(), settings.strip()
    return name + colon + (settings.lower() if name == PLAN else settings)


def check(game: Game, players: int, options: Options, names: Sequence[str]) -> None:
    """Every bot can be made and can begin a game; otherwise `BadOption` says why."""
    start = beginning(game.name, players, options)
    for name in dict.fromkeys(names):
        keeper = Keeper(bots.make(name, game.name), name)
        try:
            keeper.begin(game, 0, start, 0)
        finally:
            keeper.close()


def settings(name: str, game: Game) -> dict[str, Any]:
    """What a bot does with its time, as far as we know it."""
    bot = bots.make(name, game.name)
    return msgspec.to_builtins(bot.mind) if isinstance(bot, ThinkingBot) else {}


def mark(names: Sequence[str], game: Game) -> str:
    """Changes when the same names mean other bots: other levels, plans, weights or networks."""
    known: list[Any] = [{name: settings(name, game) for name in names}]
    known.append(judgement(game) if any(known[0].values()) else [])
    made = {name: bots.make(name, game.name) for name in names}
    if followed := {name: bot.plan for name, bot in made.items() if isinstance(bot, PlanBot)}:
        known.append(followed)
    return f"{crc32(msgspec.json.encode(known, order='sorted')):08x}"


def judgement(game: Game) -> list[float]:
    """All numbers by which positions are judged."""
    evaluator = game.evaluator()
    return evaluator.table() + (evaluator.network.table() if evaluator.network is not None else [])


# -- runs that go on --------------------------------------------------------------------------------------------------


class Job(Protocol):
    """What the jobs of all mass runs with bots have."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def seed(self) -> int: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def mark(self) -> str: ...


AnyJob = TypeVar("AnyJob", bound=Job)
Part = TypeVar("Part")


def checked(job: Job) -> str:
    """The game of a job that can be played, with bots that are still what they were."""
    game = games.get(job.game)
    if not (
        job.players in game.player_counts
        and dict(job.options) == game.check_options(dict(job.options))
        and 0 <= job.seed < 1 << 64
    ):
        raise Unsound
    if mark(job.bots, game) != job.mark:
        raise OtherBots
    return job.game


def ready(file: Journal[AnyJob, Part]) -> Journal[AnyJob, Part]:
    """A file whose bots can be started; otherwise it is closed, and `BadOption` says why."""
    job = file.job
    try:
        check(games.get(job.game), job.players, job.options, job.bots)
    except BaseException:
        file.close()
        raise
    return file
