"""The rules that no worked example shows, in the order of the rulebook; then the rulings and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from antiqua.games.stone_age import events, tables
from antiqua.games.stone_age.constants import ACTIONS
from antiqua.games.stone_age.position import position
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from tests.games.stone_age.helpers import (
    BLUE,
    CARDS,
    GAME,
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

DATA = tables.DATA
ANY = "any_resources_2_healing"

# -- 1: components ----------------------------------------------------------------------------------------------------


def test_counts_of_the_components():  # SA-1.1
    counts = DATA["counts"]
    assert len(tables.CARDS) == counts["civilization_cards"] == 36
    assert len(tables.BUILDINGS) == counts["building_tiles"] == 28
    assert DATA["tools"]["tiles_1_2"] + DATA["tools"]["tiles_3_4"] == counts["tool_tiles"] == 18
    assert (
        sum(DATA["food_tokens"][f"value_{value}"] for value in (1, 2, 5, 10)) == counts["food_tokens"] == 53
    )
    assert counts["people"] == 4 * DATA["constants"]["max_people"]
    for edition in DATA["physical_supply"].values():
        assert sum(count for name, count in edition.items() if name != "total") == edition["total"]
    assert DATA["physical_supply"]["later_edition"]["total"] == counts["wooden_resources"] == 68


def test_cards():  # SA-1.3
    totals = DATA["card_totals"]
    green = Counter(card["culture"] for card in DATA["card"] if "culture" in card)
    assert green == {entry["id"]: 2 for entry in DATA["culture"]}
    assert sum(green.values()) == totals["culture_cards"] == 16
    sand = [card for card in DATA["card"] if "specialist" in card]
    assert len(sand) == totals["specialist_cards"] == 20
    for entry in DATA["specialist"]:
        own = [card["figures"] for card in sand if card["specialist"] == entry["id"]]
        assert (len(own), sum(own)) == (entry["cards"], entry["figures"])
    assert [entry["figures"] for entry in DATA["specialist"]] == [7, 8, 9, 7]
    assert Counter(card["effect"] for card in DATA["card"]) == totals["by_effect"]
    assert sorted(card["amount"] for card in DATA["card"] if card["effect"] == "food") == [
        1,
        2,
        3,
        3,
        4,
        5,
        7,
    ]
    assert totals["food_on_cards"] == 25
    assert len({card["id"] for card in DATA["card"]}) == totals["cards"] == 36


def test_buildings():  # SA-1.4
    totals = DATA["building_totals"]
    kinds = Counter(tile["kind"] for tile in DATA["building"])
    assert kinds == {"fixed": totals["fixed"], "choice": totals["choice"], "open": totals["open"]}
    choices = {(tile["resources"], tile["kinds"]) for tile in DATA["building"] if tile["kind"] == "choice"}
    assert choices == {(resources, different) for resources in (4, 5) for different in (1, 2, 3, 4)}
    assert len(set(TILES)) == totals["tiles"] == 28
    histogram = Counter(f"p{tile['points']}" for tile in DATA["building"] if tile["kind"] == "fixed")
    assert histogram == totals["fixed_points_histogram"]


def test_places():  # SA-1.5
    rings = {place.id: place.rings for place in tables.PLACES}
    assert rings["hunting_grounds"] == -1
    assert [rings[name] for name in ("forest", "clay_pit", "quarry", "river")] == [7, 7, 7, 7]
    assert [rings[name] for name in ("tool_maker", "hut", "field")] == [1, 2, 1]
    for space in range(1, 5):
        state = buying("points_3_music_a", space, wood=9)
        while phase(state) == "buy_card":
            play(state, "pay wood")
        assert state.tribes()[RED].stock[0] == 9 - space


# -- 2: set-up --------------------------------------------------------------------------------------------------------


def test_cards_are_dealt_from_the_right():  # SA-2.1
    state = play(begin(2), *(f"deal {card}" for card in CARDS[:4]))
    assert display(state) == CARDS[:4]
    assert phase(state) == "turn_building"


def test_any_building_may_lie_in_the_game():  # SA-2.2
    """With two players half of the tiles are removed unseen: every one may be turned up, all alike."""
    state = play(begin(2), *(f"deal {card}" for card in CARDS[:4]))
    assert len(state.legal_actions()) == 28
    play(state, "turn open_1_7_a")
    assert len(state.legal_actions()) == 27


@pytest.mark.parametrize("seat", range(3))
def test_start_player_by_chance(seat: int):  # SA-2.4
    state = begin(3, start_player="random")
    assert [float(chance) for _, chance in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    play(state, f"start {seat + 1}")
    assert chance(state).active == seat


def test_first_seat_starts():  # SA-2.4
    state = begin(3)
    assert phase(state) == "deal_card"
    assert chance(state).active == RED


# -- 3: rounds --------------------------------------------------------------------------------------------------------


def test_phases_follow_each_other(many):  # SA-3.1
    """Place, act, feed: in each round in this order, and every round has the first two."""
    order = {"place": 0, "act": 1, "tools": 1, "buy_card": 1, "build": 1, "pick_item": 1, "feed": 2}
    for seed in range(many(20)):
        reached: dict[int, list[int]] = {}
        for state in random_game(2 + seed % 3, seed):
            if phase(state) in order:
                reached.setdefault(state.round, []).append(order[phase(state)])
        assert len(reached) > 3
        for steps in reached.values():
            assert steps == sorted(steps)
            assert steps[0] == 0


# -- 4: placing people ------------------------------------------------------------------------------------------------


def test_hunting_only_once():  # SA-4.2
    state = given(red={"places": {"hunting_grounds": 1}})
    assert "hunting_grounds" not in where(state)


def test_several_cards_and_buildings():  # SA-4.2
    state = given(red={"places": {"card_1": 1, "building_1": 1}})
    assert {"card_2", "card_3", "card_4", "building_2"} <= set(where(state))


def test_no_passing():  # SA-4.3
    state = given(red={"places": {"hunting_grounds": 4}})
    assert all(text.startswith("place ") for text in options(state))


def test_placing_without_being_able_to_pay():  # SA-4.6
    state = given()
    assert stock(state) == ""
    assert {"card_4", "building_1"} <= set(where(state))


def test_placing_goes_on_until_nobody_can():  # SA-4.9
    state = given(2, red={"places": {"forest": 5}}, blue={"places": {"hunting_grounds": 4}}, to_play=BLUE)
    play(state, "place 1 field")
    assert phase(state) == "roll"  # Red's only place is resolved at once


# -- 5: actions -------------------------------------------------------------------------------------------------------


def test_everybody_resolves_all_his_places_in_turn():  # SA-5.1
    state = given(
        3,
        decision="act",
        start=BLUE,
        red={"places": {"card_1": 1, "card_2": 1}, **RICH},
        blue={"places": {"forest": 3, "field": 1}},
        green={"places": {"quarry": 1, "tool_maker": 1}},
    )
    assert (state.active, options(state)) == (BLUE, {"act forest", "act field"})
    play(state, "act field", "roll 12")  # all three at once
    assert stock(state, BLUE) == "WWWW"
    assert (state.active, options(state)) == (GREEN, {"act quarry", "act tool_maker"})
    play(state, "act quarry", "roll 5")
    assert (state.active, options(state)) == (RED, {"act card_1", "act card_2"})


def test_people_come_home():  # SA-5.2
    state = turn(tribe={"places": {"forest": 3, "field": 1, "card_2": 1}})
    play(state, "act forest", "roll 3")
    assert (state.tribes()[RED].hand, options(state)) == (3, {"act field", "act card_2"})
    play(state, "act field")
    assert state.tribes()[RED].hand == 5
    assert (phase(state), state.active) == (
        "act",
        BLUE,
    )  # the card could not be paid for; nobody places again


def test_nothing_but_cards_and_buildings_can_be_declined():  # SA-5.3
    state = turn(tribe={"places": {"forest": 1, "field": 1}})
    assert options(state) == {"act forest", "act field"}
    assert "decline" in options(buying("points_3_music_a", wood=1))
    assert "decline" in options(building("open_1_7_a", wood=1))


def test_tool_maker():  # SA-5.4
    assert tools(at("tool_maker")) == ["1"]


def test_goods_are_not_limited():  # SA-5.9
    state = play(turn(tribe={"places": {"forest": 5}, "wood": 1000}), "roll 30")
    assert state.tribes()[RED].stock[0] == 1010


def test_pay_take_then_the_upper_half():  # SA-5.11, SA-R13
    happened = told(buying("gold_1_shaman_1", wood=1), "pay wood")
    assert happened[:2] == [
        events.CardBought(RED, "gold_1_shaman_1", (1, 0, 0, 0)),
        events.GoodsGained(RED, "gold", 1, "card"),
    ]
    assert buying("gold_1_shaman_1", 2, wood=1).active == BLUE  # its own gold cannot pay for it


def test_declined_card_stays():  # SA-5.12, SA-R14
    state = buying("points_3_music_a", 2, **RICH)
    before = (stock(state), state.tribes()[RED].points)
    shown = display(state)
    play(state, "decline")
    assert display(state) == shown
    assert (stock(state), state.tribes()[RED].points) == before
    assert state.tribes()[RED].hand == 5
    assert state.active == BLUE


def test_no_refill_during_the_round():  # SA-5.13
    state = play(buying("points_3_music_a", 2, wood=2), "pay wood")
    assert display(state)[1] is None
    assert phase(state) == "act"


def test_a_new_building_waits_for_the_next_round():  # SA-5.16, SA-R20
    state = building("open_1_7_a", wood=3)
    play(state, "pay wood", "enough", "turn fixed_ssg")
    assert state.active == BLUE
    assert state.tops[0] == tables.BUILDING["fixed_ssg"]
    assert "building_1" in where(chance(finish_round(state)))


def test_any_number_of_buildings():  # SA-5.18
    state = building("open_1_7_a", wood=1, buildings=9)
    play(state, "pay wood")
    assert state.tribes()[RED].buildings == 10


# -- 6: upper halves --------------------------------------------------------------------------------------------------


def test_effects_are_mandatory():  # SA-6.1
    """A card works at once; only one-use tools and the two resources are kept."""
    for card in tables.CARDS:
        state = buying(card.id, wood=1)
        play(state, "pay wood")
        kept = tables.EFFECTS[card.effect] in ("one_use_tool", "any_resources")
        assert face_up(state) == ({card.id} if kept else set())


@pytest.mark.parametrize("card", [card for card in tables.CARDS if tables.EFFECTS[card.effect] == "food"])
def test_food_cards(card: tables.Card):  # SA-6.3
    state = play(buying(card.id, wood=1, food=0), "pay wood")
    assert state.tribes()[RED].food == card.amount == int(card.id.split("_")[1])


def test_resource_cards():  # SA-6.4
    found = {}
    for card in tables.CARDS:
        if tables.EFFECTS[card.effect] == "resource":
            found[card.id] = stock(play(buying(card.id, wood=1), "pay wood"))
    assert sorted(found.values()) == ["B", "G", "S", "S", "SS"]
    assert found["stone_2_transport"] == "SS"


def test_tools_help_a_card_that_rolls():  # SA-6.5
    state = play(buying("roll_gold_art", wood=1, tools=[1, 1]), "pay wood", "roll 11")
    assert options(state) == {"tool 1", "gather"}
    play(state, "tool 1", "gather")
    assert (stock(state), tools(state)) == ("GG", ["1", "1*"])


def test_new_tool_and_agriculture_cards():  # SA-6.7
    assert tools(play(buying("tool_1_art", wood=1), "pay wood")) == ["1"]
    for card in ("agriculture_1_time", "agriculture_1_farmer_1"):
        assert play(buying(card, wood=1), "pay wood").tribes()[RED].agriculture == 1
    assert (
        play(buying("agriculture_1_time", wood=1, agriculture=10), "pay wood").tribes()[RED].agriculture == 10
    )


def test_extra_card_is_only_its_lower_half():  # SA-6.8
    state = play(buying("extra_card_writing", wood=1), "pay wood", f"draw {ANY}")
    assert cards(state) == {"extra_card_writing", ANY}
    assert face_up(state) == set()
    assert points(state)["culture"] == 4
    assert points(state)["resources"] == 0


def test_extra_card_is_private():  # SA-6.8, SA-10.2
    state = play(buying("extra_card_writing", seat=BLUE, wood=1), "pay wood")
    move = GAME.read("draw food_1_weaving")
    assert [GAME.sees(state, seat, move) for seat in (RED, BLUE, GREEN, SPECTATOR)] == [
        False,
        True,
        False,
        False,
    ]
    assert GAME.veil(move) == "draw ?"
    seen = [event for event in told(state, "draw food_1_weaving") if "food_1" in str(event)]
    assert [event.seen_by for event in seen] == [(BLUE,)]
    play(state, "draw food_1_weaving")
    assert state.hidden_from(RED) == state.hidden_from(SPECTATOR) == tables.CARD["food_1_weaving"]
    assert state.hidden_from(BLUE) == -1


def test_dealing_does_not_tell_the_extra_card():  # SA-10.2
    state = play(buying("extra_card_writing", players=2, wood=1), "pay wood", "draw food_1_weaving")
    while phase(state) != "deal_card":
        play(state, "decline" if can(state, "decline") else sorted(options(state))[0])
    assert not can(state, "deal food_1_weaving")
    assert GAME.knows_outcomes(state, RED)
    assert not GAME.knows_outcomes(state, BLUE)
    assert not GAME.knows_outcomes(state, SPECTATOR)


def test_the_extra_card_is_drawn_anew_for_those_who_do_not_know_it(many):  # SA-10.2
    state = given(red={"cards": ["extra_card_writing"]}, extra="food_1_weaving")
    rng = Rng(7)
    drawn: Counter[str] = Counter()
    for _ in range(many(6400)):
        copy = state.clone()
        copy.resample(BLUE, rng)
        drawn[CARDS[copy.extra]] += 1
        assert sum(place == 0 for place in copy.card_at) == state.deck
    assert len(drawn) == state.deck + 1 or many(6400) < 1000
    assert max(drawn.values()) < 2 * many(6400) / 32 + 20
    same = state.clone()
    same.resample(RED, rng)
    assert same == state


def test_one_use_tools():  # SA-6.9
    own = ["one_use_tool_3_tool_maker_1", "one_use_tool_2_tool_maker_2"]
    state = play(turn(tribe={"places": {"river": 1}, "cards": own, "tools": [1]}), "roll 1")
    assert options(state) == {"tool 1", "one_use 3", "one_use 2", "gather"}
    play(state, "one_use 3")
    assert options(state) == {"one_use 2", "gather"}
    play(state, "one_use 2")
    assert (stock(state), face_up(state), tools(state)) == ("G", set(), ["1"])


@pytest.mark.parametrize("moment", ["act", "buy_card", "build", "feed"])
def test_when_two_resources_may_be_taken(moment: str):  # SA-6.10
    tribe: dict[str, Any] = {"cards": [ANY], "food": 0, "wood": 5}
    if moment == "act":
        state = turn(tribe={**tribe, "places": {"forest": 1}})
    elif moment == "feed":
        state = hungry(**tribe)
    else:
        place = "card_1" if moment == "buy_card" else "building_1"
        state = play(turn(tribe={**tribe, "places": {place: 1}}), f"act {place}")
    assert phase(state) == moment
    play(state, "redeem")
    assert options(state) == {"take wood", "take brick", "take stone", "take gold"}
    play(state, "take brick")
    assert options(state) == {"take brick", "take stone", "take gold"}
    play(state, "take stone")
    assert stock(state) == "WWWWWBS"
    assert phase(state) in (moment, "roll")  # an only place is resolved at once
    assert "redeem" not in options(state)


def test_ten_pairs_of_resources():  # SA-6.10
    state = play(hungry(food=0, wood=5, cards=[ANY]), "redeem")
    found = set()
    for first in options(state):
        after = play(state.clone(), first)
        if phase(after) == "two_resources":
            found |= {stock(play(after.clone(), second)) for second in options(after)}
        else:
            found.add(stock(after))
    assert len(found) == 10


def test_two_resources_do_not_pay_for_their_own_card():  # SA-6.10
    assert buying(ANY, 2, wood=1).active == BLUE


# -- 7: tools ---------------------------------------------------------------------------------------------------------


def test_a_fresh_tool_from_anothers_item():  # SA-7.3
    state = buying("dice_items_time", players=2, wood=1, blue={"places": {"quarry": 1, "field": 1}})
    play(state, "pay wood", "items 5 5", "act quarry", "roll 4", "tool 1")
    assert stock(state, BLUE) == "S"


def test_one_use_tools_are_no_tool_tiles():  # SA-7.4
    own = ["one_use_tool_4_tool_maker_1"]
    assert points(given(red={"cards": own}))["tool_makers"] == 0
    assert points(given(red={"cards": own, "tools": [1, 1]}))["tool_makers"] == 2
    assert tools(at("tool_maker", cards=own)) == ["1"]


# -- 8, 9: the end ----------------------------------------------------------------------------------------------------


def test_all_cards_count_alike():  # SA-9.5, SA-R23
    own = ["one_use_tool_4_tool_maker_1", ANY]
    fresh = points(given(red={"cards": own, "tools": [2, 2, 2]}))
    spent = points(given(red={"cards": own, "used_cards": own, "tools": [2, 2, 2]}))
    assert (fresh["tool_makers"], fresh["culture"]) == (spent["tool_makers"], spent["culture"]) == (6, 1)
    extra = given(red={"cards": ["extra_card_writing"], "agriculture": 3}, extra="food_3_farmer_2")
    assert points(extra)["farmers"] == 6


def test_most_points_win():  # SA-9.6
    state = building(
        "open_1_7_a", gold=1, points=4, food=99, left=[1, 7, 7, 7], yellow={"buildings": 6, "points": 30}
    )
    play(state, "pay gold")
    while state.to_play != OVER:
        play(state, sorted(options(state))[0])
    assert state.scores()[RED] == 10
    assert ending(state) == ("buildings", [YELLOW])
    assert state.returns() == [0, 0, 0, 1]


# -- 10: information --------------------------------------------------------------------------------------------------


def test_everything_else_is_public(many):  # SA-10.1
    """Whatever is not the extra card, nobody may be kept from: no other move and no other event is for some only."""
    for seed in range(many(10)):
        for state in random_game(3, seed)[::5]:
            if state.to_play != OVER and phase(state) != "draw_card":
                move = GAME.move(state, state.legal_actions()[0])
                assert all(GAME.sees(state, seat, move) for seat in (RED, BLUE, GREEN, SPECTATOR))
            if state.extra < 0:
                copy = state.clone()
                copy.resample(SPECTATOR, Rng(seed))
                assert copy == state


# -- 12: rulings ------------------------------------------------------------------------------------------------------

FULL: dict[str, Any] = {"people": 10, "agriculture": 10, "tools": [4, 4, 4]}


def test_futile_placements():  # SA-R1
    village = {"tool_maker", "hut", "field"}
    assert village <= set(where(given(red=FULL)))
    assert not village & set(where(given(red=FULL, allow_futile_placement=False)))
    assert village <= set(where(given(red={}, allow_futile_placement=False)))


def test_upgrade_may_refresh():  # SA-R3
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1, 1], upgrade_refreshes_tool=True)
    assert sorted(tools(state)) == ["1", "1*", "2"]
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1, 1])
    assert sorted(tools(state)) == ["1*", "1*", "2"]


def test_tool_tiles_may_run_out():  # SA-R4
    others: dict[str, Any] = {"green": {"tools": [3, 3, 3]}, "yellow": {"tools": [4, 4, 3]}}
    assert at("tool_maker", tools=[2, 2, 2], limited_tool_tiles=True, **others).tribes()[RED].tools == 6
    assert at("tool_maker", tools=[2, 2, 2], **others).tribes()[RED].tools == 7
    assert at("tool_maker", tools=[2, 2, 1], limited_tool_tiles=True, **others).tribes()[RED].tools == 6
    fewer: dict[str, Any] = {"green": {"tools": [3, 3, 3]}, "yellow": {"tools": [3, 3, 2]}}
    assert at("tool_maker", tools=[2, 2, 2], limited_tool_tiles=True, **fewer).tribes()[RED].tools == 7
    assert (
        at("tool_maker", seat=YELLOW, tools=[3, 3, 3], limited_tool_tiles=True).tribes()[YELLOW].tools == 10
    )


def test_gains_beyond_the_end_are_lost():  # SA-R5
    assert at("tool_maker", **FULL).tribes()[RED].tools == 12
    assert at("field", **FULL).tribes()[RED].agriculture == 10
    state = at("hut", **FULL)
    assert (state.tribes()[RED].people, state.tribes()[RED].hand) == (10, 10)


def test_a_useless_die_may_be_taken():  # SA-R6
    state = buying("dice_items_time", players=2, wood=1, agriculture=10)
    play(state, "pay wood", "items 4 6")
    assert options(state) == {"pick gold", "pick agriculture"}
    play(state, "pick agriculture")
    assert state.tribes()[RED].agriculture == 10
    assert stock(state, BLUE) == "G"


def test_fewer_than_the_free_rings():  # SA-R8
    state = given(red={"places": {"forest": 4}}, to_play=BLUE)
    assert {text for text in options(state) if "forest" in text} == {f"place {n} forest" for n in (1, 2, 3)}


def test_payments_are_exact():  # SA-R11
    assert all(len(way) == 3 for way in payments(buying("points_3_music_a", 3, **RICH)) if way != "-")
    assert len(payments(buying("points_3_music_a", 4, **RICH))) == 35 + 1
    assert len(payments(building("open_1_7_a", **RICH))) == 329 + 1
    assert (
        len(payments(hungry(people=10, food=0, **RICH))) == 282 + 1
    )  # 286 but for ten of one kind, where there are 9
    assert payments(building("fixed_wwb", **RICH)) == {"WWB": 10, "-": 0}


@pytest.mark.parametrize("resources", [4, 5])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
def test_choice_buildings(resources: int, kinds: int):  # SA-R12
    for have in ((9, 9, 9, 9), (1, 2, 0, 3), (4, 0, 1, 1), (0, 5, 0, 0), (2, 2, 2, 2), (1, 1, 1, 5)):
        tribe = dict(zip(("wood", "brick", "stone", "gold"), have, strict=True))
        state = building(f"choice_{resources}_of_{kinds}", **tribe)
        expected = {"-": 0}
        for wood in range(have[0] + 1):
            for brick in range(have[1] + 1):
                for stone in range(have[2] + 1):
                    gold = resources - wood - brick - stone
                    paid = (wood, brick, stone, gold)
                    if 0 <= gold <= have[3] and sum(count > 0 for count in paid) == kinds:
                        word = "".join(letter * count for letter, count in zip("WBSG", paid, strict=True))
                        expected[word] = 3 * wood + 4 * brick + 5 * stone + 6 * gold
        if len(expected) == 1:
            assert state.active == BLUE
        else:
            assert payments(state) == expected


def test_what_was_gained_may_be_spent():  # SA-R13
    tribe = {"places": {"forest": 2, "card_1": 1}}
    state = play(turn(tribe=tribe), "act forest", "roll 3", "pay wood")
    assert len(cards(state)) == 1


def test_all_food_first():  # SA-R15
    state = hungry(food=4, wood=9)
    assert state.tribes()[RED].food == 0
    play(state, "starve")
    assert (state.tribes()[RED].food, stock(state)) == (0, "W" * 9)


def test_both_ends_in_one_round():  # SA-R17
    shown = ["points_3_music_a", *CARDS[:3]]
    rest = [card for card in CARDS if card not in shown]
    state = turn(
        2,
        tribe={"places": {"card_1": 1, "building_1": 1}, "wood": 2, "food": 99},
        blue={"cards": rest, "buildings": 6, "food": 99, "places": {"field": 1, "tool_maker": 1}},
        display=shown,
        tops=["open_1_7_a"],
        left=[1, 7],
    )
    play(state, "act building_1", "pay wood", "enough", "pay wood")
    play(state, "act field", "act tool_maker")
    assert ending(state)[0] == "buildings"
    assert None in display(state)


def test_a_declined_card_gets_cheaper():  # SA-R18
    shown = CARDS[10:14]
    state = given(2, decision="act", red={"places": {"card_1": 1, "card_3": 1}, "wood": 9}, display=shown)
    play(state, "act card_1", "pay wood", "decline")
    assert display(state)[:3] == [shown[1], shown[2], shown[3]]


def test_an_empty_deck_does_not_end_the_game():  # SA-R19
    state = given(
        2, decision="act", red={"places": {"field": 1}}, blue={"cards": CARDS[4:]}, display=CARDS[:4]
    )
    assert (phase(state), state.round, state.deck) == ("place", 2, 0)
    assert display(state) == CARDS[:4]


def test_a_starving_tribe_pays_every_round():  # SA-R25
    for food in (0, 4):
        state = hungry(food=food)
        assert state.tribes()[RED].points == -10
    play(state := hungry(food=4, wood=1), "starve")
    assert state.tribes()[RED].points == -10


def test_feeding_goes_in_turn_order():  # SA-R24
    hungry_one = {"food": 0, "wood": 9}
    state = hungry(3, seat=GREEN, food=0, wood=9, red=hungry_one, blue=hungry_one)
    order = []
    while phase(state) == "feed":
        order.append(state.active)
        play(state, "starve")
    assert order == [GREEN, RED, BLUE]


def test_a_game_without_purchases_never_ends():  # SA-R26
    state = chance(begin(2))
    for _ in range(60):
        now = state.round
        while state.round == now:
            if state.to_play == CHANCE:
                state.apply(state.legal_actions()[0])
            elif can(state, "decline"):
                play(state, "decline")
            else:
                state.apply(state.legal_actions()[0])
    assert state.to_play != OVER
    assert GAME.decision_limit >= 10_000


def test_unused_two_resources_at_the_end():  # SA-R27
    assert points(given(red={"cards": [ANY], "wood": 1}))["resources"] == 3
    assert points(given(red={"cards": [ANY], "used_cards": [ANY], "wood": 1}))["resources"] == 1
    empty = {
        name: count for name, count in DATA["physical_supply"]["later_edition"].items() if name != "total"
    }
    limited = given(red={"cards": [ANY]}, blue=empty, limited_supply="later_edition")
    assert points(limited)["resources"] == 0


def test_the_start_player_changes_every_round():  # SA-8.3, SA-R28
    state = given(3, start=GREEN, decision="act", to_play=RED, red={"places": {"field": 1}})
    assert (state.round, state.start, state.active) == (2, RED, RED)


def test_the_extra_card_shortens_the_deck():  # SA-R29
    state = buying("extra_card_writing", wood=1)
    play(state, "pay wood", f"draw {CARDS[20]}")
    assert state.deck == 36 - 4 - 1


def test_scores_above_99():  # SA-R30
    state = play(building("open_1_7_a", gold=7, points=98), *["pay gold"] * 7)
    assert state.tribes()[RED].points == 140


def test_limited_supply():  # SA-5.9, SA-R31
    bank = DATA["physical_supply"]["later_edition"]
    rest = {"gold": bank["gold"] - 1}
    state = play(turn(tribe={"places": {"river": 5}}, blue=rest, limited_supply="later_edition"), "roll 30")
    assert stock(state) == "G"
    none = {"gold": bank["gold"]}
    state = play(buying("gold_1_shaman_1", wood=1, blue=none, limited_supply="later_edition"), "pay wood")
    assert stock(state) == ""
    state = buying("gold_1_shaman_1", gold=1, blue=rest, limited_supply="later_edition")
    assert stock(play(state, "pay gold")) == "G"  # what was paid returns first
    state = buying("dice_items_time", players=2, wood=1, blue=none, limited_supply="later_edition")
    assert stock(play(state, "pay wood", "items 4 4")) == ""
    first = {"wood": DATA["physical_supply"]["first_edition_text"]["wood"]}
    state = play(
        turn(tribe={"places": {"forest": 1}}, blue=first, limited_supply="first_edition_text"), "roll 6"
    )
    assert stock(state) == ""


# -- options that are house rules -------------------------------------------------------------------------------------


def test_hunt_repeat():
    hunters = {"places": {"hunting_grounds": 2}}
    assert "hunting_grounds" not in where(given(red=hunters))
    state = given(red=hunters, hunt_repeat=True)
    assert where(state)["hunting_grounds"] == 3
    play(state, "place 3 hunting_grounds")
    assert state.tribes()[RED].figures[0] == 5


def test_two_resources_at_once():
    state = play(buying(ANY, wood=1, any_resources_immediate=True), "pay wood")
    assert (phase(state), face_up(state)) == ("two_resources", set())
    play(state, "take gold")
    assert (stock(state), state.active) == ("GG", BLUE)


def test_every_option_is_declared_and_obeyed():
    """Whatever the options, a game comes to an end, and keeps them."""
    for option in GAME.options:
        for value in option.values:
            last = random_game(3, 11, **{option.name: value})[-1]
            assert last.to_play == OVER
            assert GAME.options_of(last)[option.name] == value


def test_actions_are_in_range(many):
    for seed in range(many(10)):
        for state in random_game(4, seed):
            limit = ACTIONS if state.to_play >= 0 else GAME.outcomes
            assert all(0 <= action < limit for action in state.legal_actions())


def test_positions_are_told_by_what_differs_from_the_start():
    whole: dict[str, Any] = {"tribes": [{}, {}]}
    assert position(**whole) == position()
