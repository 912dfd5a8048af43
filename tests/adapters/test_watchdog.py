"""A worker that hangs is killed; one that is slow because other programs use the machine is not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count

import pytest

from regalia.adapters.watchdog import Watchdog, charged, cpu_seconds

pytestmark = pytest.mark.anyio
SILENCE = 0.1


async def is_killed(used: Callable[[], float | None], *, limit: float = 10.0, within: float = 1.0) -> bool:
    """Whether a worker with this CPU time is killed within some seconds."""
    killed = asyncio.Event()
    watchdog = Watchdog(used, killed.set, silence=SILENCE, limit=limit)
    try:
        async with asyncio.timeout(within):
            await killed.wait()
    except TimeoutError:
        return False
    finally:
        watchdog.cancel()
    return True


async def test_a_worker_that_uses_no_cpu_time_is_killed() -> None:
    assert await is_killed(lambda: 5.0, within=30)


async def test_a_worker_that_gets_little_cpu_time_is_not_killed() -> None:
    slowly = count()
    assert not await is_killed(lambda: next(slowly) / 1000)


async def test_a_worker_that_uses_more_cpu_time_than_its_limit_is_killed() -> None:
    fast = count()
    assert await is_killed(lambda: next(fast) * 10.0, within=30)


async def test_a_worker_that_gets_almost_nothing_is_killed_in_the_end() -> None:
    slowly = count()
    assert await is_killed(lambda: next(slowly) / 1000, limit=0.05, within=30)


async def test_elapsed_time_counts_where_cpu_time_is_not_known() -> None:
    assert await is_killed(lambda: None, within=30)


async def test_a_slow_second_counts_as_a_tenth_and_a_busy_one_as_a_whole() -> None:
    assert charged(10.0, 0.3) == 1.0
    assert charged(10.0, 9.0) == 9.0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
async def test_the_cpu_time_of_a_process_is_read() -> None:
    code = "while True: pass"
    with subprocess.Popen([sys.executable, "-c", code]) as busy:
        try:
            async with asyncio.timeout(60):
                while (cpu_seconds(busy.pid) or 0.0) < 0.05:
                    await asyncio.sleep(0.01)
        finally:
            busy.kill()
    assert cpu_seconds(busy.pid) is None
    assert cpu_seconds(os.getpid()) is not None
