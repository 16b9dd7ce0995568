"""Time, sowing and the phases of a turn (TR-3, TR-4)."""

from __future__ import annotations

import pytest

from antiqua.games.trajan import tables
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.seats import CHANCE
from tests.games.trajan.helpers import (
    acting,
    chance,
    demands,
    end_round,
    finish_turn,
    given,
    options,
    phase,
    play,
    points,
    random_games,
    sizes,
    slot,
    tiles,
    tray,
    turn,
)


def test_sowing_two_markers():  # A1, TR-4.2, TR-4.3
    state = given({"trays": {"V": "YB", "VI": "OG", "I": "WP"}})
    play(state, "tray trajan", "sow yellow")  # the last marker is forced
    assert (tray(state, 0, "VI"), tray(state, 0, "I")) == ("YOG", "WPB")
    assert sizes(state) == [3, 2, 2, 2, 0, 3]
    assert phase(state) == "act"
    assert "draw" in options(state)


def test_time_moves_at_once():  # A2, TR-3.2, TR-4.2
    for players in (2, 3, 4):
        state = play(given({"trays": {"V": "YB"}}, players=players), "tray trajan")
        assert (state.time, state.crossings) == (2, 0)


@pytest.mark.parametrize(
    ("players", "time", "markers", "after", "crossings"),
    [
        (4, 18, 4, 1, 1),  # A3
        (3, 13, 3, 0, 1),  # B1.5
        (2, 10, 1, 0, 1),  # B1.6
        (2, 10, 12, 0, 2),  # B1.6
        (4, 20, 12, 11, 1),  # B1.7
        (2, 0, 10, 10, 0),
    ],
)
def test_time_track(players, time, markers, after, crossings):  # TR-3.2, TR-14.6
    letters = "YYOOGGWWPPBB"
    state = given({"trays": trays_with(markers, letters)}, players=players, time=time)
    if markers < 12:  # else it has been taken without asking
        play(state, "tray seaport")
    assert (state.time, state.crossings) == (after, crossings)


def trays_with(markers, letters):
    """So many markers in tray I, the others in II."""
    return {"I": letters[:markers], "II": letters[markers:], "III": "", "IV": "", "V": "", "VI": ""}


def test_round_ends_after_the_turn_only():  # A3, TR-3.3, TR-4.6
    state = given({"trays": {"I": "YOGW"}, "hand": ["wheat"]}, players=4, time=18)
    play(state, "tray seaport", "sow yellow", "sow orange", "sow green")
    assert demands(state) == []
    assert phase(state) == "act"
    play(state, "tile cards")
    chance_to_seat = chance(state)
    assert len(demands(chance_to_seat)) == 1
    assert state.time == 1  # not reset


def test_phases_of_a_turn():  # TR-4.1, TR-4.6
    state = given({"trays": {"V": "YB"}, "tiles": ["extra_seaport"]})
    assert phase(state) == "choose_tray"
    play(state, "tray trajan")
    assert phase(state) == "sow_marker"
    play(state, "sow blue")
    assert phase(state) == "act"
    turn(state, "take left")
    assert phase(state) == "spend_extra_tile"
    play(state, "pass")
    assert (phase(state), state.to_play) == ("choose_tray", 1)


def test_source_is_not_skipped():  # B1.1, TR-4.3, TR-R1
    state = given({"trays": {"I": "Y", "II": "YOOGGW", "III": "W", "IV": "P", "V": "P", "VI": "BB"}})
    play(state, "tray forum", "sow yellow", "sow orange", "sow orange", "sow green", "sow green")
    assert sizes(state) == [2, 1, 2, 2, 2, 3]
    assert tray(state, 0, "II") == "W"
    assert "forum extra_forum" in options(state)


def test_seven_markers():  # B1.2, TR-4.3
    state = given({"trays": {"I": "Y", "II": "YOOGGWW", "III": "P", "IV": "P", "V": "B", "VI": "B"}})
    play(state, "tray forum")
    state = finish_sowing(state)
    assert sizes(state) == [2, 1, 3, 2, 2, 2]
    assert "recruit" in options(state)


def test_twelve_markers():  # B1.3
    state = given({"trays": {"I": "YYOOGGWWPPBB", "II": "", "III": "", "IV": "", "V": "", "VI": ""}})
    assert phase(state) == "sow_marker"  # the only tray is taken without asking
    state = finish_sowing(state)
    assert sizes(state) == [2] * 6
    assert "draw" in options(state)


def finish_sowing(state):
    while phase(state) == "sow_marker":
        state.apply(state.legal_actions()[0])
    return state


def test_empty_tray_cannot_be_chosen():  # B1.4, TR-4.2
    state = given({"trays": {"II": ""}})
    with pytest.raises(IllegalMove):
        play(state, "tray forum")


def test_distinct_orders_only():  # B1.8, TR-4.3
    """Equal colours are offered once: YYP can be sown in three ways."""
    state = play(given({"trays": {"III": "YYP"}}), "tray military")
    ends = set()
    for first in options(state):
        after = play(state.clone(), first)
        for second in options(after) if phase(after) == "sow_marker" else [""]:
            last = play(after.clone(), second) if second else after
            ends.add(tuple(tray(last, 0, numeral) for numeral in ("IV", "V", "VI")))
    assert len(ends) == 3


def test_two_markers_into_one_tray_in_one_way():  # TR-4.3
    """From the seventh marker on, two fall into one tray: which of them is sown first makes no difference."""
    state = given({"trays": {"I": "YYOOGGWWP", "II": "P", "III": "B", "IV": "B", "V": "", "VI": ""}})
    play(state, "tray seaport", "sow white")
    assert options(state) == {"sow white", "sow pink"}
    play(state, "sow pink")
    assert "sow white" not in options(state)  # no later colour could follow the last white one
    play(state, "sow yellow")
    assert options(state) == {f"sow {color}" for color in ("yellow", "orange", "green", "white")}


def test_last_colour_is_no_first_of_two():  # TR-4.3
    state = given({"trays": {"I": "YYOOGGWP", "II": "WP", "III": "BB", "IV": "", "V": "", "VI": ""}})
    play(state, "tray seaport")
    assert options(state) == {f"sow {color}" for color in ("yellow", "orange", "green", "white")}


def test_target_tray_decides_the_action():  # A5, TR-1.3, TR-4.5
    state = given({"trays": {"I": "YB"}})
    play(state, "tray seaport", "sow yellow")
    assert options(state) == {"recruit", "march alpes", "march raetia", "march noricum", "pass"}


def test_turns_alternate_and_nothing_resets_them():  # TR-3.1, TR-9.2
    state = given({}, {}, {}, time=15, to_play=1)
    end_round(state)
    chance(state)
    assert (phase(state), state.to_play) == ("choose_tray", 2)
    finish_turn(turn(state, "tray seaport"))
    assert state.to_play == 0


def test_action_may_be_passed():  # TR-4.5, TR-14.5
    state = acting("senate", {}, {})
    play(state, "pass")
    assert points(state) == 0
    assert state.to_play == 1


def test_only_the_target_tray_is_checked():  # B2.2, TR-4.4
    state = given({"trays": {"I": "YW", "II": "OB"}, "slots": {"II": "cards_orange_blue"}})
    play(state, "tray seaport", "sow yellow")
    assert slot(state, 0, "II") == "cards_orange_blue"
    assert points(state) == 0


def test_completion_is_automatic():  # TR-4.4, TR-4.5, TR-R2
    state = given({"trays": {"IV": "YY", "VI": "OW"}, "slots": {"VI": "worker_1_yellow_orange"}})
    play(state, "tray senate")
    assert slot(state, 0, "VI") is None
    assert points(state) == 5
    assert phase(state) == "act"


def test_tokens_and_markers_stay_with_their_player():  # TR-1.2
    for state in random_games(4, 1):
        for mat in state.mats:
            tokens = mat.supply + mat.legionnaires + mat.workers
            assert tokens + mat.occupied.bit_count() + mat.sites.bit_count() == 15
            assert [sum(list(mat.trays)[color::6]) for color in range(6)] == [2] * 6


def test_game_lasts_sixteen_rounds():  # TR-3.1
    for players in (2, 3, 4):
        for state in random_games(players, 3):
            assert state.quarter == 4
            assert sum(state.demands_unseen) == 3


def test_chance_has_nothing_to_do_in_a_plain_turn():
    state = given({"trays": {"I": "YB"}})
    play(state, "tray seaport", "sow yellow", "recruit")
    assert state.to_play == 1 != CHANCE


def test_wild_tiles_are_kept_over_turns():  # TR-4.6
    state = acting("forum", {}, forum=["wild_demand"])
    play(state, "forum wild_demand")
    assert tiles(state) == ["wild_demand"]
    assert tables.TILE["wild_demand"] == 7
