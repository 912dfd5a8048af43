"""`regalia worker`: runs computer turns for servers that were started with `--workers remote`."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regalia.cli.error_line import report_error
from regalia.cli.serve import LogLevelOption, LogOption
from regalia.cli.server_packages import require_server_packages
from regalia.core.errors import BadField, RegaliaError
from regalia.core.i18n import tr

if TYPE_CHECKING:
    from regalia.web.settings import Settings

CANNOT_START = 2  # exit status: a wrong setting, no Redis, or an incompatible version


def worker(
    redis: Annotated[str | None, typer.Option(help=tr("worker-redis"), metavar="URL")] = None,
    processes: Annotated[int | None, typer.Option(help=tr("worker-processes"))] = None,
    log: LogOption = None,
    log_level: LogLevelOption = None,
    settings: Annotated[Path | None, typer.Option(help=tr("serve-settings"), metavar="FILE")] = None,
) -> None:
    """Run tasks until a signal stops the process. The exit status is CANNOT_START for what prevents the start."""
    flags: dict[str, Any] = {
        "redis": redis,
        "thinkers": processes,
        "log": log,
        "log_level": log_level,
        "settings": settings,
    }
    try:
        asyncio.run(run(usable_settings(flags)))
    except (RegaliaError, OSError) as error:
        report_error(error)
        raise typer.Exit(CANNOT_START) from None


def usable_settings(flags: dict[str, Any]) -> Settings:
    """Loads the settings. Raises: MissingExtra, BadField, OSError."""
    require_server_packages()
    from regalia.web.server_connections import require_redis_packages  # noqa: PLC0415  (no other command should wait)
    from regalia.web.settings import load  # noqa: PLC0415

    chosen = load(flags, os.environ)
    if not chosen.redis:
        raise BadField("worker-redis", field="redis")
    require_redis_packages()
    return chosen


async def run(settings: Settings) -> None:
    """Connects, and runs tasks until a signal. Raises: BadField, before the first task."""
    from regalia.adapters.remote_worker import RemoteWorker  # noqa: PLC0415  (needs the extra `scale`)
    from regalia.web import logs  # noqa: PLC0415
    from regalia.web.stop_signals import StopSignals  # noqa: PLC0415

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    with StopSignals() as signals:

        def stop_soon() -> None:
            loop.call_soon_threadsafe(stop.set)

        signals.on_stop(stop_soon)
        worker = await RemoteWorker.open(settings.redis, processes=settings.thinkers)
        logs.set_up(settings.log, settings.log_level)
        logging.getLogger("taskiq").setLevel(logging.ERROR)  # its warnings quote messages
        try:
            typer.echo(tr("worker-ready", processes=worker.processes, version=worker.version))
            await worker.serve(stop)
        finally:
            await worker.close()
