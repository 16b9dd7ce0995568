"""What is in the box (CO-1): totals, and the two boards as graphs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import ACTIONS, CASH, DONE, PHASES
from antiqua.games.concordia.rules import Concordia
from tests.games.concordia.helpers import DATA, GAME, after_setup, given, goods, options, play, player

BOARDS = [("imperium", 12, 30, 44, 35), ("italia", 11, 25, 40, 23)]


def entry(board: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in DATA["map"] if one["id"] == board)
    return found


@pytest.mark.parametrize(("board", "provinces", "cities", "land", "sea"), BOARDS)
def test_boards(board: str, provinces: int, cities: int, land: int, sea: int):  # CO-1.1
    chart = tables.MAPS[tables.MAP[board]]
    assert len(chart.provinces) == provinces
    assert chart.cities == len(chart.names) == cities
    kinds = Counter(route // tables.MOST_OF_A_KIND for route in chart.routes())
    assert (kinds[0], kinds[1]) == (land, sea)
    assert (chart.min_players, chart.max_players) == {"imperium": (3, 5), "italia": (2, 4)}[board]


# Every city with the land and the sea routes that meet there.
MEETING = {
    "imperium": (
        "alexandria:3/4 antiochia:3/2 aquileia:4/1 athenae:1/5 attalia:2/3 brigantium:3/3 "
        "burdigala:3/2 bycantium:4/3 carthago:2/6 colonia_a:3/1 cyrene:3/4 dyrrhachium:3/2 isca_d:1/3 "
        "leptis_magna:2/3 londinium:2/2 lutetia:4/0 massilia:4/3 memphis:3/0 napoca:2/0 novaria:4/0 "
        "olisipo:3/2 petra:2/0 roma:3/3 rusadir:3/3 sinope:2/2 sirmium:5/0 syracusae:1/6 tomis:3/2 "
        "tyros:3/2 valentia:4/3 vindobona:3/0"
    ),
    "italia": (
        "aleria:0/4 ancona:3/3 aquileia:3/2 bauzanum:2/0 brundisium:2/2 casinum:5/0 comum:4/0 "
        "cosa:2/3 croton:2/3 florentia:5/0 genua:4/3 hadria:4/2 luceria:4/0 messana:3/4 mutina:4/0 "
        "neapolis:2/3 nicaea:2/2 olbia:0/3 panormus:2/4 potentia:4/0 ravenna:5/2 roma:3/4 segusio:3/0 "
        "spoletum:5/0 syracusae:2/2 verona:5/0"
    ),
}


@pytest.mark.parametrize("board", MEETING)
def test_routes_that_meet_in_a_city(board: str):  # CO-1.1
    meeting = Counter((city, kind) for kind in tables.KINDS for route in entry(board)[kind] for city in route)
    found = {city: f"{meeting[city, 'land']}/{meeting[city, 'sea']}" for city, _ in meeting}
    assert found == dict(one.split(":") for one in MEETING[board].split())


def test_what_a_player_has():  # CO-1.2
    state = after_setup(3)
    for one in state.everyone:
        assert len(one.places) == 6
        assert tables.LIMITS["houses"] == 15
        assert sum(one.hand) == sum(one.cards) == 7
        assert one.hand[tables.ROLE["prefect"]] == 2


def test_shared_cards_tokens_and_markers():  # CO-1.3
    stacks = Counter(card.stack for card in tables.CARDS)
    assert [stacks[stack] for stack in (1, 2, 3, 4, 5)] == [8, 7, 6, 5, 4]
    assert len(tables.CARDS) == DATA["totals"]["sale_cards"] == 30
    starting = sum(card["copies"] for card in DATA["starting_card"]) * tables.LIMITS["max_players"]
    assert starting == DATA["totals"]["starting_cards"] == 35
    assert starting + 30 == DATA["totals"]["personality_cards"]
    letters = {one["letter"]: sum(one[good] for good in tables.GOODS) for one in DATA["city_token"]}
    assert letters == {"A": 7, "B": 8, "C": 10, "D": 5}
    assert sum(letters.values()) == DATA["totals"]["city_tokens"]
    assert [sum(one[good] for one in DATA["city_token"]) for good in tables.GOODS] == [8, 7, 6, 5, 4]
    assert DATA["totals"]["bonus_markers"] == 24


FOR_SALE = {
    1: "architect prefect mercator colonist diplomat mason farmer smith",
    2: "architect prefect mercator colonist consul vintner weaver",
    3: "architect prefect mercator colonist diplomat consul",
    4: "architect prefect colonist diplomat consul",
    5: "prefect mercator diplomat consul",
}
PRINTED = {
    "architect": ("jupiter", ["tool"]),
    "prefect": ("saturnus", ["wine"]),
    "mercator": ("mercurius", ["wine"]),
    "colonist": ("mars", ["food"]),
    "consul": ("jupiter", ["cloth"]),
    "mason": ("minerva", ["food"]),
    "farmer": ("minerva", ["brick", "food"]),
    "smith": ("minerva", ["brick", "tool"]),
    "vintner": ("minerva", ["brick", "wine"]),
    "weaver": ("minerva", ["brick", "cloth"]),
}
DIPLOMATS = {
    1: ("saturnus", ["tool"]),
    3: ("saturnus", ["food"]),
    4: ("mercurius", ["tool"]),
    5: ("mars", ["food"]),
}


@pytest.mark.parametrize("stack", FOR_SALE)
def test_cards_for_sale(stack: int):  # CO-1.3, CO-5.5, CO-5.7, CO-9.1, CO-D12
    """Persons, gods and costs as printed; only the Diplomats differ from stack to stack."""
    cards = [card for card in DATA["sale_card"] if card["stack"] == stack]
    assert " ".join(card["person"] for card in cards) == FOR_SALE[stack]
    for card in cards:
        printed = PRINTED.get(card["person"]) or DIPLOMATS[stack]
        assert (card["god"], card["cost"]) == printed
        assert card.get("income") == (5 if card["person"] == "mercator" else None)


def test_goods_and_prices():  # CO-1.4
    assert list(zip(tables.GOODS, tables.PRICES, strict=True)) == [
        ("brick", 3),
        ("food", 4),
        ("tool", 5),
        ("wine", 6),
        ("cloth", 7),
    ]


def test_goods_and_coins_are_unlimited():  # CO-1.5
    rich = player("12/0/0/0/0", 1000, land="roma roma roma", sea="roma roma roma")
    state = given(rich, *[rich] * 4)
    assert sum(sum(one.goods) for one in state.everyone) == 60
    assert play(state, "play mercator", "done").everyone[0].money == 1003
    state = play(given(player("0/0/0/0/0", 1000), *[rich] * 4), "play mercator", "buy 8 brick")
    assert sum(one.goods[tables.GOOD["brick"]] for one in state.everyone) == 56


@pytest.mark.parametrize(("board", "provinces", "cities", "land", "sea"), BOARDS)
def test_routes(board: str, provinces: int, cities: int, land: int, sea: int):  # CO-1.6
    """Every route joins two different cities, and no two of one kind join the same."""
    del provinces, land, sea
    names = {one["id"] for one in DATA["city"] if one["map"] == board}
    assert len(names) == cities + 1
    for kind in ("land", "sea"):
        routes = entry(board)[kind]
        assert len({frozenset(route) for route in routes}) == len(routes)
        assert all(len(set(route)) == 2 and set(route) <= names for route in routes)
        assert all(list(route) == sorted(route) for route in routes)
    both = {frozenset(route) for route in entry(board)["land"]} & {
        frozenset(route) for route in entry(board)["sea"]
    }
    assert both  # some cities are joined by one of each kind
    chart = tables.MAPS[tables.MAP[board]]
    assert tables.CAPITAL not in chart.names
    assert all(not mask >> tables.ROMA & 1 for mask in chart.province_cities)


def test_roma_has_no_province_token_or_house():  # CO-1.6
    red = player("3/3/0/2/2", 50, land="aquileia-roma roma roma", sea="massilia-roma roma roma")
    state = play(given(red, player(), player()), "play architect", "done")
    assert options(state) == {"done", "house aquileia", "house massilia"}
    poor = given(player("0/0/0/0/0", land="aquileia-roma"), player(), player())
    assert play(poor, "play architect", "done").to_play == 1


@pytest.mark.parametrize("board", ["imperium", "italia"])
def test_provinces(board: str):  # CO-1.7
    tokens = Counter(
        one["letter"] for one in DATA["city_token"] for good in tables.GOODS for _ in range(one[good])
    )
    used: Counter[str] = Counter()
    found = [(one["letter"], len(one["cities"])) for one in DATA["province"] if one["map"] == board]
    printed = {
        "imperium": "A2 B3 B3 A2 D3 B2 A3 D2 C2 C3 C2 C3",
        "italia": "A3 A2 A2 B2 B2 B2 C3 B2 C2 C2 C3",
    }
    assert " ".join(f"{letter}{cities}" for letter, cities in found) == printed[board]
    for province in DATA["province"]:
        if province["map"] == board:
            assert len(province["cities"]) in (2, 3)
            used[province["letter"]] += len(province["cities"])
    letters = "ABCD" if board == "imperium" else "ABC"
    assert used == {letter: tokens[letter] for letter in letters}


def test_pantheon():
    """The cards for sale per god are those printed on the boards."""
    for row in DATA["pantheon"]:
        cards = [card for card in DATA["sale_card"] if card["stack"] <= row["players"]]
        assert len(cards) == row["total"]
        for god in tables.GODS:
            assert sum(card["god"] == god for card in cards) == row[god]


def test_every_route_is_used_by_a_legal_move():
    """A colonist in a city at its end can move there, and nowhere else in one step."""
    for chart in tables.MAPS:
        for kind, word in enumerate(tables.KINDS):
            for city in chart.names:
                touching = {
                    chart.route_name(route)
                    for route in chart.routes()
                    if route // tables.MOST_OF_A_KIND == kind
                    and chart.city(city) in (chart.first_end[route], chart.second_end[route])
                }
                where: dict[str, Any] = {word: city}
                red = player(houses=city, **where)
                anywhere = {"map": chart.id, "tokens": {}, "colonist_placement": "any"}
                state = play(given(red, player(), player(), **anywhere), "play architect")
                reached = {
                    text.split()[-1]
                    for action, text in texts(state).items()
                    if text.startswith(f"{word} {city}") and step(state, action) == 1
                }
                assert reached == touching


def texts(state: Concordia) -> dict[int, str]:
    return {action: GAME.notation(state, action) for action in state.legal_actions()}


def step(state: Concordia, action: int) -> int:
    after = state.clone()
    before = state.points
    after.play(action)
    return before - after.points if PHASES[after.phase] == "architect_move" else before


def test_action_numbers_stay_small():
    assert ACTIONS < 600
    assert DONE < CASH < ACTIONS


def test_a_full_storehouse_can_hold_twelve_goods():
    state = given(player("12/0/0/0/0", land="roma roma roma", sea="roma roma roma"), player(), player())
    assert goods(state) == "12/0/0/0/0"
