"""Laws about games being played: records, saves, undo."""

import pytest

from antiqua import record
from antiqua.kernel.errors import NoUndo
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.match import Match
from tests.laws.variants import Variant
from tests.matches import timeless


def begun(variant: Variant, seed: int) -> Match:
    return Match(variant.name, variant.players, seed=seed, **dict(variant.options))


def play_on(match: Match, rng: Rng) -> None:
    legal = match.state.legal_actions()
    match.play(legal[rng.below(len(legal))])


def check_record(match: Match) -> None:
    """As text, as JSON and replayed, the record is the same, and so is the game."""
    kept = record.Record.of(match, None)
    text = record.write(kept)
    assert record.read(text) == kept
    assert record.write(record.read(text)) == text
    assert record.from_json(record.to_json(kept)) == kept
    again = record.replay(record.read(text))
    assert again.state == match.state
    assert again.history == match.history
    assert record.Record.of(again, None) == kept


def check_save(match: Match) -> None:
    saved = match.to_json()
    loaded = Match.from_json(saved)
    assert loaded.state == match.state
    assert loaded.history == match.history
    assert loaded.to_json() == saved


def check_games(variant: Variant, seeds: range, saves: int) -> None:
    """Records at the end and once on the way, saves one in so many moves; then go on with what was loaded."""
    for seed in seeds:
        match = begun(variant, seed)
        rng = Rng(seed)
        stop = rng.below(60)
        while not match.over:
            if rng.below(saves * variant.stride) == 0:
                check_save(match)
                match = Match.from_json(match.to_json())
            if len(match.history) == stop:
                check_record(match)
            play_on(match, rng)
        check_save(match)
        check_record(match)


def test_records_and_saves_survive(variant, many):
    check_games(variant, range(many(25)), saves=5)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_survive_at_every_move(variant, part, many):
    number = many(1000 // 10)
    check_games(variant, range(part * number, (part + 1) * number), saves=1)


def test_undo_then_redo_is_the_identity(variant, many):
    """Up to the last barrier and back; what can be taken back is one seat's own moves, with nothing revealed."""
    taken_back = 0
    for seed in range(many(40)):
        match = begun(variant, seed)
        rng = Rng(seed)
        while not match.over:
            play_on(match, rng)
            if rng.below(2 * variant.stride) < 1:
                taken_back += check_undo(match)
    assert taken_back > 0


def check_undo(match: Match) -> int:
    saved = timeless(match)
    seat = match.history[-1].seat
    undone = []
    while match.can_undo():
        entry = match.undo()
        assert match.state.to_play == entry.seat == seat != CHANCE
        assert not entry.chance
        assert not entry.hidden
        undone.append(entry)
    with pytest.raises(NoUndo):
        match.undo()
    for entry in reversed(undone):
        assert match.can_redo()
        assert match.redo() == entry
    with pytest.raises(NoUndo):
        match.redo()
    assert timeless(match) == saved
    return len(undone)
