"""The turn (CO-3), the storehouse (CO-4), the Praefectus Magnus (CO-6), no trade (CO-7)."""

from __future__ import annotations

import pytest

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.constants import PHASES
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.concordia.helpers import (
    GAME,
    after_setup,
    by_chance,
    can,
    coins_up,
    display,
    free,
    given,
    goods,
    hand,
    heard,
    money,
    options,
    phase,
    places,
    play,
    player,
    random_game,
    told,
    top,
)

# -- 3: the turn ---------------------------------------------------------------------------------------------


def test_one_card_a_turn_and_no_passing():  # CO-3.1
    state = given()
    assert options(state) == {
        "play tribune",
        "play architect",
        "play prefect",
        "play mercator",
        "play diplomat",
        "play senator",
    }
    with pytest.raises(IllegalMove):
        play(state, "done")
    play(state, "play diplomat")
    assert state.to_play == 1
    play(state, "play diplomat")
    assert state.to_play == 2
    play(state, "play diplomat")
    assert state.to_play == 0
    assert not can(state, "play diplomat")  # it is not in hand
    play(state, "play tribune", "done")
    assert state.to_play == 1


def test_played_card_is_on_top_before_its_action():  # CO-3.2
    state = play(given(player(pile="senator"), player(), player()), "play mercator")
    assert phase(state) == "mercator"
    assert top(state) == "mercator"
    assert "mercator" not in hand(state)
    state = given(intermediate_scoring=True)
    assert told(heard(state, "play diplomat"), events.Scored) == []  # the pile is not empty when it has ended


@pytest.mark.parametrize(
    "moves",
    [(f"play {role}", "done") for role in ("senator", "mercator", "architect", "tribune")],
)
def test_optional_parts(moves: tuple[str, str]):  # CO-3.3
    state = play(given(), *moves)
    assert state.to_play == 1
    assert goods(state) == "1/2/1/1/1"


def test_consul_need_not_buy():  # CO-3.3
    shown = ["s1_architect", "s1_prefect", "s1_mercator", "s1_colonist", "s1_mason", "s1_farmer", "s1_smith"]
    deck = [card.id for card in tables.CARDS if card.stack in (2, 3) and card.id != "s2_consul"]
    red = player(bought="s1_diplomat s2_consul")
    state = given(red, player(), player(), display=shown, deck=deck)
    play(state, "play consul", "done")
    assert state.to_play == 1
    assert display(state) == shown


def test_everybody_always_has_the_tribune():  # CO-3.4
    for seed in range(3):
        for state in random_game(after_setup(4, seed), seed):
            if phase(state) == "choose_card":
                assert all(hand(state, seat)["tribune"] == 1 for seat in range(4))
                assert can(state, "play tribune")


def test_bought_card_comes_to_hand_at_once():  # CO-3.5
    state = given(player("0/1/0/0/0"), player(), player(), display=SHOWN)
    play(state, "play senator", "hire mason from 1")
    assert hand(state)["mason"] == 1
    by_chance(state)
    play(state, "play prefect", "produce asia", "play prefect", "produce syria")
    assert can(state, "play mason")


SHOWN = ["s1_mason", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mercator"]


def test_identical_cards_are_one_choice():  # CO-3.6, CO-R19
    state = given()
    assert hand(state)["prefect"] == 2
    assert (
        sum(text == "play prefect" for text in (GAME.notation(state, a) for a in state.legal_actions())) == 1
    )
    play(state, "play prefect", "produce asia")
    assert hand(state)["prefect"] == 1


def test_state_machine():  # CO-3.6
    """Every person leads to the decision of the table, and every decision is by the active player but for the goods."""
    everything = "s1_colonist s1_mason s2_consul"
    goods_enough = "1/2/2/1/1"
    shown = [
        "s1_architect",
        "s1_prefect",
        "s1_mercator",
        "s1_diplomat",
        "s1_farmer",
        "s1_smith",
        "s2_architect",
    ]
    deck = [
        card.id
        for card in tables.CARDS
        if card.stack in (2, 3) and card.id not in ("s2_consul", "s2_architect")
    ]

    def after(role: str) -> str:
        red = player(goods_enough, bought=everything)
        state = given(red, player(pile="senator"), player(pile="prefect"), display=shown, deck=deck)
        play(state, f"play {role}")
        assert state.to_play == state.active
        return phase(state)

    assert {role: after(role) for role in (*tables.PERSONS[:8], "mason")} == {
        "tribune": "tribune_colonist",
        "architect": "architect_move",
        "prefect": "prefect",
        "mercator": "mercator",
        "diplomat": "diplomat",
        "senator": "senator",
        "consul": "consul",
        "colonist": "colonist",
        "mason": "choose_card",
    }


def test_actions_of_several_steps():  # CO-3.6
    def phases(state: Concordia, *texts: str) -> list[str]:
        return [phase(play(state, text)) for text in texts]

    red = player("2/3/3/0/0", 50, land="isca_d-londinium", bought="s1_colonist")
    steps = ["play architect", "sea roma > massilia-roma", "done", "house isca_d", "house londinium"]
    assert phases(given(red, player(), player()), *steps) == [
        "architect_move",
        "architect_move",
        "architect_build",
        "architect_build",
        "choose_card",
    ]
    steps = ["play colonist", "place land roma", "place sea roma", "done"]
    assert phases(given(red, player(), player()), *steps) == [
        "colonist",
        "colonist_place",
        "colonist_place",
        "choose_card",
    ]
    steps = ["play mercator", "sell 1 food", "buy 1 brick"]
    assert phases(given(red, player(), player()), *steps) == ["mercator", "mercator", "choose_card"]


def test_every_phase_occurs_in_random_games():  # CO-3.6
    seen = {
        phase(state) for seed in range(12) for state in random_game(after_setup(2 + seed % 4, seed), seed)
    }
    assert seen == set(PHASES) - {"deal_token", "deal_card", "draw_starter", "refill_display"}


def test_order_at_the_end_of_a_turn():  # CO-3.7, CO-R20
    """The display is refilled before the next player decides; the intermediate scoring comes before the end test."""
    state = given(player("0/1/0/0/0"), player(), player(), display=SHOWN)
    found = heard(state, "play senator", "hire mason from 1")
    assert [type(event).__name__ for event in found] == ["CardPlayed", "CardBought", "CardRevealed"]
    assert state.to_play == 1
    last = given(player(money=5), player(), player(marker=3), to_play=0, intermediate_scoring=True)
    found = heard(last, "play tribune", "place land roma")
    kinds = [type(event).__name__ for event in found]
    assert kinds == ["CardPlayed", "CardsTakenBack", "ColonistPlaced", "Scored"]
    assert told(found, events.Scored) == [events.Scored(0, last.score(0))]


# -- 4: the storehouse ---------------------------------------------------------------------------------------


def test_spaces():  # CO-4.1
    assert free(given(player("1/2/1/1/1"), player(), player())) == 2
    assert free(given(player("8/0/0/0/0"), player(), player())) == 0
    assert free(given(player("0/0/0/0/0", land="roma roma roma"), player(), player())) == 10
    for seed in range(3):
        for state in random_game(after_setup(5, seed), seed):
            assert all(0 <= free(state, seat) <= 12 for seat in range(5))


def test_placing_a_colonist_frees_its_space():  # CO-4.2
    state = given(player("5/1/1/0/0", 0), player(), player())
    assert free(state) == 1
    play(state, "play tribune", "place sea roma")
    assert free(state) == 1 + 1 + 2
    for seed in range(3):
        before = [2] * 3
        for later in random_game(after_setup(3, seed), seed):
            now = [sum(map(len, places(later, seat).values())) for seat in range(3)]
            assert all(new >= old for new, old in zip(now, before, strict=True))  # they never return
            before = now


def test_stored_goods_are_never_thrown_away():  # CO-4.3
    """A full storehouse keeps what it has, and the goods received are lost."""
    state = given(player("8/0/0/0/0", houses="tyros"), player(), player(), holder=1)
    found = heard(state, "play prefect", "produce syria")
    assert goods(state) == "8/0/0/0/0"
    assert told(found, events.GoodsLost) == [events.GoodsLost(0, 2)]


def test_all_free_spaces_must_be_filled():  # CO-4.4
    red = player("6/0/0/0/0", houses="antiochia tyros")  # food and cloth, and the bonus cloth
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce syria")
    assert options(state) == {"keep food", "keep cloth"}
    assert goods(play(state.clone(), "keep cloth")) == "6/0/0/0/2"
    assert goods(play(state.clone(), "keep food")) == "6/1/0/0/1"
    red = player(
        "5/0/0/0/0", houses="lutetia burdigala massilia"
    )  # three spaces for food, tool and two cloths
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce gallia")
    assert options(state) == {"keep food", "keep tool"}
    assert goods(play(state, "keep tool")) == "5/0/1/0/2"


def test_goods_that_fit_are_taken():  # CO-4.4
    red = player("5/0/0/0/0", houses="antiochia tyros")
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce syria")
    assert goods(state) == "5/1/0/0/2"
    assert state.to_play == 1


def test_kept_units_that_leave_no_choice():  # CO-4.4, CO-4.5
    """What must be kept in any case is not asked for: here one of two bricks, as there is only one tool."""
    red = player("0/0/0/6/0", houses="brigantium valentia")
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce hispania")
    assert goods(state) == "1/0/0/6/0"
    assert options(state) == {"keep brick", "keep tool"}
    assert goods(play(state, "keep tool")) == "1/0/1/6/0"


def test_one_kind_leaves_no_choice():  # CO-4.5
    tokens = {"bycantium": "brick", "sinope": "brick", "attalia": "brick"}
    red = player("0/0/0/6/0", houses="bycantium sinope attalia")
    state = play(given(red, player(), player(), tokens=tokens, holder=0), "play prefect", "produce asia")
    assert goods(state) == "2/0/0/6/0"  # five bricks for two spaces
    assert state.to_play == 1


def test_bonus_and_houses_are_one_batch():  # CO-4.5, CO-R3
    red = player("7/0/0/0/0", houses="antiochia")  # one space: bonus cloth or own food
    state = play(given(red, player(), player(), holder=1), "play prefect", "produce syria")
    assert options(state) == {"keep food", "keep cloth"}
    assert goods(play(state.clone(), "keep cloth")) == "7/0/0/0/1"
    assert goods(play(state.clone(), "keep food")) == "7/1/0/0/0"


def test_overflow_decisions_go_round_from_the_active_player():  # CO-4.5, CO-R4
    full = player("7/0/0/0/0", houses="antiochia tyros")
    state = given(full, full, player("8/0/0/0/0", houses="tyros"), full, to_play=1, holder=2)
    play(state, "play prefect", "produce syria")
    deciders = []
    while phase(state) == "keep_goods":
        deciders.append(state.to_play)
        assert state.active == 1
        play(state, "keep cloth")
    assert deciders == [1, 3, 0]  # seat 2 has no space, so nothing to choose
    assert [goods(state, seat) for seat in (0, 1, 3)] == ["7/0/0/0/1"] * 3
    assert state.to_play == 2


# -- 6: Praefectus Magnus ------------------------------------------------------------------------------------


def test_magnus_doubles_the_bonus_only():  # CO-6.1
    red = player("0/0/0/0/0", houses="antiochia tyros")
    state = play(given(red, player(), player(), holder=0), "play prefect", "produce syria")
    assert goods(state) == "0/1/0/0/3"


def test_magnus_works_with_a_diplomat():  # CO-6.1, CO-6.2
    red = player("0/0/0/0/0")
    state = given(red, player(pile="prefect"), player(), holder=0)
    play(state, "play diplomat", "produce syria")
    assert goods(state) == "0/0/0/0/2"
    assert state.holder == 2


def test_magnus_is_not_used_by_others():  # CO-6.1, CO-6.2
    """Nor by who copies the holder's Prefect."""
    for card in ("prefect", "diplomat"):
        state = given(player("0/0/0/0/0"), player(), player(pile="prefect"), holder=2)
        play(state, f"play {card}", "produce syria")
        assert goods(state) == "0/0/0/0/1"
        assert state.holder == 2


@pytest.mark.parametrize(("players", "holder", "right"), [(3, 0, 2), (4, 2, 1), (5, 4, 3)])
def test_magnus_passes_to_the_right(players: int, holder: int, right: int):  # CO-6.2
    state = given(*[player() for _ in range(players)], holder=holder, to_play=holder)
    play(state, "play prefect", "produce syria")
    assert state.holder == right


def test_magnus_and_cash():  # CO-6.3
    state = given(player(money=0), player(), player(), holder=0, coins=["syria", "asia"])
    play(state, "play prefect", "cash")
    assert money(state) == 3
    assert state.holder == 0


def test_magnus_with_a_full_storehouse():  # CO-R2
    state = given(player("8/0/0/0/0"), player("0/0/0/0/0", houses="tyros"), player(), holder=0)
    play(state, "play prefect", "produce syria")
    assert goods(state) == "8/0/0/0/0"
    assert goods(state, 1) == "0/0/0/0/1"
    assert coins_up(state) == {"syria"}
    assert state.holder == 2


# -- 7: no trade between players -----------------------------------------------------------------------------


def test_what_others_own_changes_only_by_production():  # CO-7
    """Step by step, forced ones too: only a Prefect gives others anything, and nobody takes from them."""
    for seed in range(3):
        state, rng = after_setup(3, seed), Rng(seed)
        while state.to_play != OVER:
            before = state.clone()
            legal = state.legal_actions()
            state.perform(legal[rng.below(len(legal))])
            producing = phase(before) in ("prefect", "keep_goods")
            for seat in {0, 1, 2} - {before.active}:
                assert money(before, seat) == money(state, seat)
                assert before.everyone[seat].owned() == state.everyone[seat].owned()
                assert producing or goods(before, seat) == goods(state, seat)


def test_money_is_never_negative():  # CO-R17
    state = given(player("1/1/1/1/1", 2, land="isca_d-londinium"), player(), player())
    play(state, "play architect", "done")
    assert options(state) == {"done", "house londinium"}  # Isca, a tool city, costs 3
    for seed in range(3):
        for later in random_game(after_setup(4, seed), seed):
            assert all(money(later, seat) >= 0 and min(later.everyone[seat].goods) >= 0 for seat in range(4))
