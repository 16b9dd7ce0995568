"""Who was going to win? A game that is over, judged move by move by the master, from what everybody could see.

Which games are to be looked at is stored, and so is every judgement, soon after it is found: nothing is lost when a
process dies, and nothing is found twice. Every process looks at one game at a time, a few positions at once, in the
processes in which bots think: a bot waits for no more than these. While a game goes on there is no judgement of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from antiqua.kernel.state import State
from antiqua.match import Match
from antiqua.server import minds, schema
from antiqua.server.api import Call, Nothing, Refused, Routes
from antiqua.server.desks import CLOSED, OVER, found, locked, now, restored

if TYPE_CHECKING:
    from antiqua.server.app import Server

LOG = logging.getLogger(__name__)
WAITS, DONE, FAILED = "waits", "done", "failed"
MOST_POSITIONS = 320  # of one game; in longer ones some turns are passed over
PIECE = 4  # positions that are judged before somebody else may think
ATTEMPTS = 3  # at one piece
STORED = 8  # pieces between two notes of what was found
HELD = 6  # seconds for which a process has a game to itself, unless it says so again
SWEEP = 5.0  # seconds between two looks for games that wait
MOST_OWN = 2  # that wait for one person
MOST_WAITING = 200  # that wait for anybody
MOST_DECISIVE = 4
DECISIVE = 0.05  # a change of this share of victory, at least

routes = Routes()


class Judged(msgspec.Struct, frozen=True):
    """The share of victory of every seat after so many entries of the log."""

    made: int
    shares: tuple[float, ...]


class Decisive(msgspec.Struct, frozen=True):
    """A move that changed much: from `made` entries of the log to `until`, with the share of who moved at both."""

    made: int
    until: int
    seat: int
    before: float
    after: float


class Analysis(msgspec.Struct, frozen=True):
    """How a game went. `none`: nobody has asked for it; `waits`: `looked` of `count` positions have been judged.

    `mine`: I have asked for it, and may give it up. `decisive` is there when it is done.
    """

    table: str
    status: Literal["none", "waits", "done", "failed"]
    mine: bool = False
    looked: int = 0
    count: int = 0
    judged: tuple[Judged, ...] = ()
    decisive: tuple[Decisive, ...] = ()


# -- routes --------------------------------------------------------------------------------------------------


@routes.get("/api/tables/{table}/analysis", "Who was going to win? What has been found of a finished game.")
async def look_analysis(call: Call, table: str) -> Analysis:
    return await call.server.store.read(lambda connection: answer(connection, table, call.person_id))


@routes.post(
    "/api/tables/{table}/analysis", "Let the master judge a finished game; what has been found of it."
)
async def begin_analysis(call: Call, table: str) -> Analysis:
    server, person = call.server, call.me.id
    there = await server.store.read(lambda connection: answer(connection, table, person))
    if there.status in (WAITS, DONE):
        return there
    await server.limit(call, "analyses")

    def job(connection: Connection) -> Analysis:
        desk = locked(connection, table)
        row = stored(connection, table)
        if row is None or row.status == FAILED:
            expect_room(connection, person)
            count = len(stops(restored(connection, desk, -1)))
            connection.execute(delete(schema.analysis).where(schema.analysis.c.desk == table))
            new = {"desk": table, "person": person, "asked": now(), "status": WAITS}
            connection.execute(insert(schema.analysis).values(**new, looked=0, count=count, found="[]"))
        return answer(connection, table, person)

    begun = await server.store.write(job)
    server.analysts.wake()
    return begun


@routes.delete("/api/tables/{table}/analysis", "I do not want the rest of an analysis that I have asked for.")
async def drop_analysis(call: Call, table: str) -> Nothing:
    person = call.me.id

    def job(connection: Connection) -> None:
        row = stored(connection, table)
        if row is None or row.status == DONE:
            return
        if row.person != person:
            raise Refused("server-error-analysis-not-yours", HTTPStatus.FORBIDDEN)
        mine = schema.analysis.c
        connection.execute(delete(schema.analysis).where(mine.desk == table, mine.status != DONE))

    await call.server.store.write(job)
    return Nothing()


def answer(connection: Connection, table: str, person: str | None) -> Analysis:
    """What is stored of an analysis, if the game is over."""
    desk = found(connection, table)
    if desk.status not in (OVER, CLOSED):
        raise Refused("server-error-still-running", HTTPStatus.CONFLICT)
    row = stored(connection, table)
    if row is None:
        return Analysis(table, "none")
    course = believed(msgspec.json.decode(row.found, type=list[Noted]))
    judged = tuple(Judged(one.made, one.shares) for one in course)
    decisive = decisive_of(course) if row.status == DONE else ()
    return Analysis(table, row.status, row.person == person, row.looked, row.count, judged, decisive)


def stored(connection: Connection, table: str) -> Any:
    return connection.execute(select(schema.analysis).where(schema.analysis.c.desk == table)).first()


class Noted(msgspec.Struct, frozen=True, array_like=True):
    """A judgement as it is stored, with who was to move (-2: nobody)."""

    made: int
    seat: int
    shares: tuple[float, ...]


def believed(course: Sequence[Noted]) -> list[Noted]:
    """What both the judgement before and the one after contradict is not believed, but the middle one of the three.

    What changes and stays so is as large as before. The first has none before it, and counts with the two after it; the
    last is as it was found: at the end of a game there is nothing to doubt.
    """
    if len(course) < 3:
        return list(course)
    found = []
    for number, one in enumerate(course[:-1]):
        first = max(0, number - 1)
        three = [near.shares for near in course[first : first + 3]]
        middle = [median(some) for some in zip(*three, strict=True)]
        total = sum(middle)
        found.append(Noted(one.made, one.seat, tuple(round(share / total, 4) for share in middle)))
    return [*found, course[-1]]


def decisive_of(course: Sequence[Noted]) -> tuple[Decisive, ...]:
    """The largest changes that a player's own moves brought about, in the order of the game."""
    changes = [
        Decisive(one.made, then.made, one.seat, one.shares[one.seat], then.shares[one.seat])
        for one, then in pairwise(course)
    ]
    large = [one for one in changes if abs(one.after - one.before) >= DECISIVE]
    largest = sorted(large, key=lambda one: -abs(one.after - one.before))[:MOST_DECISIVE]
    return tuple(sorted(largest, key=lambda one: one.made))


def expect_room(connection: Connection, person: str) -> None:
    """Nobody has too many that wait, and all together have not."""
    analyses = schema.analysis.c
    waiting = select(func.count()).select_from(schema.analysis).where(analyses.status == WAITS)
    if (connection.execute(waiting.where(analyses.person == person)).scalar() or 0) >= MOST_OWN:
        raise Refused("server-error-analysis-running", HTTPStatus.TOO_MANY_REQUESTS)
    if (connection.execute(waiting).scalar() or 0) >= MOST_WAITING:
        raise Refused("server-error-analysis-busy", HTTPStatus.TOO_MANY_REQUESTS)


# -- which positions -----------------------------------------------------------------------------------------


def stops(match: Match) -> list[int]:
    """After how many entries a game is judged: before every move of a player, or before every turn, and at its end."""
    moves = [number for number, entry in enumerate(match.history) if entry.seat >= 0]
    if len(moves) < MOST_POSITIONS:
        return [*moves, match.made]
    seats = [-1, *(match.history[number].seat for number in moves)]
    turns = [number for number, (before, seat) in zip(moves, pairwise(seats), strict=True) if seat != before]
    step = -(-len(turns) // (MOST_POSITIONS - 1))
    return [*turns[::step], match.made]


def positions(match: Match, wanted: Sequence[int]) -> list[State]:
    """The positions after so many entries each, found by playing the game once."""
    state = match.at(0)
    played, kept = 0, []
    for made in wanted:
        for entry in match.history[played:made]:
            state.apply(entry.action)
        played = made
        kept.append(state.clone())
    return kept


# -- the work ------------------------------------------------------------------------------------------------


class Job(NamedTuple):
    """A game to be judged, and what has been found."""

    table: str
    match: Match
    found: list[Noted]


class Analysts:
    """Judges the games that wait, one after the other, those asked for first in front."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.woken = asyncio.Event()
        self.working: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.working = asyncio.get_running_loop().create_task(self.work())

    async def close(self) -> None:
        """What was found and not stored yet is found again by whoever comes next."""
        if self.working is not None:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)

    def wake(self) -> None:
        self.woken.set()

    async def work(self) -> None:
        while True:
            self.woken.clear()
            try:
                for table in await self.server.store.read(waiting):
                    await self.serve(table)
            except Exception:
                LOG.exception("could not go on with the analyses")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), SWEEP)

    async def serve(self, table: str) -> None:
        """Judge a game, unless another process does."""
        if not await self.server.bus.claim(f"analysis:{table}", HELD):
            return
        try:
            job = await self.server.store.read(lambda connection: job_of(connection, table))
            if job is not None:
                await self.judge(job)
        except Exception:
            LOG.exception("a game could not be analysed")
            await self.note(table, None, [], FAILED)
        finally:
            await self.server.bus.release(f"analysis:{table}")

    async def judge(self, job: Job) -> None:
        """Judge what is left, and note it again and again; if nobody wants it any more, that ends it."""
        wanted = stops(job.match)
        kept, judged = len(job.found), list(job.found)
        states = await self.server.apart(positions, job.match, wanted[kept:])
        for first in range(0, len(states), PIECE):
            piece = states[first : first + PIECE]
            shares = await self.thought(job, piece)
            judged += [
                Noted(made, state.to_play, tuple(round(share, 4) for share in found))
                for made, state, found in zip(wanted[len(judged) :], piece, shares, strict=False)
            ]
            done = len(judged) == len(wanted)
            if done or (first // PIECE + 1) % STORED == 0:
                await self.server.bus.renew(f"analysis:{job.table}", HELD)
                if not await self.note(job.table, kept, judged, DONE if done else WAITS):
                    return
                kept = len(judged)

    async def thought(self, job: Job, states: list[State]) -> list[tuple[float, ...]]:
        for attempt in range(ATTEMPTS):
            try:
                mind = self.server.thinkers.mind_of(job.table)
                return await mind.run(minds.judge, job.match.game.name, states)
            except Exception:
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    async def note(self, table: str, kept: int | None, judged: list[Noted], status: str) -> bool:
        """Store what was found, if nobody else has done so and it is still wanted; without `kept`, only the status."""
        analyses = schema.analysis.c
        mine = update(schema.analysis).where(analyses.desk == table, analyses.status == WAITS)
        values: dict[str, Any] = {"status": status}
        if kept is not None:
            mine = mine.where(analyses.looked == kept)
            values |= {"looked": len(judged), "found": msgspec.json.encode(judged).decode()}
        return await self.server.store.write(
            lambda connection: connection.execute(mine.values(**values)).rowcount == 1
        )


def waiting(connection: Connection) -> list[str]:
    """The tables whose games wait to be judged."""
    analyses = schema.analysis.c
    wanted = select(analyses.desk).where(analyses.status == WAITS).order_by(analyses.asked, analyses.desk)
    return list(connection.execute(wanted).scalars())


def job_of(connection: Connection, table: str) -> Job | None:
    """What is to be done, if it still is."""
    row = stored(connection, table)
    if row is None or row.status != WAITS:
        return None
    match = restored(connection, found(connection, table), -1)
    return Job(table, match, msgspec.json.decode(row.found, type=list[Noted]))
