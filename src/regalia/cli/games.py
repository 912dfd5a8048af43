"""`regalia games`: exports, lists and imports finished matches of a server's database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from regalia.cli import files
from regalia.cli.command import App
from regalia.cli.database import Database, SettingsFile, chosen_url
from regalia.cli.verify import read_full_record
from regalia.core.errors import BadField, BadRecord
from regalia.core.i18n import tr
from regalia.games import registry
from regalia.services.archive.chronicle import record_with_chronicle
from regalia.services.archive.record_import import import_record
from regalia.services.errors import BadLog, GameNotInstalled, StaleTurn
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds
from regalia.services.matches.player_identity import player_identities
from regalia.services.matches.ports import MatchInsert

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

    from regalia.adapters.account_store import SqlAccountStore
    from regalia.adapters.match_store import SqlMatchStore

T = TypeVar("T")
MAX_BYTES = 64 << 20  # of a file of records: about ten thousand matches
games = App(help=tr("games-help"), no_args_is_help=True)


@games.command("export", help=tr("games-export-help"))
def export_games(
    matches: Annotated[
        list[str] | None, typer.Argument(help=tr("games-matches"), metavar="[MATCH]...")
    ] = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Print a record for each finished match. Running matches are refused: their records hold secrets."""

    async def work(store: SqlMatchStore, accounts: SqlAccountStore) -> None:
        damaged = False
        for match in matches or [summary.id for summary in await store.over()]:
            try:
                found = Match.replay(*await store.load(match))
            except (BadLog, GameNotInstalled) as error:  # the others can still be exported
                typer.echo(str(error), err=True)
                damaged = True
                continue
            if not found.over:
                raise BadField("match-runs", field="MATCH", match=match)
            typer.echo(record_with_chronicle(found, await player_identities(accounts, found.players)).line())
        if damaged:
            raise typer.Exit(1)

    with_stores(chosen_url(database, settings), work)


@games.command("list", help=tr("games-list-help"))
def list_games(database: Database = None, settings: SettingsFile = None) -> None:
    """Print a line for each finished match: id, end time, game and players."""

    async def work(store: SqlMatchStore, accounts: SqlAccountStore) -> None:
        for summary in await store.over():
            identities = await player_identities(accounts, summary.players)
            ended = datetime.fromtimestamp(summary.updated / 1000).astimezone()
            who = " – ".join(identity.words() for identity in identities.values())
            missing = "" if summary.game in registry.GAMES else f"  ({tr('games-not-installed')})"
            typer.echo(f"{summary.id}  {ended:%Y-%m-%d %H:%M}  {summary.game}  {who}{missing}")

    with_stores(chosen_url(database, settings), work)


@games.command("import", help=tr("games-import-help"))
def import_games(
    file: Annotated[Path, typer.Argument(help=tr("games-file"), metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Store the matches of a file of records; matches that are stored already are left unchanged."""
    url, now = chosen_url(database, settings), time.time_ns() // 1_000_000
    texts = files.json_objects(files.read_text(file, most=MAX_BYTES))
    found = [parse_match(text, number, now) for number, text in enumerate(texts, start=1)]

    async def work(store: SqlMatchStore, _: SqlAccountStore) -> int:
        return sum([await insert_match(store, new) for new in found])

    new = with_stores(url, work, make=True)
    typer.echo(tr("games-imported", new=new, known=len(found) - new))


def parse_match(text: str, number: int, now: Milliseconds) -> MatchInsert:
    """Convert one record of a file to the row of a new match, without its states, which take more memory.

    Raises: BadRecord that names the record by its number.
    """
    try:
        match = import_record(read_full_record(text), now)
    except BadRecord as error:
        raise BadRecord("record-of-file", number=number, what=error) from error
    return MatchInsert(match.settings, match.log, match.summary())


async def insert_match(store: SqlMatchStore, new: MatchInsert) -> bool:
    """Insert a match. Returns: whether it was new."""
    try:
        await store.insert(new)
    except StaleTurn:
        return False
    return True


def with_stores(
    url: URL, work: Callable[[SqlMatchStore, SqlAccountStore], Awaitable[T]], *, make: bool = False
) -> T:
    """Run `work` with the match store and the account store of a database.

    Of a SQLite file, writing (`make`) or migrating takes the lock that a running server holds; reading does not.
    Raises: OSError if the file is missing; BadField if the database is in use or unusable.
    """
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (slow import, not needed by other commands)

    from regalia.adapters.account_store import SqlAccountStore  # noqa: PLC0415
    from regalia.adapters.database import open_database  # noqa: PLC0415
    from regalia.adapters.match_store import SqlMatchStore  # noqa: PLC0415
    from regalia.adapters.storage_errors import explain  # noqa: PLC0415
    from regalia.adapters.writer import Writer  # noqa: PLC0415

    async def run(engine: Engine, writer: Writer) -> T:
        return await work(SqlMatchStore(engine, writer), SqlAccountStore(engine, writer))

    with ExitStack() as stack:
        try:
            if url.get_backend_name() == "sqlite":
                stack.callback(lock_file(Path(url.database or ""), make=make))
            engine = open_database(url, tolerant=True, before_migration=back_up_first)
            stack.callback(engine.dispose)
            writer = Writer(engine)
            stack.callback(writer.close)
            return asyncio.run(run(engine, writer))
        except SQLAlchemyError as error:
            raise explain(error, url) from error


def lock_file(path: Path, *, make: bool) -> Callable[[], None]:
    """Lock a SQLite file if it is to be changed. Returns: the function that releases it. Raises: BadField, OSError."""
    from regalia.adapters.database import is_up_to_date  # noqa: PLC0415
    from regalia.adapters.lock import check_name, hold  # noqa: PLC0415

    if not make:
        with path.open("rb"):
            pass
    if make or not is_up_to_date(path):
        return hold(path).release
    check_name(path)
    return lambda: None


def back_up_first(url: URL, version: str) -> None:
    """Make a backup before the tables are upgraded, and print where it is. Raises: BadField."""
    from regalia.adapters.migration_backup import back_up_before_migration  # noqa: PLC0415

    file = back_up_before_migration(url, version, Path.cwd() if url.get_backend_name() != "sqlite" else None)
    typer.echo(tr("migration-backup-made", file=str(file)), err=True)
