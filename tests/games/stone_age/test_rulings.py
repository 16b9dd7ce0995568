"""The rulings where the rulebooks are silent or differ, in their order; then the options that are house rules."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.stone_age import tables
from antiqua.games.stone_age.constants import ACTIONS
from antiqua.games.stone_age.position import position
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.stone_age.helpers import (
    BLUE,
    CARDS,
    GAME,
    GREEN,
    RED,
    RICH,
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
    given,
    hungry,
    options,
    payments,
    phase,
    play,
    points,
    random_game,
    stock,
    tools,
    turn,
    where,
)

DATA = tables.DATA
ANY = "any_resources_2_healing"

# -- 12: rulings ------------------------------------------------------------------------------------------------------

FULL: dict[str, Any] = {"people": 10, "agriculture": 10, "tools": [4, 4, 4]}


def test_futile_placements():  # SA-R1
    village = {"tool_maker", "hut", "field"}
    assert village <= set(where(given(red=FULL)))
    assert not village & set(where(given(red=FULL, allow_futile_placement=False)))
    assert village <= set(where(given(red={}, allow_futile_placement=False)))
    at_work = {**FULL, "places": {"field": 1}}
    assert "hut" not in where(given(2, red=at_work, blue={"places": {"tool_maker": 1}}))  # it counts (SA-4.8)


def test_upgrade_may_refresh():  # SA-R3
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1, 1], upgrade_refreshes_tool=True)
    assert sorted(tools(state)) == ["1", "1*", "2"]
    state = at("tool_maker", tools=[1, 1, 1], used_tools=[1, 1])
    assert sorted(tools(state)) == ["1*", "1*", "2"]


@pytest.mark.parametrize("refreshes", [False, True])
def test_only_the_upgraded_tile_may_change_its_state(refreshes: bool):  # SA-R3
    for have, used, then in (([1], [1], ["1", "1*"]), ([2, 2, 1], [2], ["2", "2", "2*"])):
        state = at("tool_maker", tools=have, used_tools=used, upgrade_refreshes_tool=refreshes)
        assert tools(state) == then


def test_tool_tiles_may_run_out():  # SA-R4
    others: dict[str, Any] = {"green": {"tools": [3, 3, 3]}, "yellow": {"tools": [4, 4, 3]}}
    assert at("tool_maker", tools=[2, 2, 2], limited_tool_tiles=True, **others).tribes()[RED].tools == 6
    assert at("tool_maker", tools=[2, 2, 2], **others).tribes()[RED].tools == 7
    assert at("tool_maker", tools=[2, 2, 1], limited_tool_tiles=True, **others).tribes()[RED].tools == 6
    fewer: dict[str, Any] = {"green": {"tools": [3, 3, 3]}, "yellow": {"tools": [3, 3, 2]}}
    assert at("tool_maker", tools=[2, 2, 2], limited_tool_tiles=True, **fewer).tribes()[RED].tools == 7
    others = {"green": {"tools": [3, 3, 3]}}
    assert at("tool_maker", tools=[3, 3, 3], limited_tool_tiles=True, **others).tribes()[RED].tools == 10


def test_gains_beyond_the_end_are_lost():  # SA-R5
    assert at("tool_maker", **FULL).tribes()[RED].tools == 12
    assert at("field", **FULL).tribes()[RED].agriculture == 10
    state = at("hut", **FULL)
    assert (state.tribes()[RED].people, state.tribes()[RED].hand) == (10, 10)


def test_a_useless_die_may_be_taken():  # SA-6.2, SA-R6
    state = buying("dice_items_time", players=2, wood=1, agriculture=10)
    play(state, "pay wood", "items 4 6")
    assert options(state) == {"pick gold", "pick agriculture"}
    play(state, "pick agriculture")
    assert state.tribes()[RED].agriculture == 10
    assert (stock(state), stock(state, BLUE)) == ("", "G")
    state = buying("dice_items_time", players=2, wood=1, tools=[4, 4, 4])
    assert options(play(state, "pay wood", "items 4 5")) == {"pick gold", "pick tool"}


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


def test_resources_and_nothing_else_go_to_the_supply():  # SA-5.10, SA-5.14, SA-R11
    bought = play(buying("points_3_music_a", 2, **RICH, tools=[1]), "pay wood", "pay gold")
    built = play(building("fixed_wwg", **RICH, tools=[1]), "construct")
    for state, left in ((bought, [8, 9, 9, 8]), (built, [7, 9, 9, 8])):
        assert state.tribes()[RED].stock == left
        assert (state.tribes()[RED].food, tools(state)) == (12, ["1"])
        assert all(stock(state, seat) == "" for seat in (BLUE, GREEN, YELLOW))


@pytest.mark.parametrize("resources", [4, 5])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
def test_choice_buildings(resources: int, kinds: int):  # SA-5.14, SA-R12
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


def test_both_ends_in_one_round():  # SA-8.3, SA-R17
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
    assert state.start == RED  # no new round


def test_a_declined_card_gets_cheaper():  # SA-R18
    shown = CARDS[10:14]
    state = given(2, decision="act", red={"places": {"card_1": 1, "card_3": 1}, "wood": 9}, display=shown)
    play(state, "act card_1", "pay wood", "decline")
    assert display(state)[:3] == [shown[1], shown[2], shown[3]]


def test_an_empty_deck_does_not_end_the_game():  # SA-9.2, SA-R19
    state = given(
        2, decision="act", red={"places": {"field": 1}}, blue={"cards": CARDS[4:]}, display=CARDS[:4]
    )
    assert (phase(state), state.round, state.deck) == ("place", 2, 0)
    assert display(state) == CARDS[:4]


def test_others_still_buy_and_build_after_the_last_tile():  # SA-5.13, SA-R21
    state = turn(
        2,
        tribe={"places": {"building_1": 1}, "wood": 1},
        blue={"places": {"card_1": 1, "building_2": 1}, "wood": 2, "buildings": 6},
        display=["points_3_music_a"],
        tops=["open_1_7_a", "open_1_7_b"],
        left=[1, 7],
    )
    chance(play(state, "pay wood", "act card_1", "pay wood", "pay wood"))
    assert ending(state)[0] == "buildings"
    assert (points(state, BLUE)["track"], points(state, BLUE)["culture"]) == (3 + 3, 1)
    assert state.tribes()[BLUE].buildings == 7
    assert display(state)[0] is None  # the cards do not move before the next round


def test_a_starving_tribe_pays_every_round():  # SA-R25
    for food in (0, 4):
        state = hungry(food=food)
        assert state.tribes()[RED].points == -10
    play(state := hungry(food=4, wood=1), "starve")
    assert state.tribes()[RED].points == -10
    assert hungry(food=0, points=-10).tribes()[RED].points == -20


def test_feeding_goes_in_turn_order():  # SA-R24
    hungry_one = {"food": 0, "wood": 9}
    state = hungry(3, seat=GREEN, food=0, wood=9, red=hungry_one, blue=hungry_one)
    order = []
    while phase(state) == "feed":
        order.append(state.active)
        play(state, "starve")
    assert order == [GREEN, RED, BLUE]


def test_a_game_without_purchases_never_ends():  # SA-3.1, SA-R26
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


def test_unused_two_resources_at_the_end():  # SA-R27, SA-R31
    assert points(given(red={"cards": [ANY], "wood": 1}))["resources"] == 3
    assert points(given(red={"cards": [ANY], "used_cards": [ANY], "wood": 1}))["resources"] == 1
    empty = {
        name: count for name, count in DATA["physical_supply"]["later_edition"].items() if name != "total"
    }
    limited = given(red={"cards": [ANY]}, blue=empty, limited_supply="later_edition")
    assert points(limited)["resources"] == 0


def test_the_start_player_changes_every_round():  # SA-2.5, SA-4.1, SA-8.3, SA-R28
    for now in (1, 2):
        facts: dict[str, Any] = {"red": {"places": {"field": 1}}, "blue": {"food": 0}, "round": now}
        state = given(3, start=BLUE, decision="act", to_play=RED, **facts)
        assert (state.round, state.start, state.active) == (now + 1, GREEN, GREEN)


def test_the_extra_card_shortens_the_deck():  # SA-R29
    state = buying("extra_card_writing", wood=1)
    play(state, "pay wood", f"draw {CARDS[20]}")
    assert state.deck == 36 - 4 - 1


def test_scores_above_99():  # SA-R30
    state = play(building("open_1_7_a", gold=7, points=98), *["pay gold"] * 7)
    assert state.tribes()[RED].points == 140
    state = play(buying("points_3_music_a", wood=1, points=98), "pay wood")
    assert state.tribes()[RED].points == 101


def test_limited_supply():  # SA-5.9, SA-R31, SA-D12
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
