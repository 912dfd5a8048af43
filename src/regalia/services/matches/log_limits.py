"""Limits on the entries that one seat may add to the log of a match, by type of command.

Actions need no limit: the rules end a game, and an action can only be repeated after an undo. Every other command
that adds an entry is counted per seat over the whole match. The limits are far above what people do in a long game;
they bound a log to a few thousand entries.
"""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.contract import Seat
from regalia.services.errors import TooMany
from regalia.services.limits import Limits
from regalia.services.matches.entries import Asked, EntryPayload, Muted, Said, TakenBack
from regalia.services.matches.match import Match


class LogLimits(NamedTuple):
    """Maximum number of entries of a type per seat and match."""

    undos: int = 1000  # undos and granted takebacks
    offers: int = 300  # of draws, takebacks and rematches
    mutes: int = 100
    chat_lines: int = 500

    @classmethod
    def from_limits(cls, limits: Limits) -> LogLimits:
        """Reads the values from the limits of a server."""
        names = ("log.undos", "log.offers", "log.mutes", "log.sayings")
        return cls(*(limits.count(name) for name in names))


DEFAULT = LogLimits()


def check_undos(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Checks that a seat may undo or take back once more. Raises: TooMany."""
    check(match, seat, TakenBack, most=limits.undos, name="undos")


def check_offers(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Checks that a seat may make one more offer. Raises: TooMany."""
    check(match, seat, Asked, most=limits.offers, name="offers")


def check_mutes(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Checks that a seat may mute or unmute once more. Raises: TooMany."""
    check(match, seat, Muted, most=limits.mutes, name="mutes")


def check_chat_lines(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Checks that a seat may write one more chat line. Raises: TooMany."""
    check(match, seat, Said, most=limits.chat_lines, name="sayings")


def check(match: Match, seat: Seat, kind: type[EntryPayload], *, most: int, name: str) -> None:
    """Raises: TooMany, for the limit `log.NAME`, if the seat has added `most` entries of a type."""
    if match.entry_counts.get((seat, kind), 0) >= most:
        raise TooMany(f"too-many-{name}", limit=f"log.{name}", most=most)
