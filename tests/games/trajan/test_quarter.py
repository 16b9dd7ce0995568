"""Ends of rounds, of quarters and of the game (TR-8.3, TR-8.5, TR-9, TR-10)."""

from __future__ import annotations

import pytest

from antiqua.games.trajan import tables
from antiqua.games.trajan.view import view
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.trajan.helpers import (
    bonus,
    can,
    chance,
    demands,
    end_round,
    extras,
    finish_turn,
    forum,
    given,
    gray_ships,
    hand,
    options,
    phase,
    play,
    points,
    province_tile,
    senate_stack,
    tiles,
    told,
    turn,
)

THREE = ["bread", "games", "religion"]


def quarter_end(*mats, demanded=THREE, **facts):
    """Player 1 ends the quarter with these demands on the table; what he does in his turn is nothing."""
    players = max(2, len(mats))
    return end_round(given(*mats, demands=demanded, time=tables.TIME_SPACES[players] - 1, **facts))


def next_quarter(state, pick=0):
    """The consul takes one of the two tiles, and the board is filled."""
    return chance(play(state, sorted(options(state))[pick]))


# -- rounds -----------------------------------------------------------------------------------------------------------


def test_first_round_end():  # A12, TR-9.1, TR-9.2
    state = given({}, {}, {}, time=15)
    end_round(state)
    assert phase(state) == "reveal_demand"
    assert options(state) == {"demand bread", "demand games", "demand religion"}
    play(state, "demand games")
    assert demands(state) == ["games"]
    assert state.time == 1  # TR-R22
    assert (phase(state), state.to_play) == ("choose_tray", 1)


def test_demands_come_from_what_is_unseen():  # TR-9.1, TR-2.1
    state = end_round(given({}, demands=["bread", "bread"], time=10))
    assert dict(state.chance_outcomes())[0] * 13 == 3
    assert list(play(state, "demand bread").demands_unseen) == [2, 5, 5]


def test_fourth_round_end():  # A13, TR-9.1
    state = quarter_end({}, {})
    assert phase(state) == "choose_bonus_tile"
    assert state.quarter == 1


def test_rounds_that_have_ended_are_counted_until_the_next_quarter():  # TR-9.1, TR-10.6
    state = given({}, {}, demands=["bread"])
    assert view(state, 0).rounds == 1
    state = quarter_end({}, {})
    assert (view(state, 0).rounds, demands(state)) == (4, [])
    play(state, sorted(options(state))[0])
    assert (phase(state), view(state, 0).rounds) == ("deal_bonus_tile", 4)
    chance(state)
    assert (state.quarter, view(state, 0).rounds) == (2, 0)


def test_two_crossings_are_two_round_ends():  # TR-9.3, B1.6
    twelve = {"I": "YYOOGGWWPPBB", "II": "", "III": "", "IV": "", "V": "", "VI": ""}
    state = given({"trays": twelve}, {}, time=10, demands=["bread"])
    finish_turn(state)
    assert len(demands(state)) == 3
    state = given({"trays": twelve}, {}, time=10, demands=["bread", "games"])
    finish_turn(state)  # the third demand, and then the end of the quarter
    assert phase(state) == "choose_bonus_tile"
    next_quarter(state)
    assert (state.quarter, state.to_play, demands(state)) == (2, 1, [])


def test_quarter_end_and_round_end_in_one_turn():  # TR-9.3
    twelve = {"I": "YYOOGGWWPPBB", "II": "", "III": "", "IV": "", "V": "", "VI": ""}
    state = given({"trays": twelve}, {}, time=10, demands=THREE)
    finish_turn(state)
    next_quarter(state)
    assert (state.quarter, len(demands(state)), state.to_play) == (2, 1, 1)


def test_turn_is_finished_first():  # TR-R23, TR-3.3
    """A senate tile taken in the turn that ends the quarter has its votes."""
    state = given(
        {"trays": {"I": "Y"}, "senate": 0}, {"senate": 1}, demands=THREE, time=10, forum=["senate_5"]
    )
    play(state, "tray seaport", "forum senate_5")
    assert state.to_play == 0
    assert phase(state) == "choose_bonus_tile"
    mat = {"trays": {"III": "Y"}, "tiles": ["extra_senate"]}
    state = play(given(mat, {}, demands=THREE, time=10), "tray military", "advance")
    assert phase(state) == "spend_extra_tile"  # extra actions too
    assert phase(play(state, "spend tile", "advance")) == "choose_bonus_tile"


# -- 10.1: the people's demands ---------------------------------------------------------------------------------------


def test_demands_with_kept_and_forum_tiles():  # A14, TR-10.1, TR-10.2, TR-10.5, TR-10.6
    player = {"tiles": ["demand_games", "demand_religion"], "kept": ["demand_games_green_green"]}
    state = quarter_end(player, {}, demanded=["games", "games", "bread"])
    assert points(state) == -4
    assert tiles(state) == ["demand_religion"]
    assert state.mats[0].kept == 1 << 3
    assert demands(state) == []


@pytest.mark.parametrize(("met", "lost"), [(3, 0), (2, 4), (1, 9), (0, 15)])
def test_penalties(met, lost):  # A15, TR-10.1, TR-10.5
    own = [f"demand_{icon}" for icon in THREE[:met]]
    assert points(quarter_end({"tiles": own}, {})) == -lost


def test_everything_together():  # B8.1, TR-10.2, TR-10.3
    player = {"tiles": ["demand_bread", "wild_demand"], "kept": ["demand_bread_pink_pink"]}
    state = quarter_end(player, {}, demanded=["bread"] * 3)
    assert points(state) == 0
    assert tiles(state) == []
    assert state.mats[0].kept == 1


@pytest.mark.parametrize("icon", THREE)
def test_three_kept_tiles_meet_three_demands(icon):  # TR-10.2
    kept = [tile.id for tile in tables.TRAJAN_TILES if tile.id.startswith(f"demand_{icon}")]
    assert points(quarter_end({"kept": kept}, {}, demanded=[icon] * 3)) == 0


def test_kept_tiles_are_used_first():  # TR-10.4
    kept = ["demand_bread_pink_pink", "demand_games_green_green", "demand_religion_white_white"]
    state = quarter_end({"tiles": ["demand_bread", "wild_demand"], "kept": kept}, {})
    assert phase(state) == "choose_bonus_tile"  # nothing was asked
    assert tiles(state) == ["demand_bread", "wild_demand"]


def test_choice_between_tile_and_wild():  # B8.2, TR-10.4, TR-12.2, TR-12.4
    player = {
        "tiles": ["demand_bread", "wild_demand"],
        "kept": ["demand_games_green_green", "demand_religion_white_white"],
    }
    state = quarter_end(player, {}, demanded=THREE)
    assert (phase(state), state.to_play) == ("meet_demands", 0)
    assert options(state) == {"wilds 0", "wilds 1"}  # passing is not among them (TR-10.3)
    assert tiles(play(state.clone(), "wilds 0")) == ["wild_demand"]
    assert tiles(play(state.clone(), "wilds 1")) == ["demand_bread"]
    assert points(play(state, "wilds 1")) == 0


def test_choice_must_meet_as_much_as_possible():  # B8.3, TR-10.3, TR-10.4
    state = quarter_end({"tiles": ["demand_bread", "wild_demand"]}, {})
    assert points(state) == -4
    assert tiles(state) == []
    assert phase(state) == "choose_bonus_tile"  # nothing was asked


def test_choice_with_several_wilds():  # TR-10.4
    player = {"tiles": ["demand_bread"] * 2 + ["demand_games"] + ["wild_demand"] * 3}
    state = quarter_end(player, {}, demanded=["bread", "bread", "games"])
    assert options(state) == {"wilds 0", "wilds 1", "wilds 2"}
    play(state, "wilds 2")
    assert options(state) == {"wilds 0", "wilds 1"}
    play(state, "wilds 1")
    assert tiles(state) == ["demand_bread"] * 2 + ["demand_games"]


def test_demands_apply_to_all_from_the_next_player_on():  # TR-10.4, TR-R24
    both = {"tiles": ["demand_bread", "wild_demand"]}
    kept = ["demand_games_green_green", "demand_religion_white_white"]
    other = ["demand_games_yellow_green", "demand_religion_green_white"]
    state = quarter_end({**both, "kept": kept}, {**both, "kept": other}, {})
    assert state.to_play == 1
    play(state, "wilds 0")
    assert state.to_play == 0
    play(state, "wilds 1")
    assert [points(state, seat) for seat in range(3)] == [0, 0, -15]


def test_negative_points():  # B8.4, TR-10.5
    assert points(quarter_end({"points": 3}, {})) == -12


def test_points_stop_at_zero():  # option negative_vp
    state = quarter_end({"points": 3}, {"points": 20}, negative_vp="floor_zero")
    assert [points(state, seat) for seat in range(2)] == [0, 5]


def test_unneeded_tiles_stay():  # TR-10.6, TR-12.2
    state = quarter_end({"tiles": ["demand_bread"] * 3}, {}, demanded=["bread", "games", "games"])
    assert tiles(state) == ["demand_bread"] * 2


# -- 10.2: the senate -------------------------------------------------------------------------------------------------


def test_consul_and_vice_consul():  # A16, A17, TR-10.8, TR-10.9, TR-10.12
    green, brown = {"senate": 4}, {"senate": 4, "tiles": ["senate_3"]}
    state = quarter_end(green, brown, senate=[1, 0], bonus=["bonus_workers", "bonus_wine_fish"])
    assert state.to_play == 1
    assert options(state) == {"keep bonus_workers", "keep bonus_wine_fish"}
    play(state, "keep bonus_workers")
    assert "bonus_workers" in tables.bonus_ids(state.mats[1].yellow)
    assert tables.bonus_ids(state.mats[0].gray) == ("bonus_wine_fish",)
    assert tiles(state, 1) == []  # the senate tile has left the game
    assert phase(state) == "deal_bonus_tile"
    chance(state)
    assert len(bonus(state)) == 2


def test_consul_must_take_one():  # TR-R17, TR-10.9
    state = quarter_end({}, {})
    assert not can(state, "pass")
    assert len(options(state)) == 2


def test_with_two_players_both_get_a_tile():  # TR-R18
    state = quarter_end({}, {})
    play(state, sorted(options(state))[0])
    assert state.mats[1].yellow.bit_count() == 2  # the disc on top
    assert state.mats[0].gray.bit_count() == 1


def test_restack_by_votes():  # B6.5, TR-10.10, TR-14.3
    state = next_quarter(quarter_end({"senate": 3}, {"points": 40}, {"senate": 1, "points": 20}))
    assert senate_stack(state) == [1, 2, 0]


def test_restack_by_points():  # TR-10.10, option senate_restack
    points_of = [{"senate": 3, "points": 20}, {"points": 40}, {"senate": 1, "points": 20}]
    state = next_quarter(quarter_end(*points_of, senate_restack="victory_points"))
    assert senate_stack(state) == [2, 0, 1]  # a tie by rank


def test_tiles_are_asked_for_in_rank_order_with_tiles():  # TR-10.7, TR-10.11, TR-12.1, TR-R21
    state = quarter_end({"senate": 7}, {"tiles": ["senate_5", "senate_2", "senate_2"]})
    assert state.to_play == 1
    next_quarter(state)
    assert tiles(state, 1) == []  # all are removed


# -- 10.3: clearing and filling ---------------------------------------------------------------------------------------


def test_forum_is_cleared_and_filled():  # A18, TR-10.11, TR-10.14
    facts = {"forum": ["demand_bread"] * 2, "extras": ["extra_forum"] * 2}
    state = quarter_end({}, {}, {}, {}, **facts, province_senate_tiles="stay")
    left = state.forum_left
    next_quarter(state)
    assert len(forum(state)) == 12
    assert len(extras(state)) == 3
    assert state.forum_left == left - 12 - 0
    assert sum(state.extras_unseen) == 6


def test_left_tiles_never_come_back():  # TR-8.3, B8.6
    state = quarter_end({}, {}, forum=["wild_extra_action"] * 2, extras=["extra_forum"] * 2)
    next_quarter(state)
    assert "wild_extra_action" not in forum(state)
    assert list(state.forum_unseen)[tables.TILE["wild_extra_action"]] == 0
    assert list(state.extras_unseen)[1] == 0
    assert "extra_forum" not in extras(state)
    assert list(state.demands_unseen) == [4, 4, 4]  # nor the demands that were on the table


def test_province_refill():  # A19, B8.5, TR-10.13, TR-R28
    empty = dict.fromkeys(tables.PROVINCES[:6])
    player = {"leader": "alpes", "occupied": ["raetia"]}
    state = quarter_end(
        player, {"leader": "noricum", "occupied": ["belgica"]}, provinces=empty, gray_ships=["ship_same"]
    )
    assert gray_ships(state) == ["ship_same"]
    next_quarter(state)
    filled = [name for name in tables.PROVINCES[:6] if province_tile(state, name) is not None]
    assert filled == ["narbonensis", "lugudunensis"]
    assert gray_ships(state) == []


def test_tiles_on_provinces_stay():  # TR-10.11, TR-10.13, TR-14.9
    state = next_quarter(quarter_end({}, {}, provinces={"alpes": "senate_4"}, province_senate_tiles="stay"))
    assert province_tile(state, "alpes") == "senate_4"


def test_senate_tiles_on_provinces_removed():  # TR-10.11, option province_senate_tiles
    facts = {"provinces": {"alpes": "senate_4", "raetia": "demand_bread"}}
    state = quarter_end({}, {}, **facts)
    play(state, sorted(options(state))[0])
    assert province_tile(state, "alpes") is None
    assert province_tile(state, "raetia") == "demand_bread"
    assert province_tile(chance(state), "alpes") is not None


def test_what_stays():  # B8.6, TR-10.15, TR-R22
    player = {
        "hand": ["wheat"],
        "display": ["oil"],
        "tiles": ["extra_forum", "wild_commodity", "demand_bread", "demand_bread"],
        "covered": ["senate"],
        "workers": 2,
        "legionnaires": 2,
        "slots": {"II": "cards_blue_blue"},
        "sites": [3],
        "occupied": ["alpes"],
        "leader": "alpes",
        "points": 30,
    }
    state = quarter_end(player, {}, gray_ships=["ship_same", "ship_pairs"])
    before = (state.time, lasting(state))
    next_quarter(state)
    assert (state.time, lasting(state)) == before
    assert gray_ships(state) == []
    assert (hand(state), tiles(state)) == (["wheat"], ["demand_bread", "wild_commodity", "extra_forum"])
    assert (state.quarter, state.to_play) == (2, 1)


def lasting(state):
    """The mat of player 1 without what the senate decides."""
    senate = ("yellow", "gray", "space", "height")
    return {field: value for field, value in state.to_dict()["mats"][0].items() if field not in senate}


RUNNING_SHORT = {"quarter": 3, "forum": [], "forum_stack": 4, "province_senate_tiles": "stay"}


def test_stack_runs_short():  # B8.7, TR-8.5, TR-14.12
    empty = dict.fromkeys(["alpes", "raetia"])
    state = next_quarter(quarter_end({}, {}, {}, {}, provinces=empty, **RUNNING_SHORT))
    assert province_tile(state, "alpes")
    assert province_tile(state, "raetia")
    assert len(forum(state)) == 2
    assert len(extras(state)) == 3
    empty = dict.fromkeys(tables.PROVINCES[:5])
    state = next_quarter(quarter_end({}, {}, {}, {}, provinces=empty, **RUNNING_SHORT))
    filled = [province_tile(state, name) is not None for name in tables.PROVINCES[:5]]
    assert filled == [True, True, True, True, False]
    assert forum(state) == []


def test_stack_runs_short_forum_first():  # TR-8.5, option refill_order
    empty = {"alpes": None, "raetia": None}
    facts = {**RUNNING_SHORT, "provinces": empty, "refill_order": "forum_first"}
    state = next_quarter(quarter_end({}, {}, {}, {}, **facts))
    assert province_tile(state, "alpes") is None
    assert len(forum(state)) == 4


def test_forum_first_fills_provinces_afterwards():  # option refill_order
    state = quarter_end({}, {}, provinces={"alpes": None}, refill_order="forum_first")
    next_quarter(state)
    assert province_tile(state, "alpes") is not None
    assert len(forum(state)) == 6


def test_next_player_goes_on_after_the_quarter():  # TR-3.1, TR-9.2
    state = next_quarter(quarter_end({}, {}, {}))
    assert (phase(state), state.to_play) == ("choose_tray", 1)


# -- the fourth quarter -----------------------------------------------------------------------------------------------


def test_last_quarter_ends_the_game():  # B8.8, TR-11.1, TR-10.10
    state = quarter_end({"senate": 3, "tiles": ["senate_5"]}, {}, quarter=4)
    assert [points(state, seat) for seat in range(2)] == [-15, -15]
    assert phase(state) == "choose_bonus_tile"
    before = (forum(state), state.forum_left)
    play(state, sorted(options(state))[0])
    assert state.to_play == OVER
    assert (forum(state), state.forum_left) == before  # no refill
    assert state.mats[0].space == 3  # no restacking
    assert state.legal_actions() == []


def test_events_of_a_quarter_end():
    state = given({}, {}, demands=THREE, time=10)
    texts = []
    copy = state.clone()
    while copy.to_play != CHANCE:
        texts.append("pass" if can(copy, "pass") else sorted(options(copy))[0])
        play(copy, texts[-1])
    names = [type(event).__name__ for event in told(state, *texts)]
    assert names.index("QuarterEnded") < names.index("DemandsFaced") < names.index("BonusTaken")


def test_quarter_begins():
    state = next_quarter(quarter_end({}, {}))
    assert state.quarter == 2
    turn(state, "tray seaport")
    assert state.time == 3
