"""Measures several processes of the server on PostgreSQL and Redis; prints a table.

    python -m benchmarks.server_processes [--rounds 2] [--matches 200]

PostgreSQL (with fsync) and Redis of this machine are started on free ports, and the two players of each match are
connected to different processes. Then a process with half of the players of idle matches is killed: the time counts
from the kill until a client has the state of its match from another process.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server import MOVES, Clients, Server, free_port, install_clients
from tests.support.postgresql import own_postgresql
from tests.support.redis_server import own_redis

PROCESSES = (1, 2, 4)
SECONDS = 6
RECONNECTING = 200  # clients of the killed process


class Load(NamedTuple):
    """Moves per second at full load, latency in ms, and µs of CPU of all processes for each move."""

    moves: float
    p50: float
    p99: float
    cpu: float


@contextmanager
def processes(number: int) -> Iterator[tuple[list[Server], list[int]]]:
    """Runs processes on a new database. Yields: them, and their ports."""
    ports = [free_port() for _ in range(number)]
    with ExitStack() as stack:
        database = stack.enter_context(own_postgresql()).new_database()
        redis = stack.enter_context(own_redis()).url
        servers = []
        for port in ports:
            program = Path(sys.executable).with_name("regalia")
            where = ["--port", str(port), "--database", database, "--redis", redis]
            options = ["--unlimited", "127.0.0.1", "--log-level", "error"]
            server = Server([program, "serve", *where, *options], "http://")
            stack.callback(stop, server)
            servers.append(server)
        yield servers, ports


def stop(server: Server) -> None:
    """Stops a process, unless it was killed."""
    if server.process.poll() is None:
        server.close()


def measure(number: int, matches: int) -> Load:
    """Plays on some processes at full speed."""
    with processes(number) as (servers, ports):
        clients = Clients(ports=ports, matches=matches, idle=0, rate=0, seconds=SECONDS, moves=MOVES)
        clients.receive()
        clients.next_step()
        clients.receive()
        cpu = sum(server.cpu() for server in servers)
        clients.next_step()
        played = clients.receive()
        cpu = sum(server.cpu() for server in servers) - cpu
        clients.close()
    rate = played["moves"] / played["seconds"]
    print(f"{number} processes: {rate:,.0f} moves/s, p50 {played['p50']:.0f} ms", file=sys.stderr, flush=True)
    return Load(rate, played["p50"], played["p99"], 1e6 * cpu / (rate * (played["seconds"] + 1)))


async def watching(port: int, match: str, cookie: str) -> ClientConnection:
    """Opens a socket, and returns it when it has the state of a match."""
    headers = {"cookie": cookie, "origin": f"http://127.0.0.1:{port}"}
    socket = await connect(f"ws://127.0.0.1:{port}/api/socket", additional_headers=headers)
    await socket.send(f'{{"type":"watch","match":"{match}"}}')
    while b'"snapshot"' not in await socket.recv(decode=False):
        pass
    return socket


def new_match(port: int) -> tuple[str, str]:
    """Creates a match. Returns: its id, and the cookie of its player."""
    wanted = {"game": "king-and-assassins", "opponent": {"type": "invite"}, "seat": "king"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        created = client.post("/api/matches", json=wanted).json()
        return created["match"], "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def reconnect_all(killed: Server, ports: Sequence[int]) -> list[float]:
    """Kills a process. Returns: for each of its clients, the seconds until it has its match from another one."""
    players = [new_match(ports[0]) for _ in range(RECONNECTING)]
    sockets = [await watching(ports[0], *player) for player in players]

    async def again(socket: ClientConnection, player: tuple[str, str]) -> float:
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            other = await watching(ports[1], *player)
        took = time.monotonic() - began
        await other.close()
        return took

    began = time.monotonic()
    killed.process.send_signal(signal.SIGKILL)
    return list(await asyncio.gather(*map(again, sockets, players)))


def main() -> None:
    """Measures some rounds and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    chosen = parser.parse_args()
    install_clients()
    rounds = [{number: measure(number, chosen.matches) for number in PROCESSES} for _ in range(chosen.rounds)]
    print("| processes | moves/s | p50 ms | p99 ms | µs of CPU a move | moves/s beside one process |")
    print("| --- | --- | --- | --- | --- | --- |")
    for number in PROCESSES:
        found = [loads[number] for loads in rounds]
        moves, p50, p99, cpu = (median(values) for values in zip(*found, strict=True))
        ratio = median(loads[number].moves / loads[1].moves for loads in rounds)
        print(f"| {number} | {moves:,.0f} | {p50:.0f} | {p99:.0f} | {cpu:,.0f} | {ratio:.2f} |")
    with processes(2) as (servers, ports):
        took = sorted(asyncio.run(reconnect_all(servers[0], ports)))
    last = took[-1]
    print(f"{RECONNECTING} clients reconnected after a kill: p50 {median(took):.2f} s, last {last:.2f} s")


if __name__ == "__main__":
    main()
