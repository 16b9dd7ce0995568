"""The evaluation: what is counted, and that better positions are judged better."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest

from antiqua.games.concordia.evaluate import FEATURES, ConcordiaEvaluator
from antiqua.games.concordia.position import position
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.concordia.helpers import GAME, new_game, player

EVALUATOR: Evaluator = ConcordiaEvaluator()


def found(state: Concordia, seat: int) -> dict[str, float]:
    out = array("d", [0.0] * len(FEATURES))
    EVALUATOR.features(state, seat, out)
    return dict(zip(FEATURES, out, strict=True))


def against(first: dict[str, Any], second: dict[str, Any] | None = None, **facts: Any) -> Concordia:
    """Two players, of whom the second is to play: so the first has no tempo to count."""
    return position(players=2, to_play=1, everyone=[first, second or player()], **facts)


def share(first: dict[str, Any], second: dict[str, Any] | None = None, **facts: Any) -> float:
    return EVALUATOR.shares(against(first, second, **facts))[0]


def walk(players: int, seed: int, **options: Any) -> list[Concordia]:
    """All positions of a game, half of its decisions made by the evaluation and half at random."""
    state = new_game(players, **options)
    rng = Rng(seed)
    greedy = Greedy(EVALUATOR)
    positions: list[Concordia] = []
    while state.to_play != OVER and len(positions) < 2000:
        positions.append(state.clone())
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
        elif rng.below(2):
            state.play(greedy.best(state, rng))
        else:
            actions = state.legal_actions()
            state.play(actions[rng.below(len(actions))])
    return [*positions, state]


def test_every_feature_is_found_somewhere(many: Callable[[int], int]) -> None:
    missing = set(FEATURES)
    for seed in range(max(12, many(40))):
        for state in walk(2 + seed % 4, seed):
            if state.to_play != OVER:
                missing -= {name for name, value in found(state, seed % 2).items() if value}
        if not missing:
            return
    assert not missing


def test_before_the_first_turn_all_seats_are_equal() -> None:
    state = new_game(4)
    assert EVALUATOR.shares(state) == pytest.approx([0.25] * 4)


def test_the_game_over_counts_as_it_ended() -> None:
    state = walk(3, 1)[-1]
    assert EVALUATOR.shares(state) == [float(state.winners >> seat & 1) for seat in range(3)]


def test_score_is_the_score_with_broken_points_for_wealth() -> None:
    state = against(player(houses="cosa genua", money=17, goods="0/0/0/0/0", bought="s1_architect"))
    whole = state.score(0)
    assert found(state, 0)["score"] == pytest.approx(whole + 0.7)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (player(money=20), player(money=5)),
        (player("2/2/1/1/1"), player("1/2/1/1/1")),
        (player(houses="cosa genua"), player(houses="cosa")),
        (player(bought="s1_architect"), player()),
        (player(land="roma roma"), player()),
        (player(), player(pile="architect prefect prefect senator")),
    ],
    ids=["money", "goods", "house", "card", "colonist", "hand"],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert share(better) > share(worse)


def test_a_house_is_worth_more_to_who_has_the_cards_for_it() -> None:
    """CO-9.1: a Mason makes three points of a brick house."""
    tokens = {"cosa": "brick"}
    house = [
        found(against(player(houses=houses, bought="s1_mason"), tokens=tokens), 0)["score"]
        for houses in ("", "cosa")
    ]
    plain = [found(against(player(houses=houses), tokens=tokens), 0)["score"] for houses in ("", "cosa")]
    assert house[1] - house[0] == pytest.approx(plain[1] - plain[0] + 3)


def test_a_second_house_in_a_province_counts_less_than_one_in_another() -> None:
    """CO-9.1: two Saturnus cards at the beginning."""
    tokens = {"cosa": "food", "florentia": "food", "genua": "food"}
    same = found(against(player(houses="cosa florentia"), tokens=tokens), 0)
    other = found(against(player(houses="cosa genua"), tokens=tokens), 0)
    assert other["score"] - same["score"] == pytest.approx(2)
    assert other["production"] == pytest.approx(same["production"])


def test_houses_within_reach_count_only_if_they_can_be_paid() -> None:
    ready = found(against(player("2/2/1/1/1", 20)), 0)
    poor = found(against(player("2/2/1/1/1", 0)), 0)
    bare = found(against(player("0/0/1/1/1", 20)), 0)
    assert ready["build_ready"] > 0
    assert poor["build_ready"] == bare["build_ready"] == 0


def test_an_architect_on_the_pile_builds_later() -> None:
    state = found(against(player(pile="architect")), 0)
    assert state["build_ready"] == 0
    assert state["build_later"] > 0


def test_houses_cannot_be_built_in_a_city_passed_over() -> None:
    """Houses are built in ascending order, so what comes before the last one is lost."""
    facts = player("2/3/1/1/1", 40, land="mutina-verona")
    tokens = {"verona": "brick", "mutina": "food"}
    state = position(players=2, everyone=[facts, player()], tokens=tokens)
    for text in ("play architect", "done"):
        state.play(GAME.parse(state, text))
    other = state.clone()
    state.play(GAME.parse(state, "house verona"))
    assert found(state, 0)["build_pending"] > 0
    other.play(GAME.parse(other, "house mutina"))
    assert found(other, 0)["build_pending"] == 0


def test_cards_that_can_be_paid_are_worth_something() -> None:
    """CO-5.7: an Architect for a tool lies in the first slot; nothing can be had for bricks alone."""
    assert found(against(player("0/0/2/0/0")), 0)["buy_ready"] > 0
    assert found(against(player("2/0/0/0/0")), 0)["buy_ready"] == 0


def test_a_full_storehouse_makes_provinces_worthless() -> None:
    room = found(against(player("1/2/1/1/1")), 0)
    full = found(against(player("3/2/1/1/1")), 0)
    assert room["prefect_ready"] > full["prefect_ready"] == 0
    assert full["room"] == 0


def test_engine_and_hand_are_worth_little_when_the_end_is_near() -> None:
    late = {"display": ["s1_architect"], "deck": []}
    state = against(player(houses="cosa genua"), player(), **late)
    start = found(against(player(houses="cosa genua")), 0)
    end = found(state, 0)
    assert 0 < end["production"] < start["production"] / 5
    assert end["hand_architect"] < start["hand_architect"]
    assert EVALUATOR.spread(state) < EVALUATOR.spread(against(player()))


def test_in_the_last_round_only_those_count_who_still_have_a_turn() -> None:
    facts = {"players": 3, "display": [], "deck": [], "finisher": 0}
    state = position(to_play=2, everyone=[player(money=30), player(money=30), player(money=30)], **facts)
    assert [found(state, seat)["last_turn"] for seat in range(3)] == [0, 0, 1]
    assert [found(state, seat)["build_ready"] > 0 for seat in range(3)] == [False, False, True]


def test_whose_turn_it_is_passes_with_the_card_not_with_its_last_step() -> None:
    state = position(players=2, everyone=[player(), player()])
    assert [found(state, seat)["to_move"] for seat in range(2)] == [1, 0]
    state.play(GAME.parse(state, "play architect"))
    assert state.to_play == 0
    assert [found(state, seat)["to_move"] for seat in range(2)] == [0, 1]
