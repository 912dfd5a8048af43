"""`regalia verify`, `games`, `backup` and `restore` on a database with a finished match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.adapters.store_copy import sqlite_url
from regalia.cli.app import app
from regalia.cli.games import with_stores
from regalia.core.i18n import tr
from regalia.services.matches import commands as c
from regalia.services.matches.ports import MatchInsert
from tests.support.missing_games import remove_game
from tests.support.scripted_match import KING, PICK, ScriptedMatch, match_settings


def regalia(*words: str | Path) -> tuple[int, str]:
    """Run a command. Returns: the exit status and the output."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


LEFT = tr("face-deleted")  # these two have no accounts


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a finished and a running match."""
    path = tmp_path / "regalia.sqlite3"
    over, runs = ScriptedMatch(), ScriptedMatch(match_settings(id="runs"))
    over.act(PICK)
    over.execute(KING, c.Resign)
    for scripted in (over, runs):
        match = scripted.match
        new = MatchInsert(match.settings, match.log, match.summary())
        with_stores(sqlite_url(path), lambda store, _, new=new: store.insert(new), make=True)  # type: ignore[misc]
    return path


def test_a_match_is_exported_and_imported_into_another_database(database: Path, tmp_path: Path) -> None:
    status, line = regalia("games", "export", "--database", database)
    assert status == 0
    assert line.count("\n") == 1
    file = tmp_path / "records.jsonl"
    file.write_text(line)
    other = tmp_path / "other.sqlite3"
    once, again = (f"{tr('games-imported', new=new, known=1 - new)}\n" for new in (1, 0))
    assert regalia("games", "import", file, "--database", other) == (0, once)
    assert regalia("games", "import", file, "--database", other) == (0, again)
    assert regalia("games", "export", "--database", other) == (0, line)
    status, output = regalia("replay", file)
    assert status == 0
    assert f"king: {LEFT}  assassins: {LEFT}  1970-01-0" in output


def test_finished_matches_are_listed_with_players_and_times(database: Path) -> None:
    status, output = regalia("games", "list", "--database", database)
    assert status == 0
    assert re.fullmatch(rf"match  1970-01-0\d \d\d:\d\d  king-and-assassins  {LEFT} – {LEFT}\n", output)


def test_matches_of_a_game_that_is_not_installed_are_listed_as_such(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove_game(monkeypatch, "king-and-assassins")
    status, output = regalia("games", "list", "--database", database)
    assert (status, output.rstrip().endswith(f"({tr('games-not-installed')})")) == (0, True)
    message = tr("error-game-not-installed", game="king-and-assassins")
    assert regalia("games", "export", "--database", database) == (1, f"{message}\n")
    status, output = regalia("doctor", "--database", database)
    assert tr("doctor-not-installed", game="king-and-assassins", count=2) in output
    assert (status, tr("doctor-sound", database=str(database)) in output.replace("\n", "")) == (0, True)


def test_a_file_with_a_bad_record_is_not_imported_at_all(database: Path, tmp_path: Path) -> None:
    line = regalia("games", "export", "--database", database)[1]
    file, other = tmp_path / "records.jsonl", tmp_path / "other.sqlite3"
    file.write_text(line + line.replace('"begun":0', '"begun":-1'))
    status, output = regalia("games", "import", file, "--database", other)
    assert status == 1
    assert tr("error-record-of-file", number=2, what="") in output
    assert tr("error-record-times", number=0) in output
    assert not other.exists()


def test_a_running_match_is_not_exported(database: Path) -> None:
    status, output = regalia("games", "export", "runs", "--database", database)
    assert status == 1
    assert tr("error-match-runs", match="runs") in output
    assert regalia("games", "export", "nothing", "--database", database)[0] == 1


def test_verify_reports_matching_and_wrong_commitments(database: Path, tmp_path: Path) -> None:
    line = regalia("games", "export", "--database", database)[1]
    file = tmp_path / "record.json"
    file.write_text(line)
    status, output = regalia("verify", file)
    assert status == 0
    assert tr("verify-fits") in output
    file.write_text(line.replace('"seed":7,"ended"', '"seed":8,"ended"'))
    status, output = regalia("verify", file)
    assert status == 1
    assert tr("finding-seed") in output
    file.write_text(line.replace("butcher,farmer,monk", "butcher,farmer,squire", 1))
    status, output = regalia("verify", file)
    assert status == 1
    assert "squire" in output


def test_a_backup_is_restored_and_overwrites_only_on_request(database: Path, tmp_path: Path) -> None:
    line = regalia("games", "export", "--database", database)[1]
    copy = tmp_path / "copy.sqlite3"
    assert regalia("backup", copy, "--database", database)[0] == 0
    status, output = regalia("backup", copy, "--database", database)
    assert status == 1
    assert "--overwrite" in output
    assert regalia("backup", copy, "--database", database, "--overwrite")[0] == 0
    status, output = regalia("restore", copy, "--database", database)
    assert status == 1
    assert "--overwrite" in output
    new = tmp_path / "new.sqlite3"
    assert regalia("restore", copy, "--database", new)[0] == 0
    assert regalia("games", "export", "--database", new)[1] == line
    assert regalia("restore", copy, "--database", database, "--overwrite")[0] == 0


def test_a_file_that_is_not_a_database_is_refused(database: Path, tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("not a database, but long enough to look at" * 100)
    assert regalia("restore", junk, "--database", database, "--overwrite")[0] == 1
    assert regalia("backup", tmp_path / "copy", "--database", tmp_path / "missing")[0] == 1
    assert regalia("games", "export", "--database", tmp_path / "missing")[0] == 1
