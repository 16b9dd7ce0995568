"""Transactions: all or nothing, each alone, durable when the call returns."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import create_engine, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from antiqua.server import schema
from antiqua.server.store import READERS, Quick, Store, Unsure, at_once

TIMES = {"created": 0, "seen": 0, "gone": False}


@pytest.fixture
def store(url):
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(schema.person.delete())
    yield store
    store.close()


def add(name):
    def job(connection):
        connection.execute(insert(schema.person).values(id=name, name=name, **TIMES))
        return name

    return job


def failing(name):
    def job(connection):
        add(name)(connection)
        raise ValueError(name)

    return job


def names(connection):
    return sorted(connection.execute(select(schema.person.c.name)).scalars())


NEW = Quick(insert(schema.person), ["id", "name", *TIMES])
NAMES = Quick(select(schema.person.c.name).order_by(schema.person.c.name))


def add_quickly(*those):
    def job(connection):
        with at_once(connection):
            for name in those:
                NEW.run(connection, {"id": name, "name": name, **TIMES})
        return those[0]

    return job


def names_quickly(connection):
    return [name for (name,) in NAMES.run(connection, {}).fetchall()]


def test_quick_statements_are_as_safe_as_others(store):
    """What is wrong with one of several that are sent at once is raised as always, and undoes all."""
    assert asyncio.run(store.write(add_quickly("anna", "boris"))) == "anna"
    with pytest.raises(IntegrityError):
        asyncio.run(store.write(add_quickly("clara", "anna", "david")))
    assert asyncio.run(store.read(names_quickly)) == ["anna", "boris"]
    assert asyncio.run(store.read(names)) == ["anna", "boris"]


def test_of_jobs_that_come_together_only_those_that_fail_are_undone(store, url):
    async def together():
        jobs = [failing(f"bad{n}") if n % 3 == 0 else add(f"good{n}") for n in range(30)]
        results = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        for number, result in enumerate(results):
            assert isinstance(result, ValueError) if number % 3 == 0 else result == f"good{number}"
        return await store.read(names)

    expected = sorted(f"good{n}" for n in range(30) if n % 3)
    assert asyncio.run(together()) == expected
    elsewhere = create_engine(url)  # it is there for others, too
    with elsewhere.connect() as connection:
        assert names(connection) == expected
    elsewhere.dispose()


def test_a_job_alone_is_undone_too(store):
    with pytest.raises(ValueError, match="alone"):
        asyncio.run(store.write(failing("alone")))
    assert asyncio.run(store.read(names)) == []


def test_nothing_is_lost_when_many_change_the_same(store):
    def one_more(connection):
        people = schema.person.c
        seen = connection.execute(select(people.seen).where(people.id == "anna").with_for_update()).scalar()
        connection.execute(update(schema.person).where(people.id == "anna").values(seen=seen + 1))

    async def many():
        await store.write(add("anna"))
        await asyncio.gather(*(store.write(one_more) for _ in range(100)))
        return await store.read(
            lambda connection: connection.execute(select(func.max(schema.person.c.seen))).scalar()
        )

    assert asyncio.run(many()) == 100


def test_what_waits_is_written_before_the_end(url):
    """Who asked has gone meanwhile: it is done all the same."""
    store = Store(url)

    async def hurry():
        waiting = [asyncio.ensure_future(store.write(add(f"late{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(hurry())
    store.close()
    engine = create_engine(url)
    with engine.connect() as connection:
        there = [name for name in names(connection) if name.startswith("late")]
    engine.dispose()
    assert len(there) == 20


# -- what breaks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["sqlite"], indirect=True, scope="module")
def test_where_there_is_no_room_nothing_that_is_written_together_counts_as_written(store):
    """SQLite undoes the whole transaction then, and not the job alone that needed room."""
    begun, gate = threading.Event(), threading.Event()

    def hold(_):
        begun.set()
        gate.wait()

    def too_much(connection):
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # no more than there are
        add("x" * 100_000)(connection)

    async def together():
        first = asyncio.ensure_future(store.write(hold))
        await asyncio.to_thread(begun.wait)
        jobs = [asyncio.ensure_future(store.write(job)) for job in (add("before"), too_much, add("after"))]
        await asyncio.sleep(0)  # all of them wait for the first
        gate.set()
        await first
        return await asyncio.gather(*jobs, return_exceptions=True)

    assert [type(result) for result in asyncio.run(together())] == [OperationalError] * 3
    assert asyncio.run(store.read(names)) == []

    def room_again(connection):
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        return add("later")(connection)

    assert asyncio.run(store.write(room_again)) == "later"
    assert asyncio.run(store.read(names)) == ["later"]


@pytest.fixture
def cut(store):
    """Breaks the connection of a transaction."""
    other = create_engine(store.engine.url)

    def cut(connection):
        process = connection.connection.dbapi_connection.info.backend_pid
        with other.connect() as one:
            one.execute(text("SELECT pg_terminate_backend(:process)"), {"process": process})

    yield cut
    other.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True, scope="module")
@pytest.mark.parametrize(
    ("add", "names"), [(add, names), (add_quickly, names_quickly)], ids=["plain", "quick"]
)
def test_a_connection_that_breaks_in_the_middle_is_replaced(store, cut, add, names):
    broken = []

    def once(job):
        def work(connection):
            if job not in broken:
                broken.append(job)
                cut(connection)
            return job(connection)

        return work

    assert asyncio.run(store.write(once(add("anna")))) == "anna"
    assert asyncio.run(store.read(once(names))) == ["anna"]
    assert len(broken) == 2


@pytest.mark.parametrize("url", ["postgresql"], indirect=True, scope="module")
def test_where_all_connections_are_lost_one_question_is_enough_to_notice(store):
    everybody = threading.Barrier(READERS)

    def meet(connection):
        everybody.wait()
        return connection.connection.dbapi_connection.info.backend_pid

    async def all_at_once():
        return await asyncio.gather(*(store.read(meet) for _ in range(READERS)))

    there = asyncio.run(all_at_once())
    with store.engine.connect() as connection:
        for process in there:
            connection.execute(text("SELECT pg_terminate_backend(:process)"), {"process": process})
    assert asyncio.run(store.read(names_quickly)) == []
    assert not set(there) & set(asyncio.run(all_at_once()))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True, scope="module")
def test_a_connection_that_breaks_at_the_end_leaves_it_open_whether_anything_was_written(store, cut):
    """It is not tried again: it could have been carried out."""
    event.listen(store.engine, "commit", cut, once=True)
    with pytest.raises(Unsure):
        asyncio.run(store.write(add("anna")))
    assert asyncio.run(store.write(add("boris"))) == "boris"
    assert asyncio.run(store.read(names)) == ["boris"]
