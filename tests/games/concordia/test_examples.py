"""The worked examples of both rulebooks (EX-...) and the vectors derived from the rules (V-...), one test each."""

from __future__ import annotations

import pytest

from antiqua.games.concordia import tables
from tests.games.concordia.dealings import IMPERIUM_BONUS, ITALIA_BONUS, PERSIAN, RUSSIAN
from tests.games.concordia.helpers import (
    DATA,
    after_setup,
    bonus,
    by_chance,
    can,
    coins_up,
    display,
    free,
    given,
    goods,
    hand,
    heard,
    houses,
    money,
    options,
    phase,
    places,
    play,
    player,
    points,
    prizes,
    top,
)

# -- set-up --------------------------------------------------------------------------------------------------


def test_ex_01_bonus_markers():  # CO-2.3
    state = given(tokens=PERSIAN)
    assert bonus(state)["asia"] == "tool"
    assert bonus(state)["syria"] == "cloth"
    assert bonus(state) == IMPERIUM_BONUS
    assert bonus(given(tokens=RUSSIAN)) == IMPERIUM_BONUS
    assert bonus(given(player(), player())) == ITALIA_BONUS
    assert coins_up(state) == set()


def test_ex_02_stacks_by_player_count():  # CO-2.4
    state = after_setup(3)
    assert len(display(state)) == 7
    assert state.unseen.bit_count() == 14
    stacks = {tables.CARDS[card].stack for card in range(30) if state.unseen >> card & 1}
    assert stacks == {1, 2, 3}


def test_ex_03_pantheon():
    for_sale = [card for card in DATA["sale_card"] if card["stack"] <= 4]
    assert sum(card["god"] == "saturnus" for card in for_sale) == 6
    assert not any(card["god"] == "vesta" for card in DATA["sale_card"])
    assert not any(card["god"] == "minerva" for card in DATA["starting_card"])


def test_ex_04_storehouse_after_set_up():  # CO-2.5, CO-4.1
    state = after_setup(4)
    assert goods(state) == "1/2/1/1/1"
    assert free(state) == 2
    assert free(state) + 6 == 8  # for goods in all


def test_ex_05_money_at_set_up():  # CO-2.6
    state = after_setup(4, start_player="given")
    assert [money(state, seat) for seat in range(4)] == [5, 6, 7, 8]
    assert state.holder == 3


# -- the persons ---------------------------------------------------------------------------------------------


def test_ex_06_tribune():  # CO-5.1
    state = given(player(money=5, pile="architect prefect mercator senator"), player(), player())
    assert sum(hand(state).values()) == 3
    play(state, "play tribune", "place land roma")
    assert sum(hand(state).values()) == 7
    assert top(state) is None
    assert money(state) == 7
    assert goods(state) == "1/1/0/1/1"
    assert places(state) == {"land": ["roma", "roma"], "sea": ["roma"]}
    assert free(state) == 2 + 1 + 2


def architect(tokens: dict[str, str], coins: int, stock: str):
    red = player(stock, coins, land="colonia_a-novaria roma", houses="colonia_a")
    state = given(red, player(houses="aquileia"), player(houses="aquileia"), tokens=tokens)
    play(state, "play architect")
    assert state.points == 3
    play(state, "sea roma > massilia-roma")
    assert state.points == 2
    play(state, "land roma > aquileia-vindobona")
    assert options(state) == {"done", "house massilia", "house vindobona", "house novaria", "house aquileia"}
    return play(state, "house massilia", "house novaria", "house aquileia")


def test_ex_07_architect_in_the_russian_rules():  # CO-5.2, CO-D2
    state = architect(RUSSIAN, 12, "2/1/0/1/1")
    assert money(state) == 0
    assert goods(state) == "0/0/0/0/0"
    assert houses(state) == {"colonia_a", "massilia", "novaria", "aquileia"}
    assert state.to_play == 1


def test_ex_08_architect_in_the_persian_rules():  # CO-5.2, CO-D2
    state = architect(PERSIAN, 15, "3/1/0/1/1")
    assert money(state) == 0
    assert goods(state) == "0/0/0/0/0"


def test_ex_09_prefect_produces():  # CO-5.3
    none = "0/0/0/0/0"
    state = given(
        player(none, houses="antiochia"),
        player(none, houses="antiochia"),
        player(none, houses="tyros"),
        holder=2,
    )
    play(state, "play prefect", "produce syria")
    assert [goods(state, seat) for seat in range(3)] == ["0/1/0/0/1", "0/1/0/0/0", "0/0/0/0/1"]
    assert coins_up(state) == {"syria"}
    assert state.coins_shown() == 1


@pytest.mark.parametrize(
    "shown", [["italia", "britannia", "dacia"], ["italia", "britannia", "syria", "gallia"]]
)
def test_ex_10_prefect_takes_cash(shown: list[str]):  # CO-5.3
    state = given(player(money=1), player(), player(), coins=shown, holder=0)
    play(state, "play prefect", "cash")
    assert money(state) == 7
    assert coins_up(state) == set()
    assert state.holder == 0


def test_ex_11_colonist_in_the_russian_rules():  # CO-5.4, CO-D4
    red = player("0/2/3/0/0", houses="aquileia", bought="s1_colonist")
    state = given(red, player(), player(), tokens=RUSSIAN)
    play(state, "play colonist")
    assert not can(state, "place land novaria")
    both = state.clone()
    play(state, "place land aquileia", "place sea roma")
    assert goods(state) == "0/0/1/0/0"
    assert places(state) == {"land": ["aquileia", "roma"], "sea": ["roma", "roma"]}
    assert free(state) == 12 - 2 - 1
    play(both, "place land aquileia", "place land aquileia")
    assert places(both)["land"] == ["aquileia", "aquileia", "roma"]


def test_ex_12_colonist_in_the_persian_rules():  # CO-5.4, CO-D4
    red = player("0/2/3/0/0", houses="massilia aquileia", bought="s1_colonist")
    state = play(given(red, player(), player()), "play colonist")
    assert can(state, "place land aquileia")
    assert not can(state, "place land novaria")
    play(state, "place land massilia", "place sea roma")
    assert goods(state) == "0/0/1/0/0"
    assert places(state) == {"land": ["massilia", "roma"], "sea": ["roma", "roma"]}


@pytest.mark.parametrize(("colonists", "current", "legacy"), [(2, 7, 4), (3, 8, 6), (5, 10, 10), (6, 11, 12)])
def test_ex_13_colonist_income(colonists: int, current: int, legacy: int):  # CO-5.4, CO-D1
    land = " ".join(["roma"] * min(3, colonists - 1))
    sea = " ".join(["roma"] * (colonists - min(3, colonists - 1)))
    for edition, coins in (("current", current), ("legacy", legacy)):
        red = player("1/0/0/0/0", 0, land=land, sea=sea, bought="s1_colonist")
        state = given(red, player(), player(), edition=edition)
        assert money(play(state, "play colonist")) == coins


def test_ex_14_mercator():  # CO-5.5
    green = player("1/1/0/4/0", 2)
    state = given(green, player(), player())
    assert free(state) == 2
    play(state, "play mercator")
    assert money(state) == 5
    play(state, "sell 3 wine")
    assert money(state) == 23
    assert free(state) == 5
    assert can(state, "buy 5 brick")
    assert not can(state, "buy 6 brick")
    play(state, "buy 4 brick")
    assert money(state) == 11
    assert goods(state) == "5/1/0/1/0"
    assert free(state) == 1
    assert state.to_play == 1  # a third good cannot be traded


@pytest.mark.parametrize("last", ["diplomat", ""])
def test_ex_15_diplomat(last: str):  # CO-5.6
    others = [player(pile=pile) for pile in ("senator", "architect", "prefect", last)]
    state = play(given(player(), *others), "play diplomat")
    assert options(state) == {"copy senator", "copy architect", "copy prefect"}


SHOWN = ["s1_mercator", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mason"]


def test_ex_16_senator():  # CO-5.7, CO-D7
    state = given(player("2/1/1/1/1"), player(), player(), display=SHOWN)
    play(state, "play senator")
    assert can(state, "hire farmer from 4")  # brick, food and the cloth of the slot
    play(state, "hire mercator from 1", "hire architect from 3 paying brick")
    assert goods(state) == "1/1/0/0/1"
    assert hand(state)["mercator_5"] == 1
    assert hand(state)["architect"] == 2
    play(state, "reveal consul II")  # the last card of the first stack came before it
    left = ["s1_prefect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mason"]
    assert display(state) == [*left, "s1_smith", "s2_consul"]


def test_ex_17_consul():  # CO-3.5, CO-5.8
    shown = ["s1_mercator", "s1_mason", "s1_architect", "s1_farmer", "s1_smith", "s1_colonist", "s1_prefect"]
    red = player("0/1/0/0/0", bought="s2_consul")
    with_rest = "s1_diplomat s2_architect s2_prefect s2_mercator s2_colonist s2_vintner s2_weaver"
    state = given(red, player(), player(), display=shown, deck=[*with_rest.split()[1:], *stack_three()])
    play(state, "play consul", "hire colonist from 6")
    assert goods(state) == "0/0/0/0/0"
    assert hand(state)["colonist"] == 1
    assert display(state)[:6] == [*shown[:5], "s1_prefect"]
    assert state.to_play == -1
    by_chance(state)
    assert len(display(state)) == 7
    assert state.to_play == 1


def stack_three() -> list[str]:
    return [card["id"] for card in DATA["sale_card"] if card["stack"] == 3]


def test_ex_18_specialist():  # CO-5.9
    wine = "vindobona novaria carthago cyrene"
    red = player("0/0/0/0/0", houses=wine, bought="s2_vintner", land="roma", sea="roma")
    state = given(red, player("0/0/0/0/0", houses=wine), player(), **vintner_sold())
    play(state, "play vintner")
    assert goods(state) == "0/0/0/4/0"
    assert goods(state, 1) == "0/0/0/0/0"


def vintner_sold() -> dict[str, list[str]]:
    """The first stack and the Vintner are gone; seven of the second and third stack lie there."""
    shown = [
        "s2_architect",
        "s2_prefect",
        "s2_mercator",
        "s2_colonist",
        "s2_consul",
        "s2_weaver",
        "s3_architect",
    ]
    return {"display": shown, "deck": [name for name in stack_three() if name != "s3_architect"]}


def test_ex_19_praefectus_magnus():  # CO-6.1, CO-6.2, CO-6.3
    def fresh():
        return given(player("0/0/0/0/0", 0, houses="tyros"), player(), player(), holder=0, coins=["italia"])

    state = play(fresh(), "play prefect", "produce syria")
    assert goods(state) == "0/0/0/0/3"
    assert state.holder == 2
    state = play(fresh(), "play prefect", "cash")
    assert money(state) == 2
    assert state.holder == 0


# -- scoring -------------------------------------------------------------------------------------------------


def test_ex_20_final_scoring():  # CO-9.1, CO-9.2
    red = player(
        "1/0/3/0/1",
        13,
        houses="isca_d londinium lutetia burdigala massilia brigantium olisipo valentia colonia_a aquileia "
        "rusadir sirmium",
        land="roma roma roma",
        sea="roma roma",
        bought="s1_prefect s2_prefect s1_mercator s1_colonist s2_colonist s1_farmer",
    )
    state = given(red, player(), player(), to_play=1, finisher=0, deck=[], display=[])
    assert points(state) == {
        "vesta": 3,
        "jupiter": 18,
        "saturnus": 28,
        "mercurius": 16,
        "mars": 30,
        "minerva": 12,
        "concordia": 7,
    }
    assert state.score(0) == 114
    assert state.score(0) % DATA["totals"]["track_spaces"] == 14
    assert points(state, 1)["concordia"] == 0


@pytest.mark.parametrize(
    ("markers", "own", "paid"),
    [
        ((21, 18, 18), "isca_d londinium", [(0, 2), (1, 1), (2, 1)]),  # 15 points
        ((20, 20), "isca_d brigantium", [(0, 2), (1, 2), (2, 1)]),  # 17 points
    ],
)
def test_ex_21_intermediate_scoring(
    markers: tuple[int, ...], own: str, paid: list[tuple[int, int]]
):  # CO-10.2
    others = [player(marker=marker) for marker in markers]
    seat = len(markers)
    state = given(*others, player(money=5, houses=own), to_play=seat, intermediate_scoring=True)
    assert state.score(seat) == {3: 15, 2: 17}[seat]
    assert prizes(heard(state, "play tribune", "done")) == paid
    assert [one.marker for one in state.everyone] == [0] * (seat + 1)


# -- derived vectors -----------------------------------------------------------------------------------------


def routes_at(board: str, kind: int, place: int, steps: int) -> set[str]:
    chart = tables.MAPS[tables.MAP[board]]
    row = chart.row(kind, place) * tables.MOST_OF_A_KIND
    return {
        chart.route_name(route)
        for route in chart.routes()
        if route // tables.MOST_OF_A_KIND == kind
        and chart.steps[row + route % tables.MOST_OF_A_KIND] == steps
    }


@pytest.mark.parametrize(
    ("board", "land", "sea"), [("imperium", [3, 5, 9], [3, 10, 9]), ("italia", [3, 8, 9], [4, 7, 5])]
)
def test_v_01_reach_from_roma(board: str, land: list[int], sea: list[int]):  # CO-5.2
    for kind, expected in enumerate((land, sea)):
        assert [len(routes_at(board, kind, tables.ROMA, steps)) for steps in (1, 2, 3)] == expected


@pytest.mark.parametrize(
    ("board", "kind", "steps", "routes"),
    [
        ("imperium", 0, 9, {"alexandria-memphis", "memphis-petra"}),
        ("imperium", 1, 7, {"colonia_a-londinium"}),
        ("italia", 0, 7, {"panormus-syracusae"}),
        ("italia", 1, 8, {"aquileia-ravenna"}),
    ],
)
def test_v_02_farthest_routes(board: str, kind: int, steps: int, routes: set[str]):
    assert routes_at(board, kind, tables.ROMA, steps) == routes
    assert routes_at(board, kind, tables.ROMA, steps + 1) == set()


@pytest.mark.parametrize(
    ("kind", "start", "target", "steps"),
    [
        (0, "colonia_a-novaria", "novaria-roma", 1),
        (0, "colonia_a-novaria", "aquileia-vindobona", 2),
        (0, "colonia_a-novaria", "roma-syracusae", 2),
        (0, "colonia_a-novaria", "isca_d-londinium", 3),
        (1, "massilia-roma", "roma-syracusae", 1),
        (1, "massilia-roma", "athenae-syracusae", 2),
    ],
)
def test_v_03_steps_between_routes(kind: int, start: str, target: str, steps: int):
    chart = tables.MAPS[0]
    route = next(
        one
        for one in chart.routes()
        if chart.route_name(one) == start and one // tables.MOST_OF_A_KIND == kind
    )
    assert target in routes_at("imperium", kind, tables.PLACES + route, steps)


def test_v_04_first_architect():
    state = play(after_setup(3, map="imperium"), "play architect")
    moves = [text.split()[0] for text in options(state) if text != "done"]
    assert moves.count("land") == 8
    assert moves.count("sea") == 13


def test_v_05_blocking():  # CO-5.2
    blue = player(land="aquileia-roma novaria-roma roma-syracusae")
    state = play(given(player(), blue, player()), "play architect")
    land = {text for text in options(state) if text.startswith("land")}
    assert len(land) == 5
    play(state, "sea roma > massilia-roma")  # one point is left
    assert not any(text.startswith("land") for text in options(state))
    assert can(state, "sea massilia-roma > roma-syracusae")


@pytest.mark.parametrize(
    ("city", "base"), [("londinium", 1), ("lutetia", 2), ("isca_d", 3), ("vindobona", 4), ("massilia", 5)]
)
def test_v_06_house_costs(city: str, base: int):  # CO-5.2
    for standing in range(5):
        everyone = [player(houses=city if seat < standing else "") for seat in range(5)]
        state = given(*everyone)
        assert state.house_coins(state.map.city(city)) == base * (standing + 1)


def test_v_07_first_architect_has_one_brick():
    red = player("1/2/1/1/1", 5, land="isca_d-londinium", sea="roma")  # isca_d: tool, londinium: brick
    state = play(given(red, player(), player()), "play architect", "done")
    assert options(state) == {"done", "house isca_d", "house londinium"}
    play(state, "house isca_d")
    assert goods(state) == "0/2/0/1/1"
    play(state, "house londinium")
    assert goods(state) == "0/1/0/1/1"
    assert money(state) == 1


def test_v_07_both_foods_are_gone():
    red = player("1/2/1/1/1", 5, land="londinium-lutetia", sea="roma")
    state = play(given(red, player(), player()), "play architect", "done", "house londinium", "house lutetia")
    assert goods(state) == "0/0/1/1/1"


def test_v_08_nothing_is_built_from_roma():  # CO-5.2
    state = play(given(player(money=50), player(), player()), "play architect", "done")
    assert houses(state) == set()
    assert state.to_play == 1


@pytest.mark.parametrize(("cards", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (6, 4)])
def test_v_09_tribune_pays(cards: int, coins: int):  # CO-5.1
    pile = " ".join(["architect", "prefect", "prefect", "mercator", "diplomat", "senator"][:cards])
    state = given(player("0/0/0/0/0", 0, pile=pile), player(), player())
    assert money(play(state, "play tribune")) == coins


@pytest.mark.parametrize(("players", "coins"), [(3, 20), (2, 19)])
def test_v_10_all_markers_pay(players: int, coins: int):
    everyone = [player("0/0/0/0/0", 0), *(player() for _ in range(players - 1))]
    fresh = given(*everyone)
    state = given(*everyone, coins=list(fresh.map.provinces))
    assert money(play(state, "play prefect")) == coins  # nothing else is possible


@pytest.mark.parametrize("seed", range(5))
def test_v_10_every_dealing_shows_the_same_coins(seed: int):
    for players, coins in ((2, 19), (3, 20)):
        state = after_setup(players, seed)
        shown = [state.bonus[province] for province in range(len(state.map.provinces))]
        assert sum(tables.MARKER_COINS[good] for good in shown) == coins


def test_v_11_smith_by_slot():  # CO-5.7
    others = ["s1_mercator", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat"]
    extra = ["", "any", "any", "cloth", "cloth", "any cloth", "cloth cloth"]
    for slot, goods_under in enumerate(extra):
        shown = [*others[:slot], "s1_smith", *others[slot:]]
        cloth = goods_under.split().count("cloth")
        text = f"hire smith from {slot + 1}"
        if "any" in goods_under:
            text += " paying wine"
        enough = given(player(f"1/0/1/1/{cloth}"), player(), player(), display=shown)
        assert can(play(enough, "play senator"), text)
        if cloth:
            short = given(player(f"1/1/1/1/{cloth - 1}"), player(), player(), display=shown)
            assert not can(play(short, "play senator"), text)


def test_v_12_any_is_paid_from_what_is_left():  # CO-5.7, CO-R1
    shown = [
        "s1_mercator",
        "s1_architect",
        *["s1_farmer", "s1_prefect", "s1_colonist", "s1_diplomat", "s1_mason"],
    ]
    state = play(given(player("0/0/1/1/1"), player(), player(), display=shown), "play senator")
    assert can(state, "hire architect from 2 paying wine")
    assert can(state, "hire architect from 2 paying cloth")
    play(state, "hire mercator from 1", "hire architect from 2 paying cloth")
    assert goods(state) == "0/0/0/0/0"
    state = play(given(player("0/0/1/1/0"), player(), player(), display=shown), "play senator")
    assert options(state) == {"done", "hire mercator from 1", "hire architect from 2 paying wine"}
    play(state, "hire mercator from 1")
    assert state.to_play == 1  # nothing else can be paid


def test_v_13_slots_six_and_seven():  # CO-5.7
    shown = [
        "s1_mercator",
        "s1_prefect",
        "s1_architect",
        "s1_farmer",
        "s1_colonist",
        "s1_mason",
        "s1_diplomat",
    ]
    state = given(player("0/1/1/1/3"), player(), player(), display=shown)
    play(state, "play senator", "hire mason from 6 paying wine", "hire diplomat from 7")
    assert goods(state) == "0/0/0/0/0"
    by_chance(state)
    assert display(state)[:5] == shown[:5]
    assert len(display(state)) == 7


def test_v_14_display_shrinks_without_deck():  # CO-R7
    shown = ["s3_architect", "s3_prefect", "s3_colonist"]
    state = given(player("0/0/2/2/1"), player(), player(), display=shown, deck=[])
    play(state, "play senator", "hire architect from 1", "hire prefect from 2 paying tool")
    assert display(state) == ["s3_colonist"]
    assert state.display[0] >= 0


def overflow(spaces: int):
    """PM holder with so much room chooses a wine province with an own house in a tool city."""
    tokens = {"brigantium": "wine", "olisipo": "tool"}
    stock = f"{8 - spaces}/0/0/0/0"
    red = player(stock, houses="olisipo")
    return play(given(red, player(), player(), tokens=tokens, holder=0), "play prefect", "produce hispania")


def test_v_15_overflow_by_one_space():  # CO-4.4, CO-6.2, CO-R3
    state = overflow(1)
    assert state.holder == 0  # the turn goes on
    assert options(state) == {"keep wine", "keep tool"}
    play(state, "keep tool")
    assert goods(state) == "7/0/1/0/0"
    assert coins_up(state) == {"hispania"}
    assert state.holder == 2


def test_v_16_overflow_by_two_spaces():  # CO-4.4
    wine = play(overflow(2), "keep wine")
    assert goods(wine) == "6/0/0/2/0"
    both = play(overflow(2), "keep tool")
    assert goods(both) == "6/0/1/1/0"
    assert options(overflow(2)) == {"keep wine", "keep tool"}


def test_v_17_specialist_overflow():  # CO-4.5
    red = player("7/0/0/0/0", houses="massilia colonia_a dyrrhachium", bought="s2_weaver")
    shown = [
        "s2_architect",
        "s2_prefect",
        "s2_mercator",
        "s2_colonist",
        "s2_consul",
        "s2_vintner",
        "s3_architect",
    ]
    deck = [name for name in stack_three() if name != "s3_architect"]
    state = play(given(red, player(), player(), display=shown, deck=deck), "play weaver")
    assert goods(state) == "7/0/0/0/1"
    assert state.to_play == 1


def test_v_18_bought_mercator():  # CO-5.5
    state = given(player("2/0/0/0/2", 0, bought="s1_mercator"), player(), player())
    assert free(state) == 4
    play(state, "play mercator_5")
    assert money(state) == 5
    play(state, "sell 2 cloth")
    assert money(state) == 19
    assert free(state) == 6
    assert can(state, "buy 6 brick")
    assert not can(state, "buy 7 brick")
    play(state, "buy 6 brick")
    assert money(state) == 1
    assert goods(state) == "8/0/0/0/0"
    assert free(state) == 0


def test_v_18_no_third_good():
    state = given(player("0/0/0/1/2", 0, bought="s1_mercator"), player(), player())
    play(state, "play mercator_5", "sell 1 wine", "sell 2 cloth")
    assert state.to_play == 1


def test_v_19_scoring_the_start():  # CO-9.1
    for players in (2, 3, 4, 5):
        state = after_setup(players, start_player="given")
        for seat in range(players):
            assert state.score(seat) == 7
            assert points(state, seat)["vesta"] == 3
            assert points(state, seat)["mars"] == 4


@pytest.mark.parametrize(("holder", "tied", "winner"), [(1, (0, 3), 0), (3, (0, 1), 1)])
def test_v_20_tie_break(holder: int, tied: tuple[int, int], winner: int):  # CO-9.3
    order = sorted(range(4), key=given(*[player() for _ in range(4)], holder=holder).tie_rank)
    assert order == {1: [1, 0, 3, 2], 3: [3, 2, 1, 0]}[holder]
    assert next(seat for seat in order if seat in tied) == winner


def test_v_21_jupiter():  # CO-9.1
    bricks = "londinium brigantium valentia syracusae"
    others = "isca_d lutetia burdigala massilia olisipo colonia_a vindobona novaria aquileia rusadir carthago"
    state = given(player(houses=f"{bricks} {others}"), player(), player(), finisher=0, to_play=1)
    assert state.value_of(0, tables.GOD["jupiter"]) == 11


@pytest.mark.parametrize(
    ("players", "cards"), [(2, "3/3/2/2/5"), (3, "5/5/3/3/5"), (4, "7/6/4/4/5"), (5, "8/7/5/5/5")]
)
def test_v_22_cards_for_sale_by_god(players: int, cards: str):  # CO-2.4
    state = after_setup(players)
    in_play = state.unseen | sum(1 << card for card in state.display)
    found = [
        sum(tables.GODS[card.god] == god for card in tables.CARDS if in_play >> card.index & 1)
        for god in ("jupiter", "saturnus", "mercurius", "mars", "minerva")
    ]
    assert "/".join(map(str, found)) == cards


@pytest.mark.parametrize(("bought", "role", "coins"), [("s1_mercator", "mercator_5", 5), ("", "mercator", 3)])
def test_v_23_diplomat_copies_a_mercator(bought: str, role: str, coins: int):  # CO-5.6
    state = given(player(money=0), player(pile=role, bought=bought), player())
    assert money(play(state, "play diplomat")) == coins


def test_v_24_last_round():  # CO-8.1, CO-8.2
    fourteen = (
        "isca_d londinium lutetia burdigala massilia brigantium olisipo valentia colonia_a vindobona novaria "
        "syracusae rusadir carthago"
    )
    red = player("0/1/0/0/0", 5, houses=fourteen, land="napoca-tomis")
    state = given(player(), player(), red, player(), to_play=2, tokens={"tomis": "brick"})
    play(state, "play architect", "done", "house tomis")
    assert state.finisher == 2
    assert points(state, 2)["concordia"] == 7
    for seat in (3, 0, 1):
        assert state.to_play == seat
        play(state, "play mercator", "done")
    assert phase(state) == "game_over"
    assert state.ending == 2


def test_v_25_first_diplomat_has_no_target():  # CO-5.6
    state = after_setup(3, start_player="given")
    before = goods(state), money(state)
    play(state, "play diplomat")
    assert state.to_play == 1
    assert (goods(state), money(state)) == before
