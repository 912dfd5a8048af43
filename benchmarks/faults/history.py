"""The history of commands, answers and updates as clients saw them: one JSON line each, with monotonic times."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec


class ClientEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Base class. `t` is in seconds of the monotonic clock, which all clients of a history share."""

    t: float
    client: str
    match: str


class Sent(ClientEvent, frozen=True, kw_only=True, tag="sent"):
    """A client sends a command, perhaps not for the first time. `key` is that of the log: SEAT:ID."""

    key: str
    command: dict[str, Any]


class Acknowledged(ClientEvent, frozen=True, kw_only=True, tag="acknowledged"):
    """The command that the client sent last is persisted as the entry of this number."""

    key: str
    number: int


class Refused(ClientEvent, frozen=True, kw_only=True, tag="refused"):
    """The command that the client sent last is refused.

    `unknown`: the server could not say whether it was persisted, because it lost the store in the middle of a commit.
    """

    key: str
    code: str
    unknown: bool = False


class Seen(ClientEvent, frozen=True, kw_only=True, tag="seen"):
    """An audience is sent a line of the log, by an update or in a snapshot."""

    audience: str
    number: int
    at: int
    what: dict[str, Any] | None = None


Event = Sent | Acknowledged | Refused | Seen

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


class Recorder:
    """Appends events to a file, in the order of their times."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def record(self, event: Event) -> None:
        """Writes an event."""
        self._file.write(_encoder.encode(event) + b"\n")

    @staticmethod
    def now() -> float:
        """Returns the time for an event."""
        return time.monotonic()

    def flush(self) -> None:
        """Writes what is buffered, so that the file can be read."""
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def read_history(path: Path) -> Iterator[Event]:
    """Yields the events of a file. Raises: OSError, msgspec.DecodeError."""
    with path.open("rb") as file:
        for line in file:
            yield _decoder.decode(line)
