"""Long lists come in pages. Where one ended is a mark, which asks for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any, NamedTuple

from msgspec import Meta
from sqlalchemy import Connection, Select

from antiqua.server.api import Refused

PAGE = 50
MOST_DIGITS = 17  # of a number in a mark

HowMany = Annotated[int, Meta(ge=1, le=PAGE)]
Mark = Annotated[str, Meta(max_length=60)]


class Page(NamedTuple):
    """Some rows of a list, and the last of them if more follow."""

    rows: Sequence[Any]
    last: Any | None


def page(connection: Connection, wanted: Select[Any], limit: int) -> Page:
    rows = connection.execute(wanted.limit(limit + 1)).all()
    return Page(rows[:limit], rows[limit - 1] if len(rows) > limit else None)


def mark(*parts: int | str) -> str:
    """Where a page ended: what the list is ordered by, numbers first, and an id."""
    return ".".join(map(str, parts))


def marked(after: str, numbers: int) -> tuple[int | str, ...]:
    """What a mark of so many numbers and an id says."""
    *counted, id = after.split(".", numbers)
    if len(counted) < numbers or not all(one.isdecimal() and len(one) <= MOST_DIGITS for one in counted):
        raise Refused("server-error-form", HTTPStatus.UNPROCESSABLE_ENTITY, detail=after)
    return (*map(int, counted), id)
