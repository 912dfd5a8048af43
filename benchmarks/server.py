"""Measures the capacity and speed of the server against boardgame.io's; prints a table.

    python -m benchmarks.server [--quick]

Everything runs on this machine over real sockets; the clients are separate programs (benchmarks/clients). It
needs node and npm, which installs boardgame.io the first time. Compared runs alternate. CPU time is that of the
server's process alone.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.engine import Row, table

CLIENTS = Path(__file__).parent / "clients"
TICKS = os.sysconf("SC_CLK_TCK")
TIMEOUT = 300.0  # seconds for any step
MOVES = 160  # maximum per match: fewer than most games have


class Scale(NamedTuple):
    """How much is measured."""

    connections: int
    steady: int  # moves per second over all of them
    matches: int  # played at full speed
    seconds: float
    rounds: int


FULL = Scale(connections=5000, steady=500, matches=600, seconds=12, rounds=3)
QUICK = Scale(connections=600, steady=100, matches=200, seconds=3, rounds=1)


MET, MISSED = "met", "missed"


def verdict(met: bool) -> str:
    """The verdict on a target."""
    return MET if met else MISSED


class Server:
    """A server in a process of its own, with its memory and CPU time."""

    def __init__(self, command: Sequence[str | Path], ready: str) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=CLIENTS)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if ready in line:
                break
        else:
            sys.exit(f"{command[0]} does not start")

    def memory(self) -> int:
        """Private memory in bytes."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_")) * 1024

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS

    def close(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(TIMEOUT)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def regalia(port: int, program: Path | None = None) -> Iterator[Server]:
    """A Regalia server on a new database: that of this environment, or another program."""
    with tempfile.TemporaryDirectory() as folder:
        program = program or Path(sys.executable).with_name("regalia")
        where = ["--port", str(port), "--database", f"{folder}/bench.sqlite3"]
        server = Server(
            [program, "serve", *where, "--unlimited", "127.0.0.1", "--log-level", "warning"], "http://"
        )
        try:
            yield server
        finally:
            server.close()


class Clients:
    """The client program, advanced step by step."""

    def __init__(self, **plan: Any) -> None:
        words = ["node", "regalia_load.mjs", json.dumps(plan)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, cwd=CLIENTS)

    def receive(self) -> dict[str, Any]:
        """The result of a step."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the clients have failed")
        result: dict[str, Any] = json.loads(line)
        return result

    def next_step(self) -> None:
        """Start the next step."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)

    def close(self) -> None:
        """End it."""
        self.next_step()
        self.process.communicate(timeout=TIMEOUT)


def many_connections(scale: Scale) -> list[Row]:
    """Memory per connection, and latency of moves while all are open."""
    port = free_port()
    with regalia(port) as server:
        playing = scale.steady * 2  # enough matches that no player is faster than a person
        idle = max(0, scale.connections - 2 * playing)
        plan = {"rate": scale.steady, "seconds": scale.seconds, "moves": MOVES}
        clients = Clients(ports=[port], matches=playing, idle=idle, **plan)
        clients.receive()
        before = server.memory()
        clients.next_step()
        opened = clients.receive()["opened"]
        time.sleep(1)
        each = (server.memory() - before) / opened / 1000
        clients.next_step()
        cpu, played = server.cpu(), clients.receive()
        cpu = server.cpu() - cpu
        clients.close()
    rate = played["moves"] / played["seconds"]
    busy = cpu / (played["seconds"] + 1)
    return [
        Row(
            "open connections on one process",
            f"{opened:,}",
            target=f"≥ {scale.connections:,}",
            verdict=verdict(opened >= scale.connections),
        ),
        Row(
            "kB for each, its share of a match included",
            f"{each:.1f}",
            target="≤ 40",
            verdict=verdict(each <= 40),
        ),
        Row("moves/s over them", f"{rate:,.0f}", target="≥ 490", verdict=verdict(rate >= 490)),
        Row("ms from command to both updates, p50", f"{played['p50']:.1f}"),
        Row("the same, p99", f"{played['p99']:.1f}", target="< 50", verdict=verdict(played["p99"] < 50)),
        Row("share of one core meanwhile", f"{busy:.2f}"),
    ]


class Rate(NamedTuple):
    """Moves per second of wall time, and of the server's CPU time."""

    wall: float
    cpu: float


def measure_regalia(scale: Scale, program: Path | None = None) -> Rate:
    """King & Assassins on Regalia at full speed."""
    port = free_port()
    with regalia(port, program) as server:
        plan = {"idle": 0, "rate": 0, "seconds": scale.seconds, "moves": MOVES}
        clients = Clients(ports=[port], matches=scale.matches, **plan)
        clients.receive()
        clients.next_step()
        clients.receive()
        cpu = server.cpu()
        clients.next_step()
        played = clients.receive()
        cpu = server.cpu() - cpu
        clients.close()
    return rate(played, cpu)


def measure_boardgame_io(scale: Scale, store: str = "memory") -> Rate:
    """A game of the same size on boardgame.io at full speed, with one of the stores of `boardgame_server.mjs`."""
    port = free_port()
    words = ["node", "boardgame_load.mjs", str(port), str(scale.matches), str(scale.seconds)]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(["node", "boardgame_server.mjs", str(port), store, folder], "ready")
        with subprocess.Popen(words, cwd=CLIENTS, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdout is not None
            clients.stdout.readline()  # all is open
            cpu = server.cpu()
            played = json.loads(clients.stdout.readline())
            cpu = server.cpu() - cpu
        server.close()
    return rate(played, cpu)


def rate(played: dict[str, Any], cpu: float) -> Rate:
    """The rates; CPU time includes one second of warm-up."""
    seconds = played["seconds"]
    return Rate(played["moves"] / seconds, played["moves"] * (seconds + 1) / seconds / cpu)


def full_speed(scale: Scale) -> list[Row]:
    """Moves per second against boardgame.io, in alternating runs."""
    mine, other = [], []
    for _ in range(scale.rounds):
        mine.append(measure_regalia(scale))
        other.append(measure_boardgame_io(scale))
    wall, their_wall = (median(rate.wall for rate in rates) for rates in (mine, other))
    cpu, their_cpu = (median(rate.cpu for rate in rates) for rates in (mine, other))
    ratio = median(one.wall / two.wall for one, two in zip(mine, other, strict=True))
    by_cpu = median(one.cpu / two.cpu for one, two in zip(mine, other, strict=True))
    best = max(rate.wall for rate in mine)
    return [
        Row(
            "moves/s at full speed, against boardgame.io",
            f"{wall:,.0f}",
            f"{their_wall:,.0f}",
            f"{ratio:.1f}",
            "≥ 5",
            verdict(ratio >= 5),
        ),
        Row("the same, best round", f"{best:,.0f}", target="≥ 3,000", verdict=verdict(best >= 3000)),
        Row("moves per second of the server's CPU", f"{cpu:,.0f}", f"{their_cpu:,.0f}", f"{by_cpu:.1f}"),
    ]


def cold_start() -> list[Row]:
    """Seconds from the command to the first page, on a new and on an existing database."""
    took = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(3):
            port = free_port()
            program = Path(sys.executable).with_name("regalia")
            start = time.monotonic()
            words: list[str | Path] = [
                program,
                "serve",
                "--port",
                str(port),
                "--database",
                f"{folder}/bench.sqlite3",
            ]
            process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while not answers(port):
                time.sleep(0.01)
            took.append(time.monotonic() - start)
            process.send_signal(signal.SIGTERM)
            process.wait(TIMEOUT)
    first, again = took[0], min(took[1:])
    return [
        Row(
            "s from command to first page, new database",
            f"{first:.2f}",
            target="< 2",
            verdict=verdict(first < 2),
        ),
        Row("the same, database there", f"{again:.2f}", target="< 2", verdict=verdict(again < 2)),
    ]


def answers(port: int) -> bool:
    """Whether the server serves pages."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5):
            return True
    except urllib.error.HTTPError:
        return True  # the page that says how to build the front end
    except OSError:
        return False


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def install_clients() -> None:
    """Install the npm packages of the clients."""
    if not shutil.which("npm"):
        sys.exit("this needs node and npm (on Debian: apt install nodejs npm)")
    if not (CLIENTS / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=CLIENTS, check=True)


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print the table. Returns: 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="Capacity and speed of the server.")
    parser.add_argument("--quick", action="store_true", help="half a minute, for rough figures")
    scale = QUICK if parser.parse_args(words).quick else FULL
    install_clients()
    rows = [*cold_start(), *many_connections(scale), *full_speed(scale)]
    print(table(rows))
    return 1 if MISSED in [row.verdict for row in rows] else 0


if __name__ == "__main__":
    sys.exit(main())
