"""What a server opens before it serves: the store, the bus and the shared counts between processes, and workers."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.migration_backup import back_up_before_migration
from regalia.adapters.server_store import ServerStore
from regalia.adapters.task_runner import ScheduledRunner
from regalia.adapters.workers import WorkerPool
from regalia.core.errors import BadField
from regalia.services.bus import Bus, LocalBus, SilentBus
from regalia.services.limits import Limits
from regalia.services.scheduling import Caps
from regalia.services.shared_counts import SharedCounts
from regalia.web import logs
from regalia.web.settings import Settings

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


class Connections(NamedTuple):
    """What a server opens before it serves: the store, other processes, and workers."""

    store: ServerStore
    bus: Bus
    workers: ScheduledRunner
    counts: SharedCounts | None  # of limits, if several processes share them

    async def close(self) -> None:
        """Closes all of them; writes under way are completed."""
        await self.workers.close()
        if self.counts is not None:
            await self.counts.close()
        await self.bus.close()
        await self.store.close()


async def open_connections(settings: Settings) -> Connections:
    """Opens what a server needs.

    Raises: as `open_store`, `open_bus`, `open_counts` and `open_workers`; nothing is left open then.
    """
    store = await asyncio.to_thread(open_store, settings)
    async with AsyncExitStack() as opened:
        opened.push_async_callback(store.close)
        try:
            bus = await open_bus(settings, store)
            opened.push_async_callback(bus.close)
            counts = await open_counts(settings, store)
            if counts is not None:
                opened.push_async_callback(counts.close)
            workers = await open_workers(settings)
        except SQLAlchemyError as error:
            raise store.explained(error) from error
        opened.pop_all()
    return Connections(store, bus, workers, counts)


def open_store(settings: Settings) -> ServerStore:
    """Opens the store; a backup is made before older tables are upgraded. Raises: as `ServerStore.open`."""
    folder = Path(settings.backups) if settings.backups else None

    def back_up(url: URL, version: str) -> None:
        file = back_up_before_migration(url, version, folder)
        logs.event("backup before migration", file=str(file), tables=version)

    before = back_up if settings.migration_backup else None
    return ServerStore.open(settings.database, before, takeover=settings.takeover)


async def open_bus(settings: Settings, store: ServerStore) -> Bus:
    """Opens the bus between the processes of a server. A SQLite file has one process, and needs none.

    Without Redis the processes on one PostgreSQL database read what they miss every second. Raises: BadField.
    """
    if settings.redis and not settings.redis.startswith(REDIS_SCHEMES):
        raise BadField("redis-url", field="redis", what=settings.redis)
    if not store.is_shared:
        if settings.redis and settings.workers == "local":
            logs.event("redis is not used: a SQLite file has one process", logging.WARNING)
        return LocalBus()
    if not settings.redis:
        return SilentBus()
    require_redis_packages()
    from regalia.adapters.redis_bus import RedisBus  # noqa: PLC0415  (needs the packages of the extra `scale`)

    return await RedisBus.open(settings.redis, await namespace(store))


async def open_counts(settings: Settings, store: ServerStore) -> SharedCounts | None:
    """Opens the counts of limits that several processes share in Redis. Raises: BadField."""
    if not store.is_shared or not settings.redis:
        return None
    require_redis_packages()
    from regalia.adapters.redis_counts import RedisCounts  # noqa: PLC0415  (needs the extra `scale`)

    return RedisCounts(settings.redis, await namespace(store))


async def namespace(store: ServerStore) -> str:
    """Returns what keys and channels in Redis begin with: several servers may share one Redis."""
    return await store.accounts.secret("bus-namespace", partial(token_hex, 8))


async def open_workers(settings: Settings) -> ScheduledRunner:
    """Opens the workers for computer turns: processes of this server, or remote ones over Redis. Raises: BadField."""
    limits = Limits(settings.limits)
    caps = Caps.from_limits(limits)
    if settings.workers == "local":
        return WorkerPool(
            settings.thinkers,
            caps=caps,
            silence=limits.seconds("computer.silence"),
            generosity=limits.seconds("computer.generosity"),
        )
    if not settings.redis:
        raise BadField("workers-without-redis", field="workers")
    require_redis_packages()
    from regalia.adapters.remote_workers import RemoteWorkers  # noqa: PLC0415  (needs the extra `scale`)

    return await RemoteWorkers.open(settings.redis, caps=caps)


def require_redis_packages() -> None:
    """Checks that the packages for Redis are installed. Raises: BadField."""
    if not all(find_spec(package) for package in ("redis", "taskiq_redis")):
        raise BadField("no-redis-driver", field="redis")
