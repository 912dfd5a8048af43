"""Sessions over HTTP and the socket: ended cookies, closed sockets, and the list."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from regalia.services.people.ports import Account
from tests.support.clients import Person, Refusal, running
from tests.support.people import legacy_cookie

COOKIE = "regalia-session"
PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"


def named(address: str, name: str) -> Person:
    """Returns a client with a named account."""
    person = Person(address)
    person.request("POST", "/api/account", {"name": name, "password": PASSWORD})
    return person


def also(address: str, name: str) -> Person:
    """Returns a client of the same account in another browser."""
    person = Person(address)
    person.http.headers["user-agent"] = FIREFOX
    person.request("POST", "/api/session", {"name": name, "password": PASSWORD})
    return person


def with_cookie(address: str, value: str) -> Person:
    """Returns a client with a given cookie."""
    person = Person(address)
    person.http.cookies.set(COOKIE, value)
    return person


def value_of(person: Person) -> str:
    """Returns the session cookie of a client."""
    return next(cookie.value or "" for cookie in person.http.cookies.jar if cookie.name == COOKIE)


def listed(person: Person) -> list[dict[str, Any]]:
    """Returns the sessions of an account."""
    found: list[dict[str, Any]] = person.request("GET", "/api/sessions")["sessions"]
    return found


def test_a_guests_cookie_that_a_stranger_knows_is_worthless_after_registration(address: str) -> None:
    victim = Person(address)
    victim.request("POST", "/api/guest")
    stranger = with_cookie(address, value_of(victim))
    stranger.connect()
    assert stranger.request("GET", "/api/me")["face"]["kind"] == "guest"
    victim.request("POST", "/api/account", {"name": "Isolde", "password": PASSWORD})
    assert stranger.receive_until("bye")["reason"] == "signed-out"
    assert stranger.request("GET", "/api/me") == {}
    assert victim.request("GET", "/api/me")["face"]["name"] == "Isolde"


def test_logging_in_ends_the_session_of_the_guest_that_one_was(address: str) -> None:
    named(address, "Tristan")
    person = Person(address)
    person.request("POST", "/api/guest")
    guest = with_cookie(address, value_of(person))
    person.request("POST", "/api/session", {"name": "Tristan", "password": PASSWORD})
    assert guest.request("GET", "/api/me") == {}
    assert person.request("GET", "/api/me")["face"]["name"] == "Tristan"


def test_logging_out_ends_cookie_and_sockets_at_once(address: str) -> None:
    person = named(address, "Marke")
    kept, tab = value_of(person), with_cookie(address, value_of(person))
    tab.connect()
    person.request("DELETE", "/api/session")
    assert tab.receive_until("bye")["reason"] == "signed-out"
    assert with_cookie(address, kept).request("GET", "/api/me") == {}
    assert person.request("GET", "/api/me") == {}


def test_sessions_are_listed_and_one_ends_another(address: str) -> None:
    here, there = named(address, "Brangaene"), also(address, "Brangaene")
    there.connect()
    own, other = sorted(listed(here), key=lambda each: not each.get("current"))
    assert own["current"]
    assert (other["browser"], other["system"], other["online"]) == ("Firefox", "Android", True)
    assert "current" not in other
    here.request("DELETE", f"/api/sessions/{other['id']}")
    assert there.receive_until("bye")["reason"] == "signed-out"
    assert there.request("GET", "/api/me") == {}
    assert [each["id"] for each in listed(here)] == [own["id"]]


def test_ones_own_session_ends_by_its_id_too(address: str) -> None:
    person = named(address, "Morold")
    person.request("DELETE", f"/api/sessions/{listed(person)[0]['id']}")
    assert person.request("GET", "/api/me") == {}


def test_nobody_sees_or_ends_the_sessions_of_others(address: str) -> None:
    one, other = named(address, "Melot"), named(address, "Kurwenal")
    with pytest.raises(Refusal) as refused:
        other.request("DELETE", f"/api/sessions/{listed(one)[0]['id']}")
    assert (refused.value.status, refused.value.code) == (404, "service/no-such-session")
    assert len(listed(one)) == len(listed(other)) == 1
    with pytest.raises(Refusal) as refused:
        Person(address).request("GET", "/api/sessions")
    assert refused.value.status == 401


def test_logging_out_everywhere_ends_all_sessions_and_sockets(address: str) -> None:
    here, there = named(address, "Enide"), also(address, "Enide")
    here.connect()
    there.connect()
    there.request("POST", "/api/sessions/sign-out-everywhere")
    assert [each.receive_until("bye")["reason"] for each in (here, there)] == ["signed-out"] * 2
    assert [each.request("GET", "/api/me") for each in (here, there)] == [{}, {}]
    again = also(address, "Enide")
    assert len(listed(again)) == 1


def test_a_new_password_ends_all_other_sessions_and_gives_this_one_a_new_cookie(address: str) -> None:
    here, there = named(address, "Erec"), also(address, "Erec")
    before = value_of(here)
    there.connect()
    here.request("PATCH", "/api/account", {"old": PASSWORD, "new": "battery staple"})
    assert there.receive_until("bye")["reason"] == "signed-out"
    assert there.request("GET", "/api/me") == {}
    assert with_cookie(address, before).request("GET", "/api/me") == {}
    assert here.request("GET", "/api/me")["face"]["name"] == "Erec"


def test_deleting_an_account_ends_its_sessions_and_sockets_at_once(address: str) -> None:
    here, there = named(address, "Orilus"), also(address, "Orilus")
    there.connect()
    here.request("DELETE", "/api/account", {"password": PASSWORD})
    assert there.receive_until("bye")["reason"] == "signed-out"
    assert there.request("GET", "/api/me") == {}


def test_a_guest_made_for_a_request_that_is_refused_is_not_lost(address: str) -> None:
    person = Person(address)
    with pytest.raises(Refusal):
        person.request("POST", "/api/account", {"name": "x", "password": PASSWORD})
    assert person.request("GET", "/api/me")["face"]["kind"] == "guest"


def test_how_many_sessions_an_account_may_have_is_a_setting(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3", limits={"session.account": 2}) as where:
        first = named(where, "Siegfried")
        first.connect()
        second, third = also(where, "Siegfried"), also(where, "Siegfried")
        assert first.receive_until("bye")["reason"] == "signed-out"
        assert first.request("GET", "/api/me") == {}
        assert len(listed(second)) == len(listed(third)) == 2


# Cookies of version 0.1.


@pytest.fixture
def old(address: str, database: Path) -> str:
    """Returns the cookie of a guest of version 0.1."""
    person = Person(address)
    person.request("POST", "/api/guest")
    with sqlite3.connect(database) as connection:
        key = connection.execute("SELECT value FROM secrets WHERE name = 'session-key'").fetchone()[0]
        account, since = connection.execute(
            "SELECT id, since FROM accounts ORDER BY since DESC LIMIT 1"
        ).fetchone()
    connection.close()
    return legacy_cookie(Account(id=account, since=since), issued=since, key=key)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sessions") / "regalia.sqlite3"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    """A server whose database the tests know."""
    with running(database) as where:
        yield where


def test_a_cookie_of_0_1_is_exchanged_for_a_session_with_the_first_answer(address: str, old: str) -> None:
    answer = with_cookie(address, old).http.get("/api/me")
    fresh = answer.cookies[COOKIE]
    assert answer.json()["face"]["kind"] == "guest"
    assert fresh != old
    assert with_cookie(address, fresh).request("GET", "/api/me") == answer.json()


def test_a_refused_request_exchanges_a_cookie_of_0_1_too(address: str, old: str) -> None:
    answer = with_cookie(address, old).http.get("/api/invites/nothing")
    assert answer.status_code == 404
    assert with_cookie(address, answer.cookies[COOKIE]).request("GET", "/api/me") != {}


def test_a_handshake_exchanges_a_cookie_of_0_1_and_sets_the_new_one(address: str, old: str) -> None:
    where = address.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": f"{COOKIE}={old}"}
    with connect(where, origin=Origin(address), additional_headers=headers) as socket:
        assert socket.response is not None
        cookie = socket.response.headers["set-cookie"]
    fresh = cookie.partition(";")[0].partition("=")[2]
    assert "HttpOnly" in cookie
    assert with_cookie(address, fresh).request("GET", "/api/me")["face"]["kind"] == "guest"
