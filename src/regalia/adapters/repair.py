"""Repairs a database as `regalia doctor --repair` does. If data changes, the original file is kept."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from regalia.adapters.checkup import Checkup, Damaged, Finding, examine
from regalia.adapters.database import is_up_to_date, open_database
from regalia.adapters.lock import hold
from regalia.adapters.match_store import read_stored, summary_columns
from regalia.adapters.private_files import PRIVATE, make_files_private
from regalia.adapters.revisions import newest_version
from regalia.adapters.salvage import entries, salvage
from regalia.core.errors import BadField
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds

ALL = "all"  # value of `cut`: every damaged match


def repair(path: Path, cut: Collection[str], now: Milliseconds) -> list[Finding]:
    """Repairs a database. Returns: what was done. `cut`: matches that lose their damaged entries.

    Raises: BadField if a server uses it, it is not ours, or a match to cut is not damaged; OSError.
    """
    lock = hold(path)
    try:
        return list(steps(Path(path.resolve()), cut, now))
    finally:
        lock.release()


def steps(path: Path, cut: Collection[str], now: Milliseconds) -> Iterator[Finding]:
    """Runs all steps in order and yields what was done."""
    found = examine(path)
    check_cut(found, cut)
    kinds = {finding.kind for finding in found.problems}
    if "index" in kinds and "page" not in kinds:
        yield from rebuild_indexes(path)
        found = examine(path)
    if any(finding.kind in ("page", "index") for finding in found.problems):
        yield from recover_rows(path)
        found = examine(path)
    if not is_up_to_date(path):
        yield keep_original(path)
        open_database(path).dispose()
        yield Finding("did-version", {"newest": newest_version()})
        found = examine(path)
    to_cut = [one for one in found.damaged if ALL in cut or one.match in cut]
    if to_cut:
        yield keep_original(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for one in to_cut:
            yield cut_tail(connection, one)
        for one in found.damaged:
            if one not in to_cut:
                yield from quarantine(connection, one, now)
        for finding in found.problems:
            if finding.kind == "listed-in-vain":
                yield release(connection, finding.arguments["match"])
    for file in make_files_private(path)[0]:
        yield Finding("did-permissions", {"file": str(file)})


def check_cut(found: Checkup, cut: Collection[str]) -> None:
    """Raises: BadField if a match to cut is not damaged, or has no readable entries."""
    damaged = {one.match for one in found.damaged if one.entry > 1}
    for match in cut:
        if match != ALL and match not in damaged:
            raise BadField("cut-match", field="--cut", match=match)


def rebuild_indexes(path: Path) -> Iterator[Finding]:
    """Rebuilds all indexes."""
    yield keep_original(path)
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("REINDEX")
    except sqlite3.Error:  # duplicates in a unique index: the rows are copied instead
        return
    yield Finding("did-index")


def recover_rows(path: Path) -> Iterator[Finding]:
    """Copies the readable rows into a new file and replaces the damaged one."""
    part = path.with_name(f".{path.name}.recovered")
    part.unlink(missing_ok=True)
    try:
        copied = salvage(path, part)
        original = timestamped_name(path)
        path.replace(original)
        for end in ("-wal", "-shm"):
            beside = path.with_name(path.name + end)
            if beside.exists():
                beside.replace(original.with_name(original.name + end))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    yield Finding("did-original", {"file": str(original)})
    for one in copied:
        if one.table != "alembic_version":
            yield Finding("did-table", one._asdict())


def keep_original(path: Path) -> Finding:
    """Copies the file, after checkpointing the write-ahead log. Raises: OSError."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    original = timestamped_name(path)
    shutil.copyfile(path, original)
    original.chmod(PRIVATE)
    return Finding("did-original", {"file": str(original)})


def timestamped_name(path: Path) -> Path:
    """Returns a free name beside a file, with the time."""
    base = f"{path.name}.original-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    names = [base, *(f"{base}-{number}" for number in range(2, 1000))]
    return next(free for name in names if not (free := path.with_name(name)).exists())


# Single matches.


def cut_tail(connection: sqlite3.Connection, damaged: Damaged) -> Finding:
    """Removes the first damaged entry of a match and all later ones, and updates its summary."""
    match, kept = damaged.match, damaged.entry - 1
    removed = connection.execute(
        "DELETE FROM log WHERE match = ? AND number >= ?", [match, damaged.entry]
    ).rowcount
    (settings,) = connection.execute("SELECT terms FROM matches WHERE id = ?", [match]).fetchone()
    folded = Match.replay(*read_stored(match, settings, entries(connection, match)))
    columns = summary_columns(folded.summary())
    names = ", ".join(f"{name} = ?" for name in columns)
    connection.execute(f"UPDATE matches SET {names} WHERE id = ?", [*columns.values(), match])
    seats = list(folded.players)
    marks = ", ".join("?" * len(seats)) or "''"
    connection.execute(f"DELETE FROM seats WHERE match = ? AND seat NOT IN ({marks})", [match, *seats])
    connection.execute("DELETE FROM quarantine WHERE match = ?", [match])
    return Finding("did-cut", {"match": match, "entry": kept, "removed": removed})


def quarantine(connection: sqlite3.Connection, damaged: Damaged, now: Milliseconds) -> Iterator[Finding]:
    """Lists a match as damaged, unless it is listed already."""
    row = [damaged.match, now, damaged.entry, damaged.reason]
    if connection.execute("INSERT OR IGNORE INTO quarantine VALUES (?, ?, ?, ?)", row).rowcount:
        yield Finding("did-set-aside", {"match": damaged.match})


def release(connection: sqlite3.Connection, match: str) -> Finding:
    """Removes a match from quarantine."""
    connection.execute("DELETE FROM quarantine WHERE match = ?", [match])
    return Finding("did-take-back", {"match": match})
