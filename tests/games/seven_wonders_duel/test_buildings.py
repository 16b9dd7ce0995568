"""What buildings do when they are constructed (SW-7)."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel.events import CoinsGained, CoinsLost, PawnMoved
from antiqua.games.seven_wonders_duel.position import position
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    RICH,
    can,
    cards,
    city,
    coins,
    cost,
    given,
    phase,
    play,
    points,
    prices,
    told,
)


def gains(state, text, seat=0):
    """What `seat` gains through the effects of a construction, event by event."""
    return [
        (event.why, event.coins)
        for event in told(state, text)
        if isinstance(event, CoinsGained) and event.seat == seat
    ]


def test_card_joins_the_city():  # SW-7.1
    state = play(given("altar"), "build altar")
    assert cards(state, 0) == {"altar"}
    assert points(state, 0)["blue"] == 3


def test_color_counts_include_the_card_itself():  # SW-7.1
    state = given("lighthouse", city("tavern", coins=0))
    assert coins(play(state, "build lighthouse")) == (2, 7)


@pytest.mark.parametrize(("card", "gain"), [("tavern", 4), ("brewery", 6)])
def test_fixed_coins(card, gain):  # SW-7.2
    assert coins(play(given(card, city(coins=0)), f"build {card}")) == (gain, 7)


@pytest.mark.parametrize(
    ("card", "own", "gain"),
    [
        pytest.param("chamber_of_commerce", city("glassworks press"), 6, id="3-per-grey"),
        pytest.param("port", city("quarry sawmill shelf_quarry"), 6, id="2-per-brown-card"),
        pytest.param("armory", city("guard_tower stable walls"), 3, id="1-per-red"),
        pytest.param("lighthouse", city("wood_reserve brewery"), 3, id="1-per-yellow-with-itself"),
        pytest.param("arena", city(built="sphinx pyramids colossus"), 6, id="2-per-wonder"),
        pytest.param("arena", city(wonders="sphinx pyramids colossus"), 0, id="wonders-not-built"),
        pytest.param("port", city("glassworks press"), 0, id="grey-is-not-brown"),
    ],
)
def test_coins_per_count(card, own, gain):  # SW-7.2
    rival = city("clay_pool drying_room garrison tavern", built="piraeus mausoleum")  # does not count
    state = given(card, {**own, "coins": RICH}, rival)
    assert sum(amount for _, amount in gains(state, f"build {card}")) == gain


def test_urbanism_pays_before_the_cards_own_coins():  # SW-7.2
    state = given("lighthouse", city("tavern", tokens="urbanism", coins=0))
    assert gains(state, "build lighthouse") == [("urbanism", 4), ("card", 2)]


def test_shields_move_the_pawn():  # SW-7.3
    for card, shields in (("guard_tower", 1), ("walls", 2), ("arsenal", 3)):
        assert play(given(card, city(coins=RICH)), f"build {card}").pawn == shields
        state = given(card, {}, city(coins=RICH), to_play=1)
        assert play(state, f"build {card}").pawn == -shields


def test_coins_come_before_shields():  # SW-7.2, SW-7.3
    """Of cards none has both; the payment to Economy is there before the loss by the military token."""
    state = given("walls", city(coins=RICH), city(tokens="economy", coins=0), pawn=1)
    kinds = [type(event) for event in told(state, "build walls")]
    assert kinds.index(CoinsGained) < kinds.index(PawnMoved) < kinds.index(CoinsLost)


def test_science_symbol_counts():  # SW-7.4
    state = given("school", city("apothecary", coins=RICH))
    assert phase(play(state, "build school")) == "choose_progress"


def test_production_is_not_for_its_own_cost():  # SW-7.5
    """The forum needs clay; the caravansery needs glass and papyrus, which the forum could give only later."""
    assert cost("forum") == 5
    assert cost("caravansery") == 6
    assert cost("caravansery", city("forum")) == 4


def test_effects_hold_for_later_constructions():  # SW-7.5
    state = given("stone_reserve", p2=city("quarry"))
    assert prices(state)["stone"] == 3
    play(state, "build stone_reserve")
    assert prices(state)["stone"] == 1
    state = given("quarry", p2=city(coins=RICH))
    play(state, "build quarry")
    assert (prices(state, 0)["stone"], prices(state, 1)["stone"]) == (2, 3)
    assert state.price_of_card(0, CARD["baths"]["index"]) == (0, 0, False)
    assert state.price_of_card(1, CARD["baths"]["index"]) == (0, 3, False)


def test_chain_symbol_holds_for_later_constructions():  # SW-7.5
    state = given("theater", city(coins=0))
    assert state.price_of_card(0, CARD["statue"]["index"]) == (0, 4, False)
    play(state, "build theater")
    assert state.price_of_card(0, CARD["statue"]["index"]) == (0, 0, True)
    assert state.price_of_card(1, CARD["statue"]["index"]) == (0, 4, False)


GUILDS = {
    "merchants_guild": ["tavern", "brewery", "forum", "wood_reserve", "clay_reserve"],
    "scientists_guild": ["workshop", "apothecary", "scriptorium", "pharmacist", "school"],
    "magistrates_guild": ["altar", "theater", "baths", "temple", "statue"],
    "tacticians_guild": ["guard_tower", "stable", "garrison", "palisade", "walls"],
}


@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize(("own", "others"), [(1, 3), (3, 1), (2, 2), (0, 0), (0, 4)])
def test_guild_counts_the_larger_city(guild, own, others):  # SW-7.6
    names = GUILDS[guild]
    state = given(guild, city(" ".join(names[:own]), coins=RICH), city(" ".join(names[own : own + others])))
    more = max(own, others)
    assert gains(state, f"build {guild}") == ([("guild", more)] if more else [])
    play(state, f"build {guild}")
    assert points(state, 0)["purple"] == more
    assert points(state, 1)["purple"] == 0


@pytest.mark.parametrize(
    ("own", "others", "more"),
    [
        ("quarry clay_pool glassworks", "sawmill", 3),
        ("quarry", "sawmill press drying_room", 3),
        ("quarry clay_pool brickyard", "press drying_room glassworks", 3),
        ("quarry clay_pool", "sawmill press drying_room", 3),
    ],
)
def test_shipowners_count_brown_and_grey_of_one_city(own, others, more):  # SW-7.6
    state = given("shipowners_guild", city(own, coins=RICH), city(others))
    assert gains(state, "build shipowners_guild") == [("guild", more)]
    assert points(play(state, "build shipowners_guild"), 0)["purple"] == more


def test_builders_and_moneylenders_give_no_coins():  # SW-7.6
    for guild in ("builders_guild", "moneylenders_guild"):
        state = given(guild, city(built="sphinx", coins=RICH))
        assert gains(state, f"build {guild}") == []


def test_builders_score_two_points_per_wonder():  # SW-7.6
    state = position(age=3, cities=[city("builders_guild", built="sphinx pyramids"), city(built="colossus")])
    assert points(state, 0)["purple"] == 4


@pytest.mark.parametrize(("own", "others", "worth"), [(2, 0, 0), (3, 0, 1), (8, 7, 2), (8, 9, 3), (0, 11, 3)])
def test_moneylenders_score_sets_of_three_coins(own, others, worth):  # SW-7.6
    state = position(age=3, cities=[city("moneylenders_guild", coins=own), city(coins=others)])
    assert points(state, 0)["purple"] == worth


def test_guild_points_are_counted_again_at_the_end():  # SW-7.6
    state = given("magistrates_guild", city("altar", coins=RICH), layout={18: "palace"})
    play(state, "build magistrates_guild")
    assert points(state, 0)["purple"] == 1
    play(state, "reveal senate", "discard senate", "build palace")
    assert points(state, 0)["purple"] == 2
    assert coins(state)[0] == RICH - 8 + 1 - 10  # and the coins were paid once


def test_guilds_choose_their_city_independently():  # SW-7.6
    first = city("merchants_guild altar theater", coins=0)
    second = city("magistrates_guild tavern brewery forum", coins=0)
    state = position(age=3, cities=[first, second])
    assert points(state, 0)["purple"] == 3  # yellow: the second city
    assert points(state, 1)["purple"] == 2  # blue: the first
    both = position(
        age=3,
        cities=[city("merchants_guild magistrates_guild tavern", coins=0), city("altar baths", coins=0)],
    )
    assert points(both, 0)["purple"] == 1 + 2


def test_printed_points_are_for_the_end():  # SW-7.7
    state = given("chamber_of_commerce", city("press drying_room", coins=0))
    play(state, "build chamber_of_commerce")
    assert points(state, 0)["yellow"] == 3
    assert coins(state) == (6, 7)  # only the coins of its effect


@pytest.mark.parametrize(
    "card", [name for name, card in CARD.items() if card.get("vp") and card["color"] != "yellow"]
)
def test_points_bring_no_coins(card):  # SW-7.7
    state = given(card, city(coins=RICH))
    assert can(state, f"build {card}")
    assert gains(state, f"build {card}") == []
    assert points(play(state, f"build {card}"), 0)[CARD[card]["color"]] == CARD[card]["vp"]
