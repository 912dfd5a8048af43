"""A person downloads everything that is stored about them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.services.archive.personal_data import PersonalData
from tests.support.clients import HOTSEAT, INVITE, Person, Refusal, Seat, running

KA, KH = "king-and-assassins", "king-of-the-hill"


def download(person: Person) -> tuple[PersonalData, str]:
    """Returns a person's data, and its text."""
    answer = person.http.get("/api/account/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="regalia-data.json"'
    return msgspec.json.decode(answer.content, type=PersonalData), answer.text


def two_players(address: str, game: str, seat: str) -> tuple[Seat, Seat, str]:
    """Returns two players and their match."""
    ann, bob = Seat(address, "ann"), Seat(address, "bob")
    made = ann.create_match(game, INVITE, seat=seat)
    bob.request("POST", f"/api/matches/{made['match']}/join", {"invite": made["invite"]})
    for each in (ann, bob):
        each.watch_match(made["match"])
    return ann, bob, made["match"]


def test_the_file_has_the_account_its_sessions_and_its_own_chat_and_no_hash(address: str) -> None:
    ann, bob, match = two_players(address, KA, "king")
    ann.do(match, "say", text="my own words")
    bob.do(match, "say", text="words of another")
    ann.request("POST", "/api/blocks", {"match": match, "seat": "assassins"})
    ann.request("POST", "/api/account", {"name": "Enide", "password": "the-white-stag"})
    told, text = download(ann)
    assert (told.account.name, told.account.deleted) == ("Enide", False)
    assert len(told.sessions) == 1
    (listed,) = told.matches
    assert (listed.match, listed.seats, listed.status) == (match, ["king"], "running")
    assert [line.text for line in listed.chat] == ["my own words"]
    assert [block.player.kind for block in told.blocks] == ["guest"]
    assert "words of another" not in text
    assert "argon2" not in text


def test_a_running_match_is_told_as_the_seat_has_seen_it_and_a_finished_one_whole(address: str) -> None:
    ann, bob, match = two_players(address, KA, "king")
    hidden = bob.now["legal"][0] if bob.now.get("legal") else ""
    bob.act(hidden)
    (running_match,) = download(ann)[0].matches
    assert running_match.record is None
    (view,) = running_match.views
    assert msgspec.to_builtins(view) == ann.request("GET", f"/api/matches/{match}/record")
    assert "seed" not in msgspec.json.encode(running_match).decode()
    ann.do(match, "resign")
    (finished,) = download(ann)[0].matches
    assert finished.views == []
    assert finished.record is not None
    assert finished.record.seed is not None


def test_in_a_hot_seat_match_both_seats_are_told(address: str) -> None:
    me = Person(address)
    me.create_match(KH, HOTSEAT)
    (listed,) = download(me)[0].matches
    assert [view.view["seat"] for view in listed.views] == listed.seats
    assert sorted(listed.seats) == ["blue", "red"]  # the founder's, which is random, is the first


def test_nobody_downloads_without_a_session_and_not_too_often(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"download.account": "1 per hour"}
    with running(tmp_path / "regalia.sqlite3", limits=limits, unlimited="") as address:
        me = Person(address)
        with pytest.raises(Refusal) as refused:
            me.request("GET", "/api/account/data")
        assert refused.value.status == 401
        me.request("POST", "/api/guest", {})
        download(me)
        with pytest.raises(Refusal) as refused:
            me.request("GET", "/api/account/data")
        assert refused.value.status == 429
        me.close()
