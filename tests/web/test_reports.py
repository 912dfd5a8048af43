"""Players report names and chat lines; moderators read them with the chat around."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.services.moderation import operator_requests as requests
from tests.support.clients import INVITE, Person, Refusal, Seat, running
from tests.support.moderation import send_line

KA = "king-and-assassins"
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the server of this module."""
    return tmp_path_factory.mktemp("server") / "regalia.sqlite3"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    """The address of a server with an operator."""
    with running(database) as where:
        yield where


def operate(database: Path, request: requests.AnyRequest) -> None:
    """Does something as the operator."""
    answer = send_line(Path(f"{database}.admin"), msgspec.json.encode(request))
    assert answer.error is None, answer.error


def named(address: str, name: str) -> Person:
    """Returns a client with an account."""
    person = Person(address, name)
    person.request("POST", "/api/account", {"name": name, "password": PASSWORD})
    return person


def moderator(address: str, database: Path, name: str) -> Person:
    """Returns a client who is a moderator."""
    person = named(address, name)
    operate(database, requests.SetModerator(account=name, on=True))
    return person


def chatting(address: str) -> tuple[Seat, Seat, str]:
    """Returns two guests, the king's player first, and their match."""
    ann, bob = Seat(address, "ann"), Seat(address, "bob")
    made = ann.create_match(KA, INVITE, seat="king")
    bob.request("POST", f"/api/matches/{made['match']}/join", {"invite": made["invite"]})
    for each in (ann, bob):
        each.watch_match(made["match"])
    return ann, bob, made["match"]


def refusal(person: Person, body: dict[str, Any]) -> tuple[int, str]:
    """Returns the status of a refused report and the start of the reason."""
    with pytest.raises(Refusal) as refused:
        person.request("POST", "/api/reports", body)
    return refused.value.status, refused.value.code


def open_reports(person: Person) -> list[dict[str, Any]]:
    """Returns the open reports."""
    found: list[dict[str, Any]] = person.request("GET", "/api/moderation/reports?status=open")["reports"]
    return found


def test_a_reported_line_is_stored_as_it_was_and_its_writer_is_not_told(address: str, database: Path) -> None:
    judge = moderator(address, database, "Minos")
    ann, bob, match = chatting(address)
    ann.do(match, "say", text="hello")
    number = bob.do(match, "say", text="something rude")["number"]
    ann.do(match, "say", text="well")
    bob.drain()
    ann.request("POST", "/api/reports", {"match": match, "number": number, "note": "twice\ntoday"})
    assert bob.drain() == []
    (report,) = open_reports(judge)
    assert (report["kind"], report["text"], report["note"]) == ("chat", "something rude", "twice today")
    context = judge.request("GET", f"/api/moderation/reports/{report['id']}/context")["lines"]
    assert [(line["text"], line.get("reported", False)) for line in context] == [
        ("hello", False),
        ("something rude", True),
        ("well", False),
    ]
    assert "account" not in context[0]["writer"]

    judge.request("POST", f"/api/moderation/reports/{report['id']}", {"act": "hide"})
    assert open_reports(judge) == []
    bob.disconnect()
    bob.watch_match(match)
    said = [line["what"]["text"] for line in bob.log if line.get("what", {}).get("type") == "said"]
    assert said == ["hello", "", "well"]
    assert refusal(ann, {"match": match, "number": number})[0] == 404


def test_one_report_of_a_kind_about_a_player_is_open_at_a_time(address: str, database: Path) -> None:
    judge, me = moderator(address, database, "Rhadamanthys"), named(address, "Sisyphus")
    named(address, "Tantalos")
    me.request("POST", "/api/reports", {"name": "Tantalos"})
    assert refusal(me, {"name": "tantalos"}) == (409, "service/not-allowed-now")
    (report,) = [each for each in open_reports(judge) if each["text"] == "Tantalos"]
    assert judge.request("GET", f"/api/moderation/reports/{report['id']}/context") == {"lines": []}
    judge.request("POST", f"/api/moderation/reports/{report['id']}", {"act": "rename"})
    assert me.http.get("/api/people/Tantalos").status_code == 404
    for each in (me, judge):
        each.close()


def test_what_cannot_be_reported_is_refused_with_a_reason(address: str) -> None:
    ann, bob, match = chatting(address)
    number = ann.do(match, "say", text="my own words")["number"]
    stranger = Person(address)
    stranger.request("POST", "/api/guest", {})
    assert refusal(ann, {"match": match, "number": number}) == (409, "service/not-allowed-now")
    assert refusal(ann, {"match": match, "seat": "king"}) == (409, "service/not-allowed-now")
    assert refusal(stranger, {"match": match, "number": number})[0] == 404
    assert refusal(bob, {"match": match, "number": 1})[0] == 404
    assert refusal(bob, {"match": match, "number": 99})[0] == 404
    assert refusal(bob, {"number": 3})[0] == 400
    assert refusal(bob, {"match": match, "number": 0})[0] == 400
    assert refusal(bob, {"match": match, "number": number, "note": "a" * 501})[0] == 400
    assert refusal(Person(address), {"match": match, "number": number})[0] == 401


def test_only_moderators_see_reports(address: str) -> None:
    me = named(address, "Prometheus")
    for path in ("reports", "reports/1/context", "restrictions", "audit"):
        with pytest.raises(Refusal) as refused:
            me.request("GET", f"/api/moderation/{path}")
        assert (refused.value.status, refused.value.code) == (404, "web/no-such-page")


def test_reports_are_limited(tmp_path: Path) -> None:
    limits = {"report.account": "1 per hour"}
    with running(tmp_path / "regalia.sqlite3", limits=limits, unlimited="") as address:
        me = Person(address)
        me.request("POST", "/api/guest", {})
        for status in (404, 429):
            assert refusal(me, {"name": "Nobody-Here"})[0] == status
        me.close()


def test_every_page_is_told_what_the_operator_announces(tmp_path: Path) -> None:
    database = tmp_path / "regalia.sqlite3"
    with running(database) as address:
        operate(database, requests.Announce(text="Restart at noon"))
        me = Person(address)
        told = me.request("GET", "/api/site")["announcement"]
        assert (told["text"], told["id"]) == ("Restart at noon", 1)
        me.close()
