"""Antiqua: four board games of the ancient world, exactly by the book.

The rules are compiled when the package is installed. With ANTIQUA_PURE=1 in the environment the very same files run
interpreted: slower by far, but with a debugger, coverage, and an IndexError where C would read past an array.
"""

import os
import sys
from collections.abc import Mapping
from importlib.machinery import FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Any

from antiqua import _stamp

if TYPE_CHECKING:
    from antiqua.games import get as game
    from antiqua.games import names as game_names
    from antiqua.kernel.errors import AntiquaError
    from antiqua.kernel.playout import playouts
    from antiqua.kernel.rng import Rng
    from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
    from antiqua.match import Match
    from antiqua.record import Record
    from antiqua.table import Table

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "PURE",
    "SPECTATOR",
    "AntiquaError",
    "Match",
    "Record",
    "Rng",
    "Table",
    "game",
    "game_names",
    "playouts",
]

__version__ = "0.1.0"

PURE = os.environ.get("ANTIQUA_PURE", "") not in ("", "0")
"""Were the compiled files asked to be left aside?"""


def _source_only(folder: str) -> FileFinder:
    """A path hook that sees no compiled file below this package."""
    if not f"{folder}{os.sep}".startswith(f"{__path__[0]}{os.sep}"):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, [".py"]))


if PURE:
    sys.path_hooks.insert(0, _source_only)
    sys.path_importer_cache.pop(__path__[0], None)

COMPILED = not PURE and _stamp.check(__path__[0])
"""Do the rules run compiled?"""

from antiqua.kernel import errors  # noqa: E402  (only now is it decided which files are imported)


def _in_words(message: str, details: Mapping[str, Any]) -> str:
    """An error in English; the catalogues are loaded when the first error is printed."""
    from antiqua import i18n

    return i18n.text(message, **details)


errors.renderer = _in_words

_HOMES = {
    "AntiquaError": "kernel.errors",
    "CHANCE": "kernel.seats",
    "Match": "match",
    "OVER": "kernel.seats",
    "Record": "record",
    "Rng": "kernel.rng",
    "SPECTATOR": "kernel.seats",
    "Table": "table",
    "playouts": "kernel.playout",
}


def __getattr__(name: str) -> Any:
    """Bring what everybody uses from where it lives, when it is first asked for: importing the package stays light."""
    from importlib import import_module

    if name in ("game", "game_names"):
        found = getattr(import_module("antiqua.games"), "get" if name == "game" else "names")
    elif name in _HOMES:
        found = getattr(import_module(f"antiqua.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module 'antiqua' has no attribute '{name}'")
    globals()[name] = found
    return found
