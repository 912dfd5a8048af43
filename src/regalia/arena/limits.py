"""Limits of external programs: time to start, per choice and per game, and output size."""

from __future__ import annotations

import msgspec

from regalia.core.errors import BadField

MAX_MS = 86_400_000  # a day
LINE_BYTES = 64 * 1024  # of an external program's line
UNREAD_LINES = 16  # lines that it may have written without a request
STDERR_BYTES = 2 * 1024  # the end of its standard error, kept for the forfeit message


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of an external program. Raises: BadField that names the wrong one."""

    move_ms: int = 10_000
    game_ms: int | None = None  # for all choices of a game together
    start_ms: int = 10_000

    def __post_init__(self) -> None:
        for name, value in msgspec.structs.asdict(self).items():
            if value is not None and not 1 <= value <= MAX_MS:
                raise BadField("clock", field=name, most=MAX_MS)
