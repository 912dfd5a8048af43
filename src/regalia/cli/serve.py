"""`regalia serve`: reads the settings and runs the server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from regalia.cli.server_packages import require_server_packages
from regalia.core.i18n import tr
from regalia.services.limit_table import DEFAULTS

HostOption = Annotated[str | None, typer.Option(help=tr("setting-host"))]
PortOption = Annotated[int | None, typer.Option(help=tr("setting-port"))]
DatabaseOption = Annotated[str | None, typer.Option(help=tr("setting-database"), metavar="FILE|URL")]
RedisOption = Annotated[str | None, typer.Option(help=tr("setting-redis"), metavar="URL")]
BackupsOption = Annotated[str | None, typer.Option(help=tr("setting-backups"), metavar="FOLDER")]
BackupEveryOption = Annotated[str | None, typer.Option(help=tr("setting-backup_every"), metavar="INTERVAL")]
BackupKeepOption = Annotated[str | None, typer.Option(help=tr("setting-backup_keep"), metavar="RULES")]
MigrationBackupOption = Annotated[
    bool | None,
    typer.Option("--migration-backup/--no-migration-backup", help=tr("setting-migration_backup")),
]
TakeoverOption = Annotated[float | None, typer.Option(help=tr("setting-takeover"), metavar="SECONDS")]
OriginOption = Annotated[list[str] | None, typer.Option(help=tr("setting-origin"), metavar="URL")]
HostsOption = Annotated[str | None, typer.Option(help=tr("setting-hosts"), metavar="NAMES")]
ProxiesOption = Annotated[str | None, typer.Option(help=tr("setting-proxies"), metavar="NETWORKS")]
UnlimitedOption = Annotated[str | None, typer.Option(help=tr("setting-unlimited"), metavar="NETWORKS")]
ThinkersOption = Annotated[int | None, typer.Option(help=tr("setting-thinkers"))]
WorkersOption = Annotated[str | None, typer.Option(help=tr("setting-workers"), metavar="local|remote")]
ConnectionsOption = Annotated[int | None, typer.Option(help=tr("setting-connections"))]
LogOption = Annotated[str | None, typer.Option(help=tr("setting-log"))]
LogLevelOption = Annotated[str | None, typer.Option(help=tr("setting-log_level"))]
MetricsHostOption = Annotated[str | None, typer.Option(help=tr("setting-metrics_host"))]
MetricsPortOption = Annotated[int | None, typer.Option(help=tr("setting-metrics_port"))]
AdminSocketOption = Annotated[str | None, typer.Option(help=tr("setting-admin_socket"), metavar="FILE")]
RegistrationOption = Annotated[str | None, typer.Option(help=tr("setting-registration"))]
ImprintOption = Annotated[str | None, typer.Option(help=tr("setting-imprint"), metavar="FILE")]
PrivacyOption = Annotated[str | None, typer.Option(help=tr("setting-privacy"), metavar="FILE")]
LimitOption = Annotated[
    list[str] | None, typer.Option("--limit", help=tr("setting-limits"), metavar="NAME=VALUE")
]
OpenOption = Annotated[bool, typer.Option("--open", help=tr("serve-open"))]
SettingsOption = Annotated[Path | None, typer.Option(help=tr("serve-settings"), metavar="FILE")]


def serve(
    host: HostOption = None,
    port: PortOption = None,
    database: DatabaseOption = None,
    redis: RedisOption = None,
    backups: BackupsOption = None,
    backup_every: BackupEveryOption = None,
    backup_keep: BackupKeepOption = None,
    migration_backup: MigrationBackupOption = None,
    takeover: TakeoverOption = None,
    origin: OriginOption = None,
    hosts: HostsOption = None,
    proxies: ProxiesOption = None,
    unlimited: UnlimitedOption = None,
    thinkers: ThinkersOption = None,
    workers: WorkersOption = None,
    connections: ConnectionsOption = None,
    log: LogOption = None,
    log_level: LogLevelOption = None,
    metrics_host: MetricsHostOption = None,
    metrics_port: MetricsPortOption = None,
    admin_socket: AdminSocketOption = None,
    registration: RegistrationOption = None,
    imprint: ImprintOption = None,
    privacy: PrivacyOption = None,
    limit: LimitOption = None,
    settings: SettingsOption = None,
    show: OpenOption = False,
) -> None:
    """Serve until a signal stops the process. Raises: MissingExtra, BadField, OSError, before serving."""
    flags: dict[str, Any] = dict(locals())
    require_server_packages()
    from regalia.web import server  # noqa: PLC0415  (no other command should wait for it)
    from regalia.web.settings import load, parse_limits  # noqa: PLC0415

    flags["origin"] = origin or None
    flags["limits"] = parse_limits(limit, "--limit") if limit else None
    chosen = load(flags, os.environ)

    def ready(address: str) -> None:
        typer.echo(tr("serve-ready", address=address))
        if show and has_display():
            # In a thread: opening a browser may block, and the server must answer meanwhile.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    server.serve(chosen, ready)


def limits_help() -> str:
    """All limits with their defaults, for --help."""
    rows = [f"- `{name}` = {value}: {limit_description(name)}" for name, value in DEFAULTS.items()]
    return "\n".join([f"**{tr('limits-heading')}**", "", *rows])


def limit_description(name: str) -> str:
    """The English text about a limit: what it bounds, and the reason for its default."""
    return tr(f"limit-{name.replace('.', '_')}", "en")


def has_display() -> bool:
    """Whether a window can be opened; without one `webbrowser` would start a text browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
