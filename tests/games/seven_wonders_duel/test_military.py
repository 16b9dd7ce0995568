"""The military track (SW-9)."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel.events import CoinsLost
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.rng import Rng
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    RICH,
    city,
    coins,
    ending,
    given,
    military_tokens,
    moves_at_random,
    new_game,
    play,
    points,
    told,
    turn,
)

ALL = {(0, 2), (0, 5), (1, 2), (1, 5)}


def test_pawn_starts_in_the_middle():  # SW-9.1
    assert new_game().pawn == 0


@pytest.mark.parametrize(("seat", "direction"), [(0, 1), (1, -1)])
@pytest.mark.parametrize(("card", "shields"), [("guard_tower", 1), ("walls", 2), ("pretorium", 3)])
def test_one_space_per_shield(seat, direction, card, shields):  # SW-9.1
    for start in (-1, 0, 1):
        state = given(card, city(coins=RICH), city(coins=RICH), to_play=seat, pawn=start)
        assert play(state, f"build {card}").pawn == start + direction * shields


def test_player_1_leads_in_front_of_player_2():  # SW-9.1
    state = play(given("guard_tower"), "build guard_tower")
    assert (points(state, 0)["military"], points(state, 1)["military"]) == (2, 0)


@pytest.mark.parametrize(
    ("distance", "worth"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_points_of_the_zones(distance, worth):  # SW-9.2
    for pawn in (distance, -distance):
        state = position(pawn=pawn)
        leader = 0 if pawn > 0 else 1
        assert points(state, leader)["military"] == worth
        assert points(state, 1 - leader)["military"] == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("before", "card", "loss"),
    [
        (1, "guard_tower", 0),
        (2, "guard_tower", 2),
        (2, "walls", 2),
        (3, "guard_tower", 0),
        (4, "guard_tower", 0),
        (5, "guard_tower", 5),
        (5, "pretorium", 5),
        (6, "guard_tower", 0),
    ],
)
def test_first_entry_into_a_zone_costs_the_player_there(seat, before, card, loss):  # SW-9.3
    price = {"guard_tower": 0, "walls": 4, "pretorium": 8}
    pawn = before if seat == 0 else -before
    state = given(card, city(coins=20), city(coins=20), to_play=seat, pawn=pawn)
    play(state, f"build {card}")
    assert coins(state)[1 - seat] == 20 - loss
    assert coins(state)[seat] == 20 - price[card]  # the coins go to the bank, not to the attacker


@pytest.mark.parametrize(("purse", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_token_takes_at_most_what_there_is(purse, left):  # SW-9.3
    state = given("guard_tower", {}, city(coins=purse), pawn=2)
    assert coins(play(state, "build guard_tower"))[1] == left


def test_used_token_leaves_the_game():  # SW-9.3
    state = given("guard_tower", pawn=2)
    assert military_tokens(state) == ALL
    play(state, "build guard_tower")
    assert military_tokens(state) == ALL - {(1, 2)}
    other = given("guard_tower", to_play=1, pawn=-2)
    play(other, "build guard_tower")
    assert military_tokens(other) == ALL - {(0, 2)}


def test_one_action_may_use_both_tokens():  # SW-9.4, SW-15.6
    """From 2 to 6 with four shields: 2 coins, then 5."""
    state = given("arsenal", city(tokens="strategy", coins=RICH), city(coins=20), pawn=2)
    losses = [event.coins for event in told(state, "build arsenal") if isinstance(event, CoinsLost)]
    assert losses == [2, 5]
    play(state, "build arsenal")
    assert state.pawn == 6
    assert coins(state)[1] == 13
    assert military_tokens(state) == {(0, 2), (0, 5)}


def test_nearer_token_is_used_first():  # SW-9.4
    state = given("arsenal", city(tokens="strategy", coins=RICH), city(coins=6), pawn=2)
    losses = [event.coins for event in told(state, "build arsenal") if isinstance(event, CoinsLost)]
    assert losses == [2, 4]


def test_token_works_once_per_game():  # SW-9.5
    state = position(age=1, pawn=2, used_military_tokens=[(1, 2)], layout={19: "guard_tower"})
    assert coins(play(state, "build guard_tower")) == (7, 7)
    assert state.pawn == 3


def test_coming_back_into_a_zone_has_no_effect():  # SW-9.5
    """The pawn goes to 3, back to 2, and to 3 again: 2 coins are lost once."""
    state = given(
        "guard_tower", city(coins=20), city(coins=20), pawn=2, layout={14: "palisade", 16: "stable"}
    )
    play(state, "build guard_tower")
    assert (state.pawn, coins(state)[1]) == (3, 18)
    play(state, "build palisade")
    assert (state.pawn, coins(state)[1]) == (2, 16)
    play(state, "build stable")
    assert (state.pawn, coins(state)[1]) == (3, 16)


def test_crossing_the_middle_uses_no_token():  # SW-9.3
    state = given("arsenal", city(coins=RICH), city(coins=RICH), pawn=-1)
    play(state, "build arsenal")
    assert (state.pawn, coins(state)[1]) == (2, RICH)


@pytest.mark.parametrize(("seat", "pawn"), [(0, 8), (0, 7), (0, 6), (1, -8), (1, -6)])
def test_capital_wins_at_once(seat, pawn):  # SW-9.6
    """Three shields; what is left over is ignored."""
    state = given("pretorium", city(coins=RICH), city(coins=RICH), pawn=pawn, to_play=seat)
    play(state, "build pretorium")
    assert abs(state.pawn) == 9
    assert ending(state) == ("military", (seat,))
    assert state.legal_actions() == []


def test_wonder_may_reach_the_capital():  # SW-9.6
    state = given("tavern", city(wonders="colossus", coins=RICH), pawn=8)
    play(state, "wonder colossus with tavern")
    assert state.pawn == 9
    assert ending(state) == ("military", (0,))


@pytest.mark.parametrize(("card", "shields"), [("guard_tower", 2), ("walls", 3), ("arsenal", 4)])
def test_strategy(card, shields):  # SW-9.7, SW-10.8
    state = given(card, city(tokens="strategy", coins=RICH))
    assert play(state, f"build {card}").pawn == shields


def test_strategy_is_for_its_owner():  # SW-9.7
    state = given("guard_tower", {}, city(tokens="strategy"))
    assert play(state, "build guard_tower").pawn == 1


def test_strategy_with_a_chain():  # SW-9.7
    state = given("horse_breeders", city("stable", tokens="strategy", coins=0))
    assert play(state, "build horse_breeders").pawn == 2


def test_strategy_with_the_mausoleum():  # SW-9.7
    state = given(
        "tavern", city(wonders="mausoleum", tokens="strategy", coins=RICH), discarded=["guard_tower", "altar"]
    )
    play(state, "wonder mausoleum with tavern", "revive guard_tower")
    assert state.pawn == 2


def test_strategy_is_not_for_wonders():  # SW-9.7
    state = given("tavern", city(wonders="statue_of_zeus", tokens="strategy", coins=RICH))
    assert play(state, "wonder statue_of_zeus with tavern").pawn == 1


def test_strategy_is_not_for_cards_already_built():  # SW-9.7
    board = ["strategy", "law", "economy", "masonry", "theology"]
    state = given("library", city("scriptorium guard_tower"), board_tokens=board, pawn=1)
    play(state, "build library", "take strategy")
    assert state.pawn == 1


def test_other_cards_have_no_shields():  # SW-9.7
    state = given("altar", city(tokens="strategy"))
    assert turn(state, "build altar").pawn == 0


def test_pawn_moves_only_by_shields(many):  # SW-9.1
    for seed in range(many(60)):
        pawn = 0
        for state in moves_at_random(new_game(), Rng(seed)):
            assert abs(state.pawn - pawn) <= 4
            assert abs(state.pawn) <= 9
            assert (abs(state.pawn) == 9) == (GAME.endings[state.ending] == "military")
            pawn = state.pawn
