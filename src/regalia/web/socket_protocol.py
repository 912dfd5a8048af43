"""uvicorn's WebSocket protocol, with limits on bytes and time, and with fewer system calls per message.

uvicorn writes each message to the transport on its own and stops reading after each message. Here the messages of one
iteration of the event loop leave a socket in one write, and reading stops only for a client that is ahead of
the server.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from regalia.web import errors, logs
from regalia.web.protocol_base import CLOSING_SECONDS, HEADERS_TOO_LARGE, ServerConfig, error_bytes

EXTENSION = "regalia.write_text"  # key of the ASGI extension in the scope of a WebSocket
MAX_WAITING = 16  # messages that wait for the application; beyond them nothing is read
TEXT_HEAD = 0x80 | Opcode.TEXT  # the first byte of a text message that is one frame
QUIET = logging.Logger("quiet", logging.CRITICAL + 1)  # we log clients' errors ourselves, in one line


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
        else:
            self.scope["extensions"][EXTENSION] = {"write": self.write_text}

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

    def send_receive_event_to_app(self) -> None:
        """Queues a complete message for the application."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.fail(CloseCode.INVALID_DATA)
                return
        if not self.read_paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True  # until `receive` has taken them all
            self.transport.pause_reading()

    def write_text(self, text: bytes) -> bool:
        """Sends a text message, together with the others of this iteration of the event loop.

        Returns: False if it was not sent, because the client reads too slowly or the socket is closing: then `send` of
        ASGI waits, or raises.
        """
        if (
            self.conn.state is not State.OPEN
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
        ):
            return False
        if not self.conn.writes:
            self.loop.call_soon(self.flush)
        # Whatever else is sent before `flush` is appended to the same list, and goes out with it, in order.
        self.conn.writes.append(text_frame(text))
        return True

    def flush(self) -> None:
        """Writes what waits in the protocol to the transport."""
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

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


def text_frame(text: bytes) -> bytes:
    """Returns a text message of a server as one frame (RFC 6455, 5.2).

    `Frame.serialize` of `websockets` does the same, and takes longer than all else that is done to send a message.
    """
    length = len(text)
    if length < 126:
        return bytes((TEXT_HEAD, length)) + text
    if length < 1 << 16:
        return bytes((TEXT_HEAD, 126)) + length.to_bytes(2) + text
    return bytes((TEXT_HEAD, 127)) + length.to_bytes(8) + text
