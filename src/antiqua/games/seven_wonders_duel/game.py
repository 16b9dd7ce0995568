"""7 Wonders Duel as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from antiqua.games.game import Choice, Event, Game, Message, Move, Option
from antiqua.games.seven_wonders_duel import encode, moves, position, reasons, saved, scoring, view, words
from antiqua.games.seven_wonders_duel.constants import ACTIONS, CATEGORIES, ENDINGS, OUTCOMES, PHASES
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.state import Encoder, State

OPTIONS = (
    Option("wonders", ("draft", "first_game")),  # SW-2.5
    Option("age_start_tie", ("last_player_chooses", "last_player_starts")),  # SW-11.3
)


class SevenWondersDuel(Game):
    name = "seven_wonders_duel"
    prefix = "swd"
    rules_version = 1
    player_counts = (2,)  # SW-2.7
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    endings = ENDINGS
    categories = CATEGORIES
    decision_limit = 200
    free_steps = False
    closing_moves = ()  # whatever is pending must be done

    def new(self, players: int, options: dict[str, Any]) -> Duel:
        return Duel(*(option.values.index(options[option.name]) for option in OPTIONS))

    def options_of(self, state: State) -> dict[str, Any]:
        duel = cast(Duel, state)
        numbers = (duel.wonders_option, duel.tie_option)
        return {option.name: option.values[number] for option, number in zip(OPTIONS, numbers, strict=True)}

    def from_dict(self, data: Any) -> Duel:
        return saved.from_dict(data)

    def position(self, **facts: Any) -> Duel:
        return position.position(**facts)

    def move(self, state: State, action: int) -> Move:
        return moves.move(cast(Duel, state), action)

    def action(self, state: State, move: Move) -> int:
        return moves.action(cast(Duel, state), move)

    def write(self, move: Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> Move:
        return moves.read(text)

    def every_move(self, state: State) -> Iterator[Move]:
        return moves.every_move()

    def sees(self, state: State, seat: int, move: Move) -> bool:
        return moves.sees(cast(Duel, state), seat, move)

    def veil(self, move: Move) -> str:
        return moves.VEIL

    def view(self, state: State, seat: int) -> view.View:
        return view.view(cast(Duel, state), seat)

    def phase(self, state: State) -> str:
        return PHASES[cast(Duel, state).phase]

    def question(self, state: State) -> Message:
        return words.question(cast(Duel, state))

    def choice(self, state: State, action: int) -> Choice:
        return words.choice(cast(Duel, state), action)

    def refusal(self, state: State, move: Move) -> Message | None:
        return reasons.refusal(cast(Duel, state), move)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(cast(Duel, state))

    def ending_message(self, state: State) -> Message:
        return words.ending(cast(Duel, state))

    def tell(self, event: Event) -> Message:
        return words.tell(event)

    def encoder(self) -> Encoder:
        return encode.ENCODER

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        from antiqua.games.seven_wonders_duel.evaluate import DuelEvaluator

        return DuelEvaluator(weights)


GAME = SevenWondersDuel()
