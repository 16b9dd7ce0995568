"""Bots think in processes of their own: a thought holds the interpreter, and nobody else may wait for it.

Which bot is to move is never stored: the tables say it. So nothing is lost when a process dies, and whoever comes next
looks for tables that wait for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, select

from antiqua.kernel.errors import NoHistory
from antiqua.match import Match
from antiqua.server import minds, schema
from antiqua.server.desks import (
    RUNNING,
    Ready,
    change,
    change_seat,
    fresh_chance,
    loaded,
    locked,
    news_of,
    now,
    seats_of,
    write,
)
from antiqua.server.minds import Task
from antiqua.server.play import finish
from antiqua.server.store import at_once
from antiqua.table import Question, Thought

if TYPE_CHECKING:
    from antiqua.server.app import Server

T = TypeVar("T")
LOG = logging.getLogger(__name__)
ATTEMPTS = 3  # at one move, before a bot's seat is given up
LONGEST = 30.0  # seconds of one thought
SWEEP = 5.0  # seconds between two looks for tables that wait
WAITING = 3  # seconds after which a table counts as forgotten
HELD = 6  # seconds for which a process has a table's bots to itself, unless it says so again
PAUSE = 0.25  # seconds between two questions whether another process has finished
MOST_ASKED = 20_000
MOST_FORGOTTEN = 1000


class Mind:
    """One process that thinks, replaced when it dies or takes too long."""

    def __init__(self) -> None:
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=minds.begin)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        pool = self.pool
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(pool, work, *given), LONGEST
            )
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.pool = self.new_pool()
                end(pool)
            raise

    def close(self) -> None:
        end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End a process even if it is in the middle of a thought."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Lets the bots of all tables move, some at the same time. A table's bots always think in the same process."""

    def __init__(self, server: Server, workers: int) -> None:
        self.server = server
        self.minds = [Mind() for _ in range(workers)]
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # tables at which something happened while they were busy
        self.asked: dict[
            tuple[str, int], tuple[int, int]
        ] = {}  # version and entries when a bot was last asked
        self.sweeping: asyncio.Task[None] | None = None
        self.closed = False

    def open(self) -> None:
        self.sweeping = asyncio.get_running_loop().create_task(self.sweep())

    async def close(self) -> None:
        """Thoughts are given up; whoever serves the tables next thinks again."""
        self.closed = True
        tasks = [*self.busy.values(), *([self.sweeping] if self.sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for mind in self.minds:
            mind.close()

    def mind_of(self, table: str) -> Mind:
        return self.minds[hash(table) % len(self.minds)]

    def wake(self, table: str) -> None:
        """Something has happened at a table: perhaps a bot is to move."""
        if self.closed:
            return
        if table in self.busy:
            self.again.add(table)
            return
        task = asyncio.get_running_loop().create_task(self.serve(table))
        self.busy[table] = task
        task.add_done_callback(lambda _: self.finished(table))

    def finished(self, table: str) -> None:
        self.busy.pop(table, None)
        if table in self.again:
            self.again.discard(table)
            self.wake(table)

    async def serve(self, table: str) -> None:
        """Let a table's bots move, when no other process does it any more."""
        while not await self.server.bus.claim(f"bots:{table}", HELD):
            if not await self.server.store.read(lambda connection: self.waits(connection, table)):
                return
            await asyncio.sleep(PAUSE)
        holding = asyncio.create_task(self.hold(table))
        try:
            await self.move_on(table)
        except Exception:
            LOG.exception("the bots of a table could not move")
        finally:
            holding.cancel()
            await self.server.bus.release(f"bots:{table}")

    async def hold(self, table: str) -> None:
        """Say again and again that this process lets the table's bots move."""
        while True:
            await asyncio.sleep(HELD / 3)
            await self.server.bus.renew(f"bots:{table}", HELD)

    async def sweep(self) -> None:
        """Find tables at which a bot is to move and nobody lets it: their process has died."""
        while True:
            try:
                for table in await self.server.store.read(forgotten):
                    self.wake(table)
            except Exception:
                LOG.exception("could not look for tables that wait for a bot")
            await asyncio.sleep(SWEEP)

    def waits(self, connection: Connection, table: str) -> bool:
        """Is a bot to move?"""
        return bot_to_move(*self.server.shelf.standing(connection, table))

    async def move_on(self, table: str) -> None:
        """Let bots move until a person is to, or the game is over."""
        failures = 0
        while True:
            task = await self.server.store.read(lambda connection: self.task(connection, table))
            if task is None:
                return
            thought = await self.thought(task)
            if thought is None:
                failures += 1
                if failures >= ATTEMPTS:
                    await self.give_up(table, task.question.seat)
                    return
                continue
            failures = 0
            made = await self.server.store.write(partial(self.make, table=table, thought=thought))
            if made is not None:
                self.server.shelf.put(made)
                self.server.metrics.moved()
                await self.server.announce(table, news_of(made.desk))

    async def thought(self, task: Task) -> Thought | None:
        """What a bot wants to do; None if it could not think."""
        try:
            return await self.mind_of(task.table).run(minds.think, task)
        except (BrokenProcessPool, TimeoutError):
            LOG.warning("a bot's process ended in the middle of a thought")
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a bot could not think")
        self.asked.pop((task.table, task.question.seat), None)
        return None

    def task(self, connection: Connection, table: str) -> Task | None:
        """What to ask, if a bot is to move."""
        desk, seats = self.server.shelf.standing(connection, table)
        if not bot_to_move(desk, seats):
            return None
        seat = seats[desk.to_play]
        with self.server.shelf.look(connection, desk, seats) as ready:
            match = ready.match
            made = self.made_since(table, desk.to_play, match)
            seed = int.from_bytes(os.urandom(8))
            question = Question(desk.game, seat.bot, desk.to_play, match.version, match.state.clone(), seed)
        if len(self.asked) > MOST_ASKED:
            self.asked.clear()
        self.asked[table, desk.to_play] = match.version, match.made
        return Task(table, question, made)

    def made_since(self, table: str, seat: int, match: Match) -> tuple[int, ...] | None:
        """The actions since this bot was last asked; None if it was not, or something was taken back since."""
        version, made = self.asked.get((table, seat), (-1, -1))
        if version < 0 or match.version - version != match.made - made:
            return None
        try:
            return tuple(match.actions(version))
        except NoHistory:  # they were not loaded
            return None

    def make(self, connection: Connection, table: str, thought: Thought) -> Ready | None:
        """Make the move of a bot, unless something has happened meanwhile; what has become of the table."""
        desk, seats = self.server.shelf.locked(connection, table)
        if desk.version != thought.version or desk.status != RUNNING or not seats[thought.seat].bot:
            return None
        match = loaded(connection, self.server.shelf, desk)
        fresh_chance(match)
        match.play(thought.action, thought.seat)
        with at_once(connection):
            changed = write(connection, desk, match, seats)
        if match.over:
            seats = finish(connection, changed, match, seats)
        return Ready(changed, seats, match)

    async def give_up(self, table: str, number: int) -> None:
        """A bot that fails leaves its seat for somebody else, and everybody can see it."""

        def job(connection: Connection) -> None:
            desk = locked(connection, table)
            if not seats_of(connection, table)[number].vacant:
                change_seat(connection, table, number, vacant=True)
                change(connection, desk)

        await self.server.store.write(job)
        await self.server.announce(table)


def bot_to_move(desk: Any, seats: Sequence[Any]) -> bool:
    return desk.status == RUNNING and desk.to_play >= 0 and bool(seats[desk.to_play].bot)


def forgotten(connection: Connection) -> list[str]:
    """Tables that have waited for a bot too long."""
    desks, seats = schema.desk.c, schema.seat.c
    waiting = (
        select(desks.id)
        .join_from(schema.desk, schema.seat, seats.desk == desks.id)
        .where(desks.status == RUNNING, seats.number == desks.to_play, seats.bot != "")
        .where(desks.moved <= now() - WAITING)
        .limit(MOST_FORGOTTEN)
    )
    return list(connection.execute(waiting).scalars())
