"""Repairs a PostgreSQL database as `regalia doctor --repair` does. Before data changes, a backup is made."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.backup_files import time_of_name
from regalia.adapters.checkup import Damaged, Finding
from regalia.adapters.database import open_database
from regalia.adapters.dialects import insert_row_if_new, shown_url
from regalia.adapters.match_store import read_stored, summary_columns
from regalia.adapters.repair import ALL, check_cut
from regalia.adapters.revisions import newest_version
from regalia.adapters.schema import log, matches, quarantine, seats
from regalia.adapters.storage_errors import explain
from regalia.adapters.store_checkup import examine_store, stored_log
from regalia.adapters.store_copy import back_up_older_store, back_up_store
from regalia.core.errors import BadField
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds


def repair_store(url: URL, cut: Collection[str], now: Milliseconds, folder: Path) -> list[Finding]:
    """Repairs a database; its original is kept as a file in a folder. Returns: what was done.

    `cut`: matches that lose their damaged entries. Raises: BadField if a server uses it, it is not ours, or a match to
    cut is not damaged; OSError.
    """
    try:
        return list(steps(url, cut, now, folder))
    except SQLAlchemyError as error:
        raise explain(error, url) from error


def steps(url: URL, cut: Collection[str], now: Milliseconds, folder: Path) -> Iterator[Finding]:
    """Runs all steps in order and yields what was done. Raises: as `repair_store`, SQLAlchemyError."""
    found = examine_store(url)
    if any(finding.kind == "in-use" for finding in found.findings):
        raise BadField("database-in-use", field=shown_url(url))
    check_cut(found, cut)
    older = next((one for one in found.findings if one.kind == "version"), None)
    to_cut = [one for one in found.damaged if ALL in cut or one.match in cut]
    if older is not None or to_cut:
        yield keep_original(url, folder, None if older is None else older.arguments["version"])
    engine = open_database(url)
    if older is not None:
        yield Finding("did-version", {"newest": newest_version()})
    try:
        with engine.begin() as connection:
            for one in found.damaged:
                if one in to_cut:
                    yield cut_tail(connection, one)
                else:
                    yield from set_aside(connection, one, now)
            for finding in found.problems:
                if finding.kind == "listed-in-vain":
                    yield take_back(connection, finding.arguments["match"])
    finally:
        engine.dispose()


def keep_original(url: URL, folder: Path, older: str | None) -> Finding:
    """Makes a backup of a database; `older` is the revision of its tables if it is not the newest.

    Raises: BadField, OSError.
    """
    target = folder / f"{url.database}-original-{time_of_name(datetime.now(UTC))}.sqlite3"
    if older is None:
        back_up_store(url, target)
    else:
        back_up_older_store(url, older, target)
    return Finding("did-original", {"file": str(target)})


def cut_tail(connection: Connection, damaged: Damaged) -> Finding:
    """Removes the first damaged entry of a match and all later ones, and updates its summary."""
    match = damaged.match
    tail = delete(log).where(log.c.match == match, log.c.number >= damaged.entry)
    removed = connection.execute(tail).rowcount
    settings = connection.scalar(select(matches.c.terms).where(matches.c.id == match))
    assert settings is not None
    folded = Match.replay(*read_stored(match, settings, stored_log(connection, match)))
    connection.execute(update(matches).where(matches.c.id == match).values(summary_columns(folded.summary())))
    gone = seats.c.seat.not_in([*folded.players])
    connection.execute(delete(seats).where(seats.c.match == match, gone))
    connection.execute(delete(quarantine).where(quarantine.c.match == match))
    return Finding("did-cut", {"match": match, "entry": damaged.entry - 1, "removed": removed})


def set_aside(connection: Connection, damaged: Damaged, now: Milliseconds) -> Iterator[Finding]:
    """Lists a match as damaged, unless it is listed already."""
    row: dict[str, object] = {
        "match": damaged.match,
        "at": now,
        "entry": damaged.entry,
        "reason": damaged.reason,
    }
    if insert_row_if_new(connection, quarantine, row):
        yield Finding("did-set-aside", {"match": damaged.match})


def take_back(connection: Connection, match: str) -> Finding:
    """Removes a match from the list of damaged ones."""
    connection.execute(delete(quarantine).where(quarantine.c.match == match))
    return Finding("did-take-back", {"match": match})
