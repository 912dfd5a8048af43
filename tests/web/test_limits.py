"""Limits on requests, lists and sockets, as a client meets them."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.support.clients import Person, running


def test_requests_and_lists_of_one_address_are_counted_and_refused_with_the_time_to_wait(
    tmp_path: Path,
) -> None:
    few = {"request.address": "12 per hour", "list.address": "3 per hour"}
    with running(tmp_path / "a.sqlite3", unlimited="", limits=few) as address:
        person = Person(address)
        lists = [
            person.http.get(path) for path in ("/api/lobby", "/api/live", "/api/my/matches", "/api/lobby")
        ]
        others = [person.http.get(path) for path in ["/api/games", "/", "/health"] * 4]
    assert [answer.status_code for answer in lists] == [200, 200, 200, 429]
    assert [answer.status_code for answer in others].count(429) == 4
    assert others[-1].json()["error"]["code"] == "service/too-many"
    assert 0 < int(others[-1].headers["retry-after"]) <= 3600
    assert others[-1].headers["content-security-policy"]


def test_an_account_is_counted_whatever_its_address(tmp_path: Path) -> None:
    few = {"record.account": "2 per hour"}
    with running(tmp_path / "a.sqlite3", unlimited="", limits=few) as address:
        one, other = Person(address), Person(address)
        match = one.create_match("king-and-assassins", {"type": "invite"})["match"]
        assert other.cookie
        status = [
            person.http.get(f"/api/matches/{match}/views/1").status_code for person in (one, one, one, other)
        ]
    assert [each == 429 for each in status] == [False, False, True, False]


def test_a_network_that_is_not_limited_is_not_counted(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite3", limits={"request.address": "1 per hour"}) as address:
        assert [Person(address).http.get("/health").status_code for _ in range(3)] == [200] * 3


def test_sockets_open_at_once_are_counted_until_they_close(tmp_path: Path) -> None:
    few = {"socket.open-account": 2}
    with running(tmp_path / "a.sqlite3", unlimited="", limits=few) as address:
        tabs = [Person(address) for _ in range(3)]
        for tab in tabs[1:]:
            tab.http.cookies.update({"regalia-session": tabs[0].cookie.partition("=")[2]})
        for tab in tabs[:2]:
            tab.connect()
            tab.send(type="lobby", on=True)
            tab.receive_until("lobby")
        with pytest.raises(InvalidStatus) as refused:
            tabs[2].connect()
        assert refused.value.response.status_code == 429
        socket = tabs[0].connect()
        socket.close()
        tabs[2].connect()
