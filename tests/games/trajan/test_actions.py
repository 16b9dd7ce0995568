"""Forum, military, senate and construction (TR-6.2, TR-6.3, TR-6.5, TR-6.6)."""

from __future__ import annotations

import pytest

from antiqua.games.trajan import tables
from antiqua.games.trajan.constants import NONE
from tests.games.trajan.helpers import (
    acting,
    built,
    can,
    chance,
    end_round,
    extras,
    forum,
    given,
    options,
    phase,
    play,
    points,
    province_tile,
    senate_stack,
    tiles,
    turn,
)

# -- the forum --------------------------------------------------------------------------------------------------------


def test_take_one_tile():  # TR-6.2.1
    state = acting("forum", {}, {}, forum=["senate_4", "demand_bread"], extras=["extra_senate"])
    assert options(state) == {"forum senate_4", "forum demand_bread", "forum extra_senate", "pass"}
    play(state, "forum senate_4")
    assert tiles(state) == ["senate_4"]
    assert forum(state) == ["demand_bread"]  # the space stays empty
    assert state.to_play == 1


def test_yellow_spaces_too():  # TR-6.2.1
    state = play(
        acting("forum", {}, {}, forum=[], extras=["extra_senate", "extra_trajan"]), "forum extra_senate"
    )
    assert extras(state) == ["extra_trajan"]
    assert tiles(state) == ["extra_senate"]


def test_equal_tiles_are_offered_once_and_stack_up():  # TR-6.2.1, TR-R27
    state = acting("forum", {"tiles": ["demand_bread"] * 5}, {}, forum=["demand_bread"] * 2 + ["extra_forum"])
    assert len(state.legal_actions()) == len(options(state))
    play(state, "forum demand_bread")
    assert tiles(state) == ["demand_bread"] * 6


def test_empty_forum():  # TR-6.2.1
    state = given({"trays": {"I": "Y"}, "tiles": ["wild_extra_action"]}, {}, forum=[], extras=[])
    play(state, "tray seaport")
    assert (phase(state), state.to_play) == ("choose_tray", 1)


# -- military ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leader", "provinces"),
    [
        ("camp", "alpes raetia noricum"),
        ("raetia", "alpes belgica germania_superior noricum"),  # A7
        ("noricum", "raetia"),
        ("britannia", "lugudunensis belgica germania_inferior"),
        ("aquitania", "narbonensis lugudunensis"),
        ("belgica", "alpes raetia lugudunensis germania_inferior germania_superior britannia"),
    ],
)
def test_marches(leader, provinces):  # B5.1, TR-6.3.2
    state = acting("military", {"leader": leader})
    marches = {text.split()[1] for text in options(state) if text.startswith("march")}
    assert marches == set(provinces.split())


def test_camp_is_no_goal():  # TR-6.3.2
    assert not any("camp" in text for text in options(acting("military", {"leader": "alpes"})))


def test_three_marches_to_britannia():  # B5.6, TR-6.3.2
    state = acting("military", {"tiles": ["extra_military"], "covered": ["military"]})
    play(state, "march alpes", "spend tile", "march lugudunensis", "march britannia")
    assert tables.PROVINCES[state.mats[0].leader] == "britannia"
    reached, steps = {tables.PROVINCE[name] for name in ("alpes", "raetia", "noricum")}, 1
    while tables.PROVINCE["britannia"] not in reached:
        reached |= {next_to for at in reached for next_to in range(10) if tables.BORDERS[at] >> next_to & 1}
        steps += 1
    assert steps == 3


def test_recruit():  # TR-6.3.1
    state = play(acting("military", {}, {}), "recruit")
    assert (state.mats[0].legionnaires, state.mats[0].supply) == (2, 12)


def test_recruit_needs_a_token():  # TR-R25, TR-6.3.1
    state = acting("military", {"supply": 0})
    assert not can(state, "recruit")
    assert can(state, "march alpes")


def test_march_takes_the_tile():  # B5.4, TR-6.3.1
    state = acting("military", {"leader": "raetia"}, {}, provinces={"belgica": "senate_4"})
    play(state, "march belgica")
    assert tiles(state) == ["senate_4"]
    assert province_tile(state, "belgica") is None
    assert points(state) == 0


def test_march_without_a_tile_or_past_own_legionnaires():  # TR-R8
    state = acting("military", {"leader": "raetia", "occupied": ["belgica"]}, {}, provinces={"alpes": None})
    assert {"march alpes", "march belgica"} <= options(state)
    play(state, "march alpes")
    assert tiles(state) == []


@pytest.mark.parametrize(
    ("province", "values"),
    [
        ("britannia", [10, 7, 4, 1]),
        ("narbonensis", [6, 3, 0, 0]),
        ("noricum", [5, 2, 0, 0]),
        ("alpes", [3, 0, 0, 0]),
    ],
)
def test_points_of_an_occupation(province, values):  # B5.2, TR-6.3.1, TR-R10
    for others, value in enumerate(values):
        there = [{"occupied": [province], "leader": province} for _ in range(others)]
        state = acting("military", {"leader": province}, *there, players=4)
        play(state, "occupy")
        assert points(state) == value
        assert state.mats[0].legionnaires == 0
        assert state.mats[0].occupied == 1 << tables.PROVINCE[province]


def test_when_occupation_is_impossible():  # B5.3, TR-6.3.1, TR-6.3.3, TR-R9
    assert not can(acting("military", {"leader": "camp"}), "occupy")
    assert not can(acting("military", {"leader": "alpes", "occupied": ["alpes"]}), "occupy")
    assert not can(
        acting("military", {"leader": "alpes", "occupied": ["raetia"], "legionnaires": 0}), "occupy"
    )
    assert can(acting("military", {"leader": "alpes"}), "occupy")


def test_leaders_take_no_points_away():  # B5.5, TR-6.3.2
    state = acting("military", {"leader": "britannia"}, {"leader": "britannia"}, {"leader": "britannia"})
    assert points(play(state, "occupy")) == 10
    assert can(acting("military", {}, {"leader": "alpes"}), "march alpes")  # they may share a province


def test_legionnaires_stay_when_the_leader_moves_on():  # TR-6.3.3, TR-R9
    state = acting("military", {"leader": "alpes", "occupied": ["alpes"]})
    play(state, "march raetia")
    assert state.mats[0].occupied == 1 << tables.PROVINCE["alpes"]


def test_leaving_a_province_does_not_refill_it():  # TR-R28
    state = acting("military", {"leader": "alpes"}, {})
    play(state, "march raetia")
    assert province_tile(state, "alpes") is None


# -- the senate -------------------------------------------------------------------------------------------------------


def test_one_space_further():  # A9, TR-6.5.1
    state = play(acting("senate", {"senate": 3}, {}), "advance")
    assert state.mats[0].space == 4
    assert points(state) == 5


def test_seven_advances():  # B6.1, TR-6.5.1, TR-6.5.2
    won = 0
    for space in range(7):
        won += points(play(acting("senate", {"senate": space}), "advance"))
    assert won == 35
    state = play(given({"senate": 7, "trays": {"III": "Y"}, "tiles": ["wild_extra_action"]}), "tray military")
    assert (phase(state), state.to_play) == ("choose_tray", 1)


def test_later_arrival_lies_on_top():  # B6.2, TR-6.5.1, TR-R20
    state = acting("senate", {"senate": 0}, {}, {"senate": 1}, senate=[0, 1, 2])
    play(state, "advance")
    assert senate_stack(state, 1) == [2, 0]
    assert [state.ranked(rank) for rank in range(3)] == [0, 2, 1]


def test_stack_closes_when_a_disc_leaves_it():  # TR-6.5.1
    state = acting("senate", {}, {}, {}, senate=[0, 1, 2])
    play(state, "advance")
    assert senate_stack(state, 0) == [1, 2]
    assert [state.mats[seat].height for seat in range(3)] == [0, 0, 1]


# -- construction -----------------------------------------------------------------------------------------------------


def sites(state):
    return {int(text.split()[1]) for text in options(state) if text.startswith("build")}


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ([], range(20)),
        ([7], [2, 6, 8, 12]),
        ([0], [1, 5]),
        ([4], [3, 9]),
        ([19], [14, 18]),
        ([6, 7], [1, 2, 5, 8, 11, 12]),  # B7.2
    ],
)
def test_where_a_worker_may_go(own, legal):  # B7.1, TR-6.6.2
    assert sites(acting("construction", {"sites": own})) == set(legal)


def test_hire():  # TR-6.6.1
    state = play(acting("construction", {}, {}), "hire")
    assert (state.mats[0].workers, state.mats[0].supply) == (2, 12)


def test_hire_and_build_need_tokens():  # B7.5, TR-6.6.1, TR-R25
    assert not can(acting("construction", {"supply": 0}), "hire")
    assert sites(acting("construction", {"workers": 0, "sites": [0]})) == set()


def test_no_site_reachable():  # TR-R26, TR-6.6.2
    """With 15 tokens nobody can fill a district of 20 sites; but a site is open only beside an own worker."""
    state = acting("construction", {"sites": list(range(13)), "workers": 1, "supply": 0})
    assert sites(state) == {13, 14, 15, 16, 17}
    nobody = {"legionnaires": 14, "workers": 0, "sites": [0], "supply": 0, "trays": {"V": "Y"}}
    assert play(given(nobody, {}), "tray trajan").to_play == 1  # nothing to do, nothing asked


def test_first_tile_of_a_kind():  # A10, TR-6.6.1, TR-6.6.3, TR-6.6.4
    state = acting("construction", {}, sites={7: "door_3"})
    play(state, "build 7")
    assert points(state) == 3
    assert built(state) == ["door_3"]
    assert list(state.sites)[7] == NONE
    assert options(state) == {"advance", "pass"}
    assert state.mats[0].workers == 0


@pytest.mark.parametrize(
    ("tile", "option"),
    [
        ("stairs_2", "forum senate_4"),
        ("door_2", "advance"),
        ("fountain_2", "draw"),
        ("roof_2", "tile victory"),
        ("window_2", "recruit"),
    ],
)
def test_bonus_action_of_each_kind(tile, option):  # TR-6.6.4
    state = acting("construction", {}, sites={0: tile}, forum=["senate_4"])
    assert option in options(play(state, "build 0"))


def test_building_beside_an_opponent():  # A11, TR-6.6.2, TR-6.6.3
    green = {"sites": [7], "built": ["window_2"], "workers": 2}
    state = acting("construction", green, {"sites": [8]}, sites={9: "window_5"})
    assert 9 not in sites(state)
    play(state, "build 8")
    assert points(state) == 0
    assert built(state) == ["window_2"]
    assert state.to_play == 1  # no tile, no bonus
    assert state.mats[0].sites == 1 << 7 | 1 << 8
    green = {"sites": [7, 8], "built": ["roof_2"]}
    later = acting("construction", green, {"sites": [8]}, sites={9: "window_5"})
    assert 9 in sites(later)
    play(later, "build 9")
    assert points(later) == 5
    assert "recruit" in options(later)  # the first window


def test_no_second_worker_on_a_site():  # TR-6.6.2
    assert 7 not in sites(acting("construction", {"sites": [6, 7]}))


def test_second_tile_of_a_kind():  # B7.3, TR-6.6.4
    state = acting("construction", {"built": ["stairs_2"], "sites": [1]}, {}, sites={0: "stairs_4"})
    play(state, "build 0")
    assert points(state) == 4
    assert state.to_play == 1


def test_wild_construction_tiles_are_no_tiles_of_a_kind():  # TR-6.6.4, TR-12.5
    state = acting("construction", {"tiles": ["wild_construction"]}, sites={0: "door_4"})
    assert options(play(state, "build 0")) == {"advance", "pass"}


def test_bonus_action_may_be_impossible():  # B7.4, TR-R15
    full = dict(
        zip(tables.NUMERALS, [tile.id for tile in tables.TRAJAN_TILES if tile.stack == 1][:6], strict=True)
    )
    state = acting("construction", {"slots": full}, {}, sites={0: "roof_5"})
    play(state, "build 0")
    assert points(state) == 5
    assert state.to_play == 1
    state = acting("construction", {"senate": 7}, {}, sites={0: "door_5"})
    assert play(state, "build 0").to_play == 1


def test_bonus_action_may_be_declined():  # TR-R14
    state = acting("construction", {}, {}, sites={0: "door_5"})
    play(state, "build 0", "pass")
    assert state.to_play == 1
    assert state.mats[0].space == 0
    turn(state, "tray seaport")
    assert state.mats[0].space == 0  # it is not stored


def test_bonus_is_personal():  # TR-6.6.4, TR-R16
    state = acting("construction", {}, {"built": ["door_5"], "sites": [9]}, sites={0: "door_2"})
    assert options(play(state, "build 0")) == {"advance", "pass"}
    assert built(state, 1) == ["door_5"]


def test_tokens_never_change_their_kind_nor_return():  # TR-1.2
    state = acting("military", {"leader": "alpes"}, {})
    play(state, "occupy")
    assert (state.mats[0].supply, state.mats[0].legionnaires, state.mats[0].workers) == (13, 0, 1)
    state = acting("construction", {}, {}, sites={0: "door_2"})
    play(state, "build 0")
    assert (state.mats[0].supply, state.mats[0].legionnaires, state.mats[0].workers) == (13, 1, 0)


# -- votes ------------------------------------------------------------------------------------------------------------


def test_votes_with_tiles():  # A16, TR-10.7, TR-10.8, TR-12.1
    green, brown = {"senate": 4}, {"senate": 4, "tiles": ["senate_3"]}
    state = given(green, brown, senate=[1, 0])
    assert [mat.votes() for mat in state.mats] == [5, 8]
    assert state.ranked(0) == 1
    assert given(green, {"senate": 4}, senate=[1, 0]).ranked(0) == 0
    assert [given({"tiles": [f"senate_{number}"]}).mats[0].votes() for number in range(2, 6)] == [2, 3, 4, 5]


def test_track_breaks_ties_before_tiles():  # B6.3, TR-R19, TR-10.8
    state = given({"senate": 4}, {"senate": 1, "tiles": ["senate_3"]})
    assert [mat.votes() for mat in state.mats] == [5, 5]
    assert state.ranked(0) == 0
    assert given({"senate": 1, "tiles": ["senate_3"]}, {"senate": 4}, senate=[1, 0]).ranked(0) == 1


def test_nobody_has_votes():  # B6.4, TR-10.8, TR-10.9
    state = given({}, {}, {}, {}, demands=["bread", "games", "religion"], time=20)
    end_round(state)
    assert state.to_play == 3
    play(state, sorted(options(state))[0])
    chance(state)
    assert state.mats[2].gray
    assert senate_stack(state) == [0, 1, 2, 3]


def test_several_senate_tiles_count():  # B6.6, TR-10.7, TR-R21
    state = given({"senate": 7}, {"tiles": ["senate_5", "senate_4"]})
    assert [mat.votes() for mat in state.mats] == [8, 9]
    assert state.ranked(0) == 1
    assert given({"tiles": ["senate_4"] * 2}).mats[0].votes() == 8
