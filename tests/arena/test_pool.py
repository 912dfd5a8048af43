"""Worker processes: every task runs once, errors are raised, and stopping does not wait."""

from __future__ import annotations

import os
import re
import time
from contextlib import closing

import pytest

from regalia.arena.pool import WorkerDied, run_parallel
from regalia.core.i18n import tr


def twice(number: int) -> tuple[int, int]:
    """A task that returns its result and process id."""
    return 2 * number, os.getpid()


def fail(number: int) -> int:
    """A task that raises."""
    raise ValueError(f"not {number}")


def die(number: int) -> int:
    """A task that ends its process."""
    os._exit(number)


def dawdle(number: int) -> int:
    """A slow task, except for number 0."""
    time.sleep(60 if number else 0)
    return number


def test_every_task_runs_once_and_in_several_processes() -> None:
    found = list(run_parallel(twice, range(40), 2))
    assert sorted(number for number, _ in found) == [2 * number for number in range(40)]
    assert os.getpid() not in {process for _, process in found}


def test_one_job_stays_in_this_process() -> None:
    assert list(run_parallel(twice, range(3), 1)) == [(0, os.getpid()), (2, os.getpid()), (4, os.getpid())]
    assert list(run_parallel(twice, [], 8)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_exception_of_a_task_is_raised(jobs: int) -> None:
    with pytest.raises(ValueError, match=r"not [01]"):
        list(run_parallel(fail, range(2), jobs))


def test_a_dead_worker_is_an_error() -> None:
    with pytest.raises(WorkerDied, match=re.escape(tr("error-worker-died"))):
        list(run_parallel(die, range(2), 2))


def test_closing_the_generator_does_not_wait_for_running_tasks() -> None:
    start = time.monotonic()
    with closing(run_parallel(dawdle, range(5), 2)) as coming:
        assert next(coming) == 0
    assert time.monotonic() - start < 20
