"""Bots that are classes of somebody's own Python, by module or by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from antiqua import bots, games
from antiqua.bots.bot import Keeper
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.table import play

SOURCE = """
from antiqua.bots.bot import Bot


class First(Bot):
    def __init__(self, text="nothing"):
        self.text = text

    def decide(self, state):
        return state.legal_actions()[0]


class Stranger:
    def __init__(self, text=""):
        raise SystemExit("it was called")


class Broken(Bot):
    def __init__(self):
        raise RuntimeError("no weights")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module in it."""
    (tmp_path / "own_bots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("place", ["own_bots", "own_bots.py", "./own_bots.py"])
def test_a_class_plays(place: str) -> None:
    duel = games.get("seven_wonders_duel")
    keepers = [Keeper(bots.make(f"python:{place}:First", duel.name)), Keeper(bots.make("random", duel.name))]
    final = play(duel, keepers, duel.start(), Rng(1), [1, 2])
    assert final.to_play == OVER
    assert keepers[0].faults == []
    assert keepers[0].decisions > 10


def test_a_class_is_made_with_a_text(folder: Path) -> None:
    kinds = [bots.make(f"python:{folder}/own_bots.py:First{text}", "trajan") for text in ("", ":C:/a b.npz")]
    assert [bot.text for bot in kinds] == ["nothing", "C:/a b.npz"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("described", "id", "said"),
    [
        ("", "bot-bad-class", "names no class"),
        ("own_bots", "bot-bad-class", "names no class"),
        (":First", "bot-bad-class", "names no class"),
        ("own_bots.py:Last", "bot-unusable", "has no attribute 'Last'"),
        ("no_bots.py:First", "bot-unusable", "FileNotFoundError"),
        ("no_bots:First", "bot-unusable", "No module named 'no_bots'"),
        ("own_bots.py:Stranger", "bot-unusable", "is not a bot"),
        ("os:system:exit 1", "bot-unusable", "is not a bot"),
        ("own_bots.py:Broken", "bot-unusable", "RuntimeError: no weights"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_wrong_is_said(described: str, id: str, said: str) -> None:
    with pytest.raises(BadOption) as raised:
        bots.make(f"python:{described}", "trajan")
    assert raised.value.id == id
    assert said in str(raised.value)
