"""The server on a damaged database: one match is lost, the others go on."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regalia.adapters.database import open_database
from regalia.cli.app import app
from regalia.core.i18n import tr
from tests.support.clients import Person, Refusal, Seat, meet
from tests.support.database_damage import overwrite_page, pages_of, settle, truncate_entry
from tests.support.server_process import Process

KA, SEATS, PICK = "king-and-assassins", ("king", "assassins"), "pick:butcher,farmer,monk"
FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0_1_0"
MATCHES: dict[str, dict[str, Any]] = json.loads((FIXTURES / "matches.json").read_text("utf-8"))
REGALIA = str(Path(sys.executable).with_name("regalia"))


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server that is not started yet, and is ended after the test."""
    process = Process(tmp_path)
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


def lines(process: Process, what: str) -> list[dict[str, Any]]:
    """Returns the log lines of an event."""
    found = [json.loads(line) for line in (process.folder / "log").read_text("utf-8").splitlines()]
    return [line for line in found if line["what"] == what]


def doctor(database: Path, *options: str) -> tuple[int, str]:
    """Returns exit code and output of `regalia doctor`."""
    done = CliRunner().invoke(app, ["doctor", "--database", str(database), *options])
    assert isinstance(done.exception, SystemExit | None), done.exception
    return done.exit_code, done.output


def played(process: Process) -> tuple[tuple[Seat, Seat, str], str]:
    """Plays a match of two with a clock and one against the computer, then stops the server."""
    process.start()
    clock = {"type": "fischer", "minutes": 60, "seconds": 10}
    one, other, match = meet(process.address, KA, seats=SEATS, clock=clock)
    one.until(other.act(PICK))
    one.act(one.now["legal"][0])
    alone = Seat(process.address, "alone")
    computer = alone.create_match(KA, {"type": "computer", "level": 1}, seat="king", clock=clock)["match"]
    alone.watch_match(computer)
    while alone.now["actor"] != "king":
        alone.receive()
    process.end(signal.SIGKILL)
    return (one, other, match), computer


def test_a_truncated_entry_sets_one_match_aside_and_the_rest_is_served(process: Process) -> None:
    (one, _, match), computer = played(process)
    database = process.folder / "regalia.sqlite3"
    truncate_entry(database, match, 4)
    process.start()
    one.disconnect()
    refused = one.watch(match)
    [line] = lines(process, "match damaged")
    assert (line["match"], line["entry"], line["level"]) == (match, 4, "error")
    assert refused["error"]["code"] == "service/bad-log"
    assert refused["error"]["message"] == tr("error-match-damaged", "en")
    with pytest.raises(Refusal) as told:
        one.request("GET", f"/api/matches/{match}/record")
    assert told.value.status == 500
    assert Person(process.address).watch(computer)["type"] == "snapshot"
    fresh, _, _ = meet(process.address, KA, seats=SEATS)
    assert fresh.now["status"] == "running"
    with closing(sqlite3.connect(database)) as connection:
        kept = connection.execute("SELECT match, entry FROM quarantine").fetchall()
    assert kept == [(match, 4)]


def test_the_operator_cuts_the_tail_and_the_match_goes_on(process: Process) -> None:
    (one, other, match), _ = played(process)
    database = process.folder / "regalia.sqlite3"
    truncate_entry(database, match, 5)
    status, said = doctor(database)
    assert status == 3
    assert tr("doctor-match", "en", match=match, game="?", entry=5, last=5) in said
    status, said = doctor(database, "--repair")
    assert status == 4
    assert tr("doctor-did-set-aside", "en", match=match) in said
    status, said = doctor(database, "--repair", "--cut", match)
    assert status == 4
    assert tr("doctor-did-cut", "en", match=match, entry=4, removed=1) in said
    assert len(list(process.folder.glob("*.original-*"))) == 1
    assert doctor(database)[0] == 0
    process.start()
    for seat in (one, other):
        seat.disconnect()
        seat.watch_match(match)
    assert one.number == 4
    one.act(one.now["legal"][0])


@pytest.mark.parametrize("table", ["log", "matches"])
def test_a_damaged_page_loses_its_matches_and_no_others(process: Process, table: str) -> None:
    database = Path(shutil.copy(FIXTURES / "server.sqlite3", process.folder / "regalia.sqlite3"))
    open_database(database).dispose()  # which upgrades it: a damaged one is not upgraded
    settle(database)
    pages = pages_of(database, table)
    overwrite_page(database, pages[len(pages) // 2])
    process.start()
    answers = {
        label: Person(process.address).watch(match["match"])["type"] for label, match in MATCHES.items()
    }
    lost = [label for label, answer in answers.items() if answer == "refused"]
    assert 1 <= len(lost) <= 12
    damaged = {line["match"] for line in lines(process, "match damaged")}
    assert damaged == {MATCHES[label]["match"] for label in lost}
    person = Person(process.address)
    for path in ("/api/live", "/api/lobby", "/api/my/matches"):
        person.request("GET", path)
    assert person.create_match(KA, {"type": "hotseat"})["match"]
    assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)

    status, said = doctor(database)
    assert status == 3
    status, said = doctor(database, "--repair")
    assert status == 4, said
    [original] = process.folder.glob("regalia.sqlite3.original-*[0-9]")
    assert str(original) in said
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    process.start()
    for label, match in MATCHES.items():
        told = Person(process.address).watch(match["match"])
        assert label in lost or told["type"] == "snapshot"
    session = {"name": "Ann", "password": "correct horse"}
    assert Person(process.address).request("POST", "/api/session", session)["face"]["name"] == "Ann"


def test_a_file_whose_beginning_is_damaged_is_reported_in_one_line(process: Process) -> None:
    database = Path(shutil.copy(FIXTURES / "server.sqlite3", process.folder / "regalia.sqlite3"))
    with database.open("r+b") as file:
        file.seek(100)
        file.write(b"\x5a" * 2000)
    command = [REGALIA, "serve", "--port", "0", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert tr("error-database-damaged", "en", field=str(database)) in done.stderr
    assert "Traceback" not in done.stderr
    assert doctor(database)[0] == 1
