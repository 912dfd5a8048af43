"""Messages between the processes of one server.

A message is only a hint to read the store: it may be lost, and it may come late or twice. After a lost
connection `on_gap` is called, because anything may have been missed.

Processes of adjacent releases run side by side during an upgrade. A message carries the version of the protocol;
fields that a receiver does not know are ignored, and so are messages of a newer version that it cannot read: it finds
out what they say when it reads the store. A new field needs a default, and a new kind of message a higher `PROTOCOL`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

logger = logging.getLogger(__name__)

PROTOCOL = 1
T = TypeVar("T")

# Receives the rest of the topic after the prefix, and the message.
Handler = Callable[[str, bytes], None]


class BusMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all messages."""

    protocol: int = PROTOCOL


def read_message(decoder: msgspec.json.Decoder[T], message: bytes) -> T | None:
    """Decodes a message of another process; None if this release cannot read it.

    An unreadable message is logged, unless its protocol version is newer than this release's.
    """
    try:
        return decoder.decode(message)
    except msgspec.MsgspecError:
        if not is_newer(message):
            logger.warning("a message of another process cannot be read")
        return None


def is_newer(message: bytes) -> bool:
    """Returns whether a message has a newer version of the protocol."""
    try:
        return msgspec.json.decode(message, type=Version).protocol > PROTOCOL
    except msgspec.MsgspecError:
        return False


class Version(msgspec.Struct):
    """The version of a message, whatever else is in it."""

    protocol: int = 0


class Bus(Protocol):
    """Publishes and receives messages by topic. No method raises if the connection is lost."""

    shared: bool  # whether there may be other processes
    connected: bool  # whether messages are received now; True without other processes

    def publish(self, topic: str, message: bytes) -> None:
        """Sends a message to all subscribers of a topic, this process included, soon."""

    async def subscribe(self, topic: str) -> None:
        """Subscribes to a topic. Returns when its messages are received, or at once without a connection."""

    def unsubscribe(self, topic: str) -> None:
        """Ends a subscription."""

    def listen(self, prefix: str, handler: Handler) -> None:
        """Calls a handler with every message of the topics that begin with a prefix."""

    def on_gap(self, handler: Callable[[], None]) -> None:
        """Calls a handler when messages may have been lost."""

    async def close(self) -> None:
        """Ends the connection."""


class LocalBus:
    """The bus of a server that is one process: there is nobody to tell."""

    shared = False
    connected = True

    def publish(self, topic: str, message: bytes) -> None:
        """Does nothing: whoever publishes has handled it."""

    async def subscribe(self, topic: str) -> None:
        """Does nothing."""

    def unsubscribe(self, topic: str) -> None:
        """Does nothing."""

    def listen(self, prefix: str, handler: Handler) -> None:
        """Does nothing."""

    def on_gap(self, handler: Callable[[], None]) -> None:
        """Does nothing."""

    async def close(self) -> None:
        """Does nothing."""


class SilentBus(LocalBus):
    """No bus between several processes: each of them reads the store again and again."""

    shared = True
    connected = False
