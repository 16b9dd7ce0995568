"""Concordia as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from typing import Any

from antiqua.games.admission import option_values
from antiqua.games.concordia import (
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
from antiqua.games.concordia.components import THINGS
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
from antiqua.games.concordia.encode import ENCODER
from antiqua.games.concordia.evaluate import FEATURES, SIGHTS, ConcordiaEvaluator
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.view import View
from antiqua.games.game import Game
from antiqua.games.parts import Parts
from antiqua.games.values import Option
from antiqua.kernel.errors import BadOption

OPTIONS = tuple(Option(name, values) for name, values in OPTION_VALUES.items())


class ConcordiaGame(Game[Concordia, View]):
    name = "concordia"
    prefix = "co"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    phases = PHASES
    endings = ENDINGS
    categories = CATEGORIES
    things = THINGS
    numbers_version = NUMBERS_VERSION
    has_secrets = False  # CO-3.7: only the order of the deck, which is no part of a position
    decision_limit = 20_000  # the rules know none (CO-R24)
    free_steps = True
    closing_moves = (moves.Done,)
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
        evaluator=ConcordiaEvaluator,
        inputs=(*FEATURES, *SIGHTS),
    )

    def new(self, players: int, options: dict[str, Any]) -> Concordia:
        state = Concordia(players, [option.values.index(options[option.name]) for option in OPTIONS])
        board = state.map
        if state.options[LIMITS_OPTION] == LIMITS_ENFORCED:  # CO-2.1
            if not board.min_players <= players <= board.max_players:
                allowed = list(range(board.min_players, board.max_players + 1))
                raise BadOption("error-bad-player-count", game=board.id, count=players, allowed=allowed)
        return state

    def options_of(self, state: Concordia) -> dict[str, Any]:
        return dict(option_values(state.options, OPTION_VALUES))


GAME = ConcordiaGame()
