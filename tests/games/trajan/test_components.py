"""The box: what there is, and how much of it (TR-1, examples B10)."""

from __future__ import annotations

from collections import Counter

from antiqua.games.trajan import moves, refusals, tables
from antiqua.games.trajan.constants import ACTIONS, OUTCOMES
from tests.games.trajan.helpers import DATA, chance, new_game, options, play, turn


def test_forum_tiles():  # B10.1, TR-1.4
    kinds: Counter[str] = Counter()
    for entry in DATA["forum_tile"]:
        kinds[entry["kind"].split("_")[0]] += entry["count"]
    assert kinds == {"senate": 12, "demand": 42, "wild": 10, "extra": 6}
    assert sum(tables.TILE_COUNTS) == DATA["counts"]["forum_tiles"] == 70


def test_trajan_tiles_show_each_colour_18_times():  # B10.1, TR-1.4
    shown = Counter(color for entry in DATA["trajan_tile"] for color in entry["markers"])
    assert shown == dict.fromkeys(tables.COLORS, 18)
    assert Counter(entry["stack"] for entry in DATA["trajan_tile"]) == dict.fromkeys(tables.STACKS, 9)
    assert len(tables.TRAJAN_TILES) == DATA["counts"]["trajan_tiles"]


def test_what_trajan_tiles_bring():  # TR-5.1
    faces = Counter(
        (entry["stack"], entry["vp"], entry["effect"], entry["amount"]) for entry in DATA["trajan_tile"]
    )
    assert faces == {
        ("cards", 3, "draw_cards", 2): 9,
        ("victory", 9, "none", 0): 9,
        ("worker", 5, "workers", 1): 5,
        ("worker", 2, "workers", 2): 4,
        ("legionnaire", 5, "legionnaires", 1): 5,
        ("legionnaire", 2, "legionnaires", 2): 4,
        ("plus_two", 4, "plus_two", 1): 9,
        ("demand", 1, "demand", 1): 9,
    }


def test_the_two_equal_tiles_are_the_only_ones():
    faces = Counter(
        (entry["stack"], *sorted(entry["markers"]), entry["vp"], entry.get("icon"))
        for entry in DATA["trajan_tile"]
    )
    assert [face for face, count in faces.items() if count > 1] == [("plus_two", "pink", "white", 4, None)]
    assert tables.TRAJAN_TILES[tables.TWIN].id == "plus_two_white_pink_b"
    assert tables.TRAJAN_TILES[tables.TWIN - 1].id == "plus_two_white_pink_a"


def test_construction_tiles_and_provinces():  # B10.1, TR-1.1, TR-1.4
    assert len(tables.SITE_TILES) == 20
    assert sum(tables.SITE_POINTS) == 70
    assert sum(tables.PROVINCE_POINTS) == 65
    assert len(DATA["province_edge"]) == 17


def test_board_areas():  # TR-1.1
    assert (len(tables.PROVINCES), len(tables.SHIPS), len(tables.STACKS)) == (10, 3, 6)
    assert (tables.ROWS, tables.COLUMNS) == (4, 5)
    assert len(tables.SENATE_POINTS) == len(tables.SENATE_VOTES) == 1 + 7
    assert (DATA["forum"]["yellow_slots"], DATA["bonus_display"]["slots"]) == (3, 2)


def test_supply_is_exact():  # TR-1.4, TR-1.5
    counts = DATA["counts"]
    assert sum(tables.EXTRA_COUNTS) == counts["extra_action_tiles"] == 3 * 4
    assert sum(tables.DEMAND_COUNTS) - DATA["demands"]["removed_at_setup"] == 3 * 4
    assert counts["demand_tiles"] == sum(tables.DEMAND_COUNTS)
    assert len(tables.BONUSES) == counts["bonus_tiles"] == 4 + 2 * 4
    assert DATA["plus_two"]["total"] == counts["plus_two_markers"] == 6 * 4
    assert sum(tables.CARDS_EACH) == counts["commodity_cards"] == 12 * 5


def test_per_player_and_circle():  # TR-1.2, TR-1.3
    counts = DATA["counts"]
    assert counts["small_tokens"] == 4 * counts["small_tokens_per_player"]
    assert counts["action_markers"] == 4 * counts["action_markers_per_player"]
    assert sum(color["per_player"] for color in DATA["marker_color"]) == counts["action_markers_per_player"]
    assert tables.ACTIONS == ["seaport", "forum", "military", "senate", "trajan", "construction"]
    assert tables.NUMERALS == ["I", "II", "III", "IV", "V", "VI"]


def test_ship_table():  # A20, TR-6.1.2
    front = {ship["id"]: ship["vp_front"] for ship in DATA["ship"]}
    back = {ship["id"]: ship["vp_back"] for ship in DATA["ship"]}
    assert front == {
        "ship_same": [2, 6, 12, 20],
        "ship_pairs": [5, 10, 15],
        "ship_different": [2, 4, 6, 8],
    }
    assert back == {"ship_same": [0, 1, 7, 15], "ship_pairs": [1, 6, 11], "ship_different": [0, 1, 3, 5]}


def test_bonus_tiles():  # TR-13
    sides = Counter((tile["scoring"], tile["vp_yellow"], tile["vp_gray"]) for tile in DATA["bonus_tile"])
    assert sides == {
        ("demand_once", 9, 6): 3,
        ("per_worker_on_site", 1, 0.5): 1,
        ("per_legionnaire_in_province", 2, 1): 1,
        ("per_yellow_bonus_tile", 3, 2): 1,
        ("per_displayed_commodity", 3, 2): 6,
    }


def test_commodity_pairs_of_the_bonus_tiles():  # TR-13.1
    pairs = {tuple(tile["commodities"]) for tile in DATA["bonus_tile"] if "commodities" in tile}
    assert pairs == {
        ("columns", "furs"),
        ("scrolls", "oil"),
        ("fruit", "pottery"),
        ("wine", "fish"),
        ("jewelry", "gems"),
        ("cattle", "wheat"),
    }


def test_player_count_table():  # TR-1.1, TR-17
    assert tables.TIME_SPACES[2:] == [11, 16, 21]
    assert tables.GREEN_SPACES[2:] == [6, 9, 12]


def test_action_numbers_are_few():
    assert ACTIONS == 554
    assert OUTCOMES == 24


def test_stocks_after_set_up():  # B10.2
    for players in (2, 3, 4):
        state = new_game(players)
        while state.quarter == 0:
            chance(state)
            if "pick left" in options(state):
                turn(state, "pick left", "pick deck", "pick right")
            elif state.quarter == 0:
                state.apply(state.legal_actions()[0])
        assert state.deck_size == 58 - 3 * players
        assert list(state.pile_sizes) == [1, 1]
        visible = sum(top >= 0 for top in state.tops)
        assert visible + sum(unseen.bit_count() for unseen in state.stacks_unseen) == 54 - 3 * players
        assert state.forum_left == {2: 54, 3: 51, 4: 48}[players]
        assert sum(state.extras_unseen) == 9
        assert sum(state.demands_unseen) - DATA["demands"]["removed_at_setup"] == 12
        assert state.bag.bit_count() == 12 - players - 2


def test_twin_tiles_have_one_outcome_of_double_weight():
    """While both tiles that show white and pink are unseen, they are one outcome; then the other one can still come."""
    state = new_game()
    while "top" not in next(iter(options(state))) or state.stack_to_turn() != tables.STACK["plus_two"]:
        state.apply(state.legal_actions()[0])
    assert "top plus_two_white_pink_b" not in options(state)
    why = refusals.refusal(state, moves.RevealTop("plus_two_white_pink_b"))
    assert why is not None
    assert (why.id, why.args["tile"]) == ("tr-why-twin", "plus_two_white_pink_a")
    odds = dict(state.chance_outcomes())
    assert odds[7] == 2 * odds[0]
    play(state, "top plus_two_white_pink_a")
    while "tile plus_two" not in options(state):
        state.apply(state.legal_actions()[0])
    play(state, "tile plus_two")
    while "top" not in next(iter(options(state))) or state.stack_to_turn() != tables.STACK["plus_two"]:
        state.apply(state.legal_actions()[0])
    assert "top plus_two_white_pink_b" in options(state)
    assert len(set(dict(state.chance_outcomes()).values())) == 1
