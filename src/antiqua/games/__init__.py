"""The games: `names()` lists them, `get(name)` brings one. A folder here is a game; `parts.py` says what it holds."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from antiqua.games.game import Game


@cache
def names() -> tuple[str, ...]:
    """The games, from the shortest to the longest."""
    found = [module.name for module in iter_modules(__path__) if module.ispkg]
    return tuple(sorted(found, key=lambda name: (import_module(f"{__name__}.{name}").MINUTES, name)))


def get(name: str) -> Game:
    """The game of that name, as in `get("seven_wonders_duel")`."""
    if name not in names():
        raise BadOption("error-unknown-game", name=str(name), games=list(names()))
    return loaded(name)


@cache
def loaded(name: str) -> Game:
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    return game
