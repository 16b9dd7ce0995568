"""What is said at a table. Who has a seat may speak, everybody who may look may read; nothing is translated.

Lines are numbered, and the news of a table tell how many there are. Who has muted somebody is not given his lines.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, func, insert, select

from antiqua.server import schema
from antiqua.server.api import Call, Nothing, Refused, Routes
from antiqua.server.desks import CLOSED, change, found, locked, now, seats_of
from antiqua.server.paging import page
from antiqua.server.people import ACCOUNT, need, neutral

LONGEST_LINE = 500
PAGE = 200
MOST_MUTED = 500

Id = Annotated[str, Meta(min_length=1, max_length=26)]

routes = Routes()


class NewLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Line(msgspec.Struct, frozen=True):
    """A line of plain text; whose account was deleted has no name any more."""

    number: int
    person: str
    name: str
    text: str
    at: int


class Lines(msgspec.Struct, frozen=True):
    """Some lines, oldest first; there are more if `next` is a number, to be asked since."""

    lines: tuple[Line, ...]
    next: int | None


class SinceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the last line that one knows."""

    since: Annotated[int, Meta(ge=0, le=schema.LARGEST)] = 0
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE


class Muted(msgspec.Struct, frozen=True):
    person: str
    name: str


class NewMute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: Id


# -- lines ---------------------------------------------------------------------------------------------------


@routes.post("/api/tables/{table}/chat", "Say something at a table where I have a seat.")
async def say(call: Call, table: str, body: NewLine) -> Line:
    text, me = neutral(body.text, LONGEST_LINE), call.me
    if not text:
        raise Refused("server-error-chat-empty", HTTPStatus.UNPROCESSABLE_ENTITY)
    await call.server.limit(call, "chat")

    def job(connection: Connection) -> Line:
        desk = locked(connection, table)
        if me.id not in [seat.person for seat in seats_of(connection, table)]:
            raise Refused("server-error-not-seated", HTTPStatus.FORBIDDEN)
        if desk.status == CLOSED:
            raise Refused("server-error-chat-closed", HTTPStatus.CONFLICT)
        line = Line(desk.chats + 1, me.id, me.name, text, now())
        connection.execute(insert(schema.chat).values(desk=table, **msgspec.structs.asdict(line)))
        change(connection, desk, chats=line.number)
        return line

    line = await call.server.store.write(job)
    await call.server.announce(table)
    return line


@routes.get("/api/tables/{table}/chat", "What was said at a table since a line.")
async def read(call: Call, table: str, query: SinceLine) -> Lines:
    reader = call.person_id
    return await call.server.store.read(lambda connection: said(connection, table, query, reader))


def said(connection: Connection, table: str, query: SinceLine, reader: str | None) -> Lines:
    """A page of lines without those of people whom the reader has muted."""
    found(connection, table)
    lines, mutes = schema.chat.c, schema.mute.c
    muted = select(mutes.other).where(mutes.person == (reader or ""))
    wanted = (
        select(lines.number, lines.person, lines.name, lines.text, lines.at)
        .where(lines.desk == table, lines.number > query.since, lines.person.not_in(muted))
        .order_by(lines.number)
    )
    rows, last = page(connection, wanted, query.limit)
    return Lines(tuple(Line(*row) for row in rows), None if last is None else last.number)


# -- whom I do not want to hear ------------------------------------------------------------------------------


@routes.get("/api/mutes", "Whom have I muted?")
async def my_mutes(call: Call) -> list[Muted]:
    need(call, ACCOUNT)
    mutes, people, me = schema.mute.c, schema.person.c, call.me.id
    wanted = (
        select(people.id, people.name)
        .join_from(schema.mute, schema.person, mutes.other == people.id)
        .where(mutes.person == me)
        .order_by(people.name, people.id)
    )
    rows = await call.server.store.read(lambda connection: connection.execute(wanted).all())
    return [Muted(*row) for row in rows]


@routes.post("/api/mutes", "Do not give me the lines of somebody any more.")
async def mute(call: Call, body: NewMute) -> Nothing:
    need(call, ACCOUNT)
    mutes, people, me = schema.mute, schema.person, call.me.id
    if body.person == me:
        raise Refused("server-error-mute-self", HTTPStatus.CONFLICT)

    def job(connection: Connection) -> None:
        connection.execute(select(people.c.id).where(people.c.id == me).with_for_update())  # one at a time
        there = select(people.c.id).where(people.c.id == body.person, people.c.gone.is_(False))
        if connection.execute(there).first() is None:
            raise Refused("server-error-not-found", HTTPStatus.NOT_FOUND)
        unmuted(connection, me, body.person)
        mine = select(func.count()).where(mutes.c.person == me)
        if connection.execute(mine).scalar_one() >= MOST_MUTED:
            raise Refused("server-error-mutes", HTTPStatus.CONFLICT, most=MOST_MUTED)
        connection.execute(insert(mutes).values(person=me, other=body.person))

    await call.server.store.write(job)
    return Nothing()


@routes.delete("/api/mutes/{person}", "Give me the lines of somebody again, the old ones too.")
async def unmute(call: Call, person: str) -> Nothing:
    need(call, ACCOUNT)
    me = call.me.id
    if not await call.server.store.write(lambda connection: unmuted(connection, me, person)):
        raise Refused("server-error-not-found", HTTPStatus.NOT_FOUND)
    return Nothing()


def unmuted(connection: Connection, me: str, person: str) -> bool:
    """Take a mute back; was there one?"""
    mutes = schema.mute
    done = connection.execute(delete(mutes).where(mutes.c.person == me, mutes.c.other == person))
    return done.rowcount > 0
