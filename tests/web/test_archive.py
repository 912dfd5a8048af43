"""Matches are exported from one server and imported by another that has none of their accounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from regalia.cli.app import app
from regalia.core.i18n import tr
from tests.support.clients import HOTSEAT, OPEN, Person, Refusal, Seat, running

KA = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"
PASSWORD = "correct horse"
FISCHER = {"type": "fischer", "minutes": 5, "seconds": 3}


def regalia(*words: str | Path) -> str:
    """Runs a command, which must succeed. Returns: its output."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.output


def named(address: str, name: str) -> Seat:
    """Returns a client with a named account."""
    person = Seat(address, name)
    person.request("POST", "/api/account", {"name": name, "password": PASSWORD})
    return person


def pick_and_resign(seat: Seat) -> None:
    """Plays the shortest match with a secret choice and a chat line."""
    seat.act(PICK)
    seat.do(seat.match, "say", text="good luck")
    seat.do(seat.match, "resign")


def play(address: str) -> dict[str, str]:
    """Plays matches of every kind. Returns: their ids by kind."""
    ann, bob, guest = named(address, "Ann"), named(address, "Bob"), Seat(address, "guest")
    matches = {}
    for kind, other in (("people", bob), ("guest", guest)):
        matches[kind] = ann.create_match(KA, OPEN, seat="assassins", rated=True, clock=FISCHER)["match"]
        other.request("POST", f"/api/matches/{matches[kind]}/join", {})
        ann.watch_match(matches[kind])
        pick_and_resign(ann)
    computer = {"type": "computer", "level": 2}
    matches["computer"] = ann.create_match(KA, computer, seat="assassins", rated=True)["match"]
    ann.watch_match(matches["computer"])
    pick_and_resign(ann)
    matches["hotseat"] = ann.create_match(KA, HOTSEAT)["match"]
    ann.watch_match(matches["hotseat"], seat="assassins")
    ann.do(ann.match, "act", at=ann.now["changed"], action=PICK, seat="assassins")
    ann.do(ann.match, "resign", seat="king")
    matches["nobody"] = ann.create_match(KA, OPEN, seat="king")["match"]
    ann.do(matches["nobody"], "abort")
    bob.request("DELETE", "/api/account", {"password": PASSWORD})
    return matches


def look(address: str, match: str) -> dict[str, Any]:
    """Returns a match as a spectator sees it: lines without chat, identities and clocks."""
    told = Person(address).watch(match)
    log = [line for line in told["log"] if line.get("what")]
    times = [(line["what"]["type"], line["at"]) for line in log if line["what"]["type"] != "joined"]
    return {"seats": told["seats"], "times": times, "left": (told["now"].get("clock") or {}).get("left")}


class Moved(NamedTuple):
    """A database that has imported matches of another server."""

    database: Path
    records: str
    matches: dict[str, str]  # by kind
    looked: dict[str, Any]  # by kind: what a spectator saw there


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Moved:
    """Matches of every kind, played on one server and imported by another."""
    folder = tmp_path_factory.mktemp("archive")
    with running(folder / "old.sqlite3") as address:
        matches = play(address)
        looked = {kind: look(address, match) for kind, match in matches.items()}
    records = regalia("games", "export", "--database", folder / "old.sqlite3")
    (folder / "records.jsonl").write_text(records)
    new = folder / "new.sqlite3"
    said = regalia("games", "import", folder / "records.jsonl", "--database", new)
    assert said == f"{tr('games-imported', new=len(matches), known=0)}\n"
    return Moved(new, records, matches, looked)


def test_matches_of_every_kind_are_exported_again_as_the_same_bytes(moved: Moved) -> None:
    database, records, matches, _ = moved
    assert regalia("games", "export", "--database", database) == records
    file = database.with_name("records.jsonl")
    assert tr("verify-fits") in regalia("verify", file)
    imported = regalia("games", "import", file, "--database", database)
    assert imported == f"{tr('games-imported', new=0, known=len(matches))}\n"
    assert "good luck" not in records


def test_people_find_the_names_and_the_times(moved: Moved) -> None:
    database, records, matches, looked = moved
    ann = {"kind": "archived", "name": "Ann"}
    with running(database) as address:
        shown = {kind: look(address, match) for kind, match in matches.items()}
        guest = looked["guest"]["seats"]["king"]["guest"]
        assert {kind: one["seats"] for kind, one in shown.items()} == {
            "people": {"assassins": ann, "king": {"kind": "deleted"}},
            "guest": {"assassins": ann, "king": {"kind": "archived", "guest": guest}},
            "computer": {"assassins": ann, "king": {"kind": "computer", "level": 2}},
            "hotseat": {"assassins": ann, "king": ann},
            "nobody": {"king": ann},
        }
        for kind, one in shown.items():
            assert one["times"] == looked[kind]["times"]
            assert one["left"] == looked[kind]["left"]
        taken_home = Person(address).request("GET", f"/api/matches/{matches['people']}/record")
        assert taken_home in [json.loads(line) for line in records.splitlines()]


def test_a_name_from_a_record_is_nobodys_account(moved: Moved) -> None:
    database, records, matches, _ = moved
    with running(database) as address:
        with pytest.raises(Refusal) as refused:
            Person(address).request("GET", "/api/people/Ann")
        assert refused.value.code == "service/no-such-account"
        ann = named(address, "Ann")
        assert ann.request("GET", "/api/my/matches") == {"matches": []}
        assert ann.request("GET", "/api/people/Ann/matches")["matches"] == []
        assert ann.request("GET", "/api/people/level-2/matches")["matches"] == []
        rows = ann.request("GET", f"/api/leaderboards/{KA}/assassins")["rows"]
        assert {row["face"]["kind"] for row in rows} == {"computer"}
        assert {row["rating"]["games"] for row in rows} == {0}
        assert ann.watch(matches["people"])["audience"] == "spectator"
        assert ann.watch(matches["people"])["seats"]["assassins"]["kind"] == "archived"
        assert ann.do(matches["people"], "ask", at=1, offer="rematch")["type"] == "refused"
    assert regalia("games", "export", "--database", database) == records
