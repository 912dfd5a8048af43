"""Compares the tables of a database with those that the stores describe."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData

from regalia.adapters.revisions import COMPATIBILITY


def differences(connection: Connection, metadata: MetaData) -> list[Any]:
    """Returns what Alembic would change, without the table that describes the others."""
    options = {"include_name": lambda name, kind, _: kind != "table" or name != COMPATIBILITY.name}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))
