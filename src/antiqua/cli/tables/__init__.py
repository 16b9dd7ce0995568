"""How each game's table is drawn in the terminal; a game without a drawing of its own is shown in words."""

from __future__ import annotations

from importlib import import_module

from antiqua.cli.tables.table import Table

#: The games that have a module here, with a class `Board`.
DRAWN = frozenset({"seven_wonders_duel", "stone_age", "concordia", "trajan"})


def table_of(game: str) -> Table:
    if game not in DRAWN:
        return Table()
    board: Table = import_module(f"antiqua.cli.tables.{game}").Board()
    return board
