"""`regalia doctor` and `regalia games` on PostgreSQL: the same findings, repairs and lists as on SQLite."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from regalia.adapters.database import connect, database_url, migrate
from regalia.adapters.revisions import newest_version
from regalia.adapters.server_store import ServerStore
from regalia.adapters.store_copy import move_store, sqlite_url
from regalia.cli.app import app
from regalia.core.i18n import tr
from tests.support.postgresql import shared_postgresql

OLD = Path(__file__).parents[1] / "fixtures" / "v0_1_0" / "server.sqlite3"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, in which a repair keeps the original."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database with the matches and accounts of version 0.1.0."""
    address = shared_postgresql().new_database()
    move_store(sqlite_url(OLD), database_url(address), lambda table: None)
    return address


def run(*words: str) -> tuple[int, str]:
    """Run a command. Returns: the exit status and the output."""
    result = CliRunner().invoke(app, [*words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def doctor(address: str, *options: str) -> tuple[int, str]:
    return run("doctor", "--database", address, *options)


def rows(address: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Run a statement. Returns: the rows, if it has any."""
    with psycopg.connect(address, autocommit=True) as connection:
        done = connection.execute(query.encode(), values)
        return done.fetchall() if done.description else []


def running_match(address: str) -> str:
    longer = "(SELECT max(number) FROM log WHERE match = id) > 10"
    return str(rows(address, f"SELECT id FROM matches WHERE status = 'running' AND {longer} LIMIT 1")[0][0])


def truncate_entry(address: str, match: str, number: int) -> bytes:
    """Damage an entry. Returns: what it was."""
    [(whole,)] = rows(address, "SELECT entry FROM log WHERE match = %s AND number = %s", match, number)
    rows(address, "UPDATE log SET entry = 'no' WHERE match = %s AND number = %s", match, number)
    return bytes(whole)


def test_a_sound_database_is_reported_as_sound_and_its_password_is_not_shown(address: str) -> None:
    status, output = doctor(address.replace("postgres@", "postgres:hunter2@"))
    assert status == 0, output
    assert "hunter2" not in output
    [(count,)] = rows(address, "SELECT count(*) FROM matches")
    assert f"{count}" in output
    assert doctor(address, "--repair")[0] == 0


def test_a_damaged_match_is_set_aside_and_taken_back_once_it_is_readable(address: str) -> None:
    match = running_match(address)
    whole = truncate_entry(address, match, 5)
    assert doctor(address)[0] == 3
    assert doctor(address, "--repair")[0] == 4
    assert rows(address, "SELECT match, entry FROM quarantine") == [(match, 5)]
    rows(address, "UPDATE log SET entry = %s WHERE match = %s AND number = 5", whole, match)
    status, output = doctor(address)
    assert (status, tr("doctor-listed-in-vain", "en", match=match) in output) == (3, True)
    assert doctor(address, "--repair")[0] == 0
    assert rows(address, "SELECT match FROM quarantine") == []


def test_entries_are_removed_only_on_request_and_the_original_is_kept(address: str, folder: Path) -> None:
    match = running_match(address)
    truncate_entry(address, match, 7)
    assert doctor(address, "--repair", "--cut", "nothing")[0] == 1
    assert doctor(address, "--repair", "--cut", match)[0] == 4
    assert rows(address, "SELECT max(number) FROM log WHERE match = %s", match) == [(6,)]
    assert len(list(folder.glob("*-original-*.sqlite3"))) == 1
    assert doctor(address)[0] == 0


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        ("UPDATE matches SET summary = 'no' WHERE id = (SELECT min(id) FROM matches)", "doctor-row"),
        ("DELETE FROM log WHERE number = 2 AND match = (SELECT min(id) FROM matches)", "doctor-match"),
        (
            "INSERT INTO results (match, seat, holder, game, opponent, score, reason, at)"
            " VALUES ('gone', 'king', 'x', 'g', 'y', 1, 'r', 1)",
            "doctor-orphans",
        ),
    ],
    ids=["an unreadable row", "a gap in a log", "an orphaned row"],
)
def test_what_is_wrong_is_found(address: str, damage: str, finding: str) -> None:
    rows(address, damage)
    status, output = doctor(address)
    assert status == 3
    assert tr(finding, "en").split("{")[0].split()[0] in output


def test_times_that_decrease_are_a_note(address: str) -> None:
    match = running_match(address)
    [(entry,)] = rows(address, "SELECT entry FROM log WHERE match = %s AND number = 5", match)
    early = json.dumps(json.loads(bytes(entry)) | {"at": 1}).encode()
    rows(address, "UPDATE log SET entry = %s WHERE match = %s AND number = 5", early, match)
    status, output = doctor(address)
    assert (status, tr("doctor-time", "en", match=match, entry=5) in output) == (0, True)


def test_older_tables_are_a_note_and_a_repair_updates_them(folder: Path) -> None:
    address = shared_postgresql().new_database()
    engine = connect(database_url(address))
    migrate(engine, "0004")
    engine.dispose()
    status, output = doctor(address)
    assert (status, tr("doctor-version", "en", version="0004", newest=newest_version()) in output) == (
        0,
        True,
    )
    assert doctor(address, "--repair")[0] == 0
    assert rows(address, "SELECT version_num FROM alembic_version") == [(newest_version(),)]
    assert len(list(folder.glob("*-original-*.sqlite3"))) == 1


@pytest.mark.anyio
async def test_a_running_server_is_noted_and_prevents_a_repair(address: str) -> None:
    store = ServerStore.open(address)
    await store.matches.end_outage(1)
    status, output = doctor(address)
    assert (status, tr("doctor-in-use", "en") in output) == (0, True)
    assert doctor(address, "--repair")[0] == 1
    await store.close()


def test_a_database_that_is_empty_or_not_there_is_refused_in_one_line() -> None:
    for address in (shared_postgresql().new_database(), "postgresql://127.0.0.1:1/regalia"):
        for options in ([], ["--repair"]):
            status, output = doctor(address, *options)
            assert (status, output.count("\n")) == (1, 1)


def test_games_are_listed_exported_and_imported(address: str, folder: Path) -> None:
    status, listed = run("games", "list", "--database", address)
    assert status == 0
    status, exported = run("games", "export", "--database", address)
    assert (status, exported.count("\n")) == (0, listed.count("\n"))
    (folder / "matches.jsonl").write_text(exported)
    other = shared_postgresql().new_database()
    status, output = run("games", "import", "matches.jsonl", "--database", other)
    assert (status, output) == (0, tr("games-imported", "en", new=listed.count("\n"), known=0) + "\n")
    assert run("games", "list", "--database", other)[1].count("\n") == listed.count("\n")
