"""Limits that several processes count in Redis: n processes allow no more than one, and no Redis delays a request."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest

from regalia.adapters import redis_counts
from regalia.adapters.redis_counts import TIMEOUT, RedisCounts
from regalia.services.errors import TooMany
from regalia.services.limits import LimitKind, Limits
from tests.support.redis_server import RedisServer, own_redis, shared_redis

pytestmark = pytest.mark.anyio

FEW = {
    "guest.address": "3 per hour; 5 per day",
    "match.account": "2 per hour",
    "sign-in.account": "2 per hour",
}
HERE = "192.0.2.1"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for Redis as long as a busy machine needs."""
    monkeypatch.setattr(redis_counts, "TIMEOUT", 30.0)


@asynccontextmanager
async def limits_of_two_processes(redis: RedisServer) -> AsyncIterator[tuple[Limits, Limits]]:
    """Opens the limits of two processes of one server."""
    namespace = secrets.token_hex(4)
    counts = [RedisCounts(redis.url, namespace) for _ in range(2)]
    try:
        yield Limits(FEW, shared=counts[0]), Limits(FEW, shared=counts[1])
    finally:
        for each in counts:
            await each.close()


@pytest.mark.usefixtures("patient")
async def test_two_processes_allow_no_more_than_one() -> None:
    async with limits_of_two_processes(shared_redis()) as (one, other):
        await one.admit(LimitKind.GUEST, address=HERE)
        await other.admit(LimitKind.GUEST, address=HERE)
        await one.admit(LimitKind.GUEST, address=HERE)
        for limits in (one, other):
            with pytest.raises(TooMany) as refused:
                await limits.admit(LimitKind.GUEST, address=HERE)
            assert refused.value.limit == "guest.address"
            assert 3595 <= refused.value.arguments["wait"] <= 3600
        await other.admit(LimitKind.GUEST, address="192.0.2.2")


@pytest.mark.usefixtures("patient")
async def test_events_at_the_same_moment_in_two_processes_are_all_counted() -> None:
    async with limits_of_two_processes(shared_redis()) as both:
        tries = [each.admit(LimitKind.GUEST, address=HERE) for each in both for _ in range(10)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 3


@pytest.mark.usefixtures("patient")
async def test_a_refused_event_is_counted_by_none_of_its_limits() -> None:
    async with limits_of_two_processes(shared_redis()) as (one, other):
        for _ in range(2):
            await one.admit(LimitKind.MATCH, account="anna")
        for _ in range(150):  # more than match.address allows
            with pytest.raises(TooMany):
                await other.admit(LimitKind.MATCH, address=HERE, account="anna")
        await other.admit(LimitKind.MATCH, address=HERE, account="berta")


@pytest.mark.usefixtures("patient")
async def test_a_refund_is_seen_by_the_other_process() -> None:
    async with limits_of_two_processes(shared_redis()) as (one, other):
        counted = [("sign-in.account", "anna")]
        for _ in range(5):
            await (await one.admit_each(counted)).refund()
        await other.admit_each(counted)
        await one.admit_each(counted)
        with pytest.raises(TooMany):
            await other.admit_each(counted)


@pytest.mark.usefixtures("patient")
async def test_servers_that_share_a_redis_do_not_share_counts() -> None:
    async with (
        limits_of_two_processes(shared_redis()) as (one, _),
        limits_of_two_processes(shared_redis()) as (foreign, _),
    ):
        for _ in range(3):
            await one.admit(LimitKind.GUEST, address=HERE)
        await foreign.admit(LimitKind.GUEST, address=HERE)


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
async def test_without_redis_each_process_goes_on_with_its_own_count_and_nobody_waits_long(
    how: signal.Signals,
) -> None:
    with own_redis() as redis:
        async with limits_of_two_processes(redis) as (one, other):
            await one.admit(LimitKind.GUEST, address=HERE)
            await other.admit(LimitKind.GUEST, address=HERE)
            assert redis.process is not None
            redis.process.send_signal(how)
            began = monotonic()
            await one.admit(LimitKind.GUEST, address=HERE)
            first = monotonic() - began
            await one.admit(LimitKind.GUEST, address=HERE)
            with pytest.raises(TooMany):
                await one.admit(LimitKind.GUEST, address=HERE)
            later = monotonic() - began - first
            await other.admit(LimitKind.GUEST, address=HERE)
            redis.process.send_signal(signal.SIGCONT)
    assert first < TIMEOUT + 0.5
    assert later < 0.1
