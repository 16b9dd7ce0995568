"""Observations read a second time: from the view of a seat and by labels, never by the numbers of the encoders.

A game's `reading.py` says of every feature, by its name, what it counts: `{label: amount}`, or with a tuple of labels
where there are several axes, or the amount alone where there are none. What is not mentioned is 0. Here this becomes
the numbers that `describe_observation` says they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from antiqua.games.game import Game
from antiqua.games.numbering import Feature
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State

Amounts = Mapping[Any, float] | float
Reading = dict[str, Amounts]


class Looked:
    """What somebody sees of a position, and from where."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.players = state.players
        self.seat = seat
        self.me = 0 if seat == SPECTATOR else seat
        self.state: Any = state
        self.view: Any = game.view(state, seat)
        self.saved = state.to_dict()
        self.options = game.options_of(state)
        self.features = described(game, state.players)

    def who(self, seat: int) -> str:
        """How a seat is called from here."""
        if seat in (CHANCE, OVER):
            return "chance" if seat == CHANCE else "nobody"
        return "me" if seat == self.me else f"next_{(seat - self.me) % self.players}"

    def one(self, label: object) -> Amounts:
        """A single label, or nothing."""
        return {} if label is None else {str(label): 1}

    def seat_of(self, seat: int | None) -> Amounts:
        return {} if seat is None else {self.who(seat): 1}

    def winners(self) -> Amounts:
        return {self.who(seat): 1 for seat in (self.view.outcome.winners if self.view.outcome else ())}

    def turn(self) -> Reading:
        """What every game has."""
        view = self.view
        return {
            "phase": {view.phase: 1},
            "to_play": {self.who(view.to_play): 1},
            "active": {self.who(view.active): 1},
        }


class GamesReading(Protocol):
    """`reading.py` of a game."""

    def table(self, looked: Looked) -> Reading: ...
    def of_each(self, looked: Looked, seat: int) -> Reading: ...


def read(game: Game, reading: GamesReading, state: State, seat: int) -> list[float]:
    """The observation of `seat`, by labels."""
    looked = Looked(game, state, seat)
    said = dict(reading.table(looked))
    for number in range(state.players):
        owner = "my" if number == 0 else f"next_{number}"
        own = reading.of_each(looked, (looked.me + number) % state.players)
        said |= {f"{owner}_{name}": amounts for name, amounts in own.items()}
    assert set(said) == set(looked.features)
    numbers = [0.0] * game.encoder().size(state.players)
    places = labelled(game, state.players)
    for name, amounts in said.items():
        unit = looked.features[name].unit
        for labels, amount in amounts.items() if isinstance(amounts, Mapping) else [((), amounts)]:
            key = labels if isinstance(labels, tuple) else (labels,)
            numbers[places[name, key]] = amount / unit
    return numbers


@cache
def described(game: Game, players: int) -> dict[str, Feature]:
    return {feature.name: feature for feature in game.describe_observation(players)}


@cache
def labelled(game: Game, players: int) -> dict[tuple[str, tuple[str, ...]], int]:
    """By the name of a feature and its labels, the number."""
    features = described(game, players).values()
    return {(feature.name, feature.labels(number)): number for feature in features for number in feature}
