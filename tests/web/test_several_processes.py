"""Several server processes on PostgreSQL and Redis: any of them serves any player, and any of them may die."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.clients import INVITE, OPEN, Person, Seat
from tests.support.postgresql import PostgresqlServer, own_postgresql
from tests.support.redis_server import RedisServer, own_redis
from tests.support.server_process import Process

KA = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"


class Cluster(NamedTuple):
    """Two server processes with their services."""

    one: Process
    other: Process
    postgresql: PostgresqlServer
    redis: RedisServer

    def __str__(self) -> str:
        return f"{self.one.address} and {self.other.address}"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Two processes on PostgreSQL and Redis, which the test may kill."""
    with own_postgresql() as postgresql, own_redis() as redis:
        where = ["--database", postgresql.new_database(), "--redis", redis.url, "--thinkers", "1"]
        one, other = Process(tmp_path / "one", *where), Process(tmp_path / "other", *where)
        try:
            for process in (one, other):
                process.folder.mkdir()
                process.start()
            yield Cluster(one, other, postgresql, redis)
        finally:
            for process in (one, other):
                if process.process is not None:
                    process.end(signal.SIGKILL)


class Game:
    """A match whose players may be at different processes."""

    def __init__(self, king_at: Process, assassins_at: Process, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.king, self.assassins = Seat(king_at.address, "king"), Seat(assassins_at.address, "assassins")
        created = self.king.create_match(KA, INVITE, seat="king")
        self.match = created["match"]
        join = {"invite": created["invite"]}
        self.assassins.request("POST", f"/api/matches/{self.match}/join", join)
        self.king.watch_match(self.match)
        self.assassins.watch_match(self.match)
        self.acknowledged = self.assassins.act(PICK)
        self.king.until(self.acknowledged)

    def turn(self) -> None:
        """Plays one action; both players are told of it."""
        actor, waiting = self.king, self.assassins
        if actor.now["actor"] != "king":
            actor, waiting = waiting, actor
        legal = actor.now["legal"]
        self.acknowledged = actor.act(self.rng.choice([a for a in legal if a != "end"] or legal))
        waiting.until(self.acknowledged)

    def play(self, turns: int) -> None:
        """Plays some actions, unless the game ends before."""
        for _ in range(turns):
            if "result" not in self.king.now:
                self.turn()

    def play_until_lost(self) -> None:
        """Plays as fast as possible until a connection is lost."""
        try:
            while "result" not in self.king.now:
                self.turn()
        except (ConnectionClosed, OSError, TimeoutError, AssertionError):
            pass

    def resume(self, king_at: Process, assassins_at: Process) -> None:
        """Reconnects, perhaps to other processes; what was acknowledged is there."""
        for seat, process in ((self.king, king_at), (self.assassins, assassins_at)):
            move(seat, process)
            seat.watch_match(self.match)
            assert seat.number >= self.acknowledged, "what was acknowledged is there"
        self.acknowledged = max(self.king.number, self.assassins.number)
        self.king.until(self.acknowledged)
        self.assassins.until(self.acknowledged)


def move(person: Person, process: Process) -> None:
    """Connects a person to another process, with the same cookies."""
    person.disconnect()
    person.address = process.address
    person.http.base_url = process.address


def wait_for_log(process: Process, line: str) -> None:
    """Waits until a process has logged a line."""
    for _ in range(600):
        if line in (process.folder / "log").read_text():
            return
        time.sleep(0.05)
    raise AssertionError((process.folder / "log").read_text())


def test_two_players_at_two_processes_play_and_see_each_entry_once(cluster: Cluster) -> None:
    game = Game(cluster.one, cluster.other)
    game.play(40)
    times = [line["at"] for line in game.king.log]
    assert times == sorted(times)
    assert [line["number"] for line in game.king.log] == [line["number"] for line in game.assassins.log]


def test_lists_of_every_process_show_what_happens_at_the_other(cluster: Cluster) -> None:
    founder, guest = Person(cluster.one.address, "founder"), Person(cluster.other.address, "guest")
    guest.send(type="lobby", on=True)
    guest.receive_until("lobby")
    created = founder.create_match(KA, OPEN, seat="king")
    told = guest.receive_until("lobby")
    assert [one["match"] for one in told["challenges"]] == [created["match"]]
    founder.send(type="mine", on=True)
    time.sleep(0.3)
    guest.request("POST", f"/api/matches/{created['match']}/join", {})
    line = founder.receive_until("mine")
    assert line["match"] == created["match"]
    assert line["listed"]["status"] == "running"


def test_who_logs_out_at_one_process_is_logged_out_at_all(cluster: Cluster) -> None:
    anna = Person(cluster.one.address, "anna")
    anna.request("POST", "/api/account", {"name": "Anna", "password": "correct horse battery"})
    anna.connect()
    elsewhere = Person(cluster.other.address, "anna")
    elsewhere.http.cookies.update(anna.http.cookies)
    assert elsewhere.request("GET", "/api/me")["face"]["name"] == "Anna"
    elsewhere.connect()
    anna.request("DELETE", "/api/session")
    assert elsewhere.receive_until("bye")["reason"] == "signed-out"
    assert elsewhere.http.get("/api/sessions").status_code == 401


def test_kill_9_of_a_process_loses_nothing_and_its_players_go_on_at_another(cluster: Cluster) -> None:
    games = [Game(cluster.one, cluster.other, seed) for seed in range(3)]
    alone = Seat(cluster.one.address, "alone")
    computer = alone.create_match(KA, {"type": "computer", "level": 1}, seat="king")["match"]
    threads = [threading.Thread(target=game.play_until_lost) for game in games]
    for thread in threads:
        thread.start()
    time.sleep(1.0)
    cluster.one.end(signal.SIGKILL)
    for thread in threads:
        thread.join()
    for game in games:
        game.resume(cluster.other, cluster.other)
        game.play(3)
    move(alone, cluster.other)
    alone.watch_match(computer)
    while alone.now["actor"] != "king":
        alone.receive()


@pytest.mark.soak
def test_without_redis_the_games_go_on(cluster: Cluster) -> None:
    game = Game(cluster.one, cluster.other)
    cluster.redis.stop(signal.SIGKILL)
    game.play(4)
    cluster.redis.start()
    for process in (cluster.one, cluster.other):
        wait_for_log(process, "the connection to Redis is back")
    game.play(10)


@pytest.mark.soak
def test_after_a_crash_of_postgresql_the_games_go_on(cluster: Cluster) -> None:
    game = Game(cluster.one, cluster.other)
    thread = threading.Thread(target=game.play_until_lost)
    thread.start()
    time.sleep(0.7)
    cluster.postgresql.stop(signal.SIGKILL)
    time.sleep(0.5)
    cluster.postgresql.start()
    thread.join()
    game.resume(cluster.one, cluster.other)
    game.play(10)


@pytest.mark.soak
def test_a_stopped_process_overwrites_nothing_when_it_goes_on(cluster: Cluster) -> None:
    game = Game(cluster.one, cluster.other)
    thread = threading.Thread(target=game.play_until_lost)
    thread.start()
    time.sleep(0.5)
    assert cluster.one.process is not None
    cluster.one.process.send_signal(signal.SIGSTOP)
    try:
        king = game.king
        time.sleep(0.5)
        taken_over = Seat(cluster.other.address, "king")
        taken_over.http.cookies.update(king.http.cookies)
        taken_over.watch_match(game.match)
        for _ in range(3):
            if taken_over.now["actor"] == "king" and "result" not in taken_over.now:
                taken_over.act(taken_over.now["legal"][0])
    finally:
        cluster.one.process.send_signal(signal.SIGCONT)
    game.assassins.disconnect()
    thread.join()
    numbers = [line["number"] for line in taken_over.log]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    game.resume(cluster.one, cluster.other)
    game.play(5)
