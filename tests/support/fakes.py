"""Fake ports: a store in memory, workers that play any action, a clock that is set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import PlannedAction, view_digest
from regalia.services.errors import NoSuchInvite, NoSuchMatch, StaleTurn
from regalia.services.matches.entries import Entry
from regalia.services.matches.match_settings import MatchSettings, NoClock, Person
from regalia.services.matches.messages import ComputerStatus, Presence, Snapshot, Update
from regalia.services.matches.ports import (
    Damage,
    LogAppend,
    MatchInsert,
    MoveRequest,
    Outage,
    Status,
    Summary,
)


class MemoryStore:
    """The port `MatchStore`, with switches: the next write fails, or all writes fail while the disk is `full`."""

    def __init__(self) -> None:
        self.settings: dict[str, MatchSettings] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.down: list[Outage] = []
        self.breath: int | None = None
        self.fails = False
        self.full = False
        self.refused = 0  # writes while the disk was full
        self.deleted: list[str] = []
        self.damaged: dict[str, Damage] = {}

    def check(self) -> None:
        if self.full:
            self.refused += 1
        if self.fails or self.full:
            self.fails = False
            raise OSError("the disk is full")

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._found(new, after))

    async def _found(self, new: MatchInsert, after: LogAppend | None) -> None:
        if after is not None:
            await self.append(after)
        self.settings[new.settings.id] = new.settings
        self.logs[new.settings.id] = list(new.entries)
        self.summaries[new.settings.id] = new.summary

    def append(self, more: LogAppend) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(more))

    async def _append(self, more: LogAppend) -> None:
        await asyncio.sleep(0)
        self.check()
        log = self.logs[more.match]
        if more.entries[0].number != len(log) + 1:
            raise StaleTurn("number-taken")
        log += more.entries
        self.summaries[more.match] = more.summary or self.summaries[more.match]

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        if match not in self.settings:
            raise NoSuchMatch(match=match)
        return self.settings[match], list(self.logs[match])

    async def match_of_invite(self, invite: str) -> str:
        for terms in self.settings.values():
            if terms.invite == invite:
                return terms.id
        raise NoSuchInvite

    async def of_account(
        self, account: str, *, most: int, skip: int = 0, status: Status | None = None
    ) -> list[Summary]:
        own = self.some(lambda one: Person(account) in one.players.values())
        return [one for one in own if status in (None, one.status)][skip : skip + most]

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        found = self.some(lambda one: one.status == "running" and one.kind == "open")
        others = [one for one in found if Person(without or "") not in one.players.values()]
        return others[skip : skip + most]

    async def challenges(self, *, most: int) -> list[Summary]:
        return self.some(lambda one: one.status == "waiting" and one.kind == "open", most)

    async def awaiting_computer(self) -> list[str]:
        return [one.id for one in self.some(lambda one: one.status == "running" and one.computer)]

    async def clocked(self) -> list[str]:
        return [one.id for one in self.some(lambda one: one.clock != NoClock() and one.status == "running")]

    def some(self, wanted: object, most: int = 1000) -> list[Summary]:
        assert callable(wanted)
        return [one for one in self.summaries.values() if wanted(one)][:most]

    async def unfinished(self, account: str) -> list[str]:
        return [
            one.id
            for one in self.some(lambda one: one.status != "over" and Person(account) in one.players.values())
        ]

    async def deleted_players(self) -> list[str]:
        return self.deleted

    async def quarantine(self, match: str, damage: Damage) -> None:
        self.damaged.setdefault(match, damage)

    async def heartbeat(self, now: int) -> None:
        if self.full:
            self.check()
        self.breath = now

    async def end_outage(self, now: int) -> None:
        if self.breath is not None:
            self.down.append(Outage(self.breath, now))

    async def outages(self) -> list[Outage]:
        return list(self.down)


class FakeWorkers:
    """The port `Workers`: plans any legal action as a turn; the first `failures` requests fail.

    While it is `held`, requests wait in a queue.
    """

    def __init__(self, failures: int = 0) -> None:
        self.failures, self.asked, self.dropped = failures, 0, 0
        self.held = False

    async def plan_turn(self, request: MoveRequest, report: Callable[[int], None]) -> Sequence[PlannedAction]:
        self.asked += 1
        await asyncio.sleep(0)
        try:
            while self.held:
                report(1)
                await asyncio.sleep(0.001)
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        return self.turn_for(request)

    def turn_for(self, request: MoveRequest) -> Sequence[PlannedAction]:
        """The planned turn: the last legal action."""
        rules = registry.rules(request.game)
        world = rules.observation.world(request.view, Rng(0))
        action = rules.notation.write(world, world.legal_actions()[-1])
        return [PlannedAction(action, view_digest(request.view))]


class FakeClock:
    """The port `Now`."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class RecordingSubscriber:
    """A subscriber that records all messages and checks that none is missing or repeated."""

    def __init__(self) -> None:
        self.last: int | None = None
        self.snapshots: list[Snapshot] = []
        self.updates: list[Update] = []
        self.there: Sequence[Mapping[str, bool]] = []
        self.statuses: list[ComputerStatus] = []
        self.claims: Mapping[str, int] = {}

    def snapshot(self, message: Snapshot) -> None:
        self.snapshots.append(message)
        self.last = message.number

    def update(self, message: Update) -> None:
        assert self.last is None or message.number == self.last + 1
        self.updates.append(message)
        self.last = message.number

    def presence(self, message: Presence) -> None:
        self.there = [*self.there, message.seats]
        self.claims = message.claims

    def computer_status(self, message: ComputerStatus) -> None:
        self.statuses.append(message)
