"""What Alembic runs to migrate: one connection, given by whoever asks for it."""

from __future__ import annotations

from alembic import context

from antiqua.server import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,  # SQLite changes a column by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
