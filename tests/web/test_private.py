"""Private matches, matches against the computer, and chat are hidden from others."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.support.clients import INVITE, OPEN, Person, Refusal, Seat, running

KA = "king-and-assassins"
NUMBERS = count()  # so that names differ
COMPUTER = {"type": "computer", "level": 1}


def named(address: str, name: str) -> Seat:
    """Returns a client with a name."""
    person = Seat(address, name)
    person.request("POST", "/api/account", {"name": name, "password": "correct horse"})
    return person


def listed(person: Person, path: str) -> list[str]:
    """Returns the matches of a list."""
    return [one["match"] for one in person.request("GET", path)["matches"]]


@pytest.fixture
def three_matches(address: str) -> tuple[Seat, Seat, dict[str, str]]:
    """Returns two players with an open match, a private one, and one against the computer."""
    number = next(NUMBERS)
    one, other = named(address, f"Anna{number}"), named(address, f"Berta{number}")
    matches = {}
    for kind, opponent in (("open", OPEN), ("invite", INVITE)):
        founded = one.create_match(KA, opponent, seat="king", rated=True)
        other.request("POST", f"/api/matches/{founded['match']}/join", {"invite": founded.get("invite")})
        matches[kind] = founded["match"]
    matches["computer"] = one.create_match(KA, COMPUTER, seat="king", rated=True)["match"]
    return one, other, matches


def test_only_open_matches_are_listed_to_watch(three_matches: tuple[Seat, Seat, dict[str, str]]) -> None:
    one, other, matches = three_matches
    stranger = Person(one.address)
    shown = listed(stranger, "/api/live")
    assert matches["open"] in shown
    assert not {matches["invite"], matches["computer"]} & {*shown}
    for player in (one, other):
        assert matches["open"] not in listed(player, "/api/live")
    assert {*matches.values()} <= {*listed(one, "/api/my/matches")}


def test_profiles_list_private_and_computer_matches_to_their_players_alone(
    three_matches: tuple[Seat, Seat, dict[str, str]],
) -> None:
    one, other, matches = three_matches
    for match in matches.values():
        one.watch_match(match)
        assert one.do(match, "resign")["type"] == "done"
    path = f"/api/people/{one.name}/matches"
    own = listed(one, path)
    while len(own) < 3:  # a result is counted after it was told
        own = listed(one, path)
    stranger = Person(one.address)
    assert {*own} == {*matches.values()}
    assert {*listed(other, path)} == {matches["open"], matches["invite"]}
    assert listed(stranger, path) == [matches["open"]]
    assert matches["computer"] not in listed(stranger, "/api/people/level-1/matches")
    profile = stranger.http.get(f"/api/people/{one.name}").text
    assert not [match for match in matches.values() if match in profile]


def test_a_spectator_with_the_address_watches_without_the_chat(
    three_matches: tuple[Seat, Seat, dict[str, str]],
) -> None:
    one, other, matches = three_matches
    match, looker = matches["invite"], Seat(one.address, "looker")
    one.watch_match(match)
    looker.watch_match(match)
    done = one.do(match, "say", text="between you and me")
    looker.until(done["number"])
    other.watch_match(match)
    again = Seat(one.address, "again")
    again.watch_match(match)
    for person, told in ((one, True), (other, True), (looker, False), (again, False)):
        assert any("between you and me" in text for text in person.traffic) is told


def test_rematches_are_counted_as_matches_are(tmp_path: Path) -> None:
    limits = {"match.account": "4 per 10 minutes"}
    with running(tmp_path / "regalia.sqlite3", unlimited="", limits=limits) as address:
        one = Seat(address, "one")
        match = one.create_match(KA, {"type": "hotseat"})["match"]
        done = []
        for _ in range(4):
            one.send(type="watch", match=match, seat="king")
            one.receive_until("snapshot")
            assert one.do(match, "resign", seat="king")["type"] == "done"
            done.append(one.do(match, "ask", seat="king", at=0, offer="rematch"))
            if done[-1]["type"] == "done":
                match = one.request("GET", "/api/my/matches")["matches"][0]["match"]
        assert [answer["type"] for answer in done] == ["done"] * 3 + ["refused"]
        assert done[-1]["error"]["wait"] > 0
        with pytest.raises(Refusal) as refused:
            one.create_match(KA, {"type": "hotseat"})
        assert refused.value.code == "service/too-many"
        one.close()


def test_one_person_fills_no_lobby(tmp_path: Path) -> None:
    with running(tmp_path / "regalia.sqlite3", unlimited="") as address:
        one, other = Person(address), Person(address)
        for _ in range(3):
            one.create_match(KA, OPEN)
        with pytest.raises(Refusal) as refused:
            one.create_match(KA, OPEN)
        assert refused.value.code == "service/too-many"
        theirs = other.create_match(KA, OPEN)["match"]
        assert theirs in listed(other, "/api/lobby")[:2]
        page = other.request("GET", "/api/lobby?limit=2")
        assert (len(page["matches"]), page["next"]) == (2, 2)
        rest = other.request("GET", "/api/lobby?limit=2&after=2")
        assert (len(rest["matches"]), "next" in rest) == (2, False)
        for person in (one, other):
            person.close()
