"""Runs Alembic on the given connection, in its open transaction."""

from __future__ import annotations

from alembic import context

from regalia.adapters.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter most columns in place
)
context.run_migrations()
