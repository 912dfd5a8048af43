"""Promises: who waits may be told to go, and hears it when the work is done."""

import asyncio

import pytest

from regalia.services.promise import Promise, finished, promised


def test_a_task_that_is_cancelled_waits_until_the_work_is_done_and_is_told_then() -> None:
    async def play() -> None:
        work: Promise[int] = Promise(loop=asyncio.get_running_loop())
        task = asyncio.create_task(finished(work))
        await asyncio.sleep(0)
        task.cancel()
        task.cancel()
        await asyncio.sleep(0)
        assert not task.done()
        work.set_result(1)
        assert isinstance(await task, asyncio.CancelledError)

    asyncio.run(play())


def test_what_goes_wrong_is_raised_also_to_one_who_was_cancelled() -> None:
    async def play() -> None:
        for gone in (False, True):
            work: Promise[int] = Promise(loop=asyncio.get_running_loop())
            task = asyncio.create_task(finished(work))
            await asyncio.sleep(0)
            if gone:
                task.cancel()
            work.set_exception(OSError("the disk is full"))
            with pytest.raises(OSError, match="full"):
                await task

    asyncio.run(play())


def test_a_task_can_be_promised_and_goes_on_when_its_promise_is_left() -> None:
    async def work() -> int:
        await asyncio.sleep(0.01)
        return 7

    async def play() -> None:
        promise = promised(asyncio.create_task(work()))
        waiting = asyncio.create_task(finished(promise))
        await asyncio.sleep(0)
        waiting.cancel()
        assert isinstance(await waiting, asyncio.CancelledError)
        assert promise.result() == 7

    asyncio.run(play())
