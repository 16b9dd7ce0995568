"""Notation, saved positions and positions set up by hand: what is refused, and that the refusal says why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from antiqua.games.concordia import moves
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.position import position
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import BadPosition, BadSave, InvalidMove
from tests.games.concordia.helpers import after_setup, given, play, player, random_game

# -- notation ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play mercator_5", moves.Play("mercator_5")),
        ("copy prefect", moves.Copy("prefect")),
        (
            "land roma > aquileia-vindobona",
            moves.MoveColonist("land", "roma", "aquileia-vindobona"),
        ),
        ("sea massilia-roma > roma-syracusae", moves.MoveColonist("sea", "massilia-roma", "roma-syracusae")),
        ("house aquileia", moves.Build("aquileia")),
        ("produce syria", moves.Produce("syria")),
        ("cash", moves.Cash()),
        ("keep wine", moves.Keep("wine")),
        ("place sea roma", moves.Place("sea", "roma")),
        ("income", moves.Income()),
        ("sell 3 wine", moves.Sell(3, "wine")),
        ("buy 12 brick", moves.Buy(12, "brick")),
        ("hire smith from 3", moves.Hire("smith", 3)),
        ("hire smith from 3 paying wine", moves.Hire("smith", 3, "wine")),
        ("done", moves.Done()),
        ("token londinium brick", moves.Token("londinium", "brick")),
        ("reveal architect II", moves.Reveal("architect", 2)),
        ("start 3", moves.Start(3)),
    ],
)
def test_notation(text: str, move: Any):
    assert moves.read(text) == move
    assert moves.write(move) == text


def test_reading_is_generous():
    assert moves.read("  LAND Roma>Vindobona-Aquileia ") == moves.read("land roma > aquileia-vindobona")
    assert moves.read("reveal architect ii") == moves.Reveal("architect", 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "play",
        "play caesar",
        "land roma aquileia-roma",
        "sell wine 3",
        "sell 13 wine",
        "hire smith",
    ]
    + [
        "hire smith at 3",
        "hire smith from 3 paying",
        "hire smith from 8",
        "start 6",
        "reveal tribune I",
        "done now",
    ],
)
def test_what_is_no_move(text: str):
    with pytest.raises(InvalidMove):
        moves.read(text)


def test_moves_of_the_other_board_are_not_legal():
    state = play(given(), "play prefect")
    assert GAME.action(state, moves.Produce("sicilia")) == -1
    state = play(given(), "play architect")
    assert GAME.action(state, moves.MoveColonist("land", "roma", "comum-verona")) == -1
    assert GAME.action(state, moves.MoveColonist("land", "athenae", "aquileia-roma")) == -1


# -- saved positions -----------------------------------------------------------------------------------------


def test_saved_positions_are_plain_data():
    for players in (2, 5):
        for state in random_game(after_setup(players, intermediate_scoring=True), 3)[::9]:
            again = Concordia.from_dict(json.loads(json.dumps(state.to_dict())))
            assert again == state
            assert again.to_play == state.to_play
            assert again.legal_actions() == state.legal_actions()


def damaged(**changes: Any) -> dict[str, Any]:
    data = after_setup(3).to_dict()
    for path, value in changes.items():
        *outer, last = path.split("__")
        part: Any = data
        for name in outer:
            part = part[int(name) if name.isdigit() else name]
        part[last] = value
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 0},
        {"game": "trajan"},
        {"phase": "breakfast"},
        {"phase": "keep_goods"},
        {"phase": "deal_token"},
        {"phase": "architect_move"},
        {"active": 3},
        {"holder": None},
        {"finisher": 1},
        {"ending": 1},
        {"tokens": {}},
        {"tokens__isca_d": "marble"},
        {"tokens__isca_d": "cloth", "tokens__londinium": "cloth"},
        {"unseen": []},
        {"unseen": ["s5_consul"]},
        {"display": ["s1_mason"] * 7},
        {"display": [None] * 7},
        {"active_markers": ["syria", "syria"]},
        {"players__0__money": -1},
        {"players__0__goods": {"brick": 9}},
        {"players__0__hand": {}},
        {"players__0__top": "architect"},
        {"players__0__pile": {"consul": 1}},
        {"players__0__gods": {"mars": 7}},
        {"players__0__land": ["roma"]},
        {"players__0__land": ["storehouse", "storehouse", "storehouse"]},
        {"players__0__land": ["storehouse", "storehouse", "massilia"]},
        {"players__0__sea": ["storehouse", "storehouse", "aquileia-vindobona"]},
        {"players__0__houses": ["roma"]},
        {"players__0__houses": ["atlantis"]},
        {"players__0__marker": 3},
        {"options": {"map": "italia"}},
        {"extra": 1},
    ],
)
def test_damaged_positions_are_refused(changes: dict[str, Any]):  # CO-2.2
    with pytest.raises(BadSave):
        Concordia.from_dict(damaged(**changes))


def test_future_versions_are_refused():
    with pytest.raises(BadSave) as error:
        Concordia.from_dict(damaged(version=2))
    assert error.value.id == "error-save-version"


# -- positions set up by hand --------------------------------------------------------------------------------


def test_start_position():
    state = position(players=3)
    assert state.to_play == 0
    assert state.holder == 2
    assert [one.money for one in state.everyone] == [5, 6, 7]


@pytest.mark.parametrize(
    "facts",
    [
        {"players": 1},
        {"players": 3, "everyone": [{}]},
        {"players": 2, "map": "imperium"},
        {"players": 3, "map": "gallia"},
        {"players": 3, "weather": "fine"},
        {"players": 3, "to_play": 3},
        {"players": 3, "holder": -1},
        {"players": 3, "coins": ["sicilia"]},
        {"players": 3, "tokens": {"isca_d": "cloth", "londinium": "cloth"}},
        {"players": 3, "tokens": {"roma": "cloth"}},
        {"players": 3, "display": ["s4_consul"]},
        {"players": 3, "display": ["s3_consul", "s3_consul"]},
        {"players": 3, "display": []},
        {"players": 3, "display": [], "deck": []},
        {"players": 3, "everyone": [{"pile": ["tribune"]}, {}, {}]},
        {"players": 3, "everyone": [{"pile": ["consul"]}, {}, {}]},
        {"players": 3, "everyone": [{"goods": {"brick": 9}}, {}, {}]},
        {"players": 3, "everyone": [{"goods": {"brick": -1}}, {}, {}]},
        {"players": 3, "everyone": [{"money": -1}, {}, {}]},
        {"players": 3, "everyone": [{"land": ["massilia"]}, {}, {}]},
        {"players": 3, "everyone": [{"land": ["aquileia-roma"]}, {"land": ["aquileia-roma"]}, {}]},
        {"players": 3, "everyone": [{"land": []}, {}, {}]},
        {"players": 3, "everyone": [{"land": ["roma"] * 4}, {}, {}]},
        {"players": 3, "everyone": [{"houses": ["masilia"]}, {}, {}]},
        {"players": 3, "everyone": [{"bought": ["s1_masn"]}, {}, {}]},
        {"players": 3, "everyone": [{"marker": 3}, {}, {}]},
        {"players": 3, "finisher": 1},
    ],
)
def test_impossible_positions(facts: dict[str, Any]):  # CO-2.1, CO-5.2
    with pytest.raises(BadPosition):
        position(**facts)


def test_cards_that_are_nowhere_belong_to_the_last_player():
    state = given(player(), player(), player(), display=["s3_consul"], deck=[])
    assert state.everyone[2].owned() == 7 + 20
