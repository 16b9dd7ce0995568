"""A table without a screen: a game, who sits where, and bots that move when it is their turn.

    table = Table(match, ["human", "expert"])
    table.play("pick sphinx", seat=0)
    table.run()  # until a person is to move

Terminal, arena and everybody else who lets bots play share this one loop. Thinking and moving are two things: `think`
says what a bot wants to do at the version of the game that it was asked at, and `accept` does it, if that is still the
version. So a thought may take its time, and a move that was taken back meanwhile is not answered. It may come from
another process too: `Table.question` holds all that is needed there, and `answer` finds the thought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from antiqua import bots, games
from antiqua.bots.bot import Keeper
from antiqua.games.game import Game, Message, Move
from antiqua.history import Entry
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State
from antiqua.match import Match

PERSON = "human"
Made = TypeVar("Made")


class Course(Protocol):
    """A game that goes on: a `Match`, or a `Bare` one."""

    @property
    def game(self) -> Game: ...
    @property
    def state(self) -> State: ...
    @property
    def version(self) -> int: ...
    def play(self, move: int, /) -> object: ...
    def actions(self, since: int) -> list[int]: ...


class Bare:
    """A game of which nobody keeps more than its actions: several times as fast as a match.

    `state` is always the same object, and changes with every move.
    """

    def __init__(self, game: Game, start: State, chance: Rng) -> None:
        self.game = game
        self.state = start.clone()
        self.chance = chance
        self.made: list[int] = []

    @property
    def version(self) -> int:
        return len(self.made)

    def actions(self, since: int) -> list[int]:
        return self.made[since:]

    def play(self, move: int, /) -> None:
        """Make a legal move; then chance makes its own."""
        self.state.play(move)
        self.made.append(move)
        self.draw()

    def draw(self) -> None:
        """Let chance make its moves until somebody is to decide."""
        while self.state.to_play == CHANCE:
            outcome = self.state.sample_chance(self.chance)
            self.state.play(outcome)
            self.made.append(outcome)


class Thought(NamedTuple):
    """What a bot wants to do, and the version of the game that it was asked at.

    `faults` are those of a bot that has thought elsewhere, and is not known here.
    """

    seat: int
    version: int
    action: int
    faults: tuple[Message, ...] = ()


class Question(NamedTuple):
    """All that is needed to let a bot think in another process. It holds secrets, which `answer` hides from the bot."""

    game: str
    kind: str
    seat: int
    version: int
    state: State
    seed: int


def answer(question: Question) -> Thought:
    """What a new bot of that kind wants to do. One that cannot begin raises `BadOption`."""
    game = games.get(question.game)
    keeper = made_bot(question.kind, game)
    try:
        keeper.begin(game, question.seat, question.state, question.seed)
        action = keeper.decide(question.state)
    finally:
        keeper.close()
    return Thought(question.seat, question.version, action, tuple(keeper.faults))


class Sitting:
    """Bots at a game: each is asked when it is to move, and told every move."""

    def __init__(self, course: Course, keepers: Mapping[int, Keeper]) -> None:
        self.course = course
        self.keepers = dict(keepers)
        self.note_listening()

    def begin(self, seeds: Mapping[int, int]) -> None:
        """Tell every bot where the game stands; each has a seed of its own."""
        for seat, keeper in self.keepers.items():
            keeper.begin(self.course.game, seat, self.course.state, seeds[seat])

    def note_listening(self) -> None:
        """Which bots want to hear every move."""
        self.listening = [keeper for keeper in self.keepers.values() if keeper.bot.listens]

    @property
    def bot_to_move(self) -> bool:
        return self.course.state.to_play in self.keepers

    def think(self) -> Thought:
        """What the bot wants to do that is to move."""
        state = self.course.state
        return Thought(state.to_play, self.course.version, self.keepers[state.to_play].decide(state))

    def accept(self, thought: Thought) -> bool:
        """Do what a bot has thought of; False, and nothing is done, if the game has changed since it was asked."""
        if thought.version != self.course.version:
            return False
        self.make(lambda: self.course.play(thought.action))
        return True

    def run(self, limit: int | None = None) -> None:
        """Let bots move until somebody else is to, or the game is over; at most `limit` times."""
        moves = 0
        while self.bot_to_move and (limit is None or moves < limit):
            moves += self.accept(self.think())

    def make(self, change: Callable[[], Made]) -> Made:
        """Change the game by moves, and let every bot know them."""
        before, version = self.before(), self.course.version
        made = change()
        self.tell(before, version)
        return made

    def before(self) -> State | None:
        """The position now, as it will be told to bots after a change; None if none of them listens."""
        return self.course.state.clone() if self.listening else None

    def tell(self, state: State | None, version: int) -> None:
        """Let every bot that listens know what was done since `version`, when the position was `state`."""
        if state is None:
            return
        for action in self.course.actions(version):
            for keeper in self.listening:
                keeper.observe(state, action)
            state.play(action)

    def end(self) -> None:
        """The game is over, or broken off."""
        for keeper in self.keepers.values():
            keeper.end(self.course.state)

    def close(self) -> None:
        """Nobody plays here any more."""
        for keeper in self.keepers.values():
            keeper.close()


def play(
    game: Game,
    keepers: Sequence[Keeper],
    start: State,
    chance: Rng,
    seeds: Sequence[int],
    limit: int | None = None,
) -> State:
    """The position in which a game from `start` ends, with one keeper and one seed of its own for every seat.

    Everybody is told every move, and the end. A game that would be longer than `limit` decisions is left unfinished:
    look at `to_play`. `start` stays as it is, and the bots stay open for the next game.
    """
    bare = Bare(game, start, chance)
    sitting = Sitting(bare, dict(enumerate(keepers)))
    sitting.begin(dict(enumerate(seeds)))
    sitting.make(bare.draw)
    sitting.run(limit)
    sitting.end()
    return bare.state


# -- a table with people -------------------------------------------------------------------------------------


class Table(Sitting):
    """A match, and for each seat who sits there: `human`, or a bot as `bots.make` understands it.

    After every change, `save` is called to keep the table, and then `clock` with who is to move now (a seat, `CHANCE`
    or `OVER`), to stop one clock and start another. What they raise reaches whoever made the change, which stands.
    `report` is told what a bot has done wrong. A bot that can be asked no more is replaced by random moves until
    somebody takes its seat: see `vacant` and `hand_over`.
    """

    def __init__(
        self,
        match: Match,
        kinds: Sequence[str],
        *,
        save: Callable[[Table], object] | None = None,
        clock: Callable[[int], object] | None = None,
        report: Callable[[int, Message], object] | None = None,
    ) -> None:
        """Let the bots begin; one that cannot, because of how it was named, raises `BadOption`."""
        made = {seat: made_bot(kind, match.game) for seat, kind in enumerate(kinds) if kind != PERSON}
        super().__init__(match, made)
        self.match = match
        self.kinds = list(kinds)
        self.save = save
        self.clock = clock
        self.report = report
        self.reported = dict.fromkeys(range(len(kinds)), 0)  # how many of its faults are known
        match.bots = frozenset(self.keepers)
        self.brief()

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    @property
    def vacant(self) -> list[int]:
        """The seats of bots that can be asked no more."""
        return [seat for seat, keeper in self.keepers.items() if keeper.gone]

    # -- moves -----------------------------------------------------------------------------------------------

    def play(self, moves: str | Sequence[int | str | Move], seat: int | None = None) -> tuple[Entry, ...]:
        """Make moves of a person, or outcomes of chance: all or none, as `Match.play_all` does."""
        return self.make(lambda: self.match.play_all(moves, seat))

    def think(self) -> Thought:
        thought = super().think()
        self.report_faults()
        return thought

    def question(self) -> Question:
        """What to ask elsewhere, instead of `think`, where a bot is to move."""
        seat, version = self.match.state.to_play, self.match.version
        seed = Rng(self.seed_of(seat)).spawn(version).bits()
        return Question(self.match.game.name, self.kinds[seat], seat, version, self.match.state.clone(), seed)

    def accept(self, thought: Thought) -> bool:
        accepted = super().accept(thought)
        if accepted and self.report is not None:
            for fault in thought.faults:
                self.report(thought.seat, fault)
        return accepted

    def make(self, change: Callable[[], Made]) -> Made:
        before, version = self.before(), self.match.version
        made = change()
        try:
            self.changed()
        finally:
            self.tell(before, version)
            if self.match.over:
                self.end()
            self.report_faults()
        return made

    def undo(self, seat: int | None = None, *, chance: bool = False) -> Entry:
        """Take back as `Match.undo` does; the bots are told where the game stands now."""
        entry = self.match.undo(seat, chance=chance)
        self.brief()
        self.changed()
        return entry

    def redo(self, seat: int | None = None) -> Entry:
        entry = self.match.redo(seat)
        self.brief()
        self.changed()
        return entry

    def changed(self) -> None:
        if self.save is not None:
            self.save(self)
        if self.clock is not None:
            self.clock(self.match.state.to_play)

    # -- bots ------------------------------------------------------------------------------------------------

    def brief(self) -> None:
        """Tell every bot where the game stands: at the beginning, and after moves were taken back."""
        self.close()
        self.reported = dict.fromkeys(self.reported, 0)
        self.begin({seat: self.seed_of(seat) for seat in self.keepers})
        self.report_faults()

    def seed_of(self, seat: int) -> int:
        return self.match.rng.spawn(seat).bits()

    def hand_over(self, seat: int, kind: str) -> None:
        """Let somebody else take a seat: a person, or a bot, which may raise `BadOption` and leave all as it was."""
        keeper = None if kind == PERSON else made_bot(kind, self.match.game)
        if keeper is not None:
            keeper.begin(self.match.game, seat, self.match.state, self.seed_of(seat))
        left = self.keepers.pop(seat, None)
        if left is not None:
            left.close()
        if keeper is not None:
            self.keepers[seat] = keeper
        self.note_listening()
        self.kinds[seat] = kind
        self.match.bots = frozenset(self.keepers)
        self.reported[seat] = 0
        self.report_faults()
        self.changed()

    def report_faults(self) -> None:
        """Say what bots have done wrong, each fault once."""
        for seat, keeper in self.keepers.items():
            known, self.reported[seat] = self.reported[seat], len(keeper.faults)
            for fault in keeper.faults[known:]:
                if self.report is not None:
                    self.report(seat, fault)


def made_bot(kind: str, game: Game) -> Keeper:
    return Keeper(bots.make(kind, game.name), kind)
