"""Work that is completed although the task that waits for it is cancelled."""

import asyncio
from collections.abc import Callable

import pytest

from regalia.services.uncancelled import UncancellableFuture, wait_uncancelled

Kind = Callable[[], asyncio.Future[None]]
KINDS: list[Kind] = [UncancellableFuture, asyncio.Future]


async def cancelled_waiter(work: asyncio.Future[None]) -> asyncio.Task[asyncio.CancelledError | None]:
    """Returns a task that waits for work and was cancelled twice."""
    task = asyncio.ensure_future(wait_uncancelled(work))
    for _ in range(2):
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    assert not work.done()
    return task


@pytest.mark.anyio
@pytest.mark.parametrize("kind", KINDS)
async def test_a_cancelled_task_waits_until_the_work_is_done_and_is_told_then(kind: Kind) -> None:
    work = kind()
    task = await cancelled_waiter(work)
    work.set_result(None)
    assert isinstance(await task, asyncio.CancelledError)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_of_the_work_comes_before_a_cancellation(kind: Kind) -> None:
    work = kind()
    task = await cancelled_waiter(work)
    work.set_exception(OSError("full"))
    with pytest.raises(OSError, match="full"):
        await task


@pytest.mark.anyio
@pytest.mark.parametrize("kind", KINDS)
async def test_without_a_cancellation_nothing_is_returned(kind: Kind) -> None:
    work = kind()
    asyncio.get_running_loop().call_soon(work.set_result, None)
    assert await wait_uncancelled(work) is None
