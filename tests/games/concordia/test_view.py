"""What a seat sees, the numbers for learning, and where things stand."""

from __future__ import annotations

from array import array

import msgspec
import pytest

from antiqua.games.concordia import encode, layout, tables
from antiqua.games.concordia.constants import OF_A_KIND
from antiqua.games.concordia.features import OF_EACH
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.view import View, view
from antiqua.games.geometry import neighbours
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.seats import SPECTATOR
from tests.games.concordia.helpers import (
    after_setup,
    by_chance,
    given,
    hand,
    money,
    new_game,
    phase,
    play,
    player,
    random_game,
)

# -- views ---------------------------------------------------------------------------------------------------


def test_the_table():  # CO-R25
    red = player("1/0/2/0/0", 12, houses="massilia aquileia", land="aquileia-roma roma", pile="architect")
    blue = player(houses="massilia", sea="massilia-roma")
    state = given(red, blue, player(), holder=1, coins=["syria"])
    seen = view(state, 0)
    cities = {one.city: one for one in seen.cities}
    assert len(cities) == 30
    assert (cities["massilia"].good, cities["massilia"].houses) == ("cloth", (0, 1))
    assert cities["massilia"].next_house == 15
    provinces = {one.province: one for one in seen.provinces}
    assert (provinces["syria"].active, provinces["syria"].coins) == (False, 1)
    assert provinces["asia"].active
    assert seen.coins_shown == 1
    assert [(one.seat, one.kind, one.place) for one in seen.colonists if one.seat == 0] == [
        (0, "land", "roma"),
        (0, "land", "aquileia-roma"),
        (0, "sea", "roma"),
    ]
    assert (1, "sea", "massilia-roma") in [(one.seat, one.kind, one.place) for one in seen.colonists]
    me = seen.players[0]
    assert (me.money, me.goods, me.free) == (12, {"brick": 1, "tool": 2}, 12 - 3 - 3)
    assert me.stored == {"land": 1, "sea": 2}
    assert (me.pile, me.top) == ({"architect": 1}, "architect")
    assert "architect" not in me.hand
    assert (seen.players[1].magnus, seen.players[0].magnus) == (True, False)
    assert me.houses_left == 13
    assert me.score == sum(me.points.values()) == state.score(0)


def test_the_display():
    state = given(
        display=[
            "s1_mason",
            "s1_farmer",
            "s1_smith",
            "s1_architect",
            "s1_prefect",
            "s1_mercator",
            "s1_colonist",
        ]
    )
    seen = view(state, 1)
    assert [slot.card for slot in seen.display][:2] == ["s1_mason", "s1_farmer"]
    assert seen.display[1].cost == {"brick": 1, "food": 1}
    assert seen.display[5].extra == ("any", "cloth")
    assert (seen.display[5].role, seen.display[5].god) == ("mercator_5", "mercurius")
    assert seen.deck == 14
    assert seen.next_cards == ("s1_diplomat",)


def test_what_a_card_is_worth():  # CO-9.1
    state = random_game(after_setup(3), 6)[-1]
    for seat, one in enumerate(view(state, SPECTATOR).players):
        for god, cards in one.gods.items():
            if god != "minerva":
                assert one.points[god] == cards * one.worth[god]
        owned = {role: one.hand.get(role, 0) + one.pile.get(role, 0) for role in one.worth}
        assert one.points["minerva"] == sum(owned[role] * each for role, each in one.worth.items())
        assert one.worth["jupiter"] == state.value_of(seat, tables.GODS.index("jupiter"))


def test_where_colonists_can_go():  # CO-5.2c
    state = after_setup(3)
    assert view(state, 0).reach == ()
    state = play(state, "play architect")
    found = {(one.kind, one.source, one.route): one.steps for one in view(state, 0).reach}
    assert found["land", "roma", "aquileia-roma"] == 1
    assert found["sea", "roma", "massilia-valentia"] == 2
    decision = GAME.decision(state, state.to_play)
    assert decision is not None
    moves = {choice.move for choice in decision.choices}
    assert {f"{kind} {source} > {route}" for kind, source, route in found} == moves - {"done"}


def test_where_houses_could_be_built_after_a_move():  # CO-5.2f
    red = player("3/1/0/1/1", 15, land="aquileia-vindobona")
    state = play(given(red, player(), player()), "play architect")
    seen = view(state, 0)
    assert "aquileia" in seen.sites
    for way in seen.reach:
        after = play(state.clone(), f"{way.kind} {way.source} > {way.route}")
        if phase(after) == "architect_move":
            play(after, "done")
        decision = GAME.decision(after, after.to_play)
        moves = {choice.move for choice in decision.choices} if decision else set()
        assert {f"house {city}" for city in way.sites} == {move for move in moves if move.startswith("house")}
    assert view(play(state, "done"), 0).sites == seen.sites


def test_what_a_prefect_would_bring():  # CO-5.3a, CO-6.1
    red = player("0/0/0/0/0", houses="antiochia")
    state = given(red, player("0/0/0/0/0", houses="tyros"), player(), holder=0)
    assert view(state, 0).harvests == ()
    found = {one.province: one.goods for one in view(play(state, "play prefect"), 0).harvests}
    assert found["syria"] == ({"food": 1, "cloth": 2}, {"cloth": 1}, {})
    assert set(found) == {one.province for one in view(state, 0).provinces if one.active}


def test_before_the_start():
    seen = view(new_game(3), SPECTATOR)
    assert all(one.good is None and one.next_house is None for one in seen.cities)
    assert (seen.starter, seen.deck, seen.coins_shown) == (None, 21, 0)


def test_everybody_sees_the_same():  # CO-3.7
    for state in random_game(after_setup(4), 2)[::40]:
        looks = [msgspec.structs.replace(view(state, seat), viewer=0) for seat in (0, 1, 2, 3, SPECTATOR)]
        assert all(one == looks[0] for one in looks)
        for seat, one in enumerate(looks[0].players):
            assert (one.hand, one.money) == (hand(state, seat), money(state, seat))
        for name in (feature.name for feature in OF_EACH):
            assert group(state, 3, f"next_1_{name}") == group(state, 0, f"my_{name}")


def test_views_are_json():
    for state in random_game(after_setup(2), 5)[::50]:
        seen = view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_the_outcome_is_in_the_view():
    over = random_game(after_setup(3), 8)[-1]
    seen = view(over, SPECTATOR)
    assert seen.outcome == GAME.outcome(over)
    assert seen.outcome is not None
    assert seen.outcome.scores == tuple(over.scores())


# -- numbers for learning ------------------------------------------------------------------------------------


def observation(state: Concordia, seat: int) -> list[float]:
    out = array("f", bytes(4 * encode.ENCODER.size(state.players)))
    state.observe(seat, out)
    return out.tolist()


def group(state: Concordia, seat: int, name: str) -> list[float]:
    features = {feature.name: feature for feature in GAME.describe_observation(state.players)}
    numbers = observation(state, seat)
    return [numbers[place] for place in features[name]]


def test_own_things_come_first():
    state = given(player("1/0/0/0/0", 50), player("0/0/0/0/6", 0), player(), to_play=0, holder=1)
    assert group(state, 0, "my_money") == group(state, 2, "next_1_money") == [1.0]
    assert group(state, 1, "my_goods")[4] == pytest.approx(0.5)
    assert group(state, 0, "to_play")[0] == group(state, 1, "to_play")[2] == 1.0
    assert group(state, 0, "magnus") == [0.0, 1.0, 0.0, 0.0, 0.0]
    assert group(state, 1, "magnus") == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert observation(state, SPECTATOR) == observation(state, 0)


def test_colonists_and_houses():
    state = given(player(houses="massilia", land="roma aquileia-roma"), player(), player())
    assert sum(group(state, 0, "my_houses")) == 1
    assert sum(group(state, 0, "my_on_routes")) == 1
    assert sum(group(state, 0, "my_in_cities")) == pytest.approx(2 / 3)
    assert group(state, 0, "my_stored") == pytest.approx([1 / 3, 2 / 3])


def test_numbers_stay_small():
    for state in random_game(after_setup(5, intermediate_scoring=True), 3)[::30]:
        for seat in range(5):
            assert all(-0.01 <= number <= 6 for number in observation(state, seat))


def test_different_positions_look_different():
    found = random_game(after_setup(3), 4)[:200]
    looks = {tuple(observation(state, 0)) for state in found}
    assert len(looks) == len({state.fingerprint() for state in found})


def test_wrong_arrays_and_seats():
    state = given()
    with pytest.raises(AntiquaError):
        state.observe(0, array("f", [0.0]))
    with pytest.raises(AntiquaError):
        state.observe(3, array("f", bytes(4 * encode.ENCODER.size(3))))


# -- places --------------------------------------------------------------------------------------------------


def test_places_are_on_the_table():
    for state in (after_setup(2), after_setup(5)):
        for place in layout.places(view(state, 0)).values():
            assert 0 <= place.x <= layout.WIDTH
            assert 0 <= place.y <= layout.HEIGHT


def test_no_two_things_stand_in_the_same_spot():
    for players in (2, 5):
        places = layout.places(view(after_setup(players), 0)).values()
        assert len({(place.x, place.y) for place in places}) == len(places)


def test_arrow_keys_reach_every_place():
    state = play(after_setup(3), "play architect")
    assert phase(state) == "architect_move"
    places = layout.places(view(state, 0))
    wanted = [name for name in places if name.startswith(("city-", "land-", "sea-"))]
    ways = neighbours(places, wanted)
    reached = {wanted[0]}
    while True:
        more = {to for place in reached for to in ways[place].values()} - reached
        if not more:
            break
        reached |= more
    assert reached == set(wanted)


def test_every_city_has_a_spot():
    for chart in tables.MAPS:
        assert set(layout.SPOTS[chart.id]) == {tables.CAPITAL, *chart.names}


def test_the_pictures_show_every_route_and_marker():
    for chart in tables.MAPS:
        drawn = {
            (route["kind"], f"{route['a']}-{route['b']}") for route in layout.PICTURES[chart.id]["routes"]
        }
        assert drawn == {(tables.KINDS[one // OF_A_KIND], chart.route_name(one)) for one in chart.routes()}
        assert {province["id"] for province in layout.PICTURES[chart.id]["provinces"]} == set(chart.provinces)


def test_two_players_are_in_italia():
    assert by_chance(new_game(2)).map.id == "italia"
