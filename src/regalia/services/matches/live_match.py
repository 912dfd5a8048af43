"""One match in memory: its lock, its subscribers and the presence of its players."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Protocol

from regalia.core.contract import SPECTATOR, Seat
from regalia.players import PlannedAction
from regalia.services.errors import NotYourSeat
from regalia.services.matches.abandonment import needed_absence
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds
from regalia.services.matches.messages import ComputerStatus, Presence, Snapshot, Update
from regalia.services.matches.ports import Summary

PLAYER_SEEDS = 1 << 30


class Subscriber(Protocol):
    """Receives updates of a match. The methods must not block: a subscriber queues what it cannot send."""

    def snapshot(self, message: Snapshot) -> None:
        """Receives the whole state of a match."""

    def update(self, message: Update) -> None:
        """Receives the next entry; all subscribers of an audience receive the same object."""

    def presence(self, message: Presence) -> None:
        """Receives which seats are present, and when the win can be claimed from an absent seat."""

    def computer_status(self, message: ComputerStatus) -> None:
        """Receives the status of the computer's move: queued, searched for, or not persisted yet."""


class LiveMatch:
    """A match in memory with its subscribers."""

    def __init__(self, match: Match, now: Milliseconds) -> None:
        self.match, self.last_used = match, now
        self.lock = asyncio.Lock()
        self.subscribers: dict[Subscriber, Seat] = {}
        self.absent_since: dict[str, Milliseconds] = dict.fromkeys(match.rules.seats, now)
        self.computer_task: asyncio.Task[None] | None = None
        self.listed_as: object = None  # status, actor and number of players at the last list update
        self.computer_status = ComputerStatus(match=match.id)
        self.player_seed = secrets.randbelow(PLAYER_SEEDS)  # of the computer player
        self.move_request: asyncio.Future[Sequence[PlannedAction]] | None = None  # of the computer's turn
        self.requested_revision = 0  # the revision it was asked for

    def changed_summary(self) -> Summary | None:
        """Returns the summary if lists show the match differently now, else None."""
        match = self.match
        shown = (match.status, match.actor, len(match.players))
        if shown == self.listed_as:
            return None
        self.listed_as = shown
        return match.summary()

    def cancel_stale_request(self) -> None:
        """Cancels the request for a computer's move if the position has changed."""
        if self.move_request is not None and (
            self.match.over or self.match.revision != self.requested_revision
        ):
            self.move_request.cancel()

    def report_computer_status(self, status: ComputerStatus) -> None:
        """Sends subscribers the status of the computer's move, if it changed."""
        if status != self.computer_status:
            self.computer_status = status
            for watcher in [*self.subscribers]:
                watcher.computer_status(status)

    def presence_message(self) -> Presence:
        """Returns which seats are present, and when the win can be claimed from an absent one."""
        return Presence(match=self.match.id, seats=self.presence(), claims=self.claims())

    def presence(self) -> dict[str, bool]:
        """Returns which seats have a subscriber; a computer is always present."""
        watched = set(self.subscribers.values())
        return {seat: seat in watched or self.match.is_computer(seat) for seat in self.match.rules.seats}

    def absences(self, now: Milliseconds) -> dict[str, Milliseconds]:
        """Returns for how long each seat has been absent, 0 for a present one."""
        there = self.presence()
        return {seat: 0 if there[seat] else max(1, now - self.absent_since[seat]) for seat in there}

    def claims(self) -> dict[str, Milliseconds]:
        """Returns from when on the opponent of an absent seat may claim the win on that seat's turn."""
        away = [seat for seat, is_there in self.presence().items() if not is_there]
        needed = {seat: needed_absence(self.match, seat) for seat in away}
        return {
            seat: self.absent_since[seat] + enough for seat, enough in needed.items() if enough is not None
        }


def seat_of(match: Match, account: str, seat: str | None) -> Seat:
    """Returns the seat that an account acts for; in a hot-seat match, the seat to act.

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
    """Returns the audience that an account watches as. Raises: NotYourSeat."""
    if seat == SPECTATOR:
        return SPECTATOR
    own = match.seats_of(account) if account is not None else []
    if seat is None and not own:
        return SPECTATOR
    return seat_of(match, account or "", seat)
