"""Counts of rates that all processes of a server share: the port, for `Limits`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Counted(NamedTuple):
    """One more event of a key in a window: at most `amount` in `seconds` seconds."""

    limit: str  # its name
    key: str
    amount: int
    seconds: int


class Exceeded(NamedTuple):
    """The limit that refuses an event, and the seconds until it is allowed again."""

    limit: str
    wait: float


class CountsUnavailable(Exception):
    """The shared counts cannot be reached in time: each process counts for itself."""


class SharedCounts(Protocol):
    """Windows that all processes count in. They are fixed, and start with the first event."""

    async def take(self, counted: Sequence[Counted]) -> Exceeded | None:
        """Counts all events, or none if one of them exceeds its limit. Raises: CountsUnavailable."""

    async def refund(self, counted: Sequence[Counted]) -> None:
        """Uncounts events. Does nothing if the counts cannot be reached."""

    async def close(self) -> None:
        """Ends the connection."""
