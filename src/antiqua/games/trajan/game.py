"""Trajan as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from typing import Any

from antiqua.games.game import Game
from antiqua.games.parts import Parts
from antiqua.games.trajan import (
    NUMBERS_VERSION,
    events,
    features,
    layout,
    moves,
    numbering,
    position,
    refusals,
    saved,
    view,
    words,
)
from antiqua.games.trajan.components import THINGS
from antiqua.games.trajan.constants import ACTIONS, CATEGORIES, DRAW_CARD, ENDINGS, OUTCOMES, PHASES, TURN_UP
from antiqua.games.trajan.encode import ENCODER
from antiqua.games.trajan.evaluate import FEATURES, SIGHTS, TrajanEvaluator
from antiqua.games.trajan.options import FIRST_DEFAULTS, OPTIONS, from_bits, to_bits
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.view import View


class TrajanGame(Game[Trajan, View]):
    name = "trajan"
    prefix = "tr"
    rules_version = 2
    player_counts = (2, 3, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    phases = PHASES
    endings = ENDINGS
    categories = CATEGORIES
    things = THINGS
    numbers_version = NUMBERS_VERSION
    has_secrets = True  # TR-8.2
    decision_limit = 6000
    free_steps = True
    closing_moves = (moves.Pass,)
    view_type = View
    event_type = events.Happening
    parts = Parts(
        moves=moves,
        refusals=refusals,
        words=words,
        saved=saved,
        position=position,
        view=view,
        layout=layout,
        features=features,
        numbering=numbering,
        encoder=ENCODER,
        evaluator=TrajanEvaluator,
        inputs=(*FEATURES, *SIGHTS),
    )

    def new(self, players: int, options: dict[str, Any]) -> Trajan:
        return Trajan(players, to_bits(options))

    def options_of(self, state: Trajan) -> dict[str, Any]:
        return from_bits(state.options)

    def defaults_before(self, rules_version: int) -> dict[str, Any]:
        return FIRST_DEFAULTS if rules_version == 1 else {}

    def knows(self, state: Trajan, seat: int) -> bool:
        """What the next card may be tells what the others hold: a kind that cannot come is in their hands (TR-8.2)."""
        if state.phase in (DRAW_CARD, TURN_UP):
            return False
        return super().knows(state, seat)


GAME = TrajanGame()
