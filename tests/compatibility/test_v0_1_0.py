"""Files of version 0.1.0 are opened, from copies, by the current version."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import open_database
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.store_clock import StoreClock
from regalia.adapters.writer import Writer
from regalia.cli import files
from regalia.cli.app import app
from regalia.cli.verify import read_full_record
from regalia.games import registry
from regalia.services.people.legacy_cookies import MAX_AGE
from regalia.services.people.sessions import GRACE, Authentication, SessionLimits, Sessions
from regalia.web.security import COOKIE
from tests.support.clients import EVERYBODY, Person, Seat, running

FOLDER = Path(__file__).parents[1] / "fixtures" / "v0_1_0"
MATCHES: dict[str, dict[str, Any]] = json.loads((FOLDER / "matches.json").read_text("utf-8"))
PEOPLE: dict[str, Any] = json.loads((FOLDER / "people.json").read_text("utf-8"))
MADE_AT: int = PEOPLE["made_at"]
DESERTED = "ka-deleted-running"  # by an account that was deleted: later servers end such matches at the start
RUNNING = [label for label, match in MATCHES.items() if match["status"] == "running" and label != DESERTED]
OVER = [label for label, match in MATCHES.items() if match["status"] == "over"]
IMPORTED = 1  # matches of another server, which are in no list of ours


def copied(name: str, folder: Path) -> Path:
    """Returns a copy of a file of 0.1.0, which may be changed."""
    return Path(shutil.copy(FOLDER / name, folder / name))


def regalia(*words: str | Path, lines: list[str] | None = None) -> str:
    """Runs a command, which must succeed. Returns: its output."""
    text = "".join(f"{line}\n" for line in lines or [])
    result = CliRunner().invoke(app, [str(word) for word in words], input=text)
    assert result.exit_code == 0, result.output
    return result.stdout


class Visitor(Seat):
    """A client with a cookie of 0.1.0, which the first request exchanges."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.http.cookies.set(COOKIE, PEOPLE["cookies"][name][COOKIE], domain="127.0.0.1", path="/")
        assert self.request("GET", "/api/me")["face"]


class Served(NamedTuple):
    """A server on a copy of the database, and its clients."""

    address: str
    people: dict[str, Visitor]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The current server, at the date of the fixtures, when the cookies are valid."""
    database = copied("server.sqlite3", tmp_path_factory.mktemp("served"))
    with pytest.MonkeyPatch.context() as patch:
        began = time.monotonic_ns()
        patch.setattr(
            StoreClock, "__call__", lambda _: MADE_AT + 60_000 + (time.monotonic_ns() - began) // 1_000_000
        )
        with running(database, limits={"socket.burst": 10_000}) as address:  # one socket serves all tests
            people = {name: Visitor(address, name) for name in ("Ann", "Bob", "Dora", "guest")}
            yield Served(address, people)
            while EVERYBODY:
                EVERYBODY.pop().close()


# The database.


@pytest.mark.parametrize("label", MATCHES)
def test_every_match_is_served_to_each_seat_and_to_a_spectator(served: Served, label: str) -> None:
    match, status, seats = (MATCHES[label][name] for name in ("match", "status", "seats"))
    for seat, name in seats.items():
        told = served.people[name].watch(match, seat=seat)
        assert (told["type"], told["audience"]) == ("snapshot", seat)
        assert ("result" in told["now"]) == (status == "over" or label == DESERTED)
        assert len(told["seats"]) == (1 if status == "waiting" or label == "ka-aborted" else 2)
        served.people[name].send(type="unwatch", match=match)
    person = Person(served.address)
    seen = person.watch(match)
    log = seen["log"]
    while log[0]["number"] > 1:
        log = [*person.request("GET", f"/api/matches/{match}/log?before={log[0]['number']}")["log"], *log]
    assert seen["audience"] == "spectator"
    assert [line["number"] for line in log] == list(range(1, seen["number"] + 1))
    person.close()


@pytest.mark.parametrize("label", RUNNING)
def test_a_running_match_goes_on_with_a_legal_move(served: Served, label: str) -> None:
    match, seats = MATCHES[label]["match"], MATCHES[label]["seats"]
    spectator = Person(served.address)
    actor = spectator.watch(match)["now"]["actor"]
    person = served.people[seats[actor]]
    person.watch_match(match, seat=actor)
    legal = person.now["legal"]
    if person.now.get("many"):
        choices = person.request("GET", f"/api/matches/{match}/choices?seat={actor}")
        legal = [offer["actions"][0] for offer in choices["offers"]] or choices["legal"]
    done = person.do(match, "act", at=person.now["changed"], action=legal[0], seat=actor)
    assert done["type"] == "done", done
    person.send(type="unwatch", match=match)
    spectator.close()


def test_those_who_wait_are_found_and_joined(served: Served) -> None:
    invite, challenge = MATCHES["ka-invite-waiting"], MATCHES["kh-open-waiting"]
    asked = served.people["Ann"].request("GET", f"/api/invites/{invite['invite']}")
    assert (asked["match"], asked["host"]["name"]) == (invite["match"], "Bob")
    body = {"invite": invite["invite"]}
    joined = served.people["Ann"].request("POST", f"/api/matches/{invite['match']}/join", body)
    assert joined["seat"] == "assassins"
    lobby = served.people["Bob"].request("GET", "/api/lobby")["matches"]
    assert challenge["match"] in [one["match"] for one in lobby]
    assert (
        served.people["Bob"].request("POST", f"/api/matches/{challenge['match']}/join", {})["seat"] == "blue"
    )


def test_people_sign_in_and_their_matches_and_ratings_are_there(served: Served) -> None:
    for name, password in PEOPLE["passwords"].items():
        person = Person(served.address)
        person.request("POST", "/api/session", {"name": name, "password": password})
        own = {one["match"] for one in person.request("GET", "/api/my/matches")["matches"]}
        assert {match["match"] for match in MATCHES.values() if name in match["seats"].values()} <= own
    ann = Person(served.address).request("GET", "/api/people/Ann")
    assert {(one["game"], one["seat"]): one["rating"]["games"] for one in ann["records"]} == {
        ("king-and-assassins", "assassins"): 1,
        ("king-and-assassins", "king"): 2,
        ("king-of-the-hill", "blue"): 2,
        ("king-of-the-hill", "red"): 1,
    }


def test_a_clock_that_ran_is_not_charged_for_the_time_between_the_servers(served: Served) -> None:
    told = Person(served.address).watch(MATCHES["ka-clock-running"]["match"])
    assert min(told["now"]["clock"]["left"].values()) > 8 * 60_000


# Cookies.


class Cookies:
    """The cookies of 0.1.0, presented to a copy of its database at some date."""

    def __init__(self, database: Path) -> None:
        self.now = MADE_AT
        self._engine = open_database(database)
        self._writer = Writer(self._engine)

    async def sessions(self) -> Sessions:
        """Returns the sessions, as after a start of the server."""
        accounts = SqlAccountStore(self._engine, self._writer)
        store = SqlSessionStore(self._engine, self._writer)
        return await Sessions.open(store, accounts, lambda: self.now, limits=SessionLimits())

    async def visits(self) -> dict[str, Authentication | None]:
        """Returns which account each cookie authenticates."""
        sessions = await self.sessions()
        return {name: await sessions.authenticate(kept[COOKIE]) for name, kept in PEOPLE["cookies"].items()}

    def close(self) -> None:
        """Closes the database."""
        self._writer.close()
        self._engine.dispose()


@pytest.fixture
def cookies(tmp_path: Path) -> Iterator[Cookies]:
    opened = Cookies(copied("server.sqlite3", tmp_path))
    yield opened
    opened.close()


@pytest.mark.anyio
async def test_each_cookie_is_read_at_its_own_date(cookies: Cookies) -> None:
    known = await cookies.visits()
    accounts = {name: visit.account for name, visit in known.items() if visit}
    assert {name: accounts[name].name for name in ("Ann", "Bob", "Dora")} == {
        "Ann": "Ann",
        "Bob": "Bob",
        "Dora": "Dora",
    }
    assert accounts["guest"].is_guest
    assert known["cleo"] is known["dora-before-new-password"] is None


@pytest.mark.anyio
async def test_each_cookie_has_expired_after_half_a_year(cookies: Cookies) -> None:
    cookies.now += (MAX_AGE + 3600) * 1000
    assert set((await cookies.visits()).values()) == {None}


@pytest.mark.anyio
async def test_each_cookie_is_exchanged_once_for_a_session_that_lasts(cookies: Cookies) -> None:
    first = await cookies.visits()
    cookies.now += GRACE
    assert await cookies.visits() == first, "the answer may have been lost"
    cookies.now += 1
    assert set((await cookies.visits()).values()) == {None}
    sessions = await cookies.sessions()
    for visit in filter(None, first.values()):
        found = await sessions.authenticate(visit.cookie)
        assert found is not None
        assert found.account == visit.account


@pytest.mark.anyio
async def test_a_clock_that_is_set_back_refuses_no_cookie(cookies: Cookies) -> None:
    cookies.now -= 5 * 3600 * 1000
    known = await cookies.visits()
    assert known["guest"] is not None


# Records, saved games, contests and backups.


def test_records_replay_verify_and_are_imported(tmp_path: Path) -> None:
    file = copied("records.jsonl", tmp_path)
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == len(OVER) + IMPORTED
    for line in lines:
        record = read_full_record(line)
        assert registry.replay(record).record().actions == record.actions
    regalia("verify", file)
    regalia("replay", file)
    other = tmp_path / "other.sqlite3"
    regalia("games", "import", file, "--database", other)
    exported = regalia("games", "export", "--database", other).splitlines()
    by_match = {data["fairness"]["match"]: data for data in map(json.loads, exported)}
    for line in lines:
        before = json.loads(line)
        after = by_match[before["fairness"]["match"]]
        assert {name: after[name] for name in before} == before


def test_finished_matches_of_the_database_are_exported_as_they_were(tmp_path: Path) -> None:
    database = copied("server.sqlite3", tmp_path)
    exported = regalia("games", "export", "--database", database)
    assert exported == (FOLDER / "records.jsonl").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("save-*.json")))
def test_a_saved_game_is_resumed(name: str, tmp_path: Path) -> None:
    file = copied(name, tmp_path)
    game, _ = files.load_game(file)
    before = len(game.steps)
    assert before
    regalia("play", "--resume", file, lines=[game.legal()[0], "save"])
    after, _ = files.load_game(file)
    assert [step.text for step in after.steps[:before]] == [step.text for step in game.steps]
    assert len(after.steps) > before


@pytest.mark.parametrize(("label", "game"), [("ka", "king-and-assassins"), ("kh", "king-of-the-hill")])
def test_a_contest_is_resumed_and_replayed(label: str, game: str, tmp_path: Path) -> None:
    file = copied(f"arena-{label}.jsonl", tmp_path)
    whole = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    regalia("replay", file)
    words = ["--game", game, "--games", "4", "--seed", "5", "--jobs", "1", "--records", str(file)]
    regalia("arena", "level-1:iterations=4,fog=0.1", "random", *words, "--resume")
    after = file.read_bytes().splitlines(keepends=True)
    assert after[: len(whole)] == whole
    assert len(after) == 1 + 4


def test_a_backup_is_restored(tmp_path: Path) -> None:
    backup, database = copied("backup.sqlite3", tmp_path), tmp_path / "restored.sqlite3"
    regalia("restore", backup, "--database", database)
    listed = regalia("games", "list", "--database", database)
    assert {line.split()[0] for line in listed.splitlines()} == {MATCHES[label]["match"] for label in OVER}
