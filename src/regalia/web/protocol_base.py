"""What the HTTP and WebSocket protocols share: configuration, and errors outside of the application."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from uvicorn.config import Config

from regalia.core.errors import RegaliaError
from regalia.web import errors
from regalia.web.messages.base import Failure
from regalia.web.tcp_connections import TcpConnections

CLOSING_SECONDS = 5.0  # for a client to read the last bytes
HEADERS_TOO_LARGE = errors.HeadersTooLarge("headers-too-large")


class ServerConfig(Config):
    """uvicorn's configuration, with the connections that the protocols share."""

    tcp_connections: TcpConnections


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
