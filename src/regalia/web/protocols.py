"""uvicorn's HTTP and WebSocket protocols, with limits on bytes, counts and time.

uvicorn's parser buffers a header without a limit and copies the buffer with every packet, so that one header of 150
MB costs 20 s; and it waits for ever for the rest of a request. Here every connection always has a deadline, and the
bytes that a client can make the server hold are bounded.
"""

from __future__ import annotations

import asyncio
import logging
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from regalia.core.errors import RegaliaError
from regalia.services.errors import TooMany
from regalia.web import errors, logs
from regalia.web.messages.base import Failure
from regalia.web.tcp_connections import RETRY_SECONDS, TcpConnections

CLOSING_SECONDS = 5.0  # for a client to read the last bytes
HEADERS_TOO_LARGE = errors.HeadersTooLarge("headers-too-large")
QUIET = logging.Logger("quiet", logging.CRITICAL + 1)  # we log clients' errors ourselves, in one line


class ServerConfig(Config):
    """uvicorn's configuration, with the connections that the protocols share."""

    tcp_connections: TcpConnections


class Phase(Enum):
    """What an HTTP connection waits for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    IDLE = auto()
    CLOSING = auto()


class HttpProtocol(HttpToolsProtocol):
    """One HTTP/1.1 connection."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.tcp_connections = config.tcp_connections
        self.limits = config.tcp_connections.limits
        self.key: str | None = None  # under which the connection is counted; None if it is not
        self.deadline = 0.0
        self.phase = Phase.HEAD
        self.in_head = True
        self.received = 0  # bytes of this request
        self.problem: RegaliaError | None = None  # why a callback stopped the parser

    def wait(self, phase: Phase, seconds: float) -> None:
        """Sets the phase and its deadline."""
        self.phase = phase
        self.deadline = self.loop.time() + seconds

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.wait(Phase.HEAD, self.limits.header_seconds)
        try:
            self.key = self.tcp_connections.add(self, self.address)
        except RegaliaError as error:
            self.tcp_connections.on_refusal(error, self.address)
            self.refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.tcp_connections.http_connections.discard(self)
        if self.key is not None:
            self.tcp_connections.remove(self.key)
            self.key = None

    def shutdown(self) -> None:
        """Completes the responses to complete requests, and refuses unfinished bodies."""
        if self.phase is Phase.BODY:
            self.refuse(TooMany("server-full", limit="connections", wait=RETRY_SECONDS))
        else:
            super().shutdown()

    @property
    def address(self) -> str:
        """The address of the client."""
        return self.client[0] if self.client else ""

    def expire(self) -> None:
        """Ends a connection whose deadline has passed."""
        if self.phase in (Phase.HEAD, Phase.BODY) and self.received:
            self.refuse(errors.TooSlow("too-slow"))
        elif self.phase in (Phase.HEAD, Phase.IDLE):
            self.wait(Phase.CLOSING, CLOSING_SECONDS)
            self.transport.close()
        else:
            self.transport.abort()

    def refuse(self, error: RegaliaError) -> None:
        """Responds with an error, outside of the application, and closes."""
        if self.phase is Phase.CLOSING:
            return
        logs.event("request refused", code=error.code, address=self.address)
        self.wait(Phase.CLOSING, CLOSING_SECONDS)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # what the application still sends is dropped
            cycle.message_event.set()
            if cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        self.transport.write(error_bytes(error))
        self.transport.close()

    # Parsing.

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.phase is Phase.IDLE:
            self.wait(Phase.HEAD, self.limits.header_seconds)
        while data and self.phase is not Phase.CLOSING and self.parser is not None:
            most = self.limits.header_bytes if self.in_head else self.limits.message_bytes
            room = most - self.received
            if room <= 0:
                self.refuse(HEADERS_TOO_LARGE if self.in_head else errors.TooLong("too-long", most=most))
                return
            piece, data = data[:room], data[room:]
            self.received += len(piece)
            if not self.feed(piece):
                return

    def feed(self, data: bytes) -> bool:
        """Parses some bytes. Returns: whether more may follow."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError:
            self.refuse(self.problem or errors.BadRequest("bad-request"))
            return False
        return True

    def stop(self, error: RegaliaError) -> None:
        """Stops the parser from within a callback. Raises: the error."""
        self.problem = error
        raise error

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.line_bytes:
            self.stop(errors.UrlTooLong("url-too-long", most=self.limits.line_bytes))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > self.limits.line_bytes or len(self.headers) > self.limits.headers:
            self.stop(HEADERS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            self.stop(errors.BadRequest("bad-request"))
        self.in_head = False
        self.wait(Phase.BODY, self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.received = 0
        self.in_head = True
        if self.phase is Phase.BODY:
            self.wait(Phase.ANSWER, self.limits.answer_seconds)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.phase is Phase.CLOSING:
            return
        if self.pipeline or not self.cycle.response_complete:
            self.wait(Phase.ANSWER, self.limits.answer_seconds)
        elif self.transport.is_closing():
            self.wait(Phase.CLOSING, CLOSING_SECONDS)
        else:
            self.wait(Phase.IDLE, self.limits.idle_seconds + CLOSING_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.tcp_connections.http_connections.discard(self)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketProtocol)
        socket.key, self.key = self.key, None  # the connection stays counted


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = self.conn.logger = QUIET
        self.tcp_connections = config.tcp_connections
        self.key: str | None = None
        self.held = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.tcp_connections.hold(self, 0, 0.0)
        if self.key is not None:
            self.tcp_connections.remove(self.key)
            self.key = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.log_refused(errors.BadRequest.code)

    def refuse_handshake(self) -> None:
        """Closes a connection whose handshake could not be parsed."""
        if not self.transport.is_closing():
            self.log_refused(HEADERS_TOO_LARGE.code)
            self.transport.write(error_bytes(HEADERS_TOO_LARGE))
            self.transport.close()

    def log_refused(self, code: str) -> None:
        """Logs a refused handshake."""
        logs.event("socket refused", code=code, address=self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # `websockets` limits headers more than the settings may
            self.refuse_handshake()
            return
        size = len(self.conn.reader.buffer) + sum(map(len, self.frames))
        if size or self.held:
            self.tcp_connections.hold(self, size, self.loop.time())

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > self.tcp_connections.limits.fragments:
            self.fail(CloseCode.POLICY_VIOLATION)

    def expire_message(self) -> None:
        """Closes a socket with a message that took too long, or for which there is no room."""
        self.fail(CloseCode.POLICY_VIOLATION)

    def fail(self, code: int) -> None:
        """Closes without waiting for the client, and drops what it has sent."""
        self.frames = []
        self.tcp_connections.hold(self, 0, 0.0)
        if self.transport.is_closing():
            return
        logs.event("socket closed", code=code, address=self.client[0] if self.client else "")
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Runs the application; uvicorn's own method logs an error for every refused handshake."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as error:
            logs.failure("socket failed", error)
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.loop.call_later(self.close_timeout, self.transport.abort)


def error_bytes(error: RegaliaError) -> bytes:
    """Returns an error as a whole HTTP response, after which the connection is closed."""
    status = HTTPStatus(errors.status(error))
    problem = errors.problem(error)
    body = msgspec.json.encode(Failure(error=problem))
    lines = [
        f"HTTP/1.1 {status} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
        *([f"retry-after: {problem.wait}"] if problem.wait else []),
        "",
        "",
    ]
    return "\r\n".join(lines).encode() + body
