"""uvicorn's HTTP protocol, with limits on bytes, counts and time.

uvicorn's parser buffers a header without a limit and copies the buffer with every packet, so that one header of 150
MB costs 20 s; and it waits for ever for the rest of a request. Here every connection always has a deadline, and the
bytes that a client can make the server hold are bounded.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from regalia.core.errors import RegaliaError
from regalia.services.errors import TooMany
from regalia.web import errors, logs
from regalia.web.protocol_base import CLOSING_SECONDS, HEADERS_TOO_LARGE, ServerConfig, error_bytes
from regalia.web.socket_protocol import SocketProtocol
from regalia.web.tcp_connections import RETRY_SECONDS


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
