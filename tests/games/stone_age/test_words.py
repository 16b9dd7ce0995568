"""What is said: questions, options, events, endings and refusals, in all three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from antiqua import i18n
from antiqua.games.game import Message
from antiqua.games.stone_age import components, tables
from antiqua.kernel.errors import IllegalMove
from antiqua.match import Match
from tests.games.stone_age.helpers import (
    BLUE,
    GAME,
    RED,
    building,
    buying,
    given,
    hungry,
    play,
    told,
    turn,
)

MARKS = re.compile("[\u2066-\u2069]")


def said(message: Message | None, lang: str = "en") -> str:
    assert message is not None
    return MARKS.sub("", i18n.catalogue(lang).message(message))


def asked(state, lang: str = "en") -> str:
    return said(GAME.question(state), lang)


def labels(state, lang: str = "en") -> dict[str, str]:
    decision = GAME.decision(state, state.active)
    assert decision is not None
    return {choice.move: said(choice.label, lang) for choice in decision.choices}


def test_questions():
    assert asked(given()) == "Player 1 places people."
    assert (
        asked(turn(tribe={"places": {"forest": 2}})) == "Player 1 rolls 2 dice for wood: what is the total?"
    )
    rolled = play(turn(tribe={"places": {"forest": 2}, "tools": [1]}), "roll 5")
    assert asked(rolled) == "Player 1 has rolled for wood, total 5. Add a tool?"
    assert asked(buying("food_1_weaving", 3, wood=3)) == (
        "Player 1 may buy “Food 1 / Weaving”: 3 more resources. Take 1 food. "
        "Culture: Weaving. A set of different symbols scores their number squared."
    )
    assert asked(hungry(food=1, wood=9)) == "Player 1 still lacks 4 food: pay with resources, or starve."


def test_options():
    rolled = play(turn(tribe={"places": {"forest": 2}, "tools": [1]}), "roll 5")
    assert labels(rolled) == {"tool 1": "Add the tool of value 1", "gather": "Take 1 wood"}
    assert labels(given())["place 2 hut"] == "Hut: 2 people"
    fixed = labels(building("fixed_wwb", wood=2, brick=1))
    assert fixed["construct"] == "Build for 2 wood, 1 brick: 10 points"
    opened = labels(play(building("open_1_7_a", gold=3), "pay gold"))
    assert opened["enough"] == "Build with what has been paid: 6 points"


def test_labels_promise_only_what_the_bank_has():  # SA-R31
    rich = {"gold": 9, "brick": 18}
    rolled = play(
        turn(
            tribe={"places": {"river": 7}, "people": 7, "tools": [1]},
            blue=rich,
            limited_supply="later_edition",
        ),
        "roll 30",
    )
    assert labels(rolled)["gather"] == "Take 1 gold: the bank has no more (rolled for 5)"
    taking = play(
        hungry(food=3, cards=["any_resources_2_healing"], blue={"brick": 18}, limited_supply="later_edition"),
        "redeem",
    )
    assert labels(taking)["take brick"] == "Take nothing: the bank has no brick"
    assert labels(taking)["take wood"] == "Take 1 wood"


def test_labels_promise_no_item_that_would_be_lost():  # SA-R5, SA-R6
    state = buying("dice_items_time", 1, players=2, wood=1, brick=1, agriculture=10, tools=[4, 4, 4], food=99)
    play(state, "pay wood", "items 5 6")
    assert labels(state) == {
        "pick tool": "Take nothing: a tool cannot be had any more",
        "pick agriculture": "Take nothing: agriculture +1 cannot be had any more",
    }


def test_details_tell_where_nothing_can_be_gained():  # SA-R1
    decision = GAME.decision(given(red={"people": 10}), RED)
    assert decision is not None
    details = {choice.move: choice.detail for choice in decision.choices}
    nothing = "For this player nothing more can be gained there."
    assert said(details["place 2 hut"]).endswith(nothing)
    assert nothing not in said(details["place 1 field"])


def test_other_languages():
    state = hungry(food=1, wood=9)
    assert labels(state, "ru")["starve"] == "Голодать: минус 10 очков"
    assert labels(state, "fa")["starve"] == "گرسنه ماندن: از دست دادنِ ۱۰ امتیاز"
    assert labels(given(), "ru")["place 2 hut"] == "Хижина: 2 человека"


def test_details_tell_what_a_tool_would_bring():
    rolled = play(turn(tribe={"places": {"river": 2}, "tools": [3, 2, 2]}), "roll 9")
    decision = GAME.decision(rolled, RED)
    assert decision is not None
    details = {choice.move: choice.detail for choice in decision.choices}
    assert said(details["tool 3"]) == "Total 12: 2 gold."
    assert said(details["tool 2"]) == "Total 11: 1 gold."


def test_details_tell_what_a_card_costs_and_does():
    decision = GAME.decision(given(display=["gold_1_shaman_1"]), RED)
    assert decision is not None
    details = {choice.move: choice.detail for choice in decision.choices}
    assert said(details["place 1 card_1"]) == (
        "Price: 1 resource of any kind. Take 1 gold. Shaman ×1: at the end, 1 × your people."
    )
    assert said(details["place 1 forest"]) == "One die for each person there; every 3 give 1 wood."


def test_details_promise_nothing_that_the_bank_cannot_give():  # SA-R31
    state = given(2, red={"gold": 10}, display=["gold_1_shaman_1"], limited_supply="later_edition")
    decision = GAME.decision(state, RED)
    assert decision is not None
    details = {choice.move: said(choice.detail) for choice in decision.choices}
    assert "Take 1 gold. The bank has no gold left now. Shaman ×1" in details["place 1 card_1"]
    assert details["place 1 river"].endswith("every 6 give 1 gold. The bank has no gold left now.")
    assert "The bank" not in details["place 1 forest"]
    short = given(2, red={"stone": 11}, display=["stone_2_transport"], limited_supply="later_edition")
    assert "Take 2 stones. The bank has only 1 stone left now." in said(
        GAME.choice(short, GAME.parse(short, "place 1 card_1")).detail
    )


def test_the_question_says_what_a_card_does_and_declining_promises_nothing():
    state = buying("gold_1_shaman_1", 2, wood=2)
    assert said(GAME.question(state)) == (
        "Player 1 may buy “Gold 1 / Shaman ×1”: 2 more resources. Take 1 gold. "
        "Shaman ×1: at the end, 1 × your people."
    )
    assert GAME.choice(state, GAME.parse(state, "decline")).detail is None


def test_the_question_of_a_building_says_its_price():
    state = building("open_1_7_a", wood=2, brick=1)
    price = "Price: 1 to 7 resources of any kinds. It scores their value."
    assert said(GAME.question(state)).endswith(price)
    fixed = building("fixed_wwb", wood=2, brick=1)
    assert "Price" not in said(GAME.question(fixed))  # its only option says it


def test_a_card_whose_upper_half_is_lost_says_so():  # SA-R5
    state = buying("agriculture_1_farmer_1", 1, agriculture=10, wood=1)
    assert "For this player the upper half brings nothing more." in said(GAME.question(state))


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_component_can_be_explained(lang: str):
    strict = i18n.Catalogue.strict
    i18n.set_strict(True)
    try:
        for card in tables.CARDS:
            assert all(said(one, lang).endswith(".") for one in components.effects(card))
        for tile in tables.BUILDINGS:
            assert said(components.price_of_building(tile), lang).endswith(".")
    finally:
        i18n.set_strict(strict)


def test_events():
    happened = told(building("fixed_wwb", wood=2, brick=1), "construct")
    assert "Player 1 builds “Building: 2 wood + 1 brick” for 2 wood, 1 brick and scores 10 points." in [
        said(GAME.tell(event)) for event in happened
    ]
    starved = [said(GAME.tell(event)) for event in told(hungry(food=1, wood=9), "starve")]
    assert starved[0] == "Player 1 lacks 4 food and loses 10 points."


def over(red: dict[str, Any], blue: dict[str, Any]) -> Any:
    state = given(
        2,
        red={"buildings": 6, "food": 99, **red},
        blue={"wood": 1, "food": 99, "places": {"building_1": 1}, **blue},
        left=[1, 7],
        tops=["open_1_7_a"],
        decision="act",
        to_play=BLUE,
        start=BLUE,
    )
    return play(state, "pay wood")


def test_endings():
    ended = over({"points": 50}, {"points": 7})
    assert asked(ended) == (
        "A stack of buildings is used up: the game is over. Player 1 wins with the most points. "
        "Points: Player 1\u00a0–\u00a050, Player 2\u00a0–\u00a010."
    )
    tied = over({"points": 10}, {"points": 7, "agriculture": 1})
    assert "The points are equal; Player 2 wins by agriculture, tools and people." in asked(tied)
    shared = over({"points": 10}, {"points": 7})
    assert "The victory is shared: Player 1, Player 2." in asked(shared)


@pytest.mark.parametrize(
    ("facts", "text", "why"),
    [
        ({}, "place 6 hunting_grounds", "The player has only 5 people left to place."),  # SA-4.1
        (
            {"red": {"places": {"forest": 1}}},
            "place 1 forest",
            "The player has already placed people this round: Forest.",
        ),
        ({"blue": {"places": {"field": 1}}}, "place 1 field", "Player 2 is already there: Field."),  # SA-4.5
        (
            {"blue": {"places": {"river": 5}}},
            "place 3 river",
            "There is room for only 2 more: River.",
        ),  # SA-R8
        (
            {"players": 2, "blue": {"places": {"river": 5}}},
            "place 1 river",
            "With so few players only 1 player may work there, and Player 2 already does: River.",
        ),  # SA-4.7
        (
            {"players": 2, "blue": {"places": {"field": 1, "hut": 2}}},
            "place 1 tool_maker",
            "With so few players only 2 of the village places may be used in a round; taken are: Hut, Field.",
        ),  # SA-4.8
        (
            {"red": {"agriculture": 10}, "allow_futile_placement": False},
            "place 1 field",
            "The player cannot gain anything there, and the options forbid it: Field.",
        ),  # SA-R1
        ({}, "place 1 hut", "Exactly 2 people must be placed there: Hut."),  # SA-4.4
        ({}, "place 2 field", "Exactly 1 person must be placed there: Field."),  # SA-4.4
        (
            {"red": {"places": {"hunting_grounds": 4}}, "allow_futile_placement": False},
            "place 2 hut",
            "The player has only 1 person left to place.",
        ),  # SA-R10
        (
            {"players": 2},
            "place 1 building_3",
            "With 2 players there are only 2 building stacks.",
        ),  # SA-2.2
        (
            {"blue": {"places": {"river": 5}}, "green": {"places": {"river": 2}}},
            "place 1 river",
            "There is no room left: River.",
        ),
        ({}, "pay wood", "Something else is to be decided now: Player 1 places people."),
    ],
)
def test_refusals(facts: dict[str, Any], text: str, why: str):
    state = given(**facts)
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(state, text)
    assert said(caught.value.details["why"]) == why


def test_a_place_without_figures_cannot_be_used():
    state = turn(tribe={"places": {"forest": 1, "field": 1}})
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(state, "act river")
    assert said(caught.value.details["why"]) == "Player 1 has nobody there: River."


def test_what_cannot_be_paid_is_said_before_the_figure_comes_back():
    """Who has not gathered yet would lose the card without having been asked."""
    match = Match(GAME, seed=1)
    for move in ("place 1 card_4", "place 5 hunting_grounds", "place 4 hunting_grounds"):
        match.play(move)
    decision = match.decision(RED)
    assert decision is not None
    offered = {choice.move: said(choice.detail) for choice in decision.choices}
    assert offered["act card_4"].startswith("Cannot be paid now: the figure comes back at once. Price: 4")
    assert "paid" not in offered["act hunting_grounds"]
