"""What a game is, apart from its positions: its name, options, moves in words, views, decisions and outcomes.

Each game subclasses `Game` once, in its own `game.py`, and names the files of its folder as its `parts`. Everything a
person reads is a `Message`: an id with arguments, put into words by the catalogues. Everything here is plain data that
msgspec turns into JSON and back.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Union

import msgspec

from antiqua import games
from antiqua.games import judgement, scoring
from antiqua.games.geometry import Place
from antiqua.games.message import Argument, Message
from antiqua.games.numbering import Actions, Feature, names
from antiqua.games.parts import Parts
from antiqua.games.schema import schema
from antiqua.games.scoring import Outcome
from antiqua.games.values import Choice, Decision, Event, Move, Option
from antiqua.kernel.errors import BadOption, IllegalMove, InvalidMove
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.guide import Guide
from antiqua.kernel.network import Network
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import Encoder, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=msgspec.Struct, default=Any)
else:  # the standard library has defaults of type variables from Python 3.13 on
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")

__all__ = [
    "Argument",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Message",
    "Move",
    "Option",
    "Outcome",
    "expect_word",
]

BETWEEN_MOVES = re.compile("[,;،؛]")
EXAMPLES = 3
UNKNOWN_WORD = "error-unknown-move"


class Game(ABC, Generic[S, V]):
    """The static facts of one game and everything about its positions that a person reads.

    `S` are its positions, and `V` is what a seat sees of one.
    """

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its message ids
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[int]  # action numbers of the seats are 0..actions-1
    outcomes: ClassVar[int]  # numbers of chance's outcomes are 0..outcomes-1
    phases: ClassVar[tuple[str, ...]]  # names of State.phase
    endings: ClassVar[tuple[str, ...]]  # names of State.ending; 0 is "running"
    categories: ClassVar[tuple[str, ...]]  # what points are given for
    things: ClassVar[Mapping[str, Sequence[str]]]  # per kind of its components their ids, as views name them
    numbers_version: ClassVar[int]  # of what the numbers of observations and actions mean
    has_secrets: ClassVar[bool]  # is there anything that one seat knows and another does not?
    decision_limit: ClassVar[int]  # no game is longer; machine play cuts off there and says so
    free_steps: ClassVar[bool]  # are there actions of several steps that may come in any order?
    closing_moves: ClassVar[tuple[type[Move], ...]]  # those without details that end or refuse something
    view_type: type[V]
    event_type: ClassVar[Any]  # the union of its events
    parts: Parts[S, V]

    # -- what a game writes -----------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, players: int, options: dict[str, Any]) -> S:
        """The position before set-up; `players` and `options` have been validated."""

    @abstractmethod
    def options_of(self, state: S) -> dict[str, Any]:
        """All options with the values that a game was begun with."""

    def defaults_before(self, rules_version: int) -> dict[str, Any]:
        """The options that had another default in that version of the rules, with that default."""
        return {}

    # -- what its parts do ------------------------------------------------------------------------------------------

    def from_dict(self, data: Any) -> S:
        """The position that `to_dict` wrote; damaged data and future versions raise `BadSave`."""
        return self.parts.saved.FORM.loaded(data)

    def position(self, **facts: Any) -> S:
        """Any consistent position, from what differs from the start; others raise `BadPosition`."""
        return self.parts.position.position(**facts)

    def move(self, state: S, action: int) -> Move:
        """The move that a legal action, or outcome of chance, means in `state`."""
        return self.parts.moves.move(state, action)

    def action(self, state: S, move: Move) -> int:
        """The number of a move in `state`, or -1 where it is not legal."""
        return self.parts.moves.action(state, move)

    def write(self, move: Move) -> str:
        """The move as text; `read` is the exact inverse."""
        return self.parts.moves.write(move)

    def read(self, text: str) -> Move:
        """The move that `text` means, legal anywhere or not; what is no move raises `InvalidMove`."""
        return self.parts.moves.read(text)

    def spread(self, words: list[str]) -> list[str]:
        """The single moves that words mean which stand between two commas; here a game has its short forms."""
        return self.parts.moves.spread(words)

    def every_move(self, players: int) -> Iterable[Move]:
        """Every move, of seats and of chance, that can be written in a game of so many."""
        return self.parts.moves.every_move(players)

    def sees(self, state: S, seat: int, move: Move) -> bool:
        """May `seat` (or `SPECTATOR`) know this move that is about to be made in `state`?"""
        return self.parts.moves.sees(state, seat, move)

    def veil(self, move: Move) -> str:
        """What is written instead of a move that one may not see."""
        return self.parts.moves.veil(move)

    def refusal(self, state: S, move: Move) -> Message | None:
        """Why a move is not legal in `state`; None where it is."""
        return self.parts.refusals.refusal(state, move)

    def view(self, state: S, seat: int) -> V:
        """What `seat` (or `SPECTATOR`) may see, as a struct built from what is allowed."""
        return self.parts.view.view(state, seat)

    def layout(self, view: V) -> dict[str, Place]:
        """Where everything stands that a choice may name as its places, in the order of the keyboard."""
        return self.parts.layout.places(view)

    def question(self, state: S) -> Message:
        """The pending decision in words."""
        return self.parts.words.question(state)

    def choice(self, state: S, action: int) -> Choice:
        """One legal action of the pending decision in words."""
        return self.parts.words.choice(state, action)

    def ending_message(self, state: S) -> Message:
        """Why the game ended, in words."""
        return self.parts.words.ending(state)

    def tell(self, event: Event) -> Message:
        """An event in words."""
        return self.parts.words.tell(event)

    def encoder(self) -> Encoder:
        """What writes a position as numbers, for machines that learn."""
        return self.parts.encoder

    def describe_observation(self, players: int) -> tuple[Feature, ...]:
        """What the numbers of an observation mean, in a game of so many."""
        return self.parts.features.features(self.check_players(players))

    def describe_actions(self) -> tuple[Actions, ...]:
        """What the action numbers of the seats mean; by the phase, where a number has several meanings."""
        return self.parts.numbering.ACTION_NUMBERS

    def describe_outcomes(self) -> tuple[Actions, ...]:
        """What the numbers of chance's outcomes mean, by the phase."""
        return self.parts.numbering.OUTCOME_NUMBERS

    @cache  # noqa: B019 - there is one object for each game
    def observation_names(self, players: int) -> tuple[str, ...]:
        """What each number of an observation is called, in a game of so many: `next_1_coins`, `slot_cards 5 tavern`."""
        return names(self.describe_observation(players), self.encoder().size(players))

    @cache  # noqa: B019
    def action_names(self) -> tuple[str, ...]:
        """What each action number is called; by all its meanings, where it has several in different phases."""
        return names(self.describe_actions(), self.actions)

    def evaluator(
        self,
        weights: Mapping[str, float] | None = None,
        network: Network | None = None,
        learned: bool = True,
    ) -> Evaluator:
        """What judges positions: with the weights and the network that come with the game, or with others.

        Other weights come without a network, and so do the usual ones for who wants nothing that was `learned`.
        """
        if learned and weights is None and network is None:
            network = judgement.read(self.name, self.inputs)
        return self.parts.evaluator(weights, network)

    @property
    def inputs(self) -> tuple[str, ...]:
        """What a network sees of a position, in its order."""
        return self.parts.inputs

    @property
    def roads(self) -> tuple[str, ...]:
        """The roads that playouts may follow."""
        return self.parts.guide.roads

    def guide(self, roads: Sequence[str]) -> Guide:
        """Who leads playouts along these roads."""
        return self.parts.guide(roads)

    # -- what every game has ----------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one object for each game: copies and pickles lead to it."""
        return (games.get, (self.name,))

    def phase(self, state: S) -> str:
        """The name of what is pending."""
        return self.phases[state.phase]

    def breakdown(self, state: S) -> list[dict[str, int]]:
        """Per seat the points of each category, as if the game ended now."""
        return scoring.breakdown(state, self.categories)

    @property
    def move_type(self) -> Any:
        """The union of its kinds of moves."""
        return Union[self.parts.numbering.NUMBERING.every_kind]  # noqa: UP007 - made of what is only known now

    def schema(self) -> dict[str, Any]:
        """What a client sees of this game, as JSON Schema (draft 2020-12).

        Its properties are the `view` of a seat, an `event`, a `move`, a `decision` with its choices, an `outcome`, and
        the places of the `layout`.
        """
        types = {
            "view": self.view_type,
            "event": self.event_type,
            "move": self.move_type,
            "decision": Decision,
            "outcome": Outcome,
            "layout": dict[str, Place],
        }
        return schema(self.name, types)

    @property
    def event_lists(self) -> Any:
        """The type of a list of tuples of its events."""
        return list[tuple[self.event_type, ...]]  # type: ignore[name-defined]

    def thing(self, kind: str, id: str) -> Message:
        """What one of its `things` is called."""
        return Message(f"{self.prefix}-{kind}-{id}")

    def start(self, players: int | None = None, **options: Any) -> S:
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

    def parse(self, state: S, text: str, reader: int | None = None) -> int:
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
        if why is None:  # a law holds that there always is a reason
            raise IllegalMove("error-illegal-move", move=self.write(move), legal=self.some_moves(state))
        raise IllegalMove("error-illegal-move-why", move=self.write(move), why=why)

    def similar(self, state: S, text: str) -> list[str]:
        """Legal moves that look like `text`, or else the first ones."""
        legal = [self.notation(state, action) for action in state.legal_actions()]
        return get_close_matches(text.lower(), legal, n=EXAMPLES, cutoff=0.5) or legal[:EXAMPLES]

    def notation(self, state: S, action: int) -> str:
        return self.write(self.move(state, action))

    def some_moves(self, state: S, most: int = 6) -> list[str]:
        """A few legal moves, for an error message."""
        return [self.notation(state, action) for action in state.legal_actions()[:most]]

    def knows(self, state: S, seat: int) -> bool:
        """May `seat` know the options of what is pending? A game in which chance's options tell a secret says more."""
        if state.to_play == CHANCE:
            return self.sees(state, seat, self.move(state, state.legal_actions()[0]))
        return state.to_play == seat

    def decision(self, state: S, seat: int = SPECTATOR) -> Decision | None:
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

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return scoring.outcome(state, self.endings, self.ending_message)


def expect_word(text: str, word: str, words: Sequence[str]) -> None:
    """Raise a helpful `InvalidMove` unless `word` of the move `text` is one of `words`."""
    if word not in words:
        near = get_close_matches(word, words, n=EXAMPLES) or list(words)[:EXAMPLES]
        raise InvalidMove(UNKNOWN_WORD, text=text, word=word, examples=near)
