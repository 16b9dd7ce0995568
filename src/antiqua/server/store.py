"""Transactions on SQLite or PostgreSQL. What is written is durable when the call returns.

    answer = await store.write(job)   # job(connection) -> answer; all of it happens, or nothing

SQLite has one writer: its jobs stand in a queue, and those that wait at the same time share one transaction, so that
many moves cost one flush of the disk. Each is undone alone if it fails. PostgreSQL has a transaction for each job that
writes, which locks the row of its table first. Jobs that read have none there: it would show no more than that each
statement sees the latest, and cost two more ways to the database and back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Delete, Dialect, Engine, Insert, Select, Update, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Job = Callable[[Connection], T]
Values = Mapping[str, Any]

READERS = 4
WRITERS = 8  # of PostgreSQL, which makes durable at once what all of them have written
TOGETHER = 64  # jobs that share one transaction at most
RETRIES = 5  # of a transaction that others made impossible


class Unsure(Exception):
    """The connection broke while a transaction was being made durable: nobody knows whether it was."""


# -- statements ----------------------------------------------------------------------------------------------


class Quick:
    """A statement that every move or look needs. The driver is given it as text, past SQLAlchemy, which takes twenty
    times as long as SQLite, and longer than PostgreSQL.

    `columns` are those that an insert or an update sets. What comes back is as the driver gives it.
    """

    def __init__(
        self, statement: Select[Any] | Insert | Update | Delete, columns: Sequence[str] = ()
    ) -> None:
        self.statement = statement
        self.columns = list(columns) or None
        self.lite = str(statement.compile(dialect=LITE, column_keys=self.columns))
        self.other = ""

    def run(self, connection: Connection, values: Values) -> Any:
        """Carry it out; a cursor with the rows that were found."""
        driver: Any = connection.connection.driver_connection
        try:
            return driver.execute(self.text(connection.dialect), values)
        except connection.dialect.loaded_dbapi.Error as error:
            raise failure(connection, driver, error) from error

    def text(self, dialect: Dialect) -> str:
        if dialect.name == "sqlite":
            return self.lite
        if not self.other:
            self.other = str(self.statement.compile(dialect=dialect, column_keys=self.columns))
        return self.other


@contextmanager
def at_once(connection: Connection) -> Iterator[None]:
    """Lets PostgreSQL be sent all statements inside before it has answered the first, so that they cost one way to it
    and back. Only `Quick` may be run here; what it found is to be fetched afterwards.
    """
    if connection.dialect.name == "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    try:
        with driver.pipeline():
            yield
    except connection.dialect.loaded_dbapi.Error as error:
        raise failure(connection, driver, error) from error


def failure(connection: Connection, driver: Any, error: Any) -> DBAPIError:
    """What SQLAlchemy would raise for an error of the driver. As with it, a connection that is lost is not used again,
    nor are those of its age: the database was started again.
    """
    kind = connection.dialect.loaded_dbapi.Error
    lost = connection.dialect.is_disconnect(error, driver, None)
    if lost:
        connection.invalidate(error)
        connection.engine.dispose()
    told = DBAPIError.instance(
        None, None, error, kind, hide_parameters=True, connection_invalidated=lost, dialect=connection.dialect
    )
    assert isinstance(told, DBAPIError)
    return told


LITE = sqlite.dialect(paramstyle="named")


# -- the database --------------------------------------------------------------------------------------------


class Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


class Result(NamedTuple):
    """What came of a job, for who waits for it."""

    answer: asyncio.Future[Any]
    value: Any
    failure: BaseException | None = None


class Store:
    """A database. Close it when nothing is to be written any more."""

    def __init__(self, url: str) -> None:
        self.lite = url.startswith("sqlite")
        self.engine = lite_engine(url) if self.lite else server_engine(url, pool_size=WRITERS)
        self.reading = self.engine if self.lite else server_engine(url, pool_size=READERS, **NO_TRANSACTIONS)
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.writers = None if self.lite else ThreadPoolExecutor(WRITERS, "store-write")
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_on, name="store-write", daemon=True)
        self.opened_near: Connection | None = None
        if self.lite:
            self.writer.start()

    @property
    def near(self) -> Connection | None:
        """A connection for quick reads where we stand, without a thread; only SQLite has one, since it never waits.

        Nothing but `Quick` may be read with it, each by itself: it has no transaction, and so sees the latest.
        """
        if self.lite and self.opened_near is None:
            self.opened_near = self.engine.connect()
        return self.opened_near

    async def read(self, job: Job[T]) -> T:
        """What a job finds; it writes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.looked_up, job)

    async def glance(self, job: Job[T]) -> T:
        """What a job finds that reads next to nothing, and only with `Quick`."""
        return await self.read(job) if self.near is None else job(self.near)

    async def write(self, job: Job[T]) -> T:
        """What a job answers when all that it wrote is durable; what it raises undoes it."""
        loop = asyncio.get_running_loop()
        if self.writers is not None:
            return await asyncio.shield(loop.run_in_executor(self.writers, self.carried_out, job))
        if not self.writer.is_alive():
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = loop.create_future()
        self.waiting.put(Waiting(job, loop, answer))
        return await answer

    def close(self) -> None:
        """Finish what waits, and end."""
        if self.lite and self.writer.is_alive():
            self.waiting.put(None)
            self.writer.join()
        for pool in (self.readers, self.writers):
            if pool is not None:
                pool.shutdown()
        if self.opened_near is not None:
            self.opened_near.close()
        self.engine.dispose()
        self.reading.dispose()

    # -- in threads ------------------------------------------------------------------------------------------

    def looked_up(self, job: Job[T]) -> T:
        try:
            return self.seen(job)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self.seen(job)  # the database was started again: connections of before are worth nothing

    def seen(self, job: Job[T]) -> T:
        with self.reading.connect() as connection:
            return job(connection)

    def carried_out(self, job: Job[T]) -> T:
        for attempt in range(RETRIES):
            done = False
            try:
                with self.engine.begin() as connection:
                    answer = job(connection)
                    done = True
                return answer
            except DBAPIError as error:
                if done and error.connection_invalidated:  # what is done again could be done twice
                    raise Unsure from error
                if attempt == RETRIES - 1 or not transient(error):
                    raise
        raise AssertionError

    def write_on(self) -> None:
        """The one writer of SQLite. It keeps its connection: to take one out of the pool costs as much as a move."""
        connection: Connection | None = None
        while (batch := self.next_batch()) is not None:
            try:
                connection = connection or self.engine.connect()
                results = written(connection, batch)
            except Exception as error:  # nothing of it happened
                results = [Result(one.answer, None, error) for one in batch]
                if connection is not None:
                    connection.close()
                connection = None
            tell(batch, results)
        if connection is not None:
            connection.close()

    def next_batch(self) -> list[Waiting] | None:
        """All jobs that wait, as soon as one does; None at the end."""
        first = self.waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < TOGETHER and not self.waiting.empty():
            more = self.waiting.get()
            if more is None:
                self.waiting.put(None)  # for the next time
                break
            batch.append(more)
        return batch


def written(connection: Connection, batch: list[Waiting]) -> list[Result]:
    """One transaction for all; it is durable when this returns."""
    with connection.begin():
        if len(batch) == 1:
            return [Result(batch[0].answer, batch[0].job(connection))]
        return [tried(connection, one) for one in batch]


def tried(connection: Connection, waiting: Waiting) -> Result:
    """What comes of a job among others: if it fails, it alone is undone.

    But where the disk is full, SQLite undoes the whole transaction by itself, and would store each job that follows for
    itself: then all of them have failed.
    """
    driver: Any = connection.connection.driver_connection  # to name a savepoint through SQLAlchemy takes long
    driver.execute("SAVEPOINT one")
    try:
        result = Result(waiting.answer, waiting.job(connection))
    except Exception as error:
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO one")
        result = Result(waiting.answer, None, error)
    driver.execute("RELEASE one")
    return result


def tell(batch: list[Waiting], results: list[Result]) -> None:
    """Let those who wait go on, all at once."""
    for loop in {one.loop for one in batch}:
        own = [result for one, result in zip(batch, results, strict=True) if one.loop is loop]
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(settle, own)


def settle(results: list[Result]) -> None:
    for answer, value, failure in results:
        if answer.done():  # who asked has gone
            continue
        answer.set_result(value) if failure is None else answer.set_exception(failure)


def transient(error: DBAPIError) -> bool:
    """Did a transaction fail only because of others, or because the connection was lost?"""
    state = getattr(error.orig, "sqlstate", None) or ""
    return error.connection_invalidated or state in ("40001", "40P01")


def server_engine(url: str, **wishes: Any) -> Engine:
    """What is written is not shown in errors, which are logged."""
    return create_engine(url, poolclass=QueuePool, hide_parameters=True, **wishes)


NO_TRANSACTIONS = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}


def lite_engine(url: str) -> Engine:
    """SQLite with a log ahead of its file, so that reading and writing do not wait for each other."""
    engine = create_engine(url, hide_parameters=True, pool_size=READERS + 2)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say where a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if threading.current_thread().name == "store-write" else "BEGIN"
        )

    return engine
