"""The stored side of a table: its row, its seats, its match. One path leads to every change of a match.

desk, seats = shelf.locked(connection, id)   # nobody else changes it until the transaction ends
match = loaded(connection, shelf, desk)
match.play(...)
write(connection, desk, match, seats)
"""

from __future__ import annotations

import os
import threading
import time
from collections import OrderedDict, namedtuple
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import SPECTATOR
from antiqua.match import Match
from antiqua.saved import Head, Row
from antiqua.server import clocks, schema
from antiqua.server.answers import Sights
from antiqua.server.api import Refused
from antiqua.server.bus import News
from antiqua.server.clocks import Clock, Times
from antiqua.server.store import Quick

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
PLAYED, TIME_UP, GIVEN_UP = "played", "time", "closed"  # how a table ended
MOST_READY = 2000  # matches that are kept ready


def now() -> int:
    return int(time.time())


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


# -- rows ----------------------------------------------------------------------------------------------------


# A row of the table `desk`, which can be told what has become of it.
Desk: Any = namedtuple("Desk", schema.desk.c.keys())  # type: ignore[misc]

# Statements that every move needs are made once: to make one costs more than to carry it out.
DESK = select(schema.desk).where(schema.desk.c.id == bindparam("table"))
LOCKED_DESK = DESK.with_for_update()
SEATS = select(schema.seat).where(schema.seat.c.desk == bindparam("table")).order_by(schema.seat.c.number)
CHANGED_DESK = update(schema.desk).where(schema.desk.c.id == bindparam("table"))
CHANGED_SEAT = update(schema.seat).where(
    schema.seat.c.desk == bindparam("table"), schema.seat.c.number == bindparam("place")
)
#: What a move changes in the row of its table.
WRITTEN = ("revision", "version", "head", "to_play", "times", "deadline", "moved", "status", "ending")
REVISION = Quick(select(schema.desk.c.revision).where(schema.desk.c.id == bindparam("table")))
LOCKED_REVISION = Quick(
    select(schema.desk.c.revision).where(schema.desk.c.id == bindparam("table")).with_for_update()
)
NEW_ENTRY = Quick(insert(schema.entry), schema.entry.c.keys())
WRITTEN_DESK = Quick(CHANGED_DESK, WRITTEN)


def found(connection: Connection, table: str) -> Any:
    """The row of a table, to be looked at."""
    return Desk(*expected(connection.execute(DESK, {"table": table}).first()))


def locked(connection: Connection, table: str) -> Any:
    """The row of a table, which nobody else can change until the transaction ends."""
    return Desk(*expected(connection.execute(LOCKED_DESK, {"table": table}).first()))


def expected(desk: Any) -> Any:
    if desk is None:
        raise Refused("server-error-no-table", HTTPStatus.NOT_FOUND)
    return desk


def seats_of(connection: Connection, table: str) -> list[Any]:
    return list(connection.execute(SEATS, {"table": table}))


def news_of(desk: Any) -> News:
    """What a table is at."""
    return News(desk.id, desk.revision, desk.version, desk.chats)


def change(connection: Connection, desk: Any, **values: Any) -> None:
    """Change the row of a table; everybody who watches it will be told its new revision."""
    connection.execute(CHANGED_DESK, {"table": desk.id, "revision": desk.revision + 1, **values})


def change_seat(connection: Connection, table: str, number: int, **values: Any) -> None:
    connection.execute(CHANGED_SEAT, {"table": table, "place": number, **values})


# -- matches that are kept ready -----------------------------------------------------------------------------


class Ready:
    """A match with the row and the seats of its table as they were at that revision, and what was told of it already.

    Who looks at the match, or takes it away, has it alone meanwhile.
    """

    def __init__(self, desk: Any, seats: Sequence[Any], match: Match) -> None:
        self.desk = desk
        self.seats = seats
        self.match = match
        self.sights = Sights(match)
        self.using = threading.Lock()
        self.taken = False  # somebody changes it


class Shelf:
    """Matches that were used lately.

    Who changes one takes it away, and brings it back when the change is durable; if it never is, the next one loads
    what is stored. Every change of a table or of its seats changes its revision, and whoever uses something of the
    shelf has just read the revision: so it does not matter who else changes the database.
    """

    def __init__(self, most: int = MOST_READY) -> None:
        self.most = most
        self.lock = threading.Lock()
        self.ready: OrderedDict[str, Ready] = OrderedDict()

    def get(self, table: str) -> Ready | None:
        with self.lock:
            return self.ready.get(table)

    def standing(self, connection: Connection, table: str) -> tuple[Any, Sequence[Any]]:
        """The row of a table and its seats, read only if they have changed."""
        return self.at(connection, table, REVISION.run(connection, {"table": table}))

    def locked(self, connection: Connection, table: str) -> tuple[Any, Sequence[Any]]:
        """The same, and nobody else can change it until the transaction ends."""
        return self.at(connection, table, LOCKED_REVISION.run(connection, {"table": table}))

    def at(self, connection: Connection, table: str, revision: Any) -> tuple[Any, Sequence[Any]]:
        """The same at the revision that was found."""
        there = expected(revision.fetchone())
        ready = self.get(table)
        if ready is not None and ready.desk.revision == there[0]:
            return ready.desk, ready.seats
        return found(connection, table), seats_of(connection, table)

    def take(self, desk: Any, since: int | None = None) -> Match | None:
        """The match of a table, to be changed, if it is here with what came after version `since`."""
        with self.lock:
            ready = self.ready.pop(desk.id, None)
        if ready is None:
            return None
        with ready.using:  # whoever looks at it has finished
            ready.taken = True
        fits = ready.desk.revision == desk.revision and not lacks(ready.match, since)
        return ready.match if fits else None

    def put(self, ready: Ready) -> None:
        table = ready.desk.id
        with self.lock:
            there = self.ready.get(table)
            if there is not None and there.desk.revision > ready.desk.revision:
                return
            self.ready[table] = ready
            self.ready.move_to_end(table)
            while len(self.ready) > self.most:
                self.ready.popitem(last=False)

    @contextmanager
    def look(
        self,
        connection: Connection,
        desk: Any,
        seats: Sequence[Any],
        since: int | None = None,
        durable: bool = True,
    ) -> Iterator[Ready]:
        """The match of a table, to be looked at; with `since`, with what came after that version.

        What somebody sees who is about to write may never become `durable`, and is not kept.
        """
        ready = self.get(desk.id)
        if ready is not None and ready.desk.revision == desk.revision:
            with ready.using:
                if not ready.taken and not lacks(ready.match, since):
                    yield ready
                    return
        ready = Ready(desk, seats, restored(connection, desk, since))
        yield ready
        if durable:
            self.put(ready)

    @contextmanager
    def glance(self, connection: Connection, table: str, since: int) -> Iterator[Ready | None]:
        """The same if nothing must be loaded for it and nobody has it; otherwise None."""
        ready = self.get(table)
        if ready is None or not ready.using.acquire(blocking=False):
            yield None
            return
        try:
            there = REVISION.run(connection, {"table": table}).fetchone()
            current = there is not None and there[0] == ready.desk.revision
            yield ready if current and not ready.taken and not lacks(ready.match, since) else None
        finally:
            ready.using.release()


def loaded(connection: Connection, shelf: Shelf, desk: Any, since: int | None = None) -> Match:
    """The match of a table, to be changed."""
    match = shelf.take(desk, since)
    return restored(connection, desk, since) if match is None else match


def restored(connection: Connection, desk: Any, since: int | None = None) -> Match:
    """The match as it is stored; old moves are never played again."""
    if desk.head is None:
        raise Refused("server-error-not-begun", HTTPStatus.CONFLICT)
    head = msgspec.json.decode(desk.head, type=Head)
    first = head.reach
    if since is not None:
        known = first_after(connection, desk.id, since)
        first = first if known is None else min(first, known)
        if 0 <= since < head.turned and head.secret is not None:  # the end has shown what was hidden
            first = min(first, head.secret)
    return Match.restored(head, rows(connection, desk.id, first, head.made))


def lacks(match: Match, since: int | None) -> bool:
    """Are there entries after `since` that were not loaded?"""
    return since is not None and not match.has_since(since)


def first_after(connection: Connection, table: str, since: int) -> int | None:
    """The number of the last entry that is not new to one who knows version `since`; None if nothing is new."""
    entries = schema.entry.c
    if since <= 0:
        return 0
    first = connection.execute(
        select(func.min(entries.number)).where(entries.desk == table, entries.version > since)
    ).scalar()
    return None if first is None else max(0, first - 1)


def rows(connection: Connection, table: str, first: int, made: int) -> list[Row]:
    """The rows that stand, from this number on: of several with one number, the latest."""
    entries = schema.entry.c
    latest: dict[int, bytes] = {}
    for number, row in connection.execute(
        select(entries.number, entries.row)
        .where(entries.desk == table, entries.number >= first, entries.number < made)
        .order_by(entries.version)
    ):
        latest[number] = row
    return [msgspec.json.decode(latest[number], type=Row) for number in range(first, made)]


def write(
    connection: Connection, desk: Any, match: Match, seats: Sequence[Any], status: str = RUNNING
) -> Any:
    """Add what is new since the row was read, and replace the head; the row as it is then.

    A table whose match is not over has this status then.
    """
    new = match.increment(desk.version).rows if desk.head is not None else match.increment(-1).rows
    for row in new:
        NEW_ENTRY.run(
            connection,
            {"desk": desk.id, "version": row.version, "number": row.number, "row": msgspec.json.encode(row)},
        )
    times = running_times(desk, match, seats)
    changed = desk._replace(
        revision=desk.revision + 1,
        version=match.version,
        head=msgspec.json.encode(match.head()),
        to_play=match.state.to_play,
        times=msgspec.json.encode(times).decode(),
        deadline=times.deadline,
        moved=now(),
        status=OVER if match.over else status,
        ending=PLAYED if match.over else GIVEN_UP if status == CLOSED else "",
    )
    values = {name: getattr(changed, name) for name in WRITTEN}
    WRITTEN_DESK.run(connection, {"table": desk.id, **values})
    return changed


def running_times(desk: Any, match: Match, seats: Sequence[Any]) -> Times:
    """The clocks after a change of the match."""
    clock = msgspec.json.decode(desk.clock, type=Clock)
    before = msgspec.json.decode(desk.times, type=Times)
    if desk.head is None:
        before = clocks.begin(clock, match.players)
    bots = [bool(seat.bot) for seat in seats]
    return clocks.switch(clock, before, match.state.to_play, bots, milliseconds())


def fresh_chance(match: Match) -> None:
    """What chance will do is drawn from the operating system now, so that nobody can reckon it."""
    match.rng = Rng(int.from_bytes(os.urandom(8)))


# -- who sits where ------------------------------------------------------------------------------------------


def called(seats: Sequence[Any]) -> tuple[str, ...]:
    """The names that a match keeps; a bot without one has its level's, which answers say in every language."""
    return tuple(seat.name or seat.bot for seat in seats)


def expect_seat(seats: Sequence[Any], number: int, person: str | None) -> None:
    """Only who sits there may play it."""
    if not is_seat(seats, number, person):
        raise Refused("server-error-not-your-seat", HTTPStatus.FORBIDDEN, seat=number + 1)


def is_seat(seats: Sequence[Any], number: int, person: str | None) -> bool:
    return (
        person is not None
        and 0 <= number < len(seats)
        and seats[number].person == person
        and not seats[number].bot
        and not seats[number].vacant
    )


def looker(seats: Sequence[Any], number: int | None, person: str | None) -> int:
    """As whom somebody may look: as one of his own seats, or as a spectator."""
    if number is None:
        return SPECTATOR
    expect_seat(seats, number, person)
    return number
