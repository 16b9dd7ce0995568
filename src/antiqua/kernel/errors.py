"""What can go wrong, as values: a message id with its arguments. The words are in the catalogues.

Every error that a user can cause is an `AntiquaError`. `str(error)` is one English sentence; `error.id` and
`error.details` let a page or a terminal say it in another language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

#: Turns an id and its details into a sentence; the package installs one that reads the catalogues when first needed.
renderer: Callable[[str, Mapping[str, Any]], str] | None = None


class AntiquaError(ValueError):
    """Something a user gave was wrong; nothing has changed because of it."""

    id: str
    details: dict[str, Any]

    def __init__(self, id: str, **details: Any) -> None:
        super().__init__(id, details)
        self.id = id
        self.details = details

    def __str__(self) -> str:
        if renderer is None:
            return f"{self.id} {self.details}"
        return renderer(self.id, self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.id, self.details))


def _rebuild(kind: type[AntiquaError], id: str, details: dict[str, Any]) -> AntiquaError:
    return kind(id, **details)


class IllegalMove(AntiquaError):
    """A well-formed move that the rules do not allow in this position."""


class NotYourTurn(IllegalMove):
    """A move of a seat, or of chance, while somebody else is to play."""


class InvalidMove(AntiquaError):
    """A text or a number that is no move at all."""


class AmbiguousMove(InvalidMove):
    """A text that could mean several legal moves."""


class BadOption(AntiquaError):
    """An unknown game, option, option value or number of players."""


class BadPosition(AntiquaError):
    """A position that cannot be set up."""


class BadRecord(AntiquaError):
    """A record that cannot be read or replayed."""


class BadSave(AntiquaError):
    """A saved state or match that is damaged or from a future version."""


class NoHistory(AntiquaError):
    """The beginning of a game is needed where only its last moves were loaded."""


class NoUndo(AntiquaError):
    """There is nothing to take back, or to play again, on this side of the last barrier."""
