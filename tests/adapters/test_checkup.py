"""Checks of a database: damaged pages and inconsistent indexes are told apart."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from regalia.adapters.checkup import integrity_findings
from regalia.adapters.database import open_database
from tests.support.database_damage import forget_in_index, overwrite_page, pages_of, settle


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with some matches, whose pages can be damaged."""
    path = tmp_path / "server.sqlite3"
    open_database(path).dispose()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO matches (id, terms, summary, game, kind, status, computer, clocked, updated)"
            " VALUES (?, '', '', 'index', 'open', 'over', 0, 0, 0)",
            [[f"m{number}"] for number in range(50)],
        )
    settle(path)
    return path


def kinds(database: Path) -> set[str]:
    """The kinds of what SQLite's checks find."""
    with closing(sqlite3.connect(database)) as connection:
        return {finding.kind for finding in integrity_findings(connection)}


def test_nothing_is_found_in_a_sound_file(database: Path) -> None:
    assert kinds(database) == set()


def test_an_index_that_misses_rows_is_an_inconsistent_index(database: Path) -> None:
    forget_in_index(database, "ix_matches_status")
    assert kinds(database) == {"index"}


@pytest.mark.parametrize("part", ["matches", "ix_matches_status"])
def test_an_overwritten_page_is_a_damaged_page(database: Path, part: str) -> None:
    overwrite_page(database, pages_of(database, part)[0])
    assert "page" in kinds(database)
