"""`regalia backup`, `regalia restore` and `regalia migrate-store`: copies of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.database import Database, SettingsFile, chosen_url
from regalia.cli.server_packages import require_server_packages
from regalia.core.i18n import tr

if TYPE_CHECKING:
    from regalia.adapters.store_copy import CopiedTable

Overwrite = Annotated[bool, typer.Option("--overwrite", help=tr("backup-overwrite"))]
StoreArgument = Annotated[str, typer.Argument(metavar="FILE|URL")]


def backup(
    file: Annotated[Path, typer.Argument(help=tr("backup-file"), metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database to a file; the server may be running."""
    source = chosen_url(database, settings)
    from regalia.adapters import backup as files  # noqa: PLC0415  (needs the packages of the server)
    from regalia.adapters.store_copy import back_up_store  # noqa: PLC0415

    if source.get_backend_name() == "sqlite":
        files.back_up(Path(source.database or ""), file, overwrite=overwrite)
    else:
        files.check_free(file, overwrite=overwrite)
        back_up_store(source, file)
    typer.echo(tr("backup-done", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help=tr("restore-file"), metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    overwrite: Overwrite = False,
) -> None:
    """Replace the database by a copy; the server must not be running."""
    target = chosen_url(database, settings)
    from regalia.adapters import backup as files  # noqa: PLC0415  (needs the packages of the server)
    from regalia.adapters.dialects import shown_url  # noqa: PLC0415
    from regalia.adapters.store_copy import restore_store  # noqa: PLC0415

    if target.get_backend_name() == "sqlite":
        files.restore(file, Path(target.database or ""), overwrite=overwrite)
        typer.echo(tr("restore-done", database=str(target.database)))
    else:
        restore_store(file, target, lambda table: None, overwrite=overwrite)
        typer.echo(tr("restore-done", database=shown_url(target)))


def migrate_store(source: StoreArgument, target: StoreArgument) -> None:
    """Copy a database to another one, and compare both."""
    require_server_packages()
    from regalia.adapters.database import database_url  # noqa: PLC0415  (needs the packages of the server)
    from regalia.adapters.dialects import shown_url  # noqa: PLC0415
    from regalia.adapters.store_copy import move_store  # noqa: PLC0415

    url = database_url(target)
    move_store(database_url(source), url, print_table)
    typer.echo(tr("migrate-store-done", database=shown_url(url)))


def print_table(table: CopiedTable) -> None:
    """Print a line about a table that was copied."""
    typer.echo(tr("migrate-store-table", table=table.name, rows=table.rows, digest=table.digest[:16]))
