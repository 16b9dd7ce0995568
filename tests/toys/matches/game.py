"""Matches as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from antiqua.games.game import Game
from antiqua.games.parts import Parts
from antiqua.games.values import Option

from . import (
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
from .constants import ACTIONS, CATEGORIES, ENDINGS, OPTION_VALUES, OUTCOMES, PHASES
from .encode import ENCODER
from .evaluate import FEATURES, MatchesEvaluator
from .rules import Matches
from .view import View


class MatchesGame(Game[Matches, View]):
    name = "matches"
    prefix = "mt"
    rules_version = 1
    player_counts = (2, 3)
    options = tuple(Option(name, values) for name, values in OPTION_VALUES.items())
    actions = ACTIONS
    outcomes = OUTCOMES
    phases = PHASES
    endings = ENDINGS
    categories = CATEGORIES
    things: ClassVar[Mapping[str, Sequence[str]]] = {}  # matches have no names
    numbers_version = NUMBERS_VERSION
    has_secrets = True
    decision_limit = 20
    free_steps = False
    closing_moves = ()
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
        evaluator=MatchesEvaluator,
        inputs=FEATURES,
    )

    def new(self, players: int, options: dict[str, Any]) -> Matches:
        return Matches(players, options["last_match"] == "loses")

    def options_of(self, state: Matches) -> dict[str, Any]:
        return {"last_match": "loses" if state.loses else "wins"}


GAME = MatchesGame()
