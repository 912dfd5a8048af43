"""How long a search may think."""

from __future__ import annotations

import msgspec

from regalia.core.errors import BadField

MAX_TIME_MS = 600_000
MAX_ITERATIONS = 10_000_000  # minutes on a compiled core: whoever asks for more has mistyped


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """The thinking of one turn: a time, or a number of games tried, and never both.

    Raises: BadField that names the one that is wrong.
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
        """So many times the thinking, and at least the least there is."""
        if self.time_ms is not None:
            return Budget(time_ms=max(1, min(MAX_TIME_MS, round(self.time_ms * factor))))
        assert self.iterations is not None
        return Budget(iterations=max(1, min(MAX_ITERATIONS, round(self.iterations * factor))))


def is_whole(number: object, *, most: int) -> bool:
    """Whether a value is a whole number from 1 to most; a boolean is no number."""
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most
