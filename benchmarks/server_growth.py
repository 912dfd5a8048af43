"""Measures start-up, lists and profiles with few and with many stored matches; prints a table.

    python -m benchmarks.server_growth [--matches 1000 100000] [--postgresql]

The matches are finished, rated, and were played by the rules; a person with the same number of own matches in each
database asks. A request is measured over HTTP, and counts with the quicker quarter of its repetitions, because other
programs may use the machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from benchmarks.server import Server, free_port
from benchmarks.stored_matches import Filler, only_account
from regalia.adapters.database import database_url, open_database
from tests.support.postgresql import own_postgresql

REPETITIONS = 40
STARTS = 3
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
def server(database: str) -> Iterator[tuple[httpx.Client, float]]:
    """Runs a server. Yields: a client, and the seconds from the command to the first response."""
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
    began = time.monotonic()
    running = Server([program, "serve", *options], "http://")
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            client.get("/health/live").raise_for_status()
            yield client, time.monotonic() - began
    finally:
        running.close()


def fill(database: str, number: int) -> dict[str, str]:
    """Fills a new database with finished matches. Returns: the cookies of a person with some of them."""
    with server(database) as (client, _):
        client.post("/api/guest", json={}).raise_for_status()
        cookies = dict(client.cookies)
    engine = open_database(database_url(database))
    with engine.begin() as connection:
        Filler(only_account(connection), number).fill(connection)
    engine.dispose()
    return cookies


def measure(database: str, number: int) -> dict[str, float]:
    """Returns the milliseconds of a start and of each request."""
    cookies = fill(database, number)
    starts = []
    for _ in range(STARTS):
        with server(database) as (_, seconds):
            starts.append(1000 * seconds)
    with server(database) as (client, _):
        client.cookies.update(cookies)
        return {START: quick(starts)} | {name: request(client, path) for name, path in REQUESTS.items()}


def request(client: httpx.Client, path: str) -> float:
    """Returns the milliseconds of a request."""
    took = []
    for _ in range(REPETITIONS):
        began = time.monotonic()
        client.get(path).raise_for_status()
        took.append(1000 * (time.monotonic() - began))
    return quick(took)


def quick(values: list[float]) -> float:
    """Returns the value at the first quarter."""
    return sorted(values)[len(values) // 4]


def compare(title: str, found: dict[int, dict[str, float]]) -> None:
    """Prints the table of one database."""
    sizes = list(found)
    print(f"| {title}, ms | {' | '.join(f'{size:,} matches' for size in sizes)} | ratio |")
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
            compare("PostgreSQL", {size: measure(postgresql.new_database(), size) for size in chosen.matches})
        return
    with tempfile.TemporaryDirectory() as folder:
        files = {size: f"{folder}/{size}.sqlite3" for size in chosen.matches}
        compare("SQLite", {size: measure(file, size) for size, file in files.items()})


if __name__ == "__main__":
    main()
