"""The observation: what each number means, from whose side, and who sees what."""

from array import array
from collections.abc import Iterator

import pytest

from antiqua import games
from antiqua.games.seven_wonders_duel import encode, tables
from antiqua.games.seven_wonders_duel.board import Board
from antiqua.games.seven_wonders_duel.constants import LIBRARY, PHASES, PLAY
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.seats import SPECTATOR
from tests.laws.variants import VARIANTS, positions

GAME = games.get("seven_wonders_duel")
FEATURES = {feature.name: feature for feature in GAME.describe_observation(2)}
PLACES = {name: list(feature) for name, feature in FEATURES.items()}
SIZE = encode.ENCODER.size(2)
ONE_HOT = {"age": 4, "phase": 14, "to_play": 4, "active": 2, "pawn": 19, "slots": 5, "cards": 7}
VARIANT = next(variant for variant in VARIANTS if variant.name == GAME.name)


def boards(number: int, seed: int) -> Iterator[Board]:
    for state in positions(VARIANT, number, seed):
        assert isinstance(state, Board)
        yield state


def observed(state, seat):
    out = array("f", bytes(4 * SIZE))
    state.observe(seat, out)
    return out


def part(out, name):
    return [out[place] for place in PLACES[name]]


def test_numbers_are_small_and_one_hot_groups_have_one_one(many):
    for state in boards(many(20), seed=1):
        for seat in (0, 1, SPECTATOR):
            out = observed(state, seat)
            assert min(out) >= 0
            assert max(out) < 4
            for name, width in ONE_HOT.items():
                numbers = part(out, name)
                groups = [numbers[start : start + width] for start in range(0, len(numbers), width)]
                assert all(sorted(group) == [0.0] * (width - 1) + [1.0] for group in groups)


def test_each_seat_finds_its_own_things_first(many):
    for state in boards(many(20), seed=2):
        first, second = observed(state, 0), observed(state, 1)
        for name in FEATURES:
            if name.startswith("my_"):
                other = name.replace("my_", "next_1_")
                assert part(first, name) == part(second, other)
                assert part(first, other) == part(second, name)
        assert part(first, "pawn") == part(second, "pawn")[::-1]
        assert part(first, "first_player") == [1.0]
        assert part(second, "first_player") == [0.0]
        if state.to_play >= 0:
            assert part(observed(state, state.to_play), "to_play") == [1.0, 0.0, 0.0, 0.0]
        assert part(first, "slot_cards") == part(second, "slot_cards")


def test_numbers_say_what_lies_on_the_table(many):
    for state in boards(many(10), seed=3):
        out = observed(state, 0)
        cards = part(out, "slot_cards")
        for slot in range(20):
            shown = [place for place, number in enumerate(cards[27 * slot :][:27]) if number]
            first = (0, 0, 23, 46)[state.age]  # cards of an age follow each other
            assert shown == [card - first for card in [state.slots[slot]] if card >= 0]
        city = state.cities()[0]
        assert part(out, "my_coins")[0] == pytest.approx(city.coins / 50)
        assert [round(5 * number) for number in part(out, "my_production")] == list(city.production)
        assert round(75 * part(out, "my_score")[0]) == state.score(0)
        assert PHASES[part(out, "phase").index(1.0)] == GAME.phase(state)


def library_choice(seed: int) -> Board:
    """A position in which somebody chooses from the Great Library's draw."""
    return next(board for board in boards(100, seed) if board.phase == LIBRARY)


def test_only_the_builder_sees_the_library_draw():  # SW-17.4
    state = library_choice(4)
    drawn = {token: state.drawn_tokens >> token & 1 for token in range(len(tables.TOKENS))}
    for seat in (0, 1, SPECTATOR):
        shown = part(observed(state, seat), "tokens")[3::4]
        assert shown == [drawn[token] if seat == state.active else 0.0 for token in drawn]
    assert sum(drawn.values()) == 3


def test_face_down_cards_show_their_backs_only():  # SW-17.3
    backs = set()
    for state in boards(4, seed=5):
        if state.age == 3 and state.phase == PLAY:
            out = observed(state, SPECTATOR)
            for slot in range(20):
                if state.slots[slot] < -1:
                    assert not any(part(out, "slot_cards")[27 * slot :][:27])
                    backs.add(part(out, "slots")[5 * slot :][:5].index(1.0))
    assert backs == {1, 2}


def test_spectator_sees_from_the_side_of_seat_0():
    state = library_choice(6)
    while state.phase == LIBRARY:
        state.play(state.legal_actions()[0])
    assert observed(state, SPECTATOR) == observed(state, 0)


@pytest.mark.parametrize("size", [0, 1, SIZE - 1])
def test_too_small_an_array_is_refused(size):
    out = array("f", [7.0]) * size
    with pytest.raises(AntiquaError, match=f"has {size} numbers; it needs {SIZE}"):
        GAME.start().observe(0, out)
    assert set(out) <= {7.0}


@pytest.mark.parametrize("seat", [2, -1, -2, 99])
def test_only_seats_and_spectators_observe(seat):
    with pytest.raises(AntiquaError, match="seat"):
        observed(GAME.start(), seat)


def test_a_longer_array_keeps_its_end():
    out = array("f", [7.0]) * (SIZE + 3)
    GAME.start().observe(0, out)
    assert list(out[SIZE:]) == [7.0] * 3
    assert 7.0 not in out[:SIZE]
