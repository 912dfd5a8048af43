"""The budget of a search: a time or a number of iterations."""

from __future__ import annotations

import msgspec

from regalia.core.errors import BadField

MAX_TIME_MS = 600_000
MAX_ITERATIONS = (
    10_000_000  # takes minutes with compiled modules; a larger number is refused as a typing error
)


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """The budget of one turn: a time or a number of iterations, not both.

    Raises: BadField that names the invalid field.
    """

    time_ms: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.time_ms is None) == (self.iterations is None):
            raise BadField("budget", field="time_ms" if self.iterations is None else "iterations")
        if self.time_ms is not None and not is_whole(self.time_ms, most=MAX_TIME_MS):
            raise BadField("time-ms", field="time_ms", most=MAX_TIME_MS)
        if self.iterations is not None and not is_whole(self.iterations, most=MAX_ITERATIONS):
            raise BadField("iterations", field="iterations", most=MAX_ITERATIONS)

    def scaled(self, factor: float) -> Budget:
        """The budget multiplied by a factor, within the limits."""
        if self.time_ms is not None:
            return Budget(time_ms=max(1, min(MAX_TIME_MS, round(self.time_ms * factor))))
        assert self.iterations is not None
        return Budget(iterations=max(1, min(MAX_ITERATIONS, round(self.iterations * factor))))


def is_whole(number: object, *, most: int) -> bool:
    """Whether a value is an integer from 1 to `most`; booleans are rejected."""
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most
