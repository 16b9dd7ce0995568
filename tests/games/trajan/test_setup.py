"""Set-up (TR-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from antiqua.games.trajan import tables
from antiqua.games.trajan.game import GAME
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from tests.games.trajan.helpers import (
    DATA,
    arch,
    bonus,
    chance,
    extras,
    forum,
    goods,
    hand,
    new_game,
    options,
    phase,
    play,
    province_tile,
    senate_stack,
    slot,
    tray,
    turn,
)


def until(state, name):
    """Go on, always with the first option, until `name` is pending."""
    while phase(state) != name:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("players", "green"), [(2, 6), (3, 9), (4, 12)])
def test_board_is_filled(players, green):  # A6, TR-2.2, TR-2.3
    state = until(new_game(players), "lay_out_markers")
    assert all(province_tile(state, name) for name in tables.PROVINCES)
    assert len(forum(state)) == green
    assert len(extras(state)) == 3
    assert sorted(state.sites) == list(range(20))
    assert state.time == 0
    assert state.gray_ships == 0
    assert state.forum_left == 60 - green


def test_construction_tiles_are_laid_at_random():  # TR-2.3
    state = until(new_game(), "deal_construction_tile")
    assert len(options(state)) == 20
    play(state, "site door_3", "site roof_5")
    assert [tables.SITE_TILES[tile] for tile in list(state.sites)[:2]] == ["door_3", "roof_5"]


def test_everybody_decides_in_turn_order():  # TR-2.5, TR-2.8, TR-2.10, TR-2.11
    """From the first player on, with three players so that the other way round is another way."""
    state = play(new_game(3), "first 2")
    order: dict[str, list[int]] = {}
    while state.quarter == 0:
        seats = order.setdefault(phase(state), [])
        if state.active not in seats:
            seats.append(state.active)
        play(state, sorted(options(state))[0])
        for seat in range(3):
            if state.mats[seat].yellow and seat not in order.setdefault("yellow", []):
                order["yellow"].append(seat)
    decisions = ("lay_out_markers", "yellow", "pick_card", "pick_trajan_tile")
    assert [order[name] for name in decisions] == [[1, 2, 0]] * 4


def test_forum_tiles_are_drawn_from_all():  # TR-2.1
    state = play(new_game(), "first 1")
    assert len(state.chance_outcomes()) == 17
    assert dict(state.chance_outcomes())[tables.TILE["demand_bread"]] * 70 == 14
    play(state, "province wild_extra_action", "province wild_extra_action")
    assert "province wild_extra_action" not in options(state)


def test_three_demands_are_never_seen():  # TR-2.1, TR-8.2
    """Twelve of the fifteen are revealed in a game; which three were removed, nothing in a position knows."""
    state = until(new_game(), "choose_tray")
    assert sum(state.demands_unseen) == len(GAME.view(state, 0).unseen_demands) == 15
    assert list(state.demands) == [0, 0, 0]


def test_figures_of_each_player():  # A21, TR-1.2, TR-2.4
    state = until(new_game(3), "choose_tray")
    for seat in range(3):
        mat = state.mats[seat]
        assert (mat.legionnaires, mat.workers, mat.supply) == (1, 1, 13)
        assert tables.PROVINCES[mat.leader :] == []
        assert arch(state, seat) == "I"
        assert state.running_points(seat) == 0


def test_markers_are_laid_out_two_by_two():  # TR-2.5
    state = until(new_game(), "lay_out_markers")
    first = state.first
    assert options(state) == {f"place {color}" for color in tables.COLORS}
    play(state, "place white")
    assert options(state) == {"place white", "place pink", "place blue"}  # the earlier colour of a tray first
    play(state, "place white", "place yellow", "place blue", "place yellow", "place blue")
    assert tray(state, first, "I") == "WW"  # two equal colours are allowed (TR-14.13)
    assert tray(state, first, "II") == "YB"
    assert "place pink" in options(state)
    play(state, "place orange", "place orange", "place green", "place green")
    assert tray(state, first, "VI") == "PP"  # forced
    assert state.active == (first + 1) % 2
    assert phase(state) == "lay_out_markers"


def test_layout_never_comes_to_a_dead_end():  # TR-2.5
    """A marker that no other could follow in its tray is not offered as the first one."""
    state = until(new_game(), "lay_out_markers")
    play(
        state, *["place yellow", "place blue", "place yellow", "place orange", "place orange", "place green"]
    )
    assert options(state) == {f"place {color}" for color in ("green", "white", "pink")}


def test_layout_comes_before_any_trajan_tile():  # TR-2.5, TR-2.6
    state = until(new_game(), "lay_out_markers")
    assert list(state.tops) == [-2] * 6
    assert state.bag == 4095
    until(state, "reveal_trajan_tile")
    assert [sum(mat.sizes) for mat in state.mats] == [12, 12]


def test_only_tops_are_visible():  # TR-2.6
    assert len(options(until(new_game(), "reveal_trajan_tile"))) == 9  # in any order
    state = until(new_game(), "pick_card")
    assert all(top >= 0 for top in state.tops)
    assert [unseen.bit_count() for unseen in state.stacks_unseen] == [8] * 6


def test_random_layout():  # TR-2.5, option setup_trays
    state = until(new_game(setup_trays="random"), "deal_marker")
    assert state.to_play == CHANCE
    play(state, "marker blue", "marker yellow")
    assert tray(state, state.first, "I") == "YB"
    odds = dict(state.chance_outcomes())
    assert odds[0] * 10 == 1
    assert odds[1] * 10 == 2
    until(state, "pick_card")
    assert [list(mat.sizes) for mat in state.mats] == [[2] * 6, [2] * 6]


def test_first_player_and_senate_stack():  # A22, TR-2.7
    state = new_game(4)
    assert options(state) == {"first 1", "first 2", "first 3", "first 4"}
    play(state, "first 1")
    assert senate_stack(state) == [0, 1, 2, 3]
    state = play(new_game(4), "first 3")
    assert (state.first, state.active) == (2, 2)
    assert senate_stack(state) == [2, 3, 0, 1]


def test_bonus_tiles_at_the_start():  # TR-2.6, TR-2.8, TR-13.3
    state = until(new_game(3), "deal_bonus_tile")
    assert all(top >= 0 for top in state.tops)  # the Trajan tiles come first
    first = state.first
    play(state, "bag bonus_workers", "bag bonus_yellow_tiles", "bag bonus_demand_bread")
    owned = [tables.bonus_ids(state.mats[(first + step) % 3].yellow) for step in range(3)]
    assert owned == [("bonus_workers",), ("bonus_yellow_tiles",), ("bonus_demand_bread",)]
    play(state, "bag bonus_wine_fish", "bag bonus_legionnaires")
    assert bonus(state) == ["bonus_legionnaires", "bonus_wine_fish"]
    assert state.bag.bit_count() == 12 - 3 - 2


def test_discard_piles_are_started():  # TR-2.9
    state = until(new_game(), "turn_up_card")
    play(state, "turn wheat")
    assert state.pile(0) == ["wheat"]
    play(state, "turn wheat")
    assert state.pile(1) == ["wheat"]
    assert phase(state) == "pick_card"


def test_each_player_picks_three_cards_in_a_row():  # TR-2.10
    state = until(new_game(), "turn_up_card")
    play(state, "turn wheat", "turn oil")
    first, second = state.first, 1 - state.first
    assert options(state) == {"pick deck", "pick left", "pick right"}
    play(state, "pick left", "turn fish", "pick left", "turn gems", "pick deck", "drawn wine")
    assert hand(state, first) == ["wine", "fish", "wheat"]
    assert goods(state.mats[first].known) == ["fish", "wheat"]
    assert state.to_play == second
    assert (state.pile(0), state.pile(1)) == (["gems"], ["oil"])
    assert hand(play(state, "pick right"), second) == ["oil"]


def test_cards_dealt_from_the_deck():  # TR-2.10, option setup_cards
    state = until(new_game(setup_cards="deal_from_deck"), "draw_card")
    play(state, *["drawn wheat"] * 3, *["drawn fish"] * 3)
    assert hand(state, state.first) == ["wheat"] * 3
    assert hand(state, 1 - state.first) == ["fish"] * 3
    assert phase(state) == "pick_trajan_tile"


def test_initial_trajan_tiles():  # A23, TR-2.11
    state = until(new_game(), "pick_trajan_tile")
    first = state.first
    tops = list(state.tops)
    play(state, "tile victory")
    with pytest.raises(IllegalMove):
        play(state, "tile victory")
    play(state, "tile demand", "tile cards")
    taken = [slot(state, first, numeral) for numeral in tables.NUMERALS]
    assert [name is not None for name in taken] == [False, True, False, True, False, True]
    assert taken[1] == tables.TRAJAN_TILES[9 + tops[1]].id
    assert phase(state) == "reveal_trajan_tile"
    chance(state)  # the next player sees the new tops
    assert state.active != first
    assert all(top >= 0 for top in state.tops)
    assert len(options(state)) == 6


def test_random_trajan_tiles():  # TR-2.11, option setup_trajan_tiles
    state = until(new_game(setup_trajan_tiles="random"), "deal_trajan_tile")
    assert {chance for _, chance in state.chance_outcomes()} == {state.chance_outcomes()[0][1]}
    play(state, "stack victory")
    assert len(state.chance_outcomes()) == 5
    assert slot(state, state.first, "II") is not None


def test_first_player_begins_the_first_quarter():  # TR-2.12
    state = play(new_game(4), "first 3")
    until(state, "choose_tray")
    assert (state.to_play, state.quarter, state.time) == (2, 1, 0)
    turn(state, "tray seaport")
    assert state.quarter == 1


def test_chance_is_as_likely_as_it_should_be():
    """The first player, over many games."""
    rng = Rng(5)
    seen = Counter(new_game(4).sample_chance(rng) for _ in range(4000))
    assert all(900 < seen[seat] < 1100 for seat in range(4))


def test_set_up_numbers_come_from_the_rulebook():  # TR-2.10, TR-2.11
    assert DATA["setup"]["commodity_cards_per_player"] == 3
    assert DATA["setup"]["trajan_tiles_per_player"] == 3
