"""The files of data in a game's folder, and the numbers of the things that they name."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any


def text(game: str, file: str) -> str:
    return files(f"antiqua.games.{game}").joinpath(file).read_text(encoding="utf-8")


def components(game: str) -> dict[str, Any]:
    """The tables of `components.toml`."""
    return tomllib.loads(text(game, "components.toml"))


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The place of each name."""
    return {name: place for place, name in enumerate(names)}
