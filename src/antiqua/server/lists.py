"""Tables as people are told of them: one, or a list; and which seats somebody may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, Integer, and_, exists, func, literal, or_, select, tuple_

from antiqua.server import schema
from antiqua.server.api import Call, Routes
from antiqua.server.clocks import Clock
from antiqua.server.desks import CLOSED, OPEN, OVER, RUNNING, found, is_seat, milliseconds, seats_of
from antiqua.server.paging import HowMany, Mark, mark, marked, page

ANYBODY = "anybody"  # a seat that everybody may take

routes = Routes()


class SeatAnswer(msgspec.Struct, frozen=True):
    """A seat: `mine` if I play it, `free` if I may take it; `left` if its person went and a bot plays.

    `vacant`: who is to play there is missing. Its bot has failed or its person has left, or it is kept for a rematch.
    """

    kind: Literal["me", "here", "friend", "anybody", "bot"]
    name: str
    bot: str
    person: str | None
    mine: bool
    free: bool
    left: bool
    vacant: bool
    rank: int | None
    points: int | None


class TableAnswer(msgspec.Struct, frozen=True):
    """A table. `to_play` is a seat, -1 for chance, -2 for nobody; `deadline` and `time` are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: tuple[SeatAnswer, ...]
    owner: str
    mine: bool
    public: bool
    companion: bool
    rated: bool
    status: Literal["open", "running", "over", "closed"]
    ending: Literal["", "played", "time", "closed"]
    revision: int
    version: int
    to_play: int
    clock: Clock
    deadline: int | None
    time: int
    chats: int
    created: int
    moved: int
    previous: str | None
    rematch_of: str | None
    here: tuple[str, ...]


class Tables(msgspec.Struct, frozen=True):
    """A page of tables; `next` asks for the following one."""

    tables: tuple[TableAnswer, ...]
    next: str | None


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables: open ones, mine, running, or finished ones; of one game; after the `next` of another answer.

    Among the finished ones are also my own that were given up after some moves, or brought in unfinished.
    """

    which: Literal["open", "mine", "running", "over"] = "open"
    game: Annotated[str, Meta(max_length=40)] | None = None
    after: Mark | None = None
    limit: HowMany = 20


@routes.get("/api/tables", "List tables.")
async def list_tables(call: Call, query: Filter) -> Tables:
    return await call.server.store.read(lambda connection: listed(connection, query, call.person_id))


@routes.get("/api/tables/{table}", "One table.")
async def one_table(call: Call, table: str) -> TableAnswer:
    return await shown(call, table)


async def shown(call: Call, table: str) -> TableAnswer:
    here = await call.server.bus.here(table)
    return await call.server.store.read(
        lambda connection: answer_of(
            found(connection, table), seats_of(connection, table), call.person_id, here
        )
    )


async def done(call: Call, table: str, _: object) -> TableAnswer:
    return await opened(call, table)


async def opened(call: Call, table: str) -> TableAnswer:
    """A table that has just changed: everybody is told."""
    await call.server.happened(table)
    return await shown(call, table)


def answer_of(desk: Any, seats: Sequence[Any], person: str | None, here: tuple[str, ...] = ()) -> TableAnswer:
    return TableAnswer(
        id=desk.id,
        game=desk.game,
        options=msgspec.json.decode(desk.options),
        seats=tuple(seat_answer(desk, seats, seat, person) for seat in seats),
        owner=desk.owner,
        mine=desk.owner == person,
        public=desk.public,
        companion=desk.companion,
        rated=desk.rated,
        status=desk.status,
        ending=desk.ending,
        revision=desk.revision,
        version=desk.version,
        to_play=desk.to_play,
        clock=msgspec.json.decode(desk.clock, type=Clock),
        deadline=desk.deadline,
        time=milliseconds(),
        chats=desk.chats,
        created=desk.created,
        moved=desk.moved,
        previous=desk.previous,
        rematch_of=desk.rematch_of,
        here=here,
    )


def seat_answer(desk: Any, seats: Sequence[Any], seat: Any, person: str | None) -> SeatAnswer:
    return SeatAnswer(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        person=seat.person,
        mine=is_seat(seats, seat.number, person),
        free=may_take(desk, seat, person),
        left=bool(seat.person is not None and seat.bot),
        vacant=bool(seat.vacant),
        rank=seat.rank,
        points=seat.points,
    )


def listed(connection: Connection, query: Filter, person: str | None) -> Tables:
    """A page of tables: those of mine where it is my turn first, then by what happened last."""
    desks, seats = schema.desk.c, schema.seat.c
    mine = exists().where(seats.desk == desks.id, seats.person == (person or ""))
    my_turn = exists().where(
        seats.desk == desks.id,
        seats.person == (person or ""),
        seats.number == desks.to_play,
        seats.bot == "",
        desks.status == RUNNING,
    )
    turn = func.coalesce(my_turn.cast(Integer), 0) if query.which == "mine" else literal(0)
    wanted = select(schema.desk, turn.label("turn")).where(belongs(query, person, mine))
    if query.game is not None:
        wanted = wanted.where(desks.game == query.game)
    if query.after is not None:
        wanted = wanted.where(tuple_(turn, desks.moved, desks.id) < tuple_(*marked(query.after, 2)))
    wanted = wanted.order_by(turn.desc(), desks.moved.desc(), desks.id.desc())
    rows, last = page(connection, wanted, query.limit)
    sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
    for seat in connection.execute(
        select(schema.seat).where(seats.desk.in_(list(sitting))).order_by(seats.desk, seats.number)
    ):
        sitting[seat.desk].append(seat)
    tables = tuple(answer_of(row, sitting[row.id], person) for row in rows)
    return Tables(tables, None if last is None else mark(last.turn, last.moved, last.id))


def belongs(query: Filter, person: str | None, mine: Any) -> Any:
    desks = schema.desk.c
    if query.which == "mine":
        return and_(mine, desks.status != CLOSED)
    if query.which == "open":
        return and_(desks.status == OPEN, or_(desks.public, desks.owner == (person or "")))
    if query.which == "running":
        return and_(desks.status == RUNNING, or_(desks.public, mine))
    # what somebody has brought in is his too, though others have played it; so is what was given up after some moves
    own = or_(mine, desks.owner == (person or ""))
    return or_(
        and_(desks.status == OVER, or_(desks.public, own)),
        and_(desks.status == CLOSED, desks.version > 0, own),
    )


# -- who may sit where ---------------------------------------------------------------------------------------


def is_free(desk: Any, seat: Any) -> bool:
    """May somebody be invited there?"""
    if desk.status == OPEN:
        return seat.person is None and not seat.bot
    return desk.status == RUNNING and bool(seat.vacant)


def may_take(desk: Any, seat: Any, person: str | None) -> bool:
    """May this person sit down there without being invited?"""
    if person is None:
        return False
    if desk.status == OPEN and seat.vacant:
        return bool(seat.person == person)
    return is_free(desk, seat) and (seat.kind == ANYBODY or (desk.status == RUNNING and desk.public))
