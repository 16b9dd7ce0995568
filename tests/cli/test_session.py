"""What a session does at every prompt, and how often."""

from __future__ import annotations

import io
import sys
from collections import Counter
from pathlib import Path

import pytest

from antiqua import games
from antiqua.cli.seats import HUMAN, Seat
from antiqua.cli.session import Session
from antiqua.cli.terminal import InputEnded, Terminal
from antiqua.games.game import Game
from antiqua.history import Entry
from antiqua.kernel.state import State
from antiqua.match import Match


def session(path: Path, match: Match, kinds: list[str]) -> Session:
    return Session(Terminal("en"), match, [Seat(kind) for kind in kinds], path / "game.json", pace=0)


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_decision_is_built_once_however_often_it_is_shown(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ANTIQUA_HOME", str(tmp_path))
    stone_age = games.get("stone_age")
    build = type(stone_age).decision
    built: Counter[tuple[int, int]] = Counter()

    def counted(game: Game, state: State, viewer: int) -> object:
        built[state.fingerprint(), viewer] += 1
        return build(game, state, viewer)

    monkeypatch.setattr(type(stone_age), "decision", counted)
    type_in(monkeypatch, ["", "table", "help", "? 1", "help", "nonsense", "1", "", "place 1 forest", "log"])
    match = Match(stone_age, 2, seed=1)
    with pytest.raises(InputEnded):
        session(tmp_path, match, [HUMAN, "random"]).run()
    assert match.moves[0] >= 2
    assert set(built.values()) == {1}
    assert "nonsense" in capsys.readouterr().err


def test_the_news_are_not_looked_for_in_the_whole_game(tmp_path, monkeypatch):
    monkeypatch.setenv("ANTIQUA_HOME", str(tmp_path))
    match = Match("stone_age", 2, seed=1)
    seen = 0
    show = Entry.shown_to

    def counted(entry: Entry, viewer: int | None) -> Entry:
        nonlocal seen
        seen += 1
        return show(entry, viewer)

    monkeypatch.setattr(Entry, "shown_to", counted)
    type_in(monkeypatch, ["1"] * 100)
    with pytest.raises(InputEnded):
        session(tmp_path, match, [HUMAN, "random"]).run()
    assert match.moves[0] > 50
    assert seen <= 2 * match.made
