"""Checks a database as `regalia doctor` does: the file, its pages, its tables, and every match in it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import msgspec

from regalia.adapters.database import check_not_newer
from regalia.adapters.lock import check_name, is_held
from regalia.adapters.match_store import read_stored
from regalia.adapters.private_files import exposed_files
from regalia.adapters.revisions import newest_version
from regalia.adapters.salvage import entries, rows
from regalia.adapters.storage_errors import explain, free_bytes, is_damage
from regalia.core.errors import BadField
from regalia.games import registry
from regalia.services.errors import BadLog, GameNotInstalled
from regalia.services.matches.match import Match
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import Account
from regalia.services.ratings.glicko import Rating

MEGABYTE = 1 << 20
SPARE_BYTES = 100 * MEGABYTE  # recommended free space, in addition to the size of the database
MAX_MESSAGES = 20  # of each of SQLite's checks
CHECK_PASSED = "ok"  # the documented result of a check that finds nothing
Level = Literal["note", "problem"]


class Finding(NamedTuple):
    """A finding; its message is `doctor-KIND` with these arguments."""

    kind: str
    arguments: Mapping[str, Any] = MappingProxyType({})
    level: Level = "problem"


class Damaged(NamedTuple):
    """A match that cannot be read or folded: the first bad entry, the last number, and the reason."""

    match: str
    game: str
    entry: int  # 0 if its settings cannot be read
    last: int
    reason: str


class Checkup(NamedTuple):
    """The result of a check."""

    findings: list[Finding]
    damaged: list[Damaged]

    @property
    def problems(self) -> list[Finding]:
        """The findings that are problems."""
        return [finding for finding in self.findings if finding.level == "problem"]


def examine(path: Path) -> Checkup:
    """Checks a database without changing it. Raises: BadField if it is not ours, OSError."""
    with path.open("rb"):
        pass
    check_name(path)
    findings = list(file_findings(path))
    try:
        with closing(sqlite3.connect(path)) as connection:
            check_version(connection, path)
            checked = list(checked_matches(connection))
            damaged = [one for one in checked if isinstance(one, Damaged)]
            findings += [
                *integrity_findings(connection),
                *version_findings(connection),
                *row_findings(connection),
            ]
            findings += [match_finding(one) if isinstance(one, Damaged) else one for one in checked]
            findings += orphan_findings(connection)
            findings += quarantine_findings(connection, {match.match for match in damaged})
            findings += game_findings(connection)
            findings.append(count_finding(connection))
    except sqlite3.Error as error:
        raise explain(error, path) from error
    return Checkup(findings, damaged)


def file_findings(path: Path) -> Iterator[Finding]:
    """Checks locks, permissions and free space. Raises: OSError."""
    if is_held(path):
        yield Finding("in-use", level="note")
    for file in exposed_files(path):
        yield Finding("exposed", {"file": str(file)})
    free, wanted = free_bytes(path.resolve().parent), SPARE_BYTES + path.stat().st_size
    if free < wanted:
        yield Finding("space", {"free": free // MEGABYTE, "wanted": wanted // MEGABYTE})


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Raises: BadField if the file is not a database of ours, or a later version's."""
    try:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise BadField("database-lost", field=str(path)) from error
        raise BadField("no-database", field=str(path)) from error
    if found is None:
        raise BadField("no-database", field=str(path))
    check_not_newer(path)


def version_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Yields a note if the tables are of an older version."""
    (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found != newest_version():
        yield Finding("version", {"version": found, "newest": newest_version()}, "note")


def integrity_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Yields what SQLite's checks find: damaged pages and inconsistent indexes.

    `quick_check` does everything that `integrity_check` does except comparing indexes with their tables, so what only
    the latter finds concerns an index.
    """
    pages = complaints(connection, "quick_check")
    indexes = [complaint for complaint in complaints(connection, "integrity_check") if complaint not in pages]
    for kind, found in (("page", pages), ("index", indexes)):
        for complaint in found:
            yield Finding(kind, {"what": complaint.replace("\n", " ")})


def complaints(connection: sqlite3.Connection, check: str) -> list[str]:
    """Returns the messages of one of SQLite's checks; none if it finds nothing. Raises: sqlite3.Error."""
    try:
        found = [row[0] for row in connection.execute(f"PRAGMA {check}({MAX_MESSAGES})")]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return [str(error)]
    return [] if found == [CHECK_PASSED] else found


def checked_matches(connection: sqlite3.Connection) -> Iterator[Damaged | Finding]:
    """Folds every match, and yields what is wrong with one."""
    settings = {row[0]: row[1] for row in rows_of(connection, "matches", "id, terms")}
    for match in [match for (match,) in rows_of(connection, "matches", "id")]:
        yield from check_match(match, settings.get(match), entries(connection, match))


def check_match(
    match: str, stored_settings: bytes | None, stored_log: Sequence[tuple[int, bytes]]
) -> Iterator[Damaged | Finding]:
    """Yields what is wrong with a match: it cannot be read or folded, or its times decrease."""
    last = stored_log[-1][0] if stored_log else 0
    if stored_settings is None:
        yield Damaged(match, "", 0, last, "bad-log-page")
        return
    try:
        settings, log = read_stored(match, stored_settings, stored_log)
        Match.replay(settings, log)
    except GameNotInstalled:  # it cannot be checked; `game_findings` counts it
        return
    except BadLog as error:
        game = settings.game if error.reason == "bad-log" else ""
        yield Damaged(match, game, error.arguments["number"], last, error.reason)
        return
    for before, entry in pairwise(log):
        if entry.at < before.at:
            yield Finding("time", {"match": match, "entry": entry.number}, "note")
            return


def orphan_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Yields the tables with rows that refer to a row which is missing."""
    try:
        found = Counter((row[0], row[2]) for row in connection.execute("PRAGMA foreign_key_check"))
    except sqlite3.DatabaseError as error:
        if not is_damage(error):  # damaged pages are found otherwise
            raise
        return
    for (table, parent), count in sorted(found.items()):
        yield Finding("orphans", {"table": table, "parent": parent, "count": count})


def game_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Yields a note for each game that has matches, but is not installed."""
    yield from missing_games(game for (game,) in rows_of(connection, "matches", "game"))


def missing_games(games: Iterable[str]) -> Iterator[Finding]:
    """Yields a note for each game that is not installed, with the number of its matches."""
    for game, count in sorted(Counter(games).items()):
        if game not in registry.GAMES:
            yield Finding("not-installed", {"game": game, "count": count}, "note")


def rows_of(connection: sqlite3.Connection, table: str, columns: str) -> list[tuple[Any, ...]]:
    """Returns some columns of the readable rows."""
    try:
        return connection.execute(f"SELECT {columns} FROM {table}").fetchall()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    wanted = [names.index(name) for name in columns.split(", ")]
    return [tuple(row[place] for place in wanted) for row in rows(connection, table)]


def match_finding(damaged: Damaged) -> Finding:
    """Returns a damaged match as a finding."""
    if damaged.entry == 0:
        return Finding("match-row", {"match": damaged.match})
    arguments = {"match": damaged.match, "game": damaged.game or "?", "entry": damaged.entry}
    return Finding("match", {**arguments, "last": damaged.last})


def row_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Yields unreadable accounts, ratings, results and summaries."""
    for table, kind in (("accounts", Account), ("ratings", Rating)):
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        fields = kind.__struct_fields__
        for row in rows(connection, table):
            data = {name: value for name, value in zip(names, row, strict=True) if name in fields}
            yield from unreadable_row(table, data, kind)
    for (summary,) in rows_of(connection, "matches", "summary"):
        yield from unreadable_json("matches", summary, Summary)
    for before, after in rows_of(connection, "results", "before, after"):
        for value in (before, after):
            if value is not None:
                yield from unreadable_json("results", value, Rating)


def unreadable_row(table: str, data: dict[str, Any], kind: type[Any]) -> Iterator[Finding]:
    """Yields a finding if a row cannot be converted to its type."""
    try:
        msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as error:
        yield Finding("row", {"table": table, "what": str(error)})


def unreadable_json(table: str, stored: Any, kind: type[Any]) -> Iterator[Finding]:
    """Yields a finding if stored JSON cannot be decoded to its type."""
    try:
        msgspec.json.decode(stored, type=kind)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        yield Finding("row", {"table": table, "what": str(error)})


def quarantine_findings(connection: sqlite3.Connection, damaged: set[str]) -> Iterator[Finding]:
    """Yields the matches in quarantine, and those of them that are readable."""
    try:
        found = [match for (match,) in connection.execute("SELECT match FROM quarantine ORDER BY at")]
    except sqlite3.OperationalError:  # an older version has no such table
        return
    yield from listed_matches(found, damaged)


def listed_matches(listed: Iterable[str], damaged: set[str]) -> Iterator[Finding]:
    """Yields the matches that are listed as damaged: whether they are."""
    for match in listed:
        if match in damaged:
            yield Finding("set-aside", {"match": match}, "note")
        else:
            yield Finding("listed-in-vain", {"match": match})


def count_finding(connection: sqlite3.Connection) -> Finding:
    """Returns the number of matches, accounts and ratings."""
    matches, accounts, ratings = (len(rows(connection, one)) for one in ("matches", "accounts", "ratings"))
    return Finding("matches", {"count": matches, "accounts": accounts, "ratings": ratings}, "note")
