"""`regalia migrate-store`, and backups of PostgreSQL at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.adapters.database import open_database
from regalia.cli.app import app
from tests.support.postgresql import shared_postgresql

run = CliRunner()


@pytest.fixture
def sqlite(tmp_path: Path) -> Path:
    """An empty SQLite database."""
    path = tmp_path / "regalia.sqlite3"
    open_database(path).dispose()
    return path


def test_every_table_is_listed_and_the_password_is_not_shown(sqlite: Path) -> None:
    address = shared_postgresql().new_database().replace("postgres@", "postgres:hunter2@")
    done = run.invoke(app, ["migrate-store", str(sqlite), address])
    assert done.exit_code == 0, done.output
    assert "log: 0" in done.output
    assert "hunter2" not in done.output


def test_a_backup_of_postgresql_is_restored(tmp_path: Path) -> None:
    address, file = shared_postgresql().new_database(), str(tmp_path / "backup.sqlite3")
    for command in ("backup", "restore"):
        done = run.invoke(app, [command, file, "--database", address, "--overwrite"])
        assert done.exit_code == 0, done.output
    assert Path(file).stat().st_mode & 0o077 == 0
