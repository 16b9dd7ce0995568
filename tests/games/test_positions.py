"""Positions are set up in the same way in every game: facts and options by name, and nonsense is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua import games
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption, BadPosition
from antiqua.kernel.seats import CHANCE

NONSENSE: tuple[Any, ...] = (
    *(None, True, -1, 5, 1 << 40, 0.5, "", "x", "\ud800", b"x"),
    *([], [5], ["x"], [None], [[]], [{}] * 9, [{"x": 1}]),
    *({}, {"x": "x"}, {0: "x"}, {99: None}, {"x": {}}, object()),
)


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)


def fields(game: Game) -> list[str]:
    """All that can be told, as the error about something else lists it."""
    with pytest.raises(BadPosition) as error:
        game.position(nothing_of_the_kind=1)
    found = error.value.details["fields"]
    assert isinstance(found, list)
    return found


def test_nothing_told_is_a_decision_of_the_first_seats_turn(game: Game) -> None:
    state = game.position()
    assert state.to_play == 0
    assert state.players == game.player_counts[0]
    assert game.options_of(state) == game.check_options({})


def test_options_stand_beside_the_facts(game: Game) -> None:
    for option in game.options:
        for value in option.values:
            try:
                wanted = game.options_of(game.start(None, **{option.name: value}))
            except BadOption:  # not for so few players
                continue
            state = game.position(**{option.name: value})
            assert state.to_play != CHANCE
            assert game.options_of(state) == wanted


def test_nonsense_is_refused_in_words(game: Game) -> None:
    for field in fields(game):
        for value in NONSENSE:
            try:
                state = game.position(**{field: value})
            except (BadPosition, BadOption):
                continue
            assert game.from_dict(state.to_dict()) == state
