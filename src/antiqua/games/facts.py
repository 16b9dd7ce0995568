"""What a position is told: facts by their names, and the options of the game beside them, in every game alike."""

from __future__ import annotations

from collections.abc import Collection
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
