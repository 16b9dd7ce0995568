"""Who goes for good: his games stay, and what he said, but nothing tells any more who he was."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from antiqua.server import schema
from antiqua.server.api import Call, Nothing, Reply, Routes
from antiqua.server.desks import CLOSED, OPEN, OVER, RUNNING, Shelf, locked, seats_of
from antiqua.server.people import (
    ACCOUNT,
    GOING_ON,
    change_person,
    end_sessions,
    ended,
    name_at_tables,
    need,
)
from antiqua.server.seating import get_up
from antiqua.server.tables import give_up, others

routes = Routes()


@routes.delete("/api/account", "Delete me: my games stay, my name goes.")
async def delete_account(call: Call) -> Nothing:
    need(call, ACCOUNT)

    def job(connection: Connection) -> list[str]:
        left = leave_tables(connection, call.server.shelf, call.me.id)
        erase(connection, call.me.id)
        return left

    tables = await call.server.store.write(job)
    await ended(call, call.me.id)
    for table in tables:
        await call.server.happened(table)
    return Reply(Nothing(), cookie="")  # type: ignore[return-value]


def leave_tables(connection: Connection, shelf: Shelf, me: str) -> list[str]:
    """Get up everywhere, and close what is mine alone; the tables that have changed."""
    desks, seats = schema.desk.c, schema.seat.c
    sitting = select(seats.desk).where(seats.person == me)
    wanted = select(desks.id).where(desks.status.in_(GOING_ON), or_(desks.owner == me, desks.id.in_(sitting)))
    tables = [str(table) for table in connection.execute(wanted.order_by(desks.id)).scalars()]
    for table in tables:
        desk, there = locked(connection, table), seats_of(connection, table)
        mine = [seat for seat in there if seat.person == me and not seat.bot]
        if (desk.status == OPEN and desk.owner == me) or (desk.status == RUNNING and not others(there, me)):
            give_up(connection, desk)
        elif mine:
            get_up(connection, shelf, desk, mine)
    return tables


def erase(connection: Connection, person: str) -> None:
    """Take away all that tells who somebody was."""
    name_at_tables(connection, person, "", (OPEN, RUNNING, OVER, CLOSED))
    chats, mutes, ratings = schema.chat, schema.mute, schema.rating
    connection.execute(update(chats).where(chats.c.person == person).values(name=""))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.other == person)))
    connection.execute(delete(ratings).where(ratings.c.person == person))
    end_sessions(connection, person)
    change_person(connection, person, name="", login=None, password=None, recovery=None, gone=True)
