"""Plans the turns of computer players: a move request becomes a task for a worker."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic

import msgspec

from regalia.games import registry
from regalia.players import PlannedAction, level
from regalia.services.matches.ports import MoveRequest
from regalia.services.tasks import PLAN_TURN, Task, TaskFailed, TaskRunner

logger = logging.getLogger(__name__)

# CPU seconds of one iteration on a typical core; a wrong estimate only changes waiting times.
SECONDS_PER_ITERATION = {"turns": 0.0003, "tree": 0.00005}


class TurnPlanner:
    """The port `Workers`. `turns` counts the requests by outcome."""

    def __init__(self, tasks: TaskRunner) -> None:
        self._tasks = tasks
        self.turns = Counter(planned=0, failed=0)

    async def plan_turn(
        self, request: MoveRequest, report: Callable[[int], None] = lambda position: None
    ) -> Sequence[PlannedAction]:
        """Returns a planned turn; `report` receives the position in the queue. Raises: TaskFailed."""
        began = monotonic()
        try:
            done = await self._tasks.run(turn_task(request), report)
        except TaskFailed:
            self.turns["failed"] += 1
            raise
        self.turns["planned"] += 1
        fields = {"game": request.game, "level": request.level, "seconds": round(monotonic() - began, 3)}
        logger.debug("turn planned", extra={"fields": fields})
        return msgspec.json.decode(done.value, type=list[PlannedAction])


def turn_task(request: MoveRequest) -> Task:
    """Returns the task that plans a turn. Raises: BadField if there is no such level."""
    return Task(
        name=PLAN_TURN,
        payload=msgspec.json.encode(request),
        person=request.person,
        cost=estimated_seconds(request.game, request.level),
    )


def estimated_seconds(game: str, number: int) -> float:
    """Returns how long a level searches for one turn. Raises: BadField."""
    found = level(registry.rules(game), number)
    return found.iterations * SECONDS_PER_ITERATION[found.settings.scheme]
