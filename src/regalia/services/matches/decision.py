"""The context and the result of a decision, and checks that most commands share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from regalia.core.fairness import fresh_nonce
from regalia.core.game import Transition
from regalia.services.errors import MatchOver, NotBegun, StaleTurn
from regalia.services.matches.entries import Entry, Payload
from regalia.services.matches.log_limits import DEFAULT, LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds


class CommandContext(NamedTuple):
    """What a decision depends on besides the match: time, network lag, absent seats, limits."""

    now: Milliseconds
    lag: Milliseconds = 0
    absences: Mapping[str, Milliseconds] = {}  # by seat, how long it has been absent
    nonce: Callable[[], str] = fresh_nonce
    limits: LogLimits = DEFAULT


class Decision(NamedTuple):
    """The result of a command: entries to append and the transition of the game.

    `number` is that of the last entry of the command, also if it was handled before and `entries` is empty. `rematch`
    asks the caller to create the next match. `timed_out`: the clock ran out before the command came, and the entries
    end the match instead.
    """

    entries: list[Entry]
    number: int
    transition: Transition | None = None
    rematch: bool = False
    timed_out: bool = False


def make_decision(
    match: Match, now: Milliseconds, payloads: list[Payload], command: str | None = None
) -> Decision:
    """Numbers the payloads; the last entry carries the key of the command.

    The time of an entry is never before that of the entry before it, which may come from a process with another clock.
    """
    first, last = match.number + 1, match.number + len(payloads)
    at = max(now, match.log[-1].at) if match.log else now
    entries = [
        Entry(number=number, at=at, payload=payload, command=command if number == last else None)
        for number, payload in enumerate(payloads, start=first)
    ]
    return Decision(entries, last)


def check_running(match: Match) -> None:
    """Raises: MatchOver, NotBegun."""
    if match.over:
        raise MatchOver
    if not match.begun:
        raise NotBegun


def check_revision(match: Match, revision: int) -> None:
    """Raises: StaleTurn."""
    if revision != match.revision:
        raise StaleTurn(at=revision, changed=match.revision)
