"""`regalia games`: finished matches out of a server's database as records, and into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from regalia.cli import saves
from regalia.cli.verify import whole
from regalia.core.errors import BadField
from regalia.core.words import tr
from regalia.services.archive import imported
from regalia.services.errors import StaleTurn
from regalia.services.match import Match
from regalia.services.ports import New

if TYPE_CHECKING:
    from regalia.adapters.match_store import SqlMatchStore

T = TypeVar("T")
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

    async def work(store: SqlMatchStore) -> None:
        for match in matches or await store.all_over():
            found = Match.of(*await store.load(match))
            if not found.over:
                raise BadField("match-runs", field="MATCH", match=match)
            typer.echo(found.record().line())

    with_store(database, work)


@games.command("import", help=tr("games-import-help"))
def take_in(
    file: Annotated[Path, typer.Argument(help=tr("games-file"), metavar="FILE")],
    database: Database = DATABASE,
) -> None:
    """Keep the matches of a file of records; those that are there already are left as they are."""
    now = time.time_ns() // 1_000_000
    found = [imported(whole(text), now) for text in saves.objects(saves.read_file(file))]

    async def work(store: SqlMatchStore) -> int:
        return sum([await kept(store, match) for match in found])

    new = with_store(database, work, make=True)
    typer.echo(tr("games-imported", new=new, known=len(found) - new))


async def kept(store: SqlMatchStore, match: Match) -> bool:
    """Keep a match; whether it was new."""
    try:
        await store.found(New(match.terms, match.log, match.summary()))
    except StaleTurn:
        return False
    return True


def with_store(path: Path, work: Callable[[SqlMatchStore], Awaitable[T]], *, make: bool = False) -> T:
    """Do something with the matches of a database. Raises: OSError where there is none."""
    if not make:
        with path.open("rb"):
            pass
    from regalia.adapters.database import open_database  # noqa: PLC0415  (no other command should wait for it)
    from regalia.adapters.match_store import SqlMatchStore  # noqa: PLC0415
    from regalia.adapters.writer import Writer  # noqa: PLC0415

    engine = open_database(path)
    writer = Writer(engine)

    async def run() -> T:
        return await work(SqlMatchStore(engine, writer))

    try:
        return asyncio.run(run())
    finally:
        writer.close()
        engine.dispose()
