"""Sitting down at a table and getting up: free seats, invitations, time that is up."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, select

from antiqua.server import ratings, schema
from antiqua.server.api import Call, Refused, Routes
from antiqua.server.desks import (
    OPEN,
    OVER,
    RUNNING,
    TIME_UP,
    Shelf,
    called,
    change,
    change_seat,
    found,
    loaded,
    locked,
    milliseconds,
    now,
    seats_of,
    write,
)
from antiqua.server.limits import of_address
from antiqua.server.lists import ANYBODY, TableAnswer, done, is_free, may_take, opened, shown
from antiqua.server.people import Person, hashed
from antiqua.server.tables import (
    BOT,
    HERE,
    ME,
    Level,
    NewSeat,
    begin_if_full,
    expect_account,
    expect_levels,
    expect_owner,
    expect_seated,
    seated,
)

WEEK = 7 * 24 * 3600
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that can be taken for another
CODE_LENGTH = 8  # 40 bits, for a week, of which somebody may try few

Number = Annotated[int, Meta(ge=0, le=9)]

routes = Routes()


class Invitation(msgspec.Struct, frozen=True):
    """A code for one seat, for one person, shown once."""

    code: str
    seat: int
    expires: int


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number


class TimeUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of who has run out of time: a bot plays for him, or the game ends."""

    seat: Number
    then: Literal["bot", "end"]
    bot: Level = "novice"


@routes.post("/api/tables/{table}/join", "Take a free seat, or the one that is kept for me.")
async def join(call: Call, table: str, body: Sit) -> TableAnswer:
    me = call.me

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        if not (body.seat < len(seats) and may_take(desk, seats[body.seat], me.id)):
            raise Refused("server-error-seat-taken", HTTPStatus.CONFLICT, seat=body.seat + 1)
        sit_down(connection, call.server.shelf, me, desk, seats, body.seat)

    return await done(call, table, await call.server.store.write(job))


@routes.post("/api/tables/{table}/invitations", "A code that lets one friend take a seat.")
async def invite(call: Call, table: str, body: Sit) -> Invitation:
    me = call.me
    code, expires = new_code(), now() + WEEK

    def job(connection: Connection) -> Invitation:
        desk, seats = locked(connection, table), seats_of(connection, table)
        expect_owner(desk, me.id)
        expect_free(desk, seats, body.seat)
        invitations = schema.invitation
        connection.execute(
            delete(invitations).where(invitations.c.desk == table, invitations.c.number == body.seat)
        )
        connection.execute(
            insert(invitations).values(
                secret=hashed(plain(code)), desk=table, number=body.seat, expires=expires
            )
        )
        return Invitation(code, body.seat, expires)

    return await call.server.store.write(job)


@routes.get("/api/invitations/{code}", "The table that somebody has invited me to, before I sit down.")
async def invited(call: Call, code: str) -> TableAnswer:
    await of_address(call, "codes")

    def job(connection: Connection) -> str:
        kept = invitation_of(connection, code)
        expect_free(found(connection, kept.desk), seats_of(connection, kept.desk), kept.number)
        return str(kept.desk)

    return await shown(call, await call.server.store.read(job))


@routes.post("/api/claims", "Take the seat that somebody has invited me to.")
async def claim(call: Call, body: Claim) -> TableAnswer:
    await call.server.limit(call, "codes")
    invitations = schema.invitation

    def job(connection: Connection) -> str:
        kept = invitation_of(connection, body.code)
        desk, seats = locked(connection, kept.desk), seats_of(connection, kept.desk)
        expect_free(desk, seats, kept.number)
        connection.execute(delete(invitations).where(invitations.c.secret == kept.secret))
        sit_down(connection, call.server.shelf, call.me, desk, seats, kept.number)
        return str(desk.id)

    return await opened(call, await call.server.store.write(job))


@routes.post("/api/tables/{table}/seats/{seat}", "Change who is to sit at a seat of an open table of mine.")
async def change_plan(call: Call, table: str, seat: str, body: NewSeat) -> TableAnswer:
    me = call.me
    expect_levels([body])
    number = int(seat) if seat in "0123456789" else -1

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        expect_owner(desk, me.id)
        if desk.status != OPEN:
            raise Refused("server-error-not-open", HTTPStatus.CONFLICT)
        if not 0 <= number < len(seats):
            raise Refused("server-error-no-seat", HTTPStatus.NOT_FOUND)
        if desk.rated and body.kind in (HERE, BOT):
            raise Refused("server-error-rated", HTTPStatus.CONFLICT)
        change_seat(connection, table, number, **seated(body, me))
        change(connection, desk)
        begin_if_full(connection, table)

    return await done(call, table, await call.server.store.write(job))


@routes.post(
    "/api/tables/{table}/leave", "Get up: a bot plays on for me, until I come back or somebody takes my seat."
)
async def leave(call: Call, table: str) -> TableAnswer:
    me = call.me

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        mine = [seat for seat in seats if seat.person == me.id and not seat.bot]
        if not mine or desk.status not in (OPEN, RUNNING):
            raise Refused("server-error-not-seated", HTTPStatus.CONFLICT)
        get_up(connection, call.server.shelf, desk, mine)

    return await done(call, table, await call.server.store.write(job))


@routes.post("/api/tables/{table}/return", "Take my own seat back from the bot that played for me.")
async def come_back(call: Call, table: str, body: Sit) -> TableAnswer:
    me = call.me

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        own = body.seat < len(seats) and seats[body.seat].person == me.id and seats[body.seat].bot
        if not own or desk.status != RUNNING:
            raise Refused("server-error-not-your-seat", HTTPStatus.CONFLICT, seat=body.seat + 1)
        change_seat(connection, table, body.seat, bot="", vacant=False)
        people_changed(connection, call.server.shelf, desk)

    return await done(call, table, await call.server.store.write(job))


@routes.post("/api/tables/{table}/time", "Somebody's time is up: say what becomes of his seat.")
async def time_is_up(call: Call, table: str, body: TimeUp) -> TableAnswer:
    me = call.me
    expect_levels([NewSeat("bot", bot=body.bot)])

    def job(connection: Connection) -> None:
        desk, seats = locked(connection, table), seats_of(connection, table)
        expect_seated(seats, me.id)
        late = desk.status == RUNNING and desk.to_play == body.seat and desk.deadline is not None
        if not late or desk.deadline > milliseconds():
            raise Refused("server-error-time-left", HTTPStatus.CONFLICT, seat=body.seat + 1)
        if body.then == "bot":
            change_seat(connection, table, body.seat, bot=body.bot, vacant=False)
            people_changed(connection, call.server.shelf, desk)
        else:
            for seat in seats:
                change_seat(connection, table, seat.number, rank=2 if seat.number == body.seat else 1)
            change(connection, desk, status=OVER, ending=TIME_UP, deadline=None, moved=now())
            ratings.rate(connection, desk, seats_of(connection, table))

    return await done(call, table, await call.server.store.write(job))


# -- codes ---------------------------------------------------------------------------------------------------


def new_code() -> str:
    """A code that can be read out and typed: AB7K-9QRS."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return f"{letters[: CODE_LENGTH // 2]}-{letters[CODE_LENGTH // 2 :]}"


def plain(code: str) -> str:
    """A code as it is compared, however it was typed."""
    return "".join(one for one in code.upper() if one.isalnum())


# -- what they share -----------------------------------------------------------------------------------------


def invitation_of(connection: Connection, code: str) -> Any:
    """The invitation that a code, however it was typed, still stands for."""
    invitations = schema.invitation
    secret = hashed(plain(code))
    kept = connection.execute(select(invitations).where(invitations.c.secret == secret)).first()
    if kept is None or kept.expires < now():
        raise Refused("server-error-invitation", HTTPStatus.GONE)
    return kept


def expect_free(desk: Any, seats: Sequence[Any], number: int) -> None:
    if not (number < len(seats) and is_free(desk, seats[number])):
        raise Refused("server-error-seat-taken", HTTPStatus.CONFLICT, seat=number + 1)


def people_changed(connection: Connection, shelf: Shelf, desk: Any) -> None:
    """Somebody sat down or got up at a running table: its clock and its match know who is a bot."""
    if desk.status != RUNNING:
        change(connection, desk)
        return
    seats = seats_of(connection, desk.id)
    match = loaded(connection, shelf, desk)
    match.bots = frozenset(seat.number for seat in seats if seat.bot)
    match.names = called(seats)
    write(connection, desk, match, seats)


def sit_down(
    connection: Connection, shelf: Shelf, me: Person, desk: Any, seats: Sequence[Any], number: int
) -> None:
    if desk.rated:
        expect_account(me)
        if any(seat.person == me.id for seat in seats if seat.number != number):
            raise Refused("server-error-rated", HTTPStatus.CONFLICT)
    change_seat(connection, desk.id, number, person=me.id, name=me.name, bot="", vacant=False)
    people_changed(connection, shelf, desk)
    begin_if_full(connection, desk.id)


def get_up(connection: Connection, shelf: Shelf, desk: Any, mine: Sequence[Any]) -> None:
    """Leave these seats: free where the game has not begun, to a bot where it has."""
    for seat in mine:
        if desk.status == OPEN:
            kind = ANYBODY if seat.kind in (ME, HERE) else seat.kind
            change_seat(connection, desk.id, seat.number, person=None, name="", kind=kind, vacant=False)
        else:
            change_seat(connection, desk.id, seat.number, bot="novice", vacant=True)
    people_changed(connection, shelf, desk)
