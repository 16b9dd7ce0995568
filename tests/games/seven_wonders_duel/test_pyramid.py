"""The cards of an age as they lie: shape, what covers what, what can be taken (SW-4)."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    DATA,
    GAME,
    available,
    deal,
    given,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
    turn,
)

SHAPES = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}
#: The columns of each row, in half cards, from the pictures of the rulebook: rows are centred, but the two cards of
#: the middle row of Age III lie apart.
COLUMNS = {
    1: [[5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]],
    2: [[1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
    3: [[5, 7], [4, 6, 8], [3, 5, 7, 9], [4, 8], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
}


def places(age: int) -> list[tuple[int, int]]:
    """Per slot its row and column."""
    return [(row, x) for row, columns in enumerate(COLUMNS[age]) for x in columns]


def covering(age: int, slot: int) -> set[int]:
    """SW-4.3: the slots of the next row half a card to the left and right."""
    row, x = places(age)[slot]
    return {other for other, place in enumerate(places(age)) if place in ((row + 1, x - 1), (row + 1, x + 1))}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_shape(age):  # SW-4.2
    entry = DATA["layout"][age - 1]
    assert [len(row) for row in COLUMNS[age]] == SHAPES[age] == entry["row_sizes"]
    assert [(slot["row"], slot["x"]) for slot in entry["slots"]] == places(age)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_rows_alternate_from_the_deepest_face_up(age):  # SW-4.1
    face_up = [name in CARD for name in slots(position(age=age))]
    assert face_up == [row % 2 == 0 for row, _ in places(age)]
    assert (face_up.count(True), face_up.count(False)) == (12, 8)


@pytest.mark.parametrize("seed", range(4))
def test_deal(seed):  # SW-4.1
    """Chance lays every face-up card, slot by slot; face-down ones have no face yet."""
    dealt = {1: 0, 2: 0, 3: 0}
    for state in moves_at_random(new_game(), Rng(seed)):
        if phase(state) in ("deal_card", "deal_back"):
            row, _ = places(state.age)[state.turning]
            assert state.to_play == CHANCE
            assert (row % 2 == 0) == (phase(state) == "deal_card")
            dealt[state.age] += phase(state) == "deal_card"
    assert dealt in ({1: 12, 2: 12, 3: 12}, {1: 12, 2: 12, 3: 0}, {1: 12, 2: 0, 3: 0})


def test_deal_of_an_age_by_text():  # SW-4.1
    state = play(new_game(wonders="first_game"), "tokens agriculture economy law masonry theology")
    play(state, "reveal tavern", "reveal altar", "reveal baths")
    assert slots(state)[:6] == ["tavern", "altar", "down", "down", "down", "baths"]
    with pytest.raises(IllegalMove, match="reveal tavern"):
        play(state, "reveal tavern")
    with pytest.raises(IllegalMove, match="reveal walls"):
        play(state, "reveal walls")
    assert slots(deal(state)).count("down") == 8


def test_initially_available():  # SW-4.3
    assert available(position(age=1)) == {14, 15, 16, 17, 18, 19}
    assert available(position(age=2)) == {18, 19}
    assert available(position(age=3)) == {18, 19}


def test_available_is_what_nothing_covers(many):  # SW-4.3
    for seed in range(many(30)):
        for state in moves_at_random(new_game(), Rng(seed)):
            if phase(state) == "play_card":
                lying = {slot for slot, name in enumerate(slots(state)) if name is not None}
                free = {slot for slot in lying if not covering(state.age, slot) & lying}
                assert available(state) == free
                assert {text.split()[-1] for text in options(state)} == {slots(state)[slot] for slot in free}


def test_covered_card_cannot_be_taken():  # SW-4.3
    state = position(layout={5: "tavern"})
    with pytest.raises(IllegalMove, match="discard tavern"):
        play(state, "discard tavern")
    assert "discard tavern" not in options(state)


def test_card_uncovered_by_its_neighbours_is_turned_up():  # SW-4.3
    state = given("tavern", layout={18: "altar", 16: "baths"})
    play(state, "discard tavern", "discard altar", "reveal theater")
    assert slots(state)[12:14] == ["down", "theater"]
    assert "discard theater" in options(state)


@pytest.mark.parametrize(
    ("slot", "behind", "in_front"), [(9, {5, 6}, {11, 12}), (10, {7, 8}, {13, 14})], ids=["left", "right"]
)
def test_middle_row_of_age_3(slot, behind, in_front):  # SW-4.4
    assert covering(3, slot) == in_front
    assert {other for other in range(20) if slot in covering(3, other)} == behind
    state = position(age=3, taken=[*range(11, 20)], layout={slot: "palace"})
    assert not behind & available(state)
    assert behind < available(turn(state, "discard palace"))


def test_middle_row_needs_both_cards_in_front_gone():  # SW-4.4
    state = position(age=3, taken=[12, *range(15, 20)], layout={11: "palace"})
    assert not {9, 10} & available(state)
    turn(state, "discard palace")
    assert 9 in available(state)
    assert 10 not in available(state)


def test_player_1_begins_age_1():  # SW-4.5
    for state in moves_at_random(new_game(), Rng(3)):
        if phase(state) == "play_card":
            break
    assert (state.age, state.to_play) == (1, 0)


@pytest.mark.parametrize("age", [2, 3])
def test_layout_is_seen_before_the_choice_who_begins(age):  # SW-4.5
    for state in moves_at_random(new_game(), Rng(1)):
        if phase(state) == "choose_age_starter" and state.age == age:
            break
    assert phase(state) == "choose_age_starter"
    view = GAME.view(state, SPECTATOR)
    assert [slot.shows for slot in view.slots].count("up") == 12
    assert all(slot.card in CARD for slot in view.slots if slot.shows == "up")
