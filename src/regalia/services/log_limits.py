"""Limits on what one seat may add to the log of a match, by kind of command.

Actions need no limit of their own: the rules of a game end it, and an action can only be repeated after it
was undone. Every other command that adds an entry is counted per seat, over the whole match. The numbers are
far above what people do in a long game; they bound the log of a match to a few thousand entries.
"""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.contract import Seat
from regalia.services.entries import Asked, EntryPayload, Muted, Said, TakenBack
from regalia.services.errors import TooMany
from regalia.services.limits import Limits
from regalia.services.match import Match


class LogLimits(NamedTuple):
    """How many entries of a kind one seat may add to one match."""

    undos: int = 1000  # undone actions and granted takebacks
    offers: int = 300  # draws, takebacks and rematches offered; an answer needs an offer
    mutes: int = 100
    chat_lines: int = 500  # lines of chat

    @classmethod
    def from_limits(cls, limits: Limits) -> LogLimits:
        """The numbers of a server's limits."""
        names = ("log.undos", "log.offers", "log.mutes", "log.sayings")
        return cls(*(limits.count(name) for name in names))


DEFAULT = LogLimits()


def check_undos(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Raises: TooMany."""
    check(match, seat, TakenBack, most=limits.undos, reason="too-many-undos")


def check_offers(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Raises: TooMany."""
    check(match, seat, Asked, most=limits.offers, reason="too-many-offers")


def check_mutes(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Raises: TooMany."""
    check(match, seat, Muted, most=limits.mutes, reason="too-many-mutes")


def check_chat_lines(match: Match, seat: Seat, limits: LogLimits) -> None:
    """Raises: TooMany."""
    check(match, seat, Said, most=limits.chat_lines, reason="too-many-sayings")


def check(match: Match, seat: Seat, kind: type[EntryPayload], *, most: int, reason: str) -> None:
    """Refuse one more entry of a kind where the seat has added so many. Raises: TooMany."""
    if match.entry_counts.get((seat, kind), 0) >= most:
        raise TooMany(reason, most=most)
