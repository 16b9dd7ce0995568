"""Tables, from being opened to being over: who is to sit where, records, rematches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, insert, select

from antiqua import games, record
from antiqua.bots.levels import SEATED
from antiqua.match import AUTO, MANUAL, Match
from antiqua.server import schema
from antiqua.server.api import Call, Nothing, Refused, Routes
from antiqua.server.clocks import Clock
from antiqua.server.desks import (
    CLOSED,
    GIVEN_UP,
    OPEN,
    OVER,
    RUNNING,
    called,
    change,
    change_seat,
    found,
    fresh_chance,
    locked,
    now,
    restored,
    seats_of,
    write,
)
from antiqua.server.lists import TableAnswer, opened
from antiqua.server.people import Person, clean, new_id

ME, HERE, BOT = "me", "here", "bot"
LONGEST_RECORD = 400_000

Level = Annotated[str, Meta(max_length=40)]

routes = Routes()


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: me, somebody at my screen (`here`, with a name), an invited friend, anybody, or a bot."""

    kind: Literal["me", "here", "friend", "anybody", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Level = "novice"


Seats = Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=5)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public table is in the lists; any other can be watched by those who know its address.

    At a companion table, beside a real one, people enter what dice and cards show.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    public: bool = False
    companion: bool = False
    rated: bool = False
    clock: Clock = Clock()


class Imported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a saved match of the command line, to be looked at; with seats, to go on after so many entries."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    made: Annotated[int, Meta(ge=0, le=1 << 20)] | None = None
    seats: Seats | None = None


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a position of this one: after so many entries, with who sits where."""

    made: Annotated[int, Meta(ge=0, le=1 << 20)]
    seats: Seats


# -- opening -------------------------------------------------------------------------------------------------


@routes.post("/api/tables", "Open a table; it begins by itself when nobody is missing.")
async def open_table(call: Call, body: NewTable) -> TableAnswer:
    me = call.me
    game = games.get(body.game)
    options = game.check_options(dict(body.options))
    game.start(len(body.seats), **options)
    expect_levels(body.seats)
    if not body.clock.sensible:
        raise Refused("server-error-clock", HTTPStatus.UNPROCESSABLE_ENTITY)
    if body.rated and (body.companion or any(seat.kind in (HERE, BOT) for seat in body.seats)):
        raise Refused("server-error-rated", HTTPStatus.UNPROCESSABLE_ENTITY)
    if body.rated:
        expect_account(me)
    await call.server.limit(call, "tables")

    def job(connection: Connection) -> str:
        id = add_desk(
            connection,
            me,
            body.seats,
            game=game.name,
            options=msgspec.json.encode(options).decode(),
            public=body.public,
            companion=body.companion,
            rated=body.rated,
            clock=msgspec.json.encode(body.clock).decode(),
        )
        begin_if_full(connection, id)
        return id

    return await opened(call, await call.server.store.write(job))


@routes.post("/api/imports", "Bring in a record or a saved match, to look at it or to go on from it.")
async def bring_in(call: Call, body: Imported) -> TableAnswer:
    await call.server.limit(call, "tables")
    match = await call.server.apart(read_match, body.text)
    if body.seats is None:
        return await opened(call, await placed(call, match, None, previous=None))
    made = match.made if body.made is None else body.made
    return await opened(
        call, await placed(call, await call.server.apart(match.branch, made), body.seats, None)
    )


@routes.post("/api/tables/{table}/branches", "Play on from a position of a finished table, at a new one.")
async def branch(call: Call, table: str, body: GoOn) -> TableAnswer:
    await call.server.limit(call, "tables")

    def job(connection: Connection) -> Match:
        desk = found(connection, table)
        if desk.status not in (OVER, CLOSED):
            raise Refused("server-error-still-running", HTTPStatus.CONFLICT)
        return restored(connection, desk, -1)

    match = await call.server.store.read(job)
    again = await call.server.apart(match.branch, body.made)
    return await opened(call, await placed(call, again, body.seats, previous=table))


def read_match(text: str) -> Match:
    """The match of a record or of a saved file."""
    try:
        return Match.from_json(text) if text.lstrip().startswith("{") else record.replay(record.read(text))
    except RecursionError:
        raise Refused("server-error-record", HTTPStatus.UNPROCESSABLE_ENTITY) from None


async def placed(call: Call, match: Match, seats: Sequence[NewSeat] | None, previous: str | None) -> str:
    """A new table for a match that has begun elsewhere; without seats, only to be looked at."""
    if seats is not None:
        if len(seats) != match.players:
            match.game.check_players(len(seats))
            raise Refused("server-error-seats", HTTPStatus.UNPROCESSABLE_ENTITY, seats=match.players)
        expect_levels(seats)
    sitting = seats or [NewSeat("anybody")] * match.players

    def job(connection: Connection) -> str:
        id = add_desk(
            connection,
            call.me,
            sitting,
            game=match.game.name,
            options=msgspec.json.encode(match.options).decode(),
            public=False,
            companion=False,
            rated=False,
            clock=msgspec.json.encode(Clock()).decode(),
            previous=previous,
        )
        if seats is None:
            name_as_told(connection, id, match)
        waiting = CLOSED if seats is None else OPEN
        write(connection, locked(connection, id), match, seats_of(connection, id), waiting)
        begin_if_full(connection, id)
        return id

    return await call.server.store.write(job)


def name_as_told(connection: Connection, table: str, match: Match) -> None:
    """Who played is called as the record calls them, where it gives names that people may have here."""
    for number, name in enumerate(match.names):
        with suppress(Refused):
            change_seat(connection, table, number, name=clean(name))


def add_desk(connection: Connection, me: Person, seats: Sequence[NewSeat], **values: Any) -> str:
    id, at = new_id(), now()
    connection.execute(
        insert(schema.desk).values(
            id=id,
            players=len(seats),
            owner=me.id,
            status=OPEN,
            revision=0,
            version=0,
            to_play=-2,
            times="{}",
            ending="",
            chats=0,
            created=at,
            moved=at,
            **values,
        )
    )
    connection.execute(
        insert(schema.seat),
        [{"desk": id, "number": number, **seated(seat, me)} for number, seat in enumerate(seats)],
    )
    return id


def seated(seat: NewSeat, me: Person) -> dict[str, Any]:
    """Who sits there to begin with."""
    values = {"kind": seat.kind, "person": None, "name": "", "bot": "", "vacant": False}
    if seat.kind == ME:
        return {**values, "person": me.id, "name": me.name}
    if seat.kind == HERE:
        return {**values, "person": me.id, "name": clean(seat.name) if seat.name else ""}
    return {**values, "bot": seat.bot} if seat.kind == BOT else values


def begin_if_full(connection: Connection, table: str) -> None:
    """A table begins by itself when nobody is missing."""
    desk, seats = locked(connection, table), seats_of(connection, table)
    missing = [seat for seat in seats if (seat.person is None and not seat.bot) or seat.vacant]
    if desk.status != OPEN or missing:
        return
    if desk.rated and len({seat.person for seat in seats}) < len(seats):
        raise Refused("server-error-rated", HTTPStatus.CONFLICT)
    names = called(seats)
    bots = [seat.number for seat in seats if seat.bot]
    if desk.head is None:
        match = Match(
            desk.game,
            desk.players,
            names=names,
            chance=MANUAL if desk.companion else AUTO,
            bots=bots,
            **msgspec.json.decode(desk.options),
        )
    else:  # it goes on from elsewhere
        match = restored(connection, desk, -1)
        match.names, match.bots = names, frozenset(bots)
    fresh_chance(match)
    write(connection, desk, match, seats)


# -- closing and playing again -------------------------------------------------------------------------------


@routes.delete("/api/tables/{table}", "Close a table that has not begun, or that all other people have left.")
async def close(call: Call, table: str) -> Nothing:
    me = call.me

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        if desk.status == OPEN:
            expect_owner(desk, me.id)
        else:
            expect_seated(seats, me.id)
            if desk.status != RUNNING or others(seats, me.id):
                raise Refused("server-error-not-open", HTTPStatus.CONFLICT)
        give_up(connection, desk)

    await call.server.store.write(job)
    await call.server.happened(table)
    return Nothing()


def give_up(connection: Connection, desk: Any) -> None:
    change(connection, desk, status=CLOSED, ending=GIVEN_UP, deadline=None, moved=now())


@routes.post(
    "/api/tables/{table}/rematch", "The same people again, each one seat further; or the rematch there is."
)
async def rematch(call: Call, table: str) -> TableAnswer:
    me = call.me
    await call.server.limit(call, "tables")
    desks = schema.desk

    def job(connection: Connection) -> str:
        desk, seats = locked(connection, table), seats_of(connection, table)
        expect_seated(seats, me.id, bots_too=True)
        if desk.status not in (OVER, CLOSED):
            raise Refused("server-error-still-running", HTTPStatus.CONFLICT)
        rematches = select(desks.c.id).where(desks.c.rematch_of == table, desks.c.status != CLOSED)
        again = connection.execute(rematches.limit(1)).scalar()
        if again is not None:
            join_again(connection, me, str(again))
            return str(again)
        turned = [*seats[1:], seats[0]]
        id = add_desk(
            connection,
            me,
            [NewSeat(seat.kind) for seat in turned],
            game=desk.game,
            options=desk.options,
            public=desk.public,
            companion=desk.companion,
            rated=desk.rated,
            clock=desk.clock,
            rematch_of=table,
        )
        for number, seat in enumerate(turned):
            bot = seat.bot if seat.person is None else ""
            waits = seat.person is not None and seat.person != me.id
            change_seat(connection, id, number, person=seat.person, name=seat.name, bot=bot, vacant=waits)
        begin_if_full(connection, id)
        return id

    again = await call.server.store.write(job)
    await call.server.announce(table)  # whoever still looks at its end hears of it
    return await opened(call, again)


def join_again(connection: Connection, me: Person, table: str) -> None:
    """Take the seats that a rematch keeps for somebody."""
    desk, seats = locked(connection, table), seats_of(connection, table)
    for seat in seats:
        if desk.status == OPEN and seat.vacant and seat.person == me.id:
            change_seat(connection, table, seat.number, vacant=False)
            change(connection, locked(connection, table))
    begin_if_full(connection, table)


# -- what is expected ----------------------------------------------------------------------------------------


def expect_owner(desk: Any, person: str) -> None:
    if desk.owner != person:
        raise Refused("server-error-not-owner", HTTPStatus.FORBIDDEN)


def expect_seated(seats: Sequence[Any], person: str, bots_too: bool = False) -> None:
    if not any(seat.person == person and (bots_too or not seat.bot) for seat in seats):
        raise Refused("server-error-not-seated", HTTPStatus.FORBIDDEN)


def others(seats: Sequence[Any], person: str) -> list[Any]:
    """The seats that other people play."""
    return [seat for seat in seats if seat.person not in (None, person) and not seat.bot]


def expect_account(me: Person) -> None:
    if not me.account:
        raise Refused("server-error-needs-account", HTTPStatus.FORBIDDEN)


def expect_levels(seats: Sequence[NewSeat]) -> None:
    """Only the levels play here: no program of the machine is started for anybody."""
    for seat in seats:
        if seat.kind == BOT and seat.bot not in SEATED:
            raise Refused(
                "error-bad-option-value",
                HTTPStatus.UNPROCESSABLE_ENTITY,
                option="bot",
                value=seat.bot,
                allowed=list(SEATED),
            )
