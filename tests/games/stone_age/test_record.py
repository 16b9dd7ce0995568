"""Whole games as they are kept: they replay to the same end, line by line."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from antiqua import record
from antiqua.kernel.errors import BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER, SPECTATOR
from antiqua.match import Match
from antiqua.saved import SavedMatch, sealed
from tests.games.stone_age.helpers import GAME

RECORDS = Path(__file__).parents[2] / "records" / "stone_age"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_kept_games_replay(path: Path):
    text = path.read_text(encoding="utf-8")
    kept = record.read(text)
    match = record.replay(kept)
    assert match.state.to_play == OVER
    assert record.write(record.Record.of(match, None, kept.date)) == text


def test_games_of_every_size_are_kept():
    players = {len(record.read(path.read_text(encoding="utf-8")).players) for path in RECORDS.glob("*.txt")}
    assert players == {2, 3, 4}


def test_a_running_record_does_not_tell_the_extra_card():  # SA-6.8
    match = Match(GAME, 2, chance="manual")
    for text in (
        "deal extra_card_writing",
        "deal food_1_weaving",
        "deal food_3_weaving",
        "deal food_7_pottery",
    ):
        match.play(text)
    for text in (
        "turn fixed_wwb",
        "turn fixed_wws",
        "place 4 forest",
        "place 5 hunting_grounds",
        "place 1 card_1",
    ):
        match.play(text)
    for text in ("act forest", "roll 12", "pay wood", "draw points_3_music_a"):
        match.play(text)
    owners = record.write(record.Record.of(match, 0))
    assert "* draw points_3_music_a" in owners
    for viewer in (1, SPECTATOR):
        told = record.write(record.Record.of(match, viewer))
        assert "* draw ?" in told
        assert "points_3_music_a" not in told


@pytest.mark.parametrize(
    ("event", "field", "value"), [("CardBought", "paid", [1]), ("GameEnded", "winners", [])]
)
def test_a_saved_match_with_events_that_cannot_be_told_is_refused(event: str, field: str, value: list[int]):
    match = Match("stone_age", seed=3)
    rng = Rng(3)
    while not match.over:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    body = json.loads(match.to_json())["match"]
    happened = [one for entry in body["history"] for one in entry.get("events", ()) if one["type"] == event]
    assert happened
    happened[0][field] = value
    text = sealed(msgspec.convert(body, SavedMatch))
    with pytest.raises(BadSave):
        Match.from_json(text)
