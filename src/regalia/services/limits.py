"""Rate limits and caps.

Counts are in memory and lost at a restart. Windows are fixed and start with the first counted event, so that the
seconds to wait are exact. All windows of one rate are equally long, so that expired ones are at the front of the
dictionary. The memory storage of the library `limits` scans all its keys on a timer, which is too slow if every
request and every message is counted.

Rates that protect accounts and the lobby (`SHARED`) are counted by `admit`: in Redis if several processes have one, so
that n processes allow no more than one. Frequent events are counted by `take`, in each process. What Redis counts is
also counted here, and if Redis does not answer, the process goes on with its own count.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from math import ceil

from regalia.services.errors import TooMany
from regalia.services.limit_table import DEFAULTS, Rate, Value, rates, validated
from regalia.services.shared_counts import Counted, CountsUnavailable, SharedCounts

MAX_KEYS = 200_000  # of one rate; beyond them the oldest are dropped
NOTHING: Mapping[str, Value] = {}


class LimitKind(StrEnum):
    """What is counted. The rates are `KIND.address` and `KIND.account` in the table."""

    REQUEST = "request"
    LIST = "list"
    RECORD = "record"
    UPLOAD = "upload"
    PASSWORD = "password"
    SIGN_IN = "sign-in"
    RECOVERY = "recovery"
    GUEST = "guest"
    REGISTER = "register"
    MATCH = "match"
    JOIN = "join"
    CHAT = "chat"
    REPORT = "report"
    BLOCK = "block"
    DOWNLOAD = "download"
    SOCKET = "socket"
    MESSAGE = "message"


SHARED = frozenset(
    {
        LimitKind.UPLOAD,
        LimitKind.PASSWORD,
        LimitKind.SIGN_IN,
        LimitKind.RECOVERY,
        LimitKind.GUEST,
        LimitKind.REGISTER,
        LimitKind.MATCH,
        LimitKind.JOIN,
        LimitKind.CHAT,
        LimitKind.REPORT,
        LimitKind.BLOCK,
    }
)


class RateWindow:
    """Counts one rate for all its keys."""

    def __init__(self, limit: str, rate: Rate, now: Callable[[], float]) -> None:
        self.limit = limit  # its name
        self.rate = rate
        self._now = now
        self._counts: OrderedDict[str, list[float]] = OrderedDict()  # by key: end of the window, count

    def __len__(self) -> int:
        return len(self._counts)

    def wait(self, key: str) -> float:
        """Returns the seconds until one more is allowed, 0 if it is allowed now."""
        self._forget()
        found = self._counts.get(key)
        return found[0] - self._now() if found and found[1] >= self.rate.amount else 0.0

    def add(self, key: str) -> list[float]:
        """Counts one more. Returns: the counter."""
        self._forget()
        found = self._counts.get(key)
        if found is None:
            self._counts[key] = found = [self._now() + self.rate.seconds, 0]
        found[1] += 1
        return found

    def _forget(self) -> None:
        """Drops expired windows, and the oldest ones beyond MAX_KEYS."""
        now, counts = self._now(), self._counts
        while counts and (len(counts) > MAX_KEYS or next(iter(counts.values()))[0] <= now):
            counts.popitem(last=False)


class Reservation:
    """Counted events that can be refunded."""

    def __init__(
        self, counts: Sequence[list[float]], shared: SharedCounts | None, counted: Sequence[Counted]
    ) -> None:
        self._counts, self._shared, self._counted = counts, shared, counted

    async def refund(self) -> None:
        """Uncounts the events, because the attempt succeeded."""
        for count in self._counts:
            count[1] -= 1
        if self._shared is not None:
            await self._shared.refund(self._counted)


class Limits:
    """The limits of one server: the defaults, overridden by settings."""

    def __init__(
        self,
        chosen: Mapping[str, Value] = NOTHING,
        *,
        now: Callable[[], float] = time.monotonic,
        shared: SharedCounts | None = None,
    ) -> None:
        """Raises: BadField if there is no such limit or it cannot have this value."""
        self._values = DEFAULTS | validated(chosen)
        self._now, self._shared = now, shared
        self._windows = {
            name: [RateWindow(name, rate, now) for rate in rates(value)]
            for name, value in self._values.items()
            if isinstance(value, str)
        }

    def count(self, name: str) -> int:
        """Returns a cap that is an integer."""
        value = self._values[name]
        assert isinstance(value, int), name
        return value

    def seconds(self, name: str) -> float:
        """Returns a cap that is a float, usually seconds."""
        value = self._values[name]
        assert isinstance(value, float), name
        return value

    def bucket(self) -> TokenBucket:
        """Returns the token bucket of a new socket."""
        return TokenBucket(
            burst=self.count("socket.burst"), per_second=self.seconds("socket.per-second"), now=self._now
        )

    def take(self, kind: LimitKind, *, address: str | None = None, account: str | None = None) -> None:
        """Counts one for an address and an account (its id), in this process.

        Raises:
            TooMany: `wait` seconds are left until it is allowed again; a refused event is not counted.
        """
        assert kind not in SHARED
        self._take(list(self._counted(kind, address, account)))

    async def admit(self, kind: LimitKind, *, address: str | None = None, account: str | None = None) -> None:
        """Counts one of a shared kind for an address and an account. Raises: TooMany, as `take`."""
        assert kind in SHARED
        await self._admit(list(self._counted(kind, address, account)))

    async def admit_each(self, counted: Iterable[tuple[str, str]]) -> Reservation:
        """Counts one for each pair of rate name and key. Raises: TooMany, as `take`."""
        return await self._admit(
            [(window, bounded_key(key)) for name, key in counted for window in self._windows[name]]
        )

    async def _admit(self, counted: Sequence[tuple[RateWindow, str]]) -> Reservation:
        """Counts events in all processes if they share counts, else in this one. Raises: TooMany."""
        events = [Counted(window.limit, key, *window.rate) for window, key in counted]
        shared = self._shared if events else None
        if shared is not None:
            try:
                exceeded = await shared.take(events)
            except CountsUnavailable:
                shared = None
            else:
                if exceeded is not None:
                    raise too_often(exceeded.limit, exceeded.wait)
        counts = self._take(counted) if shared is None else [window.add(key) for window, key in counted]
        return Reservation(counts, shared, events)

    def _take(self, counted: Sequence[tuple[RateWindow, str]]) -> list[list[float]]:
        wait, limit = max(((window.wait(key), window.limit) for window, key in counted), default=(0.0, ""))
        if wait > 0:
            raise too_often(limit, wait)
        return [window.add(key) for window, key in counted]

    def _counted(
        self, kind: LimitKind, address: str | None, account: str | None
    ) -> Iterator[tuple[RateWindow, str]]:
        if address is not None:
            key = address_group(address)
            for window in self._windows.get(f"{kind}.address", ()):
                yield window, key
        if account is not None:
            key = bounded_key(account)
            for window in self._windows.get(f"{kind}.account", ()):
                yield window, key


def too_often(limit: str, wait: float) -> TooMany:
    """Returns the refusal of an event, with the seconds to wait."""
    return TooMany("too-often", limit=limit, wait=max(1, ceil(wait)))


class TokenBucket:
    """Limits the messages of one socket: starts full, loses one token per message, refills with time."""

    def __init__(self, *, burst: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left, self._at = burst, now()

    def take(self) -> None:
        """Counts a message. Raises: TooMany, with the seconds to wait."""
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._per_second)
        self._at = at
        if self._left < 1:
            wait = ceil((1 - self._left) / self._per_second)
            raise TooMany("too-often", limit="socket.per-second", wait=wait)
        self._left -= 1


def bounded_key(key: str) -> str:
    """Returns a key of bounded length, hashed if it is long."""
    return key if len(key) <= 64 else sha256(key.encode("utf-8", "replace")).hexdigest()


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """Returns the key of an address: itself, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return sha256(address.encode("utf-8", "replace")).hexdigest()  # a Unix socket or an invalid address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
