"""Counts TCP connections and closes those that pass their deadline.

The protocols (`web/protocols.py`) register here. `sweep` runs once a second over the HTTP connections and the sockets
with an unfinished message; idle sockets cost nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol

from regalia.core.errors import RegaliaError
from regalia.services.errors import TooMany
from regalia.services.limits import Limits, address_group

RETRY_SECONDS = 10  # seconds


class ProtocolLimits(NamedTuple):
    """The limits of each TCP connection."""

    header_bytes: int
    line_bytes: int
    headers: int
    message_bytes: int
    pipelined: int
    header_seconds: float
    body_seconds: float
    answer_seconds: float
    idle_seconds: float
    fragments: int
    message_seconds: float

    @classmethod
    def from_limits(cls, limits: Limits) -> ProtocolLimits:
        """Reads the values from the limits of a server."""
        return cls(
            header_bytes=limits.count("http.header-bytes"),
            line_bytes=limits.count("http.line-bytes"),
            headers=limits.count("http.headers"),
            message_bytes=limits.count("http.message-bytes"),
            pipelined=limits.count("http.pipelined"),
            header_seconds=limits.seconds("http.header-seconds"),
            body_seconds=limits.seconds("http.body-seconds"),
            answer_seconds=limits.seconds("http.answer-seconds"),
            idle_seconds=limits.seconds("http.idle-seconds"),
            fragments=limits.count("socket.fragments"),
            message_seconds=limits.seconds("socket.message-seconds"),
        )


class HttpConnection(Protocol):
    """A connection with a deadline."""

    deadline: float

    def expire(self) -> None:
        """Called when the deadline has passed."""


class UnfinishedSocket(Protocol):
    """A socket that holds bytes of an unfinished message."""

    held: int

    def expire_message(self) -> None:
        """Called if the message took too long, or all sockets together hold too much."""


class TcpConnections:
    """The open TCP connections of this process, by address."""

    def __init__(
        self,
        limits: Limits,
        *,
        most: int,
        is_exempt: Callable[[str], bool],
        on_refusal: Callable[[RegaliaError, str], None] = lambda error, address: None,
    ) -> None:
        self.limits = ProtocolLimits.from_limits(limits)
        self._most = most
        self._most_http = limits.count("connection.http")
        self._of_address = limits.count("connection.address")
        self._most_held = limits.count("socket.unfinished-bytes")
        self._small = limits.count("socket.unfinished-small")
        self._is_exempt = is_exempt  # proxies and unlimited networks: only the totals apply
        self.on_refusal = on_refusal  # called for each connection that is refused, with its address
        self._counts: Counter[str] = Counter()
        self._open = 0
        self.http_connections: set[HttpConnection] = set()
        self.unfinished: dict[UnfinishedSocket, float] = {}  # deadlines of their messages
        self.held_bytes = 0

    def __len__(self) -> int:
        return self._open

    def add(self, connection: HttpConnection, address: str) -> str:
        """Counts an accepted connection. Returns: its key, for `remove`. Raises: TooMany; then it is not counted."""
        key = "" if self._is_exempt(address) else address_group(address)
        if self._open >= self._most:
            raise TooMany("server-full", limit="connections", wait=RETRY_SECONDS)
        if len(self.http_connections) >= self._most_http:
            raise TooMany("server-full", limit="connection.http", wait=RETRY_SECONDS)
        if key and self._counts[key] >= self._of_address:
            most = self._of_address
            raise TooMany("too-many-sockets", limit="connection.address", most=most, wait=RETRY_SECONDS)
        self._open += 1
        if key:
            self._counts[key] += 1
        self.http_connections.add(connection)
        return key

    def remove(self, key: str) -> None:
        """Stops counting a connection that was closed."""
        self._open -= 1
        if key:
            self._counts[key] -= 1
            if self._counts[key] <= 0:
                del self._counts[key]

    def hold(self, socket: UnfinishedSocket, size: int, now: float) -> None:
        """Records how many bytes of an unfinished message a socket holds.

        If all sockets together hold too much, one that holds more than a few kilobytes is closed.
        """
        self.held_bytes += size - socket.held
        socket.held = size
        if size == 0:
            self.unfinished.pop(socket, None)
            return
        self.unfinished.setdefault(socket, now + self.limits.message_seconds)
        if self.held_bytes > self._most_held and size > self._small:
            socket.expire_message()

    def sweep(self, now: float) -> None:
        """Expires connections and messages that have passed their deadline."""
        for connection in [each for each in self.http_connections if each.deadline < now]:
            connection.expire()
        for socket in [each for each, deadline in self.unfinished.items() if deadline < now]:
            socket.expire_message()
