"""How the tables of the database came about: Alembic brings a database of any earlier version up to this one.

A change of `schema.py` needs a new file in `versions`, which says by hand what to do, on SQLite and PostgreSQL alike.
The files before it never change: somebody's database was made by them.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text

from antiqua.kernel.errors import AntiquaError

LOCK = 0x414E5451  # one number for all: two processes that start together do not both make the tables


class Unfit(AntiquaError):
    """A database that this version cannot use."""


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", "antiqua.server:migrations")
    return found


def newest() -> str | None:
    return ScriptDirectory.from_config(config()).get_current_head()


def upgrade(engine: Engine) -> str | None:
    """Bring a database up to date, all of the way or not at all; returns what it was at, None if it was empty."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = revision(connection)
        if found != newest():
            wish = config()
            wish.attributes["connection"] = connection
            command.upgrade(wish, "head")
    return found


def revision(connection: Connection) -> str | None:
    """What a database is at; one that only a later version knows is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None:
        try:
            ScriptDirectory.from_config(config()).get_revision(found)
        except CommandError:
            raise Unfit("server-error-database-newer", revision=found, newest=newest()) from None
    return found
