"""The rulings on edge cases (SW-14), each with its number."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.seven_wonders_duel.events import CardConstructed, CoinsGained, PlaysAgain
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import BadPosition
from antiqua.kernel.rng import Rng
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    RICH,
    available,
    board_tokens,
    boxed_tokens,
    built,
    can,
    cards,
    city,
    coins,
    cost,
    deal,
    discarded,
    ending,
    given,
    last_card,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    points,
    prices,
    reveal,
    slots,
    tokens,
    told,
    turn,
    wonders,
)

REVIVER = city(wonders="mausoleum", coins=RICH)


def revive(card: str, own: dict[str, Any], rival: dict[str, Any] | None = None, **facts: Any):
    """Player 1 builds the Mausoleum with the pretorium and revives `card` out of two in the pile."""
    p1 = {**own, "wonders": ["mausoleum"], "coins": RICH}
    other = "altar" if "altar" not in own["cards"] + (rival or {"cards": []})["cards"] else "theater"
    state = given("pretorium", p1, rival, discarded=[card, other], **facts)
    return play(state, "wonder mausoleum with pretorium", f"revive {card}")


@pytest.mark.parametrize(("purse", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_no_debt_by_the_appian_way(purse, left):  # SW-14.1
    state = given("tavern", city(wonders="appian_way", coins=RICH), city(coins=purse))
    assert coins(play(state, "wonder appian_way with tavern"))[1] == left


def test_no_debt_by_a_military_token():  # SW-14.1
    state = given("pretorium", city(coins=RICH), city(coins=3), pawn=5)
    assert coins(play(state, "build pretorium"))[1] == 0


def test_urbanism_pays_although_everything_is_produced():  # SW-14.2
    own = city("baths shelf_quarry quarry", tokens="urbanism", coins=0)
    assert coins(play(given("aqueduct", own), "build aqueduct")) == (4, 7)
    without = city("shelf_quarry quarry", tokens="urbanism", coins=0)
    assert coins(play(given("aqueduct", without), "build aqueduct")) == (0, 7)


@pytest.mark.parametrize(("first", "second"), [("scriptorium", "library"), ("pharmacist", "dispensary")])
def test_urbanism_does_not_pay_for_the_card_that_brought_it(first, second):  # SW-14.3
    board = ["urbanism", "law", "economy", "masonry", "strategy"]
    state = given(second, city(first, coins=0), board_tokens=board)
    play(state, f"build {second}", "take urbanism")
    assert coins(state) == (6, 7)


def test_mausoleum_is_no_chain_construction():  # SW-14.4
    own = city("altar", tokens="urbanism")
    state = revive("temple", own)
    assert "temple" in cards(state, 0)
    assert coins(state)[0] == RICH - 10


def test_mausoleum_and_strategy():  # SW-14.5
    assert revive("walls", city(tokens="strategy")).pawn == 3


def test_mausoleum_and_pairs():  # SW-14.5
    assert phase(revive("library", city("scriptorium"))) == "choose_progress"


def test_mausoleum_and_guild_coins():  # SW-14.5
    state = revive("magistrates_guild", city("baths"), city("theater aqueduct"))
    assert coins(state)[0] == RICH - 10 + 2


def test_mausoleum_and_arena():  # SW-14.5
    """The Arena counts the Mausoleum itself."""
    assert coins(revive("arena", city(built="sphinx")))[0] == RICH - 10 + 4


def test_mausoleum_with_an_empty_discard_pile():  # SW-14.6
    state = given("tavern", REVIVER)
    turn(state, "wonder mausoleum with tavern")
    assert built(state, 0) == {"mausoleum": "tavern"}
    assert (phase(state), state.to_play) == ("play_card", 1)
    assert points(state, 0)["wonders"] == 2


def test_theology_from_the_great_library():  # SW-14.7
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    state = given("tavern", city(wonders="great_library", coins=RICH), board_tokens=board)
    play(state, "wonder great_library with tavern", "library mathematics strategy theology", "take theology")
    assert (phase(reveal(state)), state.to_play) == ("play_card", 1)


def test_theology_from_a_pair_by_the_mausoleum():  # SW-14.7
    state = revive(
        "library", city("scriptorium"), board_tokens=["theology", "law", "economy", "masonry", "strategy"]
    )
    reveal(play(state, "take theology"))
    assert (phase(state), state.to_play) == ("play_card", 1)


def test_other_token_from_the_great_library_keeps_the_extra_turn_of_theology():  # SW-14.7
    p1 = city(wonders="great_library", tokens="theology", coins=RICH)
    state = given("tavern", p1, board_tokens=["agriculture", "architecture", "economy", "law"])
    play(state, "wonder great_library with tavern", "library mathematics strategy urbanism", "take strategy")
    assert reveal(state).to_play == 0


@pytest.mark.parametrize(
    "wonder", ["sphinx", "appian_way", "hanging_gardens", "piraeus", "temple_of_artemis"]
)
def test_theology_and_a_wonder_that_plays_again(wonder):  # SW-14.8
    state = given("tavern", city(wonders=wonder, tokens="theology", coins=RICH), layout={18: "altar"})
    assert turn(state, f"wonder {wonder} with tavern").to_play == 0
    assert turn(state, "discard altar").to_play == 1


def test_extra_turn_with_the_last_card_of_an_age():  # SW-14.9
    """It is lost, and the builder is the last player: he chooses, and the choice stands."""
    state = last_card("tavern", city(wonders="sphinx", coins=RICH))
    assert not [event for event in told(state, "wonder sphinx with tavern") if isinstance(event, PlaysAgain)]
    deal(play(state, "wonder sphinx with tavern"))
    assert (phase(state), state.to_play) == ("choose_age_starter", 0)
    play(state, "begin 1")
    first = sorted(text for text in options(state) if text.startswith("discard"))[0]
    assert turn(state, first).to_play == 1


def test_economy_with_a_fixed_price():  # SW-14.10, SW-15.4
    state = given("walls", city("stone_reserve", coins=2), city("shelf_quarry", tokens="economy", coins=0))
    assert coins(play(state, "build walls")) == (0, 2)


def test_economy_and_wonders():  # SW-14.11
    state = given("tavern", city(wonders="pyramids", coins=8), city(tokens="economy", coins=0))
    assert coins(play(state, "wonder pyramids with tavern")) == (0, 8)


def test_economy_gets_nothing_of_discards_losses_and_printed_coins():  # SW-14.11
    rival = city(tokens="economy", coins=0)
    assert coins(play(given("tavern", {}, rival), "discard tavern")) == (9, 0)
    assert coins(play(given("palisade", {}, rival), "build palisade")) == (5, 0)
    token = given("guard_tower", city(tokens="economy", coins=0), pawn=2)
    assert coins(play(token, "build guard_tower")) == (0, 5)
    appian = given("tavern", city("press clay_pool clay_pit", wonders="appian_way", coins=RICH), rival)
    play(appian, "wonder appian_way with tavern")
    assert coins(appian) == (RICH - 4 + 3, 4 - 3)  # two stone were bought; then 3 coins are lost


def test_economy_before_the_military_loss():  # SW-14.12
    """An owner with 0 coins who is paid 3 and then hit by the 2-coin token ends with 1."""
    rival = city("clay_pool", tokens="economy", coins=0)
    state = given("garrison", city(coins=3), rival, pawn=2)
    assert coins(play(state, "build garrison")) == (0, 1)


def test_discount_is_not_wasted_on_what_the_city_produces():  # SW-14.13
    own = city("shelf_quarry stone_pit", tokens="masonry")
    assert cost("town_hall", own) == 0  # three stone are produced, the two wood discounted
    assert (
        cost("town_hall", city("sawmill", tokens="masonry")) == 2
    )  # two wood produced, two stone discounted
    assert cost("palace", city("quarry glassworks", tokens="masonry"), city("lumber_yard")) == 2


def test_discount_after_choice_producers():  # SW-14.13
    own = city("caravansery forum", tokens="masonry")
    assert cost("palace", own) == 2  # five units: one raw and one glass by choice, two discounted
    own = city("caravansery", tokens="masonry")
    assert (
        cost("obelisk", own, city("shelf_quarry")) == 0
    )  # a dear stone by choice, stone and glass discounted


def test_no_token_left_for_a_pair():  # SW-14.14
    p1 = city("scriptorium", tokens="law economy")
    state = given("library", p1, city(tokens="masonry strategy theology"), board_tokens=[])
    turn(state, "build library")
    assert tokens(state, 0) == {"law", "economy"}
    assert state.to_play == 1


def test_great_library_finds_five_tokens(many):  # SW-14.15
    seen = 0
    for seed in range(max(30, many(100))):
        draws = 0
        for state in moves_at_random(new_game(), Rng(seed)):
            if phase(state) == "draw_library":
                draws += 1
                assert len(boxed_tokens(state)) == 5
                assert not boxed_tokens(state) & board_tokens(state)
                assert len(options(state)) == 10
        assert draws <= 1
        seen += draws
    assert seen


def test_great_library_with_all_tokens_taken():  # SW-14.15
    p1 = city(wonders="great_library", tokens="agriculture architecture economy", coins=RICH)
    state = given("tavern", p1, city(tokens="law masonry"))
    play(state, "wonder great_library with tavern")
    assert boxed_tokens(state) == {"mathematics", "philosophy", "strategy", "theology", "urbanism"}


@pytest.mark.parametrize(("wonder", "target"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_shield_wins_before_the_pick(wonder, target):  # SW-14.16, SW-8.1
    rival = city(f"{target} clay_pool glassworks")
    state = given("tavern", city(wonders=wonder, coins=RICH), rival, pawn=8)
    play(state, f"wonder {wonder} with tavern")
    assert ending(state) == ("military", (0,))
    assert target in cards(state, 1)
    assert discarded(state) == set()


@pytest.mark.parametrize("builder", [0, 1])
def test_destroyed_card_can_be_revived_by_either_player(builder):  # SW-14.17
    first = city(wonders="statue_of_zeus" + (" mausoleum" if builder == 0 else ""), coins=RICH)
    second = city("quarry", wonders="mausoleum" if builder == 1 else "", coins=RICH)
    state = given("palace", first, second)
    turn(state, "wonder statue_of_zeus with palace")
    assert discarded(state) == {"quarry"}
    if builder == 0:
        turn(state, sorted(text for text in options(state) if text.startswith("discard"))[0])
    use = sorted(text for text in options(state) if text.startswith("wonder mausoleum"))[0]
    play(state, use)
    if builder == 0:
        play(state, "revive quarry")
    assert "quarry" in cards(state, builder)


def test_eighth_wonder_is_simply_lost():  # SW-14.18
    p1 = city(
        built="sphinx hanging_gardens pyramids", wonders="great_lighthouse", tokens="architecture", coins=RICH
    )
    p2 = city(built="appian_way circus_maximus piraeus", wonders="mausoleum", tokens="theology", coins=RICH)
    state = given("tavern", p1, p2)
    turn(state, "wonder great_lighthouse with tavern")
    assert wonders(state, 1) == {"appian_way", "circus_maximus", "piraeus"}
    assert (tokens(state, 0), tokens(state, 1)) == ({"architecture"}, {"theology"})
    assert coins(state) == (RICH - 4, RICH)
    for _ in range(2):
        assert not [text for text in options(state) if text.startswith("wonder")]
        turn(state, sorted(text for text in options(state) if text.startswith("discard"))[0])


def test_one_construction_wins_in_one_way(many):  # SW-14.19
    for seed in range(max(100, many(600))):
        state = new_game()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        symbols = [{CARD[name].get("science") for name in cards(state, seat)} - {None} for seat in range(2)]
        six = [len(symbols[seat]) + ("law" in tokens(state, seat)) >= 6 for seat in range(2)]
        assert [abs(state.pawn) == 9, *six].count(True) == (ending(state)[0] in ("military", "science"))


def test_bank_is_unlimited():  # SW-14.20
    """There are 86 coins in the box."""
    state = given("brewery", city(coins=80), city(coins=80))
    assert coins(play(state, "build brewery")) == (86, 80)


def test_guild_of_the_rival_counts_my_city():  # SW-14.21
    state = position(age=3, cities=[city("tavern brewery forum"), city("merchants_guild")])
    assert points(state, 1)["purple"] == 3
    assert points(state, 0)["purple"] == 0


def test_no_guild_counts_guilds():  # SW-14.21
    own = "merchants_guild scientists_guild tacticians_guild"
    state = position(age=3, cities=[city(own, coins=0), city(coins=0)])
    assert points(state, 0)["purple"] == 0
    shipowners = position(
        age=3, cities=[city("shipowners_guild magistrates_guild quarry", coins=0), city(coins=0)]
    )
    assert points(shipowners, 0)["purple"] == 1


def test_guild_tie():  # SW-14.21
    state = position(age=3, cities=[city("merchants_guild tavern"), city("brewery")])
    assert points(state, 0)["purple"] == 1


def test_moneylenders_use_the_final_coins():  # SW-14.22
    """The rival's last discard brings him from 10 to 12 coins: 4 points, for his coins and for the guild."""
    state = last_card("senate", city("moneylenders_guild", coins=2), city(coins=10), to_play=1)
    play(state, "discard senate")
    assert (points(state, 0)["purple"], points(state, 0)["coins"]) == (4, 0)
    assert points(state, 1)["coins"] == 4
    assert coins(state) == (2, 12)


def test_magistrates_do_not_break_a_tie():  # SW-14.23
    """6 points each, 3 of them on blue cards; the point of the guild makes no difference."""
    p1 = city("magistrates_guild altar", coins=6)  # 1 + 3 + 2 points
    p2 = city("theater study", coins=0)  # 3 + 3
    state = last_card("arsenal", p1, p2, to_play=1)
    assert state.scores() == [6, 6]
    assert ending(state) == ("shared", (0, 1))


def test_progress_token_is_mandatory():  # SW-14.24, SW-15.7
    state = play(given("library", city("scriptorium")), "build library")
    assert all(text.startswith("take ") for text in options(state))
    assert len(options(state)) == 5


@pytest.mark.parametrize(
    ("thing", "own", "price"),
    [
        pytest.param("laboratory", city("forum lumber_yard", built="piraeus"), 0, id="two-glass"),
        pytest.param("university", city("forum clay_pool", built="piraeus"), 0, id="glass-and-papyrus"),
        pytest.param("walls", city("caravansery", built="great_lighthouse"), 0, id="two-stone"),
        pytest.param("horse_breeders", city("caravansery", built="great_lighthouse"), 0, id="wood-and-clay"),
        pytest.param("arena", city("caravansery", built="great_lighthouse"), 2, id="one-of-three-bought"),
    ],
)
def test_two_choice_producers_of_a_kind(thing, own, price):  # SW-14.25
    assert cost(thing, own) == price


def test_several_fixed_prices():  # SW-14.25
    own = city("stone_reserve wood_reserve customs_house")
    assert cost("library", own, city("quarry sawmill glassworks")) == 3


def test_price_falls_with_lost_production():  # SW-14.26
    p1 = city(wonders="statue_of_zeus", tokens="theology", coins=RICH)
    state = given("palace", p1, city("shelf_quarry clay_pool"), layout={18: "obelisk"})
    assert prices(state, 0)["stone"] == 4
    turn(state, "wonder statue_of_zeus with palace", "destroy shelf_quarry")
    assert state.to_play == 0  # the extra turn
    assert prices(state, 0)["stone"] == 2
    (event,) = [event for event in told(state, "build obelisk") if isinstance(event, CardConstructed)]
    assert event.trade == 6


@pytest.mark.parametrize(("card", "gain"), [("lighthouse", 2), ("tavern", 4), ("brewery", 6)])
def test_coins_of_revived_cards(card, gain):  # SW-14.27
    """The lighthouse counts itself."""
    assert coins(revive(card, city("wood_reserve")))[0] == RICH - 10 + gain


def test_distance_nine_is_only_reached_by_winning():  # SW-14.28
    for pawn in (9, -9):
        with pytest.raises(BadPosition, match="already won by military supremacy"):
            position(pawn=pawn)
    state = play(given("guard_tower", pawn=8), "build guard_tower")
    assert (state.pawn, ending(state)[0]) == (9, "military")


def test_any_available_card_serves_for_a_wonder():  # SW-14.29
    """Also one that is too dear; and its removal uncovers cards as usual."""
    own = city("shelf_quarry stone_pit press", wonders="pyramids", coins=0)
    state = given("pretorium", own)
    assert not can(state, "build pretorium")
    play(state, "wonder pyramids with pretorium", "reveal palace")
    assert slots(state)[17] == "palace"
    assert available(state) == {17, 18}


def test_urbanism_event_says_why():  # SW-14.2
    state = given("temple", city("altar", tokens="urbanism", coins=0))
    (event,) = [event for event in told(state, "build temple") if isinstance(event, CoinsGained)]
    assert (event.seat, event.coins, event.why) == (0, 4, "urbanism")
