"""Stone Age as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from typing import Any

from antiqua.games.game import Game
from antiqua.games.parts import Parts
from antiqua.games.stone_age import (
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
from antiqua.games.stone_age.components import THINGS
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
from antiqua.games.stone_age.encode import ENCODER
from antiqua.games.stone_age.evaluate import FEATURES, SIGHTS, StoneAgeEvaluator
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.view import View
from antiqua.games.values import Option

OPTIONS = tuple(Option(name, values) for name, values in OPTION_VALUES.items())


class StoneAgeGame(Game[StoneAge, View]):
    name = "stone_age"
    prefix = "sa"
    rules_version = 1
    player_counts = (2, 3, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    phases = PHASES
    endings = ENDINGS
    categories = CATEGORIES
    things = THINGS
    numbers_version = NUMBERS_VERSION
    has_secrets = True  # SA-6.8
    decision_limit = 20_000  # SA-R26: where nobody buys anything, a game never ends by its rules
    free_steps = True  # payments, tools, the two resources
    closing_moves = (moves.Enough, moves.Gather, moves.Decline, moves.Starve)
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
        evaluator=StoneAgeEvaluator,
        inputs=(*FEATURES, *SIGHTS),
    )

    def new(self, players: int, options: dict[str, Any]) -> StoneAge:
        return StoneAge(players, [option.values.index(options[option.name]) for option in OPTIONS])

    def options_of(self, state: StoneAge) -> dict[str, Any]:
        return saved.options_of(state)

    def knows(self, state: StoneAge, seat: int) -> bool:
        """The cards that may be dealt would tell which card somebody drew and keeps to himself (SA-6.8)."""
        age = state
        return super().knows(state, seat) and (age.phase != DEAL_CARD or age.hidden_from(seat) == NONE)


GAME = StoneAgeGame()
