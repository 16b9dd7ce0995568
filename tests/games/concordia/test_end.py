"""The end of the game (CO-8), scoring (CO-9), intermediate scoring (CO-10)."""

from __future__ import annotations

import pytest

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.rules import Concordia
from tests.games.concordia.dealings import PERSIAN
from tests.games.concordia.helpers import (
    GAME,
    after_setup,
    given,
    heard,
    money,
    phase,
    play,
    player,
    points,
    prizes,
    random_game,
    told,
)
from tests.games.concordia.test_persons import FOURTEEN

DONE_TURN = ("play mercator", "done")


def last_card(stock: str = "0/0/1/0/0") -> Concordia:
    """Only one card is left for sale; seat 0 can buy it."""
    everyone = [player(stock), player(), player()]
    return given(*everyone, display=["s3_architect"], deck=[])


def test_last_card_ends_the_game():  # CO-8.1, CO-R18
    state = last_card()
    found = heard(state, "play senator", "hire architect from 1")
    assert told(found, events.ConcordiaTaken) == [events.ConcordiaTaken(0, "cards")]
    assert state.finisher == 0
    assert points(state)["concordia"] == 7
    me = state.everyone[0]
    assert (me.owned(), me.in_hand(), sum(me.gods)) == (8, 7, 8)  # the Concordia card is not among them


def test_last_but_one_card_does_not():  # CO-8.1
    state = given(player("0/0/1/0/0"), player(), player(), display=["s3_architect", "s3_prefect"], deck=[])
    play(state, "play senator", "hire architect from 1")
    assert state.finisher == -1


@pytest.mark.parametrize(("card", "pile"), [("architect", ""), ("diplomat", "architect")])
def test_fifteenth_house_ends_the_game(card: str, pile: str):  # CO-8.1
    red = player("0/1/0/0/0", 9, houses=FOURTEEN, land="isca_d-londinium")
    found = heard(given(red, player(pile=pile), player()), f"play {card}", "done", "house londinium")
    assert told(found, events.ConcordiaTaken) == [events.ConcordiaTaken(0, "houses")]


def test_every_other_player_has_one_more_turn():  # CO-8.2
    state = play(last_card(), "play senator", "hire architect from 1")
    assert state.to_play == 1
    play(state, *DONE_TURN)
    assert state.to_play == 2
    play(state, *DONE_TURN)
    assert phase(state) == "game_over"
    assert GAME.endings[state.ending] == "cards"


def test_concordia_card_is_given_once():  # CO-8.3, CO-R16
    """The second trigger, in the last turns, changes nothing."""
    blue = player("0/1/0/0/0", 9, houses=FOURTEEN, land="isca_d-londinium")
    state = given(player("0/0/1/0/0"), blue, player(), display=["s3_architect"], deck=[])
    play(state, "play senator", "hire architect from 1", "play architect", "done", "house londinium")
    assert state.everyone[1].built == 15
    assert state.finisher == 0
    assert [points(state, seat)["concordia"] for seat in range(3)] == [7, 0, 0]
    play(state, *DONE_TURN)
    assert phase(state) == "game_over"
    assert GAME.endings[state.ending] == "cards"


def test_a_turn_builds_or_buys():  # CO-R16
    red = player("0/1/1/0/0", 9, land="isca_d-londinium")
    state = given(red, player(), player(), display=["s3_architect"], deck=[])
    bought = play(state.clone(), "play senator", "hire architect from 1")
    assert (bought.to_play, bought.everyone[0].built) == (1, 0)
    built = play(state, "play architect", "done", "house londinium")
    assert (built.to_play, built.everyone[0].owned()) == (1, 7)


# -- scoring -------------------------------------------------------------------------------------------------


def test_vesta_values_goods_as_if_sold():  # CO-9.4
    state = given(player("0/0/0/0/4", 11), player(), player())
    assert points(state)["vesta"] == 3  # 11 + 28 = 39
    state = given(player("0/0/0/0/4", 12), player(), player())
    assert points(state)["vesta"] == 4
    state = given(player("2/2/2/1/1", 0), player(), player())
    assert points(state)["vesta"] == 3  # 37: of all goods, though a Mercator sells only two


def test_hand_and_pile_score_alike():  # CO-9.1
    own = "isca_d lutetia massilia"
    held = given(player(houses=own, land="aquileia-roma"), player(), player())
    played = given(player(houses=own, pile="architect prefect senator mercator"), player(), player())
    assert points(held) == points(played)
    assert points(held) == {
        "vesta": 3,
        "jupiter": 2 * 3,
        "saturnus": 2 * 2,
        "mercurius": 2 * 3,
        "mars": 4,
        "minerva": 0,
        "concordia": 0,
    }


@pytest.mark.parametrize(
    ("card", "good", "each"),
    [
        ("s1_mason", "brick", 3),
        ("s1_farmer", "food", 3),
        ("s1_smith", "tool", 3),
        ("s2_vintner", "wine", 4),
        ("s2_weaver", "cloth", 5),
    ],
)
def test_minerva(card: str, good: str, each: int):  # CO-9.1
    own = [city for city, made in PERSIAN.items() if made == good][:3]
    for pile in ("", card.split("_")[1]):
        red = player(houses=" ".join(own), bought=card, pile=pile)
        state = given(red, player(), player(), deck=[], display=["s3_consul"])
        assert points(state)["minerva"] == 3 * each
    assert points(given(player(houses=" ".join(own)), player(), player()))["minerva"] == 0


@pytest.mark.parametrize(("players", "provinces"), [(3, 12), (2, 11)])
def test_most_that_a_card_is_worth(players: int, provinces: int):  # CO-9.1
    others = [player()] * (players - 1)
    board = given(player(), *others).map
    own = [board.names[(cities & -cities).bit_length() - 1] for cities in board.province_cities if cities]
    red = player(houses=" ".join(own), land="roma roma roma", sea="roma roma roma")
    state = given(red, *others)
    assert state.value_of(0, tables.GOD["saturnus"]) == provinces
    assert state.value_of(0, tables.GOD["mars"]) == 12


def test_every_specialist_scores_the_own_good():  # CO-9.1
    red = player(houses="londinium brigantium lutetia", bought="s1_mason s1_farmer")
    assert points(given(red, player(), player()))["minerva"] == 2 * 3 + 1 * 3


def test_bought_card_scores():  # CO-9.1
    shown = ["s1_mason", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_smith"]
    state = given(player("0/1/0/0/0", houses="londinium"), player(), player(), display=shown)
    play(state, "play senator", "hire mason from 1")
    assert points(state)["minerva"] == 3


def test_categories_in_the_order_of_scoring():  # CO-9.2
    assert GAME.categories == ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", "concordia")
    for state in random_game(after_setup(3), 4)[::20]:
        for seat in range(3):
            assert sum(points(state, seat).values()) == state.score(seat)


def finished(holder: int, *everyone: dict[str, object]) -> Concordia:
    """The last player of the last turns plays; seat 0 has ended the game."""
    last = len(everyone) - 1
    state = given(*everyone, deck=[], display=[], finisher=0, to_play=last, holder=holder)
    return play(state, "play diplomat")


def rich(coins: int) -> dict[str, object]:
    return player("0/0/0/0/0", coins)


def test_highest_score_wins():  # CO-9.3
    state = finished(2, rich(0), rich(250), rich(0), rich(0))
    assert phase(state) == "game_over"
    assert state.scores()[1] == max(state.scores())
    assert state.winners == 1 << 1
    assert state.returns() == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.parametrize(("holder", "winner"), [(0, 2), (1, 1), (2, 2), (3, 2)])
def test_ties_go_to_the_first_to_receive_the_magnus(holder: int, winner: int):  # CO-9.3, CO-R23
    state = finished(holder, rich(0), rich(990), rich(990), rich(0))
    assert state.score(1) == state.score(2) == max(state.scores())
    assert state.winners == 1 << winner


def test_the_holder_after_the_last_turn_counts():  # CO-3.7, CO-R23
    """The last player, who has bought the cards, uses it in the last turn: it passes before the tie is broken."""
    everyone = [rich(0), rich(990), rich(0), player("8/0/0/0/0", 810)]
    state = given(*everyone, deck=[], display=[], finisher=0, to_play=3, holder=3)
    play(state, "play prefect", "produce syria")
    assert state.score(1) == state.score(3)
    assert state.holder == 2
    assert state.winners == 1 << 1


# -- intermediate scoring ------------------------------------------------------------------------------------


def test_no_intermediate_scoring_by_default():  # CO-10.1
    state = given(player("0/0/0/0/0"), player(), player())
    assert told(heard(state, "play tribune"), events.Scored) == []
    assert state.everyone[0].marker == -1


def test_first_tribune_is_scored_alone_and_once():  # CO-10.1
    state = given(player("0/0/0/0/0", 5), player(), player(), intermediate_scoring=True)
    found = heard(state, "play tribune")
    assert told(found, events.Scored) == [events.Scored(0, 4)]  # Mars
    assert [one.marker for one in state.everyone] == [4, -1, -1]
    assert money(state) == 5
    assert told(heard(state, "play mercator", "done"), events.Scored) == []
    state = given(player("0/0/0/0/0", 5, marker=4), player(), player(), intermediate_scoring=True)
    assert told(heard(state, "play tribune"), events.Scored) == []


def test_scoring_counts_the_colonist_just_bought():  # CO-R20
    state = given(player("0/1/1/0/0", 0), player(), player(), intermediate_scoring=True)
    found = heard(state, "play tribune", "place land roma")
    assert told(found, events.Scored) == [events.Scored(0, 6)]


def test_nothing_is_paid_before_everybody_was_scored():  # CO-10.2, CO-10.3
    state = given(player("0/0/0/0/0", 5), player(marker=9), player(), intermediate_scoring=True)
    found = heard(state, "play tribune")
    assert prizes(found) == []
    over = given(
        player("0/0/1/0/0", marker=5),
        player(),
        player(),
        display=["s3_architect"],
        deck=[],
        intermediate_scoring=True,
    )
    found = heard(over, "play senator", "hire architect from 1", *DONE_TURN, *DONE_TURN)
    assert phase(over) == "game_over"
    assert prizes(found) == []


@pytest.mark.parametrize(
    ("markers", "paid"),
    [
        ((4, 4, 4), [(0, 2), (1, 2), (2, 2), (3, 2)]),  # all equal: nobody gets 1
        ((9, 9, 9), [(0, 2), (1, 2), (2, 2), (3, 1)]),
        ((3, 3, 3), [(0, 1), (1, 1), (2, 1), (3, 2)]),
        ((9, 3, 3), [(0, 2), (3, 1)]),
    ],
)
def test_shared_places_are_paid_in_full(
    markers: tuple[int, ...], paid: list[tuple[int, int]]
):  # CO-10.2, CO-R20, CO-R21
    others = [player(marker=marker) for marker in markers]
    state = given(*others, player("0/0/0/0/0", 5), to_play=3, intermediate_scoring=True)
    found = heard(state, "play tribune")
    assert prizes(found) == paid
    assert [one.marker for one in state.everyone] == [0, 0, 0, 0]
    assert money(state, 3) == 5 + dict(paid).get(3, 0)


def test_scores_are_lost_after_the_prizes():  # CO-10.2
    state = given(player("0/0/0/0/0", 5, marker=0), *[player(marker=0)] * 2, intermediate_scoring=True)
    assert state.score(0) == tables.LIMITS["points_per_colonist"] * 2
    assert told(heard(state, "play tribune"), events.Scored) == []
