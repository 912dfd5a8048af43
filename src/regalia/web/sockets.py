"""All open WebSockets: counts, pings, and closing by account or session."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator

from regalia.services.errors import TooMany
from regalia.services.limits import address_group
from regalia.web.connection import Connection

PING_EVERY = 20.0  # seconds
PING_BATCHES = 100  # pings are sent in batches, because thousands at once would block
CLOSE_SECONDS = 2.0  # seconds for clients to read the last messages
CLOSE_STEP = 0.02  # seconds between the batches of sockets that are closed
CLOSE_BATCH = 20  # sockets: a thousand per second
MAX_SPREAD = 3.0  # seconds in which all sockets are closed, however many there are
RETRY_SECONDS = 10  # seconds


class Sockets:
    """The open WebSockets of this process."""

    def __init__(self, *, most: int, of_address: int, of_account: int) -> None:
        self.most, self.of_address, self.of_account = most, of_address, of_account
        self._counts: Counter[str] = Counter()  # by address and by account
        self._open: set[Connection] = set()
        self._watching_own: dict[
            str, set[Connection]
        ] = {}  # by account: sockets that watch their own matches
        self.on_unwatched: Callable[[str], None] = lambda account: None  # no socket watches them any more

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    @property
    def is_full(self) -> bool:
        """Whether no more sockets can be accepted."""
        return len(self._open) >= self.most

    def check(self, *, address: str, account: str) -> None:
        """Checks that an address and an account may open one more socket. Raises: TooMany."""
        if self._counts[address_key(address)] >= self.of_address:
            raise too_many_sockets("socket.open-address", self.of_address)
        if self._counts[account] >= self.of_account:
            raise too_many_sockets("socket.open-account", self.of_account)

    def add(self, connection: Connection) -> None:
        """Adds an accepted socket."""
        self._open.add(connection)
        self._counts.update(count_keys(connection))

    def remove(self, connection: Connection) -> None:
        """Removes a closed socket."""
        self._open.discard(connection)
        for key in count_keys(connection):
            self._counts[key] -= 1
            if self._counts[key] <= 0:
                del self._counts[key]
        self.watch_own_matches(connection, on=False)

    def is_connected(self, account: str) -> bool:
        """Returns whether an account has an open socket."""
        return self._counts[account] > 0

    def watch_own_matches(self, connection: Connection, *, on: bool) -> None:
        """Subscribes a socket to the matches of its account, or unsubscribes it."""
        watching = self._watching_own.setdefault(connection.account, set())
        (watching.add if on else watching.discard)(connection)
        if not watching:
            del self._watching_own[connection.account]
            self.on_unwatched(connection.account)

    def watching_own_matches(self, account: str) -> list[Connection]:
        """Returns the sockets that are subscribed to the matches of an account."""
        return [*self._watching_own.get(account, ())]

    def close_account(self, account: str, *, but: str = "") -> None:
        """Closes the sockets of an account, except those of the session `but`."""
        for connection in list(self._open):
            if connection.account == account and connection.session != but:
                connection.close("signed-out")

    def close_sessions(self, ids: Collection[str]) -> None:
        """Closes the sockets of ended sessions."""
        for connection in list(self._open) if ids else ():
            if connection.session in ids:
                connection.close("signed-out")

    async def ping_loop(self) -> None:
        """Pings all sockets, batch by batch."""
        while True:
            everybody = list(self._open)
            for start in range(PING_BATCHES):
                for connection in everybody[start::PING_BATCHES]:
                    if connection.is_open:
                        connection.ping(secrets.randbits(32))
                await asyncio.sleep(PING_EVERY / PING_BATCHES)

    async def close_all(self) -> None:
        """Closes all sockets because the server restarts, and waits briefly for clients to read the last messages.

        They are closed little by little, because each client reconnects at once. A message under way is answered.
        """
        everybody = list(self._open)
        batch = max(CLOSE_BATCH, math.ceil(len(everybody) * CLOSE_STEP / MAX_SPREAD))
        for start in range(0, len(everybody), batch):
            for connection in everybody[start : start + batch]:
                connection.close_after_answer("restarting")
            if start + batch < len(everybody):
                await asyncio.sleep(CLOSE_STEP)
        if not await self._wait_until_closed():
            for connection in list(self._open):
                connection.close("restarting")

    async def _wait_until_closed(self) -> bool:
        """Waits briefly until all sockets are closed. Returns: whether they are."""
        end = asyncio.get_running_loop().time() + CLOSE_SECONDS
        while self._open and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        return not self._open


def too_many_sockets(limit: str, most: int) -> TooMany:
    """Returns the error for one more socket than a limit allows."""
    return TooMany("too-many-sockets", limit=limit, most=most, wait=RETRY_SECONDS)


def count_keys(connection: Connection) -> tuple[str, str]:
    """Returns the keys that a connection is counted by."""
    return address_key(connection.address), connection.account


def address_key(address: str) -> str:
    """Returns the key of an address, distinct from account ids."""
    return f"address {address_group(address)}"
