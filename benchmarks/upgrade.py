"""What players see of an upgrade: matches under load while the server processes are replaced; prints a table.

    python -m benchmarks.upgrade [--matches 100] [--seconds 5]

On SQLite the next process takes over from the old one (`--takeover`). On PostgreSQL and Redis, which are started in
temporary folders, two processes are restarted one after the other, as behind a proxy. Players reconnect as browsers
do, and repeat a command that was not answered. Afterwards the log of every match is compared with what was
acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from regalia.adapters.server_store import ServerStore
from regalia.services.matches.match import Match
from tests.support.postgresql import own_postgresql
from tests.support.redis_server import own_redis
from tests.support.server_process import Process

GAME, SEATS = "king-and-assassins", ("king", "assassins")
RESTART_CODE, RESTART_DELAY = 1012, 0.3  # as in frontend/src/api/transport.svelte.ts
RETRY_DELAY = 0.4
THINK = (0.1, 0.3)  # seconds of a player between two moves of a match
TIMEOUT = 60.0


class Seen(NamedTuple):
    """What the players have seen."""

    waits: list[float]  # seconds from a command to its answer
    absences: list[float]  # seconds from the end of a connection to the next snapshot
    closes: Counter[int]  # connections by the code that they were closed with
    failures: Counter[str]  # connections that could not be made


class Player:
    """A person at one seat of a match, who reconnects and repeats what was not answered."""

    def __init__(self, match: str, cookie: str, ports: Sequence[int], seen: Seen) -> None:
        self.match, self.cookie, self.seen = match, cookie, seen
        self.ports = itertools.cycle(random.sample(ports, len(ports)))
        self.socket: ClientConnection | None = None
        self.now: dict[str, Any] = {}
        self.ready = asyncio.Event()
        self.pending: tuple[str, str] | None = None  # the id of the command under way, and its text
        self.answered = asyncio.Event()
        self.lost_at: float | None = None

    async def run(self) -> None:
        """Stays connected until it is cancelled."""
        while True:
            delay = RETRY_DELAY
            try:
                await self.connect_once()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.seen.closes[code] += 1
                self.lost_at = self.lost_at or time.monotonic()
                if code == RESTART_CODE:
                    delay = RESTART_DELAY
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self.seen.failures[type(error).__name__] += 1
                continue  # with the next process, as a proxy does
            finally:
                self.ready.clear()
            await asyncio.sleep(delay * random.random())

    async def connect_once(self) -> None:
        """Connects, repeats the command under way, and receives until the connection ends. Raises: ConnectionClosed."""
        port = next(self.ports)
        options: dict[str, Any] = {
            "origin": Origin(f"http://127.0.0.1:{port}"),
            "additional_headers": {"Cookie": self.cookie},
            "open_timeout": TIMEOUT,
        }
        async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, **options) as socket:
            self.socket = socket
            await socket.send(json.dumps({"type": "watch", "match": self.match}))
            while True:
                await self.receive(socket, json.loads(await socket.recv()))

    async def receive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Handles a message."""
        match message["type"]:
            case "ping":
                await socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            case "snapshot":
                self.now = message["now"]
                if self.lost_at is not None:
                    self.seen.absences.append(time.monotonic() - self.lost_at)
                    self.lost_at = None
                self.ready.set()
                if self.pending is not None:
                    await socket.send(self.pending[1])
            case "update":
                self.now = message.get("now", self.now)
            case "done" if self.pending is not None and message["id"] == self.pending[0]:
                self.answered.set()
            case "refused":
                raise SystemExit(f"refused: {message}")

    async def act(self, name: str) -> None:
        """Plays a random legal action and waits for the answer."""
        others = [action for action in self.now["legal"] if action != "end"] or ["end"]
        command = {"type": "act", "id": name, "at": self.now["changed"], "action": random.choice(others)}
        self.answered.clear()
        self.pending = name, json.dumps({"type": "do", "match": self.match, "command": command})
        sent = time.monotonic()
        if self.ready.is_set() and self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(self.pending[1])
        async with asyncio.timeout(TIMEOUT):
            await self.answered.wait()
        self.seen.waits.append(time.monotonic() - sent)
        self.pending = None


async def play(match: str, players: dict[str, Player], acknowledged: dict[str, list[str]]) -> None:
    """Plays a match until it ends or is cancelled; notes which commands were answered."""
    for number in itertools.count(1):
        await asyncio.sleep(random.uniform(*THINK))
        for player in players.values():
            await player.ready.wait()
        newest = max(players.values(), key=lambda player: player.now["changed"])
        actor = newest.now.get("actor")
        if newest.now["status"] == "over" or actor is None:
            return
        if players[actor].now["changed"] < newest.now["changed"] or "legal" not in players[actor].now:
            continue  # the update is under way
        await players[actor].act(f"{number}")
        acknowledged[match].append(f"{actor}:{number}")


async def found(client: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    """Founds a match of two guests. Returns: its id, and their cookies by seat."""
    cookies: dict[str, str] = {}
    invite: dict[str, Any] = {}
    for seat in SEATS:
        client.cookies.clear()
        if seat == SEATS[0]:
            body = {"game": GAME, "opponent": {"type": "invite"}, "seat": seat}
            answer = await client.post("/api/matches", json=body)
            invite = answer.json()
        else:
            path = f"/api/matches/{invite['match']}/join"
            answer = await client.post(path, json={"invite": invite["invite"]})
        answer.raise_for_status()
        cookies[seat] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return invite["match"], cookies


async def measure(
    ports: Sequence[int], database: str, matches: int, seconds: float, upgrade: Callable[[], Awaitable[None]],
    stop: Callable[[], None],
) -> dict[str, str]:  # fmt: skip
    """Plays matches before, during and after an upgrade. Returns: the figures by name."""
    seen = Seen([], [], Counter(), Counter())
    acknowledged: dict[str, list[str]] = {}
    tasks = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=TIMEOUT) as client:
        for _ in range(matches):
            match, cookies = await found(client)
            acknowledged[match] = []
            players = {seat: Player(match, cookie, ports, seen) for seat, cookie in cookies.items()}
            tasks += [asyncio.create_task(player.run()) for player in players.values()]
            tasks.append(asyncio.create_task(play(match, players, acknowledged)))
    await asyncio.sleep(seconds)
    usual = sorted(seen.waits)
    seen.waits.clear()
    began = time.monotonic()
    await upgrade()
    took = time.monotonic() - began
    await asyncio.sleep(seconds)
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(stop)
    lost, doubled = await compare(database, acknowledged)
    return {
        "matches": str(matches),
        "commands acknowledged": str(sum(map(len, acknowledged.values()))),
        "lost": str(lost),
        "doubled": str(doubled),
        "players that failed": str(len(failed)),
        "connections closed, by code": ", ".join(f"{code}: {n}" for code, n in sorted(seen.closes.items())),
        "connections refused or reset": str(sum(seen.failures.values())),
        "s without a connection, median": f"{middle(seen.absences):.2f}",
        "s without a connection, longest": f"{max(seen.absences, default=0):.2f}",
        "s from a command to its answer, usual median": f"{middle(usual):.3f}",
        "the same, longest during the upgrade": f"{max(seen.waits, default=0):.2f}",
        "s of the whole upgrade": f"{took:.1f}",
    }


def middle(values: Sequence[float]) -> float:
    """The median; 0 of nothing."""
    return sorted(values)[len(values) // 2] if values else 0.0


async def compare(database: str, acknowledged: dict[str, list[str]]) -> tuple[int, int]:
    """Reads the log of every match. Returns: how many acknowledged commands are missing, and how many are repeated."""
    store = ServerStore.open(database)
    lost = doubled = 0
    for match, commands in acknowledged.items():
        settings, log = await store.matches.load(match)
        Match.replay(settings, log)  # the numbers have no gaps
        stored = Counter(entry.command for entry in log if entry.command is not None)
        lost += sum(stored[command] == 0 for command in commands)
        doubled += sum(count - 1 for count in stored.values())
    await store.close()
    return lost, doubled


async def on_sqlite(matches: int, seconds: float) -> dict[str, str]:
    """One process, which the next one takes over from."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        await asyncio.to_thread(process.start)

        async def upgrade() -> None:
            old, process.process = process.process, None
            process.more = ("--takeover", "30")
            await asyncio.to_thread(process.start)
            assert old is not None
            if await asyncio.to_thread(old.wait, TIMEOUT) != 0:
                sys.exit("the old process has failed")

        database = f"{folder}/regalia.sqlite3"
        stop = lambda: print_code(process.end(signal.SIGTERM))  # noqa: E731
        return await measure([process.port], database, matches, seconds, upgrade, stop)


async def on_postgresql(matches: int, seconds: float) -> dict[str, str]:
    """Two processes, which are restarted one after the other."""
    with own_postgresql() as postgresql, own_redis() as redis, tempfile.TemporaryDirectory() as folder:
        database = postgresql.new_database()
        options = ("--database", database, "--redis", redis.url)
        processes = [Process(make_folder(Path(folder, str(number))), *options) for number in range(2)]
        for process in processes:
            await asyncio.to_thread(process.start)

        async def upgrade() -> None:
            for process in processes:
                if await asyncio.to_thread(process.end, signal.SIGTERM) != 0:
                    sys.exit("a process has failed")
                await asyncio.to_thread(process.start)

        def stop() -> None:
            for process in processes:
                print_code(process.end(signal.SIGTERM))

        return await measure([one.port for one in processes], database, matches, seconds, upgrade, stop)


def make_folder(path: Path) -> Path:
    """Makes a folder."""
    path.mkdir()
    return path


def print_code(code: int) -> None:
    """Reports a process that did not end in order."""
    if code:
        print(f"a server has ended with {code}", file=sys.stderr)


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print the table. Returns: 1 if a command was lost or doubled."""
    parser = argparse.ArgumentParser(description="What players see of an upgrade.")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5, help="of play before and after the upgrade")
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    chosen = parser.parse_args(words)
    ways = {"sqlite": on_sqlite, "postgresql": on_postgresql}
    results = {
        name: asyncio.run(way(chosen.matches, chosen.seconds))
        for name, way in ways.items()
        if chosen.only in (None, name)
    }
    print(f"| | {' | '.join(results)} |\n|---|{'---|' * len(results)}")
    for row in next(iter(results.values())):
        print(f"| {row} | {' | '.join(figures[row] for figures in results.values())} |")
    return int(any(figures["lost"] != "0" or figures["doubled"] != "0" for figures in results.values()))


if __name__ == "__main__":
    sys.exit(main())
