"""Long work outside the server process: a named task with a payload in, a result out.

A kind of task is a function in `adapters/task_functions.py`; whoever wants one made calls `TaskRunner.run`. Local and
remote workers run the same functions behind the same scheduler. A payload holds all that a worker needs and nothing
that the person behind the task may not know: a view, never a position or the seed of a match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

PLAN_TURN = "plan-turn"  # services/matches/turn_planner.py


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Work for any worker. The payload is JSON."""

    name: str
    payload: bytes
    person: str  # whose share of the workers it counts to
    cost: float  # estimated CPU seconds; a wrong estimate only changes waiting times


class TaskResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a task, as JSON, and the CPU time that it took."""

    value: bytes
    cpu_seconds: float


class TaskFailed(Exception):
    """A task has no result: it was refused, took too long, or its workers do not stay alive."""


class TaskRunner(Protocol):
    """Runs tasks on workers, in a fair order."""

    async def run(self, task: Task, report: Callable[[int], None]) -> TaskResult:
        """Returns the result; `report` receives the position in the queue as it changes, 0 for none.

        A cancelled call drops the task. Raises: TaskFailed.
        """
