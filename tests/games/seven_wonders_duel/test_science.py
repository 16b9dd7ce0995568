"""Science and progress tokens (SW-10)."""

from __future__ import annotations

from collections import Counter

import pytest

from antiqua.games.seven_wonders_duel.events import TokenTaken
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    DATA,
    RICH,
    Recorder,
    board_tokens,
    built,
    can,
    cards,
    city,
    coins,
    ending,
    given,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    points,
    reveal,
    slots,
    tokens,
    turn,
)

BOARD = ["agriculture", "economy", "law", "masonry", "urbanism"]
PAIRS = [symbol["cards"] for symbol in DATA["science"] if symbol["cards"]]


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_pair_brings_a_token_of_the_players_choice(first, second):  # SW-10.1, SW-10.2
    state = given(second, city(first, coins=RICH), board_tokens=BOARD)
    play(state, f"build {second}")
    assert (phase(state), state.to_play) == ("choose_progress", 0)
    assert options(state) == {f"take {token}" for token in BOARD}
    play(state, "take masonry")
    assert tokens(state, 0) == {"masonry"}
    assert board_tokens(state) == {*BOARD} - {"masonry"}


def test_single_symbol_brings_nothing():  # SW-10.1
    state = given("library", city("workshop apothecary", coins=RICH), board_tokens=BOARD)
    play(state, "build library")
    assert phase(state) == "reveal_card"


def test_pair_is_within_one_city():  # SW-10.1
    state = given("library", city(coins=RICH), city("scriptorium"))
    assert phase(play(state, "build library")) == "reveal_card"


def test_token_must_be_taken_from_the_board():  # SW-10.1
    state = play(given("library", city("scriptorium"), board_tokens=BOARD), "build library")
    with pytest.raises(IllegalMove, match="take philosophy"):
        play(state, "take philosophy")


def test_last_token_is_taken_without_asking():  # SW-10.1
    state = given("library", city("scriptorium", tokens="economy masonry"), city(tokens="law strategy"),
                  board_tokens=["theology"])  # fmt: skip
    play(state, "build library")
    assert tokens(state, 0) == {"economy", "masonry", "theology"}
    assert board_tokens(state) == set()


def test_no_token_left():  # SW-10.1
    state = given("library", city("scriptorium", tokens="economy masonry"), city(tokens="law strategy theology"),
                  board_tokens=[])  # fmt: skip
    play(state, "build library")
    assert phase(state) == "reveal_card"
    assert tokens(state, 0) == {"economy", "masonry"}


def test_pair_by_the_mausoleum():  # SW-10.2
    p1 = city("scriptorium", wonders="mausoleum", coins=RICH)
    for revived, asked in (("library", True), ("dispensary", False)):
        state = given("walls", p1, discarded=["library", "dispensary"])
        play(state, "wonder mausoleum with walls", f"revive {revived}")
        assert (phase(state) == "choose_progress") == asked


def test_each_pair_brings_one_token(many):  # SW-10.2
    """As many tokens as pairs, unless the board had none left."""
    for seed in range(many(60)):
        state = new_game()
        state.listener = recorder = Recorder()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        for seat in range(2):
            symbols = Counter(CARD[name].get("science") for name in cards(state, seat))
            pairs = sum(number == 2 for symbol, number in symbols.items() if symbol is not None)
            taken = [
                event.token
                for event in recorder.events
                if isinstance(event, TokenTaken) and event.seat == seat and not event.from_library
            ]
            assert len(taken) == pairs or (len(taken) < pairs and not board_tokens(state))


def test_law_is_a_symbol_of_its_own():  # SW-10.3
    five = "workshop apothecary scriptorium pharmacist"
    state = given("academy", city(five, tokens="law", coins=RICH))
    play(state, "build academy")
    assert ending(state) == ("science", (0,))


def test_law_counts_from_the_moment_it_is_gained():  # SW-10.3
    own = city("workshop apothecary scriptorium academy", coins=RICH)
    state = given("study", own, board_tokens=BOARD, layout={18: None, 15: "university"})
    play(state, "build study", "take law")
    assert state.ending == 0  # five symbols
    play(state, "reveal palace", "reveal senate", "discard palace", "build university")
    assert ending(state) == ("science", (0,))


def test_law_makes_no_pair():  # SW-10.3
    state = given("library", city("scriptorium", coins=RICH), board_tokens=BOARD)
    play(state, "build library", "take law")
    assert phase(state) == "reveal_card"
    reveal(state)
    assert tokens(state, 0) == {"law"}


@pytest.mark.parametrize(
    ("own", "last", "wins"),
    [
        ("workshop apothecary scriptorium pharmacist academy", "university", True),
        ("workshop apothecary scriptorium pharmacist university", "study", True),
        ("workshop apothecary scriptorium pharmacist", "university", False),
        ("workshop laboratory apothecary school scriptorium library pharmacist dispensary", "study", False),
    ],
)
def test_six_different_symbols_win(own, last, wins):  # SW-10.4
    state = given(last, city(own, coins=RICH))
    play(state, f"build {last}")
    if wins:
        assert ending(state) == ("science", (0,))
    else:
        assert state.ending == 0


def test_player_2_wins_by_science_too():  # SW-10.4
    state = given(
        "academy", {}, city("workshop apothecary scriptorium pharmacist observatory", coins=RICH), to_play=1
    )
    assert ending(play(state, "build academy")) == ("science", (1,))


def test_law_may_be_the_sixth():  # SW-10.4
    own = "workshop apothecary scriptorium pharmacist academy"
    state = given("study", city(own, coins=RICH), board_tokens=BOARD)
    play(state, "build study", "take law")
    assert ending(state) == ("science", (0,))


def test_sixth_symbol_by_the_mausoleum():  # SW-10.4
    own = "workshop apothecary scriptorium pharmacist academy"
    state = given("palace", city(own, wonders="mausoleum", coins=RICH), discarded=["university", "altar"])
    play(state, "wonder mausoleum with palace", "revive university")
    assert ending(state) == ("science", (0,))


def test_agriculture():  # SW-10.5
    state = given("library", city("scriptorium", coins=0), board_tokens=BOARD)
    play(state, "build library", "take agriculture")
    assert coins(state) == (6, 7)
    assert points(state, 0)["tokens"] == 4


def test_philosophy():  # SW-10.5
    assert points(position(cities=[city(tokens="philosophy"), {}]), 0)["tokens"] == 7


@pytest.mark.parametrize(
    ("own", "worth"), [("mathematics", 3), ("mathematics law", 6), ("mathematics law economy", 9)]
)
def test_mathematics_counts_itself(own, worth):  # SW-10.5
    state = position(cities=[city(tokens=own), city(tokens="theology masonry")])
    assert points(state, 0)["tokens"] == worth
    assert points(state, 1)["tokens"] == 0


def test_discounts_begin_with_the_token():  # SW-10.6
    board = ["architecture", "masonry", "law", "economy", "strategy"]
    for token, wonder_price, palace_price in (("architecture", 4, 10), ("masonry", 8, 6)):
        state = given("library", city("scriptorium", wonders="pyramids", coins=RICH), board_tokens=board)
        assert state.price_of_wonder(0, 8) == 8
        play(state, "build library", f"take {token}")
        assert state.price_of_wonder(0, 8) == wonder_price
        assert state.price_of_card(0, CARD["palace"]["index"])[1] == palace_price


def test_economy_begins_with_the_token():  # SW-10.7
    state = given("library", city("scriptorium", coins=0), city(coins=RICH), board_tokens=BOARD,
                  layout={18: "walls"})  # fmt: skip
    turn(state, "build library", "take economy")
    assert coins(state) == (0, RICH)
    turn(state, "build walls")
    assert coins(state) == (4, RICH - 4)


def test_strategy_begins_with_the_token():  # SW-10.8
    board = ["strategy", "law", "economy", "masonry", "theology"]
    state = given("library", city("scriptorium", coins=RICH), board_tokens=board, layout={18: "walls"})
    play(state, "build library", "take strategy", "reveal rostrum", "discard rostrum", "build walls")
    assert state.pawn == 3


def test_theology():  # SW-10.9
    for wonder, again in (("pyramids", True), ("sphinx", True)):
        state = given("tavern", city(wonders=wonder, tokens="theology", coins=RICH), layout={18: "altar"})
        assert (turn(state, f"wonder {wonder} with tavern").to_play == 0) == again
        assert turn(state, "discard altar").to_play == 1  # one extra turn, not two


def test_theology_is_for_later_wonders():  # SW-10.9, SW-15.2
    """With the pyramids built before, gaining Theology brings no extra turn."""
    board = ["strategy", "law", "economy", "masonry", "theology"]
    state = given("library", city("scriptorium", built="pyramids", coins=RICH), board_tokens=board)
    turn(state, "build library", "take theology")
    assert built(state, 0).keys() == {"pyramids"}
    assert state.to_play == 1


def test_urbanism():  # SW-10.10
    state = given("library", city("scriptorium altar", coins=0), board_tokens=BOARD, layout={18: "temple"})
    turn(state, "build library", "take urbanism")
    assert coins(state)[0] == 6
    turn(state, f"discard {slots(state)[17]}", "build temple")
    assert coins(state)[0] == 10


def test_urbanism_is_for_chains_only():  # SW-10.10
    state = given("altar", city(tokens="urbanism", coins=0))
    assert coins(play(state, "build altar")) == (0, 7)
    state = given("walls", city("shelf_quarry", tokens="urbanism", coins=0))
    assert coins(play(state, "build walls")) == (0, 7)


def test_urbanism_of_the_opponent_pays_nobody():  # SW-10.10
    state = given("temple", city("altar", coins=0), city(tokens="urbanism"))
    assert coins(play(state, "build temple")) == (0, 7)


def test_token_costs_nothing():  # SW-10.11
    state = given("library", city("scriptorium", coins=0), board_tokens=BOARD)
    play(state, "build library", "take masonry")
    assert coins(state) == (0, 7)


def test_token_is_kept_beside_the_next():  # SW-10.11
    board = ["law", "masonry", "strategy", "urbanism"]
    state = given("library", city("scriptorium", tokens="economy"), board_tokens=board)
    play(state, "build library", "take masonry")
    assert tokens(state, 0) == {"economy", "masonry"}


def test_token_is_never_lost(many):  # SW-10.11, SW-10.1
    for seed in range(many(20)):
        before: list[set[str]] = [set(), set()]
        for state in moves_at_random(new_game(), Rng(seed)):
            now = [tokens(state, seat) for seat in range(2)]
            assert all(before[seat] <= now[seat] for seat in range(2))
            before = now


def test_zeus_cannot_take_a_green_card_or_a_token():  # SW-10.11
    rival = city("scriptorium quarry clay_pool", tokens="law")
    state = given("tavern", city(wonders="statue_of_zeus", coins=RICH), rival)
    play(state, "wonder statue_of_zeus with tavern")
    assert options(state) == {"destroy quarry", "destroy clay_pool"}
    assert not can(state, "destroy scriptorium")
