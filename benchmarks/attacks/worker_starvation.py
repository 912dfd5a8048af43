"""Measures how long level-1 turns wait while one guest plays many level-8 matches; prints a table.

    python -m benchmarks.attacks.worker_starvation [--program PROGRAM] [--matches 40] [--seconds 60]

A real server on loopback with a new database. The attacker and each victim have their own addresses (127.0.0.1,
127.0.0.2 …). `--program` is the regalia of another version, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAME = "king-and-assassins"
WATCHED = 20  # matches over one socket
WARM_UP = 5.0  # seconds of attack before anything is measured
VICTIMS = 4
CLOSE_TIMEOUT = 5.0  # seconds for a socket to close


@contextmanager
def server(program: str) -> Iterator[str]:
    """Run a server on a new database; yields its address.

    Limits are the defaults, except that one guest may have as many level-8 matches as the attack needs.
    """
    options = subprocess.run([program, "serve", "--help"], check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--port", "0", "--database", f"{folder}/attack.sqlite3"]
        if "--limit" in options:  # version 0.1.0 has none
            command += ["--limit", "match.running-strong=1000", "--limit", "match.account=1000 per minute"]
        process = subprocess.Popen(
            [*command, "--log-level", "error"], stdout=subprocess.PIPE, text=True, cwd=folder
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found, "the server does not start"
            yield found[0]
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
            process.stdout.close()


class Guest:
    """A guest account at an address of this machine."""

    def __init__(self, server: str, address: str) -> None:
        self.server, self.address = server, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server, transport=transport, timeout=60)
        self.ids = 0

    async def begin(self, level: int, seat: str) -> str:
        """Create a match against the computer. Returns: its id."""
        body = {"game": GAME, "opponent": {"type": "computer", "level": level}, "seat": seat}
        answer = await self.http.post("/api/matches", json=body)
        answer.raise_for_status()
        return str(answer.json()["match"])

    def open(self) -> connect:
        """Open a socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            self.server.replace("http", "ws") + "/api/socket",
            origin=self.server,  # type: ignore[arg-type]  # a new type over str
            additional_headers={"Cookie": cookie},
            max_size=None,
            local_addr=(self.address, 0),
            close_timeout=CLOSE_TIMEOUT,
        )

    async def act(self, socket: ClientConnection, match: str, now: dict[str, Any]) -> None:
        """End the turn if that is legal, else take the first legal action."""
        legal = now.get("legal") or ["end"]
        self.ids += 1
        action = "end" if "end" in legal else legal[0]
        command = {"type": "act", "id": str(self.ids), "at": now["changed"], "action": action}
        await socket.send(json.dumps({"type": "do", "match": match, "command": command}))


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """Receive the next message; answers pings."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] != "ping":
            return message
        await socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))


async def attack(guest: Guest, matches: list[str], moves: list[int]) -> None:
    """Act at once in all these matches, so that the computer always has a turn."""
    async with guest.open() as socket:
        for match in matches:
            await socket.send(json.dumps({"type": "watch", "match": match}))
        seats: dict[str, str] = {}
        while True:
            message = await receive(socket)
            if message["type"] == "snapshot":
                seats[message["match"]] = message["audience"]
            now, match = message.get("now"), message.get("match", "")
            if message["type"] == "update" and (message.get("what") or {}).get("seat") != seats.get(match):
                moves[0] += 1
            if now and now["actor"] == seats.get(match):
                await guest.act(socket, match, now)


class Waits:
    """Waiting times: for the first action of the computer, and for the end of its turn."""

    def __init__(self) -> None:
        self.first: list[float] = []
        self.turn: list[float] = []
        self.pending: dict[str, float] = {}

    def computer_turn(self, match: str) -> None:
        """Start the time of a computer's turn."""
        self.pending.setdefault(match, time.monotonic())

    def computer_acted(self, match: str, *, over: bool) -> None:
        """Record an action of the computer; `over` at the end of its turn."""
        if match in self.pending:
            if (match, self.pending[match]) != getattr(self, "counted", None):
                self.first.append(time.monotonic() - self.pending[match])
                self.counted = match, self.pending[match]
            if over:
                self.turn.append(time.monotonic() - self.pending.pop(match))

    def count_pending(self) -> None:
        """Count pending turns with their waiting time so far."""
        for match, since in self.pending.items():
            if (match, since) != getattr(self, "counted", None):
                self.first.append(time.monotonic() - since)
            self.turn.append(time.monotonic() - since)


async def play(guest: Guest, seat: str, waits: Waits) -> None:
    """Play matches against level 1 in sequence, as fast as the computer allows."""
    while True:
        match = await guest.begin(1, seat)
        async with guest.open() as socket:
            await socket.send(json.dumps({"type": "watch", "match": match}))
            while True:
                message = await receive(socket)
                now = message.get("now")
                if not now:
                    continue
                what = message.get("what") or {}
                mine = now["actor"] == seat
                if message["type"] == "update" and what.get("type") == "acted" and what["seat"] != seat:
                    waits.computer_acted(match, over=mine or now["status"] == "over")
                if now["status"] == "over":
                    break
                if mine:
                    await asyncio.sleep(0.2)  # thinking time of a fast person
                    await guest.act(socket, match, now)
                else:
                    waits.computer_turn(match)


def quantile(values: list[float], part: float) -> float:
    """A quantile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def measure(address: str, *, matches: int, seconds: float) -> tuple[Waits, int]:
    """Attack while victims play. Returns: their waiting times, and the number of level-8 actions."""
    attacker, moves = Guest(address, "127.0.0.1"), [0]
    waits = [Waits() for _ in range(VICTIMS)]
    begun = [await attacker.begin(8, "assassins") for _ in range(matches)]
    groups = [begun[start : start + WATCHED] for start in range(0, matches, WATCHED)]
    tasks = [asyncio.create_task(attack(attacker, group, moves)) for group in groups]
    await asyncio.sleep(WARM_UP)
    victims = [Guest(address, f"127.0.0.{number + 2}") for number in range(VICTIMS)]
    tasks += [
        asyncio.create_task(play(victim, ("king", "assassins")[number % 2], waits[number]))
        for number, victim in enumerate(victims)
    ]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        for task in done:
            task.result()
    await asyncio.gather(*tasks, return_exceptions=True)
    total = Waits()
    for each in waits:
        each.count_pending()
        total.first += each.first
        total.turn += each.turn
    for guest in (attacker, *victims):
        await guest.http.aclose()
    return total, moves[0]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=str(Path(sys.executable).with_name("regalia")))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    with server(chosen.program) as address:
        waits, moves = asyncio.run(measure(address, matches=chosen.matches, seconds=chosen.seconds))
    print(f"{chosen.matches} level-8 matches of one guest, {VICTIMS} others at level 1, {chosen.seconds:g} s")
    print(f"level-8 actions meanwhile: {moves}")
    print("| level-1 turns of others | count | p50 s | p95 s | longest s |")
    print("|---|---|---|---|---|")
    for name, values in (("until the first action", waits.first), ("until the end of the turn", waits.turn)):
        row = " | ".join(f"{quantile(values, part):.2f}" for part in (0.5, 0.95, 1.0))
        print(f"| {name} | {len(values)} | {row} |")


if __name__ == "__main__":
    main()
