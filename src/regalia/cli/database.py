"""Options that select a database, shared by all commands that work on one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.server_packages import require_server_packages
from regalia.core.i18n import tr

if TYPE_CHECKING:
    from sqlalchemy import URL

Database = Annotated[str | None, typer.Option(help=tr("database-option"), metavar="FILE|URL")]
SettingsFile = Annotated[Path | None, typer.Option(help=tr("serve-settings"), metavar="FILE")]


def chosen_url(database: str | None, settings: Path | None) -> URL:
    """The database from the flag, the variable, the settings file or the default, in this order.

    Raises: MissingExtra, BadField, OSError, as for `regalia serve`.
    """
    require_server_packages()
    from regalia.adapters.database import database_url  # noqa: PLC0415  (no other command should wait for it)
    from regalia.web.settings import load  # noqa: PLC0415

    flags = {"database": database, "settings": None if settings is None else str(settings)}
    return database_url(load(flags, os.environ).database)
