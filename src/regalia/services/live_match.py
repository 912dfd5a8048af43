"""A table: a match in memory, those who watch it, and who of them may sit where."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

from regalia.core.contract import SPECTATOR, Seat
from regalia.services import projections
from regalia.services.abandonment import needed_absence
from regalia.services.errors import NotYourSeat
from regalia.services.match import Match
from regalia.services.match_settings import Milliseconds
from regalia.services.ports import Summary


class Subscriber(Protocol):
    """Somebody who watches. None of this may wait: what cannot be sent at once is its own to keep."""

    def snapshot(self, told: projections.Snapshot) -> None:
        """All of a match."""

    def update(self, match: str, audience: Seat, told: projections.Update) -> None:
        """The next entry of a match; all subscribers of an audience are given the same object."""

    def presence(self, match: str, there: Mapping[str, bool], claims: Mapping[str, Milliseconds]) -> None:
        """Which seats have somebody watching, and from when on the opponent of one that has not may claim."""

    def computer_status(self, match: str, status: projections.ComputerStatus) -> None:
        """How the computer's move stands: waiting for a worker, being searched, or not stored yet."""


class LiveMatch:
    """A match in memory, with those who watch it."""

    def __init__(self, match: Match, now: Milliseconds) -> None:
        self.match, self.last_used = match, now
        self.lock = asyncio.Lock()
        self.subscribers: dict[Subscriber, Seat] = {}
        self.absent_since: dict[str, Milliseconds] = dict.fromkeys(match.spec.seats, now)
        self.computer_task: asyncio.Task[None] | None = None
        self.listed_as: object = None  # what lists show
        self.computer_status = projections.ComputerStatus()
        self.move_request: asyncio.Future[str] | None = None  # for a move of the computer
        self.requested_revision = 0  # `changed` of the position that it is about

    def changed_summary(self) -> Summary | None:
        """The match for lists, where it is to be shown otherwise than before: within a turn it is not."""
        match = self.match
        shown = (match.status, match.actor, len(match.players))
        if shown == self.listed_as:
            return None
        self.listed_as = shown
        return match.summary()

    def cancel_stale_request(self) -> None:
        """Cancel the request for a computer's move where the position is another now: nobody needs it."""
        if self.move_request is not None and (
            self.match.over or self.match.revision != self.requested_revision
        ):
            self.move_request.cancel()

    def report_computer_status(self, status: projections.ComputerStatus) -> None:
        """Tell those who watch how the computer's move stands, where that has changed."""
        if status != self.computer_status:
            self.computer_status = status
            for watcher in [*self.subscribers]:
                watcher.computer_status(self.match.id, status)

    def presence(self) -> dict[str, bool]:
        """Which seats have somebody watching; a computer is always there."""
        watched = set(self.subscribers.values())
        return {seat: seat in watched or self.match.is_computer(seat) for seat in self.match.spec.seats}

    def absences(self, now: Milliseconds) -> dict[str, Milliseconds]:
        """For how long each seat has had nobody watching."""
        there = self.presence()
        return {seat: 0 if there[seat] else max(1, now - self.absent_since[seat]) for seat in there}

    def claims(self) -> dict[str, Milliseconds]:
        """From when on the opponent of a seat that is away may claim the win, if it is that seat's turn."""
        away = [seat for seat, is_there in self.presence().items() if not is_there]
        needed = {seat: needed_absence(self.match, seat) for seat in away}
        return {
            seat: self.absent_since[seat] + enough for seat, enough in needed.items() if enough is not None
        }


def seat_of(match: Match, account: str, seat: str | None) -> Seat:
    """Where somebody sits who asks for something; who sits on both sides, where it is to act.

    Raises: NotYourSeat.
    """
    own = match.seats_of(account)
    if seat is not None:
        if seat not in own:
            raise NotYourSeat(seat=seat)
        return Seat(seat)
    if not own:
        raise NotYourSeat
    return match.actor if match.actor in own else own[0]


def audience_of(match: Match, account: str | None, seat: str | None) -> Seat:
    """As who somebody watches. Raises: NotYourSeat."""
    if seat == SPECTATOR:
        return SPECTATOR
    own = match.seats_of(account) if account is not None else []
    if seat is None and not own:
        return SPECTATOR
    return seat_of(match, account or "", seat)
