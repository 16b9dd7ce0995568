"""Whole games on both boards, kept as text: they replay to the same end, and say so in the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from antiqua import record

RECORDS = sorted((Path(__file__).parents[2] / "records" / "concordia").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay(path: Path):
    text = path.read_text(encoding="utf-8")
    kept = record.read(text)
    match = record.replay(kept)
    assert match.over
    assert record.write(kept) == text
    outcome = match.outcome()
    assert outcome is not None
    assert (
        outcome.reason
        in text.splitlines()[next(n for n, line in enumerate(text.splitlines()) if "result" in line)]
    )


def test_there_are_records_of_both_boards():
    assert {path.stem for path in RECORDS} == {"imperium", "italia"}
