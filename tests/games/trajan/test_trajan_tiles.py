"""Completing Trajan tiles, and the Trajan action (TR-5, TR-6.4)."""

from __future__ import annotations

import pytest

from antiqua.games.trajan import tables
from antiqua.kernel.errors import IllegalMove
from tests.games.trajan.helpers import (
    acting,
    arch,
    can,
    chance,
    end_round,
    forum,
    given,
    hand,
    options,
    phase,
    play,
    points,
    slot,
    tiles,
    tray,
    turn,
)


def completing(tile, tray, last, slot_name="III", **mat):
    """The marker `last` is about to fall into the tray of a tile; the tray before holds it alone."""
    before = {"II": "I", "III": "II", "IV": "III", "V": "IV", "VI": "V", "I": "VI"}[slot_name]
    return {"trays": {before: last, slot_name: tray}, "slots": {slot_name: tile}, **mat}


TRAY_NAMES = {
    "I": "seaport",
    "II": "forum",
    "III": "military",
    "IV": "senate",
    "V": "trajan",
    "VI": "construction",
}


def complete(tile, tray, last, slot_name="III", mats=(), **facts):
    """... and it does."""
    mat = facts.pop("mat", {})
    state = given(completing(tile, tray, last, slot_name, **mat), *mats, **facts)
    source = next(
        name for name, letters in completing(tile, tray, last, slot_name)["trays"].items() if letters == last
    )
    return play(state, f"tray {TRAY_NAMES[source]}")


def test_surplus_markers_do_not_matter():  # A4, TR-4.4, TR-5.1
    state = complete("worker_1_yellow_orange", "YO", "B", "VI")
    assert points(state) == 5
    assert (state.mats[0].supply, state.mats[0].workers) == (12, 2)
    assert slot(state, 0, "VI") is None
    assert tray(state, 0, "VI") == "YOB"  # the markers stay
    assert "hire" in options(state)
    assert "worker_1_yellow_orange" not in str(state.to_dict())  # it has left the game (TR-8.3)


def test_same_colour_needs_both_markers():  # B2.1, TR-R3
    assert points(complete("victory_green_green", "G", "W", "II")) == 0
    assert points(complete("victory_green_green", "GP", "G", "II")) == 9


def test_different_colours_need_one_marker_each():  # TR-4.4, TR-R2
    assert points(complete("victory_orange_white", "O", "P", "II")) == 0
    assert points(complete("victory_orange_white", "W", "P", "II")) == 0
    assert points(complete("victory_orange_white", "W", "O", "II")) == 9


def test_how_long_markers_have_been_there_does_not_matter():  # TR-4.4, TR-R2
    state = complete("victory_orange_white", "OW", "P", "II")
    assert points(state) == 9


@pytest.mark.parametrize(
    ("tile", "supply", "camp", "moved", "won"),
    [
        ("legionnaire_2_orange_blue", 1, 1, 1, 2),  # B2.3
        ("legionnaire_2_orange_blue", 5, 1, 2, 2),
        ("legionnaire_1_yellow_blue", 5, 1, 1, 5),
        ("legionnaire_2_orange_blue", 0, 1, 0, 2),  # TR-R5
    ],
)
def test_legionnaires(tile, supply, camp, moved, won):  # TR-5.1, TR-5.2
    state = complete(tile, "YO", "B", "III", mat={"supply": supply})
    assert points(state) == won
    assert (state.mats[0].legionnaires, state.mats[0].supply) == (camp + moved, supply - moved)


def test_workers_with_an_empty_supply():  # TR-R5, TR-5.2
    state = complete("worker_2_yellow_blue", "Y", "B", "VI", mat={"supply": 0, "workers": 1})
    assert points(state) == 2
    assert state.mats[0].supply == 0


def test_two_cards_are_drawn_and_none_discarded():  # TR-5.1
    state = complete("cards_white_pink", "W", "P", "I")
    assert phase(state) == "draw_card"
    play(state, "drawn wheat", "drawn oil")
    assert hand(state) == ["oil", "wheat"]
    assert points(state) == 3
    assert phase(state) == "act"


def test_one_card_left_to_draw():  # B2.4, TR-5.2, TR-8.6
    state = complete("cards_white_pink", "W", "P", "I", deck=1)
    assert len(hand(state)) == 1  # drawn without asking chance
    assert points(state) == 3
    assert state.deck_size == 0


def test_plus_two_marker_used_at_once():  # B2.5, TR-5.1, TR-7.6
    state = complete(
        "plus_two_pink_blue",
        "P",
        "B",
        "II",
        mat={"tiles": ["extra_forum"]},
        forum=["demand_bread"] * 4,
        extras=[],
    )
    assert points(state) == 4
    assert options(state) == {f"cover {name}" for name in TRAY_NAMES.values()}
    play(state, "cover forum", "forum demand_bread", "spend tile", "forum demand_bread", "forum demand_bread")
    assert tiles(state) == ["demand_bread"] * 3
    assert forum(state) == ["demand_bread"]
    assert state.mats[0].covered == 0b10  # TR-7.2
    assert state.to_play == 1


def test_covered_spaces_are_not_offered():  # TR-5.1, TR-5.2, TR-R6
    state = complete(
        "plus_two_pink_blue", "P", "B", "II", mat={"covered": ["seaport", "forum", "military", "senate"]}
    )
    assert options(state) == {"cover trajan", "cover construction"}
    assert play(state, "cover construction").mats[0].covered == 0b101111


def test_all_spaces_covered():  # TR-5.2, TR-R6
    covered = ["seaport", "forum", "military", "senate", "trajan", "construction"]
    state = complete("plus_two_pink_blue", "P", "B", "II", mat={"covered": covered})
    assert points(state) == 4
    assert phase(state) == "act"


def test_demand_tile_is_kept_and_meets_one_demand_every_quarter():  # B2.6, TR-5.1, TR-10.2, TR-14.4
    state = complete("demand_bread_pink_pink", "P", "P", "IV")
    assert points(state) == 1
    assert state.mats[0].kept == 1
    assert slot(state, 0, "IV") is None
    later = given({"kept": ["demand_bread_pink_pink"]}, demands=["bread", "bread", "games"], time=10)
    end_round(later)
    assert points(later) == -9
    assert later.mats[0].kept == 1  # still there
    play(later, sorted(options(later))[0])
    chance(later)
    assert (later.quarter, later.mats[0].kept) == (2, 1)


def test_first_slots():  # A8, TR-6.4.1
    state = acting(
        "trajan", {"slots": {"II": "cards_blue_blue", "IV": "victory_blue_blue", "VI": "cards_orange_blue"}}
    )
    assert arch(state) == "I"
    turn(state, "tile worker")
    assert slot(state, 0, "I") == "worker_1_yellow_orange"
    assert arch(state) == "III"


def test_arch_goes_round_and_to_the_centre():  # B2.7, TR-6.4.1, TR-6.4.2, TR-6.4.3
    three = {"II": "cards_blue_blue", "IV": "victory_blue_blue", "VI": "cards_orange_blue"}
    state = acting("trajan", {"slots": three, "tiles": ["extra_trajan"], "covered": ["trajan"]})
    turn(state, "tile worker")
    assert arch(state) == "III"
    play(state, "spend tile")
    turn(state, "tile worker")
    assert arch(state) == "V"
    turn(state, "tile worker")
    assert arch(state) == "centre"
    assert all(slot(state, 0, numeral) for numeral in ("I", "II", "III", "IV", "V", "VI"))


FULL = {
    "I": "worker_1_yellow_orange",
    "II": "cards_blue_blue",
    "III": "worker_1_orange_pink",
    "IV": "victory_blue_blue",
    "V": "victory_orange_white",
    "VI": "cards_orange_blue",
}


def test_no_trajan_action_with_a_full_circle():  # B2.7, TR-6.4.3
    mat = {"slots": FULL, "trays": {"IV": "Y", "V": "PP"}, "tiles": ["wild_extra_action"]}
    state = play(given(mat), "tray senate")
    assert (phase(state), state.to_play) == ("choose_tray", 1)  # nothing to do, nothing offered


def test_completed_tile_brings_the_arch_back_before_the_action():  # B2.8, TR-5.3, TR-R4
    state = given({"slots": FULL, "trays": {"IV": "W", "V": "O"}})
    assert arch(state) == "centre"
    play(state, "tray senate")
    assert points(state) == 9
    assert arch(state) == "V"
    turn(state, "tile legionnaire")
    assert slot(state, 0, "V") == "legionnaire_1_yellow_blue"
    assert arch(state) == "centre"


def test_arch_stays_where_it_is_if_not_in_the_centre():  # TR-5.3
    state = complete("victory_orange_white", "O", "W", "IV", mat={"arch": "VI"})
    assert arch(state) == "VI"


def test_arch_skips_slots_that_are_taken():  # B2.9, TR-6.4.1, TR-6.4.3
    slots = {name: tile for name, tile in FULL.items() if name not in ("III", "V")}
    state = acting("trajan", {"slots": slots, "arch": "V"})
    turn(state, "tile legionnaire")
    assert slot(state, 0, "V") == "legionnaire_1_yellow_blue"
    assert arch(state) == "III"
    slots = {name: tile for name, tile in FULL.items() if name not in ("IV", "V")}
    assert arch(turn(acting("trajan", {"slots": slots, "arch": "V"}), "tile legionnaire")) == "IV"


def test_new_tile_is_not_checked_now():  # B2.10, TR-6.4.4
    state = given({"trays": {"IV": "Y", "V": "BB"}, "arch": "V"}, tops={"victory": "victory_blue_blue"})
    play(state, "tray senate")
    turn(state, "tile victory")
    assert slot(state, 0, "V") == "victory_blue_blue"
    assert points(state) == 0


def test_empty_stack_is_not_available():  # TR-8.4
    state = acting("trajan", {}, tops={"victory": None})
    assert not can(state, "tile victory")
    assert can(state, "tile cards")
    empty = dict.fromkeys(("cards", "victory", "worker", "legionnaire", "plus_two", "demand"))
    spaces = [
        ["seaport", "forum", "military", "senate", "trajan"],
        ["seaport", "forum", "military", "senate"],
    ]
    kept = [tile.id for tile in tables.TRAJAN_TILES if tile.icon >= 0]
    player = {"trays": {"IV": "Y", "V": "BB"}, "covered": spaces[0], "kept": kept}
    state = play(given(player, {"covered": spaces[1]}, tops=empty), "tray senate")
    assert state.to_play == 1  # TR-6.4.1: not even one is left


def test_taken_tile_uncovers_the_next():  # TR-6.4.1
    state = acting("trajan", {})
    play(state, "tile victory")
    assert phase(state) == "reveal_trajan_tile"
    assert len(options(state)) == 8
    play(state, "top victory_white_white")
    with pytest.raises(IllegalMove):
        play(state, "top victory_white_white")
