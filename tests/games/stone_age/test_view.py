"""What everybody sees, and the one thing that only its owner does."""

from __future__ import annotations

import msgspec
import pytest

from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.seats import OVER, SPECTATOR
from tests.games.stone_age.helpers import (
    BLUE,
    CARDS,
    GAME,
    GREEN,
    RED,
    TILES,
    building,
    buying,
    given,
    hungry,
    play,
    random_game,
    turn,
)


def test_the_board_as_it_lies():  # SA-10.1, SA-10.2
    state = given(
        3,
        red={"places": {"forest": 3, "hut": 2}},
        blue={"places": {"forest": 2}},
        display=CARDS[10:14],
        tops=["fixed_ssg"],
        to_play=GREEN,
    )
    view = GAME.view(state, GREEN)
    places = {place.place: place for place in view.places}
    assert places["forest"].people == (3, 2, 0)
    assert (places["forest"].free, places["forest"].open) == (2, ())  # two players are there (SA-4.7)
    assert places["hut"].people == (2, 0, 0)
    assert places["hunting_grounds"].free is None
    assert places["field"].open == (BLUE, GREEN)  # Red has nobody left
    assert "building_4" not in places
    assert [(space.price, space.card) for space in view.spaces] == list(enumerate(CARDS[10:14], 1))
    assert [stack.left for stack in view.stacks] == [7, 7, 7]
    assert view.stacks[0].building == "fixed_ssg"
    assert (view.round, view.start, view.to_play, view.deck) == (1, RED, GREEN, 32)
    assert set(view.unseen) == set(CARDS) - set(CARDS[10:14])
    assert len(view.unseen_buildings) == len(TILES) - 3
    assert view.bank is None
    assert view.outcome is None


def test_a_tribe_as_it_stands():  # SA-10.1
    own = ["one_use_tool_4_tool_maker_1", "food_1_weaving"]
    state = turn(
        seat=BLUE,
        tribe={
            "people": 6,
            "places": {"forest": 2, "hut": 2},
            "wood": 2,
            "gold": 1,
            "food": 3,
            "tools": [2, 1, 1],
            "used_tools": [1],
            "cards": own,
            "buildings": ["fixed_ssg"],
            "points": 7,
            "agriculture": 2,
        },
    )
    view = GAME.view(state, SPECTATOR)
    assert [stack.left for stack in view.stacks] == [7, 7, 7, 6]
    tribe = view.tribes[BLUE]
    assert tribe.resources == {"wood": 2, "brick": 0, "stone": 0, "gold": 1}
    assert [(tool.value, tool.used) for tool in tribe.tools] == [(2, False), (1, False), (1, True)]
    assert (tribe.food, tribe.agriculture, tribe.people, tribe.hand) == (3, 2, 6, 2)
    assert tribe.buildings == ("fixed_ssg",)
    assert set(tribe.cards) == set(own)
    assert tribe.face_up == ("one_use_tool_4_tool_maker_1",)
    assert tribe.points == {
        "track": 7,
        "culture": 1,
        "farmers": 0,
        "tool_makers": 4,
        "hut_builders": 0,
        "shamans": 0,
        "resources": 3,
    }
    assert tribe.score == 15


def test_what_has_been_begun():
    view = GAME.view(play(turn(tribe={"places": {"river": 3}, "tools": [1]}), "roll 7"), RED)
    assert view.roll is not None
    assert (view.roll.good, view.roll.dice, view.roll.total) == ("gold", 3, 7)
    view = GAME.view(play(building("open_1_7_a", wood=3), "pay wood"), BLUE)
    assert (view.spot, view.paid["wood"]) == ("building_1", 1)
    assert GAME.view(hungry(food=1, wood=9), RED).missing == 4
    state = play(buying("dice_items_time", wood=1), "pay wood", "items 1 1 5 6")
    assert GAME.view(state, RED).items == ("wood", "wood", "tool", "agriculture")


def test_why_a_place_with_room_is_closed():  # SA-4.7, SA-4.8, SA-R10, SA-R1
    state = given(
        3,
        red={"places": {"forest": 1, "hut": 2, "hunting_grounds": 1}},
        blue={"places": {"forest": 1, "field": 1, "river": 1}},
        to_play=GREEN,
    )

    def closed(state: StoneAge, seat: int) -> dict[str, str]:
        return {one.place: one.closed for one in GAME.view(state, seat).places if one.closed}

    assert closed(state, GREEN) == {"forest": "crowd", "tool_maker": "village"}
    assert closed(state, BLUE) == {"tool_maker": "village"}  # where he has been, his people say it
    assert closed(state, SPECTATOR) == {"forest": "crowd", "tool_maker": "village"}
    last = given(2, red={"places": {"forest": 4}}, to_play=RED)
    assert closed(last, RED) == {"hut": "pair"}
    last = given(2, red={"tools": [4, 4, 4]}, to_play=RED, allow_futile_placement=False)
    assert closed(last, RED) == {"tool_maker": "futile"}


def test_who_could_pay_what_lies_there():  # SA-5.10, SA-5.14
    state = given(
        2,
        red={"wood": 2, "brick": 1},
        blue={"gold": 4},
        display=CARDS[10:14],
        tops=["fixed_wwb", "choice_4_of_1"],
    )
    view = GAME.view(state, SPECTATOR)
    assert [space.payable for space in view.spaces] == [(RED, BLUE), (RED, BLUE), (RED, BLUE), (BLUE,)]
    assert [stack.payable for stack in view.stacks] == [(RED,), (BLUE,)]


def test_all_ways_to_pay_and_to_take():  # SA-5.10, SA-5.14, SA-8.2, SA-6.10
    def ways(state: StoneAge, seat: int = RED) -> set[tuple[int, ...]]:
        return set(GAME.view(state, seat).ways)

    assert ways(buying("dice_items_time", wood=1, gold=1)) == {(1, 0, 0, 0), (0, 0, 0, 1)}
    assert ways(buying("dice_items_time", wood=1, gold=1), BLUE) == set()  # it is not his to pay
    assert ways(hungry(food=3, wood=1, stone=2)) == {(1, 0, 1, 0), (0, 0, 2, 0)}
    assert ways(building("open_1_7_a", wood=2)) == {(1, 0, 0, 0), (2, 0, 0, 0)}
    assert ways(building("choice_4_of_2", wood=3, brick=1, gold=4)) == {
        (3, 1, 0, 0), (3, 0, 0, 1), (2, 0, 0, 2), (1, 0, 0, 3), (0, 1, 0, 3)
    }  # fmt: skip
    assert ways(building("fixed_wwb", wood=3, brick=1)) == set()
    assert ways(play(building("open_1_7_a", wood=2), "pay wood")) == set()  # it was begun step by step


def test_where_chance_is_about_to_show_something():
    state = play(building("open_1_7_a", wood=1), "pay wood")
    assert GAME.view(state, RED).turning == "building_1"
    assert GAME.view(GAME.start(2), SPECTATOR).turning == "card_1"
    assert GAME.view(given(), RED).turning is None


def test_the_bank_shows_where_it_is_limited():  # SA-5.9, SA-R31
    state = given(red={"gold": 4}, limited_supply="later_edition")
    assert GAME.view(state, BLUE).bank == {"wood": 28, "brick": 18, "stone": 12, "gold": 6}
    state = given(red={"gold": 4}, limited_supply="first_edition_text")
    assert GAME.view(state, BLUE).bank == {"wood": 20, "brick": 16, "stone": 12, "gold": 6}


def test_the_extra_card_is_seen_by_its_owner_only():  # SA-6.8, SA-10.1, SA-10.2
    state = given(red={"cards": ["extra_card_writing"], "agriculture": 5}, extra="food_3_farmer_2")
    own = GAME.view(state, RED)
    assert set(own.tribes[RED].cards) == {"extra_card_writing", "food_3_farmer_2"}
    assert (own.tribes[RED].unknown, own.tribes[RED].points["farmers"]) == (0, 10)
    assert "food_3_farmer_2" not in own.unseen
    for other in (BLUE, GREEN, SPECTATOR):
        view = GAME.view(state, other)
        assert view.tribes[RED].cards == ("extra_card_writing",)
        assert (view.tribes[RED].unknown, view.tribes[RED].points["farmers"]) == (1, 0)
        assert "food_3_farmer_2" in view.unseen
        assert msgspec.json.encode(view).count(b"food_3_farmer_2") == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_hidden_at_the_end(players: int, many):  # SA-6.8
    for seed in range(many(20)):
        last = random_game(players, seed)[-1]
        assert last.to_play == OVER
        views = [GAME.view(last, seat) for seat in (*range(players), SPECTATOR)]
        assert all(tribe.unknown == 0 for view in views for tribe in view.tribes)
        assert all(view.tribes == views[0].tribes for view in views)
        assert [tribe.score for tribe in views[0].tribes] == last.scores()
        assert views[0].outcome == GAME.outcome(last)


@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ([], 1),
        (["food_5_healing"], 3),  # another symbol: 1 becomes 4
        (["points_3_music_a"], 1),  # the same one again begins a second set
        (["points_3_music_a", "points_3_music_b"], 3),
    ],
)
def test_what_one_more_symbol_is_worth(own, worth):  # SA-9.3
    """Whatever lies there, it is the difference that owning it makes."""
    card = "roll_gold_art" if len(own) == 2 else "points_3_music_b"
    rest = [other for other in CARDS if other not in (*own, card)][:4]
    display = [card, *rest[:3]]
    state = given(2, red={"cards": own}, blue={}, display=display)
    view = GAME.view(state, BLUE)
    assert view.spaces[0].worth == (worth, 1)
    owner = given(2, red={"cards": [*own, card]}, blue={}, display=rest)
    before, after = (GAME.view(one, RED).tribes[RED].score for one in (state, owner))
    assert after - before == worth


def test_what_figures_are_worth():  # SA-9.4
    display = ["dice_items_farmer_2", *CARDS[10:13]]
    state = given(2, red={"agriculture": 4}, blue={"agriculture": 1}, display=display)
    assert GAME.view(state, SPECTATOR).spaces[0].worth == (8, 2)


def test_an_empty_space_is_worth_nothing():
    views = (GAME.view(state, SPECTATOR) for state in random_game(2, 5))
    assert all(bool(space.worth) == (space.card is not None) for view in views for space in view.spaces)
