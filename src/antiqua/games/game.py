"""What a game is, apart from its positions: its name, options, moves in words, views, decisions and outcomes.

Each game subclasses `Game` once, in its own `game.py`. Everything a person reads is a `Message`: an id with arguments,
put into words by the catalogues. Everything here is plain data that msgspec turns into JSON and back.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Union

import msgspec

from antiqua.kernel.errors import BadOption, IllegalMove, InvalidMove
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import Encoder, State

Argument = Union[int, str, "Message", "tuple[Message, ...]"]
BETWEEN_MOVES = re.compile("[,;،؛]")
EXAMPLES = 3
UNKNOWN_WORD = "error-unknown-move"


class Message(msgspec.Struct, frozen=True):
    """Something to be said: the id of a text, and what stands in its places (numbers, names, other messages)."""

    id: str
    args: dict[str, Argument] = {}


class Option(msgspec.Struct, frozen=True):
    """A choice between variants of the rules; the first value is the default.

    Its texts are `<prefix>-option-<name>` and `<prefix>-option-<name>-<value>`.
    """

    name: str
    values: tuple[str | int | bool, ...]

    @property
    def default(self) -> str | int | bool:
        return self.values[0]

    def read(self, value: Any) -> str | int | bool:
        """`value`, or the value that its text means; anything else raises `BadOption`."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        for allowed in self.values:
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        raise BadOption(
            "error-bad-option-value",
            option=self.name,
            value=str(value),
            allowed=[str(allowed).lower() for allowed in self.values],
        )


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A move as a value; each game has one subclass per kind of move, chance's included."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened inside the rules."""

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know it; None: everybody."""
        return None


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision: its number and notation, what it says, what it costs and where on the board it is.

    `cost` is in the game's money, `places` are ids of the game's `layout.py`, the one to click first in front.
    """

    action: int
    move: str
    label: Message
    places: tuple[str, ...] = ()
    cost: int | None = None
    detail: Message | None = None


class Decision(msgspec.Struct, frozen=True):
    """What is pending. Only who may know the options gets them; the others are told who is choosing what."""

    seat: int
    phase: str
    question: Message
    choices: tuple[Choice, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, why (a name and a message), and the scores."""

    winners: tuple[int, ...]
    reason: str
    message: Message
    scores: tuple[int, ...]


class Game(ABC):
    """The static facts of one game and everything about its positions that a person reads."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its message ids
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[int]  # action numbers of the seats are 0..actions-1
    outcomes: ClassVar[int]  # numbers of chance's outcomes are 0..outcomes-1
    endings: ClassVar[tuple[str, ...]]  # names of State.ending; 0 is "running"
    categories: ClassVar[tuple[str, ...]]  # what points are given for
    decision_limit: ClassVar[int]  # no game is longer; machine play cuts off there and says so
    free_steps: ClassVar[bool]  # are there actions of several steps that may come in any order?
    closing_moves: ClassVar[tuple[type[Move], ...]]  # those without details that end or refuse something

    # -- what a game writes -----------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, players: int, options: dict[str, Any]) -> State:
        """The position before set-up; `players` and `options` have been validated."""

    @abstractmethod
    def options_of(self, state: State) -> dict[str, Any]:
        """All options with the values that a game was begun with."""

    def defaults_before(self, rules_version: int) -> dict[str, Any]:
        """The options that had another default in that version of the rules, with that default."""
        return {}

    @abstractmethod
    def from_dict(self, data: Any) -> State:
        """The position that `to_dict` wrote; damaged data and future versions raise `BadSave`."""

    @abstractmethod
    def position(self, **facts: Any) -> State:
        """Any consistent position, from what differs from the start; others raise `BadPosition`."""

    @abstractmethod
    def move(self, state: State, action: int) -> Move:
        """The move that a legal action, or outcome of chance, means in `state`."""

    @abstractmethod
    def action(self, state: State, move: Move) -> int:
        """The number of a move in `state`, or -1 where it is not legal."""

    @abstractmethod
    def write(self, move: Move) -> str:
        """The move as text; `read` is the exact inverse."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move that `text` means, legal anywhere or not; what is no move raises `InvalidMove`."""

    def spread(self, words: list[str]) -> list[str]:
        """The single moves that words mean which stand between two commas; here a game has its short forms."""
        return [" ".join(words)]

    @abstractmethod
    def every_move(self, state: State) -> Iterator[Move]:
        """Every move, of seats and of chance, that can be written in a game of these players and options."""

    @abstractmethod
    def sees(self, state: State, seat: int, move: Move) -> bool:
        """May `seat` (or `SPECTATOR`) know this move that is about to be made in `state`?"""

    @abstractmethod
    def veil(self, move: Move) -> str:
        """What is written instead of a move that one may not see."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Any:
        """What `seat` (or `SPECTATOR`) may see, as a struct built from what is allowed."""

    @abstractmethod
    def question(self, state: State) -> Message:
        """The pending decision in words."""

    @abstractmethod
    def choice(self, state: State, action: int) -> Choice:
        """One legal action of the pending decision in words."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """The name of what is pending."""

    def refusal(self, state: State, move: Move) -> Message | None:
        """Why a move is not legal in `state`; None where there is nothing better to say than that."""
        return None

    @abstractmethod
    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Per seat the points of each category, as if the game ended now."""

    @abstractmethod
    def ending_message(self, state: State) -> Message:
        """Why the game ended, in words."""

    @abstractmethod
    def tell(self, event: Event) -> Message:
        """An event in words."""

    @abstractmethod
    def encoder(self) -> Encoder:
        """What writes a position as numbers, for machines that learn."""

    @abstractmethod
    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        """What judges positions, with the weights that come with the game or with others."""

    # -- what every game has ----------------------------------------------------------------------------------------

    def start(self, players: int | None = None, **options: Any) -> State:
        """A new game, before set-up: chance plays first."""
        return self.new(self.check_players(players), self.check_options(options))

    def check_players(self, players: int | None) -> int:
        if players is None:
            return self.player_counts[0]
        if type(players) is not int or players not in self.player_counts:
            raise BadOption(
                "error-bad-player-count",
                game=self.name,
                count=players if type(players) is int else str(players),
                allowed=list(self.player_counts),
            )
        return players

    def check_options(self, options: dict[str, Any]) -> dict[str, str | int | bool]:
        """All options with their values, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("error-unknown-option", option=name, game=self.name, options=list(known))
        return {
            name: option.read(options[name]) if name in options else option.default
            for name, option in known.items()
        }

    def several(self, text: str) -> list[str]:
        """The single moves that a line says, in order: `pay wood 2 brick 1`, `sell 2 cloth, buy 1 wine`."""
        parts = [part.split() for part in BETWEEN_MOVES.split(text)]
        return [move for words in parts if words for move in self.spread(words)] or [text]

    def parse(self, state: State, text: str, reader: int | None = None) -> int:
        """The number of the legal move that `text` means in `state`.

        What is wrong is told to `reader` (a seat or `SPECTATOR`; None may know everything), so it names and explains
        nothing that he may not know.
        """
        told = reader is None or state.to_play == OVER or self.knows(state, reader)
        try:
            move = self.read(text)
        except InvalidMove as error:
            if error.id == UNKNOWN_WORD and told and state.to_play != OVER:
                raise InvalidMove(
                    error.id, **{**error.details, "examples": self.similar(state, text)}
                ) from None
            raise
        if state.to_play == OVER:
            raise IllegalMove("error-game-over", move=self.write(move))
        action = self.action(state, move)
        if action >= 0:
            return action
        if not told:
            raise IllegalMove("error-illegal-move-untold", move=self.write(move))
        why = self.refusal(state, move)
        if why is not None:
            raise IllegalMove("error-illegal-move-why", move=self.write(move), why=why)
        raise IllegalMove("error-illegal-move", move=self.write(move), legal=self.some_moves(state))

    def similar(self, state: State, text: str) -> list[str]:
        """Legal moves that look like `text`, or else the first ones."""
        legal = [self.notation(state, action) for action in state.legal_actions()]
        return get_close_matches(text.lower(), legal, n=EXAMPLES, cutoff=0.5) or legal[:EXAMPLES]

    def notation(self, state: State, action: int) -> str:
        return self.write(self.move(state, action))

    def some_moves(self, state: State, most: int = 6) -> list[str]:
        """A few legal moves, for an error message."""
        return [self.notation(state, action) for action in state.legal_actions()[:most]]

    def knows(self, state: State, seat: int) -> bool:
        """May `seat` know the options of what is pending? A game in which chance's options tell a secret says more."""
        if state.to_play == CHANCE:
            return self.sees(state, seat, self.move(state, state.legal_actions()[0]))
        return state.to_play == seat

    def decision(self, state: State, seat: int = SPECTATOR) -> Decision | None:
        """What is pending, as `seat` may know it; None when the game is over.

        A seat is given its own options, and everybody chance's, unless the outcome is not for his eyes.
        """
        if state.to_play == OVER:
            return None
        knows = self.knows(state, seat)
        choices = tuple(self.choice(state, action) for action in state.legal_actions()) if knows else ()
        return Decision(state.to_play, self.phase(state), self.question(state), choices)

    def closing(self, choices: Sequence[Choice]) -> Choice | None:
        """The option that ends or refuses something, where there is one: people find it in the same place everywhere.

        Of several, it is the one whose kind of move the game names first.
        """
        words = [self.write(kind()) for kind in self.closing_moves]
        return next((choice for word in words for choice in choices if choice.move == word), None)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if state.to_play != OVER:
            return None
        winners = tuple(seat for seat in range(state.players) if state.winners >> seat & 1)
        return Outcome(winners, self.endings[state.ending], self.ending_message(state), tuple(state.scores()))


def expect_word(text: str, word: str, words: Sequence[str]) -> None:
    """Raise a helpful `InvalidMove` unless `word` of the move `text` is one of `words`."""
    if word not in words:
        near = get_close_matches(word, words, n=EXAMPLES) or list(words)[:EXAMPLES]
        raise InvalidMove(UNKNOWN_WORD, text=text, word=word, examples=near)
