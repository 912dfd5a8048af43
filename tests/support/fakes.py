"""Fake ports: a store in memory, workers that play any action, a clock that is set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import PlannedAction, view_digest
from regalia.services.matches.messages import ComputerStatus, Presence, Snapshot, Update
from regalia.services.matches.ports import (
    MoveRequest,
)


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
