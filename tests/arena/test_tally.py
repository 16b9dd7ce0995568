"""Counting games: adding up, shares with their intervals, distributions."""

from itertools import pairwise
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antiqua.arena.tally import MOST_BINS, Tally, distribution, edges_for, share

POINTS = st.integers(-20, 300)
GAMES = st.lists(
    st.tuples(st.integers(0, 5), st.integers(1, 3), st.integers(1, 80), st.tuples(POINTS, POINTS))
)


@given(GAMES, GAMES, GAMES)
def test_parts_add_up_in_any_order(one, two, three):
    whole = Tally.of([*one, *two, *three], 2)
    a, b, c = (Tally.of(part, 2) for part in (one, two, three))
    assert a + b + c == c + (b + a) == Tally.of([], 2) + whole
    assert whole.games == len(one) + len(two) + len(three)
    assert sum(whole.endings.values()) == whole.games - whole.truncated
    assert sum(whole.decisions.values()) == whole.games


def test_a_game_that_was_cut_off_has_neither_winner_nor_score():
    tally = Tally.of([(0, 0, 200, (7, 8)), (1, 2, 60, (30, 40))], 2)
    assert (tally.games, tally.truncated) == (2, 1)
    assert tally.scores == ({30: 1}, {40: 1})
    assert tally.winners == {2: 1}


@given(st.lists(st.integers(-50, 5000), min_size=2, max_size=60))
def test_distribution_is_what_statistics_says(numbers):
    counts = {number: numbers.count(number) for number in numbers}
    found = distribution(counts, edges_for([counts]))
    assert found.count == len(numbers)
    assert found.mean == pytest.approx(fmean(numbers))
    assert found.sd == pytest.approx(stdev(numbers), abs=1e-6)
    assert (found.min, found.max) == (min(numbers), max(numbers))
    ordered = sorted(numbers)
    for percent, value in found.quantiles.items():
        assert value == ordered[max(0, -(-int(percent) * len(numbers) // 100) - 1)]


@given(st.lists(st.integers(-50, 5000), min_size=1, max_size=60))
def test_bins_hold_everything_once(numbers):
    counts = {number: numbers.count(number) for number in numbers}
    bins = distribution(counts, edges_for([counts])).histogram
    assert len(bins) <= MOST_BINS
    for one in bins:
        assert one.count == sum(one.low <= number <= one.high for number in numbers)
    assert all(before.high + 1 == after.low for before, after in pairwise(bins))
    assert sum(one.count for one in bins) == len(numbers)


def test_nothing_has_no_distribution():
    found = distribution({}, edges_for([{}]))
    assert (found.count, found.histogram) == (0, ())


@pytest.mark.parametrize(
    ("part", "games", "low", "high"),  # as published for Wilson's interval
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(part, games, low, high):
    found = share(part, games)
    assert found.share == part / games
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_no_games_tell_nothing():
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
