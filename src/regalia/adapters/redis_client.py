"""Connections to Redis: one way to make them, with timeouts, and the faults that they have."""

from __future__ import annotations

import asyncio

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from regalia.core.errors import BadField

TIMEOUT = 5.0  # seconds without an answer, after which a connection counts as lost
FAULTS = (RedisError, OSError, asyncio.TimeoutError)


def new_client(url: str, *, timeout: float = TIMEOUT) -> Redis:
    """Returns a client, not connected yet. It repeats nothing: callers must know of every fault.

    Raises: BadField if the URL is invalid.
    """
    try:
        return Redis.from_url(
            url, socket_connect_timeout=timeout, socket_timeout=timeout, retry=Retry(NoBackoff(), 0)
        )
    except ValueError as error:
        raise BadField("redis-url", field="redis", what=str(error)) from None


async def connected_client(url: str) -> Redis:
    """Returns a client of a server that answers. Raises: BadField."""
    client = new_client(url)
    try:
        async with asyncio.timeout(TIMEOUT):
            await client.ping()
    except FAULTS as error:
        await client.aclose()
        raise unreachable(error) from None
    return client


def unreachable(error: BaseException) -> BadField:
    """Returns the error of a server that does not answer."""
    return BadField("redis-unreachable", field="redis", what=str(error) or "no answer")
