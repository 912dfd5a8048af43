"""A killed or stopped server: acknowledged commands are stored, and games go on."""

import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.core.i18n import tr
from tests.support.clients import Seat, meet
from tests.support.server_process import Process

KA, SEATS = "king-and-assassins", ("king", "assassins")
KILLS = 3
MATCHES = 3


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A running server, ended after the test."""
    process = Process(tmp_path)
    process.start()
    yield process
    if process.process is not None:
        process.end(signal.SIGKILL)


def test_a_second_server_is_kept_from_the_same_database(process: Process, tmp_path: Path) -> None:
    database = str(tmp_path / "regalia.sqlite3")
    regalia = str(Path(sys.executable).with_name("regalia"))
    second = [regalia, "serve", "--port", "0", "--database", database]
    done = subprocess.run(second, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 1
    assert tr("error-database-in-use", field=database) in done.stderr
    assert "Traceback" not in done.stderr
    copy = str(tmp_path / "copy.sqlite3")
    assert subprocess.run([regalia, "backup", copy, "--database", database], check=False).returncode == 0
    back = [regalia, "restore", copy, "--database", database, "--overwrite"]
    assert subprocess.run(back, check=False).returncode == 1
    process.end(signal.SIGKILL)
    assert subprocess.run(back, check=False).returncode == 0  # a lock does not outlive its server
    process.start()


class Player:
    """Two players of one match, who play until the connection is lost."""

    def __init__(self, address: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.total = 0
        self.begin(address)

    def begin(self, address: str) -> None:
        """Creates a match."""
        self.one, self.other, self.match = meet(address, KA, seats=SEATS)
        self.acknowledged = self.one.number

    def play(self) -> None:
        """Plays as fast as possible until the server is gone."""
        try:
            while "result" not in self.one.now:
                self.turn()
        except (ConnectionClosed, OSError, TimeoutError):
            pass

    def turn(self) -> None:
        """Plays one action."""
        actor, waiting = self.one, self.other
        if self.one.now["actor"] != "king":
            actor, waiting = waiting, actor
        legal = actor.now["legal"]
        number = actor.act(self.rng.choice([a for a in legal if a != "end"] or legal))
        self.acknowledged = number
        self.total += 1
        waiting.until(number)

    def resume(self) -> None:
        """Reconnects: each player receives what is missing, exactly once."""
        for seat in (self.one, self.other):
            seat.disconnect()
            kept = list(seat.log)
            seat.watch_match(self.match)
            assert seat.number >= self.acknowledged, "what was acknowledged is there"
            assert seat.number <= self.acknowledged + 1, "and nothing else but what was on its way"
            told = {line["number"]: line for line in seat.log}  # a snapshot has the newest lines alone
            again = [(before, told[before["number"]]) for before in kept if before["number"] in told]
            assert again
            for before, after in again:
                assert before.get("what") == after.get("what")
                assert before.get("events") == after.get("events")
        self.acknowledged = self.one.number


def test_kill_9_at_any_moment_loses_nothing_that_was_acknowledged(process: Process) -> None:
    rng = random.Random(9)
    players = [Player(process.address, seed) for seed in range(MATCHES)]
    alone = Seat(process.address, "alone")
    computer = alone.create_match(KA, {"type": "computer", "level": 1}, seat="king")["match"]
    alone.watch_match(computer)
    for _ in range(KILLS):
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(0.2 + rng.random())
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        for thread in threads:
            thread.join()
        process.start()
        for player in players:
            player.resume()
            if "result" in player.one.now:
                player.begin(process.address)
            player.turn()
    alone.disconnect()
    alone.watch_match(computer)
    while alone.now["actor"] != "king":  # it was asked again
        alone.receive()
    assert sum(player.total for player in players) > 3 * MATCHES * KILLS
    assert "seed" not in (process.folder / "log").read_text()


def test_a_stop_tells_the_players_and_a_start_goes_on(process: Process) -> None:
    one, other, _ = meet(process.address, KA, seats=SEATS)
    one.until(other.act("pick:butcher,farmer,monk"))
    start = time.monotonic()
    code = process.end(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)
    assert time.monotonic() - start < 10
    assert one.receive_until("bye")["reason"] == "restarting"
    process.start()
    for seat in (one, other):
        seat.disconnect()
        seat.resume()
    one.drain(0.1)
    other.until(one.act("end"))
    assert one.now["view"]["phase"] == "assassins"


def test_a_file_that_is_no_database_and_a_port_that_is_taken_are_one_line_each(
    process: Process, tmp_path: Path
) -> None:
    (tmp_path / "novel.txt").write_text("It was a dark and stormy night. " * 100)
    regalia = str(Path(sys.executable).with_name("regalia"))
    for options, word in (
        (["--database", str(tmp_path / "novel.txt"), "--port", "0"], "novel.txt"),
        (["--database", str(tmp_path / "b.sqlite3"), "--port", str(process.port)], str(process.port)),
        (["--proxies", "everybody"], "proxies"),
    ):
        done = subprocess.run(
            [regalia, "serve", *options], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 1
        assert word in done.stderr
        assert "Traceback" not in done.stderr
