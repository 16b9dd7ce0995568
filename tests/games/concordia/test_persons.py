"""The personality cards (CO-5), one after the other, with the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.concordia import tables
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import IllegalMove
from tests.games.concordia.dealings import PERSIAN
from tests.games.concordia.helpers import (
    after_setup,
    by_chance,
    can,
    coins_up,
    display,
    given,
    goods,
    hand,
    houses,
    money,
    options,
    phase,
    places,
    play,
    player,
    random_game,
    top,
)

SHOWN = ["s1_mason", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mercator"]

# -- Tribune -------------------------------------------------------------------------------------------------


def test_tribune_at_any_time():  # CO-3.2, CO-5.1
    state = given(player("0/0/0/0/0", 4), player(), player())
    play(state, "play tribune")
    assert money(state) == 4
    assert hand(state)["tribune"] == 1
    assert top(state) is None


def test_tribune_buys_one_colonist_in_roma():  # CO-5.1
    state = given(player("0/3/3/0/0", houses="massilia"), player(), player())
    play(state, "play tribune")
    assert options(state) == {"done", "place land roma", "place sea roma"}
    play(state, "place sea roma")
    assert state.to_play == 1


@pytest.mark.parametrize("stock", ["5/0/1/0/0", "5/1/0/0/0"])
def test_tribune_colonist_must_be_paid(stock: str):  # CO-5.1
    assert play(given(player(stock), player(), player()), "play tribune").to_play == 1


def test_tribune_colonist_must_be_in_the_storehouse():  # CO-5.1
    state = given(player("0/1/1/0/0", land="roma roma roma"), player(), player())
    assert options(play(state, "play tribune")) == {"done", "place sea roma"}


def test_tribune_takes_bought_cards_back_too():  # CO-5.1
    pile = "architect prefect prefect mercator diplomat senator mason farmer"
    red = player("0/0/0/0/0", 0, pile=pile, bought="s1_mason s1_farmer")
    state = play(given(red, player(), player()), "play tribune")
    assert money(state) == 9 - 3
    assert sum(hand(state).values()) == 9


def test_concordia_card_is_not_taken_back():  # CO-R18
    red = player("0/0/0/0/0", 0, pile="architect prefect mercator")
    state = given(player(), red, player(), finisher=0, to_play=1, deck=[], display=[])
    play(state, "play tribune")
    assert money(state, 1) == 1
    assert sum(hand(state, 1).values()) == 7
    assert sum(state.everyone[0].gods) == 7  # no god either


# -- Architect -----------------------------------------------------------------------------------------------


def test_houses_of_others_do_not_block():  # CO-5.2, CO-R25
    red = player("1/1/0/0/0", 10, land="aquileia-vindobona")
    others = [player(houses="aquileia") for _ in range(4)]
    state = play(given(red, *others), "play architect", "done", "house aquileia")
    assert state.houses_in(state.map.city("aquileia")) == 5
    assert money(state) == 0  # five times two
    red["money"] = 9
    assert play(given(red, *others), "play architect", "done").to_play == 1


def test_one_own_house_per_city():  # CO-5.2
    red = player("1/2/0/0/0", 50, houses="londinium isca_d", land="isca_d-londinium")
    assert play(given(red, player(), player()), "play architect", "done").to_play == 1


@pytest.mark.parametrize(
    ("city", "needs"),
    [
        ("londinium", "0/1/0/0/0"),
        ("lutetia", "1/1/0/0/0"),
        ("isca_d", "1/0/1/0/0"),
        ("vindobona", "1/0/0/1/0"),
        ("massilia", "1/0/0/0/1"),
    ],
)
def test_goods_of_a_house(city: str, needs: str):  # CO-5.2, CO-D3
    route = {
        "londinium": "isca_d-londinium",
        "lutetia": "londinium-lutetia",
        "isca_d": "isca_d-londinium",
        "vindobona": "aquileia-vindobona",
        "massilia": "lutetia-massilia",
    }[city]
    board = given().map
    if route not in [board.route_name(one) for one in board.routes()]:
        route = next(
            board.route_name(one) for one in board.routes() if one < 44 and city in board.route_name(one)
        )
    state = play(given(player(needs, 5, land=route), player(), player()), "play architect", "done")
    assert f"house {city}" in options(state)
    play(state, f"house {city}")
    assert goods(state) == "0/0/0/0/0"
    for good, units in enumerate(needs.split("/")):
        if units == "1":
            short = [*needs.split("/")]
            short[good] = "0"
            poor = given(player("/".join(short), 5, land=route), player(), player())
            play(poor, "play architect", "done")
            assert f"house {city}" not in options(poor)


def test_each_house_is_paid_when_it_is_built():  # CO-R1
    red = player("1/1/1/0/0", 50, land="isca_d-londinium")
    state = play(given(red, player(), player()), "play architect", "done")
    assert options(state) == {"done", "house isca_d", "house londinium"}
    both = play(state.clone(), "house isca_d", "house londinium")
    assert goods(both) == "0/0/0/0/0"
    one = play(state, "house londinium")
    assert one.to_play == 1  # cities follow in the order of the provinces
    red["goods"]["food"] = 0
    poor = play(given(red, player(), player()), "play architect", "done", "house isca_d")
    assert poor.to_play == 1  # the other one cannot be paid


def test_building_without_moving_and_neither():  # CO-3.3, CO-5.2
    state = given(player(land="isca_d-londinium"), player(), player())
    assert houses(play(state.clone(), "play architect", "done", "done")) == set()
    assert houses(play(state, "play architect", "done", "house londinium")) == {"londinium"}


FOURTEEN = (
    "isca_d lutetia burdigala massilia brigantium olisipo valentia colonia_a vindobona novaria syracusae "
    "rusadir carthago sirmium"
)


def test_no_sixteenth_house():  # CO-1.5, CO-5.2, CO-R15
    red = player("2/2/0/0/0", 50, houses=FOURTEEN, land="isca_d-londinium napoca-tomis")
    state = play(given(red, player(), player()), "play architect", "done", "house londinium")
    assert state.everyone[0].built == 15
    assert state.finisher == 0
    assert state.to_play == 1


# -- Prefect -------------------------------------------------------------------------------------------------


def test_no_house_is_needed():  # CO-5.3, CO-D11
    state = play(given(player("0/0/0/0/0"), player(), player()), "play prefect", "produce aegyptus")
    assert goods(state) == "0/0/0/1/0"


def test_every_house_of_the_province_yields_and_no_other():  # CO-5.3
    red = player(
        "0/0/0/0/0", houses="brigantium valentia londinium"
    )  # brick cities, the last one in Britannia
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce hispania")
    assert goods(state) == "2/0/1/0/0"


def test_only_active_markers_produce():  # CO-5.3
    state = given(coins=["syria", "asia"])
    play(state, "play prefect")
    assert options(state) == {f"produce {name}" for name in state.map.provinces} - {
        "produce syria",
        "produce asia",
    } | {"cash"}


def test_coins_of_the_markers():  # CO-5.3
    assert dict(zip(tables.GOODS, tables.MARKER_COINS, strict=True)) == {
        "brick": 2,
        "food": 2,
        "tool": 2,
        "wine": 2,
        "cloth": 1,
    }
    state = given(player(money=0), player(), player(), coins=["syria", "italia"])
    assert money(play(state, "play prefect", "cash")) == 3


def test_only_cash_when_all_show_coins():  # CO-5.3
    state = given(player(money=0), player(), player(), coins=list(given().map.provinces))
    play(state, "play prefect")  # there is nothing to choose
    assert money(state) == 20
    assert coins_up(state) == set()
    assert state.to_play == 1


def test_cash_without_coins():  # CO-R5
    state = given(player(money=3), player(), player())
    play(state, "play prefect", "cash")
    assert money(state) == 3
    forbidden = play(given(prefect_cash_without_coins="forbidden"), "play prefect")
    assert not can(forbidden, "cash")
    allowed = play(given(prefect_cash_without_coins="forbidden", coins=["syria"]), "play prefect")
    assert can(allowed, "cash")


# -- Colonist ------------------------------------------------------------------------------------------------


def colonist(stock: str, **facts: Any) -> Concordia:
    red = player(stock, 0, bought="s1_colonist", **facts)
    return play(given(red, player(houses="carthago"), player()), "play colonist")


def test_colonists_in_any_mixture():  # CO-5.4
    state = colonist("0/4/4/0/0", houses="massilia")
    assert options(state) == {
        "income",
        "place land roma",
        "place sea roma",
        "place land massilia",
        "place sea massilia",
    }
    play(state, "place land massilia", "place land massilia", "place sea massilia", "place sea roma")
    assert places(state) == {"land": ["massilia", "massilia", "roma"], "sea": ["massilia", "roma", "roma"]}
    assert goods(state) == "0/0/0/0/0"
    assert state.to_play == 1


def test_each_colonist_is_paid_when_it_is_placed():  # CO-R1
    state = play(colonist("0/2/3/0/0"), "place land roma")
    assert goods(state) == "0/1/2/0/0"
    play(state, "place sea roma")
    assert goods(state) == "0/0/1/0/0"
    assert state.to_play == 1


def test_only_colonists_in_the_storehouse_are_placed():  # CO-5.4
    assert options(colonist("0/2/2/0/0", land="roma roma roma")) == {"income", "place sea roma"}
    state = play(colonist("0/2/2/0/0", sea="roma roma"), "place sea roma")
    assert state.to_play == 1  # land colonists come first


def test_colonists_stop_when_wanted():  # CO-3.6, CO-5.4
    state = colonist("0/4/4/0/0")
    assert "done" not in options(state)
    play(state, "place land roma", "done")
    assert state.to_play == 1
    assert goods(state) == "0/3/3/0/0"


@pytest.mark.parametrize("stock", ["0/0/4/0/0", "0/4/0/0/0"])
def test_income_when_none_can_be_paid(stock: str):  # CO-R6
    state = colonist(stock)
    assert money(state) == 7
    assert state.to_play == 1


def test_income_when_all_are_placed():  # CO-1.5, CO-5.4, CO-R6
    state = colonist("0/2/2/0/0", land="roma roma roma", sea="roma roma roma")
    assert money(state) == 11


def test_income_when_wanted():  # CO-5.4, CO-R6
    assert money(play(colonist("0/2/2/0/0"), "income")) == 7


def test_kind_must_match_a_route():  # CO-R9, CO-D9
    state = colonist("0/2/2/0/0", houses="novaria lutetia aquileia")
    assert not can(state, "place sea novaria")
    assert not can(state, "place sea lutetia")
    assert can(state, "place sea aquileia")
    assert can(state, "place land novaria")
    red = player("0/2/2/0/0", bought="s1_colonist", houses="novaria")
    free = play(given(red, player(), player(), colonist_placement="any"), "play colonist")
    assert can(free, "place sea novaria")
    red = player("0/2/2/0/0", bought="s1_colonist", houses="aleria")
    island = play(given(red, player()), "play colonist")
    assert not can(island, "place land aleria")
    assert can(island, "place sea aleria")


def test_cities_without_a_kind_of_route():  # CO-R9
    def without(board: str, kind: int) -> set[str]:
        chart = tables.MAPS[tables.MAP[board]]
        return {name for city, name in enumerate(chart.names) if not chart.ports[kind] >> city & 1}

    assert without("imperium", 1) == {
        "lutetia",
        "vindobona",
        "novaria",
        "sirmium",
        "napoca",
        "memphis",
        "petra",
    }
    assert without("imperium", 0) == set()
    assert without("italia", 1) == {
        "bauzanum",
        "verona",
        "comum",
        "segusio",
        "mutina",
        "florentia",
        "spoletum",
        "casinum",
        "luceria",
        "potentia",
    }
    assert without("italia", 0) == {"aleria", "olbia"}
    assert all(chart.ports[kind] >> tables.ROMA & 1 for chart in tables.MAPS for kind in (0, 1))


# -- Mercator ------------------------------------------------------------------------------------------------


def mercator(stock: str, coins: int) -> Concordia:
    return play(given(player(stock, coins), player(), player()), "play mercator")


def test_mercator_sells_two_goods():  # CO-5.5
    state = play(mercator("2/0/0/3/0", 0), "sell 2 brick", "sell 3 wine")
    assert money(state) == 3 + 6 + 18
    assert state.to_play == 1


def test_mercator_buys_two_goods():  # CO-5.5
    state = play(mercator("0/0/0/0/0", 20), "buy 2 brick", "buy 1 cloth")
    assert money(state) == 20 + 3 - 6 - 7
    assert goods(state) == "2/0/0/0/1"


def test_mercator_needs_money_and_room():  # CO-5.5
    state = mercator("6/0/0/0/0", 4)
    assert can(state, "buy 1 cloth")
    assert not can(state, "buy 2 wine")
    rich = mercator("6/0/0/0/0", 99)
    assert can(rich, "buy 2 wine")
    assert not can(rich, "buy 3 wine")


def test_good_is_bought_or_sold():  # CO-R12
    state = play(mercator("2/0/0/0/0", 20), "sell 1 brick")
    assert not can(state, "buy 1 brick")
    assert not can(state, "sell 1 brick")
    assert can(state, "buy 1 food")


def test_quantity_nought_is_no_trade():  # CO-R12
    state = mercator("2/0/0/3/0", 0)
    with pytest.raises(ValueError, match="0"):
        play(state, "sell 0 brick")
    play(state, "sell 1 brick", "sell 1 wine")
    assert goods(state) == "1/0/0/2/0"
    assert state.to_play == 1


def test_mercator_without_anything_to_trade():  # CO-3.3, CO-5.5
    state = mercator("0/0/0/0/0", 0)
    assert options(state) == {"done", "buy 1 brick"}
    full = given(player("8/0/0/0/0", 0), player(), player())
    assert can(play(full, "play mercator"), "sell 8 brick")


# -- Diplomat ------------------------------------------------------------------------------------------------


def test_only_the_top_card():  # CO-5.6, CO-D5
    red = player(pile="mercator")
    state = given(red, player(pile="architect prefect"), player(pile="prefect senator"))
    assert options(play(state, "play diplomat")) == {"copy prefect", "copy senator"}


def test_copied_card_stays():  # CO-5.6, CO-R14
    state = given(player(), player(pile="prefect"), player())
    play(state, "play diplomat", "produce asia")
    assert top(state) == "diplomat"
    assert top(state, 1) == "prefect"
    play(state, "play mercator", "done")
    blue = given(player(pile="diplomat"), player(pile="prefect"), player(), to_play=2, coins=["asia"])
    play(blue, "play diplomat", "produce syria")  # it was copied before, and can be again
    assert coins_up(blue) == {"asia", "syria"}


def test_diplomats_and_empty_piles_are_not_copied():  # CO-5.6
    state = given(player(), player(pile="prefect diplomat"), player())
    assert play(state, "play diplomat").to_play == 1


def test_tribune_is_never_on_top():  # CO-5.6
    for seed in range(3):
        for state in random_game(after_setup(3, seed), seed):
            if phase(state) == "diplomat":
                assert not can(state, "copy tribune")
                assert not can(state, "copy diplomat")


def test_diplomat_uses_what_the_copier_has():  # CO-R13
    blue = player("0/0/0/0/0", pile="architect", houses="massilia", land="roma roma roma")
    state = play(given(player(), blue, player()), "play diplomat")
    assert state.points == 2  # the copier's colonists
    blue = player("0/5/3/0/0", pile="colonist", bought="s1_colonist", houses="massilia")
    state = play(given(player("0/1/1/0/0"), blue, player()), "play diplomat")
    assert options(state) == {"income", "place land roma", "place sea roma"}
    play(state, "place land roma")
    assert [goods(state, seat) for seat in (0, 1)] == ["0/0/0/0/0", "0/5/3/0/0"]
    blue = player(pile="mason", bought="s1_mason", houses="londinium")
    red = player("0/0/0/0/0", houses="brigantium valentia")
    state = play(given(red, blue, player()), "play diplomat")
    assert goods(state) == "2/0/0/0/0"
    state = given(player("0/1/0/0/0"), player(pile="senator"), player(), display=SHOWN)
    play(state, "play diplomat", "hire mason from 1")
    assert hand(state)["mason"] == 1
    assert [goods(state, seat) for seat in (0, 1)] == ["0/0/0/0/0", "1/2/1/1/1"]


# -- Senator and Consul --------------------------------------------------------------------------------------


def test_two_cards_at_most():  # CO-5.7
    state = play(given(player("0/3/0/1/1"), player(), player(), display=SHOWN), "play senator")
    play(state, "hire mason from 1", "hire prefect from 2 paying food")
    by_chance(state)
    assert state.to_play == 1


def test_no_sliding_between_the_purchases():  # CO-5.7
    state = play(given(player("0/1/1/1/0"), player(), player(), display=SHOWN), "play senator")
    play(state, "hire mason from 1")
    assert options(state) == {
        "done",
        "hire prefect from 2 paying tool",
        "hire architect from 3 paying wine",
    }
    poor = play(given(player("1/2/0/0/0"), player(), player(), display=SHOWN), "play senator")
    play(poor, "hire mason from 1")
    assert phase(poor) != "senator"  # the Farmer in slot 4 still costs a cloth


def test_gaps_close_to_the_left_and_are_refilled():  # CO-5.7
    state = play(given(player("0/1/1/1/0"), player(), player(), display=SHOWN), "play senator")
    play(state, "hire mason from 1", "hire architect from 3 paying wine", "reveal weaver II")
    left = ["s1_prefect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mercator", "s1_smith", "s2_weaver"]
    assert display(state) == left


def test_prices_are_paid_in_goods():  # CO-5.7
    state = given(player("0/1/0/0/0", 9), player(), player(), display=SHOWN)
    play(state, "play senator", "hire mason from 1")
    assert money(state) == 9


def test_refilling_ends_with_the_deck():  # CO-5.7
    shown = ["s2_colonist", *(card for card in STACK_THREE if card != "s3_consul"), "s2_architect"]
    state = given(player("0/2/1/2/0"), player(), player(), display=shown, deck=["s3_consul"])
    play(state, "play senator", "hire colonist from 1", "hire prefect from 3 paying wine")
    assert display(state) == ["s3_architect", *shown[3:], "s3_consul"]
    assert state.to_play == 1


CONSUL_SOLD: dict[str, Any] = {
    "display": [*SHOWN[:-1], "s1_smith"],
    "deck": [card.id for card in tables.CARDS if card.stack in (2, 3) and card.id != "s2_consul"],
}


def consul(stock: str) -> Concordia:
    red = player(stock, bought="s1_mercator s2_consul")
    return play(given(red, player(), player(), **CONSUL_SOLD), "play consul")


def test_consul_ignores_the_slots():  # CO-5.6, CO-5.8, CO-R13
    """Whether it is played or copied."""
    blue = player(bought="s1_mercator s2_consul", pile="consul")
    copied = play(given(player("0/1/1/0/0"), blue, player(), **CONSUL_SOLD), "play diplomat")
    for state in (consul("0/1/1/0/0"), copied):
        assert options(state) == {
            "done",
            "hire mason from 1",
            "hire architect from 3",
            "hire colonist from 5",
            "hire diplomat from 6",
        }


def test_consul_buys_one():  # CO-5.8
    state = play(consul("0/1/1/0/0"), "hire mason from 1")
    by_chance(state)
    assert state.to_play == 1
    assert goods(state) == "0/0/1/0/0"
    assert len(display(state)) == 7


def test_thin_display():  # CO-R7
    state = given(player("1/1/1/1/1"), player(), player(), display=["s3_architect"], deck=[])
    play(state, "play senator")
    assert options(state) == {"done", "hire architect from 1"}
    play(state, "hire architect from 1")
    assert state.finisher == 0


def test_empty_display():  # CO-R8
    red = player("1/1/1/1/1", bought="s2_consul")
    state = given(player(), red, player(), display=[], deck=[], finisher=0, to_play=1)
    assert play(state.clone(), "play senator").to_play == 2
    assert play(state, "play consul").to_play == 2


# -- specialists ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "role", "good"),
    [
        ("s1_mason", "mason", "brick"),
        ("s1_farmer", "farmer", "food"),
        ("s1_smith", "smith", "tool"),
        ("s2_vintner", "vintner", "wine"),
        ("s2_weaver", "weaver", "cloth"),
    ],
)
def test_specialists(card: str, role: str, good: str):  # CO-5.9
    own = [city for city, made in PERSIAN.items() if made == good][:3]
    other = next(city for city, made in PERSIAN.items() if made != good)
    red = player("0/0/0/0/0", houses=" ".join([*own, other]), bought=card)
    blue = player("0/0/0/0/0", houses=own[0])
    shown = [*(one for one in STACK_TWO if one != card), "s3_architect"][:7]
    deck = [one for one in [*STACK_TWO, *STACK_THREE] if one not in (*shown, card)]
    coins = ["britannia", "gallia", "germania"]  # markers do not matter
    state = given(red, blue, player(), holder=0, display=shown, deck=deck, coins=coins)
    play(state, f"play {role}")
    assert state.everyone[0].goods[tables.GOOD[good]] == 3
    assert sum(state.everyone[0].goods) == 3
    assert goods(state, 1) == "0/0/0/0/0"
    assert coins_up(state) == set(coins)
    assert state.holder == 0


@pytest.mark.parametrize(
    ("card", "moves", "next_moves", "first"),
    [
        ("architect", ["done", "house lutetia"], ["done"], "house isca_d"),
        ("architect", ["done", "house lutetia"], ["sea roma > athenae-syracusae"], "house isca_d"),
        ("colonist", ["place sea roma"], [], "place land roma"),
        ("mercator", ["sell 1 cloth"], [], "sell 1 brick"),
        ("senator", ["hire architect from 2 paying brick"], [], "hire mason from 1"),
    ],
)
def test_every_action_begins_anew(
    card: str, moves: list[str], next_moves: list[str], first: str
):  # CO-5.2, CO-5.4, CO-5.5, CO-5.7
    """However far the player before went with the same card."""
    shown = ["s1_mason", "s1_architect", "s1_prefect", "s1_mercator", "s1_diplomat", "s1_farmer", "s1_smith"]
    deck = [one for one in [*STACK_TWO, *STACK_THREE] if one != "s2_colonist"]
    red = player("1/2/2/0/1", 20, land="londinium-lutetia", bought="s1_colonist")
    blue = player("1/2/2/0/1", 20, land="isca_d-londinium", bought="s2_colonist")
    state = play(given(red, blue, player(), display=shown, deck=deck), f"play {card}", *moves)
    while by_chance(state).to_play == 0:
        play(state, "done")
    assert can(play(state, f"play {card}", *next_moves), first)


STACK_TWO = [card.id for card in tables.CARDS if card.stack == 2]
STACK_THREE = [card.id for card in tables.CARDS if card.stack == 3]


def test_illegal_moves_are_refused():
    state = given()
    for text in ("play consul", "copy prefect", "done", "cash", "house aquileia", "sell 1 wine"):
        with pytest.raises(IllegalMove):
            play(state, text)
