"""The worked examples of the rules, one test per vector: A printed in the rulebook, B turn order, C costs and effects.

P1 and P2 are seats 0 and 1. Where a vector says nothing: 7 coins each, empty cities, pawn at 0, player 1 to play.
"""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.position import position
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    RICH,
    available,
    bill,
    board_tokens,
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
    military_tokens,
    new_game,
    options,
    phase,
    play,
    points,
    prices,
    slots,
    turn,
    wonders,
)

# -- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        pytest.param("lumber_yard", {}, id="A1-lumber_yard"),
        pytest.param("stone_pit", {"coins": 1}, id="A1-stone_pit"),
        pytest.param("baths", {"stone": 1}, id="A1-baths"),
        pytest.param("arena", {"clay": 1, "stone": 1, "wood": 1}, id="A1-arena"),
        pytest.param("horse_breeders", {"clay": 1, "wood": 1}, id="A2-horse_breeders"),
        pytest.param("scriptorium", {"coins": 2}, id="A8-scriptorium"),
        pytest.param("stone_pit", {"coins": 1}, id="A8-stone_pit"),
    ],
)
def test_printed_cost(card: str, printed: dict[str, int]):
    read = tables.CARDS[tables.CARD[card]]
    assert CARD[card]["cost"] == printed
    assert read.coins == printed.get("coins", 0)
    assert dict(zip(tables.RESOURCES, read.cost, strict=True)) == {
        resource: printed.get(resource, 0) for resource in tables.RESOURCES
    }


COSTS: list[Any] = [
    pytest.param("horse_breeders", {}, {}, 0, 4, id="A2-nobody-produces"),
    pytest.param("horse_breeders", city("stable"), {}, 0, 0, id="A2-chain"),
    pytest.param("lumber_yard", {}, {}, 0, 0, id="A3"),
    pytest.param("fortifications", city("clay_pool"), city("shelf_quarry"), 1, 5, id="A6"),
    pytest.param("aqueduct", {}, city("shelf_quarry"), 0, 12, id="A7"),
    pytest.param("caravansery", city("glassworks"), {}, 1, 7, id="A9"),
    pytest.param("aqueduct", city("baths"), {}, 0, 0, id="A10"),
    pytest.param("fortifications", city("palisade"), {}, 0, 0, id="A11"),
    pytest.param("aqueduct", city("stone_reserve quarry"), city("shelf_quarry"), 0, 2, id="C1"),
    pytest.param("palace", city("forum glassworks"), city("press drying_room"), 0, 6, id="C3-palace"),
    pytest.param("pantheon", city("forum glassworks"), city("press drying_room"), 0, 8, id="C3-pantheon"),
    pytest.param(
        "palace", city("caravansery"), city("shelf_quarry sawmill clay_pool"), 0, 11, id="C4-palace"
    ),
    pytest.param(
        "town_hall", city("caravansery"), city("shelf_quarry sawmill clay_pool"), 0, 16, id="C4-town_hall"
    ),
    pytest.param(
        "palace",
        city("caravansery", tokens="masonry"),
        city("shelf_quarry sawmill clay_pool"),
        0,
        4,
        id="C5-palace",
    ),
    pytest.param(
        "town_hall",
        city("caravansery", tokens="masonry"),
        city("shelf_quarry sawmill clay_pool"),
        0,
        8,
        id="C5-town_hall",
    ),
    pytest.param(
        "obelisk",
        city("caravansery", tokens="masonry"),
        city("shelf_quarry sawmill clay_pool"),
        0,
        0,
        id="C5-obelisk",
    ),
    pytest.param(
        "observatory",
        city("customs_house"),
        city("glassworks press glass_blower"),
        0,
        4,
        id="C17-observatory",
    ),
    pytest.param(
        "university", city("customs_house"), city("glassworks press glass_blower"), 0, 4, id="C17-university"
    ),
    pytest.param("laboratory", city("forum", built="piraeus"), {}, 0, 2, id="C18-laboratory"),
    pytest.param("school", city("forum", built="piraeus"), {}, 0, 2, id="C18-school"),
    pytest.param("study", city("forum", built="piraeus"), {}, 0, 4, id="C18-study"),
]

#: C6: without and with Architecture, against {shelf_quarry, glassworks}.
WONDER_COSTS = {
    "appian_way": (14, 6),
    "circus_maximus": (13, 5),
    "colossus": (9, 4),
    "great_library": (11, 6),
    "great_lighthouse": (10, 4),
    "hanging_gardens": (9, 4),
    "mausoleum": (12, 6),
    "piraeus": (10, 4),
    "pyramids": (14, 6),
    "sphinx": (12, 5),
    "statue_of_zeus": (12, 6),
    "temple_of_artemis": (11, 4),
}
for wonder, (full, discounted) in WONDER_COSTS.items():
    rival = city("shelf_quarry glassworks")
    COSTS.append(pytest.param(wonder, {}, rival, 0, full, id=f"C6-{wonder}"))
    COSTS.append(
        pytest.param(
            wonder, city(tokens="architecture"), rival, 0, discounted, id=f"C6-{wonder}-architecture"
        )
    )


@pytest.mark.parametrize(("thing", "p1", "p2", "to_play", "expected"), COSTS)
def test_cost(thing: str, p1: dict[str, Any], p2: dict[str, Any], to_play: int, expected: int):
    assert cost(thing, p1, p2, to_play) == expected


@pytest.mark.parametrize(("thing", "p1", "p2", "to_play", "expected"), COSTS)
def test_cost_decides_what_is_affordable(thing, p1, p2, to_play, expected):  # SW-6.11
    for purse in (expected, expected - 1):
        if purse >= 0:
            cities = [{**p1}, {**p2}]
            cities[to_play]["coins"] = purse
            if thing in CARD:
                state, text = given(thing, *cities, to_play=to_play), f"build {thing}"
            else:
                cities[to_play]["wonders"] = [thing]
                state, text = given("arsenal", *cities, to_play=to_play), f"wonder {thing} with arsenal"
            assert can(state, text) == (purse == expected)


@pytest.mark.parametrize(("card", "expected"), [("baths", 0), ("garrison", 0), ("apothecary", 2)])
def test_a4_production_pays_and_glass_must_be_bought(card, expected):
    state = position(age=2, cities=[city("quarry brickyard clay_pit press"), {}])
    assert state.price_of_card(0, tables.CARD[card]) == (0, expected, False)


def test_a5_prices_of_stone():  # SW-6.3, SW-15.8
    state = position(age=2, cities=[{}, city("shelf_quarry")])
    assert prices(state, 0)["stone"] == 4
    assert prices(state, 1)["stone"] == 2


def test_a7_aqueduct_is_too_dear_with_7_coins():
    assert not can(given("aqueduct", p2=city("shelf_quarry")), "build aqueduct")


def test_a9_printed_coins_and_trade():
    state = given("caravansery", city("glassworks"), city(coins=7), to_play=1)
    assert bill(state, "build caravansery") == (2, 5)


def test_c4_prices():
    state = position(age=3, cities=[city("caravansery"), city("shelf_quarry sawmill clay_pool")])
    assert prices(state, 0) == {"wood": 4, "clay": 3, "stone": 4, "glass": 2, "papyrus": 2}


def test_c19_choice_producers_raise_no_price():
    rival = city("forum caravansery", built="great_lighthouse piraeus")
    state = position(age=3, cities=[city("quarry"), rival])
    assert prices(state, 0) == dict.fromkeys(tables.RESOURCES, 2)


def test_c2_economy_gets_what_is_paid():
    state = given("aqueduct", city("stone_reserve quarry"), city("shelf_quarry", tokens="economy", coins=0))
    assert coins(play(state, "build aqueduct")) == (5, 2)


# -- layout and turn --------------------------------------------------------------------------------------------------


def test_a12_four_free_cards():
    state = position(
        layout={15: "baths", 16: "stone_pit", 17: "lumber_yard", 18: "scriptorium"}, taken=[14, 19]
    )
    assert available(state) == {15, 16, 17, 18}
    free = {text.split()[-1] for text in options(state)}
    assert free == {"baths", "stone_pit", "lumber_yard", "scriptorium"}


def test_a13_discard():
    state = given("aqueduct", city("tavern clay_reserve"))
    turn(state, "discard aqueduct")
    assert coins(state) == (11, 7)
    assert discarded(state) == {"aqueduct"}


def test_a14_wonder():
    state = given("palace", city("brickyard clay_pool glassworks", wonders="colossus", coins=0))
    turn(state, "wonder colossus with palace")
    assert coins(state) == (0, 7)
    assert built(state, 0) == {"colossus": "palace"}
    assert discarded(state) == set()
    assert "palace" not in cards(state, 0)
    assert state.pawn == 2


def test_a15_seventh_wonder():
    p1 = city(wonders="colossus pyramids", built="sphinx piraeus", coins=RICH)
    p2 = city(built="great_library great_lighthouse hanging_gardens mausoleum", coins=RICH)
    state = given("tavern", p1, p2)
    turn(state, "wonder colossus with tavern")
    assert set(built(state, 0)) == {"sphinx", "piraeus", "colossus"}
    assert len(built(state, 1)) == 4
    assert wonders(state, 0) == set(built(state, 0))
    for _ in range(2):
        assert not any(text.startswith("wonder") for text in options(state))
        turn(state, sorted(text for text in options(state) if text.startswith("discard"))[0])


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4)], ids=["A16-from-1", "A16-from-2"])
def test_a16_military_token(before, after):
    state = given("archery_range", city(coins=RICH), pawn=before)
    turn(state, "build archery_range")
    assert state.pawn == after
    assert coins(state)[1] == 5
    assert military_tokens(state) == {(0, 2), (0, 5), (1, 5)}


def test_a17_strategy():
    state = given("archery_range", city(tokens="strategy", coins=RICH))
    turn(state, "build archery_range")
    assert state.pawn == 3
    assert coins(state)[1] == 5


def test_a18_strategy_is_not_for_wonders():
    state = given("tavern", city(tokens="strategy", wonders="colossus", coins=RICH))
    assert play(state, "wonder colossus with tavern").pawn == 2


def test_a19_first_game():
    state = new_game(wonders="first_game")
    play(state, "tokens agriculture economy law masonry theology")
    assert wonders(state, 0) == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert wonders(state, 1) == {"circus_maximus", "piraeus", "appian_way", "colossus"}


def test_a20_draft():
    state = new_game()
    play(state, "tokens agriculture economy law masonry theology")
    deciders = []
    for group in ("appian_way circus_maximus colossus great_library", "mausoleum piraeus pyramids sphinx"):
        play(state, f"wonders {group}")
        for wonder in group.split()[:3]:  # the fourth is taken for him
            deciders.append(state.to_play + 1)
            play(state, f"pick {wonder}")
    assert deciders == [1, 2, 2] + [2, 1, 1]
    assert wonders(state, 0) == {"appian_way", "great_library", "piraeus", "pyramids"}
    assert wonders(state, 1) == {"circus_maximus", "colossus", "mausoleum", "sphinx"}


def test_a21_token_takes_what_there_is():
    state = given("guard_tower", p2=city(coins=1), pawn=2)
    play(state, "build guard_tower")
    assert state.pawn == 3
    assert coins(state) == (7, 0)


def test_a22_points_for_coins():
    assert points(position(cities=[city(coins=8), {}]), 0)["coins"] == 2


@pytest.mark.parametrize(
    ("tie", "expected"),
    [
        pytest.param("last_player_chooses", ("choose_age_starter", 0), id="A23-chooses"),
        pytest.param("last_player_starts", ("play_card", 0), id="A23-starts"),
    ],
)
def test_a23_no_extra_turn_at_the_end_of_an_age(tie, expected):
    state = last_card("tavern", city(wonders="sphinx", coins=RICH), age_start_tie=tie)
    play(state, "wonder sphinx with tavern")
    deal(state)
    assert state.age == 2
    assert (phase(state), state.to_play) == expected


def test_b1_fresh_age_1():
    assert available(position()) == {14, 15, 16, 17, 18, 19}


def test_b2_reveal_after_the_second_of_two():
    state = position(layout={14: "tavern", 15: "altar"})
    play(state, "discard tavern")
    assert phase(state) == "play_card"
    assert slots(state)[9] == "down"
    play(state, "discard altar")
    assert phase(state) == "reveal_card"
    play(state, "reveal baths")
    assert slots(state)[9] == "baths"
    assert available(state) == {9, 16, 17, 18, 19}


def test_b3_age_2():
    state = position(age=2, layout={18: "walls"})
    assert available(state) == {18, 19}
    assert slots(state)[15] == slots(state)[16] == "down"
    play(state, "discard walls", "reveal rostrum")
    assert slots(state)[15] == "rostrum"
    assert available(state) == {15, 19}
    assert slots(state)[16] == "down"


def test_b4_age_3():
    state = position(age=3, layout={18: "palace", 19: "senate"})
    turn(state, "discard palace")
    assert available(state) == {15, 19}
    turn(state, "discard senate")
    assert available(state) == {15, 16, 17}


def test_b5_the_middle_row_of_age_3():
    state = position(age=3, taken=list(range(11, 20)), layout={9: "palace", 10: "senate"})
    assert available(state) == {9, 10}
    left = turn(state.clone(), "discard palace")
    assert available(left) == {5, 6, 10}
    right = turn(state.clone(), "discard senate")
    assert available(right) == {7, 8, 9}


def test_b6_the_outer_columns_are_tied_in_pairs():
    state = position(age=3, taken=[9, *range(11, 20)])
    assert available(state) == {5, 6, 10}


def test_b7_temple_of_artemis_plays_again():
    state = given("tavern", city(wonders="temple_of_artemis", coins=RICH))
    assert play(state, "wonder temple_of_artemis with tavern").to_play == 0


def test_b8_theology_plays_again():
    state = given("tavern", city(wonders="colossus", tokens="theology", coins=RICH))
    assert play(state, "wonder colossus with tavern").to_play == 0


def test_b9_theology_and_sphinx_give_one_extra_turn():
    state = given("tavern", city(wonders="sphinx", tokens="theology", coins=RICH), layout={18: "altar"})
    assert turn(state, "wonder sphinx with tavern").to_play == 0
    assert turn(state, "discard altar").to_play == 1


@pytest.mark.parametrize(
    ("card", "pawn", "chooser"),
    [pytest.param("tavern", 4, 1, id="B10"), pytest.param("barracks", -1, 0, id="B11")],
)
def test_weaker_player_chooses_who_begins(card, pawn, chooser):
    state = last_card(card, city(coins=RICH), city(coins=RICH), pawn=pawn, to_play=1 - chooser)
    play(state, f"discard {card}")
    deal(state)
    assert (phase(state), state.to_play) == ("choose_age_starter", chooser)
    assert options(state) == {"begin 1", "begin 2"}


# -- effects ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "p1", "p2", "after"),
    [
        pytest.param("lighthouse", city("tavern wood_reserve"), {}, (10, 7), id="C7"),
        pytest.param(
            "arena",
            city("lumber_yard clay_pool quarry", built="sphinx colossus", coins=3),
            {},
            (7, 7),
            id="C8",
        ),
        pytest.param("temple", city("altar", tokens="urbanism", coins=1), {}, (5, 7), id="C9"),
        pytest.param(
            "port", city("lumber_yard logging_camp clay_pool glassworks press", coins=0), {}, (6, 7), id="C12"
        ),
        pytest.param(
            "chamber_of_commerce", city("drying_room press glassworks", coins=0), {}, (9, 7), id="C13"
        ),
        pytest.param(
            "armory", city("shelf_quarry glassworks guard_tower walls", coins=0), {}, (2, 7), id="C14"
        ),
        pytest.param(
            "merchants_guild",
            city("lumber_yard clay_pool glassworks press tavern", coins=0),
            city("brewery forum clay_reserve"),
            (3, 7),
            id="C20",
        ),
        pytest.param(
            "shipowners_guild",
            city("brickyard quarry glassworks press", coins=9),
            city("lumber_yard sawmill clay_pool stone_pit drying_room"),
            (14, 7),
            id="C21",
        ),
    ],
)
def test_coins_after_construction(card, p1, p2, after):
    assert coins(play(given(card, p1, p2), f"build {card}")) == after


def test_c10_urbanism_taken_by_its_own_chain():
    board = ["urbanism", "law", "economy", "masonry", "strategy"]
    state = given("library", city("scriptorium", coins=1), board_tokens=board)
    play(state, "build library", "take urbanism")
    assert coins(state) == (7, 7)


def test_c11_urbanism_owned_before():
    state = given("library", city("scriptorium", tokens="urbanism", coins=1))
    play(state, "build library")
    assert coins(state) == (5, 7)
    assert phase(state) == "choose_progress"
    assert options(state) == {f"take {token}" for token in board_tokens(state)}


def test_c15_second_token():
    state = given("pretorium", city(coins=8), city(coins=4), pawn=5)
    play(state, "build pretorium")
    assert coins(state) == (0, 0)
    assert state.pawn == 8
    assert military_tokens(state) == {(0, 2), (0, 5)}


def test_c16_military_supremacy():
    state = given("arsenal", city(coins=RICH), pawn=6)
    play(state, "build arsenal")
    assert state.pawn == 9
    assert ending(state) == ("military", (0,))


@pytest.mark.parametrize(
    ("card", "p1", "p2", "points_for_guild"),
    [
        pytest.param(
            "merchants_guild",
            city("lumber_yard clay_pool glassworks press tavern", coins=0),
            city("brewery forum clay_reserve"),
            3,
            id="C20",
        ),
        pytest.param(
            "shipowners_guild",
            city("brickyard quarry glassworks press", coins=9),
            city("lumber_yard sawmill clay_pool stone_pit drying_room"),
            5,
            id="C21",
        ),
    ],
)
def test_guild_points(card, p1, p2, points_for_guild):
    state = play(given(card, p1, p2), f"build {card}")
    assert points(state, 0)["purple"] == points_for_guild
    assert points(state, 1)["purple"] == 0


def test_c22_moneylenders():
    state = position(age=3, cities=[city("moneylenders_guild", coins=8), city(coins=11)])
    assert (points(state, 0)["purple"], points(state, 0)["coins"]) == (3, 2)
    assert (points(state, 1)["purple"], points(state, 1)["coins"]) == (0, 3)


def test_c23_builders():
    state = position(
        age=3, cities=[city("builders_guild", built="sphinx"), city(built="pyramids colossus piraeus")]
    )
    assert points(state, 0)["purple"] == 6


def test_c24_mathematics():
    state = position(cities=[city(tokens="mathematics law philosophy"), {}])
    assert points(state, 0)["tokens"] == 16


def test_c25_law_as_the_sixth_symbol():
    p1 = city("workshop apothecary scriptorium pharmacist academy", wonders="great_library", coins=RICH)
    state = given("palace", p1, board_tokens=["economy", "masonry", "strategy", "urbanism", "theology"])
    play(state, "wonder great_library with palace", "library law mathematics philosophy", "take law")
    assert ending(state) == ("science", (0,))


def test_c26_temple_of_artemis_with_theology():
    p1 = city("quarry lumber_yard glassworks press", wonders="temple_of_artemis", tokens="theology", coins=0)
    state = given("walls", p1, layout={18: "barracks"})
    turn(state, "wonder temple_of_artemis with walls")
    assert coins(state) == (12, 7)
    assert state.to_play == 0
    assert turn(state, "discard barracks").to_play == 1


def test_c27_appian_way():
    state = given(
        "palace", city("press brickyard shelf_quarry", wonders="appian_way", coins=0), city(coins=2)
    )
    turn(state, "wonder appian_way with palace")
    assert coins(state) == (3, 0)
    assert state.to_play == 0


def test_c28_military_points():
    state = position(age=3, pawn=4)
    assert (points(state, 0)["military"], points(state, 1)["military"]) == (5, 0)


@pytest.mark.parametrize(
    ("p1", "p2", "expected"),
    [
        pytest.param(15, 14, ("blue", (0,)), id="C29-first"),
        pytest.param(14, 15, ("blue", (1,)), id="C29-second"),
        pytest.param(15, 15, ("shared", (0, 1)), id="C29-shared"),
    ],
)
def test_blue_cards_break_a_tie(p1, p2, expected):
    blue = {
        14: ("gardens temple statue", "rostrum aqueduct courthouse"),  # 6 + 4 + 4 and 4 + 5 + 5 points
        15: ("palace temple statue", "courthouse senate obelisk"),  # 7 + 4 + 4 and 5 + 5 + 5
    }
    first, second = blue[p1][0], blue[p2][1]
    for name, worth in ((first, p1), (second, p2)):
        assert sum(CARD[card]["vp"] for card in name.split()) == worth
    # coins make both equal at 50, with the two that the last discard brings
    state = last_card(
        "tacticians_guild",
        city(first, coins=3 * (50 - p1)),
        city(second, coins=3 * (50 - p2) - 2),
        to_play=1,
    )
    play(state, "discard tacticians_guild")
    assert state.scores() == [50, 50]
    assert ending(state) == expected


def test_a24_guild_counts():
    """The rulebook's guild page: see C20 to C23; a guild counts in the city that has more, whoever owns it."""
    state = position(age=3, cities=[city("magistrates_guild altar"), city("theater baths")])
    assert points(state, 0)["purple"] == 2
