"""How Alembic runs here: on the connection it is given, in the transaction that is open."""

from __future__ import annotations

from alembic import context

from regalia.adapters.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
