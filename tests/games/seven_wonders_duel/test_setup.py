"""Setup (SW-2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from antiqua.games.seven_wonders_duel.events import CardRevealed
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    TOKEN,
    Recorder,
    board_tokens,
    boxed_tokens,
    cards,
    coins,
    deal,
    discarded,
    ending,
    moves_at_random,
    new_game,
    phase,
    play,
    points,
    tokens,
    wonders,
)

TOKENS = "tokens agriculture economy law masonry theology"


def test_player_1_drafts_first_and_begins_age_1():  # SW-2.1
    state = play(new_game(), TOKENS, "wonders sphinx piraeus colossus mausoleum")
    assert state.to_play == 0
    state = deal(play(new_game(wonders="first_game"), TOKENS))
    assert (state.age, state.to_play) == (1, 0)


def test_pawn_and_military_tokens():  # SW-2.2
    state = new_game()
    assert state.pawn == 0
    view = GAME.view(state, 0)
    assert [(token.seat, token.distance, token.coins) for token in view.military_tokens] == [
        (0, 3, 2),
        (0, 6, 5),
        (1, 3, 2),
        (1, 6, 5),
    ]


def test_five_tokens_at_random():  # SW-2.3
    state = new_game()
    assert state.to_play == CHANCE
    chances = state.chance_outcomes()
    assert [odds for _, odds in chances] == [Fraction(1, comb(10, 5))] * 252
    boards = {GAME.notation(state, outcome) for outcome, _ in chances}
    assert len(boards) == 252
    assert all(len({*board.split()[1:]} & TOKEN.keys()) == 5 for board in boards)


def test_the_other_five_are_in_the_box():  # SW-2.3
    state = play(new_game(), TOKENS)
    assert board_tokens(state) == {"agriculture", "economy", "law", "masonry", "theology"}
    assert boxed_tokens(state) == TOKEN.keys() - board_tokens(state)


def test_seven_coins_each():  # SW-2.4
    state = new_game()
    assert coins(state) == (7, 7)
    assert [points(state, seat)["coins"] for seat in range(2)] == [2, 2]
    assert (
        cards(state, 0)
        == cards(state, 1)
        == discarded(state)
        == tokens(state, 0)
        == tokens(state, 1)
        == set()
    )


def test_first_game_sets():  # SW-2.5
    state = play(new_game(wonders="first_game"), TOKENS)
    assert wonders(state, 0) == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert wonders(state, 1) == {"circus_maximus", "piraeus", "appian_way", "colossus"}
    assert (state.age, phase(state)) == (1, "deal_card")


def test_draft_is_the_default():  # SW-2.5
    state = play(new_game(), TOKENS)
    assert phase(state) == "deal_wonders"
    assert wonders(state, 0) == wonders(state, 1) == set()


@pytest.mark.parametrize("age", [1, 2, 3])
def test_any_card_of_the_deck_may_come_first(age):  # SW-2.6
    """23 of 23 (in Age III: 17 of 20, and 3 of 7 guilds): what is removed is not known."""
    state = first_card_of(age)
    deck = [name for name, card in CARD.items() if card["age"] == age and card["back"] != "guild"]
    expected = {f"reveal {name}": Fraction(17 if age == 3 else 20, 20 * len(deck)) for name in deck}
    if age == 3:
        expected |= {f"reveal {name}": Fraction(3, 20 * 7) for name in CARD if CARD[name]["back"] == "guild"}
    assert {GAME.notation(state, outcome): odds for outcome, odds in state.chance_outcomes()} == expected


def first_card_of(age: int) -> Duel:
    for state in moves_at_random(new_game(wonders="first_game"), Rng(age)):
        if state.age == age and phase(state) == "deal_card":
            return state.clone()
    raise AssertionError("no such age in this game")


@pytest.mark.parametrize("seed", range(8))
def test_twenty_cards_of_each_age_are_seen(seed):  # SW-2.6
    """Three cards of every deck, and four guilds, stay out of the game; nothing comes twice."""
    state = new_game(wonders="first_game")
    state.listener = recorder = Recorder()
    for _ in moves_at_random(state, Rng(seed)):
        pass
    seen = [event.card for event in recorder.events if isinstance(event, CardRevealed)]
    assert len(seen) == len({*seen})
    count = Counter("guild" if CARD[name]["back"] == "guild" else CARD[name]["age"] for name in seen)
    whole = {1: 20, 2: 20, 3: 17, "guild": 3}
    if ending(state)[0] == "military":
        assert all(count[kind] <= whole[kind] for kind in count)
    else:
        assert count == whole


@pytest.mark.parametrize("count", [0, 1, 3, 4, "2", True])
def test_only_two_players(count):  # SW-2.7
    with pytest.raises(BadOption, match=r"2\.$") as caught:
        GAME.start(count)
    assert caught.value.id == "error-bad-player-count"


def test_two_players():  # SW-2.7
    assert GAME.player_counts == (2,)
    assert GAME.start().players == 2
