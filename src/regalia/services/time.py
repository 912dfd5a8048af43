"""The port of the current time."""

from __future__ import annotations

from typing import Protocol


class Now(Protocol):
    """The current time."""

    def __call__(self) -> int:
        """Returns milliseconds since 1970; monotonic while the server runs."""
