"""Rate limits in Redis: one script counts all windows of an event, or none of them.

The library `limits` would need two round trips for each of up to four windows, could count one window and refuse at the
next, and has no refund.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic

from redis.asyncio import Redis

from regalia.adapters.redis_client import FAULTS, new_client
from regalia.services.shared_counts import Counted, CountsUnavailable, Exceeded

logger = logging.getLogger(__name__)

TIMEOUT = 0.25  # seconds by which a request may be delayed if Redis hangs
PAUSE = 5.0  # seconds for which Redis is not asked after a fault

# Arguments: the amount and the milliseconds of the window of each key. Returns: the number of the key with the longest
# wait, and the milliseconds until its window ends; or 0 and 0 if all events were counted.
TAKE = """
local found, longest = 0, -1
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then
    local left = redis.call('PTTL', key)
    if left > longest then found, longest = i, left end
  end
end
if found > 0 then return {found, longest} end
for i, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[2 * i]) end
end
return {0, 0}
"""
REFUND = """
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end
"""


class RedisCounts:
    """The port `SharedCounts`. After a fault Redis is left alone for some seconds, so that no request waits again."""

    def __init__(self, url: str, namespace: str) -> None:
        """Raises: BadField if the URL is invalid."""
        self._redis: Redis = new_client(url, timeout=TIMEOUT)
        self._take = self._redis.register_script(TAKE)
        self._refund = self._redis.register_script(REFUND)
        self._prefix = f"regalia:{namespace}:limit:"
        self._paused_until = 0.0
        self._failing = False

    async def close(self) -> None:
        """Ends the connections."""
        await self._redis.aclose()

    async def take(self, counted: Sequence[Counted]) -> Exceeded | None:
        """Counts all events, or none if one of them exceeds its limit. Raises: CountsUnavailable."""
        if monotonic() < self._paused_until:
            raise CountsUnavailable
        windows = [value for each in counted for value in (each.amount, 1000 * each.seconds)]
        try:
            async with asyncio.timeout(TIMEOUT):
                number, left = await self._take(keys=self._keys(counted), args=windows)
        except FAULTS as error:
            self._pause(error)
            raise CountsUnavailable from None
        if self._failing:
            self._failing = False
            logger.warning("limits are counted in Redis again")
        return Exceeded(counted[number - 1].limit, left / 1000) if number else None

    async def refund(self, counted: Sequence[Counted]) -> None:
        """Uncounts events. Does nothing if Redis does not answer."""
        if monotonic() < self._paused_until:
            return
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._refund(keys=self._keys(counted))
        except FAULTS as error:
            self._pause(error)

    def _keys(self, counted: Sequence[Counted]) -> list[str]:
        # The length of the window is part of the key: a limit may have several.
        return [f"{self._prefix}{each.limit}:{each.seconds}:{each.key}" for each in counted]

    def _pause(self, error: BaseException) -> None:
        self._paused_until = monotonic() + PAUSE
        if not self._failing:
            self._failing = True
            logger.warning("limits are counted by each process, because Redis does not answer: %r", error)
