"""Checks a PostgreSQL database as `regalia doctor` does: its tables, every match, and every row.

The server checks its own files; damaged pages are none of this module's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import URL, Column, Connection, Table, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.checkup import (
    Checkup,
    Damaged,
    Finding,
    check_match,
    listed_matches,
    match_finding,
    missing_games,
    unreadable_json,
    unreadable_row,
)
from regalia.adapters.database import connect, database_newer
from regalia.adapters.dialects import shown_url
from regalia.adapters.liveness import is_anybody_up
from regalia.adapters.people_schema import accounts, ratings, results, sessions
from regalia.adapters.revisions import newest_version, stored_version, stored_window
from regalia.adapters.schema import log, matches, quarantine, seats
from regalia.adapters.storage_errors import explain
from regalia.adapters.store_copy import reading
from regalia.core.errors import BadField
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import Account
from regalia.services.ratings.glicko import Rating

# Columns that refer to a row of another table.
REFERENCES: Sequence[tuple[Column[Any], Column[Any]]] = (
    (log.c.match, matches.c.id),
    (seats.c.match, matches.c.id),
    (seats.c.account, accounts.c.id),
    (sessions.c.account, accounts.c.id),
    (results.c.match, matches.c.id),
)


def examine_store(url: URL) -> Checkup:
    """Checks a database as it is now, without changing it. Raises: BadField if it is not ours or not reachable."""
    try:
        engine = connect(url)
        try:
            with reading(engine) as connection:
                return examine_connection(connection, url)
        finally:
            engine.dispose()
    except SQLAlchemyError as error:
        raise explain(error, url) from error


def examine_connection(connection: Connection, url: URL) -> Checkup:
    """Checks what a connection reads. Raises: BadField if it is not ours, SQLAlchemyError."""
    findings = list(version_findings(connection, url))
    if is_anybody_up(connection):
        findings.append(Finding("in-use", level="note"))
    checked = list(checked_matches(connection))
    damaged = [one for one in checked if isinstance(one, Damaged)]
    findings += row_findings(connection)
    findings += [match_finding(one) if isinstance(one, Damaged) else one for one in checked]
    findings += orphan_findings(connection)
    if inspect(connection).has_table(quarantine.name):  # an older version has no such table
        listed = connection.scalars(select(quarantine.c.match).order_by(quarantine.c.at))
        findings += listed_matches(listed, {one.match for one in damaged})
    findings += missing_games(connection.scalars(select(matches.c.game)))
    findings.append(count_finding(connection))
    return Checkup(findings, damaged)


def version_findings(connection: Connection, url: URL) -> Iterator[Finding]:
    """Yields a note if the tables are of an older version. Raises: BadField if they are not ours, or newer."""
    version, newest = stored_version(connection), newest_version()
    if version is None:
        raise BadField("no-database", field=shown_url(url))
    if version > newest:
        raise database_newer(shown_url(url), stored_window(connection, version))
    if version < newest:
        yield Finding("version", {"version": version, "newest": newest}, "note")


def checked_matches(connection: Connection) -> Iterator[Damaged | Finding]:
    """Folds every match, and yields what is wrong with one."""
    for row in connection.execute(select(matches.c.id, matches.c.terms)).all():
        yield from check_match(row.id, row.terms, stored_log(connection, row.id))


def stored_log(connection: Connection, match: str) -> list[tuple[int, bytes]]:
    """Returns the entries of a match with their numbers."""
    stored = select(log.c.number, log.c.entry).where(log.c.match == match).order_by(log.c.number)
    return [(row.number, row.entry) for row in connection.execute(stored)]


def row_findings(connection: Connection) -> Iterator[Finding]:
    """Yields unreadable accounts, ratings, results and summaries."""
    kinds: tuple[tuple[Table, type[msgspec.Struct]], ...] = ((accounts, Account), (ratings, Rating))
    for table, kind in kinds:
        stored = {column["name"] for column in inspect(connection).get_columns(table.name)}
        names = [name for name in kind.__struct_fields__ if name in stored]  # older tables lack some
        for row in connection.execute(select(*(table.c[name] for name in names))):
            yield from unreadable_row(table.name, dict(zip(names, row, strict=True)), kind)
    for summary in connection.scalars(select(matches.c.summary)):
        yield from unreadable_json("matches", summary, Summary)
    for ratings_of_result in connection.execute(select(results.c.before, results.c.after)):
        for value in ratings_of_result:
            if value is not None:
                yield from unreadable_json("results", value, Rating)


def orphan_findings(connection: Connection) -> Iterator[Finding]:
    """Yields the columns with values that refer to a row which is missing."""
    for column, parent in REFERENCES:
        missing = column.not_in(select(parent))
        count = connection.scalar(select(func.count()).select_from(column.table).where(missing))
        if count:
            names = {"table": column.table.name, "parent": parent.table.name}
            yield Finding("orphans", {**names, "count": count})


def count_finding(connection: Connection) -> Finding:
    """Returns the number of matches, accounts and ratings."""
    counts = [
        connection.scalar(select(func.count()).select_from(table)) for table in (matches, accounts, ratings)
    ]
    return Finding("matches", dict(zip(("count", "accounts", "ratings"), counts, strict=True)), "note")
