"""What a decision is made of, and what comes of it; with the questions that most commands are asked first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from regalia.core.fairness import fresh_nonce
from regalia.core.game import Transition
from regalia.services.entries import Entry, Payload
from regalia.services.errors import MatchOver, NotBegun, StaleTurn
from regalia.services.log_limits import DEFAULT, LogLimits
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds


class CommandContext(NamedTuple):
    """What a decision depends on besides the match: the time, the network, who is there."""

    now: Milliseconds
    lag: Milliseconds = 0
    absences: Mapping[str, Milliseconds] = {}  # for how long a seat has been away
    nonce: Callable[[], str] = fresh_nonce
    limits: LogLimits = DEFAULT  # of what a seat may add to the log


class Decision(NamedTuple):
    """What comes of a command: entries to write, and where the game goes; or it was done before.

    `number` is that of the last entry it leads to, or has led to. `rematch` asks for the next match.
    `late` says that the time was up before the command came: the entries are the end, and not its doing.
    """

    entries: list[Entry]
    number: int
    ahead: Transition | None = None
    rematch: bool = False
    timed_out: bool = False


def make_decision(
    match: Match, now: Milliseconds, whats: list[Payload], command: str | None = None
) -> Decision:
    """Numbered entries; the last is the one that the command has led to."""
    first, last = match.number + 1, match.number + len(whats)
    entries = [
        Entry(number=number, at=now, payload=what, command=command if number == last else None)
        for number, what in enumerate(whats, start=first)
    ]
    return Decision(entries, last)


def check_running(match: Match) -> None:
    """Raises: MatchOver, NotBegun."""
    if match.over:
        raise MatchOver
    if not match.begun:
        raise NotBegun


def check_revision(match: Match, at: int) -> None:
    """Raises: StaleTurn."""
    if at != match.revision:
        raise StaleTurn(at=at, changed=match.revision)
