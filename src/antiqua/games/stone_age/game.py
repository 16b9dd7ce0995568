"""Stone Age as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from antiqua.games.game import Choice, Event, Game, Message, Move, Option
from antiqua.games.stone_age import encode, moves, position, refusals, saved, scoring, view, words
from antiqua.games.stone_age.constants import (
    ACTIONS,
    CATEGORIES,
    DEAL_CARD,
    ENDINGS,
    NONE,
    OPTION_VALUES,
    OUTCOMES,
    PHASES,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.state import Encoder, State

OPTIONS = tuple(Option(name, values) for name, values in OPTION_VALUES.items())


class StoneAgeGame(Game):
    name = "stone_age"
    prefix = "sa"
    rules_version = 1
    player_counts = (2, 3, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    endings = ENDINGS
    categories = CATEGORIES
    decision_limit = 20_000  # SA-R26: where nobody buys anything, a game never ends by its rules
    free_steps = True  # payments, tools, the two resources
    closing_moves = (moves.Enough, moves.Gather, moves.Decline, moves.Starve)

    def new(self, players: int, options: dict[str, Any]) -> StoneAge:
        return StoneAge(players, [option.values.index(options[option.name]) for option in OPTIONS])

    def options_of(self, state: State) -> dict[str, Any]:
        return saved.options_of(cast(StoneAge, state))

    def from_dict(self, data: Any) -> StoneAge:
        return saved.from_dict(data)

    def position(self, **facts: Any) -> StoneAge:
        return position.position(**facts)

    def move(self, state: State, action: int) -> Move:
        return moves.move(cast(StoneAge, state), action)

    def action(self, state: State, move: Move) -> int:
        return moves.action(cast(StoneAge, state), move)

    def write(self, move: Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> Move:
        return moves.read(text)

    def spread(self, words: list[str]) -> list[str]:
        return moves.spread(words)

    def every_move(self, state: State) -> Iterator[Move]:
        return moves.every_move()

    def sees(self, state: State, seat: int, move: Move) -> bool:
        return moves.sees(cast(StoneAge, state), seat, move)

    def veil(self, move: Move) -> str:
        return moves.veil(move)

    def knows(self, state: State, seat: int) -> bool:
        """The cards that may be dealt would tell which card somebody drew and keeps to himself (SA-6.8)."""
        age = cast(StoneAge, state)
        return super().knows(state, seat) and (age.phase != DEAL_CARD or age.hidden_from(seat) == NONE)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(cast(StoneAge, state), seat)

    def phase(self, state: State) -> str:
        return PHASES[cast(StoneAge, state).phase]

    def question(self, state: State) -> Message:
        return words.question(cast(StoneAge, state))

    def choice(self, state: State, action: int) -> Choice:
        return words.choice(cast(StoneAge, state), action)

    def refusal(self, state: State, move: Move) -> Message:
        return refusals.refusal(cast(StoneAge, state), move)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(cast(StoneAge, state))

    def ending_message(self, state: State) -> Message:
        return words.ending(cast(StoneAge, state))

    def tell(self, event: Event) -> Message:
        return words.tell(event)

    def encoder(self) -> Encoder:
        return encode.ENCODER

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        from antiqua.games.stone_age.evaluate import StoneAgeEvaluator

        return StoneAgeEvaluator(weights)


GAME = StoneAgeGame()
