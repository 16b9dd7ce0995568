"""7 Wonders Duel as a game of the collection: its facts, and where the rest is."""

from __future__ import annotations

from typing import Any

from antiqua.games.game import Game
from antiqua.games.parts import Parts
from antiqua.games.seven_wonders_duel import (
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
from antiqua.games.seven_wonders_duel.components import THINGS
from antiqua.games.seven_wonders_duel.constants import ACTIONS, CATEGORIES, ENDINGS, OUTCOMES, PHASES
from antiqua.games.seven_wonders_duel.encode import ENCODER
from antiqua.games.seven_wonders_duel.evaluate import FEATURES, SIGHTS, DuelEvaluator
from antiqua.games.seven_wonders_duel.guide import DuelGuide
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.view import View
from antiqua.games.values import Option

OPTIONS = (
    Option("wonders", ("draft", "first_game")),  # SW-2.5
    Option("age_start_tie", ("last_player_chooses", "last_player_starts")),  # SW-11.3
)


class SevenWondersDuel(Game[Duel, View]):
    name = "seven_wonders_duel"
    prefix = "swd"
    rules_version = 1
    player_counts = (2,)  # SW-2.7
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    phases = PHASES
    endings = ENDINGS
    categories = CATEGORIES
    things = THINGS
    numbers_version = NUMBERS_VERSION
    has_secrets = True  # SW-17.4
    decision_limit = 200
    free_steps = False
    closing_moves = ()  # whatever is pending must be done
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
        evaluator=DuelEvaluator,
        inputs=(*FEATURES, *SIGHTS),
        guide=DuelGuide,
    )

    def new(self, players: int, options: dict[str, Any]) -> Duel:
        return Duel(*(option.values.index(options[option.name]) for option in OPTIONS))

    def options_of(self, state: Duel) -> dict[str, Any]:
        duel = state
        numbers = (duel.wonders_option, duel.tie_option)
        return {option.name: option.values[number] for option, number in zip(OPTIONS, numbers, strict=True)}


GAME = SevenWondersDuel()
