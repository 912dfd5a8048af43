"""Forfeits: games lost by a crash, a timeout, an illegal action or a protocol violation."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.i18n import tr


class Forfeit(msgspec.Struct, frozen=True):
    """Why a player lost a game other than by the rules: a kind, and arguments for its message.

    start      the program could not be started
    late       it was not ready in time
    crashed    it exited instead of answering
    silent     it did not choose in time
    illegal    its action is illegal or not an action
    rubbish    its output is not a valid answer
    unasked    it wrote a line without a request
    flooded    it wrote a line longer than LINE_BYTES
    swamped    it wrote more than UNREAD_LINES lines ahead
    failed     a built-in player raised an exception
    """

    seat: str
    kind: str
    arguments: dict[str, str | int] = {}

    def words(self, language: str | None = None) -> str:
        """The translated reason, with the end of the program's standard error."""
        said = self.arguments.get("said")
        words = tr(f"forfeit-{self.kind}", language, seat=self.seat, **self.arguments)
        return f"{words} {tr('forfeit-said', language, said=said)}" if said else words


class BotFailure(Exception):
    """An external program failed; the caller turns this into a forfeit."""

    def __init__(self, kind: str, **arguments: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.arguments = arguments
