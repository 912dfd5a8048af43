"""Encodes messages. An update is encoded once for all subscribers of an audience."""

from __future__ import annotations

import msgspec

from regalia.services.matches.messages import Update

encoder = msgspec.json.Encoder()


class MessageEncoder:
    """Encodes updates. The same object is sent to each subscriber of an audience, one after the other."""

    def __init__(self) -> None:
        self._last: tuple[Update | None, bytes] = (None, b"")

    def encode(self, update: Update) -> bytes:
        """Returns an update as JSON; the text of the last one is reused."""
        if self._last[0] is not update:
            self._last = (update, encoder.encode(update))
        return self._last[1]
