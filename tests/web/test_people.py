"""Accounts over HTTP: guests, names, passwords, recovery, and being forgotten."""

import time

import pytest

from tests.web.clients import Person, Refusal

KA = "king-and-assassins"


def test_nobody_has_to_fill_in_a_form(address: str) -> None:
    me = Person(address)
    assert me.ask("GET", "/api/me") == {}
    match = me.found(KA, {"type": "computer", "level": 1})["match"]
    assert me.ask("GET", "/api/me")["face"]["kind"] == "guest"
    assert me.ask("GET", "/api/my/matches")["matches"][0]["match"] == match


def test_a_name_keeps_the_games_of_the_guest_and_opens_another_browser(address: str) -> None:
    me, elsewhere = Person(address), Person(address)
    match = me.found(KA, {"type": "open"})["match"]
    told = me.ask("POST", "/api/account", {"name": "Galahad", "password": "the-holy-grail"})
    assert told["face"] == {"kind": "person", "name": "Galahad"}
    with pytest.raises(Refusal) as refused:
        elsewhere.ask("POST", "/api/session", {"name": "Galahad", "password": "wrong-password"})
    assert (refused.value.status, refused.value.code) == (403, "service/wrong-password")
    elsewhere.ask("POST", "/api/session", {"name": "galahad", "password": "the-holy-grail"})
    assert elsewhere.ask("GET", "/api/my/matches")["matches"][0]["match"] == match
    assert elsewhere.ask("GET", "/api/people/Galahad")["face"]["name"] == "Galahad"
    assert elsewhere.ask("GET", "/api/people/Galahad/matches") == {"matches": [], "next": None}
    elsewhere.ask("DELETE", "/api/session")
    assert elsewhere.ask("GET", "/api/me") == {}


def test_a_lost_password_is_replaced_with_the_code_and_old_sessions_end(address: str) -> None:
    me, finder = Person(address), Person(address)
    code = me.ask("POST", "/api/account", {"name": "Percival", "password": "the-fisher-king"})["recovery"]
    me.open()
    body = {"name": "Percival", "code": code, "password": "a-new-password"}
    assert finder.ask("POST", "/api/recovery", body)["recovery"] != code
    assert me.hear_until("bye")["reason"] == "signed-out"
    assert me.ask("GET", "/api/me") == {}
    with pytest.raises(Refusal):
        finder.ask("POST", "/api/recovery", body)
    changed = {"old": "a-new-password", "new": "another-password"}
    assert finder.ask("PATCH", "/api/account", changed)["face"]["name"] == "Percival"


def test_whoever_has_another_name_is_shown_by_it_everywhere(address: str) -> None:
    me, friend = Person(address), Person(address)
    me.ask("POST", "/api/account", {"name": "Lot", "password": "of-the-orkneys"})
    founded = me.found(KA, {"type": "invite"}, seat="king")
    friend.ask("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    with pytest.raises(Refusal):
        me.ask("PATCH", "/api/account/name", {"name": "Loth", "password": "guessed-wrongly"})
    with pytest.raises(Refusal):
        friend.ask("PATCH", "/api/account/name", {"name": "Loth", "password": "a-guest-has-none"})
    told = me.ask("PATCH", "/api/account/name", {"name": "Loth", "password": "of-the-orkneys"})
    assert told["face"]["name"] == me.ask("GET", "/api/me")["face"]["name"] == "Loth"
    assert friend.watch(founded["match"])["seats"]["king"]["name"] == "Loth"
    friend.ask("POST", "/api/account", {"name": "Lot", "password": "the-name-is-free"})


def test_a_deleted_account_is_nobody_in_its_games(address: str) -> None:
    me, friend = Person(address), Person(address)
    me.ask("POST", "/api/account", {"name": "Mordred", "password": "by-the-round-table"})
    founded = me.found(KA, {"type": "invite"}, seat="king")
    friend.ask("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    assert friend.watch(founded["match"])["seats"]["king"]["name"] == "Mordred"
    with pytest.raises(Refusal):
        me.ask("DELETE", "/api/account", {"password": "guessed-wrongly"})
    me.ask("DELETE", "/api/account", {"password": "by-the-round-table"})
    assert me.ask("GET", "/api/me") == {}
    assert friend.watch(founded["match"])["seats"]["king"] == {"kind": "deleted"}
    with pytest.raises(Refusal) as refused:
        friend.ask("GET", "/api/people/Mordred")
    assert refused.value.status == 404


def test_a_rated_match_is_counted_and_leads_to_the_leaderboard(address: str) -> None:
    one, two = Person(address), Person(address)
    one.ask("POST", "/api/account", {"name": "Gawain", "password": "and-the-green-knight"})
    two.ask("POST", "/api/account", {"name": "Bertilak", "password": "the-green-chapel"})
    founded = one.found(KA, {"type": "invite"}, seat="king", rated=True)
    two.ask("POST", f"/api/matches/{founded['match']}/join", {"invite": founded["invite"]})
    assert two.do(founded["match"], "resign")["type"] == "done"
    end = time.monotonic() + 10  # it is counted soon after the end
    while not (records := one.ask("GET", "/api/people/Gawain")["records"]) and time.monotonic() < end:
        time.sleep(0.05)
    assert (records[0]["won"], records[0]["seat"]) == (1, "king")
    assert records[0]["rating"] is None  # nobody gains by a resignation at the start
    lost = two.ask("GET", "/api/people/Bertilak")["records"][0]
    assert lost["rating"]["value"] < 1500
    board = one.ask("GET", f"/api/leaderboards/{KA}/king")
    assert [row["face"]["level"] for row in board["rows"] if row["face"]["kind"] == "computer"]
    with pytest.raises(Refusal) as refused:
        one.ask("GET", f"/api/leaderboards/{KA}/king?limit=many")
    assert refused.value.error["field"] == "limit"


def test_games_and_health_are_listed(address: str) -> None:
    me = Person(address)
    games = {game["id"]: game for game in me.ask("GET", "/api/games")["games"]}
    assert games[KA]["seats"] == ["king", "assassins"]
    assert [board["id"] for board in games[KA]["boards"]] == games[KA]["options"]["board"]["values"]
    assert me.ask("GET", "/health")["status"] == "ok"
    assert me.ask("GET", "/api/openapi.json")["openapi"].startswith("3.")
    field = me.ask("GET", "/api/boards/king-of-the-hill/standard")
    assert {space["ground"] for space in field["spaces"]} >= {"open", "hill", "hilltop"}
    text = me.ask("GET", "/api/boards/king-of-the-hill/standard/text")["text"]
    assert (
        me.ask("POST", "/api/boards/check", {"game": "king-of-the-hill", "text": text})["spaces"]
        == field["spaces"]
    )
    with pytest.raises(Refusal) as refused:
        me.ask("GET", "/api/boards/king-of-the-hill/atlantis")
    assert refused.value.error["field"] == "board"
