"""How many people a server serves, and how fast, beside boardgame.io's: prints a table.

    python -m benchmarks.server [--quick]

Everything is on this machine and over real sockets; the clients are programs of their own (benchmarks/load).
It needs node and npm, which fetches boardgame.io the first time. What is compared takes turns. Figures by CPU
time are those of the server's process alone, for others may use the machine.
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

LOAD = Path(__file__).parent / "load"
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 300.0  # seconds for anything
MOVES = 160  # of a match at most: fewer than most games have


class Scale(NamedTuple):
    """How much is measured."""

    connections: int
    steady: int  # moves per second over all of them
    matches: int  # that are played flat out
    seconds: float
    rounds: int


FULL = Scale(connections=5000, steady=500, matches=600, seconds=12, rounds=3)
QUICK = Scale(connections=600, steady=100, matches=200, seconds=3, rounds=1)


MET, MISSED = "met", "missed"


def verdict(met: bool) -> str:
    """What a mark has come to."""
    return MET if met else MISSED


class Server:
    """A server in a process of its own, with what it uses of the machine."""

    def __init__(self, command: Sequence[str | Path], says: str) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=LOAD)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if says in line:
                break
        else:
            sys.exit(f"{command[0]} does not start")

    def memory(self) -> int:
        """Bytes that are in use and nobody else's."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_")) * 1024

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS

    def close(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def regalia(port: int) -> Iterator[Server]:
    """Our server on a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(sys.executable).with_name("regalia")
        where = ["--port", str(port), "--database", f"{folder}/bench.sqlite3"]
        server = Server(
            [program, "serve", *where, "--unlimited", "127.0.0.1", "--log-level", "warning"], "http://"
        )
        try:
            yield server
        finally:
            server.close()


class Clients:
    """The program that plays, told step by step what to do."""

    def __init__(self, **plan: Any) -> None:
        words = ["node", "regalia_load.mjs", json.dumps(plan)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, cwd=LOAD)

    def hear(self) -> dict[str, Any]:
        """What it has done."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the clients have failed")
        told: dict[str, Any] = json.loads(line)
        return told

    def go_on(self) -> None:
        """Let it do the next step."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)

    def close(self) -> None:
        """End it."""
        self.go_on()
        self.process.communicate(timeout=PATIENCE)


def many_connections(scale: Scale) -> list[Row]:
    """Memory of each connection, and how fast moves arrive while all are open."""
    port = free_port()
    with regalia(port) as server:
        playing = scale.steady * 2  # matches enough that nobody plays faster than people could
        idle = max(0, scale.connections - 2 * playing)
        plan = {"rate": scale.steady, "seconds": scale.seconds, "moves": MOVES}
        clients = Clients(port=port, matches=playing, idle=idle, **plan)
        clients.hear()
        before = server.memory()
        clients.go_on()
        opened = clients.hear()["opened"]
        time.sleep(1)
        each = (server.memory() - before) / opened / 1000
        clients.go_on()
        cpu, played = server.cpu(), clients.hear()
        cpu = server.cpu() - cpu
        clients.close()
    rate = played["moves"] / played["seconds"]
    busy = cpu / (played["seconds"] + 1)
    return [
        Row(
            "open connections on one process",
            f"{opened:,}",
            wanted=f"≥ {scale.connections:,}",
            verdict=verdict(opened >= scale.connections),
        ),
        Row(
            "kB for each, its share of a match included",
            f"{each:.1f}",
            wanted="≤ 40",
            verdict=verdict(each <= 40),
        ),
        Row("moves/s over them", f"{rate:,.0f}", wanted="≥ 490", verdict=verdict(rate >= 490)),
        Row("ms from command to both updates, p50", f"{played['p50']:.1f}"),
        Row("the same, p99", f"{played['p99']:.1f}", wanted="< 50", verdict=verdict(played["p99"] < 50)),
        Row("share of one core meanwhile", f"{busy:.2f}"),
    ]


class Rate(NamedTuple):
    """Moves per second by the clock on the wall, and by the CPU time of the server."""

    wall: float
    cpu: float


def ours(scale: Scale) -> Rate:
    """King & Assassins, flat out."""
    port = free_port()
    with regalia(port) as server:
        plan = {"idle": 0, "rate": 0, "seconds": scale.seconds, "moves": MOVES}
        clients = Clients(port=port, matches=scale.matches, **plan)
        clients.hear()
        clients.go_on()
        clients.hear()
        cpu = server.cpu()
        clients.go_on()
        played = clients.hear()
        cpu = server.cpu() - cpu
        clients.close()
    return rate(played, cpu)


def theirs(scale: Scale) -> Rate:
    """A game of the same size on boardgame.io, flat out."""
    port = free_port()
    server = Server(["node", "boardgame_server.mjs", str(port)], "ready")
    words = ["node", "boardgame_load.mjs", str(port), str(scale.matches), str(scale.seconds)]
    with subprocess.Popen(words, cwd=LOAD, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()  # all is open
        cpu = server.cpu()
        played = json.loads(clients.stdout.readline())
        cpu = server.cpu() - cpu
    server.close()
    return rate(played, cpu)


def rate(played: dict[str, Any], cpu: float) -> Rate:
    """How fast it went; a second of warming up was played, and paid for, too."""
    seconds = played["seconds"]
    return Rate(played["moves"] / seconds, played["moves"] * (seconds + 1) / seconds / cpu)


def flat_out(scale: Scale) -> list[Row]:
    """Moves per second beside boardgame.io, in turns."""
    mine, other = [], []
    for _ in range(scale.rounds):
        mine.append(ours(scale))
        other.append(theirs(scale))
    wall, their_wall = (median(rate.wall for rate in rates) for rates in (mine, other))
    cpu, their_cpu = (median(rate.cpu for rate in rates) for rates in (mine, other))
    ratio = median(one.wall / two.wall for one, two in zip(mine, other, strict=True))
    by_cpu = median(one.cpu / two.cpu for one, two in zip(mine, other, strict=True))
    best = max(rate.wall for rate in mine)
    return [
        Row(
            "moves/s flat out, beside boardgame.io",
            f"{wall:,.0f}",
            f"{their_wall:,.0f}",
            f"{ratio:.1f}",
            "≥ 5",
            verdict(ratio >= 5),
        ),
        Row("the same, best round", f"{best:,.0f}", wanted="≥ 3,000", verdict=verdict(best >= 3000)),
        Row("moves per second of the server's CPU", f"{cpu:,.0f}", f"{their_cpu:,.0f}", f"{by_cpu:.1f}"),
    ]


def cold_start() -> list[Row]:
    """From the command to the first page, on a new database and on one that is there."""
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
            process.wait(PATIENCE)
    first, again = took[0], min(took[1:])
    return [
        Row(
            "s from command to first page, new database",
            f"{first:.2f}",
            wanted="< 2",
            verdict=verdict(first < 2),
        ),
        Row("the same, database there", f"{again:.2f}", wanted="< 2", verdict=verdict(again < 2)),
    ]


def answers(port: int) -> bool:
    """Whether a page can be had."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5):
            return True
    except urllib.error.HTTPError:
        return True  # the page that says how to build the front end
    except OSError:
        return False


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def fetch() -> None:
    """Have the packages of the clients here."""
    if not shutil.which("npm"):
        sys.exit("this needs node and npm (on Debian: apt install nodejs npm)")
    if not (LOAD / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=LOAD, check=True)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and print the table; 1 where a mark is missed."""
    parser = argparse.ArgumentParser(description="How many people a server serves, and how fast.")
    parser.add_argument("--quick", action="store_true", help="half a minute, for rough figures")
    scale = QUICK if parser.parse_args(words).quick else FULL
    fetch()
    rows = [*cold_start(), *many_connections(scale), *flat_out(scale)]
    print(table(rows))
    return 1 if MISSED in [row.verdict for row in rows] else 0


if __name__ == "__main__":
    sys.exit(main())
