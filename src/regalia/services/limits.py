"""How often anybody may do anything: one table, with why.

The counting is that of the library `limits`, in memory: a start forgets it. Its fixed windows are exact
about when to come back, and forget who has gone; its moving windows keep a line for everybody who ever came.
Messages of a socket are counted by the socket itself: the library walks over all it knows again and again,
and messages come by the thousand.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from hashlib import sha256
from math import ceil
from typing import NamedTuple

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from regalia.services.errors import TooMany


class Kind(StrEnum):
    """What is counted."""

    SIGN_IN = "sign-in"
    RECOVERY = "recovery"
    GUEST = "guest"
    REGISTER = "register"
    MATCH = "match"
    CHAT = "chat"
    SOCKET = "socket"
    UPLOAD = "upload"


class Rule(NamedTuple):
    """How much of a kind is allowed to one address and to one account, and why so much."""

    address: str
    account: str | None
    why: str


TABLE = {
    Kind.SIGN_IN: Rule(
        "30 per 5 minutes",
        "20 per 5 minutes",
        "Enough for a family behind one address and for clumsy fingers; a guesser has 6,000 tries a day at a "
        "name. The account is the name that is tried, so that many addresses do not help.",
    ),
    Kind.RECOVERY: Rule(
        "10 per 10 minutes",
        "10 per 10 minutes",
        "A code is typed from paper, slowly; it cannot be guessed, and each try costs a hash.",
    ),
    Kind.GUEST: Rule(
        "30 per 10 minutes",
        None,
        "A school class may come at once from one address; each guest is a row that stays.",
    ),
    Kind.REGISTER: Rule(
        "20 per hour",
        "20 per hour",
        "Names are taken for good, and each try costs a hash; a taken name is tried a few times.",
    ),
    Kind.MATCH: Rule(
        "120 per 10 minutes",
        "40 per 10 minutes",
        "Quick rematches against the computer are fine; a match stays, and the lobby is for all.",
    ),
    Kind.CHAT: Rule(
        "120 per minute",
        "20 per minute",
        "Faster than anybody talks who also plays.",
    ),
    Kind.SOCKET: Rule(
        "240 per minute",
        "60 per minute",
        "Tabs that come back after a bad network, all at once; not a client that connects in a loop.",
    ),
    Kind.UPLOAD: Rule(
        "60 per 10 minutes",
        "30 per 10 minutes",
        "Somebody who draws a board checks it after every change; reading one costs milliseconds.",
    ),
}

# Messages of one socket: a burst, such as a turn of many actions, then as fast as one can click.
MESSAGE_BURST = 60
MESSAGES_PER_SECOND = 15.0


class Limits:
    """Counts, and refuses what is too much."""

    def __init__(self, table: dict[Kind, Rule] = TABLE) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rules = {
            kind: (parse(rule.address), parse(rule.account) if rule.account else None)
            for kind, rule in table.items()
        }

    def take(self, kind: Kind, *, address: str | None = None, account: str | None = None) -> None:
        """Count one for an address and an account (its id; for a sign-in the name that is tried).

        Raises:
            TooMany: `wait` seconds are left until it is allowed again; what is refused does not count.
        """
        counted = list(self._counted(kind, address, account))
        waits = [
            self._limiter.get_window_stats(item, kind, who).reset_time - time.time()
            for item, who in counted
            if not self._limiter.test(item, kind, who)
        ]
        if waits:
            raise TooMany("too-often", wait=max(1, ceil(max(waits))))
        for item, who in counted:
            self._limiter.hit(item, kind, who)

    def _counted(
        self, kind: Kind, address: str | None, account: str | None
    ) -> Iterator[tuple[RateLimitItem, str]]:
        by_address, by_account = self._rules[kind]
        if address is not None:
            yield by_address, f"address {group(address)}"
        if account is not None and by_account is not None:
            yield by_account, f"account {sha256(account.encode('utf-8', 'replace')).hexdigest()}"


class Bucket:
    """Counts the messages of one socket: full at first, emptied by one for each, filled by time."""

    def __init__(
        self,
        *,
        burst: float = MESSAGE_BURST,
        per_second: float = MESSAGES_PER_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left, self._at = burst, now()

    def take(self) -> None:
        """Count a message. Raises: TooMany, with the seconds to wait."""
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._per_second)
        self._at = at
        if self._left < 1:
            raise TooMany("too-often", wait=ceil((1 - self._left) / self._per_second))
        self._left -= 1


def group(address: str) -> str:
    """Whom an address stands for: itself, or of IPv6 the network of 64 bits that one customer is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return sha256(address.encode("utf-8", "replace")).hexdigest()  # a Unix socket, or nonsense
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
