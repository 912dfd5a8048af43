"""Eager coroutines: run at once until they block, then in a task."""

import asyncio

import pytest

from regalia.web import eager_tasks


@pytest.mark.anyio
async def test_what_need_not_wait_is_done_at_once() -> None:
    done = []

    async def work() -> None:
        done.append(1)

    eager_tasks.run_eagerly(work())
    assert done == [1]


@pytest.mark.anyio
async def test_what_has_to_wait_is_done_later_step_by_step() -> None:
    gate, done = asyncio.Event(), []

    async def work() -> None:
        for step in range(3):
            await gate.wait()
            await asyncio.sleep(0)
            done.append(step)

    eager_tasks.run_eagerly(work())
    await asyncio.sleep(0.01)
    assert done == []
    gate.set()
    await asyncio.sleep(0.01)
    assert done == [0, 1, 2]


@pytest.mark.anyio
async def test_a_failure_is_told_at_once_where_nothing_was_waited_for() -> None:
    async def work() -> None:
        raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        eager_tasks.run_eagerly(work())


@pytest.mark.anyio
async def test_what_waits_can_be_cancelled() -> None:
    ended = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    before = asyncio.all_tasks()
    eager_tasks.run_eagerly(work())
    others = asyncio.all_tasks() - before
    for task in others:
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert ended == [True]
