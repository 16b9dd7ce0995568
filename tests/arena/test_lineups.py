"""Who sits where: everybody everywhere, equally often."""

from collections import Counter
from itertools import combinations

import pytest

from antiqua.arena.lineups import lone, orders, read, round_robin, schedule, seatings
from antiqua.kernel.errors import BadOption


def test_all_combinations():
    assert round_robin(4, 2) == list(combinations(range(4), 2))
    assert round_robin(4, 3) == list(combinations(range(4), 3))
    assert round_robin(3, 3) == [(0, 1, 2)]


def test_fewer_bots_than_seats():
    assert round_robin(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert round_robin(2, 4) == [(0, 0, 1, 1)]
    assert round_robin(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    assert round_robin(2, 5) == [(0, 0, 0, 1, 1), (0, 0, 1, 1, 1)]


def test_alone_among_copies_of_the_one_before():
    assert lone(4, 3) == [(1, 0, 0), (2, 1, 1), (3, 2, 2)]
    assert lone(2, 2) == [(1, 0)]


def test_orders_around_the_table():
    assert [len(orders(tuple(range(players)))) for players in (2, 3, 4, 5)] == [1, 2, 6, 24]
    assert orders((1, 0, 0)) == ((0, 1, 2),)
    assert len(orders((0, 0, 1, 1))) == 2


def test_rotations_that_differ():
    assert seatings((5, 7), (0, 1)) == ((0, 1), (1, 0))
    assert len(seatings((1, 0, 0), (0, 1, 2))) == 3
    assert len(seatings((0, 0, 1, 1), (0, 2, 1, 3))) == 2  # after half a turn the same bots sit there


@pytest.mark.parametrize(
    "lineups",
    [
        round_robin(4, 2),
        round_robin(4, 3),
        round_robin(2, 3),
        round_robin(2, 4),
        round_robin(3, 5),
        lone(3, 4),
        [(0, 1, 1)],
    ],
    ids=str,
)
@pytest.mark.parametrize("games", [1, 7, 48])
def test_seats_are_balanced(lineups, games):
    places = schedule(lineups, games)
    for number, lineup in enumerate(lineups):
        own = [place for place in places if place.lineup == number]
        assert games <= len(own)
        assert {tuple(sorted(place.seats)) for place in own} == {tuple(sorted(lineup))}
        for bot in set(lineup):
            sat = Counter(seat for place in own for seat, who in enumerate(place.seats) if who == bot)
            assert len(set(sat.values())) == 1
            assert len(sat) == len(lineup)
    for group in {place.group for place in places}:
        own = [place for place in places if place.group == group]
        assert len({place.lineup for place in own}) == 1
        assert len({place.seats for place in own}) == len(own)


def test_no_more_games_than_whole_groups_need():
    assert len(schedule(round_robin(3, 2), 10)) == 30
    assert len(schedule(round_robin(3, 2), 9)) == 30
    assert len(schedule([(0, 1, 2)], 4)) == 6


def test_first_games_do_not_depend_on_how_many_follow():
    assert schedule(round_robin(3, 3), 30)[:6] == schedule(round_robin(3, 3), 6)


def test_everybody_follows_everybody():
    """With three players both orders around the table are played equally often."""
    around = Counter(
        place.seats[place.seats.index(0) - 2] for place in schedule([(0, 1, 2)], 12)
    )  # who comes after 0
    assert around == {1: 6, 2: 6}


def test_entrants_keep_their_numbers():
    for place in schedule([(0, 1, 1)], 9):
        assert tuple((0, 1, 1)[entrant] for entrant in place.entrants) == place.seats


def test_what_is_asked_for():
    assert read(["a", "b", "c"], [], False, 2) == (("a", "b", "c"), [(0, 1), (0, 2), (1, 2)])
    assert read(["a", "b", "c"], [], True, 2) == (("a", "b", "c"), [(1, 0), (2, 1)])
    assert read([], ["a", "b", "b"], False, 3) == (("a", "b"), [(0, 1, 1)])


@pytest.mark.parametrize(
    ("bots", "table", "alone", "id"),
    [
        ([], [], False, "arena-which-bots"),
        (["a"], [], False, "arena-one-bot"),
        ([], ["a", "a"], False, "arena-one-bot"),
        (["a", "b"], ["a", "b"], False, "arena-bots-or-table"),
        (["a", "b", "a"], [], False, "arena-bot-twice"),
        ([], ["a", "b", "b"], False, "arena-table-size"),
        ([], ["a", "b"], True, "arena-lone-table"),
    ],
)
def test_what_cannot_be_asked_for(bots, table, alone, id):
    with pytest.raises(BadOption) as caught:
        read(bots, table, alone, 2)
    assert caught.value.id == id
