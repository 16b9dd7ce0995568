"""Sentences in lines: none is too long, and each one says itself which way it runs."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from antiqua.cli import prose
from tests.cli.helpers import DUEL, Antiqua

MARK, ISOLATE, BY_LETTER, POP = "\u200f", "\u2067", "\u2068", "\u2069"
SENTENCE = (
    f"در «{BY_LETTER}/home/mina/.local/share/antiqua/games{POP}» بازی‌ای برای ادامه نیست؛ یک بازی آغاز کنید."
)


def test_lines_are_as_long_as_the_window() -> None:
    assert prose.lines("one two three four", 9, rtl=False) == ["one two", "three", "four"]
    assert prose.lines("  one two", 8, rtl=False) == ["  one", "  two"]
    assert prose.lines("• one two", 7, rtl=False, hanging=2) == ["• one", "  two"]
    assert prose.lines("one two three", None, rtl=False) == ["one two three"]
    assert prose.lines("incomprehensible", 5, rtl=False) == ["incomprehensible"]


@pytest.mark.parametrize("width", [20, 33, 47, 80])
def test_every_line_says_that_it_runs_from_right_to_left(width: int) -> None:
    lines = prose.lines(SENTENCE, width, rtl=True)
    for line in lines:
        assert line.startswith(
            f" {MARK}{ISOLATE}"
        )  # the space holds the marks: at the edge they would be dropped
        assert line.endswith(POP)
        opened = sum(line.count(mark) for mark in prose.ISOLATES)
        assert opened == line.count(POP)
    assert len(lines) > 1 or width == 80


def test_what_is_isolated_across_a_break_is_isolated_in_both_lines() -> None:
    first, second = prose.lines(f"سلام {BY_LETTER}good evening{POP} سلام", 13, rtl=True)
    assert first == f" {MARK}{ISOLATE}سلام {BY_LETTER}good{POP}{POP}"
    assert second == f" {MARK}{ISOLATE}{BY_LETTER}evening{POP} سلام{POP}"


@pytest.mark.parametrize("rtl", [False, True])
def test_rows_keep_their_columns(rtl: bool) -> None:
    rows = prose.rows([("undo", "take back the last move"), ("log", "all")], 28, rtl)
    assert [cell_len(row.rstrip()) <= 28 for row in rows] == [True] * len(rows)
    bare = [
        row.translate({ord(mark): None for mark in "\u200e\u200f\u2066\u2067\u2068\u2069"}) for row in rows
    ]
    assert bare == ["  undo  take back the last", "        move", "  log   all"]


def test_a_persian_game_at_a_terminal(antiqua: Antiqua) -> None:
    """The question, the prompt and complaints, line by line."""
    person = antiqua.start("play", DUEL, "--lang", "fa", "--seed", "3")
    shown = person.sees("› ")
    asked = [line for line in shown.split("\r\n") if "انتخاب می‌کند" in line and "شگفتی" in line]
    assert asked
    assert all(f" {MARK}{ISOLATE}" in line for line in asked)
    person.types("چرند\n")
    assert f" {MARK}{ISOLATE}«" in person.sees("معنایی ندارد")
    person.sees("› ")
    person.types("\x04")
    person.leaves()
