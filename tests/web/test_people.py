"""Accounts over HTTP: guests, names, passwords, recovery and deletion."""

import time

import pytest

from tests.support.clients import Person, Refusal

KA = "king-and-assassins"


def test_nobody_has_to_fill_in_a_form(address: str) -> None:
    me = Person(address)
    assert me.request("GET", "/api/me") == {}
    match = me.create_match(KA, {"type": "computer", "level": 1})["match"]
    assert me.request("GET", "/api/me")["face"]["kind"] == "guest"
    assert me.request("GET", "/api/my/matches")["matches"][0]["match"] == match


def test_a_name_keeps_the_games_of_the_guest_and_opens_another_browser(address: str) -> None:
    me, elsewhere = Person(address), Person(address)
    match = me.create_match(KA, {"type": "open"})["match"]
    told = me.request("POST", "/api/account", {"name": "Galahad", "password": "the-holy-grail"})
    assert told["face"] == {"kind": "person", "name": "Galahad"}
    with pytest.raises(Refusal) as refused:
        elsewhere.request("POST", "/api/session", {"name": "Galahad", "password": "wrong-password"})
    assert (refused.value.status, refused.value.code) == (403, "service/wrong-password")
    elsewhere.request("POST", "/api/session", {"name": "galahad", "password": "the-holy-grail"})
    assert elsewhere.request("GET", "/api/my/matches")["matches"][0]["match"] == match
    assert elsewhere.request("GET", "/api/people/Galahad")["face"]["name"] == "Galahad"
    assert elsewhere.request("GET", "/api/people/Galahad/matches") == {"matches": [], "next": None}
    elsewhere.request("DELETE", "/api/session")
    assert elsewhere.request("GET", "/api/me") == {}


def test_a_lost_password_is_replaced_with_the_code_and_old_sessions_end(address: str) -> None:
    me, finder = Person(address), Person(address)
    code = me.request("POST", "/api/account", {"name": "Percival", "password": "the-fisher-king"})["recovery"]
    me.connect()
    body = {"name": "Percival", "code": code, "password": "a-new-password"}
    assert finder.request("POST", "/api/recovery", body)["recovery"] != code
    assert me.receive_until("bye")["reason"] == "signed-out"
    assert me.request("GET", "/api/me") == {}
    with pytest.raises(Refusal):
        finder.request("POST", "/api/recovery", body)
    changed = {"old": "a-new-password", "new": "another-password"}
    assert finder.request("PATCH", "/api/account", changed)["face"]["name"] == "Percival"


def test_whoever_has_another_name_is_shown_by_it_everywhere(address: str) -> None:
    me, friend = Person(address), Person(address)
    me.request("POST", "/api/account", {"name": "Lot", "password": "of-the-orkneys"})
    founded = me.create_match(KA, {"type": "invite"}, seat="king")
    friend.request("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    with pytest.raises(Refusal):
        me.request("PATCH", "/api/account/name", {"name": "Loth", "password": "guessed-wrongly"})
    with pytest.raises(Refusal):
        friend.request("PATCH", "/api/account/name", {"name": "Loth", "password": "a-guest-has-none"})
    told = me.request("PATCH", "/api/account/name", {"name": "Loth", "password": "of-the-orkneys"})
    assert told["face"]["name"] == me.request("GET", "/api/me")["face"]["name"] == "Loth"
    assert friend.watch(founded["match"])["seats"]["king"]["name"] == "Loth"
    friend.request("POST", "/api/account", {"name": "Lot", "password": "the-name-is-free"})


def test_a_deleted_account_is_nobody_in_its_games(address: str) -> None:
    me, friend = Person(address), Person(address)
    me.request("POST", "/api/account", {"name": "Mordred", "password": "by-the-round-table"})
    founded = me.create_match(KA, {"type": "invite"}, seat="king")
    friend.request("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    assert friend.watch(founded["match"])["seats"]["king"]["name"] == "Mordred"
    with pytest.raises(Refusal):
        me.request("DELETE", "/api/account", {"password": "guessed-wrongly"})
    me.request("DELETE", "/api/account", {"password": "by-the-round-table"})
    assert me.request("GET", "/api/me") == {}
    assert friend.watch(founded["match"])["seats"]["king"] == {"kind": "deleted"}
    with pytest.raises(Refusal) as refused:
        friend.request("GET", "/api/people/Mordred")
    assert refused.value.status == 404


def test_a_rated_match_is_counted_and_leads_to_the_leaderboard(address: str) -> None:
    one, two = Person(address), Person(address)
    one.request("POST", "/api/account", {"name": "Gawain", "password": "and-the-green-knight"})
    two.request("POST", "/api/account", {"name": "Bertilak", "password": "the-green-chapel"})
    founded = one.create_match(KA, {"type": "invite"}, seat="king", rated=True)
    two.request("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    assert two.do(founded["match"], "resign")["type"] == "done"
    end = time.monotonic() + 10  # it is counted soon after the end
    while not (records := one.request("GET", "/api/people/Gawain")["records"]) and time.monotonic() < end:
        time.sleep(0.05)
    assert (records[0]["won"], records[0]["seat"]) == (1, "king")
    assert records[0]["rating"] is None  # nobody gains by a resignation at the start
    lost = two.request("GET", "/api/people/Bertilak")["records"][0]
    assert lost["rating"]["value"] < 1500
    board = one.request("GET", f"/api/leaderboards/{KA}/king")
    assert [row["face"]["level"] for row in board["rows"] if row["face"]["kind"] == "computer"]
    with pytest.raises(Refusal) as refused:
        one.request("GET", f"/api/leaderboards/{KA}/king?limit=many")
    assert refused.value.error["field"] == "limit"


def test_games_and_health_are_listed(address: str) -> None:
    me = Person(address)
    games = {game["id"]: game for game in me.request("GET", "/api/games")["games"]}
    assert games[KA]["seats"] == ["king", "assassins"]
    assert [board["id"] for board in games[KA]["boards"]] == games[KA]["options"]["board"]["values"]
    assert me.request("GET", "/health")["status"] == "ok"
    assert me.request("GET", "/api/openapi.json")["openapi"].startswith("3.")
    field = me.request("GET", "/api/boards/king-of-the-hill/standard")
    assert {space["ground"] for space in field["spaces"]} >= {"open", "hill", "hilltop"}
    text = me.request("GET", "/api/boards/king-of-the-hill/standard/text")["text"]
    assert (
        me.request("POST", "/api/boards/check", {"game": "king-of-the-hill", "text": text})["spaces"]
        == field["spaces"]
    )
    with pytest.raises(Refusal) as refused:
        me.request("GET", "/api/boards/king-of-the-hill/atlantis")
    assert refused.value.error["field"] == "board"
