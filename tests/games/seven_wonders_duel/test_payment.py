"""Payment (SW-6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.events import CardConstructed, CoinsGained
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import InvalidMove
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    RICH,
    TOKEN,
    WONDER,
    bill,
    can,
    cards,
    city,
    coins,
    cost,
    given,
    options,
    play,
    prices,
    told,
)

RESOURCES = tables.RESOURCES

# -- brute force ------------------------------------------------------------------------------------------------------


def unit_prices(own: list[str], rival: list[str]) -> dict[str, int]:
    """SW-6.3, from the printed cards."""
    fixed = {resource for card in own for resource in CARD[card].get("fixed_price", [])}
    return {
        resource: 1
        if resource in fixed
        else 2 + sum(CARD[card].get("produces", {}).get(resource, 0) for card in rival)
        for resource in RESOURCES
    }


def spared(units: list[str], number: int) -> Iterator[list[str]]:
    """The units that may be left after `number` of them, or fewer, are struck out."""
    if number == 0:
        yield units
        return
    for gone in set(combinations_with_replacement([*RESOURCES, "none"], number)):
        left = units[:]
        for resource in gone:
            if resource in left:
                left.remove(resource)
        yield left


def cheapest(thing: str, own: dict[str, list[str]], rival: dict[str, list[str]]) -> int:
    """The least trade over all uses of choice producers and discounts (SW-6.8), tried one by one."""
    price = unit_prices(own["cards"], rival["cards"])
    printed = (CARD | WONDER)[thing]
    units = [resource for resource in RESOURCES for _ in range(printed["cost"].get(resource, 0))]
    wonder = thing in WONDER
    discounted = "architecture" if wonder else "masonry" if printed["color"] == "blue" else "none"
    makers = [
        (CARD | WONDER)[name]["produces_choice"]
        for name in own["cards"] + own["built"]
        if "produces_choice" in (CARD | WONDER)[name]
    ]
    best = 10**6
    for left in spared(units, 2 if discounted in own["tokens"] else 0):
        for chosen in product(*makers):
            made = {resource: chosen.count(resource) for resource in RESOURCES}
            for card in own["cards"]:
                for resource, number in CARD[card].get("produces", {}).items():
                    made[resource] += number
            missing = {resource: max(0, left.count(resource) - made[resource]) for resource in RESOURCES}
            best = min(best, sum(missing[resource] * price[resource] for resource in RESOURCES))
    return best


def random_cities(random: Random) -> list[dict[str, list[str]]]:
    """Two cities at the beginning of Age III that lean towards whatever changes prices."""
    early = [name for name, card in CARD.items() if card["age"] < 3]
    makers = [name for name in early if CARD[name]["color"] in ("brown", "grey", "yellow")]
    named = {*random.sample(makers, random.randint(0, 14)), *random.sample(early, random.randint(0, 8))}
    order = random.sample(sorted(named), len(named))
    split = random.randint(0, len(order))
    wonders = random.sample(sorted(WONDER), 8)
    counts = [random.randint(0, 4), random.randint(0, 3)]
    tokens = random.sample(sorted(TOKEN), random.randint(0, 4))
    return [
        {"cards": order[:split], "built": wonders[: counts[0]], "tokens": tokens[::2]},
        {"cards": order[split:], "built": wonders[4 : 4 + counts[1]], "tokens": tokens[1::2]},
    ]


@pytest.mark.parametrize("block", range(10))
def test_price_is_the_cheapest_of_all_payments(block):  # SW-6.8, SW-6.9
    random = Random(block)
    for _ in range(300):
        cities = random_cities(random)
        state = position(age=3, cities=cities)
        for seat in range(2):
            for thing in random.sample(sorted(CARD) + 3 * sorted(WONDER), 4):
                expected = cheapest(thing, cities[seat], cities[1 - seat])
                if thing in WONDER:
                    assert state.price_of_wonder(seat, tables.WONDER[thing]) == expected, (
                        cities,
                        seat,
                        thing,
                    )
                else:
                    giver = CARD[thing].get("free_if")
                    chain = giver is not None and giver in [
                        CARD[card].get("gives_chain") for card in cities[seat]["cards"]
                    ]
                    printed = CARD[thing]["cost"].get("coins", 0)
                    right = (0, 0, True) if chain else (printed, expected, False)
                    assert state.price_of_card(seat, tables.CARD[thing]) == right, (cities, seat, thing)


def test_price_is_what_is_charged_and_what_must_be_there():  # SW-6.8, SW-6.11
    random = Random(7)
    targets = [name for name, card in CARD.items() if card["age"] == 3]
    for _ in range(250):
        cities: list[dict[str, Any]] = [*random_cities(random)]
        card = random.choice(targets)
        wonder = random.choice(
            [name for name in WONDER if name not in cities[0]["built"] + cities[1]["built"]]
        )
        if len(cities[0]["built"]) == 4:
            continue
        cities[0]["wonders"] = [wonder]
        state = position(age=3, cities=[{**cities[0], "coins": RICH}, cities[1]], layout={19: card})
        for thing, text in ((card, f"build {card}"), (wonder, f"wonder {wonder} with {card}")):
            chain = thing in CARD and state.price_of_card(0, tables.CARD[thing])[2]
            trade = 0 if chain else cheapest(thing, cities[0], cities[1])
            printed = 0 if chain or thing in WONDER else CARD[thing]["cost"].get("coins", 0)
            assert bill(state, text) == (printed, trade)
            for purse in (printed + trade, printed + trade - 1):
                if purse >= 0:
                    poor = position(
                        age=3, cities=[{**cities[0], "coins": purse}, cities[1]], layout={19: card}
                    )
                    assert can(poor, text) == (purse == printed + trade)


# -- the rules one by one ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [name for name, card in CARD.items() if not card["cost"]])
def test_empty_cost_is_free(card):  # SW-6.1
    assert cost(card) == 0


@pytest.mark.parametrize("thing", [*CARD, *WONDER])
def test_printed_cost_is_charged(thing):  # SW-6.1
    """With nobody producing anything, a unit is 2 coins (SW-6.3)."""
    printed = (CARD | WONDER)[thing]["cost"]
    units = sum(number for resource, number in printed.items() if resource != "coins")
    assert cost(thing) == printed.get("coins", 0) + 2 * units


def test_coins_go_to_the_bank():  # SW-6.1
    state = given("palisade")
    assert coins(play(state, "build palisade")) == (5, 7)


def test_production_can_be_used_again_and_again():  # SW-6.2, SW-1.5
    """The armory and the obelisk both need two stone and a glass, and there is no money."""
    state = given("armory", city("shelf_quarry glassworks", coins=0), layout={18: "obelisk"})
    play(state, "build armory", "reveal palace", "discard palace", "build obelisk")
    assert coins(state)[0] == 0
    assert cards(state, 0) == {"shelf_quarry", "glassworks", "armory", "obelisk"}


@pytest.mark.parametrize(
    ("producer", "needs"),
    [
        (city("caravansery"), {"stable": "wood", "garrison": "clay", "baths": "stone"}),
        (city(built="great_lighthouse"), {"stable": "wood", "garrison": "clay", "baths": "stone"}),
        (city("forum"), {"apothecary": "glass", "workshop": "papyrus"}),
        (city(built="piraeus"), {"apothecary": "glass", "workshop": "papyrus"}),
    ],
    ids=["caravansery", "great_lighthouse", "forum", "piraeus"],
)
def test_choice_producer_gives_one_of_each_of_its_kind(producer, needs):  # SW-6.2
    state = position(age=3, cities=[producer, {}])
    for card in ("stable", "garrison", "baths", "apothecary", "workshop"):
        trade = state.price_of_card(0, tables.CARD[card])[1]
        assert trade == (0 if card in needs else 2)


def test_choice_producer_gives_one_unit_per_construction():  # SW-6.2
    assert cost("walls", city("caravansery")) == 2
    assert cost("rostrum", city("caravansery")) == 2
    assert cost("chamber_of_commerce", city("forum")) == 2


def test_undeveloped_wonder_produces_nothing():  # SW-1.6
    assert cost("stable", city(wonders="great_lighthouse")) == 2
    assert cost("stable", city(built="great_lighthouse")) == 0


def test_price_rises_with_the_opponents_brown_and_grey_cards():  # SW-6.3
    rival = city("lumber_yard sawmill clay_pool glassworks drying_room press")
    state = position(age=3, cities=[city("quarry shelf_quarry"), rival])
    assert prices(state, 0) == {"wood": 5, "clay": 3, "stone": 2, "glass": 3, "papyrus": 4}
    assert prices(state, 1) == {"wood": 2, "clay": 2, "stone": 5, "glass": 2, "papyrus": 2}


def test_own_production_does_not_raise_the_own_price():  # SW-6.3
    assert cost("aqueduct", city("shelf_quarry")) == 2


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("stone_reserve", {"stone"}),
        ("clay_reserve", {"clay"}),
        ("wood_reserve", {"wood"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_fixed_price(card, resources):  # SW-6.3
    rival = city("lumber_yard clay_pool quarry glassworks press")
    state = position(age=3, cities=[city(card), rival])
    assert prices(state, 0) == {resource: 1 if resource in resources else 3 for resource in RESOURCES}
    assert prices(state, 1) == dict.fromkeys(RESOURCES, 2)  # the rival has no use of it


def test_fixed_price_is_charged():  # SW-6.3
    rival = city("shelf_quarry glassworks press")
    assert cost("walls", {}, rival) == 8
    assert cost("walls", city("stone_reserve"), rival) == 2
    assert cost("observatory", city("stone_reserve customs_house"), rival) == 3


def test_opponents_choice_producers_do_not_count():  # SW-6.3, SW-8.7
    rival = city("caravansery forum", built="great_lighthouse piraeus")
    assert prices(position(age=3, cities=[{}, rival])) == dict.fromkeys(RESOURCES, 2)


def test_price_does_not_rise_with_quantity():  # SW-6.4
    assert cost("aqueduct", {}, city("quarry")) == 3 + 3 + 3


def test_any_number_of_units_may_be_bought():  # SW-6.3
    assert cost("palace") == 10
    assert cost("builders_guild", {}, city("quarry lumber_yard")) == 3 + 2 + 3 + 3 + 2


def test_every_unit_of_production_counts():  # SW-6.2
    assert [cost("aqueduct", city(own)) for own in ("quarry", "shelf_quarry", "shelf_quarry quarry")] == [
        4,
        2,
        0,
    ]


def test_only_what_is_missing_is_bought():  # SW-6.5
    assert cost("walls", city("quarry"), city("shelf_quarry")) == 4
    assert cost("walls", city("quarry stone_pit"), city("shelf_quarry")) == 0
    state = given("tavern")
    assert {text.split()[0] for text in options(state)} == {"build", "discard"}
    with pytest.raises(InvalidMove, match="buy"):
        play(state, "buy stone")


@pytest.mark.parametrize("chain", tables.DATA["chain"], ids=lambda chain: chain["id"])
def test_chain(chain):  # SW-6.6
    """Free with the card that gives the symbol, even for the poorest; nothing without it, or with the rival's."""
    giver, freed = chain["given_by"], chain["frees"]
    state = given(freed, city(giver, coins=0))
    assert bill(state, f"build {freed}") == (0, 0)
    (event,) = [event for event in told(state, f"build {freed}") if isinstance(event, CardConstructed)]
    assert event.chain
    assert not can(given(freed, city(coins=0), city(giver)), f"build {freed}")


def test_chain_is_used_whenever_it_is_there():  # SW-6.6
    """Even where the city produces everything: there is one way to build it, and that is by chain."""
    state = given("aqueduct", city("baths shelf_quarry quarry"))
    uses = [GAME.notation(state, action) for action in state.legal_actions()]
    assert uses.count("build aqueduct") == 1
    (event,) = [event for event in told(state, "build aqueduct") if isinstance(event, CardConstructed)]
    assert event.chain


def test_tucked_or_lost_card_gives_no_chain():  # SW-6.6
    p1 = {"cards": [], "built": {"sphinx": "baths"}, "coins": 0}
    assert not can(given("aqueduct", p1), "build aqueduct")
    assert not can(given("aqueduct", city(coins=0), discarded=["baths"]), "build aqueduct")


@pytest.mark.parametrize(
    ("wonder", "full", "discounted"),
    [("pyramids", 8, 4), ("colossus", 8, 4), ("sphinx", 8, 4), ("statue_of_zeus", 10, 6)],
)
def test_architecture(wonder, full, discounted):  # SW-6.7, SW-10.6, SW-15.3
    assert cost(wonder) == full
    assert cost(wonder, city(tokens="architecture")) == discounted
    assert cost(wonder, {}, city(tokens="architecture")) == full


@pytest.mark.parametrize(
    ("card", "full", "discounted"), [("palace", 10, 6), ("baths", 2, 0), ("statue", 4, 0)]
)
def test_masonry(card, full, discounted):  # SW-6.7, SW-10.6, SW-15.3
    assert cost(card) == full
    assert cost(card, city(tokens="masonry")) == discounted


@pytest.mark.parametrize("card", ["walls", "library", "arena", "tacticians_guild", "forum"])
def test_masonry_is_for_blue_cards_only(card):  # SW-6.7
    assert cost(card, city(tokens="masonry")) == cost(card)
    assert cost(card, city(tokens="architecture")) == cost(card)


def test_masonry_and_architecture_stay_apart():  # SW-6.7
    assert cost("sphinx", city(tokens="masonry")) == 8
    assert cost("palace", city(tokens="architecture")) == 10


def test_discount_takes_the_dearest_units():  # SW-6.7, SW-6.8
    rival = city("shelf_quarry")
    assert cost("town_hall", {}, rival) == 3 * 4 + 2 * 2
    assert cost("town_hall", city(tokens="masonry"), rival) == 1 * 4 + 2 * 2


def test_choice_takes_the_dearest_unit():  # SW-6.8
    assert cost("rostrum", city("caravansery"), city("shelf_quarry")) == 2
    assert cost("rostrum", city("caravansery"), city("sawmill")) == 2
    assert cost("palace", city("caravansery"), city("shelf_quarry sawmill brickyard")) == 4 + 4 + 2 + 2


def test_payment_is_no_decision():  # SW-6.8
    state = given("palace", city("forum caravansery", tokens="masonry", coins=RICH))
    assert [text for text in options(state) if text.startswith("build palace")] == ["build palace"]


def test_economy():  # SW-6.10, SW-10.7
    state = given("caravansery", city("glassworks", tokens="economy", coins=0), city(coins=7), to_play=1)
    play(state, "build caravansery")
    assert coins(state) == (5, 0)  # 3 for glass, 2 for papyrus; the printed 2 coins go to the bank


def test_economy_gets_nothing_of_the_owners_own_trade():  # SW-6.10
    state = given("walls", city(tokens="economy"))
    assert coins(play(state, "build walls")) == (3, 7)


@pytest.mark.parametrize(
    ("own", "received"),
    [
        pytest.param(city("stone_reserve"), 3, id="fixed-price"),
        pytest.param(city("caravansery"), 8, id="choice"),
        pytest.param(city(tokens="masonry"), 4, id="discount"),
        pytest.param(city("baths"), 0, id="chain"),
    ],
)
def test_economy_gets_what_is_left_to_pay(own, received):  # SW-6.10
    state = given("aqueduct", {**own, "coins": RICH}, city("shelf_quarry", tokens="economy", coins=0))
    assert coins(play(state, "build aqueduct")) == (RICH - received, received)


def test_economy_comes_at_payment():  # SW-6.10
    state = given("walls", city(coins=RICH), city(tokens="economy", coins=0), pawn=1)
    happened = [type(event).__name__ for event in told(state, "build walls")]
    assert happened.index("CoinsGained") < happened.index("PawnMoved") < happened.index("CoinsLost")


@pytest.mark.parametrize(
    ("card", "own", "price"),
    [
        pytest.param("arena", city(built="sphinx pyramids"), 6, id="arena-brings-4"),
        pytest.param("port", city("lumber_yard"), 4, id="port-brings-2"),
        pytest.param("lighthouse", city("wood_reserve"), 6, id="lighthouse-brings-2"),
        pytest.param("chamber_of_commerce", city("glassworks"), 4, id="chamber-brings-3"),
        pytest.param("magistrates_guild", city("altar theater baths"), 8, id="guild-brings-3"),
    ],
)
def test_coins_it_brings_do_not_help_to_pay_it(card, own, price):  # SW-6.11
    assert can(given(card, {**own, "coins": price}), f"build {card}")
    assert not can(given(card, {**own, "coins": price - 1}), f"build {card}")


def test_urbanism_coins_are_not_needed_for_a_chain():  # SW-6.11
    state = given("temple", city("altar", tokens="urbanism", coins=0))
    assert [event.coins for event in told(state, "build temple") if isinstance(event, CoinsGained)] == [4]
