"""The games: `names()` lists them, `get(name)` brings one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from antiqua.games.game import Game

_NAMES = ("seven_wonders_duel", "stone_age", "concordia", "trajan")


def names() -> tuple[str, ...]:
    return _NAMES


def get(name: str) -> Game:
    """The game of that name, as in `get("seven_wonders_duel")`."""
    if name not in _NAMES:
        raise BadOption("error-unknown-game", name=str(name), games=list(_NAMES))
    game: Game = import_module(f"antiqua.games.{name}.game").GAME
    return game
