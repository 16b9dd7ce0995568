"""The worked examples of the rules, one test per vector: EX those of the rulebooks, DV those derived from them.

Red, Blue, Green and Yellow are seats 0 to 3; Red is the start player. W, B, S, G and F are wood, brick, stone, gold and
food.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from antiqua.games.stone_age import events, tables
from antiqua.kernel.seats import OVER
from tests.games.stone_age.helpers import (
    BLUE,
    CARDS,
    GREEN,
    RED,
    RICH,
    TILES,
    YELLOW,
    at,
    begin,
    building,
    buying,
    can,
    cards,
    chance,
    display,
    ending,
    face_up,
    finish_round,
    given,
    hungry,
    options,
    payments,
    phase,
    play,
    points,
    random_game,
    stock,
    told,
    tools,
    turn,
    where,
)

CULTURE = {card["id"]: card.get("culture") for card in tables.DATA["card"]}

# -- placing people ---------------------------------------------------------------------------------------------------


def test_ex_1_no_return_to_a_place():  # SA-4.2
    state = given(red={"places": {"forest": 4}}, blue={"places": {"hunting_grounds": 4}}, to_play=RED)
    assert "forest" not in where(state)
    assert {"clay_pit", "quarry", "river", "hunting_grounds", "tool_maker", "card_1"} <= set(where(state))


@pytest.mark.parametrize("seat", range(4))
def test_ex_2_tool_maker_takes_one(seat: int):  # SA-4.4, SA-4.5
    state = given(blue={"places": {"tool_maker": 1}}, to_play=seat)
    assert "tool_maker" not in where(state)


def test_ex_3_hut_takes_two_at_once():  # SA-4.4
    state = given(to_play=GREEN)
    assert can(state, "place 2 hut")
    assert not can(state, "place 1 hut")
    play(state, "place 2 hut")
    assert state.tribes()[GREEN].hand == 3
    for _ in range(4):
        assert "hut" not in where(state)
        play(state, "place 1 hunting_grounds")


def test_ex_4_field_takes_one():  # SA-4.4
    state = play(given(to_play=YELLOW), "place 1 field")
    for _ in range(4):
        assert "field" not in where(state)
        play(state, "place 1 hunting_grounds")


@pytest.mark.parametrize("place", ["forest", "clay_pit", "quarry", "river"])
def test_ex_5_seven_rings(place: str):  # SA-4.4, SA-4.5
    state = given(red={"places": {place: 4}}, to_play=YELLOW)
    play(state, f"place 2 {place}", "place 1 hunting_grounds")
    assert where(state)[place] == 1  # Blue's turn
    play(state, f"place 1 {place}")
    assert state.active == GREEN
    assert place not in where(state)


def test_ex_6_a_tool_is_turned():  # SA-5.8
    state = turn(tribe={"places": {"hunting_grounds": 5}, "tools": [1], "food": 0})
    play(state, "roll 13")
    without = play(state.clone(), "gather")
    assert without.tribes()[RED].food == 6
    assert tools(without) == ["1"]
    play(state, "tool 1")
    assert state.tribes()[RED].food == 7
    assert tools(state) == ["1*"]


def test_ex_7_one_card_space_is_closed():  # SA-4.4
    state = given(red={"places": {"card_2": 1}}, to_play=BLUE)
    for _ in range(4):
        assert {place for place in where(state) if place.startswith("card")} == {"card_1", "card_3", "card_4"}
        play(state, "place 1 hunting_grounds")


def test_ex_8_one_building_is_closed():  # SA-4.4
    state = given(yellow={"places": {"building_3": 1}})
    for _ in range(4):
        open_now = {place for place in where(state) if place.startswith("building")}
        assert open_now == {"building_1", "building_2", "building_4"}
        play(state, "place 1 hunting_grounds")


def test_ex_9_first_turns_of_a_round():  # SA-2.5, SA-4.1
    state = given()
    play(state, "place 1 card_1", "place 5 hunting_grounds", "place 2 hut", "place 1 building_1")
    assert [tribe.hand for tribe in state.tribes()] == [4, 0, 3, 4]
    order = [state.active]
    for text in ("place 1 card_2", "place 1 card_3", "place 1 card_4"):
        play(state, text)
        order.append(state.active)
    assert order == [RED, GREEN, YELLOW, RED]


# -- actions ----------------------------------------------------------------------------------------------------------


def test_ex_10_hut():  # SA-5.2, SA-5.5
    state = at("hut", seat=GREEN, food=12)
    tribe = state.tribes()[GREEN]
    assert (tribe.people, tribe.hand, tribe.spots) == (6, 6, 0)
    assert state.active == YELLOW  # nothing more to do for Green this round
    state = at("hut", seat=GREEN, food=12, yellow={"places": {"field": 1}, "people": 5})
    finish_round(state)
    assert state.tribes()[GREEN].food == 12 - 6  # the new one eats


def test_ex_11_field():  # SA-5.6
    state = at("field", agriculture=2, food=10)
    assert state.tribes()[RED].agriculture == 3
    assert state.tribes()[RED].hand == 5
    finish_round(state)
    assert state.tribes()[RED].food == 10 + 3 - 5
    assert [at("field", agriculture=level).tribes()[RED].agriculture for level in (9, 10)] == [10, 10]


def test_ex_12_hunting_without_tools():  # SA-5.7
    state = play(turn(seat=BLUE, tribe={"places": {"hunting_grounds": 5}}), "roll 14")
    assert state.tribes()[BLUE].food == 12 + 7


def test_ex_13_hunting_with_a_tool():  # SA-5.7
    state = play(turn(seat=GREEN, tribe={"places": {"hunting_grounds": 3}, "tools": [1]}), "roll 11")
    assert play(state.clone(), "gather").tribes()[GREEN].food == 12 + 5
    play(state, "tool 1")
    assert state.tribes()[GREEN].food == 12 + 6
    assert tools(state, GREEN) == ["1*"]


def test_ex_14_a_tool_of_value_2():  # SA-5.7, SA-D10
    state = turn(seat=YELLOW, tribe={"places": {"hunting_grounds": 2}, "tools": [2, 1, 1]})
    play(state, "roll 4", "tool 2", "gather")
    assert state.tribes()[YELLOW].food == 12 + 3


def test_ex_15_a_used_tool_is_no_choice():  # SA-5.7, SA-7.2
    tribe = {"places": {"hunting_grounds": 3, "river": 2}, "tools": [1]}
    state = play(turn(seat=GREEN, tribe=tribe), "act hunting_grounds", "roll 11", "tool 1", "roll 5")
    assert stock(state, GREEN) == ""
    assert state.active == YELLOW  # it was not asked about tools


def test_ex_16_three_tools_on_one_roll():  # SA-5.7
    state = play(turn(tribe={"places": {"river": 3}, "tools": [2, 2, 2]}), "roll 7")
    play(state, "tool 2", "tool 2", "tool 2")
    assert stock(state) == "GG"
    assert tools(state) == ["2*", "2*", "2*"]


def test_ex_17_fixed_building():  # SA-5.14, SA-5.15
    state = building("fixed_wwb", seat=YELLOW, wood=2, brick=1)
    assert options(state) == {"construct", "decline"}
    play(state, "construct")
    assert state.tribes()[YELLOW].points == 10
    assert stock(state, YELLOW) == ""
    assert phase(state) == "turn_building"
    play(state, "turn open_1_7_a")
    assert tables.BUILDINGS[state.tops[0]].id == "open_1_7_a"
    assert state.left[0] == 6
    assert building("fixed_wwb", seat=YELLOW, wood=2).active == RED  # without the brick it cannot be built


def test_ex_18_choice_building():  # SA-5.14, SA-5.15
    state = building("choice_4_of_2", seat=BLUE, stone=3, wood=1, brick=1)
    assert payments(state)["WSSS"] == 18
    play(state, "pay wood")
    assert state.tribes()[BLUE].points == 18  # with one brick only, stone is the only way to go on


def test_ex_19_cards_slide():  # SA-8.3
    a, b, c, d = "food_7_pottery", "food_5_healing", "food_3_weaving", "food_1_weaving"
    state = turn(
        2,
        tribe={"places": {"card_2": 1, "card_3": 1}, "wood": 5},
        blue={"places": {"field": 1}, "agriculture": 4},
        display=[a, b, c, d],
    )
    play(state, "act card_2", "pay wood", "pay wood")
    while phase(state) != "deal_card":
        play(state, next(text for text in options(state) if text not in ("decline", "act card_4")))
    assert display(state) == [a, d, None, None]
    play(state, "deal points_3_music_a", "deal points_3_music_b")
    assert display(state) == [a, d, "points_3_music_a", "points_3_music_b"]


def culture_cards(count: int) -> list[str]:
    """Cards with so many different symbols."""
    found: dict[str, str] = {}
    for card, symbol in CULTURE.items():
        if symbol and symbol not in found and card != "extra_card_writing":
            found[symbol] = card
    return list(found.values())[:count]


def test_ex_20_culture():  # SA-9.3, SA-D9
    for count in range(9):
        assert points(given(red={"cards": culture_cards(count)}))["culture"] == count**2
    duplicate = next(card for card in CARDS if CULTURE[card] == "pottery" and card not in culture_cards(5))
    assert points(given(red={"cards": [*culture_cards(5), duplicate]}))["culture"] == 26


def holders(specialist: str, figures: int) -> list[str]:
    """Cards with together so many figures of one kind."""
    known = [card for card in tables.DATA["card"] if card.get("specialist") == specialist]
    for chosen in product((0, 1), repeat=len(known)):
        if sum(card["figures"] for card, one in zip(known, chosen, strict=True) if one) == figures:
            return [card["id"] for card, one in zip(known, chosen, strict=True) if one]
    raise AssertionError(f"no {figures} figures of {specialist}")


@pytest.mark.parametrize(
    ("specialist", "category", "figures", "tribe", "score"),
    [
        pytest.param("farmer", "farmers", 5, {"agriculture": 7}, 35, id="EX-21"),
        pytest.param("tool_maker", "tool_makers", 3, {"tools": [3, 2, 2]}, 21, id="EX-22"),
        pytest.param("hut_builder", "hut_builders", 7, {"buildings": 6}, 42, id="EX-23"),
        pytest.param("shaman", "shamans", 3, {"people": 8}, 24, id="EX-24"),
    ],
)
def test_ex_21_to_24_specialists(
    specialist: str, category: str, figures: int, tribe: dict[str, Any], score: int
):
    """SA-9.3, SA-9.4"""
    state = given(red={"cards": holders(specialist, figures), **tribe})
    assert points(state)[category] == score
    assert points(state, BLUE)[category] == 0


def test_ex_25_items_for_dice():  # SA-6.2
    state = play(buying("dice_items_time", wood=1), "pay wood", "items 5 6 2 2")
    assert options(state) == {"pick brick", "pick tool", "pick agriculture"}
    play(state, "pick tool")
    assert tools(state) == ["1"]
    assert options(state) == {"pick brick", "pick agriculture"}
    play(state, "pick agriculture")
    assert state.tribes()[BLUE].agriculture == 1
    assert stock(state, GREEN) == "B"
    assert stock(state, YELLOW) == "B"
    assert state.active == BLUE  # Red's turn was over with that card


def test_ex_26_gold_card():  # SA-6.4
    assert stock(play(buying("gold_1_shaman_1", wood=1), "pay wood")) == "G"


def test_ex_27_wood_by_dice_roll():  # SA-6.5
    assert stock(play(buying("roll_wood_shaman_2", brick=1), "pay brick", "roll 6")) == "WW"


@pytest.mark.parametrize(("food", "wood"), [(4, 1), (0, 5), (0, 9)])
def test_ex_28_starving(food: int, wood: int):  # SA-8.2
    state = hungry(food=food, wood=wood, points=30)
    play(state, "starve")
    assert state.tribes()[RED].points == 20
    assert stock(state) == "W" * wood


# -- official examples ------------------------------------------------------------------------------------------------


def test_ex_30_two_sets_of_culture():  # SA-9.3, SA-D9
    own = culture_cards(5)
    symbols = {CULTURE[card] for card in own}
    twice = [card for card in CARDS if CULTURE[card] in symbols and card not in own][:2]
    assert points(given(red={"cards": [*own, *twice]}))["culture"] == 29


def test_ex_31_two_tools_of_value_1():  # SA-5.7, SA-D10
    state = turn(seat=YELLOW, tribe={"places": {"hunting_grounds": 2}, "tools": [1, 1]})
    play(state, "roll 4", "tool 1", "tool 1")
    assert state.tribes()[YELLOW].food == 12 + 3
    assert tools(state, YELLOW) == ["1*", "1*"]


def test_ex_32_new_tool_before_the_quarry():  # SA-7.3, SA-R13, SA-R22
    tribe = {"places": {"card_1": 1, "quarry": 1}, "wood": 1}
    state = turn(tribe=tribe, display=["tool_1_art"])
    play(state, "act card_1", "pay wood", "roll 4", "tool 1")
    assert stock(state) == "S"
    assert tools(state) == ["1*"]


def test_ex_33_declining_the_last_building():  # SA-5.17, SA-R14
    state = building("open_1_7_a", wood=3, left=[1, 7, 7, 7], blue={"buildings": 6})
    play(state, "decline")
    assert (stock(state), state.tribes()[RED].hand, state.left[0]) == ("WWW", 5, 1)
    finish_round(state)
    assert state.to_play != OVER
    assert state.round == 2


# -- derived: set-up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dv_1_setup(players: int):  # SA-2.1, SA-2.2, SA-2.3
    state = begin(players)
    while state.to_play < 0:
        state.apply(state.legal_actions()[0])
    assert state.left == [7] * players + [0] * (4 - players)
    assert sum(top >= 0 for top in state.tops) == players
    assert state.deck == 32
    for tribe in state.tribes():
        assert (tribe.people, tribe.hand, tribe.food, tribe.agriculture, tribe.points) == (5, 5, 12, 0, 0)
        assert tribe.stock == [0, 0, 0, 0]
        assert tribe.tool_tiles() == []


# -- derived: placement -----------------------------------------------------------------------------------------------


def test_dv_2_two_players_never_share():  # SA-4.7
    state = given(2, red={"places": {"forest": 1}}, to_play=BLUE)
    assert "forest" not in where(state)
    play(state, "place 3 clay_pit")
    assert "clay_pit" not in where(state)
    play(state, "place 1 hunting_grounds")
    assert "hunting_grounds" in where(state)


def test_dv_3_three_players_share_by_two():  # SA-4.7
    state = given(3, red={"places": {"quarry": 2}}, to_play=BLUE)
    assert "quarry" in where(state)
    play(state, "place 1 quarry")
    assert "quarry" not in where(state)


def test_dv_4_the_third_village_place_closes():  # SA-4.8, SA-D6
    state = given(3, red={"places": {"field": 1}}, to_play=BLUE)
    play(state, "place 1 tool_maker")
    for _ in range(3):
        assert not {"hut", "field", "tool_maker"} & set(where(state))
        play(state, "place 1 hunting_grounds")
    finish_round(state)
    assert {"hut", "field", "tool_maker"} <= set(where(chance(state)))


def test_dv_5_four_players_use_the_whole_village():  # SA-4.8
    state = play(given(), "place 1 field", "place 1 tool_maker")
    assert can(state, "place 2 hut")


def test_dv_6_hut_needs_two():  # SA-4.4, SA-R10
    state = given(red={"places": {"hunting_grounds": 4}})
    assert "hut" not in where(state)
    assert "field" in where(state)
    assert "hut" in where(given(red={"places": {"hunting_grounds": 3}}))


def test_dv_7_nowhere_to_go():  # SA-4.3, SA-4.9, SA-8.1, SA-R9
    red = {
        "people": 9,
        "places": {"hunting_grounds": 4, "forest": 1, "clay_pit": 1, "field": 1, "card_1": 1},
        "food": 20,
    }
    taken = ("quarry", "river", "tool_maker", "card_2", "card_3", "card_4", "building_1")
    blue = {"people": 10, "food": 20, "places": dict.fromkeys(taken, 1)}
    state = given(2, red=red, blue=blue, to_play=BLUE)
    assert where(state) == {"hunting_grounds": 3, "building_2": 1}
    play(state, "place 1 building_2")
    assert where(state) == {"hunting_grounds": 2}  # Blue again: Red is skipped
    play(state, "place 2 hunting_grounds")
    assert (phase(state), state.active) == ("act", RED)
    assert state.tribes()[RED].hand == 1
    play(state, "act hunting_grounds", "roll 4")
    finish_round(state)
    assert state.tribes()[RED].food == 20 + 2 + 1 - 9  # hunted, grown, and eaten by all nine
    state = given(2, red=red, blue={**blue, "places": dict.fromkeys(taken[1:], 1)}, to_play=BLUE)
    play(state, "place 1 building_2")
    assert state.tribes()[RED].hand == 0  # where one place is open, he must go there


def test_dv_8_all_placements():  # SA-1.5, SA-4.4
    state = given(red={"people": 10})
    assert len(options(state)) == len(state.legal_actions()) == len(tables.PLACEMENT_PLACE) == 49


def test_dv_9_placements_at_the_start():  # SA-4.4
    assert len(given(2).legal_actions()) == 34


# -- derived: gathering and tools -------------------------------------------------------------------------------------

YIELDS = {
    "hunting_grounds": [0, 1, 1, 2, 2, 3],
    "forest": [0, 0, 1, 1, 1, 2],
    "clay_pit": [0, 0, 0, 1, 1, 1],
    "quarry": [0, 0, 0, 0, 1, 1],
    "river": [0, 0, 0, 0, 0, 1],
}


@pytest.mark.parametrize("place", YIELDS)
def test_dv_10_one_die(place: str):  # SA-1.2, SA-5.7
    found = []
    for face in range(1, 7):
        state = play(at(place, food=0), f"roll {face}")
        found.append(state.tribes()[RED].food if place == "hunting_grounds" else len(stock(state)))
    assert found == YIELDS[place]


def test_dv_11_tool_ladder():  # SA-7.1, SA-D4
    ladder = ["1", "11", "111", "211", "221", "222", "322", "332", "333", "433", "443", "444"]
    state = at("tool_maker")
    for gained, tiles in enumerate(ladder, 1):
        assert "".join(tools(state)) == tiles
        assert state.tribes()[RED].tools == gained
        state = at("tool_maker", tools=[int(tile) for tile in tiles])
    assert "".join(tools(state)) == "444"


def test_dv_12_every_subset_of_tools():  # SA-5.7
    state = play(turn(tribe={"places": {"quarry": 2}, "tools": [2, 1, 1]}), "roll 8")
    found: Counter[str] = Counter()
    for used in ("gather", "tool 2,gather", "tool 1,gather", "tool 2,tool 1,gather", "tool 1,tool 1"):
        found[used] = len(stock(play(state.clone(), *used.split(","))))
    found["all"] = len(stock(play(state.clone(), "tool 2", "tool 1", "tool 1")))
    assert found == {
        "gather": 1,
        "tool 2,gather": 2,
        "tool 1,gather": 1,
        "tool 2,tool 1,gather": 2,
        "tool 1,tool 1": 2,
        "all": 2,
    }
    assert "tool 2" not in options(play(state, "tool 1"))  # no two ways mean the same


def test_dv_13_and_14_one_use_tool():  # SA-6.9, SA-7.2
    card = "one_use_tool_4_tool_maker_1"
    tribe = {"places": {"river": 3}, "tools": [3, 3, 2], "used_tools": [3], "cards": [card], "food": 20}
    state = play(turn(tribe=tribe), "roll 11")
    assert options(state) == {"tool 3", "tool 2", "one_use 4", "gather"}
    play(state, "tool 3", "one_use 4")
    assert stock(state) == "GGG"
    assert tools(state) == ["3*", "3*", "2"]
    assert face_up(state) == set()
    assert cards(state) == {card}
    finish_round(state)
    assert tools(state) == ["3", "3", "2"]
    assert face_up(state) == set()


def test_dv_15_an_unused_tile_is_upgraded():  # SA-R3
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1])
    assert sorted(tools(state)) == ["1", "1*", "2"]


def test_dv_16_a_used_tile_stays_used():  # SA-R3
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1, 1, 1])
    assert sorted(tools(state)) == ["1*", "1*", "2*"]


def test_dv_17_tiles_never_differ_by_more_than_one(many):  # SA-7.1
    for seed in range(many(40)):
        for state in random_game(2 + seed % 3, seed)[::7]:
            for tribe in state.tribes():
                values = [value for value, _ in tribe.tool_tiles()] + [0] * (3 - len(tribe.tool_tiles()))
                assert max(values) - min(values) <= 1
                assert sum(values) == tribe.tools


def test_dv_18_nine_hunters():  # SA-R7
    state = play(turn(tribe={"people": 9, "places": {"hunting_grounds": 9}, "food": 0}), "roll 54")
    assert state.tribes()[RED].food == 27


# -- derived: cards ---------------------------------------------------------------------------------------------------


def test_dv_19_food_is_no_payment():  # SA-5.10, SA-R11
    state = buying("points_3_music_a", 3, wood=2, gold=1, food=20)
    assert payments(state) == {"WWG": 0, "-": 0}
    state = buying("points_3_music_a", 3, wood=2, food=20)
    assert state.active == BLUE  # there was nothing to decide: the figure came home
    assert state.tribes()[RED].hand == 5
    assert cards(state) == set()


def test_dv_20_all_payments_for_two():  # SA-5.10
    assert payments(buying("points_3_music_a", 2, wood=1, brick=1, stone=1)) == {
        "WB": 0,
        "WS": 0,
        "BS": 0,
        "-": 0,
    }


def almost_all_cards(but: set[str]) -> dict[str, Any]:
    """What Yellow has, if the deck is to hold nothing but the cards `but` and what lies on the board."""
    return {"cards": [card for card in CARDS if card not in but]}


def test_dv_21_the_last_card_is_drawn():  # SA-6.8, SA-R29
    extra = "one_use_tool_4_tool_maker_1"
    shown = ["extra_card_writing", "food_1_weaving", "food_3_weaving", "food_7_pottery"]
    state = at("card_1", wood=1, display=shown, yellow=almost_all_cards({*shown, extra}))
    assert state.deck == 1
    play(state, "pay wood")
    assert state.deck == 0
    assert cards(state) == {"extra_card_writing", extra}
    assert face_up(state) == set()
    assert ending(finish_round(state))[0] == "cards"
    assert points(given(red={"cards": ["extra_card_writing"], "tools": [1]}, extra=extra))["tool_makers"] == 1


def test_dv_22_nothing_to_draw():  # SA-R2
    shown = ["extra_card_writing", "food_1_weaving", "food_3_weaving", "food_7_pottery"]
    state = at("card_1", wood=1, display=shown, yellow=almost_all_cards({*shown}))
    assert state.deck == 0
    play(state, "pay wood")
    assert (phase(state), state.active) == ("act", BLUE)
    assert cards(state) == {"extra_card_writing"}
    assert points(state)["culture"] == 1


def test_dv_23_everybody_must_take_a_die():  # SA-6.2, SA-R6
    state = buying("dice_items_time", players=2, wood=1, agriculture=10)
    play(state, "pay wood", "items 6 6")
    assert [tribe.agriculture for tribe in state.tribes()] == [10, 1]


def test_dv_24_clockwise_from_the_buyer():  # SA-6.2, SA-2.5
    state = buying("dice_items_time", players=3, seat=GREEN, wood=1)
    play(state, "pay wood", "items 1 4 5")
    order = [state.active]
    play(state, "pick gold")
    order.append(state.active)
    play(state, "pick wood")
    assert order == [GREEN, RED]
    assert tools(state, BLUE) == ["1"]  # the last die is no choice
    assert stock(state, GREEN) == "G"
    assert stock(state, RED) == "W"


def test_dv_25_two_resources_for_a_building():  # SA-6.10
    state = play(building("fixed_ssg", stone=1, cards=["any_resources_2_healing"]), "act building_1")
    assert options(state) == {"decline", "redeem"}
    play(state, "redeem", "take stone", "take gold")
    assert options(state) == {"construct", "decline"}
    play(state, "construct")
    assert state.tribes()[RED].points == 16
    assert stock(state) == ""


def test_dv_26_points_card():  # SA-6.6
    for card in ("points_3_music_a", "points_3_music_b", "points_3_hut_builder_3"):
        state = play(buying(card, wood=1), "pay wood")
        assert state.tribes()[RED].points == 3
        assert points(state)["culture"] == (1 if CULTURE[card] else 0)


# -- derived: buildings -----------------------------------------------------------------------------------------------


def test_dv_27_four_kinds():  # SA-1.2, SA-5.14, SA-R12
    state = building("choice_5_of_4", wood=2, brick=1, stone=1, gold=1)
    assert payments(state) == {"WWBSG": 21, "-": 0}
    assert building("choice_5_of_4", wood=9, brick=9, stone=9).active == BLUE


def test_dv_28_one_kind():  # SA-R12
    assert payments(building("choice_4_of_1", wood=3, gold=5)) == {"GGGG": 24, "-": 0}


def test_dv_29_two_kinds():  # SA-5.14
    state = building("choice_5_of_2", wood=4, gold=4)
    assert payments(state) == {"WGGGG": 27, "WWGGG": 24, "WWWGG": 21, "WWWWG": 18, "-": 0}


def test_dv_30_open_building():  # SA-5.14, SA-R11
    assert payments(building("open_1_7_a", gold=9)) == {"-": 0, **{"G" * n: 6 * n for n in range(1, 8)}}
    assert building("open_1_7_a").active == BLUE


def test_dv_31_fixed_prices():  # SA-1.4, SA-5.15
    fixed = [tile for tile in tables.BUILDINGS if tables.BUILDING_KINDS[tile.kind] == "fixed"]
    values = tables.VALUES[1:]
    for tile in fixed:
        assert sum(tile.cost) == 3
        assert sum(count * value for count, value in zip(tile.cost, values, strict=True)) == tile.points
    assert len({tuple(tile.cost) for tile in fixed}) == 13
    assert sum(tile.points for tile in fixed) == 222
    assert {tile.points for tile in fixed} == set(range(10, 17))


# -- derived: feeding and round end -----------------------------------------------------------------------------------


def test_dv_32_three_rounds_without_food():  # SA-8.1, SA-8.2
    assert hungry(food=12).tribes()[RED].food == 7
    assert hungry(food=7).tribes()[RED].food == 2
    state = hungry(food=2, wood=9)
    assert (state.missing, state.tribes()[RED].food) == (3, 0)
    assert hungry(food=0, agriculture=4, wood=9).missing == 1


def test_dv_33_pay_or_starve():  # SA-8.2
    state = hungry(people=6, agriculture=2, food=1, wood=2, gold=1)
    assert state.missing == 3
    assert payments(state) == {"WWG": 0, "-": -10}
    fed = play(state.clone(), "pay wood")
    assert (stock(fed), fed.tribes()[RED].points, fed.tribes()[RED].food) == ("", 0, 0)
    play(state, "starve")
    assert (stock(state), state.tribes()[RED].points, state.tribes()[RED].food) == ("WWG", -10, 0)


def test_dv_34_nothing_to_pay_with():  # SA-8.2
    state = hungry(people=6, agriculture=2, food=1, wood=2)
    assert (stock(state), state.tribes()[RED].points, state.tribes()[RED].food) == ("WW", -10, 0)
    assert phase(state) == "place"  # there was nothing to decide


def test_dv_35_a_score_below_zero():  # SA-8.2, SA-D8
    assert hungry(food=0, points=4).tribes()[RED].points == -6


def test_dv_36_surplus_food():  # SA-R16
    assert hungry(food=0, agriculture=7).tribes()[RED].food == 2


def test_dv_37_the_new_person_eats():  # SA-5.5
    state = at("hut", players=2, food=5, wood=3, blue={"places": {"tool_maker": 1}})
    while phase(state) != "feed":
        play(state, sorted(options(state))[0])
    assert (state.active, state.missing) == (RED, 1)


def test_dv_38_two_resources_for_food():  # SA-6.10
    state = hungry(food=3, cards=["any_resources_2_healing"])
    assert options(state) == {"starve", "redeem"}
    play(state, "redeem", "take wood", "take wood")
    assert options(state) == {"starve", "pay wood"}
    play(state, "pay wood")
    assert (stock(state), state.tribes()[RED].points) == ("", 0)


@pytest.mark.parametrize(("deck", "over"), [(1, False), (0, True)])
def test_dv_39_the_last_cards(deck: int, over: bool):  # SA-8.3, SA-9.2
    shown = ["points_3_music_a", "food_1_weaving", "food_3_weaving", "food_7_pottery"]
    spare = ["food_5_healing"][:deck]
    extra = "brick_1_shaman_2"
    others = almost_all_cards({*shown, *spare, extra})
    state = at("card_1", 2, wood=1, display=shown, blue=others, extra=extra)
    play(state, "pay wood")
    while state.to_play != OVER and phase(state) != "place":
        play(state, "decline" if can(state, "decline") else sorted(options(state))[0])
    assert (state.to_play == OVER) is over
    if over:
        assert ending(state)[0] == "cards"
    else:
        assert display(state) == ["food_1_weaving", "food_3_weaving", "food_7_pottery", "food_5_healing"]
        assert (state.deck, state.round) == (0, 2)


def test_dv_40_the_last_building():  # SA-5.16, SA-8.3, SA-9.1, SA-R21
    busy = {"places": {"hunting_grounds": 1, "field": 1}, "food": 5}
    state = building("open_1_7_a", wood=1, left=[1, 7, 7, 7], blue={**busy, "buildings": 6}, food=5)
    play(state, "pay wood")
    assert state.active == BLUE
    play(state, "act field")
    assert state.to_play != OVER
    play(state, "roll 6")
    assert ending(state)[0] == "buildings"
    assert state.tribes()[RED].food == 0  # all were fed
    assert state.tribes()[BLUE].food == 5 + 3 + 1 - 5
    assert state.round == 1


# -- derived: final scoring -------------------------------------------------------------------------------------------


def test_dv_41_a_whole_score():  # SA-1.2, SA-9.3, SA-9.4
    state = given(
        red={
            "points": 63,
            "agriculture": 4,
            "tools": [2, 2, 1],
            "buildings": 3,
            "people": 7,
            "cards": [
                "food_5_healing",
                "roll_gold_art",
                "tool_1_art",
                "agriculture_1_time",
                "dice_items_farmer_2",
                "stone_1_farmer_1",
                "dice_items_tool_maker_2_a",
                "dice_items_hut_builder_1",
                "roll_wood_shaman_2",
                "gold_1_shaman_1",
            ],
            "wood": 2,
            "stone": 1,
            "food": 9,
        }
    )
    assert points(state) == {
        "track": 63,
        "culture": 10,
        "farmers": 12,
        "tool_makers": 10,
        "hut_builders": 3,
        "shamans": 21,
        "resources": 3,
    }
    assert state.score(RED) == 122


def test_dv_42_everything():  # SA-9.3
    green = [card for card in CARDS if CULTURE[card]]
    sand = [card for card in CARDS if not CULTURE[card]]
    shown = green[:4]
    assert points(given(red={"cards": [*green[4:], *green[:4]]}, display=sand[:4]))["culture"] == 128
    state = given(
        decision="act",
        red={
            "cards": sand,
            "agriculture": 10,
            "tools": [4, 4, 4],
            "people": 10,
            "buildings": TILES,
            "places": {"field": 1},
        },
        blue={"places": {"hunting_grounds": 1, "forest": 1}},
        display=shown,
        to_play=BLUE,
        start=BLUE,
    )
    scored = points(state)
    names = ("farmers", "tool_makers", "hut_builders", "shamans")
    assert [scored[name] for name in names] == [70, 96, 252, 70]


def tied(option: str, red: dict[str, Any], blue: dict[str, Any]) -> list[int]:
    """Who wins, if both have as many points; Blue builds the last tile, so that the game ends."""
    state = given(
        2,
        red={**red, "buildings": 6, "food": 99, "points": 10 - red.get("wood", 0)},
        blue={**blue, "wood": 1, "food": 99, "points": 7, "places": {"building_1": 1}},
        left=[1, 7],
        tops=["open_1_7_a"],
        decision="act",
        to_play=BLUE,
        start=BLUE,
        tie_break=option,
    )
    play(state, "pay wood")
    assert state.scores()[0] == state.scores()[1]
    return ending(state)[1]


def test_dv_43_tie_break():  # SA-9.7, SA-D5
    red = {"agriculture": 6, "tools": [2, 2, 1], "people": 7}
    blue = {"agriculture": 8, "tools": [1, 1, 1], "people": 6}
    assert tied("sum", red, blue) == [RED]
    assert tied("sequential", red, blue) == [BLUE]
    assert tied("sequential", {"tools": [1, 1]}, {"tools": [1], "people": 9}) == [RED]
    assert tied("sequential", {"people": 5}, {"people": 6}) == [BLUE]


def test_dv_44_shared_victory():  # SA-7.4, SA-9.7
    red = {"agriculture": 6, "tools": [1, 1, 1], "people": 7}
    blue = {"agriculture": 8, "tools": [1, 1, 1], "people": 5}
    assert tied("sum", red, blue) == [RED, BLUE]
    assert tied("sequential", {"agriculture": 3}, {"agriculture": 3}) == [RED, BLUE]
    assert tied("sum", {"wood": 2}, {}) == [RED, BLUE]
    assert tied("sum", {"cards": ["one_use_tool_4_tool_maker_1"]}, {}) == [RED, BLUE]


def test_events_tell_what_was_paid():
    bought = told(buying("points_3_music_a", 2, **RICH), "pay wood", "pay gold")
    assert events.CardBought(RED, "points_3_music_a", (1, 0, 0, 1)) in bought
    assert events.PointsGained(RED, 3) in bought
