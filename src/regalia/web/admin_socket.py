"""The admin socket of a running server, on which `regalia admin` sends its requests.

It is a Unix domain socket that only the user of the server can open. A connection carries one request and one answer,
each a line of JSON.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

import msgspec

from regalia.adapters.database import database_url
from regalia.adapters.private_files import PRIVATE
from regalia.core.errors import BadField, RegaliaError
from regalia.services import request_ids
from regalia.services.moderation.operator_desk import OperatorDesk
from regalia.services.moderation.operator_requests import AnyRequest, Failed
from regalia.web import logs
from regalia.web.errors import InternalError, bad_message
from regalia.web.settings import Settings

MAX_PATH = 100  # bytes; systems allow 104 or 108
MAX_LINE = 64 * 1024 * 1024  # bytes of an answer
SECONDS = 60.0  # for a request to arrive
decode_request = msgspec.json.Decoder(AnyRequest).decode


NOTHING = msgspec.Raw(b"null")


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the server: the answer to a request, or why there is none."""

    answer: msgspec.Raw = NOTHING
    error: Failed | None = None


def socket_path(settings: Settings) -> Path | None:
    """Returns the path of the admin socket: that of the settings, or beside the file of a SQLite database."""
    if sys.platform == "win32":
        return None
    if settings.admin_socket:
        return Path(settings.admin_socket)
    url = database_url(settings.database)
    return Path(f"{url.database}.admin") if url.get_backend_name() == "sqlite" else None


class AdminSocket:
    """Listens for requests of operators."""

    def __init__(self, desk: OperatorDesk, path: Path) -> None:
        self._desk, self._path = desk, path
        self._server: asyncio.Server | None = None

    @classmethod
    async def open(cls, desk: OperatorDesk, settings: Settings) -> Self | None:
        """Listens on the admin socket of the settings; None if there is none.

        Without a setting, a path where no socket can be is logged only: people can play without it.

        Raises: BadField if the path is too long, or something else is there; OSError.
        """
        path = socket_path(settings)
        if path is None:
            return None
        try:
            bound = bind(path)
        except (BadField, OSError) as error:
            if settings.admin_socket:
                raise
            logs.event("no admin socket", logging.WARNING, path=str(path), reason=str(error))
            return None
        opened = cls(desk, path)
        opened._server = await asyncio.start_unix_server(opened._serve, sock=bound, limit=MAX_LINE)
        return opened

    async def close(self) -> None:
        """Stops to listen, and removes the socket."""
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answers one request."""
        request_ids.current.set(request_ids.new_request_id())
        try:
            line = await asyncio.wait_for(reader.readline(), SECONDS)
            if not line:  # somebody has looked whether a server listens
                return
            writer.write(msgspec.json.encode(await self._answer(line)) + b"\n")
            await writer.drain()
        except (TimeoutError, OSError, ValueError) as error:  # the command is gone, or sends no line
            logs.event("admin request failed", logging.WARNING, error=type(error).__name__)
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> Answer:
        try:
            request = decode_request(line)
        except msgspec.MsgspecError as error:
            return Answer(error=failed(bad_message(str(error), "")))
        try:
            answer = await self._desk.answer(request)
        except RegaliaError as error:
            return Answer(error=failed(error))
        except Exception as error:
            logs.failure("admin request failed", error)
            return Answer(error=failed(InternalError("broken")))
        logs.event("admin request", kind=type(request).__name__)
        return Answer(answer=msgspec.Raw(msgspec.json.encode(answer)))


def failed(error: RegaliaError) -> Failed:
    """Returns an error as it is sent."""
    plain = {
        name: value if isinstance(value, str | int | float | None) else str(value)
        for name, value in error.arguments.items()
    }
    return Failed(code=error.code, reason=error.reason, field=error.field, arguments=plain)


def remove_stale(path: Path) -> None:
    """Removes the socket of a server that has been killed. Raises: BadField if something else is there."""
    try:
        is_socket = stat.S_ISSOCK(path.stat().st_mode)
    except FileNotFoundError:
        return
    if not is_socket or is_listening(path):
        raise BadField("admin-socket-taken", field="admin_socket", path=str(path))
    path.unlink()


def is_listening(path: Path) -> bool:
    """Returns whether a server listens on a path. Raises: OSError if that cannot be found out."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            return False
    return True


def bind(path: Path) -> socket.socket:
    """Binds a socket that only this user can open.

    Raises: BadField if the path is too long, or something else is there; OSError.
    """
    if len(os.fsencode(path)) > MAX_PATH:
        raise BadField("admin-socket-long", field="admin_socket", most=MAX_PATH)
    remove_stale(path)
    bound = socket.socket(socket.AF_UNIX)
    try:
        os.fchmod(bound.fileno(), PRIVATE)  # before it is bound: others never can open it
        bound.bind(str(path))
        path.chmod(PRIVATE)
    except OSError as error:
        bound.close()
        error.filename = str(path)
        raise
    return bound


async def ask(path: Path, request: AnyRequest) -> Answer:
    """Sends a request to a running server. Raises: OSError if it does not answer."""
    reader, writer = await asyncio.open_unix_connection(str(path), limit=MAX_LINE)
    try:
        writer.write(msgspec.json.encode(request) + b"\n")
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.close()
    if not line:
        raise ConnectionResetError(None, "the server has closed the connection", str(path))
    return msgspec.json.decode(line, type=Answer)
