"""What a position is told: facts by their names, and the options of the game beside them, in every game alike."""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from antiqua.kernel.errors import BadPosition

T = TypeVar("T", bound=msgspec.Struct)
OPTIONS = "options"


def read(given: dict[str, Any], kind: type[T], options: Collection[str] = ()) -> T:
    """The facts as a struct; what is said of the options stands in its field `options`, which itself is no fact."""
    known = [*(field for field in kind.__struct_fields__ if field != OPTIONS), *options]
    for name in given:
        if name not in known:
            raise BadPosition("error-position-unknown-field", field=name, fields=known)
    own = {name: given[name] for name in options if name in given}
    facts = {name: value for name, value in given.items() if name not in own}
    try:
        return msgspec.convert({**facts, OPTIONS: own} if own else facts, kind)
    except (msgspec.ValidationError, UnicodeError) as error:  # the latter: half a surrogate pair
        raise BadPosition("error-position-form", detail=str(error)) from None


def in_range(field: str, value: int, allowed: range) -> None:
    if value not in allowed:
        shown = f"{allowed[0]}–{allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        raise BadPosition("error-bad-number", option=field, value=value, allowed=shown)


def among(field: str, value: str, allowed: Collection[str]) -> None:
    if value not in allowed:
        raise BadPosition("error-bad-option-value", option=field, value=value, allowed=list(allowed))


def exists(
    name: str, names: Collection[str], near: str, far: str, error: Callable[..., Exception] = BadPosition
) -> None:
    """Raise an error unless there is such a name: `near` with a suggestion, or `far` from all names."""
    if name not in names:
        meant = get_close_matches(name, names, n=1)
        if meant:
            raise error(near, name=name, suggestion=meant[0])
        raise error(far, name=name)
