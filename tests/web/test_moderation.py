"""Bans, mutes, moderators and the audit log of a running server, as clients meet them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from regalia.services.moderation import operator_requests as requests
from regalia.web.admin_socket import Answer
from tests.support.clients import Person, Refusal, meet, running
from tests.support.moderation import send_line

KA = "king-and-assassins"
HOUR = 3600 * 1000
PASSWORD = "correct horse battery"


class Operated:
    """A running server, and its operator."""

    def __init__(self, address: str, database: Path) -> None:
        self.address, self.database = address, database

    def ask(self, request: requests.AnyRequest) -> Answer:
        """Sends a request to the admin socket."""
        return self.send_line(msgspec.json.encode(request))

    def send_line(self, line: bytes) -> Answer:
        """Sends any line to the admin socket."""
        return send_line(Path(f"{self.database}.admin"), line)

    def do(self, request: requests.AnyRequest) -> Any:
        """Sends a request that succeeds. Returns: its answer."""
        answer = self.ask(request)
        assert answer.error is None, answer.error
        return msgspec.json.decode(answer.answer)

    def named(self, name: str) -> Person:
        """Returns a client with an account."""
        person = Person(self.address, name)
        person.request("POST", "/api/account", {"name": name, "password": PASSWORD})
        return person

    def moderator(self, name: str) -> Person:
        """Returns a client who is a moderator."""
        person = self.named(name)
        self.do(requests.SetModerator(account=name, on=True))
        return person

    def report(self, subject: str, **columns: Any) -> int:
        """Stores a report of an account. Returns: its number."""
        (account,) = self.query("SELECT id FROM accounts WHERE name = ?", subject)[0]
        row = {"at": 1, "reporter": account, "kind": "name", "subject": account, "text": subject, "note": ""}
        row |= {"status": "open", **columns}
        marks = ", ".join("?" * len(row))
        with closing(sqlite3.connect(self.database)) as connection, connection:
            names = ", ".join(f'"{name}"' for name in row)
            done = connection.execute(f"INSERT INTO reports ({names}) VALUES ({marks})", [*row.values()])
            return int(done.lastrowid or 0)

    def query(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        """Reads the database."""
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(text, values).fetchall()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    """A running server with an admin socket."""
    database = tmp_path_factory.mktemp("server") / "regalia.sqlite3"
    with running(database) as address:
        yield Operated(address, database)


def refusal(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Returns the status and the code of a refused request."""
    with pytest.raises(Refusal) as refused:
        person.request(method, path, body)
    return refused.value.status, refused.value.code


# Restrictions.


def test_a_banned_player_is_logged_out_and_told_why_when_they_log_in(server: Operated) -> None:
    lot = server.named("Lot")
    lot.connect()
    done = server.do(requests.Restrict(kind="ban", target="lot", reason="rude in the chat", duration=HOUR))
    assert done["until"] > 0
    assert lot.receive_until("bye")["reason"] == "signed-out"
    assert lot.request("GET", "/api/me") == {}
    again = Person(server.address)
    with pytest.raises(Refusal) as refused:
        again.request("POST", "/api/session", {"name": "Lot", "password": PASSWORD})
    assert (refused.value.status, refused.value.code) == (403, "service/restricted")
    assert "rude in the chat" in refused.value.error["message"]
    server.do(requests.Unrestrict(kind="ban", target="Lot"))
    again.request("POST", "/api/session", {"name": "Lot", "password": PASSWORD})


def test_a_wrong_password_does_not_tell_that_an_account_is_banned(server: Operated) -> None:
    server.named("Uther")
    server.do(requests.Restrict(kind="ban", target="Uther", reason="secret"))
    code = refusal(Person(server.address), "POST", "/api/session", {"name": "Uther", "password": "a guess"})
    assert code == (403, "service/wrong-password")


def test_a_muted_player_plays_on_but_writes_no_chat(server: Operated) -> None:
    one, _, match = meet(server.address, KA, seats=("king", "assassins"))
    one.request("POST", "/api/account", {"name": "Kay", "password": PASSWORD})
    one.disconnect()
    server.do(requests.Restrict(kind="mute", target="Kay", reason="insults", duration=HOUR))
    refused = one.do(match, "say", text="hello")
    assert (refused["type"], refused["error"]["code"]) == ("refused", "service/restricted")
    assert "insults" in refused["error"]["message"]
    server.do(requests.Unrestrict(kind="mute", target="Kay"))
    assert one.do(match, "say", text="hello")["type"] == "done"


def test_a_banned_network_is_refused_before_anything_else(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3", proxies="127.0.0.1") as address:
        operated, stranger = Operated(address, tmp_path / "a.sqlite3"), Person(address)
        stranger.http.headers["x-forwarded-for"] = "192.0.2.55"
        assert stranger.cookie
        operated.do(requests.Restrict(kind="ban", target="192.0.2.0/24", reason="flood", duration=HOUR))
        assert refusal(stranger, "GET", "/api/me") == (403, "service/restricted")
        page = stranger.http.get("/", headers={"accept": "text/html"})
        assert (page.status_code, "flood" in page.text, page.headers["content-type"][:9]) == (
            403,
            True,
            "text/html",
        )
        assert stranger.http.get("/health/live").status_code == 200
        assert Person(address).request("GET", "/api/me") == {}  # another network


def test_the_sockets_of_a_network_are_closed_when_it_is_banned(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3") as address:
        operated, person = Operated(address, tmp_path / "a.sqlite3"), Person(address)
        person.connect()
        operated.do(requests.Restrict(kind="ban", target="127.0.0.1", reason="flood"))
        assert person.receive_until("bye")["reason"] == "signed-out"
        person.disconnect()
        with pytest.raises(InvalidStatus) as refused:
            person.connect()
        assert refused.value.response.status_code == 403


# Moderators.


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/moderation/reports"),
        ("GET", "/api/moderation/audit"),
        ("GET", "/api/moderation/restrictions"),
        ("DELETE", "/api/moderation/restrictions/1"),
    ],
)
def test_for_others_there_is_no_page_of_moderators(server: Operated, method: str, path: str) -> None:
    guest = Person(server.address)
    assert guest.cookie
    for person in (Person(server.address), guest):
        assert refusal(person, method, path) == (404, "web/no-such-page")
    act = {"act": "dismiss"}
    assert refusal(guest, "POST", "/api/moderation/reports/1", act) == (404, "web/no-such-page")


def test_a_moderator_reads_reports_and_acts_on_them(server: Operated) -> None:
    bors = server.moderator("Bors")
    server.named("Mordred")
    assert bors.request("GET", "/api/me")["moderator"] is True
    number = server.report("Mordred", note="that name!")
    (report,) = bors.request("GET", "/api/moderation/reports?status=open")["reports"]
    assert (report["id"], report["subject"], report["note"]) == (number, "Mordred", "that name!")
    path = f"/api/moderation/reports/{number}"
    assert refusal(bors, "POST", path, {"act": "ban"}) == (400, "bad-field")  # no reason
    done = bors.request("POST", path, {"act": "mute", "reason": "calm down", "hours": 2})
    assert (done["status"], done["handled_by"]) == ("acted", "Bors")
    assert refusal(bors, "POST", path, {"act": "dismiss"}) == (409, "service/not-allowed-now")
    listed = bors.request("GET", "/api/moderation/restrictions")["restrictions"]
    (muted,) = [one for one in listed if one["subject"] == "Mordred"]
    bors.request("DELETE", f"/api/moderation/restrictions/{muted['id']}")
    gone = refusal(bors, "DELETE", f"/api/moderation/restrictions/{muted['id']}")
    assert gone == (404, "service/no-such-restriction")
    rows = bors.request("GET", "/api/moderation/audit")["rows"]
    assert [(row["act"], row["actor"], row["subject"]) for row in rows[:2]] == [
        ("unmute", "Bors", "Mordred"),
        ("mute", "Bors", "Mordred"),
    ]
    assert "address" not in rows[0]


def test_pages_of_the_audit_log_follow_each_other_and_hold_no_log_ins(server: Operated) -> None:
    ector = server.moderator("Ector")
    for _ in range(3):
        server.do(requests.Announce(text="hello"))
    first = ector.request("GET", "/api/moderation/audit?limit=2")
    second = ector.request("GET", f"/api/moderation/audit?limit=2&before={first['next']}")
    numbers = [row["number"] for page in (first, second) for row in page["rows"]]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == 4
    everything = ector.request("GET", "/api/moderation/audit?limit=200")["rows"]
    assert {"sign-in", "register", "limit-hit"}.isdisjoint({row["act"] for row in everything})


def test_whoever_is_no_moderator_any_more_sees_nothing_at_once(server: Operated) -> None:
    galahad = server.moderator("Galahad")
    galahad.request("GET", "/api/moderation/reports")
    server.do(requests.SetModerator(account="Galahad", on=False))
    assert refusal(galahad, "GET", "/api/moderation/reports") == (404, "web/no-such-page")


def test_a_status_that_does_not_exist_is_named(server: Operated) -> None:
    assert refusal(server.moderator("Tor"), "GET", "/api/moderation/reports?status=old") == (400, "bad-field")


# The audit log.


def test_log_ins_failures_recoveries_and_deletions_are_in_the_audit_log(server: Operated) -> None:
    pelleas, other = server.named("Pelleas"), Person(server.address)
    refusal(other, "POST", "/api/session", {"name": "Pelleas", "password": "hunter2-hunter2"})
    refusal(other, "POST", "/api/session", {"name": "my own password", "password": "typed wrongly"})
    other.request("POST", "/api/session", {"name": "Pelleas", "password": PASSWORD})
    refusal(other, "POST", "/api/recovery", {"name": "Pelleas", "code": "0000", "password": "x" * 9})
    code = server.do(requests.ResetPassword(account="Pelleas"))["result"]
    new = {"name": "Pelleas", "code": code, "password": "another secret"}
    told = pelleas.request("POST", "/api/recovery", new)
    pelleas.request("DELETE", "/api/account", {"password": "another secret"})
    server.do(requests.ListAccounts())  # waits until the log is written
    subject = server.query("SELECT subject FROM audit WHERE act = 'delete' ORDER BY number DESC")[0][0]
    rows = server.query("SELECT act, address, detail FROM audit WHERE subject = ? ORDER BY number", subject)
    assert [act for act, _, _ in rows] == [
        "register",
        "sign-in-failed",
        "sign-in",
        "recovery-failed",
        "reset-password",
        "recovery",
        "delete",
    ]
    assert {address for act, address, _ in rows if act != "reset-password"} == {"127.0.0.1"}
    everything = str(server.query("SELECT * FROM audit"))
    typed = ["hunter2", "my own password", PASSWORD, "another secret", code, told["recovery"]]
    assert [one for one in typed if one in everything] == []


def test_hits_of_limits_are_in_the_audit_log_once_a_minute(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite3"
    with running(database, unlimited="", limits={"guest.address": "1 per hour"}) as address:
        assert Person(address).cookie
        for _ in range(3):
            assert refusal(Person(address), "POST", "/api/guest", {}) == (429, "service/too-many")
    rows = Operated(address, database).query("SELECT act, address, detail FROM audit")
    assert [(act, where, msgspec.json.decode(detail)) for act, where, detail in rows] == [
        ("limit-hit", "127.0.0.1", {"limit": "guest.address", "count": 3})
    ]


# The admin socket.


def test_only_the_user_of_the_server_can_open_the_admin_socket(server: Operated) -> None:
    assert Path(f"{server.database}.admin").stat().st_mode & 0o777 == 0o600


def test_an_unknown_request_is_answered_with_an_error(server: Operated) -> None:
    for line in (b"nothing", b'{"type": "no-such-request"}', b'{"type": "delete"}', b"\xff"):
        error = server.send_line(line).error
        assert error is not None
        assert error.code == "web/bad-message"


def test_a_refused_request_keeps_its_code_and_field(server: Operated) -> None:
    error = server.ask(requests.Restrict(kind="ban", target="300.0.0.1", reason="x")).error
    assert error is not None
    assert (error.code, error.reason, error.field) == ("bad-field", "network-form", "network")
