"""The bus between processes, in memory: two services in one test act as two processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from regalia.services.bus import Handler


class MemoryHub:
    """What carries the messages, as Redis does."""

    def __init__(self) -> None:
        self.buses: list[MemoryBus] = []

    def bus(self) -> MemoryBus:
        """Returns the bus of one more process."""
        self.buses.append(MemoryBus(self))
        return self.buses[-1]


class MemoryBus:
    """The port `Bus`; while it is cut off (`cut`), messages are lost."""

    shared = True

    def __init__(self, hub: MemoryHub) -> None:
        self.hub, self.connected = hub, True
        self.topics: set[str] = set()
        self.handlers: list[tuple[str, Handler]] = []
        self.gap_handlers: list[Callable[[], None]] = []

    def cut(self) -> None:
        """Loses the connection."""
        self.connected = False

    def mend(self) -> None:
        """Connects again."""
        self.connected = True
        for handler in self.gap_handlers:
            handler()

    def publish(self, topic: str, message: bytes) -> None:
        if self.connected:
            for bus in self.hub.buses:
                asyncio.get_running_loop().call_soon(bus.deliver, topic, message)

    def deliver(self, topic: str, message: bytes) -> None:
        """Receives a message, if it is subscribed to and connected."""
        if self.connected and topic in self.topics:
            for prefix, handler in self.handlers:
                if topic.startswith(prefix):
                    handler(topic.removeprefix(prefix), message)

    async def subscribe(self, topic: str) -> None:
        self.topics.add(topic)

    def unsubscribe(self, topic: str) -> None:
        self.topics.discard(topic)

    def listen(self, prefix: str, handler: Handler) -> None:
        self.handlers.append((prefix, handler))

    def on_gap(self, handler: Callable[[], None]) -> None:
        self.gap_handlers.append(handler)

    async def close(self) -> None:
        self.connected = False
