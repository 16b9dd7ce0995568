"""Saved games: listed, deleted after a question, and told about when they go on."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from antiqua.cli import storage
from antiqua.cli.seats import Seat
from antiqua.match import Match
from tests.cli.helpers import DUEL, Antiqua


def begin(antiqua: Antiqua, name: str) -> str:
    """A game that somebody has begun; the name under which it is saved."""
    known = set(antiqua.saved())
    antiqua("play", DUEL, "--seat", f"1=human:{name}", typed="1\n")
    (new,) = set(antiqua.saved()) - known
    return new.stem


def watched(antiqua: Antiqua) -> str:
    """A game of bots that was broken off."""
    path = antiqua.home / "games" / "watched.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    storage.save(path, Match(DUEL, seed=1, names=["A", "B"]), [Seat("novice", "A"), Seat("novice", "B")])
    return path.stem


def test_saved_games_are_listed_the_latest_first(antiqua: Antiqua) -> None:
    assert "There are no saved games in “" in antiqua("saves").out
    names = [begin(antiqua, "Ann"), begin(antiqua, "Bob")]
    lines = antiqua("saves").out.splitlines()
    assert lines[0::2] == names[::-1]
    assert lines[1].startswith("  7 Wonders Duel, Bob – Novice, 2")
    assert "۷" not in lines[1]
    assert "هفت شگفتی: دوئل" in antiqua("saves", "--lang", "fa").out


@pytest.mark.parametrize(
    ("lang", "answer", "gone"),
    [
        ("en", "y\n", True),
        ("en", "yes\n", True),
        ("en", "n\n", False),
        ("en", "\n", False),
        ("en", "", False),
        ("ru", "да\n", True),
        ("ru", "нет\n", False),
        ("fa", "بله\n", True),
        ("fa", "خیر\n", False),
    ],
)
def test_a_game_is_deleted_only_after_a_yes(antiqua: Antiqua, lang: str, answer: str, gone: bool) -> None:
    name = begin(antiqua, "Ann")
    done = antiqua("saves", "--delete", name, "--lang", lang, typed=answer)
    assert done.code == 0
    assert name in done.out
    assert antiqua.saved() == [] if gone else len(antiqua.saved()) == 1


@pytest.mark.parametrize("name", ["none", "../games/NAME", "HOME/games/NAME.json"])
def test_only_saved_games_are_deleted(antiqua: Antiqua, name: str) -> None:
    own = begin(antiqua, "Ann")
    typed = name.replace("NAME", own).replace("HOME", str(antiqua.home))
    done = antiqua("saves", "--delete", typed, typed="y\n")
    assert done.code == 2
    assert f"There is no saved game “{typed}”; the saved games are: {own}." in done.err
    assert len(antiqua.saved()) == 1


def test_the_menu_deletes(antiqua: Antiqua) -> None:
    begin(antiqua, "Ann")
    done = antiqua(typed="3\nyes\n")
    assert "Delete a saved game" in done.out
    assert antiqua.saved() == []


def test_a_watched_game_does_not_stand_before_the_own_one(antiqua: Antiqua) -> None:
    begin(antiqua, "Ann")
    watched(antiqua)
    menu = antiqua().out
    assert re.search(r"^ +2 Continue: 7 Wonders Duel, Ann – Novice", menu, re.MULTILINE)
    assert re.search(r"^ +3 Continue another saved game \(1\)", menu, re.MULTILINE)
    assert "Ann chooses a wonder." in antiqua("play", "--resume").out
    assert "bots only" in antiqua("saves").out


def test_a_watched_game_goes_on_where_there_is_no_other(antiqua: Antiqua) -> None:
    watched(antiqua)
    assert "Continue: " not in antiqua().out
    done = antiqua("play", "--resume")
    assert done.code == 0
    assert len(antiqua.records()) == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", r"The game goes on after \d+ moves\. Players: Mina, Novice \(bot\)\."),
        ("ru", r"Игра продолжается после \d+ ходов\. Играют: Mina, Новичок \(бот\)\."),
        ("fa", r"بازی پس از \d+ حرکت ادامه می‌یابد\. بازیکنان: Mina، نوآموز \(ربات\)\."),
    ],
)
def test_a_game_that_goes_on_is_told(antiqua: Antiqua, lang: str, said: str) -> None:
    """Who plays, what happened last, and whose turn it is."""
    first = antiqua("play", DUEL, "--seat", "1=human:Mina", "--seed", "3", typed="1\n")
    again = antiqua("play", "--resume", "--lang", lang)
    plain = re.sub("[\u2066-\u2069\u200e\u200f]", "", again.out)
    assert re.search(said, plain)
    assert "goes on after" not in first.out
    if lang == "en":
        assert "• Mina chooses “" in again.out
        assert "• Novice chooses “" in again.out
        assert "Mina chooses a wonder." in again.out


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems have other folders")
@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({}, "user/.local/share/antiqua"),
        ({"XDG_DATA_HOME": ""}, "user/.local/share/antiqua"),
        ({"XDG_DATA_HOME": "HERE/data"}, "data/antiqua"),
        ({"XDG_DATA_HOME": "HERE/data", "ANTIQUA_HOME": "HERE/mine"}, "mine"),
    ],
)
def test_games_are_found_where_they_have_always_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], folder: str
) -> None:
    for name in ("XDG_DATA_HOME", "ANTIQUA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "user"))
    for name, value in variables.items():
        monkeypatch.setenv(name, value.replace("HERE", str(tmp_path)))
    assert storage.games_folder() == tmp_path / folder / "games"
    assert storage.records_folder() == tmp_path / folder / "records"
    assert not (tmp_path / folder).exists()
