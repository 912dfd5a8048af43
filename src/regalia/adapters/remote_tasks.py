"""What servers and remote workers exchange over Redis.

Tasks go through a taskiq queue (a Redis stream) for each version, results through a list for each server. Servers and
workers announce themselves with keys that expire. Redis holds nothing that is not rebuilt: a server sends a task again
if no worker says that it runs it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec
from redis.asyncio import Redis
from taskiq import AckableMessage
from taskiq_redis import RedisStreamBroker

import regalia
from regalia.adapters.redis_client import TIMEOUT
from regalia.adapters.worker import NOTHING
from regalia.games import registry
from regalia.players import MAX_LEVEL, level
from regalia.services.scheduling import UnderWay

PREFIX = "regalia:tasks:1:"  # the number is that of this protocol
BEAT = 1.0  # seconds between two announcements
EXPIRY = 3.0  # seconds after which somebody who does not announce itself is gone
REPLY_EXPIRY = 60.0  # seconds for which results wait for a server that does not read them
MAX_QUEUED = 1000  # tasks that Redis keeps; admission keeps far fewer waiting
GROUP = "workers"  # of consumers of the stream


class WorkerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """The announcement of a worker. `slots`: tasks that it runs at once, 0 while it stops."""

    version: str
    slots: int
    running: list[str]  # keys of tasks
    alive: int  # its processes
    busy: int


class ServerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """The announcement of a server. `demand`: tasks that it would run at once if it could."""

    version: str
    demand: int
    tasks: list[str]  # keys of the tasks that it has sent and still wants
    short: dict[str, int] = {}  # the number of short ones by person and address
    long: dict[str, int] = {}  # the same of the others


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The end of a task: its result, an error, or that a stopping worker gives it back."""

    task: str
    used: float = 0.0  # CPU seconds
    value: msgspec.Raw = NOTHING
    error: str | None = None
    returned: bool = False


Status = TypeVar("Status", WorkerStatus, ServerStatus)
Kind = Literal["worker", "server"]


class Directory:
    """Who is connected: an expiring key for each server and worker, and a set of the ids of each kind."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def announce(self, kind: Kind, name: str, status: WorkerStatus | ServerStatus) -> None:
        """Writes an announcement. Raises: FAULTS."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.set(status_key(kind, name), msgspec.json.encode(status), px=round(1000 * EXPIRY))
            pipeline.sadd(f"{PREFIX}{kind}s", name)
            await pipeline.execute()

    async def withdraw(self, kind: Kind, name: str) -> None:
        """Deletes an announcement. Raises: FAULTS."""
        await self._redis.delete(status_key(kind, name))
        await self._redis.srem(f"{PREFIX}{kind}s", name)

    async def find(self, kind: Kind, status: type[Status]) -> dict[str, Status]:
        """Returns the current announcements of a kind by id, and forgets expired ones. Raises: FAULTS."""
        members = await self._redis.smembers(f"{PREFIX}{kind}s")
        names = sorted(name.decode() if isinstance(name, bytes) else name for name in members)
        if not names:
            return {}
        texts = await self._redis.mget([status_key(kind, name) for name in names])
        gone = [name for name, text in zip(names, texts, strict=True) if text is None]
        if gone:
            await self._redis.srem(f"{PREFIX}{kind}s", *gone)
        return {
            name: msgspec.json.decode(text, type=status)
            for name, text in zip(names, texts, strict=True)
            if text is not None
        }


def status_key(kind: Kind, name: str) -> str:
    """Returns the key of an announcement."""
    return f"{PREFIX}{kind}:{name}"


def replies_key(server: str) -> str:
    """Returns the key of the list of results for a server."""
    return f"{PREFIX}replies:{server}"


def task_key(server: str, ticket: int) -> str:
    """Returns the key of a task: the same however often it is sent."""
    return f"{server}:{ticket}"


def server_of(task: str) -> str:
    """Returns the server of a task."""
    return task.rpartition(":")[0]


class TaskBroker(RedisStreamBroker):
    """The queue of tasks. The server repeats a task, not Redis: whoever takes one deletes it from the stream."""

    async def listen(self) -> AsyncGenerator[AckableMessage, None]:
        """Yields the tasks that this worker takes. Raises: FAULTS."""
        async with Redis(connection_pool=self.connection_pool) as redis:
            while True:
                fetched: Any = await redis.xreadgroup(
                    self.consumer_group_name,
                    self.consumer_name,
                    {self.queue_name: ">"},
                    block=self.block,
                    count=self.count,
                    noack=True,
                )
                for stream, entries in fetched or ():
                    for number, entry in entries:
                        await redis.xdel(stream, number)
                        yield AckableMessage(data=entry[b"data"], ack=lambda: None)


def new_broker(url: str, version: str) -> TaskBroker:
    """Returns the taskiq broker of a version: workers of other versions read another stream."""
    return TaskBroker(
        url,
        queue_name=f"{PREFIX}queue:{sha256(version.encode()).hexdigest()[:16]}",
        consumer_group_name=GROUP,
        consumer_id="0",  # also what was sent before the first worker came
        maxlen=MAX_QUEUED,
        xread_count=1,  # a worker takes what it can run, and leaves the rest to others
        xread_block=round(1000 * BEAT),
        socket_timeout=TIMEOUT,
        socket_connect_timeout=TIMEOUT,
    )


def task_version() -> str:
    """Returns what servers and workers must have in common: the release, the rules of each game, and the levels."""
    games = [f"{game} {registry.rules(game).rules_version}" for game in sorted(registry.GAMES)]
    levels = [
        level(registry.rules(game), number)
        for game in sorted(registry.GAMES)
        for number in range(1, MAX_LEVEL + 1)
    ]
    digest = sha256(msgspec.json.encode(levels)).hexdigest()[:8]
    return ", ".join([f"regalia {regalia.__version__}", *games, f"levels {digest}"])


def begun_by(server: ServerStatus) -> UnderWay:
    """Returns the tasks that a server has begun, as its scheduler counts them."""
    return Counter(
        {
            (short, key): n
            for short, by in ((True, server.short), (False, server.long))
            for key, n in by.items()
        }
    )


def fair_share(slots: int, demands: Sequence[int]) -> int:
    """Returns how many of the workers' slots a server may use: the max-min fair share, at least 1 if there are any.

    `demands` are those of the other servers; this one takes what they leave, and no less than an equal part.
    """
    left, share = slots, slots
    for done, demand in enumerate(sorted(demands)):
        equal = left // (len(demands) - done + 1)
        left -= min(demand, equal)
        share = left
    return max(share, min(slots, 1))
