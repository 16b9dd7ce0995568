"""The games of this folder are added to the collection while its tests run, by the folder alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from antiqua import COMPILED, games, i18n
from antiqua.games.game import Game

FOLDER = str(Path(__file__).parent)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A compiled State does not let Python set its fields: a game that is not compiled is played interpreted."""
    for item in items:
        if COMPILED and FOLDER in str(item.path):
            item.add_marker(pytest.mark.skip(reason="a game in plain Python is played interpreted"))


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "__path__", [*games.__path__, FOLDER])
    monkeypatch.setattr(i18n, "GAMES", [*i18n.GAMES, FOLDER])
    monkeypatch.setattr(i18n, "_catalogues", {})
    games.names.cache_clear()
    yield
    games.names.cache_clear()


@pytest.fixture
def game() -> Game:
    return games.get("matches")
