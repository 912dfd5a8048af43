"""Commands choose the database as `regalia serve` does, and create private files."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.adapters.lock import hold
from regalia.cli.app import app
from regalia.core.i18n import tr

FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0_1_0"
COMMANDS = [["games", "list"], ["games", "export"], ["doctor"], ["backup", "copy.sqlite3"]]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that is not at the default path."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "elsewhere" / "games.sqlite3"
    path.parent.mkdir()
    shutil.copy(FIXTURES / "server.sqlite3", path)
    path.chmod(0o600)
    return path


def regalia(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("way", ["flag", "variable", "--settings", "REGALIA_SETTINGS"])
def test_the_database_is_found_as_the_server_finds_it(
    database: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], way: str
) -> None:
    file = database.parent.parent / "regalia.toml"
    file.write_text(f'database = "{database.as_posix()}"\nport = 8123\n', encoding="utf-8")
    assert regalia(*command)[0] == 1  # the default path has none
    if way == "variable":
        monkeypatch.setenv("REGALIA_DATABASE", str(database))
    if way == "REGALIA_SETTINGS":
        monkeypatch.setenv("REGALIA_SETTINGS", str(file))
    flags: dict[str, list[str | Path]] = {
        "flag": ["--database", database],
        "--settings": ["--settings", file],
    }
    status, output = regalia(*command, *flags.get(way, []))
    assert status == 0, output


def test_restore_and_import_follow_the_settings_and_require_overwrite(database: Path) -> None:
    file = database.parent.parent / "regalia.toml"
    file.write_text(f'database = "{database.as_posix()}"\n', encoding="utf-8")
    backup = FIXTURES / "backup.sqlite3"
    status, output = regalia("restore", backup, "--settings", file)
    assert (status, tr("error-database-taken", "en", field=str(database)) in output) == (1, True)
    assert "--overwrite" in output
    assert regalia("restore", backup, "--settings", file, "--overwrite")[0] == 0
    assert regalia("games", "import", FIXTURES / "records.jsonl", "--settings", file)[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_a_backup_can_be_read_by_its_owner_only(database: Path, tmp_path: Path) -> None:
    assert regalia("backup", "copy.sqlite3", "--database", database)[0] == 0
    assert regalia("restore", "copy.sqlite3", "--database", "new.sqlite3")[0] == 0
    for name in ("copy.sqlite3", "new.sqlite3"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


def test_commands_that_write_are_refused_while_a_server_runs(database: Path, tmp_path: Path) -> None:
    assert regalia("games", "list", "--database", database)[0] == 0  # brings the tables up to date
    assert regalia("backup", "copy.sqlite3", "--database", database)[0] == 0
    lock = hold(database)
    link = tmp_path / "link.sqlite3"
    link.symlink_to(database)
    in_use = tr("error-database-in-use", "en", field=str(link))
    writes: list[list[str | Path]] = [
        ["restore", "copy.sqlite3", "--overwrite", "--database", link],
        ["games", "import", FIXTURES / "records.jsonl", "--database", link],
        ["doctor", "--repair", "--database", link],
        ["backup", link, "--overwrite", "--database", "copy.sqlite3"],
    ]
    for command in writes:
        status, output = regalia(*command)
        assert (status, in_use in output) == (1, True), command
    for reads in (["games", "list"], ["games", "export"], ["doctor"], ["backup", "second.sqlite3"]):
        assert regalia(*reads, "--database", link)[0] == 0
    lock.release()


def test_a_database_is_not_copied_onto_itself(database: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(database)
    for command in ("backup", "restore"):
        status, output = regalia(command, link, "--database", database, "--overwrite")
        assert status == 1
        assert tr("error-database-itself", "en", field="")[1:] in output
