"""Failed logins over HTTP from several addresses, behind a proxy."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.clients import Person, Refusal, running

OWNER, STRANGER = "192.0.2.1", "198.51.100.1"
PASSWORD, WRONG = "correct horse", "battery staple"
LIMITS = {
    "sign-in.account": "3 per minute",
    "sign-in.total": "6 per minute",
    "recovery.account": "3 per minute",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that counts failed logins by the address in the proxy's header."""
    database: Path = tmp_path_factory.mktemp("attempts") / "regalia.sqlite3"
    with running(database, proxies="127.0.0.0/8", limits=LIMITS) as where:
        yield where


def at(address: str, client: str) -> Person:
    """Returns a client with a new browser at an address."""
    person = Person(address)
    person.http.headers["x-forwarded-for"] = client
    return person


def log_in(person: Person, name: str, password: str) -> int:
    """Returns the status of a login attempt."""
    try:
        person.request("POST", "/api/session", {"name": name, "password": password})
    except Refusal as refused:
        return refused.status
    return 200


def test_a_stranger_who_guesses_is_stopped_in_any_spelling_and_the_owner_is_not(address: str) -> None:
    owner = at(address, OWNER)
    owner.request("POST", "/api/account", {"name": "Gwendolen", "password": PASSWORD})
    stranger = at(address, STRANGER)
    names = ["gwendolen", "GWENDOLEN", " Gwendolen ", "\uff27wendolen", "Gwendolen"]
    assert [log_in(stranger, name, WRONG) for name in names] == [403, 403, 403, 429, 429]
    assert log_in(at(address, OWNER), "Gwendolen", PASSWORD) == 200


def test_many_strangers_do_not_lock_out_a_browser_that_was_logged_in_before(address: str) -> None:
    owner = at(address, OWNER)
    owner.request("POST", "/api/account", {"name": "Locrine", "password": PASSWORD})
    owner.request("DELETE", "/api/session")
    tried = [log_in(at(address, f"203.0.113.{number}"), "Locrine", WRONG) for number in range(7)]
    assert tried == [403] * 6 + [429]
    assert log_in(at(address, "192.0.2.77"), "Locrine", PASSWORD) == 429, "a browser that nobody knows"
    assert log_in(owner, "Locrine", PASSWORD) == 200
    assert log_in(owner, "Locrine", PASSWORD) == 200


def test_log_ins_that_succeed_are_not_counted(address: str) -> None:
    at(address, OWNER).request("POST", "/api/account", {"name": "Camber", "password": PASSWORD})
    assert [log_in(at(address, "192.0.2.50"), "Camber", PASSWORD) for _ in range(8)] == [200] * 8


def test_wrong_recovery_codes_are_limited_in_any_spelling_and_do_not_stop_the_owner(address: str) -> None:
    owner = at(address, OWNER)
    code = owner.request("POST", "/api/account", {"name": "Albanact", "password": PASSWORD})["recovery"]
    owner.request("DELETE", "/api/session")
    found = []
    for name in ("albanact", "ALBANACT", "\uff21lbanact", "Albanact "):
        with pytest.raises(Refusal) as refused:
            at(address, STRANGER).request(
                "POST", "/api/recovery", {"name": name, "code": "0000", "password": "a new password"}
            )
        found.append(refused.value.status)
    assert found == [403, 403, 403, 429]
    body = {"name": "Albanact", "code": code, "password": "a new password"}
    assert at(address, OWNER).request("POST", "/api/recovery", body)["face"]["name"] == "Albanact"


def test_the_cookie_of_a_device_is_set_by_logging_in_and_is_not_for_scripts(address: str) -> None:
    person = at(address, OWNER)
    answer = person.http.post("/api/account", json={"name": "Humber", "password": PASSWORD})
    cookies = answer.headers.get_list("set-cookie")
    (device,) = [cookie for cookie in cookies if cookie.startswith("regalia-device=")]
    assert "HttpOnly" in device
    assert "SameSite=lax" in device
    assert not [
        cookie
        for cookie in at(address, OWNER).http.post("/api/guest").headers.get_list("set-cookie")
        if "device" in cookie
    ]
