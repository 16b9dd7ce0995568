"""Ratings against what can be worked out by hand or by brute force."""

from itertools import combinations, permutations
from math import exp, log, log10
from random import Random

import pytest

from antiqua.arena.rating import (
    PRIOR,
    added,
    draws,
    evidence,
    likelihood,
    points,
    ranking,
    ratings,
    strengths,
)


def won(first, second, times=1):
    return [((first,), (second,))] * times


def test_three_to_one_is_log_three():
    found = evidence(won(0, 1, 3) + won(1, 0))
    assert points(strengths(found, 2), 1) == pytest.approx([400 * log10(3), 0])


def test_a_tie_is_half_a_victory_each():
    """Two victories and two ties of four games are three to one."""
    found = evidence(won(0, 1, 2) + [((0, 1),)] * 2)
    assert points(strengths(found, 2), 1)[0] == pytest.approx(400 * log10(3))
    assert points(strengths(evidence([((0, 1),)] * 7), 2), None) == pytest.approx([0, 0])


def test_prior_is_one_draw():
    """Nine of nine with one draw more are nine and a half to a half."""
    assert PRIOR == 1
    found = added([(evidence(won(0, 1, 9)), 1), (draws([(0, 1)]), 1)])
    assert points(strengths(found, 2), 1)[0] == pytest.approx(400 * log10(19))


def test_a_chain_adds_up():
    """Who has not met is compared through others: ten times and ten times is a hundred times."""
    found = evidence(won(0, 1, 10) + won(1, 0) + won(1, 2, 10) + won(2, 1))
    assert points(strengths(found, 3), 2) == pytest.approx([800, 400, 0])


def test_strengths_do_not_depend_on_where_one_begins():
    found = evidence(won(0, 1, 5) + won(1, 2, 4) + won(2, 0, 1) + won(0, 2, 3) + won(1, 0, 2) + won(2, 1, 2))
    one = strengths(found, 3)
    other = strengths(found, 3, begin=[1e6, 1.0, 1e-4])
    assert one == pytest.approx(other)


def plackett_luce(rankings, strength):
    """How likely whole orders are, straight from the definition."""
    total = 0.0
    for order in rankings:
        left = list(order)
        while left:
            total += log(strength[left[0]] / sum(strength[bot] for bot in left))
            left.pop(0)
    return total


@pytest.mark.parametrize("seed", range(3))
def test_plackett_luce_is_what_brute_force_finds(seed):
    """Climb the likelihood blindly, with smaller and smaller steps."""
    random = Random(seed)
    orders = [random.choice(list(permutations(range(3)))) for _ in range(12)] + list(permutations(range(3)))
    best = [0.0, 0.0, 0.0]
    step = 1.0
    while step > 1e-7:
        tries = [
            [value + change * step for value, change in zip(best, way, strict=True)]
            for way in [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (1, 1, 0), (-1, -1, 0)]
        ]
        better = max(tries, key=lambda logs: plackett_luce(orders, [exp(one) for one in logs]))
        if plackett_luce(orders, [exp(one) for one in better]) > plackett_luce(
            orders, [exp(one) for one in best]
        ):
            best = better
        else:
            step /= 2
    found = evidence([tuple((bot,) for bot in order) for order in orders])
    assert points(strengths(found, 3), 2) == pytest.approx(
        [400 * (one - best[2]) / log(10) for one in best], abs=0.01
    )
    logs = [log(one) for one in strengths(found, 3)]
    assert likelihood(found, logs) == pytest.approx(plackett_luce(orders, [exp(one) for one in logs]))


def test_ties_among_several_are_all_orders_in_equal_parts():
    tied = evidence([((0,), (1, 2, 3))])
    apart = added(
        [(evidence([((0,), *((bot,) for bot in order))]), 1 / 6) for order in permutations((1, 2, 3))]
    )
    assert dict(tied.won) == pytest.approx(dict(apart.won))
    assert dict(tied.stages) == pytest.approx(dict(apart.stages))


def test_copies_at_a_table_have_one_strength():
    """Who of two copies comes first says nothing; everything else is as with different bots."""
    rankings = [((0,), (1,), (1,))] * 5 + [((1,), (0,), (1,)), ((1,), (1,), (0,))] * 2 + [((1,), (0,), (1,))]
    assert evidence(rankings[:5]).stages == (((0, 1, 1), 5.0),)
    found = evidence(rankings)
    strong, weak = strengths(found, 2)
    # by hand: x of 0 against 1 makes x/(x+2) first places of 10, and x/(x+1) of the 5 that were left
    x = strong / weak
    assert 10 * x / (x + 2) + 5 * x / (x + 1) == pytest.approx(5 + 3)


def test_rankings():
    assert ranking((4, 2, 7), 0b010, (50, 40, 60)) == ((2,), (7,), (4,))
    assert ranking((4, 2, 7), 0b101, (50, 40, 60)) == ((4, 7), (2,))
    assert ranking((1, 0, 1, 2), 0b0010, (9, 1, 9, 3)) == ((0,), (1, 1), (2,))


def groups_of(strong, number, random):
    """Paired games of all pairs of bots with these strengths."""

    def game(one, other):
        first = random.random() < strong[one] / (strong[one] + strong[other])
        return ((one,), (other,)) if first else ((other,), (one,))

    pairs = combinations(range(len(strong)), 2)
    return {
        lineup: [[game(*pair) for _ in range(2)] for _ in range(number)] for lineup, pair in enumerate(pairs)
    }


def test_bootstrap_is_the_same_for_the_same_seed():
    groups = groups_of([1, 3, 9], 20, Random(5))
    pairs = list(combinations(range(3), 2))
    one, same, other = (ratings(groups, pairs, 3, 0, seed) for seed in (1, 1, 2))
    assert one == same
    assert [found.rating for found in one] == [found.rating for found in other]
    assert one != other
    assert all(found.low < found.rating < found.high for found in one[1:])
    assert (one[0].low, one[0].rating, one[0].high) == (0, 0, 0)


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    """95 of 100 are promised; with 60 trials fewer than 50 would be a mistake."""
    random = Random(3)
    truth = 400 * log10(4)
    held = 0
    for trial in range(60):
        found = ratings(groups_of([1, 4], 40, random), [(0, 1)], 2, 0, trial)[1]
        held += found.low <= truth <= found.high
    assert held >= 50


def test_games_of_a_group_are_drawn_together():
    """Where both games of every group end alike there is half the evidence, and the interval is wider."""
    random = Random(8)
    results = [won(0, 1)[0] if random.random() < 0.7 else won(1, 0)[0] for _ in range(50)]
    alike = {0: [[one, one] for one in results]}
    single = {0: [[one] for one in results] * 2}
    wide, narrow = (ratings(groups, [(0, 1)], 2, 1, 1)[0] for groups in (alike, single))
    assert wide.rating == pytest.approx(narrow.rating)
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)


def test_who_won_everything_is_rated_with_doubt():
    found = ratings({0: [won(0, 1, 2)] * 20}, [(0, 1)], 2, 1, 1)[0]
    assert found.rating == pytest.approx(400 * log10(81))
    assert found.low < found.rating - 100
    assert found.high > found.rating + 200


def test_without_games_everybody_is_equal():
    found = ratings({}, [(0, 1), (1, 2)], 3, None, 1)
    assert [one.rating for one in found] == pytest.approx([0, 0, 0])


def test_mean_is_zero_without_an_anchor():
    found = ratings(groups_of([1, 3, 9], 20, Random(5)), list(combinations(range(3), 2)), 3, None, 1)
    assert sum(one.rating for one in found) == pytest.approx(0)
