"""How a game is lost without a rule: crashed, silent, illegal, unreadable, flooding."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.i18n import tr


class Forfeit(msgspec.Struct, frozen=True):
    """Why a player has lost a game other than by the rules: a kind, and arguments for the words.

    start      the program could not be started
    late       it was not ready in time
    crashed    it ended instead of answering
    silent     it did not choose in time
    illegal    its action is not legal, or no action at all
    rubbish    what it wrote is no answer
    unasked    it wrote without being asked
    flooded    it wrote a line that is longer than anybody would read
    swamped    it wrote more lines than anybody would read
    failed     a player of the house has a fault
    """

    seat: str
    kind: str
    arguments: dict[str, str | int] = {}

    def words(self, language: str | None = None) -> str:
        """The verdict as people read it, with what the program said on its standard error."""
        said = self.arguments.get("said")
        words = tr(f"forfeit-{self.kind}", language, seat=self.seat, **self.arguments)
        return f"{words} {tr('forfeit-said', language, said=said)}" if said else words


class Misconduct(Exception):
    """A player cannot go on; the one who asked it makes a forfeit of this."""

    def __init__(self, kind: str, **arguments: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.arguments = arguments
