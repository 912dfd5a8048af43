"""One open WebSocket: its send queue, its round-trip time and its limits."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from starlette.types import Send

from regalia.services import request_ids
from regalia.services.limits import Limits, TokenBucket
from regalia.web import eager_tasks
from regalia.web.messages.socket import Bye, CloseReason, Ping

CLOSE_CODES: dict[CloseReason, int] = {
    "restarting": 1012,
    "slow": 1013,
    "flood": 1008,
    "silent": 1001,
    "signed-out": 1008,
}

encoder = msgspec.json.Encoder()


class ConnectionLimits(NamedTuple):
    """The limits of each connection."""

    waiting: int  # queued messages
    waiting_bytes: int
    silence: float  # seconds without a message from the client

    @classmethod
    def from_limits(cls, limits: Limits) -> ConnectionLimits:
        """Reads the values from the limits of a server."""
        return cls(
            limits.count("socket.waiting"),
            limits.count("socket.waiting-bytes"),
            limits.seconds("socket.silence"),
        )


class Connection:
    """Sends messages in order without blocking; a client that does not read is disconnected.

    There is no sender task while the queue is empty: thousands of connections are idle.
    """

    __slots__ = (
        "_asgi_send", "_bytes", "_closing", "_closing_after", "_limits", "_pinged", "_queue", "_sending", "_write",
        "account", "address", "bucket", "is_answering", "is_limited", "language", "last_received", "messages",
        "request_id", "round_trip", "session", "strikes", "subscriptions", "watches_lobby",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        *,
        account: str,
        session: str,
        language: str,
        bucket: TokenBucket,
        limits: ConnectionLimits,
        address: str = "",
        is_limited: bool = True,
        write: Callable[[bytes], bool] = lambda text: False,
    ) -> None:
        """`write` sends a message at once if it can, and returns whether it did; `send` of ASGI waits until it can."""
        self._asgi_send, self._write = send, write
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._sending = False
        self._closing: int | None = None
        self.is_answering = False  # whether a message is being handled
        self._closing_after: CloseReason | None = None
        self._pinged: tuple[int, float] | None = None
        self.account = account
        self.session = session
        self.language = language
        self.address = address
        self.is_limited = is_limited  # whether limits per address and account apply
        self.bucket = bucket
        self._limits = limits
        self.request_id = request_ids.current.get()  # of the handshake
        self.messages = 0  # received
        self.strikes = 0  # consecutive messages over a limit
        self.last_received = monotonic()
        self.round_trip: int | None = None  # milliseconds
        self.subscriptions: dict[tuple[str, str], Any] = {}  # subscribers by match and seat
        self.watches_lobby = False

    def next_request_id(self) -> str:
        """Returns the id of the next message: that of the handshake and a number."""
        self.messages += 1
        return f"{self.request_id}-{self.messages}"

    @property
    def is_open(self) -> bool:
        """Whether messages are still sent."""
        return self._closing is None

    @property
    def was_slow(self) -> bool:
        """Whether the server closed it because the queue was full."""
        return self._closing == CLOSE_CODES["slow"]

    def send(self, message: msgspec.Struct) -> None:
        """Sends a message, or queues it."""
        self.send_text(encoder.encode(message))

    def send_text(self, text: bytes) -> None:
        """Sends an encoded message, or queues it."""
        if self._closing is not None or (not self._sending and self._write(text)):
            return
        # Only the messages queued before this one count: a single long message never closes a connection.
        if len(self._queue) >= self._limits.waiting or self._bytes > self._limits.waiting_bytes:
            self.close("slow")
            return
        self._queue.append(text)
        self._bytes += len(text)
        if not self._sending:
            self._start()

    def close(self, reason: CloseReason) -> None:
        """Sends `bye` and closes; the queue of a slow client is dropped."""
        if self._closing is not None:
            return
        if reason == "slow":
            self._queue.clear()
        self._queue.append(encoder.encode(Bye(reason=reason)))
        self._closing = CLOSE_CODES[reason]
        if not self._sending:
            self._start()

    def close_after_answer(self, reason: CloseReason) -> None:
        """Closes when the message that is being handled is answered; at once if there is none."""
        if self.is_answering:
            self._closing_after = reason
        else:
            self.close(reason)

    def answered(self) -> None:
        """The message that was being handled is answered."""
        self.is_answering = False
        if self._closing_after is not None:
            self.close(self._closing_after)

    def _start(self) -> None:
        self._sending = True
        eager_tasks.run_eagerly(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._queue:
                text = self._queue.popleft()
                self._bytes -= len(text)
                await self._asgi_send({"type": "websocket.send", "text": text.decode()})
            if self._closing is not None:
                await self._asgi_send({"type": "websocket.close", "code": self._closing})
        except Exception:  # the client is gone; `receive` reports it as well
            self._closing = self._closing or 1006
            self._queue.clear()
        finally:
            self._sending = False

    # Pings.

    def ping(self, nonce: int) -> None:
        """Sends a ping; closes a connection that was silent for too long."""
        now = monotonic()
        if now - self.last_received > self._limits.silence:
            self.close("silent")
            return
        self._pinged = (nonce, now)
        self.send(Ping(nonce=nonce))

    def pong(self, nonce: int) -> None:
        """Records the round trip, if this answers the last ping."""
        if self._pinged is not None and self._pinged[0] == nonce:
            self.round_trip = round((monotonic() - self._pinged[1]) * 1000)
            self._pinged = None
