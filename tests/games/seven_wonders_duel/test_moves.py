"""Moves as values, numbers and text, each into the others."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel import moves
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    RICH,
    city,
    given,
    last_card,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
)

EVERY_KIND = {
    "pick sphinx": moves.PickWonder("sphinx"),
    "build tavern": moves.Build("tavern"),
    "discard tavern": moves.Discard("tavern"),
    "wonder sphinx with tavern": moves.BuildWonder("sphinx", "tavern"),
    "take law": moves.TakeToken("law"),
    "revive tavern": moves.Revive("tavern"),
    "destroy press": moves.Destroy("press"),
    "begin 2": moves.Begin(2),
    "tokens agriculture economy law masonry theology": moves.DealTokens(
        ("agriculture", "economy", "law", "masonry", "theology")
    ),
    "wonders colossus mausoleum piraeus sphinx": moves.DealWonders(
        ("colossus", "mausoleum", "piraeus", "sphinx")
    ),
    "reveal barracks": moves.Reveal("barracks"),
    "back guild": moves.Back(True),
    "back age": moves.Back(False),
    "library law theology urbanism": moves.DrawLibrary(("law", "theology", "urbanism")),
}


@pytest.mark.parametrize("text", EVERY_KIND)
def test_text_and_value(text):
    assert GAME.read(text) == EVERY_KIND[text]
    assert GAME.write(EVERY_KIND[text]) == text


def test_every_kind_is_here():
    assert {type(move) for move in EVERY_KIND.values()} == set(moves.KIND_OF.values())


def test_notation_of_random_games(many):
    """Every legal move of every position: number, value and text are one and the same."""
    for seed in range(max(3, many(12))):
        for state in moves_at_random(new_game(), Rng(seed)):
            legal = state.legal_actions()
            texts = [GAME.notation(state, action) for action in legal]
            assert len(set(texts)) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                move = GAME.read(text)
                assert move == GAME.move(state, action)
                assert GAME.write(move) == text
                assert GAME.action(state, move) == GAME.parse(state, text) == action


def test_action_numbers_of_seats_and_chance_stay_in_their_ranges(many):
    for seed in range(many(40)):
        for state in moves_at_random(new_game(), Rng(seed)):
            most = GAME.outcomes if state.to_play == CHANCE else GAME.actions
            assert all(0 <= action < most for action in state.legal_actions())


@pytest.mark.parametrize(
    "text",
    ["BUILD Tavern", "  build   tavern ", "wonder Sphinx WITH tavern", "library urbanism law theology"],
)
def test_case_spaces_and_order_do_not_matter(text):
    assert GAME.write(GAME.read(text)) in {
        "build tavern",
        "wonder sphinx with tavern",
        "library law theology urbanism",
    }


@pytest.mark.parametrize(
    ("text", "id", "sentence"),
    [
        ("", "error-empty-move", "A move must not be empty; it is one line of words."),
        ("   ", "error-empty-move", "A move must not be empty; it is one line of words."),
        ("buildd tavern", "error-unknown-move", "“buildd” in the move “buildd tavern” is not known"),
        ("build tavrn", "error-unknown-move", "possible are, for example: tavern"),
        ("build sphinx", "error-unknown-move", "“sphinx” in the move “build sphinx” is not known"),
        ("pick tavern", "error-unknown-move", "“tavern” in the move “pick tavern” is not known"),
        ("take sphinx", "error-unknown-move", "“sphinx” in the move “take sphinx” is not known"),
        ("build", "error-move-form", "it is written like “build tavern”"),
        ("build tavern altar", "error-move-form", "it is written like “build tavern”"),
        ("wonder sphinx tavern", "error-move-form", "it is written like “wonder sphinx with tavern”"),
        ("wonder sphinx by tavern", "error-move-form", "it is written like “wonder sphinx with tavern”"),
        (
            "wonder tavern with tavern",
            "error-unknown-move",
            "“tavern” in the move “wonder tavern with tavern”",
        ),
        ("begin 3", "error-unknown-move", "“3” in the move “begin 3” is not known"),
        ("begin", "error-move-form", "it is written like “begin 1”"),
        ("back purple", "error-unknown-move", "“purple” in the move “back purple” is not known"),
        ("tokens law lawn", "error-unknown-move", "“lawn” in the move “tokens law lawn” is not known"),
        ("wonders sphinx law", "error-unknown-move", "“law” in the move “wonders sphinx law” is not known"),
        ("library sphinx", "error-unknown-move", "“sphinx” in the move “library sphinx” is not known"),
    ],
)
def test_what_is_no_move(text, id, sentence):
    with pytest.raises(InvalidMove) as caught:
        GAME.read(text)
    assert caught.value.id == id
    assert sentence in str(caught.value)


def test_illegal_move_is_named_and_changes_nothing():
    state = given("tavern")
    before = state.fingerprint()
    with pytest.raises(IllegalMove, match=r"^The move “build altar” is not legal here[:;] "):
        GAME.parse(state, "build altar")
    assert state.fingerprint() == before


@pytest.mark.parametrize(
    "text",
    [
        "pick sphinx",
        "take law",
        "revive tavern",
        "destroy quarry",
        "begin 1",
        "reveal baths",
        "back age",
        "library law theology urbanism",
        "tokens agriculture economy law masonry theology",
        "wonders colossus mausoleum piraeus sphinx",
        "wonder sphinx with baths",
        "wonder pyramids with tavern",
        "build baths",
        "discard quarry",
    ],
)
def test_moves_of_another_moment_or_place_are_illegal(text):
    """Player 1, who has the sphinx, is to use the tavern or another open card; the baths lie face up but covered."""
    state = given(
        "tavern", city("quarry", wonders="sphinx", coins=RICH), city(wonders="pyramids"), layout={5: "baths"}
    )
    assert phase(state) == "play_card"
    assert "wonder sphinx with tavern" in options(state)
    with pytest.raises(IllegalMove, match=f"“{text}” is not legal here"):
        GAME.parse(state, text)
    assert GAME.action(state, GAME.read(text)) == -1


@pytest.mark.parametrize(
    "text",
    [
        "tokens agriculture economy law masonry",
        "tokens agriculture economy law masonry theology urbanism",
        "tokens law law law masonry theology",
    ],
)
def test_deal_of_the_wrong_size_is_illegal(text):
    with pytest.raises(IllegalMove):
        GAME.parse(new_game(), text)


def test_library_draw_must_come_from_the_box():
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    state = given("tavern", city(wonders="great_library", coins=RICH), board_tokens=board)
    play(state, "wonder great_library with tavern")
    with pytest.raises(IllegalMove, match="library law"):
        GAME.parse(state, "library law mathematics strategy")


def test_card_turned_up_must_be_unseen_and_of_the_age():
    state = play(position(age=2, layout={18: "walls"}), "discard walls")
    for card in (slots(state)[0], "walls", "tavern", "palace", "merchants_guild"):
        with pytest.raises(IllegalMove, match=f"reveal {card}"):
            GAME.parse(state, f"reveal {card}")


def test_wonders_of_the_second_group_were_not_in_the_first():
    state = play(new_game(), "tokens agriculture economy law masonry theology",
                 "wonders colossus mausoleum piraeus sphinx")  # fmt: skip
    play(state, "pick colossus", "pick mausoleum", "pick piraeus")
    with pytest.raises(IllegalMove, match="wonders"):
        GAME.parse(state, "wonders colossus pyramids appian_way great_library")


def test_no_move_after_the_end():
    state = play(last_card("palace", city(coins=RICH)), "build palace")
    with pytest.raises(
        IllegalMove, match="The game is over, so the move “build altar” cannot be made any more"
    ):
        GAME.parse(state, "build altar")
    assert GAME.action(state, GAME.read("build altar")) == -1
