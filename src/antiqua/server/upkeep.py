"""What somebody who keeps a server does to its database, whether or not the server runs: each is one job of a store.

A running server notices by itself: sessions are looked up again after a few seconds, tables whenever they are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, or_, select

from antiqua import record
from antiqua.games.message import Message
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.match import Match
from antiqua.saved import Head
from antiqua.server import schema
from antiqua.server.desks import OPEN, PLAYED, RUNNING, Shelf, found, locked, now, rows, seats_of
from antiqua.server.farewell import erase, leave_tables
from antiqua.server.people import change_person, end_sessions, folded, hashed, new_code
from antiqua.server.tables import give_up

DAY = 24 * 3600
REPEATED = 7 * DAY  # so long may somebody send a request again and be recognised

# -- people --------------------------------------------------------------------------------------------------


def people(connection: Connection, text: str = "") -> Sequence[Any]:
    """Everybody whose name has this in it, those who were here last first; with the number of his games."""
    person, seat = schema.person.c, schema.seat.c
    games = (
        select(func.count(seat.desk.distinct()))
        .where(seat.person == person.id)
        .correlate(schema.person)
        .scalar_subquery()
    )
    wanted = select(person.id, person.name, person.login, person.seen, games.label("games"))
    named = func.lower(person.name).contains(text.lower(), autoescape=True)
    return connection.execute(
        wanted.where(person.gone.is_(False), named).order_by(person.seen.desc(), person.id)
    ).all()


def one_person(connection: Connection, who: str) -> Any:
    """Who is meant by an id, by the name of an account, or by the name of the only guest of that name."""
    person = schema.person.c
    here = select(schema.person).where(person.gone.is_(False))
    for which in (person.id == who, person.login == folded(who), person.name == who):
        meant = connection.execute(here.where(which)).all()
        if len(meant) > 1:
            raise BadOption("server-admin-several-people", who=who, ids=[one.id for one in meant])
        if meant:
            return meant[0]
    raise BadOption("server-admin-no-person", who=who)


def reset(connection: Connection, who: str) -> str:
    """A new recovery code, with which somebody can choose a new password; nobody is logged in as him any more."""
    person = one_person(connection, who)
    if person.login is None:
        raise BadOption("server-admin-guest", who=who)
    code = new_code()
    change_person(connection, person.id, password=None, recovery=hashed(code))
    end_sessions(connection, person.id)
    return code


def forget(connection: Connection, who: str) -> None:
    """Delete somebody as he could himself."""
    person = one_person(connection, who)
    leave_tables(connection, Shelf(), person.id)
    erase(connection, person.id)


# -- tables --------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """A table, and who sits there."""

    desk: Any
    seats: Sequence[Any]


def tables(connection: Connection, status: str | None = None) -> list[Table]:
    """All tables of this status, the latest first."""
    desk, seat = schema.desk, schema.seat
    wanted = select(desk).order_by(desk.c.moved.desc(), desk.c.id)
    sitting: dict[str, list[Any]] = {}
    for one in connection.execute(select(seat).order_by(seat.c.desk, seat.c.number)):
        sitting.setdefault(one.desk, []).append(one)
    chosen = wanted if status is None else wanted.where(desk.c.status == status)
    return [Table(one, sitting.get(one.id, [])) for one in connection.execute(chosen)]


def one_table(connection: Connection, id: str) -> Table:
    return Table(found(connection, id), seats_of(connection, id))


def close(connection: Connection, id: str) -> None:
    """End a table that its people have left."""
    desk = locked(connection, id)
    if desk.status not in (OPEN, RUNNING):
        raise BadOption("server-admin-closed", table=id)
    give_up(connection, desk)


# -- purging -------------------------------------------------------------------------------------------------


class Purged(NamedTuple):
    """How much was deleted."""

    guests: int
    invitations: int
    requests: int


def purge(connection: Connection, days: int) -> Purged:
    """Delete what nobody misses: guests who left no trace, and what has expired."""
    moment = now()
    return Purged(
        purge_guests(connection, moment - days * DAY),
        removed(connection, schema.invitation, schema.invitation.c.expires < moment),
        removed(connection, schema.done, schema.done.c.at < moment - REPEATED),
    )


def purge_guests(connection: Connection, before: int) -> int:
    """Guests who were not seen since, and whom no table and no line of chat names."""
    person, session, mute = schema.person.c, schema.session, schema.mute
    named = [schema.desk.c.owner, schema.seat.c.person, schema.chat.c.person]
    trace = or_(*(exists().where(column == person.id) for column in named))
    guests = and_(person.login.is_(None), person.gone.is_(False), person.seen < before, ~trace)
    ids = select(person.id).where(guests)
    removed(connection, session, session.c.person.in_(ids))
    removed(connection, mute, or_(mute.c.person.in_(ids), mute.c.other.in_(ids)))
    removed(connection, schema.rating, schema.rating.c.person.in_(ids))
    return removed(connection, schema.person, guests)


def removed(connection: Connection, table: Any, which: Any) -> int:
    return connection.execute(delete(table).where(which)).rowcount


# -- verifying -----------------------------------------------------------------------------------------------


def played_tables(connection: Connection) -> list[str]:
    """All tables at which something was played."""
    desk = schema.desk.c
    return list(connection.execute(select(desk.id).where(desk.head.is_not(None)).order_by(desk.id)).scalars())


def verify(connection: Connection, id: str) -> Message | AntiquaError | None:
    """Play a stored game again by the rules, and compare; what is wrong with it."""
    desk = found(connection, id)
    try:
        head = msgspec.json.decode(desk.head, type=Head)
        match = Match.restored(head, rows(connection, id, 0, head.made))
        again = record.replay(match.record(None))
    except KeyError as error:
        return Message("server-verify-entry", {"number": int(str(error))})
    except AntiquaError as error:
        return error
    except msgspec.MsgspecError as error:
        return Message("server-verify-form", {"detail": str(error)})
    for part, fits in agreements(desk, match, again).items():
        if not fits:
            return Message("server-verify-part", {"part": part})
    return None


def agreements(desk: Any, match: Match, again: Match) -> dict[str, bool]:
    """What has to be the same in the stored position, in the game that was played again, and in the table's row."""
    return {
        "position": again.state == match.state,
        "version": desk.version == match.version,
        "to_play": desk.to_play == match.state.to_play,
        "ending": (desk.ending == PLAYED) == match.over,
    }
