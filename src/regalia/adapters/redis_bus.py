"""The bus over Redis pub/sub. Redis stores nothing of it: what is published while nobody listens is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Self

from redis.asyncio.client import PubSub

from regalia.adapters.redis_client import FAULTS, TIMEOUT, new_client, unreachable
from regalia.services.bus import Handler
from regalia.services.supervision import BackgroundTasks, Backoff

logger = logging.getLogger(__name__)

PING_INTERVAL = 1.0  # seconds
MAX_QUEUED = 10_000  # messages; the oldest are dropped: receivers read the store anyway
BACKOFF = Backoff(first=0.1, longest=2.0)


class RedisBus:
    """The port `Bus`. A lost connection is made again, with all subscriptions; then the gap handlers are called."""

    shared = True

    def __init__(self, url: str, namespace: str) -> None:
        """Raises: BadField if the URL is invalid."""
        self._redis = new_client(url)  # `_run` reconnects, because it must know of every gap
        self._prefix = f"regalia:{namespace}:"
        self._handlers: list[tuple[str, Handler]] = []
        self._gap_handlers: list[Callable[[], None]] = []
        self._topics: dict[str, asyncio.Event] = {}  # wanted topics; the event: its messages are received
        self._queue: deque[tuple[str, bytes]] = deque(maxlen=MAX_QUEUED)
        self._queued = asyncio.Event()
        self._pubsub: PubSub | None = None
        self._tasks = BackgroundTasks()
        self.connected = False

    @classmethod
    async def open(cls, url: str, namespace: str) -> Self:
        """Connects. Raises: BadField if Redis does not answer."""
        bus = cls(url, namespace)
        try:
            async with asyncio.timeout(TIMEOUT):
                await bus._redis.ping()
                await bus._connect()
        except FAULTS as error:
            await bus._redis.aclose()
            raise unreachable(error) from None
        bus._tasks.spawn(bus._run())
        bus._tasks.spawn(bus._send_queued())
        return bus

    async def close(self) -> None:
        """Ends the connection; messages that were not sent yet are dropped."""
        await self._tasks.cancel()
        await self._disconnect()
        await self._redis.aclose()

    # The port.

    def publish(self, topic: str, message: bytes) -> None:
        """Sends a message to all subscribers of a topic, this process included, soon."""
        self._queue.append((self._prefix + topic, message))
        self._queued.set()

    async def subscribe(self, topic: str) -> None:
        """Subscribes to a topic. Returns when its messages are received, or at once without a connection."""
        event = self._topics.setdefault(topic, asyncio.Event())
        if self._pubsub is None or event.is_set():
            return
        with contextlib.suppress(*FAULTS):  # `_run` finds the lost connection, and subscribes again
            await self._pubsub.subscribe(self._prefix + topic)
            async with asyncio.timeout(TIMEOUT):
                await event.wait()

    def unsubscribe(self, topic: str) -> None:
        """Ends a subscription."""
        if self._topics.pop(topic, None) is not None and self._pubsub is not None:
            self._tasks.spawn(self._unsubscribe(self._pubsub, topic))

    def listen(self, prefix: str, handler: Handler) -> None:
        """Calls a handler with every message of the topics that begin with a prefix."""
        self._handlers.append((prefix, handler))

    def on_gap(self, handler: Callable[[], None]) -> None:
        """Calls a handler when messages may have been lost."""
        self._gap_handlers.append(handler)

    # Receiving.

    async def _run(self) -> None:
        """Receives messages, and connects again after every fault."""
        attempt = 0
        while True:
            try:
                if self._pubsub is None:
                    await self._connect()
                    logger.warning("the connection to Redis is back")
                    for handler in self._gap_handlers:
                        handler()
                attempt = 0
                await self._receive()
            except FAULTS as error:
                if self.connected:
                    logger.warning("the connection to Redis is lost: %s", error)
                await self._disconnect()
                await asyncio.sleep(BACKOFF.pause(attempt))
                attempt += 1

    async def _connect(self) -> None:
        """Connects, subscribes to all wanted topics, and waits until their messages are received. Raises: FAULTS."""
        pubsub = self._redis.pubsub()
        try:
            async with asyncio.timeout(TIMEOUT):
                await pubsub.connect()  # type: ignore[no-untyped-call]
                topics = [*self._topics]
                if topics:
                    await pubsub.subscribe(*(self._prefix + topic for topic in topics))
                waiting = set(topics)
                while waiting:
                    received = await pubsub.get_message(timeout=TIMEOUT)
                    if received is not None:
                        self._handle(received)
                        waiting -= {topic for topic in waiting if self._topics[topic].is_set()}
        except BaseException:
            await close_quietly(pubsub)
            raise
        self._pubsub, self.connected = pubsub, True

    async def _disconnect(self) -> None:
        self.connected = False
        for event in self._topics.values():
            event.clear()
        if self._pubsub is not None:
            pubsub, self._pubsub = self._pubsub, None
            await close_quietly(pubsub)

    async def _receive(self) -> None:
        """Handles messages until nothing is heard for too long. Raises: FAULTS."""
        assert self._pubsub is not None
        loop = asyncio.get_running_loop()
        heard = pinged = loop.time()
        while True:
            if not self._pubsub.subscribed:
                await asyncio.sleep(PING_INTERVAL / 10)  # redis-py reads nothing without a subscription
                heard = loop.time()
                continue
            received = await self._pubsub.get_message(timeout=PING_INTERVAL)
            now = loop.time()
            if received is not None:
                heard = now
                self._handle(received)
            elif now - heard > TIMEOUT:
                raise TimeoutError("no answer")
            if now - pinged >= PING_INTERVAL:
                pinged = now
                await self._pubsub.ping()

    def _handle(self, received: dict[str, Any]) -> None:
        channel = received.get("channel") or b""
        topic = channel.decode().removeprefix(self._prefix) if isinstance(channel, bytes) else ""
        if received["type"] == "subscribe" and topic in self._topics:
            self._topics[topic].set()
        if received["type"] != "message":
            return
        for prefix, handler in self._handlers:
            if topic.startswith(prefix):
                try:
                    handler(topic.removeprefix(prefix), received["data"])
                except Exception:
                    logger.exception("a message of another process cannot be handled")

    # Sending.

    async def _send_queued(self) -> None:
        """Publishes what is queued, many messages in one round trip; what cannot be sent is dropped."""
        while True:
            await self._queued.wait()
            self._queued.clear()
            batch = [self._queue.popleft() for _ in range(len(self._queue))]
            try:
                async with asyncio.timeout(TIMEOUT), self._redis.pipeline(transaction=False) as pipeline:
                    for channel, message in batch:
                        pipeline.publish(channel, message)
                    await pipeline.execute()
            except FAULTS as error:
                logger.warning("%d messages to other processes were not sent: %s", len(batch), error)
                await asyncio.sleep(BACKOFF.first)

    async def _unsubscribe(self, pubsub: PubSub, topic: str) -> None:
        with contextlib.suppress(*FAULTS):
            await pubsub.unsubscribe(self._prefix + topic)


async def close_quietly(pubsub: PubSub) -> None:
    """Closes a connection that may be lost already."""
    with contextlib.suppress(*FAULTS):
        await pubsub.aclose()  # type: ignore[no-untyped-call]
