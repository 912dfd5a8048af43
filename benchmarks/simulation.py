"""Simulates people who play King & Assassins at the speed of people; prints what the server needs for them.

    python -m benchmarks.simulation [--players 2000] [--seconds 60]

Each player is a coroutine with a socket of its own: it thinks before each of its actions, for a time drawn from a
log-normal distribution with a median of four seconds. A turn has several actions, and the opponent only watches
meanwhile. The players of a match arrive at random moments.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from math import log
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server import Server, free_port, regalia

MEDIAN_THINKING = 4.0  # seconds
SIGMA = 0.9  # of the logarithm: a tenth of the actions takes less than 1.3 s, and a tenth more than 12.7 s
WARM_UP = 10.0  # seconds, in which the players arrive
AT_ONCE = 16  # matches that are created at the same time
PATIENCE = 120.0  # seconds for a handshake or a request on a busy machine


@dataclass
class Counts:
    """What the players have measured since `reset`."""

    latencies: list[float] = field(default_factory=list)  # ms from an action to its confirmation
    received: int = 0  # messages
    bytes: int = 0

    def reset(self) -> None:
        """Forgets what was counted, for example during the warm-up."""
        self.latencies.clear()
        self.received = self.bytes = 0


class Player:
    """One person in one match."""

    def __init__(self, seat: str, cookie: str, match: str, counts: Counts) -> None:
        self.seat, self.cookie, self.match, self.counts = seat, cookie, match, counts
        self.sent = 0
        self.began = 0.0  # when the last action was sent
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, port: int) -> None:
        """Plays until the match is over or the task is cancelled."""
        await asyncio.sleep(random.uniform(0, WARM_UP))
        headers = {"cookie": self.cookie, "origin": f"http://127.0.0.1:{port}"}
        address = f"ws://127.0.0.1:{port}/api/socket"
        options: dict[str, Any] = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None}
        async with connect(address, additional_headers=headers, **options) as socket:
            await socket.send(json.dumps({"type": "watch", "match": self.match}))
            async for text in socket:
                self.counts.received += 1
                self.counts.bytes += len(text)
                await self.handle(socket, json.loads(text))

    async def handle(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Answers a ping, or acts if it is this player's turn."""
        match message:
            case {"type": "ping", "nonce": nonce}:
                await socket.send(json.dumps({"type": "pong", "nonce": nonce}))
            case {"type": "done"}:
                self.counts.latencies.append(1000 * (time.perf_counter() - self.began))
            case {
                "type": "snapshot" | "update",
                "now": {"actor": self.seat, "legal": list() as legal} as now,
            }:
                self.thinking = asyncio.create_task(self.act(socket, now["changed"], random.choice(legal)))

    async def act(self, socket: ClientConnection, revision: object, action: str) -> None:
        """Thinks, and sends an action."""
        await asyncio.sleep(thinking_time())
        self.sent += 1
        command = {"type": "act", "id": str(self.sent), "at": revision, "action": action}
        self.began = time.perf_counter()
        with suppress(ConnectionClosed):  # at the end of the simulation
            await socket.send(json.dumps({"type": "do", "match": self.match, "command": command}))


def thinking_time() -> float:
    """Returns the seconds before an action."""
    return random.lognormvariate(log(MEDIAN_THINKING), SIGMA)


async def new_match(client: httpx.AsyncClient, counts: Counts) -> list[Player]:
    """Creates a match of two guests."""
    wanted = {"game": "king-and-assassins", "opponent": {"type": "invite"}, "seat": "king"}
    created = await client.post("/api/matches", json=wanted)
    match = created.json()
    joined = await client.post(f"/api/matches/{match['match']}/join", json={"invite": match["invite"]})
    cookies = (cookie_of(created), cookie_of(joined))
    seats = ("king", "assassins")
    return [Player(seat, cookie, match["match"], counts) for seat, cookie in zip(seats, cookies, strict=True)]


def cookie_of(response: httpx.Response) -> str:
    """Returns the cookie that a response sets."""
    return response.headers["set-cookie"].partition(";")[0]


async def create_matches(port: int, number: int, counts: Counts) -> list[Player]:
    """Creates some matches."""
    players: list[Player] = []
    room = asyncio.Semaphore(AT_ONCE)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request is that of a new guest
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, cookies=no_cookies) as client:

        async def create() -> None:
            async with room:
                players.extend(await new_match(client, counts))

        await asyncio.gather(*(create() for _ in range(number)))
    return players


async def simulate(server: Server, port: int, number: int, seconds: float) -> None:
    """Lets players play, and prints what they saw and what the server needed."""
    counts = Counts()
    players = await create_matches(port, number // 2, counts)
    idle = server.memory()
    tasks = [asyncio.create_task(player.play(port)) for player in players]
    await asyncio.sleep(1.5 * WARM_UP)
    counts.reset()
    cpu, began = server.cpu(), time.monotonic()
    await asyncio.sleep(seconds)
    cpu, took = server.cpu() - cpu, time.monotonic() - began
    latencies = sorted(counts.latencies)
    gone = sum(task.done() for task in tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    moves = len(latencies)
    print(f"players: {number:,}, of whom {gone} left before the end")
    print(f"moves/s: {moves / took:,.0f} ({took * number / moves:.1f} s between two moves of a player)")
    print(f"ms from an action to its confirmation: p50 {latencies[moves // 2]:.1f}, p99", end=" ")
    print(f"{latencies[int(0.99 * moves)]:.1f}")
    print(f"messages/s to players: {counts.received / took:,.0f}, kB/s: {counts.bytes / took / 1000:,.0f}")
    print(f"server: {cpu / took:.2f} of a core, {1e6 * cpu / moves:,.0f} µs a move", end=", ")
    print(f"{(server.memory() - idle) / number / 1000:.0f} kB for each player")


def main() -> None:
    """Runs a server and the players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    port = free_port()
    with regalia(port) as server:
        asyncio.run(simulate(server, port, chosen.players, chosen.seconds))


if __name__ == "__main__":
    main()
