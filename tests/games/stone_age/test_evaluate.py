"""The evaluation of Stone Age: what is better is judged better, and every feature counts something."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from antiqua.games import weights
from antiqua.games.stone_age.constants import PHASES
from antiqua.games.stone_age.evaluate import FEATURES, StoneAgeEvaluator
from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.stone_age.helpers import BLUE, GAME, RED, begin, given

TABLE = weights.read("stone_age", FEATURES)
TWO_RESOURCES, ONE_USE = "any_resources_2_healing", "one_use_tool_4_tool_maker_1"
NEAR_THE_END: dict[str, Any] = {"left": [7, 1], "blue": {"buildings": 6}}


def judge(state: StoneAge, seat: int = RED) -> float:
    return StoneAgeEvaluator().estimate(state, seat)


def feature(state: StoneAge, name: str, seat: int = RED) -> float:
    out = array("d", [0.0] * len(FEATURES))
    StoneAgeEvaluator().features(state, seat, out)
    return out[FEATURES.index(name)]


def two(red: dict[str, Any], **facts: Any) -> StoneAge:
    return given(2, red=red, **facts)


def better(more: dict[str, Any], less: dict[str, Any], **facts: Any) -> bool:
    """Is the first tribe judged better than the second, by points and by the share of victory?"""
    first, second = two(more, **facts), two(less, **facts)
    shares = [StoneAgeEvaluator().shares(state)[RED] for state in (first, second)]
    return judge(first) > judge(second) and shares[0] > shares[1]


def play_at_random(state: StoneAge, rng: Rng) -> None:
    if state.to_play == CHANCE:
        state.play(state.sample_chance(rng))
    else:
        actions = state.legal_actions()
        state.play(actions[rng.below(len(actions))])


# -- in every position ------------------------------------------------------------------------------------------------


def test_every_feature_counts_something_and_every_phase_is_judged(many: Any) -> None:
    evaluator = StoneAgeEvaluator()
    out = array("d", [0.0] * len(FEATURES))
    found: set[str] = set()
    phases: set[str] = set()
    for seed in range(max(many(40), 8)):
        rng = Rng(seed)
        state = begin(2 + seed % 3, start_player="random")
        while state.to_play != OVER:
            phases.add(PHASES[state.phase])
            for seat in range(state.players):
                evaluator.features(state, seat, out)
                found.update(name for name, value in zip(FEATURES, out, strict=True) if value)
            play_at_random(state, rng)
    assert found == set(FEATURES)
    assert phases == set(PHASES) - {"game_over"}


# -- what is better ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"points": 10}, {"points": 0}),
        ({"gold": 3}, {"wood": 3}),
        ({"stone": 2}, {"stone": 1}),
        ({"wood": 1, "brick": 1, "stone": 1}, {"wood": 2, "stone": 1}),
        ({"tools": [1, 1]}, {"tools": [1]}),
        ({"agriculture": 3}, {"agriculture": 2}),
        ({"people": 6}, {"people": 5}),
        ({"food": 12}, {"food": 6}),
        ({"cards": [TWO_RESOURCES]}, {"cards": [TWO_RESOURCES], "used_cards": [TWO_RESOURCES]}),
        ({"cards": [ONE_USE]}, {"cards": [ONE_USE], "used_cards": [ONE_USE]}),
        # green cards: another symbol is more than the same one again
        ({"cards": ["points_3_music_a", "food_3_weaving"]}, {"cards": ["points_3_music_a", "points_3_music_b"]}),
        # specialists with what they multiply
        ({"agriculture": 5, "cards": ["food_3_farmer_2"]}, {"agriculture": 5}),
        ({"tools": [2, 2, 2], "cards": ["dice_items_tool_maker_2_a"]}, {"tools": [2, 2, 2]}),
        ({"people": 9, "cards": ["brick_1_shaman_2"]}, {"people": 9}),
        ({"people": 9, "cards": ["brick_1_shaman_2"]}, {"people": 9, "cards": ["stone_1_shaman_1"]}),
        ({"buildings": 4, "cards": ["points_3_hut_builder_3"]}, {"buildings": 4}),
    ],
)  # fmt: skip
def test_more_is_better(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert better(
        more, less, display=["roll_gold_art", "roll_stone_shaman_1", "tool_1_art", "food_1_weaving"]
    )


def test_the_other_seat_sees_the_same_from_the_other_side() -> None:
    state = two({"points": 40})
    shares = StoneAgeEvaluator().shares(state)
    assert shares[RED] > 0.8
    assert shares[RED] == pytest.approx(1.0 - shares[BLUE])


def test_people_and_tools_are_worth_less_when_the_end_is_near() -> None:
    def gain(**facts: Any) -> float:
        return judge(two({"people": 6, "tools": [1]}, **facts)) - judge(two({}, **facts))

    assert gain() > 3 * gain(**NEAR_THE_END) > 0.0


def test_an_emptied_stack_ends_the_game_and_leaves_a_point_for_every_resource() -> None:  # SA-9.1, SA-9.3
    blue = {"buildings": 7, "places": {"forest": 1, "river": 1}}
    facts = {"left": [7, 0], "decision": "act", "blue": blue}
    places = {"places": {"hunting_grounds": 1, "field": 1}}
    last = judge(two({"gold": 4, **places}, **facts)) - judge(two(places, **facts))
    assert last == pytest.approx(4 * TABLE["resources"])


def test_points_decide_more_when_the_end_is_near() -> None:
    evaluator = StoneAgeEvaluator()
    near, far = two({"points": 10}, **NEAR_THE_END), two({"points": 10}, blue={"buildings": 6})
    assert evaluator.spread(near) < evaluator.spread(far)
    assert evaluator.shares(near)[RED] > evaluator.shares(far)[RED]


# -- people on their way ----------------------------------------------------------------------------------------------


def test_people_are_worth_what_their_places_bring() -> None:
    def placed(**places: int) -> StoneAge:
        return two({"places": places}, to_play=BLUE)

    assert feature(placed(river=4), "gold") > feature(placed(river=2), "gold") > 0.0
    assert feature(placed(quarry=1), "stone") == pytest.approx(2 / 6)  # a five or a six
    assert feature(placed(field=1), "agriculture") > feature(placed(), "agriculture")
    assert feature(placed(hut=2), "people") > feature(placed(), "people")
    assert feature(placed(tool_maker=1), "tools") > feature(placed(), "tools")
    assert feature(placed(hunting_grounds=4), "lacking") < feature(placed(), "lacking")


def test_a_place_is_worth_nothing_where_it_gives_no_more() -> None:  # SA-R1, SA-R5
    full = {"people": 10, "agriculture": 10, "tools": [4, 4, 4]}
    for place, figures, name in (
        ("hut", 2, "people"),
        ("field", 1, "agriculture"),
        ("tool_maker", 1, "tools"),
    ):
        state = two({**full, "places": {place: figures}}, to_play=BLUE)
        rounds = feature(state, "people") / 10
        assert feature(state, name) == pytest.approx(rounds * (12 if name == "tools" else 10))


def test_a_card_counts_only_with_the_means_to_pay_for_it() -> None:
    facts = {
        "display": ["points_3_music_a", "food_3_weaving"],
        "decision": "act",
        "blue": {"places": {"forest": 1, "river": 1}},
    }
    places = {"places": {"card_1": 1, "hunting_grounds": 1}}
    poor, rich = two({**places}, **facts), two({"wood": 1, **places}, **facts)
    assert feature(poor, "culture") == 0.0
    assert feature(rich, "culture") == 1.0
    assert feature(rich, "score") == 3.0
    assert feature(rich, "wood") == 0.0  # it will be spent


def test_a_building_counts_only_with_the_means_to_pay_for_it() -> None:
    facts = {
        "tops": ["fixed_wwb", "choice_4_of_2"],
        "decision": "act",
        "blue": {"places": {"forest": 1, "river": 1}},
    }
    fixed = {"places": {"building_1": 1, "hunting_grounds": 1}}
    assert feature(two({"wood": 9, **fixed}, **facts), "score") == 0.0
    assert feature(two({"wood": 2, "brick": 1, **fixed}, **facts), "score") == 10.0
    choice = {"places": {"building_2": 1, "hunting_grounds": 1}}
    assert feature(two({"wood": 9, **choice}, **facts), "score") == 0.0
    assert feature(two({"wood": 9, "gold": 2, **choice}, **facts), "score") == 18.0  # one gold would be 15


def test_an_open_building_takes_what_is_dearest() -> None:
    facts = {"tops": ["open_1_7_a"], "decision": "act", "blue": {"places": {"forest": 1, "river": 1}}}
    state = two({"wood": 9, "gold": 3, "places": {"building_1": 1, "hunting_grounds": 1}}, **facts)
    assert feature(state, "score") == 3 * 6 + 4 * 3


def test_a_half_paid_card_is_as_good_as_bought() -> None:
    facts = {
        "display": ["roll_gold_art", "points_3_music_a"],
        "decision": "act",
        "blue": {"places": {"forest": 1, "river": 1}},
    }
    state = two({"wood": 2, "gold": 2, "places": {"card_2": 1, "hunting_grounds": 1}}, **facts)
    for text in ("act card_2", "pay wood"):
        state.play(GAME.action(state, GAME.read(text)))
    assert PHASES[state.phase] == "buy_card"
    assert feature(state, "culture") == 1.0
    assert feature(state, "wood") == 0.0
    assert feature(state, "gold") == 2.0


def test_the_cheapest_pay_for_a_card() -> None:
    facts = {
        "display": ["points_3_music_a"],
        "decision": "act",
        "blue": {"places": {"forest": 1, "river": 1}},
    }
    state = two({"wood": 1, "gold": 1, "places": {"card_1": 1, "hunting_grounds": 1}}, **facts)
    state.play(GAME.action(state, GAME.read("act card_1")))
    assert GAME.notation(state, Greedy(StoneAgeEvaluator()).best(state, Rng(1))) == "pay wood"


def test_tools_are_used_where_they_complete_a_resource_and_kept_where_not() -> None:
    def after(total: int) -> str:
        places = {"river": 2, "forest": 3}
        state = two({"tools": [1, 1, 1], "places": places}, decision="act", blue={"places": {"quarry": 1}})
        state.play(GAME.action(state, GAME.read("act river")))
        state.play(total)
        return GAME.notation(state, Greedy(StoneAgeEvaluator()).best(state, Rng(1)))

    assert after(10) == "tool 1"  # two of them make a second gold
    assert after(6) == "gather"


def test_hunger_is_felt_before_it_comes() -> None:
    places = {"river": 4, "card_1": 1}
    blue = {"places": {"forest": 1, "quarry": 1}}
    facts = {"decision": "act", "blue": blue}
    assert feature(two({"food": 5, "places": places}, **facts), "starving") == 0.0
    assert 0.0 < feature(two({"food": 4, "gold": 3, "places": places}, **facts), "starving") < 1.0
    assert feature(two({"food": 0, "places": places}, **facts), "starving") == 1.0
    # while somebody is at home, he may still hunt
    assert feature(two({"food": 4, "places": {"river": 4}}, to_play=BLUE), "starving") == 0.0


def test_who_can_pay_cheaply_does_not_starve() -> None:  # SA-8.2
    state = two({"food": 4, "wood": 2, "gold": 1}, decision="feed", blue={"food": 5})
    assert PHASES[state.phase] == "feed"
    assert GAME.notation(state, Greedy(StoneAgeEvaluator()).best(state, Rng(1))) == "pay wood"


# -- the weights ------------------------------------------------------------------------------------------------------


def test_own_weights_are_used() -> None:
    only = StoneAgeEvaluator({name: float(name == "score") for name in FEATURES})
    assert only.estimate(two({"points": 17, "gold": 5}), RED) == 17.0
