"""Extra action tiles and +2 markers (TR-7)."""

from __future__ import annotations

import pytest

from antiqua.kernel.errors import IllegalMove
from tests.games.trajan.helpers import acting, can, given, offered, options, phase, play, points, tiles, turn


def senate(*own, covered=(), space=0, **facts):
    return acting("senate", {"tiles": list(own), "covered": list(covered), "senate": space}, {}, **facts)


def test_one_repetition():  # B4.1, TR-7.1, TR-12.7
    state = play(senate("extra_senate"), "advance")
    assert options(state) == {"spend tile", "pass"}
    play(state, "spend tile", "advance")
    assert points(state) == 2 + 3
    assert tiles(state) == []
    assert state.to_play == 1


@pytest.mark.parametrize("times", [0, 1, 2])
def test_up_to_two_repetitions_with_a_marker(times):  # B4.1, TR-7.1, TR-7.2, TR-14.7
    state = play(senate("extra_senate", covered=["senate"]), "advance", "spend tile")
    for _ in range(times):
        play(state, "advance")
    if times < 2:
        play(state, "pass")  # each is optional
    assert state.mats[0].space == 1 + times
    assert tiles(state) == []  # the tile is gone in each case, and not back in its stack
    assert sum(state.extras_unseen) == 9
    assert state.mats[0].covered == 1 << 3  # the marker stays
    assert state.to_play == 1


def test_wild_profits_from_the_marker():  # B4.2, TR-7.4, TR-12.6
    state = play(
        senate("wild_extra_action", covered=["senate"]), "advance", "spend wild", "advance", "advance"
    )
    assert state.mats[0].space == 3
    assert tiles(state) == []


def test_wild_or_matching_tile():  # TR-7.1
    state = play(senate("extra_senate", "wild_extra_action"), "advance")
    assert options(state) == {"spend tile", "spend wild", "pass"}
    assert tiles(play(state.clone(), "spend tile")) == ["wild_extra_action"]
    play(state, "spend wild", "advance")
    assert tiles(state) == ["extra_senate"]
    assert options(play(senate("wild_extra_action"), "advance")) == {"spend wild", "pass"}


def test_marker_on_another_space():  # B4.3, TR-7.1
    state = acting(
        "forum", {"tiles": ["extra_forum"], "covered": ["seaport"]}, {}, forum=["demand_bread"] * 3
    )
    play(state, "forum demand_bread", "spend tile", "forum demand_bread")
    assert state.to_play == 1


def test_one_tile_a_turn():  # B4.4, TR-7.3
    state = play(senate("extra_senate", "extra_senate"), "advance", "spend tile", "advance")
    assert state.to_play == 1
    assert tiles(state) == ["extra_senate"]


def test_other_tiles_do_not_match():  # TR-7.1
    assert play(senate("extra_forum"), "advance").to_play == 1


def test_no_extra_action_after_a_pass():  # B4.5, TR-7.7
    assert play(senate("extra_senate"), "pass").to_play == 1


def test_no_extra_action_when_the_action_was_impossible():  # TR-7.7
    mat = {"tiles": ["extra_senate", "wild_extra_action"], "senate": 7, "trays": {"III": "Y"}}
    state = play(given(mat), "tray military")
    assert (phase(state), state.to_play) == ("choose_tray", 1)


def test_tile_just_taken_is_usable():  # B4.6, TR-7.6, TR-R7
    state = acting("forum", {}, {}, forum=["demand_bread"], extras=["extra_forum"])
    play(state, "forum extra_forum", "spend tile", "forum demand_bread")
    assert tiles(state) == ["demand_bread"]


def test_province_tile_just_taken_is_usable():  # TR-6.3.1, TR-7.6, TR-R27
    state = acting("military", {}, {}, provinces={"alpes": "extra_military"})
    play(state, "march alpes")
    assert offered(state) == "military"
    play(state, "spend tile", "occupy")
    assert points(state) == 3


def test_tile_is_offered_only_if_the_action_is_possible():  # B4.7, TR-7.8
    state = play(senate("extra_senate", covered=["senate"], space=6), "advance")
    assert points(state) == 8
    assert state.to_play == 1
    assert tiles(state) == ["extra_senate"]


def test_repetitions_end_when_nothing_is_possible():  # TR-7.1, TR-7.8
    state = play(senate("extra_senate", covered=["senate"], space=5), "advance", "spend tile", "advance")
    assert state.mats[0].space == 7
    assert state.to_play == 1


def test_each_repetition_has_a_free_choice():  # TR-7.1
    state = acting(
        "military", {"tiles": ["extra_military"], "covered": ["military"], "leader": "noricum"}, {}
    )
    play(state, "occupy", "spend tile", "march raetia", "recruit")
    assert points(state) == 5
    assert state.mats[0].legionnaires == 1


# -- with bonus actions -----------------------------------------------------------------------------------------------


def site(*own, **facts):
    return acting("construction", {"tiles": list(own), "workers": 3, **facts.pop("mat", {})}, {}, **facts)


def test_tile_for_the_bonus_action():  # B7.6, TR-7.5
    state = site("extra_seaport", "extra_construction", sites={0: "fountain_4"})
    turn(state, "build 0", "take left")
    assert points(state) == 4
    assert offered(state) == "seaport"
    play(state, "spend tile")
    turn(state, "take left")
    assert state.to_play == 1  # no tile for construction any more
    assert tiles(state) == ["extra_construction"]


def test_tile_for_construction_after_the_bonus_action():  # TR-7.5
    state = site("extra_senate", "extra_construction", sites={0: "door_4", 1: "door_5"})
    play(state, "build 0", "advance")
    assert offered(state) == "senate"
    play(state, "pass")
    assert offered(state) == "construction"
    play(state, "spend tile", "build 1")
    assert points(state) == 4 + 2 + 5
    assert state.to_play == 1


def test_tile_for_construction_after_a_declined_bonus_action():  # TR-7.5, TR-7.7
    state = site("extra_senate", "extra_construction", sites={0: "door_4"})
    play(state, "build 0", "pass")
    assert offered(state) == "construction"


def test_tile_for_construction_where_none_is_for_the_bonus_action():  # TR-7.5
    state = site("extra_construction", sites={0: "door_4"})
    play(state, "build 0", "advance")
    assert offered(state) == "construction"


def test_tile_for_construction_after_an_impossible_bonus_action():  # TR-7.5, TR-R15
    assert offered(play(site("extra_construction", mat={"senate": 7}, sites={0: "door_4"}), "build 0")) == (
        "construction"
    )


def test_no_tile_for_the_bonus_action():  # option extra_tile_after_bonus_action
    state = site("extra_senate", sites={0: "door_4"}, extra_tile_after_bonus_action=False)
    play(state, "build 0", "advance")
    assert state.to_play == 1
    state = site("extra_construction", sites={0: "door_4"}, extra_tile_after_bonus_action=False)
    play(state, "build 0", "advance")
    assert offered(state) == "construction"


def test_bonus_action_of_a_repeated_construction():  # TR-7.5, TR-7.3
    state = site(
        *("extra_construction", "extra_senate", "wild_extra_action"),
        mat={"covered": ["construction"], "sites": [5], "built": ["door_2"]},
        sites={0: "door_4", 1: "window_3", 2: "window_4"},
    )
    play(state, "build 0")
    assert offered(state) == "construction"
    play(state, "spend tile", "build 1")
    assert "recruit" in options(state)  # the bonus action is performed
    play(state, "recruit")
    assert can(state, "build 2")  # the second repetition; nothing was offered for the recruit
    play(state, "build 2")
    assert state.to_play == 1
    assert tiles(state) == ["wild_extra_action", "extra_senate"]


def test_declined_bonus_action_of_a_repeated_construction():  # TR-7.5, TR-R14
    state = site(
        "extra_construction",
        mat={"covered": ["construction"], "sites": [5], "built": ["door_2"]},
        sites={0: "door_4", 1: "window_3"},
    )
    play(state, "build 0", "spend tile", "build 1", "pass")
    assert can(state, "hire")
    assert phase(state) == "act"


def test_hiring_is_an_action_too():  # TR-7.1
    assert offered(play(site("extra_construction"), "hire")) == "construction"


def test_marker_gained_this_turn_is_usable():  # TR-7.6
    mat = {"trays": {"III": "B", "IV": "P"}, "slots": {"IV": "plus_two_pink_blue"}, "tiles": ["extra_senate"]}
    state = play(
        given(mat, {}), "tray military", "cover senate", "advance", "spend tile", "advance", "advance"
    )
    assert state.mats[0].space == 3


def test_nothing_is_offered_for_another_action():  # TR-7.1
    with pytest.raises(IllegalMove):
        play(play(senate("extra_forum", "extra_senate"), "advance", "spend tile"), "forum senate_2")
