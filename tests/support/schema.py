"""Compares the tables of a database with those that the stores describe."""

from __future__ import annotations

import warnings
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, text

from regalia.adapters.revisions import COMPATIBILITY


def differences(connection: Connection, metadata: MetaData) -> list[Any]:
    """Returns what Alembic would change, without the table that describes the others."""
    options = {"include_name": lambda name, kind, _: kind != "table" or name != COMPATIBILITY.name}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "autogenerate skipping metadata-specified expression-based index")
        found = list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))
    return found + missing_indexes(connection, metadata)


def missing_indexes(connection: Connection, metadata: MetaData) -> list[Any]:
    """Returns the indexes that a SQLite database lacks: Alembic does not compare those of expressions there."""
    if connection.dialect.name != "sqlite":
        return []
    there = set(connection.scalars(text("SELECT name FROM sqlite_master WHERE type = 'index'")))
    return [index for table in metadata.sorted_tables for index in table.indexes if index.name not in there]
