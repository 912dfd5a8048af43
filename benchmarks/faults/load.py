"""The load of a fault round: pairs of clients, and clients against the computer, that play match after match."""

from __future__ import annotations

import asyncio
import random
import traceback
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx

from benchmarks.faults.client import Client, Pace
from benchmarks.faults.history import Recorder

KA, KOTH = "king-and-assassins", "king-of-the-hill"
SEATS = {KA: ("king", "assassins"), KOTH: ("blue", "red")}
INVITE: dict[str, Any] = {"type": "invite"}
COMPUTER: dict[str, Any] = {"type": "computer", "level": 1}
BLITZ, RAPID = ({"type": "fischer", "minutes": minutes, "seconds": 2} for minutes in (1, 10))


HURRY = 0.1  # seconds that players think after a fault, so that it is soon known whether all matches go on


class Kind(NamedTuple):
    """A kind of match: what is sent to create it."""

    game: str
    opponent: dict[str, Any]
    more: Mapping[str, Any] = MappingProxyType({})

    @property
    def name(self) -> str:
        """A name for reports."""
        clock = self.more.get("clock")
        return f"{self.game}, {self.opponent['type']}" + (f", {clock['minutes']} min" if clock else "")


# Every tenth match is the same kind again. Blitz matches often end by time, in whichever process is faster.
KINDS = (
    Kind(KA, INVITE), Kind(KOTH, INVITE, {"options": {"scenario": "introduction"}}),
    Kind(KA, COMPUTER), Kind(KA, INVITE, {"clock": RAPID}), Kind(KA, INVITE), Kind(KA, INVITE, {"clock": BLITZ}),
    Kind(KA, INVITE), Kind(KOTH, COMPUTER, {"options": {"scenario": "introduction"}}),
    Kind(KA, INVITE, {"clock": RAPID}), Kind(KA, INVITE),
)  # fmt: skip


class Table:
    """One or two clients that play one match after another of one kind."""

    def __init__(self, kind: Kind, clients: Sequence[Client], pace: Pace, rng: random.Random) -> None:
        self.kind, self.clients, self.pace, self.rng = kind, clients, pace, rng
        self.matches: list[str] = []
        self.created = 0.0

    async def run(self) -> None:
        """Plays for ever."""
        for client in self.clients:
            await client.request("POST", "/api/guest", {})
        while True:
            try:
                await self._play_match()
            except httpx.HTTPStatusError:  # a joined match whose answer was lost; the next one is another
                await asyncio.sleep(0.2)

    async def _play_match(self) -> None:
        seats = list(SEATS[self.kind.game])
        self.rng.shuffle(seats)
        host, *guests = self.clients
        body = {"game": self.kind.game, "opponent": self.kind.opponent, "seat": seats[0], **self.kind.more}
        created = await host.request("POST", "/api/matches", body)
        for guest in guests:
            join = {"invite": created["invite"]}
            await guest.request("POST", f"/api/matches/{created['match']}/join", join)
        self.matches.append(created["match"])
        self.created = host.recorder.now()
        async with asyncio.TaskGroup() as group:
            for client, seat in zip(self.clients, seats, strict=False):
                group.create_task(client.play(created["match"], seat))

    @property
    def progress(self) -> float:
        """When the match last had a new entry that a client has received."""
        return max(self.created, *(client.progress for client in self.clients))


class Load:
    """All tables of a run."""

    def __init__(
        self, servers: Sequence[str], recorder: Recorder, *, matches: int, think: float, seed: int
    ) -> None:
        self.think, self.recorder = think, recorder
        rng = random.Random(seed)
        self.tables = []
        for number in range(matches):
            kind = KINDS[number % len(KINDS)]
            names = [f"{number}{letter}" for letter in ("ab" if kind.opponent is INVITE else "a")]
            own, pace = random.Random(rng.random()), Pace(think)
            clients = [Client(name, servers, recorder, pace, own) for name in names]
            self.tables.append(Table(kind, clients, pace, own))
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged commands so far."""
        return sum(client.acknowledged for table in self.tables for client in table.clients)

    def start(self) -> None:
        """Starts all tables."""
        self._tasks = [asyncio.create_task(table.run()) for table in self.tables]

    async def stop(self) -> list[str]:
        """Stops all tables. Returns: tracebacks of those that had ended, which is a defect of the harness."""
        pending = set(self._tasks)
        while pending:  # a library may swallow a cancellation
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=1.0)
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        return [
            "".join(traceback.format_exception(result))
            for result in results
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError)
        ]

    async def until_all_play(
        self, since: float, patience: float, interrupted: Callable[[], bool] = lambda: False
    ) -> tuple[list[Table], str]:
        """Waits until every table has progressed since a time; those that have not are in a hurry.

        Returns: the tables that have not, after so many seconds or at an interruption, and the kind of the last one.
        """
        last, end = "", self.recorder.now() + patience
        while True:
            waiting = [table for table in self.tables if table.progress < since]
            for table in self.tables:
                table.pace.seconds = HURRY if table in waiting and self.recorder.now() < end else self.think
            if not waiting or self.recorder.now() > end or interrupted():
                return waiting, last
            last = waiting[0].kind.name
            await asyncio.sleep(0.05)
