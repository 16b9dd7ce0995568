"""How each game's table is drawn in the terminal; a game without a drawing of its own is shown in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from antiqua.cli.tables.table import Table


def table_of(game: str) -> Table:
    """The class `Board` of the game's module here, if it has one."""
    if find_spec(f"{__name__}.{game}") is None:
        return Table()
    board: Table = import_module(f"{__name__}.{game}").Board()
    return board
