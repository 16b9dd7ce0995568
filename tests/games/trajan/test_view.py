"""What the view adds to what lies on the table: where a sowing leads, which demands are met, who would be consul."""

from __future__ import annotations

import pytest

from antiqua.games.trajan.game import GAME
from tests.games.trajan.helpers import given, play


def sowing(state, action):
    return next(tray.sowing for tray in GAME.view(state, 0).mats[0].trays if tray.action == action)


def test_tray_tells_where_its_last_marker_falls():  # TR-4.3, TR-4.4
    slots = {"III": "worker_1_yellow_orange"}
    state = given({"trays": {"I": "YB", "III": "O"}, "slots": slots}, {})
    leads = sowing(state, "seaport")
    assert (leads.action, leads.tile, leads.wanted) == ("military", "worker_1_yellow_orange", ("yellow",))
    assert (leads.sure, leads.ends_round) == (False, False)
    assert sowing(given({"trays": {"II": "YOGW"}}, {}), "forum").tile is None


def test_empty_tray_leads_nowhere():
    state = given({"trays": {"I": "YB", "II": "YO", "III": "GG", "IV": "WW", "V": "PPOB"}}, {})
    assert sowing(state, "construction") is None


@pytest.mark.parametrize(("color", "tile"), [("blue", "worker_1_yellow_orange"), ("yellow", None)])
def test_outlook_follows_the_markers(color, tile):  # TR-4.4
    slots = {"IV": "worker_1_yellow_orange"}
    state = given({"trays": {"I": "YBB", "IV": "O"}, "slots": slots}, {})
    turn = GAME.view(play(state, "tray seaport"), 0).turn
    assert (turn.source, turn.taken, turn.into) == ("seaport", 3, "II")
    assert turn.sowing is not None
    assert turn.sowing.wanted == ("yellow",)
    turn = GAME.view(play(state, f"sow {color}"), 0).turn
    assert turn.sowing is None or turn.sowing.tile == tile


def test_last_turn_of_a_round_is_told():  # TR-3.3
    assert sowing(given({"trays": {"I": "YB"}}, {}, time=10), "seaport").ends_round
    assert not sowing(given({"trays": {"I": "YB"}}, {}, time=8), "seaport").ends_round


def test_demands_that_cannot_be_met_are_told():  # TR-10.2 to TR-10.5
    tiles = {"tiles": ["demand_bread", "wild_demand"]}
    shown = GAME.view(given(tiles, {}, demands=["bread", "bread", "games"]), 0)
    assert (len(shown.mats[0].unmet), shown.mats[0].penalty) == (1, 4)
    assert (shown.mats[1].unmet, shown.mats[1].penalty) == (("bread", "bread", "games"), 15)


def test_ranking_is_by_votes():  # TR-10.8
    shown = GAME.view(given({"tiles": ["senate_2"]}, {"tiles": ["senate_5"]}), 0)
    assert shown.ranking == (1, 0)
