"""Measures start-up, lists and profiles with few and with many stored matches; prints a table.

    python -m benchmarks.server_growth [--matches 1000 100000] [--postgresql]

The matches are finished, rated, and were played by the rules; a person with the same number of own matches in each
database asks over HTTP. What counts is the CPU time of the server, which depends less than the wall clock on other
programs; the databases are measured in turns, and the cheapest round counts. The CPU time of PostgreSQL is not in it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from benchmarks.server import Server, free_port
from benchmarks.stored_matches import Filler, only_account
from regalia.adapters.database import database_url, open_database
from tests.support.postgresql import own_postgresql

REPETITIONS = 50  # of a request; the system counts CPU time in hundredths of a second
ROUNDS = 3
PATIENCE = 120.0  # seconds for a response on a busy machine
START = "start-up"
REQUESTS = {
    "lobby": "/api/lobby",
    "live matches": "/api/live",
    "own matches": "/api/my/matches",
    "profile": "/api/people/anna",
    "history of a profile": "/api/people/anna/matches",
    "leaderboard": "/api/leaderboards/king-and-assassins/king",
}


@contextmanager
def running(database: str) -> Iterator[tuple[Server, httpx.Client]]:
    """Runs a server. Yields: it, and a client, when it has answered the first request."""
    port = free_port()
    program = Path(sys.executable).with_name("regalia")
    options = [
        "--port",
        str(port),
        "--database",
        database,
        "--unlimited",
        "127.0.0.1",
        "--log-level",
        "error",
    ]
    server = Server([program, "serve", *options], "http://")
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            client.get("/health/live").raise_for_status()
            yield server, client
    finally:
        server.close()


def fill(database: str, number: int) -> dict[str, str]:
    """Fills a new database with finished matches. Returns: the cookies of a person with some of them."""
    with running(database) as (_, client):
        client.post("/api/guest", json={}).raise_for_status()
        cookies = dict(client.cookies)
    engine = open_database(database_url(database))
    with engine.begin() as connection:
        Filler(only_account(connection), number).fill(connection)
    engine.dispose()
    return cookies


def measure(database: str, cookies: dict[str, str]) -> dict[str, float]:
    """Returns the CPU milliseconds of a start and of each request."""
    with running(database) as (server, client):
        client.cookies.update(cookies)
        return {START: 1000 * server.cpu()} | {
            name: request(server, client, path) for name, path in REQUESTS.items()
        }


def request(server: Server, client: httpx.Client, path: str) -> float:
    """Returns the CPU milliseconds of a request."""
    before = server.cpu()
    for _ in range(REPETITIONS):
        client.get(path).raise_for_status()
    return 1000 * (server.cpu() - before) / REPETITIONS


def measure_all(databases: dict[int, str]) -> dict[int, dict[str, float]]:
    """Fills the databases, and measures them in turns. Returns: the cheapest round of each measure, by size."""
    cookies = {size: fill(database, size) for size, database in databases.items()}
    rounds = [
        {size: measure(database, cookies[size]) for size, database in databases.items()}
        for _ in range(ROUNDS)
    ]
    return {
        size: {what: min(found[size][what] for found in rounds) for what in (START, *REQUESTS)}
        for size in databases
    }


def compare(title: str, found: dict[int, dict[str, float]]) -> None:
    """Prints the table of one database."""
    sizes = list(found)
    print(f"| {title}, CPU ms | {' | '.join(f'{size:,} matches' for size in sizes)} | ratio |")
    print(f"| --- |{' --- |' * (len(sizes) + 1)}")
    for what in (START, *REQUESTS):
        values = [found[size][what] for size in sizes]
        cells = " | ".join(f"{value:,.1f}" for value in values)
        print(f"| {what} | {cells} | {values[-1] / values[0]:.2f} |", flush=True)


def main() -> None:
    """Measures each size, and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, nargs="+", default=[1000, 100_000])
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    chosen = parser.parse_args()
    if chosen.postgresql:
        with own_postgresql() as postgresql:
            compare("PostgreSQL", measure_all({size: postgresql.new_database() for size in chosen.matches}))
        return
    with tempfile.TemporaryDirectory() as folder:
        compare("SQLite", measure_all({size: f"{folder}/{size}.sqlite3" for size in chosen.matches}))


if __name__ == "__main__":
    main()
