"""`regalia admin` against a running server, and on a database that no server uses."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regalia.adapters.lock import hold
from regalia.cli.admin_client import duration
from regalia.cli.app import app
from regalia.core.errors import BadField
from regalia.core.i18n import tr
from regalia.web import wiring
from tests.support.clients import Person, Refusal, running
from tests.support.moderation import KA, add_account, match_of_two, new_database, opened

PASSWORD = "correct horse battery"


def regalia(*words: str | Path, status: int = 0, typed: str = "") -> str:
    """Runs `regalia admin`. Returns: its output, errors included."""
    result = CliRunner().invoke(app, ["admin", *map(str, words)], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == status, result.output
    return result.output


async def fill(database: str) -> str:
    """Stores Ann and Bob, with a match and an open challenge. Returns: the id of the match."""
    async with opened(database) as context:
        await add_account(context, "ann")
        await add_account(context, "bob")
        return await match_of_two(context)


@pytest.fixture
async def database(tmp_path: Path, anyio_backend: str) -> Path:
    """The database of a server that has stopped, with two accounts."""
    await fill(str(tmp_path / "regalia.sqlite3"))
    return tmp_path / "regalia.sqlite3"


@pytest.fixture(scope="module")
async def unchanged(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> Path:
    """The same, for commands that change nothing."""
    path = tmp_path_factory.mktemp("database") / "regalia.sqlite3"
    await fill(str(path))
    return path


def eventually(holds: Callable[[], bool]) -> None:
    """Waits until something holds, which another process is about to notice."""
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def rows(*words: str | Path) -> list[dict[str, Any]]:
    """Returns the rows of a list."""
    found: list[dict[str, Any]] = json.loads(regalia(*words, "--json"))
    return found


def test_every_act_works_without_a_server_and_is_in_the_audit_log(database: Path) -> None:
    chosen = ("--database", database)
    match = rows("list", "matches", *chosen)[0]["id"]
    for words in (
        ("moderator", "ann"),
        ("moderator", "ann", "--remove"),
        ("ban", "bob", "--for", "3d", "--reason", "spam"),
        ("unban", "bob"),
        ("mute", "192.0.2.0/24", "--reason", "flood"),
        ("unmute", "192.0.2.0/24"),
        ("rename", "bob", "Robert"),
        ("end-sessions", "Robert"),
        ("reset-password", "Robert"),
        ("unstick-match", match),
        ("end-match", match, "--reason", "a test"),
        ("clear-challenges",),
        ("announce", "Down at 9", "--for", "2h"),
        ("announce", "--clear"),
        ("registration-code", "--uses", "3", "--for", "1d", "--note", "club"),
        ("delete", "Robert", "--yes"),
    ):
        assert regalia(*words, *chosen).strip()
    log = rows("audit", *chosen)
    assert [row["act"] for row in reversed(log)] == [
        *("add-moderator", "remove-moderator", "ban", "unban", "mute", "unmute", "rename", "end-sessions"),
        *("reset-password", "unstick-match", "end-match", "clear-challenges"),
        *("announce", "clear-announcement", "registration-code", "delete"),
    ]
    assert {row["actor"] for row in log} == {"operator"}
    assert [row["act"] for row in rows("audit", "--subject", match, *chosen)] == [
        "end-match",
        "unstick-match",
    ]
    assert rows("audit", "--act", "ban", "--since", "1h", *chosen)[0]["detail"]["reason"] == "spam"
    assert [row["name"] for row in rows("list", "accounts", *chosen)] == ["ann"]


def test_tables_show_names_and_times_for_people(database: Path) -> None:
    chosen = ("--database", database)
    regalia("ban", "bob", "--for", "1w", "--reason", "spam in the chat", *chosen)
    listed = regalia("list", "restrictions", *chosen)
    assert "spam in the chat" in listed
    assert "UTC" in listed
    shown = regalia("show", "account", "bob", *chosen)
    assert "spam in the chat" in shown
    assert tr("admin-nothing") in regalia("list", "reports", *chosen)
    assert "\x1b" not in listed


@pytest.mark.parametrize("game", ["king-and-assassins", "king-of-the-hill"])
def test_a_running_match_is_shown_without_its_secrets(tmp_path: Path, game: str) -> None:
    with running(tmp_path / "a.sqlite3") as address:
        person = Person(address)
        match = person.create_match(game, {"type": "hotseat"})["match"]
        before = person.watch(match)
        secret = before["now"]["legal"][0]
        seat = before["now"]["actor"]
        assert (
            person.do(match, "act", at=before["now"]["changed"], action=secret, seat=seat)["type"] == "done"
        )
        shown = regalia("show", "match", match, "--database", tmp_path / "a.sqlite3")
        as_json = json.loads(regalia("show", "match", match, "--json", "--database", tmp_path / "a.sqlite3"))
    assert secret not in shown
    assert secret not in str(as_json)
    assert {key for row in as_json["log"] for key in row} == {"number", "at", "type", "seat", "text"}
    assert "seed" not in str(as_json)


def test_a_running_server_notices_at_once(tmp_path: Path) -> None:
    chosen = ("--database", tmp_path / "a.sqlite3")
    with running(tmp_path / "a.sqlite3") as address:
        person = Person(address)
        person.request("POST", "/api/account", {"name": "Lanval", "password": PASSWORD})
        person.connect()
        regalia("moderator", "Lanval", *chosen)
        assert person.request("GET", "/api/me")["moderator"] is True
        challenge = person.create_match(KA, {"type": "open"})["match"]
        assert rows("list", "challenges", *chosen)[0]["id"] == challenge
        regalia("clear-challenges", "Lanval", *chosen)
        assert person.request("GET", "/api/lobby")["matches"] == []
        regalia("rename", "Lanval", "Lanzelet", *chosen)
        assert person.request("GET", "/api/me")["face"]["name"] == "Lanzelet"
        code = regalia("reset-password", "Lanzelet", *chosen).split()[-1]
        assert person.receive_until("bye")["reason"] == "signed-out"
        person.request("POST", "/api/recovery", {"name": "Lanzelet", "code": code, "password": "a new one"})
        regalia("delete", "Lanzelet", *chosen, typed="y\n")
        assert person.request("GET", "/api/me") == {}


def test_a_registration_code_is_shown_once_and_lets_somebody_register(tmp_path: Path) -> None:
    chosen = ("--database", tmp_path / "a.sqlite3")
    with running(tmp_path / "a.sqlite3", registration="invitation") as address:
        code = regalia("registration-code", "--note", "Chess club", *chosen).split()[-1]
        (row,) = json.loads(regalia("registration-code", "--list", "--json", *chosen))
        assert (row["uses_left"], row["note"], row["by"]) == (1, "Chess club", "operator")
        body = {"name": "Enid", "password": PASSWORD}
        with pytest.raises(Refusal):
            Person(address).request("POST", "/api/account", body)
        Person(address).request("POST", "/api/account", {**body, "code": code})
        assert json.loads(regalia("registration-code", "--list", "--json", *chosen))[0]["uses_left"] == 0
        assert code not in regalia("audit", "--json", *chosen)


def test_a_drained_server_stops_and_the_act_is_in_the_audit_log(tmp_path: Path) -> None:
    chosen = ("--database", tmp_path / "a.sqlite3")
    with running(tmp_path / "a.sqlite3") as address:
        person = Person(address)
        person.connect()
        regalia("drain", *chosen)
        assert person.receive_until("bye")
    assert [row["act"] for row in rows("audit", *chosen)] == ["drain"]


def test_servers_on_postgresql_learn_of_a_ban_without_a_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wiring, "RESTRICTIONS_EVERY", 0.05)
    url = new_database("postgresql", tmp_path)
    with running(url, proxies="127.0.0.1") as address:
        person = Person(address)
        person.http.headers["x-forwarded-for"] = "192.0.2.55"
        person.request("POST", "/api/account", {"name": "Caradoc", "password": PASSWORD})
        regalia("end-sessions", "Caradoc", "--database", url)
        assert person.request("GET", "/api/me") == {}
        regalia("ban", "192.0.2.0/24", "--reason", "flood", "--database", url)
        eventually(lambda: person.http.get("/api/me").status_code == 403)
        regalia("unban", "192.0.2.0/24", "--database", url)
        eventually(lambda: person.http.get("/api/me").status_code == 200)
        person.request("POST", "/api/session", {"name": "Caradoc", "password": PASSWORD})
        person.connect()
        regalia("ban", "Caradoc", "--reason", "spam", "--database", url)
        assert person.receive_until("bye")["reason"] == "signed-out"
        with pytest.raises(Refusal) as refused:
            person.request("POST", "/api/session", {"name": "Caradoc", "password": PASSWORD})
        assert refused.value.code == "service/restricted"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("ban", "zoe", "--reason", "x"), "zoe"),
        (("ban", "bob", "--reason", ""), "reason"),
        (("ban", "bob", "--reason", "x", "--for", "3y"), "--for"),
        (("ban", "0.0.0.0/0", "--reason", "x"), "network"),
        (("unban", "bob"), "no-such-restriction"),
        (("rename", "bob", "ann"), "ann"),
        (("rename", "bob", "admin"), "admin"),
        (("show", "match", "nothing"), "no-such-match"),
        (("end-match", "nothing", "--reason", "x"), "no-such-match"),
        (("announce",), "TEXT"),
        (("drain",), "service/not-allowed-now"),
        (("audit", "--since", "yesterday"), "--since"),
    ],
)
def test_bad_input_is_one_line_that_names_it(unchanged: Path, words: tuple[str, ...], named: str) -> None:
    said = regalia(*words, "--database", unchanged, status=1)
    assert named in said
    assert said.count("\n") == 1


def test_a_database_that_does_not_exist_is_not_created(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    assert str(missing) in regalia("list", "accounts", "--database", missing, status=1)
    assert list(tmp_path.iterdir()) == []


def test_a_server_without_an_admin_socket_keeps_its_file(unchanged: Path) -> None:
    lock = hold(unchanged)
    said = regalia("list", "accounts", "--database", unchanged, status=1)
    lock.release()
    assert str(unchanged) in said


def test_nothing_is_deleted_without_a_yes(unchanged: Path) -> None:
    regalia("delete", "bob", "--database", unchanged, status=1, typed="n\n")
    assert len(rows("list", "accounts", "--database", unchanged)) == 2


@pytest.mark.parametrize(("text", "minutes"), [("30m", 30), ("12h", 720), ("3d", 4320), ("2w", 20160)])
def test_a_time_span_is_minutes_hours_days_or_weeks(text: str, minutes: int) -> None:
    assert duration(text, "--for") == minutes * 60_000


@pytest.mark.parametrize("text", ["", "3", "d", "0d", "-1d", "1y", "999999d"])
def test_what_is_no_time_span_is_refused(text: str) -> None:
    with pytest.raises(BadField) as refused:
        duration(text, "--for")
    assert refused.value.field == "--for"
