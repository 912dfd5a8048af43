"""How long a computer player may think, and the levels of play made of that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter
from types import MappingProxyType

import msgspec

from regalia.core.errors import BadField

MAX_TIME_MS = 600_000
MAX_ITERATIONS = 10_000_000  # minutes on a compiled core: whoever asks for more has mistyped
SHARE = 8  # a turn has about so many actions, and each is thought about anew


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

    def iterate(self) -> Iterator[int]:
        """Count through the share of one action: at least one, and stop when it is used up."""
        if self.iterations is not None:
            yield from range(max(1, self.iterations // SHARE))
            return
        assert self.time_ms is not None
        stop = perf_counter() + self.time_ms / 1000 / SHARE
        count = 0
        while count == 0 or perf_counter() < stop:
            yield count
            count += 1


def is_whole(number: object, *, most: int) -> bool:
    """Whether a value is a whole number from 1 to most; a boolean is no number."""
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most


# A level is a number of games and no time, so that it is as strong on every machine.
LEVELS: Mapping[int, Budget] = MappingProxyType(
    {level: Budget(iterations=200 * 3 ** (level - 1)) for level in range(1, 9)}
)
