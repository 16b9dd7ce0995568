"""Games that were saved before steps could come in any order go on as they were begun.

`saves/index.json` says what each of them was when it was written: how long, whose turn, the points, the legal moves.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antiqua import record
from antiqua.kernel.rng import Rng
from antiqua.match import Match

SAVES = Path(__file__).parent / "saves"
INDEX: dict[str, dict[str, Any]] = json.loads((SAVES / "index.json").read_text(encoding="utf-8"))


def test_every_save_is_in_the_index():
    files = {path.relative_to(SAVES).as_posix() for path in SAVES.rglob("*.json")}
    assert files == {*INDEX, "index.json"}


@pytest.mark.parametrize("file", INDEX)
def test_an_old_save_is_what_it_was(file):
    match = Match.load(SAVES / file)
    was = INDEX[file]
    assert len(match.history) == match.version == was["history"]
    assert match.state.to_play == was["to_play"]
    assert match.state.scores() == was["scores"]
    assert [match.game.notation(match.state, action) for action in match.state.legal_actions()] == was[
        "legal"
    ]
    assert match.can_undo() is was["undo"]
    assert not match.any_order


@pytest.mark.parametrize("file", INDEX)
def test_an_old_save_goes_on_to_its_end(file):
    match = Match.load(SAVES / file)
    if match.can_undo():
        before = match.state
        match.redo(match.undo().seat)
        assert match.state == before
    rng = Rng(1)
    while not match.over:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    kept = record.Record.of(match, None)
    assert record.replay(record.read(record.write(kept))).state == match.state
    assert Match.from_json(match.to_json()).state == match.state
