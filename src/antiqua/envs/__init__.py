"""The games as learning environments, in the three languages that learners speak. Each needs an extra of the package:

- `vector` (a native `VectorEnv`) and `single` (one seat against bots), and `gym`, which registers their names:
  `pip install 'antiqua[gymnasium]'`;
- `aec` (every seat an agent): `pip install 'antiqua[pettingzoo]'`;
- `spiel` (games of OpenSpiel, with explicit chance): `pip install 'antiqua[openspiel]'`.

Importing this package brings none of them. All share `play.py`: what a single game does between two decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package is missing that only learning environments need."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say what to install where an import fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("antiqua"):
            raise
        from antiqua import i18n

        command = f"pip install 'antiqua[{extra}]'"
        text = i18n.text("missing-extra", package=error.name or "", command=command)
        raise MissingExtra(text, name=error.name) from None
