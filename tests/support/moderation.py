"""Moderation on a real database: the parts of a server that serves nobody, as `regalia admin` opens them."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from regalia.services.matches.creation import AnyOpponent, NewMatch
from regalia.services.moderation.ports import AuditFilter, Report
from regalia.services.people.names import read_name
from regalia.services.people.ports import Account
from regalia.web.admin_socket import Answer
from regalia.web.settings import Settings
from regalia.web.wiring import ServerContext
from tests.support.postgresql import shared_postgresql

DATABASES = ("sqlite", "postgresql")
KA, KH = "king-and-assassins", "king-of-the-hill"


def new_database(kind: str, folder: Path) -> str:
    """Returns the address of an empty database."""
    return str(folder / "regalia.sqlite3") if kind == "sqlite" else shared_postgresql().new_database()


@asynccontextmanager
async def opened(database: str, *, serves: bool = False, **settings: Any) -> AsyncIterator[ServerContext]:
    """Opens the parts of a server."""
    context = await ServerContext.open(Settings(database=database, **settings), serves=serves)
    try:
        yield context
    finally:
        await context.disconnect_all()
        await context.close()


def send_line(socket_path: Path, line: bytes) -> Answer:
    """Sends a line to the admin socket of a running server. Returns: its answer."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(socket_path))
        connection.sendall(line + b"\n")
        with connection.makefile("rb") as answer:
            return msgspec.json.decode(answer.readline(), type=Answer)


async def add_account(context: ServerContext, name: str, *, role: str | None = None) -> Account:
    """Stores an account with a name, whose id is the name too."""
    read = read_name(name)
    account = Account(id=name, since=1, name=read.shown, key=read.key, looks=read.skeleton, role=role)
    await context.store.accounts.add(account)
    return account


async def match_of_two(context: ServerContext, game: str = KA, *, seat: str = "king") -> str:
    """Creates a running match of Ann and Bob, who are stored accounts. Returns: its id."""
    wanted = NewMatch(game=game, opponent=AnyOpponent(), seat=seat)
    settings = await context.lobby.create("ann", wanted)
    await context.lobby.join("bob", settings.id, settings.invite)
    return settings.id


async def acts_in_audit(context: ServerContext) -> list[tuple[str | None, str, str | None]]:
    """Returns actor, act and subject of all rows of the audit log, the oldest first."""
    await context.audit.flush()
    rows = await context.store.audit.audit(AuditFilter(most=1000))
    return [(row.actor, row.act, row.subject) for row in reversed(rows)]


def report_of(subject: str, **changes: Any) -> Report:
    """Returns a report of a name."""
    given: dict[str, Any] = {"at": 1, "reporter": "bob", "kind": "name", "subject": subject, "text": subject}
    return Report(**{**given, **changes})
