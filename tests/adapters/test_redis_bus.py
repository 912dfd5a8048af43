"""The bus over Redis: messages arrive, subscriptions are confirmed, and a lost connection is made again."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from regalia.adapters.redis_bus import RedisBus
from regalia.core.errors import BadField
from tests.support.match_services import until
from tests.support.ports import free_port
from tests.support.redis_server import own_redis, shared_redis

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_buses(url: str) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    """Opens the buses of two processes."""
    namespace = secrets.token_hex(4)
    one, other = await RedisBus.open(url, namespace), await RedisBus.open(url, namespace)
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


def received_by(bus: RedisBus, prefix: str = "match:") -> list[tuple[str, bytes]]:
    """Returns the list of what a bus receives from now on."""
    received: list[tuple[str, bytes]] = []
    bus.listen(prefix, lambda topic, message: received.append((topic, message)))
    return received


def fail(topic: str, message: bytes) -> None:
    """A handler with a fault."""
    raise RuntimeError(topic)


async def within(seconds: float, done: Callable[[], bool]) -> None:
    """Waits for a condition."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


async def test_no_message_after_a_subscription_is_lost() -> None:
    async with two_buses(shared_redis().url) as (one, other):
        received = received_by(one)
        for number in range(200):
            await one.subscribe(f"match:{number}")
            other.publish(f"match:{number}", b"hello")
        await until(lambda: len(received) == 200)
        assert received == [(str(number), b"hello") for number in range(200)]


async def test_only_subscribed_topics_of_the_own_server_are_received() -> None:
    async with two_buses(shared_redis().url) as (one, other), two_buses(shared_redis().url) as (stranger, _):
        received = received_by(one)
        await one.subscribe("match:a")
        await one.subscribe("match:b")
        one.unsubscribe("match:b")
        await asyncio.sleep(0.1)
        for bus, topic in ((stranger, "match:a"), (other, "match:b"), (other, "match:c"), (other, "match:a")):
            bus.publish(topic, b"x")
        await until(lambda: len(received) == 1)
        await asyncio.sleep(0.1)
        assert received == [("a", b"x")]


async def test_a_handler_that_fails_does_not_stop_the_others() -> None:
    async with two_buses(shared_redis().url) as (one, other):
        one.listen("match:", fail)
        received = received_by(one)
        await one.subscribe("match:a")
        other.publish("match:a", b"1")
        other.publish("match:a", b"2")
        await until(lambda: len(received) == 2)


async def test_after_a_restart_of_redis_messages_arrive_again_and_the_gap_is_told() -> None:
    with own_redis() as redis:
        async with two_buses(redis.url) as (one, other):
            received, gaps = received_by(one), []
            one.on_gap(lambda: gaps.append("gap"))
            await one.subscribe("match:a")
            redis.stop(signal.SIGKILL)
            await within(10, lambda: not one.connected)
            await one.subscribe("match:b")  # returns at once
            other.publish("match:a", b"lost")
            redis.start()
            await within(10, lambda: one.connected)
            await within(10, lambda: bool(gaps))
            other.publish("match:b", b"heard")
            await within(5, lambda: ("b", b"heard") in received)


async def test_a_redis_that_says_nothing_any_more_counts_as_lost() -> None:
    with own_redis() as redis:
        async with two_buses(redis.url) as (one, _):
            await one.subscribe("match:a")
            assert redis.process is not None
            redis.process.send_signal(signal.SIGSTOP)
            try:
                await within(15, lambda: not one.connected)
            finally:
                redis.process.send_signal(signal.SIGCONT)
            await within(15, lambda: one.connected)


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1", "redis://127.0.0.1:{port}"])
async def test_a_redis_that_cannot_be_reached_is_one_clear_error(url: str) -> None:
    with pytest.raises(BadField) as refused:
        await RedisBus.open(url.format(port=free_port()), "test")
    assert refused.value.field == "redis"
