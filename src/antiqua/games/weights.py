"""The weights of the games' evaluations: one table per game, in its folder, as `weights.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from antiqua.games import data
from antiqua.kernel.errors import BadSave

WEIGHTS = "weights.toml"


def read(game: str, names: Sequence[str]) -> dict[str, float]:
    """The table that comes with the game."""
    return parse(data.text(game, WEIGHTS), names, f"{game}/{WEIGHTS}")


def parse(text: str, names: Sequence[str], file: str) -> dict[str, float]:
    """A table with a number for every name and nothing else."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSave("error-bad-weights", file=file, detail=str(error)) from None
    for name in names:
        if type(found.get(name)) not in (int, float):
            raise BadSave("error-bad-weight", file=file, name=name)
    for name in found:
        if name not in names:
            raise BadSave("error-unknown-weight", file=file, name=name)
    return {name: float(found[name]) for name in names}


def write(table: Mapping[str, float]) -> str:
    """The table as text; `parse` is the inverse."""
    return "".join(f"{name} = {round(weight, 4)}\n" for name, weight in table.items())
