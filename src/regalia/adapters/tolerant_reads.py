"""Reads from a damaged database: one bad row or page must not hide all the others."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, literal_column, select
from sqlalchemy.exc import DatabaseError

from regalia.adapters.schema import matches
from regalia.adapters.storage_errors import is_damage
from regalia.services.matches.ports import Summary

logger = logging.getLogger(__name__)
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError)  # errors of invalid stored JSON
ROWID = literal_column("matches.rowid", type_=matches.c.updated.type)
read_summary = msgspec.json.Decoder(Summary).decode


def summaries(connection: Connection, chosen: Select[bytes], most: int | None = None) -> list[Summary]:
    """Returns the summaries of a query, without damaged ones. Raises: DatabaseError."""
    limited = chosen.limit(most)
    stored = scalars_or_none(connection, limited)
    if stored is None:
        rows = row_numbers(connection, limited)
        stored = [value for row in rows for value in values_of_row(connection, chosen, row)]
    found = []
    for one in stored:
        try:
            found.append(read_summary(one))
        except UNREADABLE:
            logger.log(logging.ERROR, "summary damaged: run regalia doctor")
    return found


def ids(connection: Connection, chosen: Select[str]) -> list[str]:
    """Returns the match ids of a query; on damaged pages also those of unreadable rows.

    Raises: DatabaseError, unless a page is damaged.
    """
    found = scalars_or_none(connection, chosen)
    if found is not None:
        return found
    known = scalars_or_none(connection, select(matches.c.id))  # read from the index of ids alone
    lost = [match for match in known or () if not is_readable(connection, match)]
    rows = row_numbers(connection, chosen)
    return [*lost, *(match for row in rows for match in values_of_row(connection, chosen, row))]


def scalars_or_none(connection: Connection, chosen: Select[Any]) -> list[Any] | None:
    """Returns the one column of a query, or None if a page is damaged. Raises: DatabaseError."""
    try:
        return list(connection.scalars(chosen))
    except DatabaseError as error:
        if not is_damage(error):
            raise
        logger.log(logging.ERROR, "database page damaged: run regalia doctor")
        return None


def row_numbers(connection: Connection, chosen: Select[Any]) -> list[int]:
    """Returns the rowids of a query, or of all rows if its pages are damaged.

    A query that an index covers does not read the table's own pages; otherwise the index of ids has every row.
    """
    for query in (chosen.with_only_columns(ROWID), select(ROWID).select_from(matches)):
        rows = scalars_or_none(connection, query)
        if rows is not None:
            return rows
    return []


def values_of_row(connection: Connection, chosen: Select[Any], row: int) -> list[Any]:
    """Returns what a query finds in one row, if it is readable."""
    return scalars_or_none(connection, chosen.limit(None).order_by(None).where(ROWID.in_([row]))) or []


def is_readable(connection: Connection, match: str) -> bool:
    """Returns whether the row of a match is on an undamaged page."""
    return scalars_or_none(connection, select(matches.c.status).where(matches.c.id == match)) is not None
