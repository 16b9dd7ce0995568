"""Set-up (CO-2): tokens, markers, cards, players, who begins; options."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import PHASES
from antiqua.games.concordia.game import GAME
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from tests.games.concordia.dealings import IMPERIUM_BONUS, ITALIA, PERSIAN
from tests.games.concordia.helpers import (
    DATA,
    after_setup,
    bonus,
    by_chance,
    coins_up,
    display,
    free,
    goods,
    hand,
    money,
    new_game,
    options,
    phase,
    places,
    play,
)


def test_boards_by_number_of_players():  # CO-2.1
    assert [new_game(players).map.id for players in (2, 3, 4, 5)] == [
        "italia",
        "imperium",
        "imperium",
        "imperium",
    ]
    assert new_game(4, map="italia").map.id == "italia"
    for players, board in ((2, "imperium"), (5, "italia")):
        with pytest.raises(BadOption):
            new_game(players, map=board)
        assert new_game(players, map=board, map_player_limits="free").map.id == board


def test_tokens_are_dealt_by_letter():  # CO-2.2
    state = new_game(3)
    assert phase(state) == "deal_token"
    assert options(state) == {f"token isca_d {good}" for good in tables.GOODS}
    odds = dict(state.chance_outcomes())
    assert odds[tables.GOOD["brick"]] == Fraction(2, 7)
    play(state, "token isca_d brick")
    assert dict(state.chance_outcomes())[tables.GOOD["brick"]] == Fraction(1, 6)
    play(state, "token londinium brick")  # the next cities, of Gallia, have the letter B
    assert dict(state.chance_outcomes())[tables.GOOD["brick"]] == Fraction(2, 8)


@pytest.mark.parametrize(("players", "letters"), [(2, "ABC"), (3, "ABCD")])
def test_all_tokens_of_the_letters_are_used(players: int, letters: str):  # CO-2.2
    state = after_setup(players)
    found = [0] * 5
    for city in range(state.map.cities):
        found[state.produces[city]] += 1
    expected = [
        sum(one[good] for one in DATA["city_token"] if one["letter"] in letters) for good in tables.GOODS
    ]
    assert found == expected


def test_tokens_fix_the_markers():  # CO-2.2, CO-2.3, CO-R22
    state = new_game(3)
    for city, good in PERSIAN.items():
        text = f"token {city} {good}"
        if text in options(state):
            play(state, text)
    assert bonus(state) == IMPERIUM_BONUS
    assert coins_up(state) == set()
    produced = list(state.produces)
    game = by_chance(state, Rng(5))
    for _ in range(200):
        legal = game.legal_actions()
        game.play(legal[len(legal) // 2])
        by_chance(game, Rng(6))
        assert bonus(game) == IMPERIUM_BONUS
        assert list(game.produces) == produced


def test_display_and_deck():  # CO-2.4
    for players, cards in ((2, 15), (3, 21), (4, 26), (5, 30)):
        state = after_setup(players)
        assert len(display(state)) == 7
        assert state.unseen.bit_count() == cards - 7
        assert sum(tables.CARDS[card].stack == 1 for card in state.display) == 7
        top = state.deck_top()
        assert top.bit_count() == 1
        assert tables.CARDS[top.bit_length() - 1].stack == 1


def test_cards_are_laid_from_left_to_right():  # CO-2.4
    state = new_game(2)
    for city, good in ITALIA.items():
        if f"token {city} {good}" in options(state):
            play(state, f"token {city} {good}")
    order = ["smith", "farmer", "mason", "diplomat", "colonist", "mercator", "prefect"]
    play(state, *(f"reveal {person} I" for person in order))
    assert display(state) == [f"s1_{person}" for person in order]


def test_player_set_up():  # CO-1.2, CO-2.5
    state = after_setup(5)
    for seat in range(5):
        assert goods(state, seat) == "1/2/1/1/1"
        assert free(state, seat) == 2
        assert places(state, seat) == {"land": ["roma"], "sea": ["roma"]}
        assert state.everyone[seat].built == 0
        assert hand(state, seat) == {
            "tribune": 1,
            "architect": 1,
            "prefect": 2,
            "mercator": 1,
            "diplomat": 1,
            "senator": 1,
        }


def test_start_player_is_drawn():  # CO-2.6
    state = begun_until_starter(4)
    assert dict(state.chance_outcomes()) == {seat: Fraction(1, 4) for seat in range(4)}
    play(state, "start 3")
    assert state.to_play == 2
    assert [money(state, seat) for seat in (2, 3, 0, 1)] == [5, 6, 7, 8]


def begun_until_starter(players: int) -> Any:
    state = new_game(players)
    rng = Rng(3)
    while phase(state) != "draw_starter":
        state.apply(state.sample_chance(rng))
    return state


def test_start_player_may_be_given():  # CO-2.6, CO-D6
    state = after_setup(5, start_player="given")
    assert state.to_play == 0
    assert [money(state, seat) for seat in range(5)] == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("phase_name", ["deal_token", "deal_card", "draw_starter"])
def test_chance_draws_by_the_odds(phase_name: str):  # CO-2.2, CO-2.4, CO-2.6
    state, rng = new_game(4), Rng(7)
    while phase(state) != phase_name:
        state.apply(state.sample_chance(rng))
    drawn = Counter(state.sample_chance(rng) for _ in range(2000))
    for outcome, odds in state.chance_outcomes():
        assert drawn[outcome] / 2000 == pytest.approx(odds, abs=0.05)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_last_player_has_the_praefectus_magnus(players: int):  # CO-2.7
    for starter in range(players):
        state = play(begun_until_starter(players), f"start {starter + 1}")
        assert state.holder == (starter - 1) % players


def test_two_players():  # CO-2.8
    state = after_setup(2, start_player="given")
    assert state.map.id == "italia"
    assert {card.stack for card in tables.CARDS if state.unseen >> card.index & 1} == {1, 2}
    assert [money(state, 0), money(state, 1)] == [5, 6]
    assert state.holder == 1
    assert len(state.everyone) == 2
    play(state, "play mercator", "done", "play prefect", "produce sicilia")
    assert state.holder == 0  # the right neighbour is the opponent


def test_only_tokens_cards_and_start_player_are_chance():  # CO-R26
    state = new_game(3)
    seen = []
    rng = Rng(9)
    while state.to_play == CHANCE:
        seen.append(phase(state))
        state.apply(state.sample_chance(rng))
    assert sorted(set(seen)) == ["deal_card", "deal_token", "draw_starter"]
    assert {goods(after_setup(3, seed), seat) for seed in range(6) for seat in range(3)} == {"1/2/1/1/1"}
    for _ in range(300):
        if state.to_play == CHANCE:
            assert PHASES[state.phase] == "refill_display"
            state.apply(state.sample_chance(rng))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])


def test_editions_and_their_income():  # CO-5.4, CO-D1
    assert after_setup(3).legacy is False or after_setup(3).legacy == 0
    assert after_setup(3, edition="legacy").legacy
    assert after_setup(3, colonist_income="two_per_colonist").legacy
    assert not after_setup(3, edition="legacy", colonist_income="five_plus_one").legacy
    with pytest.raises(BadOption):
        new_game(3, edition="first")


def test_a_turn_limit_is_only_a_truncation():  # CO-R24
    """The rules know none; a game that is cut off has no ending and no winner."""
    from antiqua.kernel.playout import playouts

    assert GAME.decision_limit > 5000
    ((ending, winners, decisions, _),) = playouts(after_setup(3), 1, Rng(1), 50)
    assert (ending, winners, decisions) == (0, 0, 50)
    ((ending, winners, decisions, _),) = playouts(after_setup(3), 1, Rng(1), GAME.decision_limit)
    assert ending > 0
    assert winners.bit_count() == 1
    assert decisions < GAME.decision_limit
