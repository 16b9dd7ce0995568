"""Positions set up and saved: what can be said, and what is refused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from antiqua.games.stone_age.position import position
from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.errors import BadPosition, BadSave
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.stone_age.helpers import (
    CARDS,
    GAME,
    building,
    cards,
    display,
    face_up,
    given,
    hungry,
    play,
    random_game,
    turn,
)

# -- set up -----------------------------------------------------------------------------------------------------------


def test_what_is_not_told_is_filled_in():
    state = position(tribes=[{}, {}, {}])
    assert display(state) == CARDS[:4]
    assert (state.left, state.deck, state.round) == ([7, 7, 7, 0], 32, 1)
    assert len(state.legal_actions()) == 35


def test_built_tiles_have_left_the_stacks():
    assert position(tribes=[{"buildings": 3}, {"buildings": 2}]).left[:2] == [5, 4]
    assert position(tribes=[{"buildings": 3}, {}], left=[4, 7]).left[:2] == [4, 7]


@pytest.mark.parametrize(
    ("facts", "id"),
    [
        ({"tribe": []}, "error-position-unknown-field"),
        ({"tribes": [{"meat": 1}, {}]}, "error-position-form"),
        ({"tribes": [{}]}, "error-bad-number"),
        ({"tribes": [{}] * 5}, "error-bad-number"),
        ({"start": 2}, "error-bad-number"),
        ({"to_play": -1}, "error-bad-number"),
        ({"round": 0}, "error-bad-number"),
        ({"decision": "sleep"}, "error-bad-option-value"),
        ({"display": ["food_7_potery"]}, "error-position-unknown-card"),
        ({"display": ["xyzzy"]}, "error-position-no-such-card"),
        ({"left": [7]}, "error-bad-number"),
        ({"left": [8, 6]}, "error-bad-number"),
        ({"left": [-1, 7]}, "error-bad-number"),
        ({"tribes": [{"places": {"forest": 2**40}}, {}]}, "error-bad-number"),
        ({"tribes": [{"people": 4}, {}]}, "error-bad-number"),
        ({"tribes": [{"food": -1}, {}]}, "error-bad-number"),
        ({"tribes": [{"agriculture": 11}, {}]}, "error-bad-number"),
        ({"tribes": [{"buildings": 29}, {}]}, "error-bad-number"),
    ],
)
def test_facts_that_are_none(facts: dict[str, Any], id: str):
    with pytest.raises(BadPosition) as caught:
        position(**facts)
    assert caught.value.id == id


@pytest.mark.parametrize(
    ("facts", "id"),
    [
        ({"red": {"tools": [3, 1, 1]}}, "sa-wrong-ladder"),  # SA-7.1
        ({"red": {"tools": [5, 5, 5]}}, "sa-wrong-ladder"),
        ({"red": {"tools": [1], "used_tools": [1, 1]}, "decision": "act"}, "sa-wrong-used"),
        ({"red": {"tools": [1], "used_tools": [1]}}, "sa-wrong-used-early"),  # SA-8.3
        ({"red": {"places": {"forest": 6}}}, "sa-wrong-placed"),
        ({"red": {"places": {"hut": 1}}}, "sa-wrong-figures"),
        ({"red": {"people": 8, "places": {"forest": 8}}}, "sa-wrong-figures"),
        ({"red": {"places": {"forest": 4}}, "blue": {"places": {"forest": 4}}}, "sa-wrong-figures"),
        ({"red": {"places": {"field": 1}}, "blue": {"places": {"field": 1}}}, "sa-wrong-shared"),
        ({"red": {"places": {"moon": 1}}}, "error-damage-name"),
        ({"players": 2, "red": {"places": {"river": 1}}, "blue": {"places": {"river": 1}}}, "sa-wrong-crowd"),
        ({"players": 2, "red": {"places": {"field": 1, "hut": 2, "tool_maker": 1}}}, "sa-wrong-village"),
        ({"players": 2, "red": {"places": {"building_3": 1}}}, "sa-wrong-no-place"),
        ({"decision": "act", "to_play": 1, "red": {"places": {"field": 1}}}, "sa-wrong-late"),
        ({"red": {"cards": ["food_1_weaving"]}, "blue": {"cards": ["food_1_weaving"]}}, "error-damage-twice"),
        ({"red": {"cards": ["food_1_weaving"]}, "display": ["food_1_weaving"]}, "error-damage-twice"),
        ({"red": {"buildings": 2}, "left": [7, 7, 7, 7]}, "sa-wrong-built"),
        ({"red": {"buildings": 7}, "left": [0, 7, 7, 7]}, "sa-wrong-used-up"),  # SA-9.1
        ({"display": [None, "food_1_weaving"]}, "sa-wrong-gap"),  # SA-8.3
        ({"extra": "food_1_weaving"}, "sa-wrong-extra"),
        ({"red": {"gold": 11}, "limited_supply": "later_edition"}, "sa-wrong-supply"),
        (
            {
                "red": {"tools": [3, 3, 3]},
                "blue": {"tools": [3, 3, 3]},
                "green": {"tools": [3, 2, 2]},
                "limited_tool_tiles": True,
            },
            "sa-wrong-tiles",
        ),
        ({"tie_break": "toss"}, "error-damage-name"),
        ({"decision": "act"}, "sa-wrong-nobody-acts"),  # SA-5.1
        ({"decision": "act", "to_play": 1, "green": {"places": {"field": 1}}}, "sa-wrong-cannot-act"),
        ({"to_play": 0, "red": {"places": {"hunting_grounds": 5}}}, "sa-wrong-cannot-place"),  # SA-4.3
        ({"decision": "feed", "red": {"places": {"forest": 1}}}, "sa-wrong-late"),  # SA-5.2
        ({"decision": "feed", "to_play": 2, "blue": {"places": {"forest": 1}}}, "sa-wrong-late"),
        ({"red": {"cards": CARDS[:33]}}, "sa-wrong-gap"),  # SA-8.3: three cards for four spaces
        ({"red": {"used_cards": ["one_use_tool_4_tool_maker_1"]}}, "sa-wrong-used-card"),  # SA-6.9
        ({"red": {"cards": ["food_1_weaving"], "used_cards": ["food_1_weaving"]}}, "sa-wrong-used-card"),
        (
            {"red": {"agriculture": 10, "places": {"field": 1}}, "allow_futile_placement": False},
            "sa-wrong-futile",
        ),  # SA-R1
        ({"display": ["food_1_weaving", None]}, "sa-wrong-gap"),
        ({"tops": ["fixed_wwb", "fixed_wwb"]}, "error-damage-twice"),
        ({"red": {"buildings": 28}}, "sa-wrong-used-up"),  # SA-9.1
    ],
)
def test_positions_that_no_game_leads_to(facts: dict[str, Any], id: str):
    with pytest.raises(BadPosition) as caught:
        given(**facts)
    assert caught.value.id == "error-bad-position"
    assert caught.value.details["why"].id == id


def test_who_has_nothing_to_do_is_passed_over():  # SA-4.3, SA-5.1
    assert position(tribes=[{"places": {"hunting_grounds": 5}}, {}]).to_play == 1
    state = position(
        tribes=[{}, {"places": {"hunting_grounds": 1, "field": 1}}, {"places": {"forest": 1}}], decision="act"
    )
    assert (state.to_play, len(state.legal_actions())) == (1, 2)


def test_the_additional_card_is_filled_in():  # SA-6.8
    state = position(tribes=[{"cards": ["extra_card_writing"]}, {}])
    assert len(cards(state)) == 2
    assert state.deck == 30


def test_a_card_that_is_used_at_once_has_been_used():  # SA-6.10
    card = "any_resources_2_healing"
    assert face_up(position(tribes=[{"cards": [card]}, {}])) == {card}
    assert not face_up(position(tribes=[{"cards": [card]}, {}], any_resources_immediate=True))


def test_accepted_positions_play_to_the_end():
    for state in (given(2), given(3, red={"places": {"hunting_grounds": 5}}), hungry(2, food=1)):
        for ending, winners, *_ in playouts(state, 20, Rng(1), 20_000):
            assert ending > 0
            assert winners > 0


# -- saved ------------------------------------------------------------------------------------------------------------


def test_every_position_can_be_saved(many):
    for seed in range(many(20)):
        for state in random_game(2 + seed % 3, seed)[::3]:
            again = GAME.from_dict(state.to_dict())
            assert again == state
            assert again.fingerprint() == state.fingerprint()
            assert again.to_play == state.to_play
            assert again.legal_actions() == state.legal_actions()


def test_copies_are_equal_and_independent():
    state = turn(tribe={"places": {"forest": 2, "field": 1}})
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        twin.apply(twin.legal_actions()[0])
        assert twin != state


def damage(**changes: Any) -> dict[str, Any]:
    """A saved position, with some values changed; `tribe_`, `pending_` name those inside."""
    data = given(2, red={"places": {"field": 1}}, to_play=1).to_dict()
    for name, value in changes.items():
        where, _, inner = name.partition("__")
        if inner:
            (data["tribes"][0] if where == "tribe" else data[where])[inner] = value
        else:
            data[name] = value
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"version": 0},
        {"extra_field": 1},
        {"phase": "sleep"},
        {"phase": "act", "active": 0, "start": 1},
        {"phase": "feed"},
        {"phase": "tools"},
        {"phase": "roll"},
        {"phase": "roll_items"},
        {"phase": "pick_item"},
        {"phase": "two_resources"},
        {"phase": "buy_card"},
        {"phase": "build"},
        {"phase": "game_over"},
        {"phase": "deal_card"},
        {"phase": "turn_building"},
        {"phase": "choose_start"},
        {"round": 0},
        {"active": 2},
        {"start": 3},
        {"ending": 1},
        {"winners": [0]},
        {"display": [None, None, None, None]},
        {"stacks": [{"top": "fixed_wwb", "left": 7}]},
        {"options": {"colour": "red"}},
        {"options": {"tie_break": "toss"}},
        {"tribe__people": 11},
        {"tribe__places": {"field": 2}},
        {"tribe__cards": ["nothing"]},
        {"tribe__face_up": ["food_1_weaving"]},
        {"tribe__used": [1, 0]},
        {"pending__spot": "card_1"},
        {"pending__missing": 2},
        {"pending__paid": [1, 0, 0, 0]},
        {"pending__items": [1, 0, 0, 0, 0, 0]},
        {"pending__dice": 2},
        {"pending__buyer": 0},
        {"pending__after": "act"},
        {"pending__taken": "wood"},
        {"pending__tool_from": 1},
    ],
)
def test_damaged_saves_are_refused(changes: dict[str, Any]):
    GAME.from_dict(damage())
    with pytest.raises(BadSave):
        GAME.from_dict(damage(**changes))


def test_a_newer_save_is_refused():
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(damage(version=2))
    assert caught.value.id == "error-save-version"


def test_a_wrong_result_is_refused():
    state = next(state for state in random_game(2, 5) if state.to_play == OVER)
    data = state.to_dict()
    assert GAME.from_dict(data) == state
    data["winners"] = [1 - data["winners"][0]]
    with pytest.raises(BadSave):
        GAME.from_dict(data)


def test_a_payment_that_cannot_be_finished_is_refused():
    data = hungry(food=0, wood=5).to_dict()
    assert data["phase"] == "feed"
    GAME.from_dict(data)
    data["tribes"][0]["resources"] = [3, 0, 0, 0]
    data["pending"]["paid"] = [1, 0, 0, 0]
    with pytest.raises(BadSave):
        GAME.from_dict(data)


def rolled() -> StoneAge:
    """A roll for wood, total 9 with a tool of value 2; a tool of value 1 may be added."""
    return play(turn(tribe={"places": {"forest": 2}, "tools": [2, 1, 1]}), "roll 7", "tool 2")


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("dice", 6, "dice"),  # SA-5.7: more than have come home
        ("dice", 0, "dice"),
        ("total", 1, "total"),
        ("total", 15, "total"),  # SA-5.8: two dice and the tools that were used
        ("tool_from", 1, "tool_from"),  # no such tile
        ("tool_from", 4, "tool_from"),  # SA-6.9: no such card
        ("tool_from", 7, "tool_from"),
        ("rolling", None, "rolling"),
        ("missing", 1, "missing"),
        ("items", [1, 0, 0, 0, 0, 0], "items"),
    ],
)
def test_what_has_been_begun_fits_what_is_pending(field: str, value: Any, named: str):
    data = rolled().to_dict()
    assert GAME.from_dict(data) == rolled()
    data["pending"][field] = value
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(data)
    why = caught.value.details["why"]
    assert (why.id, why.args["field"]) == ("sa-wrong-field", named)


def test_seats_that_do_not_exist_are_named():
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(damage(active=3))
    assert "There is no player 4; there are 2 players." in str(caught.value)


def test_numbers_cannot_run_over():
    for field, value in (("points", 2**31 - 1), ("food", 2**31 - 1), ("resources", [2**31 - 1, 0, 0, 0])):
        with pytest.raises(BadSave):
            GAME.from_dict(damage(**{f"tribe__{field}": value}))


def test_saves_from_before_any_order_load():
    """They do not say from where payments go on: it is the last resource that was given."""
    state = play(building("open_1_7_a", wood=3, stone=3), "pay stone")
    data = state.to_dict()
    assert "pay_from" not in data["pending"]
    assert "any_order" not in data
    assert GAME.from_dict(data) == state
