"""Sends a request of `regalia admin` to the running server, or answers it on the database itself."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.cli.server_packages import require_server_packages
from regalia.core.errors import BadField, RegaliaError

if TYPE_CHECKING:
    from regalia.services.moderation.operator_requests import AnyRequest, Failed
    from regalia.web.settings import Settings

MILLISECONDS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}
DURATION = re.compile(r"(\d{1,5})([mhdw])")


def duration(text: str | None, field: str) -> int | None:
    """Returns a time span in milliseconds: 30m, 12h, 3d, 2w. Raises: BadField."""
    if text is None:
        return None
    found = DURATION.fullmatch(text.strip())
    if found is None or int(found[1]) == 0:
        raise BadField("time-passed", field=field)
    return int(found[1]) * MILLISECONDS[found[2]]


def chosen_settings(database: str | None, settings: Path | None) -> Settings:
    """Loads the settings, as `regalia serve` does. Raises: MissingExtra, BadField, OSError."""
    require_server_packages()
    from regalia.web.settings import load  # noqa: PLC0415  (no other command should wait for it)

    flags = {"database": database, "settings": None if settings is None else str(settings)}
    return load(flags, os.environ)


def send(request: AnyRequest, settings: Settings) -> Any:
    """Returns the answer to a request, as plain data. Raises: RegaliaError, OSError."""
    from regalia.web.admin_socket import ask, socket_path  # noqa: PLC0415

    path = socket_path(settings)
    try:
        answer = None if path is None else asyncio.run(ask(path, request))
    except (FileNotFoundError, ConnectionRefusedError):  # no server runs, or it has been killed
        answer = None
    if answer is None:
        return asyncio.run(answer_here(request, settings))
    if answer.error is not None:
        raise restored(answer.error)
    return msgspec.json.decode(answer.answer)


async def answer_here(request: AnyRequest, settings: Settings) -> Any:
    """Answers a request on the database. Other processes on a PostgreSQL database are told by the bus.

    Raises: RegaliaError; BadField if a server without an admin socket uses the file; OSError if there is no file.
    """
    from regalia.adapters.database import database_url  # noqa: PLC0415
    from regalia.web.wiring import ServerContext  # noqa: PLC0415

    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite":
        Path(url.database or "").stat()  # raise for a missing file: opening would create it
    context = await ServerContext.open(settings, serves=False)
    try:
        return msgspec.to_builtins(await context.moderation.desk.answer(request))
    finally:
        await context.close()


def restored(failed: Failed) -> RegaliaError:
    """Returns the error that a server has sent, of the class with its code."""
    kind = next((one for one in subclasses(RegaliaError) if one.code == failed.code), RegaliaError)
    error = kind.__new__(kind)
    RegaliaError.__init__(error, failed.reason, field=failed.field, **failed.arguments)
    return error


def subclasses(kind: type[RegaliaError]) -> list[type[RegaliaError]]:
    """Returns all classes of errors."""
    return [kind, *(each for one in kind.__subclasses__() for each in subclasses(one))]
