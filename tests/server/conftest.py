"""What tests of the server run on: databases, Redis, and a server for the tests of a file or for each one."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, make_url, text
from starlette.applications import Starlette
from starlette.testclient import TestClient

from antiqua.server import migrations
from antiqua.server.app import create
from antiqua.server.limits import Rules
from antiqua.server.store import lite_engine
from tests.server import databases
from tests.server.serving import GENEROUS, serving

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file with all tables and nothing in them, to be copied."""
    path = tmp_path_factory.mktemp("blank") / "blank.db"
    engine = lite_engine(f"sqlite:///{path}")
    migrations.upgrade(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Engine]:
    """PostgreSQL, as somebody who may make databases; `blank` is one with all tables."""
    server = databases.servers().postgresql
    if not server:
        pytest.skip("PostgreSQL is not on this machine: not tested with it")
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    make_blank(engine)
    yield engine
    engine.dispose()


def make_blank(server: Engine) -> None:
    """The processes of a run make it once."""
    with server.connect() as connection:
        connection.execute(text("SELECT pg_advisory_lock(1)"))
        there = connection.execute(text("SELECT 1 FROM pg_database WHERE datname = 'blank'")).scalar()
        if there is None:
            connection.execute(text("CREATE DATABASE making"))
            engine = create_engine(server.url.set(database="making"))
            migrations.upgrade(engine)
            engine.dispose()
            connection.execute(text("ALTER DATABASE making RENAME TO blank"))
        connection.execute(text("SELECT pg_advisory_unlock(1)"))


@pytest.fixture(scope="session")
def redis() -> str:
    """The address of a Redis server that all tests share."""
    server = databases.servers().redis
    if not server:
        pytest.skip("Redis is not on this machine: not tested with it")
    return server


def new_database(server: Engine, template: str) -> Iterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield make_url(server.url).set(database=name).render_as_string(hide_password=False)
    with server.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="module")
def new_postgresql(postgresql: Engine) -> Iterator[str]:
    """A new database of PostgreSQL with all tables."""
    yield from new_database(postgresql, "blank")


@pytest.fixture(scope="module")
def new_sqlite(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A new file of SQLite with all tables."""
    return copied(blank, tmp_path_factory.mktemp("database"))


def copied(blank: Path, folder: Path) -> str:
    shutil.copy(blank, folder / "antiqua.db")
    return f"sqlite:///{folder}/antiqua.db"


@pytest.fixture(scope="module", params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """A database with all tables for the tests of a file, of every kind in turn."""
    found: str = request.getfixturevalue(f"new_{request.param}")
    return found


@pytest.fixture(scope="module")
def address(url: str) -> Iterator[str]:
    """A server for the tests of a file."""
    with serving(url) as running:
        yield running


@pytest.fixture
def database(blank: Path, tmp_path: Path) -> str:
    """A new database for one test."""
    return copied(blank, tmp_path)


@pytest.fixture(params=KINDS)
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new database for one test, of every kind in turn."""
    if request.param == "postgresql":
        yield from new_database(request.getfixturevalue("postgresql"), "blank")
    else:
        yield copied(request.getfixturevalue("blank"), tmp_path)


@pytest.fixture
def rules() -> Rules:
    return GENEROUS


@pytest.fixture
def app(database: str, rules: Rules) -> Iterator[Starlette]:
    """A server of one test, in this process."""
    app = create(database, rules=rules)
    with TestClient(app):
        yield app


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new database without any table, of every kind in turn."""
    if request.param == "postgresql":
        yield from new_database(request.getfixturevalue("postgresql"), "template0")
    else:
        yield f"sqlite:///{tmp_path}/empty.db"
