"""Matches of a server, exported, and taken in by another one that knows nobody who played them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from regalia.cli.app import app
from regalia.core.i18n import tr
from tests.web.clients import HOTSEAT, OPEN, Person, Refusal, Seat, running

KA = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"
PASSWORD = "correct horse"
FISCHER = {"type": "fischer", "minutes": 5, "seconds": 3}


def regalia(*words: str | Path) -> str:
    """What a command says, which must succeed."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.output


def named(address: str, name: str) -> Seat:
    """Somebody with an account."""
    person = Seat(address, name)
    person.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    return person


def pick_and_resign(seat: Seat) -> None:
    """The shortest match that has a secret choice in it, with a word to the other."""
    seat.act(PICK)
    seat.do(seat.match, "say", text="good luck")
    seat.do(seat.match, "resign")


def play(address: str) -> dict[str, str]:
    """Matches of every kind, by what they are."""
    ann, bob, guest = named(address, "Ann"), named(address, "Bob"), Seat(address, "guest")
    matches = {}
    for kind, other in (("people", bob), ("guest", guest)):
        matches[kind] = ann.found(KA, OPEN, seat="assassins", rated=True, clock=FISCHER)["match"]
        other.ask("POST", f"/api/matches/{matches[kind]}/join", {})
        ann.sit(matches[kind])
        pick_and_resign(ann)
    computer = {"type": "computer", "level": 2}
    matches["computer"] = ann.found(KA, computer, seat="assassins", rated=True)["match"]
    ann.sit(matches["computer"])
    pick_and_resign(ann)
    matches["hotseat"] = ann.found(KA, HOTSEAT)["match"]
    ann.sit(matches["hotseat"], seat="assassins")
    ann.do(ann.match, "act", at=ann.now["changed"], action=PICK, seat="assassins")
    ann.do(ann.match, "resign", seat="king")
    matches["nobody"] = ann.found(KA, OPEN, seat="king")["match"]
    ann.do(matches["nobody"], "abort")
    bob.ask("DELETE", "/api/account", {"password": PASSWORD})
    return matches


def look(address: str, match: str) -> dict[str, Any]:
    """A match as somebody sees it who has nothing to do with it: its lines but for chat, faces and clocks."""
    told = Person(address).watch(match)
    log = [line for line in told["log"] if line.get("what")]
    times = [(line["what"]["type"], line["at"]) for line in log if line["what"]["type"] != "joined"]
    return {"seats": told["seats"], "times": times, "left": (told["now"].get("clock") or {}).get("left")}


class Moved(NamedTuple):
    """A database that has taken in what was played elsewhere."""

    database: Path
    records: str
    matches: dict[str, str]  # by kind
    looked: dict[str, Any]  # by kind: how they looked there


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Moved:
    """Matches of every kind, played on one server and taken in by another."""
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
        taken_home = Person(address).ask("GET", f"/api/matches/{matches['people']}/record")
        assert taken_home in [json.loads(line) for line in records.splitlines()]


def test_a_name_from_a_record_is_nobodys_account(moved: Moved) -> None:
    database, records, matches, _ = moved
    with running(database) as address:
        with pytest.raises(Refusal) as refused:
            Person(address).ask("GET", "/api/people/Ann")
        assert refused.value.code == "service/no-such-account"
        ann = named(address, "Ann")
        assert ann.ask("GET", "/api/my/matches") == {"matches": []}
        assert ann.ask("GET", "/api/people/Ann/matches")["matches"] == []
        assert ann.ask("GET", "/api/people/level-2/matches")["matches"] == []
        rows = ann.ask("GET", f"/api/leaderboards/{KA}/assassins")["rows"]
        assert {row["face"]["kind"] for row in rows} == {"computer"}
        assert {row["rating"]["games"] for row in rows} == {0}
        assert ann.watch(matches["people"])["audience"] == "spectator"
        assert ann.watch(matches["people"])["seats"]["assassins"]["kind"] == "archived"
        assert ann.do(matches["people"], "ask", at=1, offer="rematch")["type"] == "refused"
    assert regalia("games", "export", "--database", database) == records
