"""The rules that no worked example shows, in the order of the rulebook; for the rulings see `test_rulings.py`."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from antiqua.games.stone_age import events, tables
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER, SPECTATOR
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
    names = ("game_boards", "player_boards", "markers", "dice", "start_player_figures")
    assert [counts[name] for name in names] == [1, 4, 8, 7, 1]
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


def test_cards():  # SA-1.3, SA-D3
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
    for card in DATA["card"]:  # each is called after its lower half
        shown = card.get("culture") or f"{card['specialist']}_{card['figures']}"
        assert card["id"].removesuffix("_a").removesuffix("_b").endswith(f"_{shown}")


def test_buildings():  # SA-1.4
    totals = DATA["building_totals"]
    kinds = Counter(tile["kind"] for tile in DATA["building"])
    assert kinds == {"fixed": 17, "choice": 8, "open": 3}
    assert all(totals[kind] == count for kind, count in kinds.items())
    for tile in DATA["building"]:  # each is called after its price
        if tile["kind"] == "fixed":
            price = "".join(name[0] * count for name, count in tile["cost"].items())
        elif tile["kind"] == "choice":
            price = f"{tile['resources']}_of_{tile['kinds']}"
        else:
            price = f"{tile['min_resources']}_{tile['max_resources']}"
            assert price == "1_7"
        assert tile["id"].removesuffix("_a").removesuffix("_b").removesuffix("_c").endswith(f"_{price}")
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
    assert seat in {state.sample_chance(Rng(seed)) for seed in range(20)}
    play(state, f"start {seat + 1}")
    assert chance(state).active == seat


def test_first_seat_starts():  # SA-2.4
    state = begin(3)
    assert phase(state) == "deal_card"
    assert chance(state).active == RED


def test_five_more_people_in_the_supply():  # SA-2.3, SA-5.5
    assert [at("hut", people=people).tribes()[RED].people for people in (5, 9, 10)] == [6, 10, 10]


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


def test_a_round_from_its_start_to_the_next():  # SA-3.1
    happened = told(given(2), "place 5 hunting_grounds", "place 5 forest", "roll 10", "roll 15")
    steps = [event for event in happened if not isinstance(event, events.GoodsGained)]
    assert [type(event) for event in steps] == [
        *[events.PeoplePlaced] * 2,
        *[events.DiceRolled] * 2,
        *[events.TribeFed] * 2,
        events.RoundBegan,
    ]


# -- 4: placing people ------------------------------------------------------------------------------------------------


def test_hunting_only_once():  # SA-4.2
    state = given(red={"places": {"hunting_grounds": 1}})
    assert "hunting_grounds" not in where(state)


def test_several_cards_and_buildings():  # SA-4.2
    state = given(red={"places": {"card_1": 1, "building_1": 1}})
    assert {"card_2", "card_3", "card_4", "building_2"} <= set(where(state))


def test_no_passing():  # SA-4.3, SA-D7
    state = given(2, red={"places": {"hunting_grounds": 4}}, to_play=BLUE)
    play(state, "place 5 hunting_grounds")
    assert (phase(state), state.active) == ("place", RED)  # he must place, though he cannot hunt
    assert all(text.startswith("place ") for text in options(state))


def test_places_for_one_player():  # SA-4.5
    for place in tables.PLACES[tables.PLACE["tool_maker"] :]:
        for seat in (RED, BLUE):
            state = given(red={"places": {place.id: place.least}}, to_play=seat)
            assert place.id not in where(state)


def test_gathering_places_are_shared():  # SA-4.5
    """The four by everybody within their seven rings, the hunting grounds without limit."""
    everywhere = {place.id: 1 for place in tables.PLACES[:5]}
    red = {"people": 10, "places": {**everywhere, "hunting_grounds": 6}}
    others = {"places": everywhere}
    free = where(given(red=red, blue=others, green=others, to_play=YELLOW))
    assert [free[place] for place in everywhere] == [5, 4, 4, 4, 4]


def test_placing_without_being_able_to_pay():  # SA-4.6
    state = given()
    assert stock(state) == ""
    assert {"card_4", "building_1"} <= set(where(state))


@pytest.mark.parametrize("place", ["forest", "clay_pit", "quarry", "river"])
def test_fewer_players_share_less(place: str):  # SA-4.7
    there = {"places": {place: 1}}
    assert place not in where(given(2, red=there, to_play=BLUE))
    assert place in where(given(3, red=there, to_play=BLUE))
    assert place not in where(given(3, red=there, blue=there, to_play=GREEN))
    assert [where(given(players, red={"people": 8}))[place] for players in (2, 3)] == [7, 7]


@pytest.mark.parametrize("players", [2, 3])
def test_two_of_the_three_village_places(players: int):  # SA-4.8
    village = {"tool_maker": 1, "hut": 2, "field": 1}
    for first, second in permutations(village, 2):
        state = given(players, red={"places": {first: village[first]}}, to_play=BLUE)
        assert village.keys() & where(state) == village.keys() - {first}
        play(state, f"place {village[second]} {second}")
        assert not village.keys() & where(state)


def test_placing_goes_on_until_nobody_can():  # SA-4.1, SA-4.9, SA-5.1
    state = given(2, red={"places": {"forest": 5}}, blue={"places": {"hunting_grounds": 3}}, to_play=BLUE)
    play(state, "place 1 field")
    assert (phase(state), state.active) == ("place", BLUE)
    play(state, "place 1 card_1")
    assert (phase(state), state.active) == ("roll", RED)  # Red's only place is resolved at once


# -- 5: actions -------------------------------------------------------------------------------------------------------


def test_everybody_resolves_all_his_places_in_turn():  # SA-2.5, SA-5.1
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


def test_all_rings_are_free_in_the_next_round():  # SA-4.4, SA-4.7, SA-5.2
    state = finish_round(given(2, decision="act", red={"places": {"forest": 3, "river": 2}}))
    assert (state.round, where(state)["forest"], where(state)["river"]) == (2, 5, 5)


def test_nothing_but_cards_and_buildings_can_be_declined():  # SA-5.3
    state = turn(tribe={"places": {"forest": 1, "field": 1}})
    assert options(state) == {"act forest", "act field"}
    assert "decline" in options(buying("points_3_music_a", wood=1))
    assert "decline" in options(building("open_1_7_a", wood=1))


def test_tool_maker():  # SA-5.4
    assert tools(at("tool_maker")) == ["1"]


def test_a_tool_is_never_split():  # SA-5.8
    tribe = {"places": {"quarry": 1, "hunting_grounds": 1}, "tools": [4, 4, 4], "food": 0}
    state = play(turn(tribe=tribe), "act quarry", "roll 4", "tool 4", "gather")
    assert (stock(state), state.tribes()[RED].food) == ("S", 0)  # 8 for 5: the rest is lost
    play(state, "roll 2", "tool 4", "gather")
    assert (state.tribes()[RED].food, tools(state)) == (3, ["4", "4*", "4*"])
    assert tools(finish_round(state)) == ["4", "4", "4"]


def test_goods_are_not_limited():  # SA-5.9, SA-D12
    state = play(turn(tribe={"places": {"forest": 5}, "wood": 1000}), "roll 30")
    assert state.tribes()[RED].stock[0] == 1010


def test_pay_take_then_the_upper_half():  # SA-5.11, SA-R13
    happened = told(buying("gold_1_shaman_1", wood=1), "pay wood")
    assert happened[:2] == [
        events.CardBought(RED, "gold_1_shaman_1", (1, 0, 0, 0)),
        events.GoodsGained(RED, "gold", 1, "card"),
    ]
    assert buying("gold_1_shaman_1", 2, wood=1).active == BLUE  # its own gold cannot pay for it
    state = play(buying("gold_1_shaman_1", wood=1), "pay wood")
    assert GAME.view(state, RED).tribes[RED].cards == ("gold_1_shaman_1",)
    assert face_up(state) == set()


def test_declined_card_stays():  # SA-5.12, SA-R14
    state = buying("points_3_music_a", 2, **RICH)
    before = (stock(state), state.tribes()[RED].points)
    shown = display(state)
    play(state, "decline")
    assert display(state) == shown
    assert (stock(state), state.tribes()[RED].points) == before
    assert state.tribes()[RED].hand == 5
    assert state.active == BLUE


def test_no_refill_during_the_round():  # SA-5.13, SA-R20
    state = play(buying("points_3_music_a", 2, wood=2), "pay wood")
    assert display(state)[1] is None
    assert phase(state) == "act"


def test_a_new_building_waits_for_the_next_round():  # SA-5.16, SA-R20
    state = building("open_1_7_a", wood=3)
    play(state, "pay wood", "enough", "turn open_1_7_b")
    assert state.active == BLUE
    assert state.tops[0] == tables.BUILDING["open_1_7_b"]
    assert GAME.view(state, RED).tribes[RED].buildings == ("open_1_7_a",)
    assert "building_1" in where(chance(finish_round(state)))


def test_any_number_of_buildings():  # SA-5.18
    state = building("open_1_7_a", wood=1, buildings=9)
    play(state, "pay wood")
    assert state.tribes()[RED].buildings == 10


# -- 6: upper halves --------------------------------------------------------------------------------------------------


def test_effects_are_mandatory():  # SA-6.1, SA-6.9, SA-6.10
    """A card works at once; only one-use tools and the two resources are kept."""
    asks = {"dice_items": "roll_items", "roll_resource": "roll", "extra_card": "draw_card"}
    for card in tables.CARDS:
        state = buying(card.id, wood=1)
        _, *gained = told(state, "pay wood")
        play(state, "pay wood")
        effect = tables.EFFECTS[card.effect]
        kept = effect in ("one_use_tool", "any_resources")
        assert face_up(state) == ({card.id} if kept else set())
        assert phase(state) == asks.get(effect, "act")
        assert len(gained) == (0 if kept or effect in asks else 1)


def test_items_go_round_from_the_buyer_who_then_goes_on():  # SA-6.2
    blue = {"places": {"card_1": 1, "field": 1, "tool_maker": 1}, "wood": 1}
    green = {"places": {"forest": 1, "river": 1}}
    state = given(3, blue=blue, green=green, display=["dice_items_time"], decision="act", to_play=BLUE)
    play(state, "act card_1", "pay wood", "items 1 1 4", "pick wood")
    assert (state.active, options(state)) == (GREEN, {"pick wood", "pick gold"})  # equal faces are two dice
    play(state, "pick gold")
    assert [stock(state, seat) for seat in range(3)] == ["W", "W", "G"]
    assert (state.active, options(state)) == (BLUE, {"act field", "act tool_maker"})


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


def test_cards_that_roll():  # SA-6.5
    found = {}
    for card in tables.CARDS:
        if tables.EFFECTS[card.effect] == "roll_resource":
            state = play(buying(card.id, brick=1), "pay brick")
            assert options(state) == {f"roll {total}" for total in range(2, 13)}
            found[card.id] = stock(play(state, "roll 12"))
    assert found == {"roll_gold_art": "GG", "roll_wood_shaman_2": "WWWW", "roll_stone_shaman_1": "SS"}


def test_tools_help_a_card_that_rolls():  # SA-6.5, SA-7.2
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
    state = play(buying("extra_card_writing", wood=1), "pay wood", "draw food_7_pottery")
    assert state.tribes()[RED].food == 12


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
    assert GAME.knows(state, RED)
    assert not GAME.knows(state, BLUE)
    assert not GAME.knows(state, SPECTATOR)


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


def test_one_use_tools():  # SA-5.7, SA-6.9
    own = ["one_use_tool_3_tool_maker_1", "one_use_tool_2_tool_maker_2"]
    state = play(turn(tribe={"places": {"river": 1}, "cards": own, "tools": [1]}), "roll 1")
    assert options(state) == {"tool 1", "one_use 3", "one_use 2", "gather"}
    play(state, "one_use 3")
    assert options(state) == {"one_use 2", "gather"}
    play(state, "one_use 2")
    assert (stock(state), face_up(state), tools(state)) == ("G", set(), ["1"])


def test_cards_are_kept_for_later_rounds():  # SA-6.9, SA-6.10
    own = ["one_use_tool_3_tool_maker_1", ANY]
    state = play(given(2, decision="act", red={"places": {"field": 1}, "cards": own}), "act field")
    assert (state.round, face_up(state)) == (2, set(own))


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
    assert tools(play(buying(own[0], wood=1), "pay wood")) == []


# -- 8, 9: feeding and the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "agriculture", "food", "left"), [(7, 2, 12, 7), (10, 0, 10, 0), (6, 4, 2, 0), (5, 7, 12, 14)]
)
def test_everybody_eats(people: int, agriculture: int, food: int, left: int):  # SA-8.1
    tribe = hungry(people=people, agriculture=agriculture, food=food).tribes()[RED]
    assert (tribe.food, tribe.points) == (left, 0)


def test_tools_are_turned_back():  # SA-7.2, SA-8.3
    tribe = {"places": {"field": 1}, "tools": [3, 3, 2], "used_tools": [3, 3, 2]}
    state = given(2, decision="act", red=tribe)
    assert (state.round, tools(state)) == (2, ["3", "3", "2"])


def test_any_empty_stack_ends_the_game():  # SA-9.1
    state = at("building_2", 2, wood=1, tops=["fixed_wwb", "open_1_7_a"], left=[7, 1], blue={"buildings": 6})
    assert ending(finish_round(play(state, "pay wood")))[0] == "buildings"


def test_all_cards_count_alike():  # SA-9.5, SA-R23
    own = ["one_use_tool_4_tool_maker_1", ANY]
    fresh = points(given(red={"cards": own, "tools": [2, 2, 2]}))
    spent = points(given(red={"cards": own, "used_cards": own, "tools": [2, 2, 2]}))
    assert (fresh["tool_makers"], fresh["culture"]) == (spent["tool_makers"], spent["culture"]) == (6, 1)
    state = turn(tribe={"places": {"river": 1}, "cards": own, "tools": [2, 2, 2]})
    play(state, "redeem", "take wood", "take gold", "roll 2", "one_use 4")
    assert (points(state)["tool_makers"], points(state)["culture"]) == (6, 1)
    extra = given(red={"cards": ["extra_card_writing"], "agriculture": 3}, extra="food_3_farmer_2")
    assert points(extra)["farmers"] == 6


def test_most_points_win():  # SA-9.6
    """What the cards score counts with what is on the track."""
    yellow = {"buildings": 6, "cards": ["points_3_hut_builder_3"]}
    state = building("open_1_7_a", gold=1, points=4, food=99, left=[1, 7, 7, 7], yellow=yellow)
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
