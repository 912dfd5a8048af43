"""What a player may take: milliseconds to start, for a choice and for a game, and bytes."""

from __future__ import annotations

import msgspec

from regalia.core.errors import BadField

MAX_MS = 86_400_000  # a day
LINE_BYTES = 64 * 1024  # a line of an outside program
UNREAD_LINES = 16  # what it may have written beyond what was asked for
SAID_BYTES = 2 * 1024  # the end of its standard error, kept for the verdict


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of an outside program. Raises: BadField that names the one that is wrong."""

    move_ms: int = 10_000
    game_ms: int | None = None  # for all choices of a game together
    start_ms: int = 10_000

    def __post_init__(self) -> None:
        for name, value in msgspec.structs.asdict(self).items():
            if value is not None and not 1 <= value <= MAX_MS:
                raise BadField("clock", field=name, most=MAX_MS)
