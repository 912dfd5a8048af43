"""`regalia doctor`: findings, repairs and exit status."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regalia.adapters.database import open_database
from regalia.adapters.lock import hold
from regalia.adapters.revisions import newest_version
from regalia.cli.app import app
from regalia.core.i18n import languages, tr
from tests.support.database_damage import forget_in_index, overwrite_page, pages_of, settle, truncate_entry

OLD = Path(__file__).parents[1] / "fixtures" / "v0_1_0" / "server.sqlite3"


def doctor(database: Path, *options: str) -> tuple[int, str]:
    """Run `regalia doctor`. Returns: the exit status and the output."""
    result = CliRunner().invoke(app, ["doctor", "--database", str(database), *options])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def rows(database: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with matches and accounts in the current schema, in one file."""
    path = Path(shutil.copy(OLD, tmp_path / "regalia.sqlite3"))
    path.chmod(0o600)
    open_database(path).dispose()
    settle(path)
    return path


@pytest.fixture
def running_match(database: Path) -> str:
    """The id of a running match with at least ten entries."""
    longer = "(SELECT max(number) FROM log WHERE match = id) > 10"
    query = f"SELECT id FROM matches WHERE status = 'running' AND {longer}"
    return str(rows(database, query)[0][0])


def test_a_sound_database_is_reported_as_sound(database: Path) -> None:
    status, output = doctor(database)
    assert (status, tr("doctor-sound", "en", database=str(database)) in output) == (0, True)
    assert doctor(database, "--repair")[0] == 0
    assert [file.name for file in database.parent.glob("*original*")] == []


def test_older_tables_are_a_note_and_a_repair_updates_them(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD, tmp_path / "regalia.sqlite3"))
    path.chmod(0o600)
    status, output = doctor(path)
    assert status == 0
    assert tr("doctor-version", "en", version="0002", newest=newest_version()) in output
    assert doctor(path, "--repair")[0] == 0
    assert rows(path, "SELECT version_num FROM alembic_version") == [(newest_version(),)]


def test_a_missing_or_foreign_file_returns_1_and_is_unchanged(tmp_path: Path) -> None:
    missing, text = tmp_path / "missing", tmp_path / "novel.txt"
    text.write_text("It was a dark and stormy night. " * 100)
    for path in (missing, text):
        assert doctor(path)[0] == 1
        assert doctor(path, "--repair")[0] == 1
    assert not missing.exists()
    assert text.read_text().startswith("It was")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_file_permissions_are_checked_and_repaired(database: Path) -> None:
    database.chmod(0o644)
    status, output = doctor(database)
    assert (status, tr("doctor-exposed", "en", file=str(database)) in output) == (3, True)
    assert doctor(database, "--repair")[0] == 0
    assert database.stat().st_mode & 0o777 == 0o600


def test_a_running_server_is_noted_and_prevents_a_repair(database: Path) -> None:
    lock = hold(database)
    status, output = doctor(database)
    assert (status, tr("doctor-in-use", "en") in output) == (0, True)
    status, output = doctor(database, "--repair")
    assert (status, tr("error-database-in-use", "en", field=str(database)) in output) == (1, True)
    lock.release()


def test_an_index_that_misses_rows_is_rebuilt(database: Path) -> None:
    forget_in_index(database, "ix_matches_status")
    assert doctor(database)[0] == 3
    status, output = doctor(database, "--repair")
    assert (status, tr("doctor-did-index", "en") in output) == (0, True)
    assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    assert len(list(database.parent.glob("*original*"))) == 1


def test_a_damaged_match_is_set_aside_and_restored_once_it_is_readable(
    database: Path, running_match: str
) -> None:
    whole = rows(database, f"SELECT entry FROM log WHERE match = '{running_match}' AND number = 5")[0][0]
    truncate_entry(database, running_match, 5)
    assert doctor(database, "--repair")[0] == 4
    assert rows(database, "SELECT match, entry FROM quarantine") == [(running_match, 5)]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE log SET entry = ? WHERE match = ? AND number = 5", [whole, running_match])
    status, output = doctor(database)
    assert (status, tr("doctor-listed-in-vain", "en", match=running_match) in output) == (3, True)
    assert doctor(database, "--repair")[0] == 0
    assert rows(database, "SELECT match FROM quarantine") == []


def test_entries_are_removed_only_on_request(database: Path, running_match: str) -> None:
    truncate_entry(database, running_match, 7)
    count = f"SELECT count(*) FROM log WHERE match = '{running_match}'"
    before = rows(database, count)
    assert doctor(database, "--repair")[0] == 4
    assert rows(database, count) == before
    assert doctor(database, "--cut", running_match)[0] == 1
    assert doctor(database, "--repair", "--cut", "nothing")[0] == 1
    assert doctor(database, "--repair", "--cut", "all")[0] == 4
    assert rows(database, count) == [(6,)]
    assert doctor(database)[0] == 0


@pytest.mark.parametrize("table", ["log", "matches", "accounts", "ix_matches_status"])
def test_readable_rows_of_a_damaged_file_are_copied_to_a_new_one(database: Path, table: str) -> None:
    per_match = "SELECT match, count(*) FROM log GROUP BY match"
    before, seats = dict(rows(database, per_match)), rows(database, "SELECT count(*) FROM seats")
    overwrite_page(database, pages_of(database, table)[0])
    assert doctor(database)[0] == 3
    status, output = doctor(database, "--repair")
    assert status == (0 if table == "ix_matches_status" else 4), output
    assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    [original] = database.parent.glob("*.original-*")
    assert original.stat().st_mode & 0o777 == 0o600
    after = dict(rows(database, per_match))
    whole = [match for match, entries in after.items() if entries == before[match]]
    assert len(whole) >= (len(before) // 2 if table in ("log", "matches") else len(before))
    assert rows(database, "SELECT count(*) FROM seats") == seats
    open_database(database).dispose()


def test_an_unreadable_account_is_reported(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE accounts SET since = 'yesterday' WHERE name = 'Ann'")
    status, output = doctor(database)
    assert status == 3
    assert tr("doctor-row", "en", table="accounts", what="")[:-1].strip() in output


@pytest.mark.parametrize("language", sorted(languages()))
def test_findings_are_translated(database: Path, running_match: str, language: str) -> None:
    truncate_entry(database, running_match, 5)
    result = CliRunner().invoke(app, ["--language", language, "doctor", "--database", str(database)])
    assert result.exit_code == 3
    assert tr("doctor-advice", language) in result.output
    assert tr("doctor-advice-cut", language) in result.output
