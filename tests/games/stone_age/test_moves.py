"""Moves as values and as text, and what is no move."""

from __future__ import annotations

import pytest

from antiqua.games.stone_age import moves
from antiqua.kernel.errors import IllegalMove, InvalidMove
from antiqua.kernel.seats import OVER
from tests.games.stone_age.helpers import GAME, given, random_game


@pytest.mark.parametrize("text", moves.EXAMPLES.values())
def test_examples_are_moves(text: str):
    assert moves.write(moves.read(text)) == text
    assert moves.write(moves.read(f"  {text.upper()} ")) == text


def test_every_legal_move_can_be_written_and_read(many):
    for seed in range(many(20)):
        for state in random_game(2 + seed % 3, seed)[:: 1 + seed % 5]:
            if state.to_play == OVER:
                continue
            for action in state.legal_actions():
                move = moves.move(state, action)
                assert moves.read(moves.write(move)) == move
                assert moves.action(state, move) == action


def test_dice_in_any_order():
    assert moves.read("items 6 2 5 2") == moves.Items((2, 2, 5, 6))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "place forest",
        "place 0 forest",
        "place 11 hunting_grounds",
        "place three forest",
        "place 3 woods",
        "act",
        "pay food",
        "pay wood wood",
        "tool 5",
        "decline card_1",
        "items 7 1",
        "items 1",
        "items 1 1 1 1 1",
        "roll 61",
        "deal nothing",
        "start 5",
    ],
)
def test_what_is_no_move(text: str):
    with pytest.raises(InvalidMove):
        moves.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "place 8 forest",
        "place 6 hunting_grounds",
        "place 1 hut",
        "act forest",
        "roll 3",
        "one_use 1",
        "gather",
        "items 1 1",
    ],
)
def test_what_is_not_legal_here(text: str):
    state = given()
    before = state.clone()
    with pytest.raises(IllegalMove):
        GAME.parse(state, text)
    assert state == before
