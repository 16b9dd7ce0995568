"""Concordia as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from antiqua.games.concordia import encode, moves, position, refusals, saved, scoring, view, words
from antiqua.games.concordia.constants import (
    ACTIONS,
    CATEGORIES,
    ENDINGS,
    LIMITS_ENFORCED,
    LIMITS_OPTION,
    OPTION_VALUES,
    OUTCOMES,
    PHASES,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.game import Choice, Event, Game, Message, Move, Option
from antiqua.kernel.errors import BadOption
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.state import Encoder, State

OPTIONS = tuple(Option(name, values) for name, values in OPTION_VALUES.items())


class ConcordiaGame(Game):
    name = "concordia"
    prefix = "co"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    endings = ENDINGS
    categories = CATEGORIES
    decision_limit = 20_000  # the rules know none (CO-R24)
    free_steps = True
    closing_moves = (moves.Done,)

    def new(self, players: int, options: dict[str, Any]) -> Concordia:
        state = Concordia(players, [option.values.index(options[option.name]) for option in OPTIONS])
        board = state.map
        if state.options[LIMITS_OPTION] == LIMITS_ENFORCED:  # CO-2.1
            if not board.min_players <= players <= board.max_players:
                allowed = list(range(board.min_players, board.max_players + 1))
                raise BadOption("error-bad-player-count", game=board.id, count=players, allowed=allowed)
        return state

    def options_of(self, state: State) -> dict[str, Any]:
        return dict(saved.option_names(cast(Concordia, state).options))

    def from_dict(self, data: Any) -> Concordia:
        return saved.from_dict(data)

    def position(self, **facts: Any) -> Concordia:
        return position.position(**facts)

    def move(self, state: State, action: int) -> Move:
        return moves.move(cast(Concordia, state), action)

    def action(self, state: State, move: Move) -> int:
        return moves.action(cast(Concordia, state), move)

    def write(self, move: Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> Move:
        return moves.read(text)

    def spread(self, words: list[str]) -> list[str]:
        return moves.spread(words)

    def every_move(self, state: State) -> Iterator[Move]:
        return iter(moves.every_move())

    def sees(self, state: State, seat: int, move: Move) -> bool:
        return True

    def veil(self, move: Move) -> str:
        return moves.write(move)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(cast(Concordia, state), seat)

    def question(self, state: State) -> Message:
        return words.question(cast(Concordia, state))

    def choice(self, state: State, action: int) -> Choice:
        return words.choice(cast(Concordia, state), action)

    def refusal(self, state: State, move: Move) -> Message:
        return refusals.refusal(cast(Concordia, state), move)

    def phase(self, state: State) -> str:
        return PHASES[cast(Concordia, state).phase]

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(cast(Concordia, state))

    def ending_message(self, state: State) -> Message:
        return words.ending(cast(Concordia, state))

    def tell(self, event: Event) -> Message:
        return words.tell(event)

    def encoder(self) -> Encoder:
        return encode.ENCODER

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        from antiqua.games.concordia.evaluate import ConcordiaEvaluator

        return ConcordiaEvaluator(weights)


GAME = ConcordiaGame()
