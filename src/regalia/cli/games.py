"""`regalia games`: finished matches out of a server's database as records, and into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from regalia.cli import saves
from regalia.cli.verify import whole
from regalia.core.errors import BadField, BadRecord
from regalia.core.words import tr
from regalia.services.archive import imported
from regalia.services.chronicle import chronicled
from regalia.services.errors import StaleTurn
from regalia.services.faces import faces_at
from regalia.services.match import Match
from regalia.services.ports import New
from regalia.services.terms import Milliseconds

if TYPE_CHECKING:
    from regalia.adapters.account_store import SqlAccountStore
    from regalia.adapters.match_store import SqlMatchStore

T = TypeVar("T")
MOST = 64 << 20  # bytes of a file of records: some ten thousand matches
DATABASE = Path("regalia.sqlite3")
games = typer.Typer(help=tr("games-help"), no_args_is_help=True)
Database = Annotated[Path, typer.Option(help=tr("games-database"), metavar="FILE", envvar="REGALIA_DATABASE")]


@games.command("export", help=tr("games-export-help"))
def export(
    matches: Annotated[
        list[str] | None, typer.Argument(help=tr("games-matches"), metavar="[MATCH]...")
    ] = None,
    database: Database = DATABASE,
) -> None:
    """Print a record for each finished match; one that still runs has secrets."""

    async def work(store: SqlMatchStore, accounts: SqlAccountStore) -> None:
        for match in matches or [summary.id for summary in await store.over()]:
            found = Match.of(*await store.load(match))
            if not found.over:
                raise BadField("match-runs", field="MATCH", match=match)
            typer.echo(chronicled(found, await faces_at(accounts, found.players)).line())

    with_stores(database, work)


@games.command("list", help=tr("games-list-help"))
def show(database: Database = DATABASE) -> None:
    """Print a line for each finished match: its id, when it ended, the game, and who played."""

    async def work(store: SqlMatchStore, accounts: SqlAccountStore) -> None:
        for summary in await store.over():
            faces = await faces_at(accounts, summary.players)
            ended = datetime.fromtimestamp(summary.updated / 1000).astimezone()
            who = " – ".join(face.words() for face in faces.values())
            typer.echo(f"{summary.id}  {ended:%Y-%m-%d %H:%M}  {summary.game}  {who}")

    with_stores(database, work)


@games.command("import", help=tr("games-import-help"))
def take_in(
    file: Annotated[Path, typer.Argument(help=tr("games-file"), metavar="FILE")],
    database: Database = DATABASE,
) -> None:
    """Keep the matches of a file of records; those that are there already are left as they are."""
    now = time.time_ns() // 1_000_000
    texts = saves.objects(saves.read_file(file, most=MOST))
    found = [to_keep(text, number, now) for number, text in enumerate(texts, start=1)]

    async def work(store: SqlMatchStore, _: SqlAccountStore) -> int:
        return sum([await kept(store, new) for new in found])

    new = with_stores(database, work, make=True)
    typer.echo(tr("games-imported", new=new, known=len(found) - new))


def to_keep(text: str, number: int, now: Milliseconds) -> New:
    """The match of one record of a file, as a store takes it; its positions would be five times as much.

    Raises: BadRecord that names the record by its number.
    """
    try:
        match = imported(whole(text), now)
    except BadRecord as error:
        raise BadRecord("record-of-file", number=number, what=error) from error
    return New(match.terms, match.log, match.summary())


async def kept(store: SqlMatchStore, new: New) -> bool:
    """Keep a match; whether it was new."""
    try:
        await store.found(new)
    except StaleTurn:
        return False
    return True


def with_stores(
    path: Path, work: Callable[[SqlMatchStore, SqlAccountStore], Awaitable[T]], *, make: bool = False
) -> T:
    """Do something with the matches and the people of a database. Raises: OSError where there is none."""
    if not make:
        with path.open("rb"):
            pass
    from regalia.adapters.account_store import SqlAccountStore  # noqa: PLC0415  (no other command should wait)
    from regalia.adapters.database import open_database  # noqa: PLC0415
    from regalia.adapters.match_store import SqlMatchStore  # noqa: PLC0415
    from regalia.adapters.writer import Writer  # noqa: PLC0415

    engine = open_database(path)
    writer = Writer(engine)

    async def run() -> T:
        return await work(SqlMatchStore(engine, writer), SqlAccountStore(engine, writer))

    try:
        return asyncio.run(run())
    finally:
        writer.close()
        engine.dispose()
