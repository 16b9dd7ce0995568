"""What happens at a running table: looking, drafting a turn, playing it, undo and redo.

A request says which version of the match it knows. One that comes twice, by its key, gets the answer of the first; one
that knows too little is told what is new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, bindparam, insert, select

from antiqua import record
from antiqua.history import may_know
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.seats import CHANCE
from antiqua.match import Match
from antiqua.server import answers, ratings, schema
from antiqua.server.answers import Position, Preview, View
from antiqua.server.api import Call, Problem, Refused, Routes, Text
from antiqua.server.clocks import Times
from antiqua.server.desks import (
    LOCKED_REVISION,
    RUNNING,
    Ready,
    Shelf,
    change_seat,
    expect_seat,
    found,
    fresh_chance,
    is_seat,
    lacks,
    looker,
    milliseconds,
    now,
    restored,
    seats_of,
    write,
)
from antiqua.server.store import Quick, at_once

MOST_MOVES = 60  # in one draft or turn

Version = Annotated[int, Meta(ge=0, le=schema.LARGEST)]
Seat = Annotated[int, Meta(ge=CHANCE, le=9)]  # -1 enters what chance did at a companion table
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Moves = Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=MOST_MOVES)]

routes = Routes()


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a turn so far, to be looked at and not to be made."""

    version: Version
    seat: Seat
    moves: Moves = ()


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be made, all or none; `key` is new for every turn, and the same when it is sent again."""

    version: Version
    seat: Seat
    key: Key
    moves: Annotated[Moves, Meta(min_length=1)]


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a move back, or play it again. At a companion table, `chance` corrects what was entered last."""

    version: Version
    seat: Seat
    key: Key
    chance: bool = False


class Since(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version that one knows, and as which seat one looks; none is a spectator's."""

    since: Annotated[int, Meta(ge=-1, le=schema.LARGEST)] = -1
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many entries of the log, and as which seat."""

    made: Annotated[int, Meta(ge=0, le=schema.LARGEST)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Past(msgspec.Struct, frozen=True):
    """How a table looked then. `places`: where the move was made that followed; none if chance followed, or a secret.

    When the game is over, it is seen with the eyes of who made that move.
    """

    table: str
    game: str
    made: int
    view: View
    places: tuple[str, ...]


class StaleProblem(Problem, frozen=True, kw_only=True):
    """The request knows too little: `position` is what is new since the version that it knows."""

    position: Position


class Stale(Refused):
    def __init__(self, position: Position) -> None:
        super().__init__("server-error-stale", HTTPStatus.CONFLICT, version=position.version)
        self.position = position

    def told(self, problem: Problem) -> Problem:
        return StaleProblem(problem.id, problem.args, problem.sentence, position=self.position)


# -- changing it ---------------------------------------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    """What somebody wants to change: at which version, as which seat, and the key that makes it one of a kind."""

    table: str
    person: str
    version: int
    seat: int
    key: str
    digest: str
    lang: str


class Made(NamedTuple):
    """A change that was made: as which seat, and what has become of the table."""

    viewer: int
    ready: Ready


NEW_DONE = Quick(insert(schema.done), schema.done.c.keys())
DONE = Quick(
    select(schema.done.c.digest).where(
        schema.done.c.desk == bindparam("table"),
        schema.done.c.person == bindparam("person"),
        schema.done.c.key == bindparam("key"),
    )
)


def commit(
    connection: Connection, shelf: Shelf, change: Change, make: Callable[[Match, int], object]
) -> Made | Position:
    """Carry out a change, once; one that is repeated finds the table as its seat sees it now."""
    asked = {"table": change.table, "person": change.person, "key": change.key}
    with at_once(connection):
        revision = LOCKED_REVISION.run(connection, {"table": change.table})
        done = DONE.run(connection, asked)
    desk, seats = shelf.at(connection, change.table, revision)
    viewer = acting(desk, seats, change.seat, change.person)
    again = repeated(change, done.fetchone())
    if again or change.version != desk.version:
        with shelf.look(connection, desk, seats, change.version, durable=False) as there:
            seen = shown(there, viewer, change.version, change.lang)
        if not again:
            raise Stale(seen)
        return seen
    if desk.status != RUNNING:
        raise Refused("server-error-not-running", HTTPStatus.CONFLICT)
    taken = shelf.take(desk, change.version)
    match = restored(connection, desk, change.version) if taken is None else taken
    fresh_chance(match)
    try:
        make(match, viewer)
    except AntiquaError:  # nothing has changed; what was read before it is durable is not kept
        if taken is not None:
            shelf.put(Ready(desk, seats, taken))
        raise
    key = {"desk": desk.id, "person": change.person, "key": change.key}
    with at_once(connection):
        changed = write(connection, desk, match, seats)
        NEW_DONE.run(connection, {**key, "digest": change.digest, "at": now()})
    if match.over:
        seats = finish(connection, changed, match, seats)
    if lacks(match, change.version):  # the end of a game shows what was hidden longer ago than was loaded
        match = restored(connection, changed, change.version)
    return Made(viewer, Ready(changed, seats, match))


def acting(desk: Any, seats: Sequence[Any], seat: int, person: str) -> int:
    """As which seat somebody acts: one of his own; for chance, at a companion table, his first."""
    if seat != CHANCE:
        expect_seat(seats, seat, person)
        return seat
    own = [one.number for one in seats if is_seat(seats, one.number, person)]
    if not desk.companion or not own:
        raise Refused("server-error-not-chance", HTTPStatus.FORBIDDEN)
    return int(own[0])


def finish(connection: Connection, desk: Any, match: Match, seats: Sequence[Any]) -> Sequence[Any]:
    """Note who came where; rated games count. The seats as they are then."""
    outcome = match.outcome()
    assert outcome is not None
    better = sorted(outcome.scores, reverse=True)
    for seat in seats:
        rank = 1 if seat.number in outcome.winners else max(2, 1 + better.index(outcome.scores[seat.number]))
        change_seat(connection, desk.id, seat.number, rank=rank, points=outcome.scores[seat.number])
    ranked = seats_of(connection, desk.id)
    ratings.rate(connection, desk, ranked)
    return ranked


def repeated(change: Change, done: Any) -> bool:
    """Is what was done under its key this very change? The same key for another one is a mistake."""
    if done is not None and done[0] != change.digest:
        raise Refused("server-error-key", HTTPStatus.CONFLICT)
    return done is not None


def shown(ready: Ready, viewer: int, since: int, lang: str) -> Position:
    times = msgspec.json.decode(ready.desk.times, type=Times)
    return answers.position(ready.desk.id, ready.sights, viewer, since, lang, times, milliseconds())


async def changed(
    call: Call, table: str, body: Turn | Back, make: Callable[[Match, int], object]
) -> Position:
    """One path for every change; whoever watches is told."""
    asked = f"{call.request.url.path}\n".encode() + msgspec.json.encode(body)
    digest = hashlib.sha256(asked).hexdigest()
    change = Change(table, call.me.id, body.version, body.seat, body.key, digest, call.lang)
    server = call.server
    made = await server.store.write(lambda connection: commit(connection, server.shelf, change, make))
    if not isinstance(made, Made):
        return made
    answer = shown(made.ready, made.viewer, change.version, change.lang)  # others may write meanwhile
    server.shelf.put(made.ready)
    server.metrics.moved()
    await server.moved(made.ready)
    return answer


# -- routes --------------------------------------------------------------------------------------------------


@routes.get("/api/tables/{table}/position", "A table as I may see it, and what is new since a version.")
async def look(call: Call, table: str, query: Since) -> Position:
    server = call.server

    def told(ready: Ready) -> Position:
        viewer = looker(ready.seats, query.seat, call.person_id)
        return shown(ready, viewer, query.since, call.lang)

    def job(connection: Connection) -> Position:
        desk, seats = server.shelf.standing(connection, table)
        looker(seats, query.seat, call.person_id)  # before anything is loaded for him
        with server.shelf.look(connection, desk, seats, query.since) as ready:
            return told(ready)

    if server.store.near is not None:
        with server.shelf.glance(server.store.near, table, query.since) as ready:
            if ready is not None:
                return told(ready)
    return await server.store.read(job)


async def whole(call: Call, table: str, seat: int | None) -> tuple[Match, int]:
    """A match with all its history, and as which seat somebody may look at it."""

    def job(connection: Connection) -> tuple[Match, int]:
        desk = found(connection, table)
        viewer = looker(seats_of(connection, table), seat, call.person_id)
        return restored(connection, desk, -1), viewer

    return await call.server.store.read(job)


@routes.get("/api/tables/{table}/past", "How a table looked after so many entries of its log.")
async def look_back(call: Call, table: str, query: Moment) -> Past:
    match, viewer = await whole(call, table, query.seat)
    made = min(query.made, match.made)
    state = await call.server.apart(match.at, made)
    places: tuple[str, ...] = ()
    if made < match.made and (entry := match.history[made]).seat >= 0:
        if match.over:
            viewer = entry.seat  # nothing is secret any more: as who moved has seen it
        if may_know(viewer, entry.seen_by):
            places = match.game.choice(state, entry.action).places
    return Past(table, match.game.name, made, match.game.view(state, viewer), places)


@routes.get("/api/tables/{table}/record", "The game so far as a record that anything of Antiqua reads.")
async def write_record(call: Call, table: str, query: Since) -> Text:
    match, viewer = await whole(call, table, query.seat)
    return Text(record.write(match.record(viewer)))


@routes.post(
    "/api/tables/{table}/draft", "What would these moves lead to? Nothing is stored.", stale=StaleProblem
)
async def draft(call: Call, table: str, body: Draft) -> Preview:
    def job(connection: Connection) -> Preview:
        desk, seats = call.server.shelf.standing(connection, table)
        viewer = acting(desk, seats, body.seat, call.me.id)
        with call.server.shelf.look(connection, desk, seats, body.version) as ready:
            match = ready.match
            if body.version != desk.version:
                raise Stale(shown(ready, viewer, body.version, call.lang))
            rehearsal = match.rehearse(spread(match, body.moves), body.seat, viewer)
            return answers.preview(match, rehearsal, body.seat, viewer, call.lang)

    return await call.server.store.read(job)


@routes.post("/api/tables/{table}/turn", "Make moves, all or none.", stale=StaleProblem)
async def turn(call: Call, table: str, body: Turn) -> Position:
    return await changed(
        call,
        table,
        body,
        lambda match, viewer: match.play_all(spread(match, body.moves), body.seat, viewer),
    )


@routes.post("/api/tables/{table}/undo", "Take my last move back.", stale=StaleProblem)
async def undo(call: Call, table: str, body: Back) -> Position:
    return await changed(call, table, body, lambda match, viewer: match.undo(viewer, chance=body.chance))


@routes.post("/api/tables/{table}/redo", "Play again what I took back.", stale=StaleProblem)
async def redo(call: Call, table: str, body: Back) -> Position:
    return await changed(call, table, body, lambda match, viewer: match.redo(viewer))


def spread(match: Match, moves: Moves) -> list[str]:
    """The single moves that lines such as `pay wood 2 brick 1` say."""
    return [move for text in moves for move in match.game.several(text)]
