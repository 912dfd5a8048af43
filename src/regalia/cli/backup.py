"""`regalia backup` and `regalia restore`: copies of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.database import Database, SettingsFile, chosen_database
from regalia.core.i18n import tr

Overwrite = Annotated[bool, typer.Option("--overwrite", help=tr("backup-overwrite"))]


def backup(
    file: Annotated[Path, typer.Argument(help=tr("backup-file"), metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database to a file; the server may be running."""
    source = chosen_database(database, settings)
    from regalia.adapters import backup as copies  # noqa: PLC0415  (needs the packages of the server)

    copies.back_up(source, file, overwrite=overwrite)
    typer.echo(tr("backup-done", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help=tr("restore-file"), metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    overwrite: Overwrite = False,
) -> None:
    """Replace the database by a copy; the server must not be running."""
    target = chosen_database(database, settings)
    from regalia.adapters import backup as copies  # noqa: PLC0415  (needs the packages of the server)

    copies.restore(file, target, overwrite=overwrite)
    typer.echo(tr("restore-done", database=str(target)))
