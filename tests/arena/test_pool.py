"""Processes that share work: nothing is lost, failures come through, and who has enough waits for nobody."""

from __future__ import annotations

import os
import re
import time
from contextlib import closing

import pytest

from regalia.arena.pool import WorkerDied, run_parallel
from regalia.core.i18n import tr


def twice(number: int) -> tuple[int, int]:
    """Some work, and who did it."""
    return 2 * number, os.getpid()


def fail(number: int) -> int:
    """Work that cannot be done."""
    raise ValueError(f"not {number}")


def die(number: int) -> int:
    """Work that ends the process that does it."""
    os._exit(number)


def dawdle(number: int) -> int:
    """Work that takes long, but for the first of it."""
    time.sleep(60 if number else 0)
    return number


def test_every_task_is_done_once_and_more_than_one_process_does_it() -> None:
    found = list(run_parallel(twice, range(40), 2))
    assert sorted(number for number, _ in found) == [2 * number for number in range(40)]
    assert os.getpid() not in {process for _, process in found}


def test_one_job_stays_in_this_process() -> None:
    assert list(run_parallel(twice, range(3), 1)) == [(0, os.getpid()), (2, os.getpid()), (4, os.getpid())]
    assert list(run_parallel(twice, [], 8)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_comes_through(jobs: int) -> None:
    with pytest.raises(ValueError, match=r"not [01]"):
        list(run_parallel(fail, range(2), jobs))


def test_a_process_that_dies_is_an_error_with_words() -> None:
    with pytest.raises(WorkerDied, match=re.escape(tr("error-worker-died"))):
        list(run_parallel(die, range(2), 2))


def test_who_has_had_enough_does_not_wait_for_the_rest() -> None:
    start = time.monotonic()
    with closing(run_parallel(dawdle, range(5), 2)) as coming:
        assert next(coming) == 0
    assert time.monotonic() - start < 20
