"""The evaluation of Trajan: what is better is judged better, and every feature counts something."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from antiqua.games import weights
from antiqua.games.trajan.constants import PHASES
from antiqua.games.trajan.evaluate import FEATURES, TrajanEvaluator
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.trajan.helpers import acting, counted, given, new_game, phase, play

TABLE = weights.read("trajan", FEATURES)


def judge(state: Trajan, seat: int = 0) -> float:
    return TrajanEvaluator().estimate(state, seat)


def feature(state: Trajan, name: str, seat: int = 0) -> float:
    out = array("d", [0.0] * len(FEATURES))
    TrajanEvaluator().features(state, seat, out)
    return out[FEATURES.index(name)]


def better(more: dict[str, Any], less: dict[str, Any], **facts: Any) -> bool:
    """Is the first mat judged better than the second, by points and by the share of victory?"""
    first, second = given(more, {}, **facts), given(less, {}, **facts)
    shares = [TrajanEvaluator().shares(state)[0] for state in (first, second)]
    return judge(first) > judge(second) and shares[0] > shares[1]


def play_at_random(state: Trajan, rng: Rng) -> None:
    if state.to_play == CHANCE:
        state.play(state.sample_chance(rng))
    else:
        actions = state.legal_actions()
        state.play(actions[rng.below(len(actions))])


def chosen(state: Trajan) -> str:
    """What the player who looks one move ahead does."""
    return GAME.notation(state, Greedy(TrajanEvaluator()).best(state, Rng(1)))


# -- in every position ------------------------------------------------------------------------------------------------


def test_every_feature_counts_something_and_every_phase_is_judged(many: Any) -> None:
    evaluator = TrajanEvaluator()
    greedy = Greedy(evaluator)
    out = array("d", [0.0] * len(FEATURES))
    found: set[str] = set()
    phases: set[str] = set()
    for seed in range(max(many(60), 40)):
        rng = Rng(seed)
        dealt = "random" if seed % 2 else "choose"
        state = new_game(2 + seed % 3, setup_trays=dealt, setup_trajan_tiles=dealt)
        while state.to_play != OVER:
            phases.add(PHASES[state.phase])
            for seat in range(state.players):
                evaluator.features(state, seat, out)
                found.update(name for name, value in zip(FEATURES, out, strict=True) if value)
            if state.to_play >= 0 and rng.below(4):
                state.play(greedy.best(state, rng))
            else:
                play_at_random(state, rng)
    assert found == set(FEATURES)
    assert phases == set(PHASES) - {"game_over"}


def test_time_goes_by_and_never_back(many: Any) -> None:
    """Turns to come get fewer, also over the ends of rounds and quarters, and while the board is filled again."""
    for seed in range(many(20)):
        rng = Rng(seed)
        state = new_game(2 + seed % 3)
        evaluator = TrajanEvaluator()
        last = evaluator.spread(state)
        while state.to_play != OVER:
            play_at_random(state, rng)
            if state.to_play != OVER:
                assert evaluator.spread(state) <= last + 1e-9
                last = evaluator.spread(state)


# -- what is better ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"points": 10}, {"points": 0}),
        # goods: sets to ship, and those that bonus tiles count
        ({"hand": ["wheat"] * 3}, {"hand": ["wheat", "wheat"]}),
        ({"hand": ["wheat"] * 3}, {"hand": ["wheat", "oil", "fish"]}),
        ({"hand": ["wheat", "wheat", "oil", "oil"]}, {"hand": ["wheat", "wheat", "oil", "fish"]}),
        ({"hand": ["wheat"], "yellow": ["bonus_cattle_wheat"]}, {"hand": ["wheat"], "yellow": ["bonus_wine_fish"]}),
        # forum tiles
        ({"tiles": ["demand_bread"]}, {}),
        ({"tiles": ["wild_demand"]}, {"tiles": ["demand_bread"]}),
        ({"tiles": ["extra_senate"]}, {}),
        ({"tiles": ["extra_senate"], "covered": ["senate"]}, {"tiles": ["extra_senate"], "covered": ["forum"]}),
        ({"tiles": ["senate_5"]}, {"tiles": ["senate_2"]}),
        ({"tiles": ["wild_construction"], "built": ["door_2", "door_3"], "sites": [0, 1]},
         {"built": ["door_2", "door_3"], "sites": [0, 1]}),
        ({"kept": ["demand_bread_pink_pink"]}, {}),
        # construction sets, tokens
        ({"built": ["door_2", "door_3"], "sites": [0, 1]}, {"built": ["door_2", "roof_3"], "sites": [0, 1]}),
        ({"workers": 2}, {"workers": 1}),
        ({"legionnaires": 2}, {"legionnaires": 1}),
        # the circle: tiles, and markers where they are wanted
        ({"slots": {"II": "victory_orange_orange"}}, {}),
    ],
)  # fmt: skip
def test_more_is_better(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert better(more, less, bonus=["bonus_workers", "bonus_legionnaires"])


def test_points_decide_more_when_the_end_is_near() -> None:
    evaluator = TrajanEvaluator()
    late, early = given({"points": 20}, {}, quarter=4), given({"points": 20}, {}, quarter=1)
    assert evaluator.spread(late) < evaluator.spread(early)
    assert evaluator.shares(late)[0] > evaluator.shares(early)[0]


# -- demands ----------------------------------------------------------------------------------------------------------


def test_demands_are_felt_as_far_as_nothing_meets_them() -> None:  # TR-10.2
    facts: dict[str, Any] = {"demands": ["bread", "bread", "games"]}
    assert feature(given({}, {}, **facts), "short") == 3.0
    assert feature(given({"tiles": ["demand_bread"]}, {}, **facts), "short") == 2.0
    assert feature(given({"tiles": ["demand_religion"]}, {}, **facts), "short") == 3.0
    full = {"tiles": ["demand_bread", "wild_demand", "demand_games"]}
    assert feature(given(full, {}, **facts), "short") == 0.0


def test_demands_to_come_are_expected() -> None:  # TR-9.1
    bare = given({}, {})
    assert feature(bare, "short") == pytest.approx(3.0)
    one = given({"tiles": ["demand_bread"]}, {})
    assert feature(one, "short") == pytest.approx(3.0 - 19 / 27)  # a demand for bread comes this often
    two = given({"tiles": ["demand_bread", "demand_games"]}, {})
    assert feature(two, "short") < feature(given({"tiles": ["demand_bread"] * 2}, {}), "short")


def test_unmet_demands_press_more_near_the_end_of_the_quarter() -> None:
    facts: dict[str, Any] = {"demands": ["bread", "bread", "games"]}
    assert judge(given({}, {}, time=0, **facts)) > judge(given({}, {}, time=9, **facts))


# -- the senate -------------------------------------------------------------------------------------------------------


def test_votes_promise_a_bonus_tile_the_more_surely_the_later_it_is() -> None:  # TR-10.9
    facts: dict[str, Any] = {"bonus": ["bonus_workers", "bonus_legionnaires"]}
    mats = (
        {"tiles": ["senate_4"], "occupied": ["alpes"], "leader": "alpes"},
        {"occupied": ["alpes"], "leader": "alpes"},
    )
    early = given(*mats, **facts)
    late = given(*mats, demands=["bread", "bread", "games"], time=9, **facts)
    gap = [feature(state, "senate_bonus", 0) - feature(state, "senate_bonus", 1) for state in (early, late)]
    assert gap[1] > gap[0] > 0.0


def test_the_higher_disc_wins_a_tie_in_the_senate() -> None:  # TR-10.8
    facts: dict[str, Any] = {"demands": ["bread", "bread", "games"], "time": 9}
    above = given({"senate": 2}, {"senate": 2}, senate=[1, 0], **facts)
    below = given({"senate": 2}, {"senate": 2}, senate=[0, 1], **facts)
    assert feature(above, "senate_bonus") > feature(below, "senate_bonus")


def test_the_last_space_of_the_senate_gives_no_step() -> None:  # TR-6.5.2
    assert feature(given({"senate": 7}, {}), "senate_step") == 0.0
    assert feature(given({"senate": 6}, {}), "senate_step") > feature(given({}, {}), "senate_step") > 0.0


# -- the circle -------------------------------------------------------------------------------------------------------

LOOSE: dict[str, Any] = {"I": "YG", "II": "YG", "III": "OB", "IV": "WP", "V": "WP", "VI": "OB"}


def test_a_tile_that_the_next_sowing_completes_is_seen() -> None:  # TR-4.4
    """Two markers of VI go to I and II; the slot of II wants one of its own and an orange or blue one."""
    for name, next_one in (
        ("victory_orange_white", 0.0),  # none of them in II, and only one comes
        ("cards_yellow_green", 1.0),  # both are there
        ("worker_1_orange_green", 1.0),  # one is there, the other in VI
        ("cards_yellow_yellow", 0.0),
    ):
        state = given({"trays": LOOSE, "slots": {"II": name}}, {})
        assert (feature(state, "tile_next") > 0.0) == (next_one > 0.0), name


def test_markers_in_the_hand_count_for_the_tile_they_can_complete() -> None:
    state = play(given({"trays": LOOSE, "slots": {"II": "worker_1_orange_green"}}, {}), "tray construction")
    assert phase(state) == "sow_marker"
    assert feature(state, "completing") > 0.0
    assert feature(state, "doing_forum") == 1.0
    assert chosen(state) == "sow blue"  # so that orange comes last
    orange, blue = play(state.clone(), "sow orange"), play(state.clone(), "sow blue")
    assert judge(blue) > judge(orange)


def test_many_markers_fill_the_target_before_they_are_gone() -> None:  # TR-4.3
    """Of eight markers from I, two each go to II and III: once III has got its two, nothing more comes there."""
    trays = {"I": "YYOOGGWP", "II": "B", "III": "", "IV": "B", "V": "W", "VI": "P"}
    start = play(given({"trays": trays, "slots": {"III": "victory_orange_orange"}}, {}), "tray seaport")
    assert feature(start, "completing") > 0.0
    with_one = play(start.clone(), "sow yellow", "sow green", "sow yellow")
    assert feature(with_one, "completing") == 0.0
    with_both = play(start.clone(), "sow yellow", "sow green", "sow orange", "sow orange")
    assert feature(with_both, "completing") > 0.0


def test_an_action_to_be_performed_counts_and_once_more_with_an_extra_tile() -> None:  # TR-7.1
    state = acting("senate", {"tiles": ["extra_senate"], "covered": ["senate"]}, {})
    assert feature(state, "doing_senate") == 1.0
    play(state, "advance")
    assert feature(state, "doing_senate") == 0.0
    play(state, "spend tile")
    assert feature(state, "doing_senate") > 1.5
    assert feature(state, "doing_senate", 1) == 0.0


def test_a_full_circle_has_no_use_for_the_trajan_action() -> None:  # TR-6.4.3
    names = ["orange_orange", "blue_blue", "yellow_yellow", "green_green", "pink_pink", "white_white"]
    slots = {slot: f"victory_{name}" for slot, name in zip(LOOSE, names, strict=True)}
    trays = {"I": "YY", "II": "OO", "III": "GG", "IV": "WW", "V": "P", "VI": "PBB"}
    full = given({"trays": trays, "slots": slots}, {})
    play(full, "tray military")
    free = given({"trays": trays}, {})
    play(free, "tray military")
    assert feature(full, "doing") == 0.0 < feature(free, "doing")


# -- cards on their way -----------------------------------------------------------------------------------------------


def test_three_equal_cards_are_shipped_together() -> None:  # TR-6.1.2
    state = acting("seaport", {"hand": ["oil", "wheat", "wheat", "wheat"]}, {}, quarter=4)
    assert chosen(state) == "lay wheat"
    play(state, "lay wheat")
    assert feature(state, "laid") >= 12.0 - 2.0
    assert chosen(state) == "lay wheat"
    play(state, "lay wheat")
    assert chosen(state) == "ship same wheat wheat wheat"


def test_a_gray_ship_pays_less() -> None:  # TR-6.1.3
    mat = {"hand": ["wheat"] * 3}
    gray = given(mat, {}, gray_ships=["ship_same"])
    assert feature(gray, "ship_best") < feature(given(mat, {}), "ship_best")


def test_a_card_laid_first_must_be_the_first_of_its_cargo() -> None:
    """With the second kind laid, the first can no longer go along."""
    mat = {"hand": ["oil", "oil", "wheat", "wheat"], "yellow": ["bonus_workers"]}
    state = acting("seaport", mat, {})
    first, second = play(state.clone(), "lay oil"), play(state.clone(), "lay wheat")
    assert feature(first, "laid") > feature(second, "laid")


def test_cards_to_be_drawn_count_before_they_come() -> None:
    state = acting("seaport", {"hand": ["oil"]}, {})
    before = judge(play(state.clone(), "pass"))
    drawing = play(state.clone(), "draw")
    assert drawing.to_play == CHANCE
    assert feature(drawing, "draws") == 2.0
    assert judge(drawing) > before


# -- the board --------------------------------------------------------------------------------------------------------


def test_the_leader_wants_to_stand_where_there_is_something_to_gain() -> None:  # TR-6.3.1
    rich, poor = {"leader": "britannia"}, {"leader": "alpes"}
    assert feature(given(rich, {}), "occupy") > feature(given(poor, {}), "occupy") > 0.0
    taken = {**rich, "occupied": ["britannia"]}
    assert feature(given(taken, {}), "occupy") == 0.0
    shared = given(rich, {"leader": "britannia", "occupied": ["britannia"]})
    assert feature(shared, "occupy") == pytest.approx(0.7 * feature(given(rich, {}), "occupy"))  # TR-6.3.1 c


def test_sites_within_reach_count() -> None:  # TR-6.6.2
    sites = dict.fromkeys(range(20)) | {0: "door_5", 19: "door_2"}
    far = counted({"sites": [9], "built": ["roof_3"]}, {}, sites=sites)
    near = counted({"sites": [18], "built": ["roof_3"]}, {}, sites=sites)
    assert feature(far, "site_best") == 0.0 < feature(near, "site_best")
    beside_five = counted({"sites": [1], "built": ["roof_3"]}, {}, sites=sites)
    assert feature(beside_five, "site_best") == pytest.approx(feature(near, "site_best") + 3.0)


def test_sets_count_only_while_there_is_another_tile_of_the_kind() -> None:  # TR-11.2
    mat = {"sites": [0, 1], "built": ["door_3", "door_4"]}
    none = dict.fromkeys(range(20))
    assert feature(counted(mat, {}, sites=none), "sets_two") == 0.0
    assert feature(counted(mat, {}, sites=none | {9: "door_2"}), "sets_two") > 0.0


def test_a_bonus_action_makes_a_first_tile_worth_more() -> None:  # TR-6.6.4
    sites = dict.fromkeys(range(20)) | {1: "door_5"}
    other = {"built": ["door_2"], "sites": [0]}
    own = {"built": ["roof_2"], "sites": [0]}
    assert feature(counted(own, {}, sites=sites), "site_best") > feature(
        counted(other, {}, sites=sites), "site_best"
    )


# -- the weights ------------------------------------------------------------------------------------------------------


def test_own_weights_are_used() -> None:
    only = TrajanEvaluator({name: float(name == "score") for name in FEATURES})
    assert only.estimate(given({"points": 17, "workers": 2, "legionnaires": 1}, {}), 0) == 20.0
