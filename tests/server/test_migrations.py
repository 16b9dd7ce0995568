"""Databases come to be what `schema.py` says, from nothing and from every earlier version."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect, text

from antiqua.server import migrations, schema
from antiqua.server.store import lite_engine


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    engine = lite_engine(empty) if empty.startswith("sqlite") else create_engine(empty)
    yield engine
    engine.dispose()


def test_an_empty_database_becomes_what_the_schema_says(engine: Engine) -> None:
    assert migrations.upgrade(engine) is None
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == migrations.newest()


def test_a_database_that_is_up_to_date_stays_as_it_is(engine: Engine) -> None:
    migrations.upgrade(engine)
    assert migrations.upgrade(engine) == migrations.newest()


def test_a_database_of_a_later_version_is_refused_in_words(engine: Engine) -> None:
    migrations.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrations.Unfit) as caught:
        migrations.upgrade(engine)
    assert "9999" in str(caught.value)
    assert caught.value.id == "server-error-database-newer"


def test_a_migration_that_fails_leaves_nothing_behind(engine: Engine) -> None:
    """As somebody else's table in the way."""
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE seat (id INTEGER)"))
    with pytest.raises(Exception, match="seat"):
        migrations.upgrade(engine)
    assert inspect(engine).get_table_names() == ["seat"]
