"""Everything there is in a game has a name in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from antiqua import games, i18n
from antiqua.games.game import Game

GAMES = [games.get(name) for name in games.names()]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_thing_has_a_name_and_every_name_a_thing(game: Game, lang: str) -> None:
    ids = i18n.catalogue(lang).ids
    for kind, things in game.things.items():
        named = {id for id in ids if id.startswith(f"{game.prefix}-{kind}-")}
        assert named == {game.thing(kind, thing).id for thing in things}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_equal_things_have_one_name(game: Game, lang: str) -> None:
    """What is there twice has ids that end in a letter."""
    catalogue = i18n.catalogue(lang)
    for kind, things in game.things.items():
        named = {
            (catalogue.message(game.thing(kind, thing)), re.sub("_[a-c]$", "", thing)) for thing in things
        }
        assert len({name for name, _ in named}) == len(named) > 0


def test_every_game_is_kept_apart_from_the_others() -> None:
    """What checks the directions of imports has a list of its own."""
    root = Path(__file__).resolve().parents[2]
    tools = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    (apart,) = [
        one for one in tools["importlinter"]["contracts"] if one.get("containers") == ["antiqua.games"]
    ]
    assert set(re.findall(r"\w+", apart["layers"][0])) == set(games.names())
