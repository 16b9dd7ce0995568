"""The end of the game (CO-8), scoring (CO-9), intermediate scoring (CO-10)."""

from __future__ import annotations

import itertools

import pytest

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.rules import Concordia
from tests.games.concordia.dealings import PERSIAN
from tests.games.concordia.helpers import (
    GAME,
    begun,
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


def test_last_card_ends_the_game():  # CO-8.1
    state = last_card()
    found = heard(state, "play senator", "hire architect from 1")
    assert told(found, events.ConcordiaTaken) == [events.ConcordiaTaken(0, "cards")]
    assert state.finisher == 0
    assert points(state)["concordia"] == 7


def test_last_but_one_card_does_not():  # CO-8.1
    state = given(player("0/0/1/0/0"), player(), player(), display=["s3_architect", "s3_prefect"], deck=[])
    play(state, "play senator", "hire architect from 1")
    assert state.finisher == -1


def test_fifteenth_house_ends_the_game():  # CO-8.1
    state = given(player("0/1/0/0/0", 9, houses=FOURTEEN, land="isca_d-londinium"), player(), player())
    found = heard(state, "play architect", "done", "house londinium")
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
    for seed in range(4):
        found = random_game(begun(2 + seed, seed), seed)
        for before, after in itertools.pairwise(found):
            if before.active == after.active and phase(after) != "choose_card":
                bought = before.unseen != after.unseen or list(before.display) != list(after.display)
                built = before.everyone[before.active].built != after.everyone[after.active].built
                assert not (bought and built)


# -- scoring -------------------------------------------------------------------------------------------------


def test_vesta_values_goods_as_if_sold():  # CO-9.4
    state = given(player("0/0/0/0/4", 11), player(), player())
    assert points(state)["vesta"] == 3  # 11 + 28 = 39
    state = given(player("0/0/0/0/4", 12), player(), player())
    assert points(state)["vesta"] == 4


def test_hand_and_pile_score_alike():  # CO-9.1
    own = "isca_d lutetia massilia"
    held = given(player(houses=own), player(), player())
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
    state = given(
        player(houses=" ".join(own), bought=card), player(), player(), deck=[], display=["s3_consul"]
    )
    assert points(state)["minerva"] == 3 * each
    assert points(given(player(houses=" ".join(own)), player(), player()))["minerva"] == 0


def test_categories_in_the_order_of_scoring():  # CO-9.2
    assert GAME.categories == ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", "concordia")
    for state in random_game(begun(3), 4)[::20]:
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
    """The last player uses the Praefectus Magnus in the last turn: it passes before the tie is broken."""
    everyone = [rich(0), rich(990), rich(990), player("8/0/0/0/0", 0)]
    state = given(*everyone, deck=[], display=[], finisher=0, to_play=3, holder=3)
    play(state, "play prefect", "produce syria")
    assert state.holder == 2
    assert state.winners == 1 << 2


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
def test_shared_places_are_paid_in_full(markers: tuple[int, ...], paid: list[tuple[int, int]]):  # CO-R21
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
