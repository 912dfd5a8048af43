"""Options that select a database, shared by all commands that work on one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.server_packages import require_server_packages
from regalia.core.i18n import tr

Database = Annotated[Path | None, typer.Option(help=tr("database-option"), metavar="FILE")]
SettingsFile = Annotated[Path | None, typer.Option(help=tr("serve-settings"), metavar="FILE")]


def chosen_database(database: Path | None, settings: Path | None) -> Path:
    """The database from the flag, the variable, the settings file or the default, in this order.

    Raises: MissingExtra, BadField, OSError, as for `regalia serve`.
    """
    require_server_packages()
    from regalia.web.settings import load  # noqa: PLC0415  (no other command should wait for it)

    flags = {
        "database": None if database is None else str(database),
        "settings": None if settings is None else str(settings),
    }
    return Path(load(flags, os.environ).database)
