"""Trajan as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from antiqua.games.game import Choice, Event, Game, Message, Move
from antiqua.games.trajan import encode, moves, position, reasons, saved, scoring, view, words
from antiqua.games.trajan.constants import ACTIONS, CATEGORIES, DRAW_CARD, ENDINGS, OUTCOMES, PHASES, TURN_UP
from antiqua.games.trajan.options import FIRST_DEFAULTS, OPTIONS, from_bits, to_bits
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.state import Encoder, State


class TrajanGame(Game):
    name = "trajan"
    prefix = "tr"
    rules_version = 2
    player_counts = (2, 3, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    endings = ENDINGS
    categories = CATEGORIES
    decision_limit = 6000
    free_steps = True
    closing_moves = (moves.Pass,)

    def new(self, players: int, options: dict[str, Any]) -> Trajan:
        return Trajan(players, to_bits(options))

    def options_of(self, state: State) -> dict[str, Any]:
        return from_bits(cast(Trajan, state).options)

    def defaults_before(self, rules_version: int) -> dict[str, Any]:
        return FIRST_DEFAULTS if rules_version == 1 else {}

    def from_dict(self, data: Any) -> Trajan:
        return saved.from_dict(data)

    def position(self, **facts: Any) -> Trajan:
        return position.position(**facts)

    def move(self, state: State, action: int) -> Move:
        return moves.move(cast(Trajan, state), action)

    def action(self, state: State, move: Move) -> int:
        return moves.action(cast(Trajan, state), move)

    def write(self, move: Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> Move:
        return moves.read(text)

    def spread(self, words: list[str]) -> list[str]:
        return moves.spread(words)

    def sees(self, state: State, seat: int, move: Move) -> bool:
        return moves.sees(cast(Trajan, state), seat, move)

    def veil(self, move: Move) -> str:
        return moves.veil(move)

    def knows(self, state: State, seat: int) -> bool:
        """What the next card may be tells what the others hold: a kind that cannot come is in their hands (TR-8.2)."""
        if cast(Trajan, state).phase in (DRAW_CARD, TURN_UP):
            return False
        return super().knows(state, seat)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(cast(Trajan, state), seat)

    def phase(self, state: State) -> str:
        return PHASES[cast(Trajan, state).phase]

    def question(self, state: State) -> Message:
        return words.question(cast(Trajan, state))

    def choice(self, state: State, action: int) -> Choice:
        return words.choice(cast(Trajan, state), action)

    def every_move(self, state: State) -> Iterator[Move]:
        return moves.every_move(state.players)

    def refusal(self, state: State, move: Move) -> Message:
        return reasons.refusal(cast(Trajan, state), move)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(cast(Trajan, state))

    def ending_message(self, state: State) -> Message:
        return words.ending(cast(Trajan, state))

    def tell(self, event: Event) -> Message:
        return words.tell(event)

    def encoder(self) -> Encoder:
        return encode.ENCODER

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        from antiqua.games.trajan.evaluate import TrajanEvaluator

        return TrajanEvaluator(weights)


GAME = TrajanGame()
