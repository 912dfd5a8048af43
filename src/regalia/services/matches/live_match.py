"""One match in memory: its lock, its subscribers and the presence of its players."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from regalia.core.contract import SPECTATOR, Seat
from regalia.players import PlannedAction
from regalia.services.errors import NotYourSeat
from regalia.services.matches.abandonment import needed_absence
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds
from regalia.services.matches.messages import ComputerStatus, Presence, Snapshot, Update
from regalia.services.matches.ports import Summary

PLAYER_SEEDS = 1 << 30  # seeds for the search of a computer player, unrelated to the seed of the match
PEER_SILENCE: Milliseconds = 25_000  # after it a process that had a seat counts as gone


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


class RemoteSeats(NamedTuple):
    """The seats with a subscriber in another process, and when it last said so."""

    seats: frozenset[str]
    at: Milliseconds


class LiveMatch:
    """A match in memory with its subscribers."""

    def __init__(self, match: Match, now: Milliseconds) -> None:
        self.match, self.last_used = match, now
        self.lock = asyncio.Lock()
        self.subscribers: dict[Subscriber, Seat] = {}
        self.absent_since: dict[str, Milliseconds] = dict.fromkeys(match.rules.seats, now)
        self.computer_task: asyncio.Task[None] | None = None
        self.listed_as: object = None  # what lists show of it
        self.remote_seats: dict[str, RemoteSeats] = {}  # by process
        self.is_behind = False  # whether it is about to read entries of another process
        self.is_planning = False  # whether this process plans the computer's turn
        self.planned_elsewhere: Milliseconds = now  # when another process last worked on the computer's turn
        self.computer_status = ComputerStatus(match=match.id)
        self.player_seed = secrets.randbelow(PLAYER_SEEDS)  # of the computer player
        self.move_request: asyncio.Future[Sequence[PlannedAction]] | None = None  # of the computer's turn
        self.requested_revision = 0  # the revision for which it was made

    def changed_summary(self) -> Summary | None:
        """Returns the summary if lists show the match differently now, else None."""
        before = self.listed_as
        self.set_listed()
        return None if before == self.listed_as else self.match.summary()

    def set_listed(self) -> None:
        """Records that lists show the match as it is now: its status, its actor and its players."""
        self.listed_as = (self.match.status, self.match.actor, len(self.match.players))

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

    def local_seats(self) -> set[str]:
        """Returns the seats with a subscriber in this process."""
        return {seat for seat in self.subscribers.values() if seat in self.absent_since}

    def set_remote_seats(self, process: str, seats: RemoteSeats) -> bool:
        """Records which seats another process has. Returns: whether the presence of a seat has changed."""
        before = self.presence()
        if seats.seats:
            self.remote_seats[process] = seats
        else:
            self.remote_seats.pop(process, None)
        return self._note_absences(before, seats.at)

    def forget_silent_processes(self, now: Milliseconds) -> bool:
        """Drops the seats of processes that say nothing any more. Returns: whether a presence has changed."""
        before = self.presence()
        self.remote_seats = {
            process: seats for process, seats in self.remote_seats.items() if now - seats.at < PEER_SILENCE
        }
        return self._note_absences(before, now)

    def _note_absences(self, before: dict[str, bool], now: Milliseconds) -> bool:
        """Records since when seats are absent. Returns: whether the presence of a seat has changed."""
        after = self.presence()
        self.absent_since |= {seat: now for seat, present in after.items() if before[seat] and not present}
        return before != after

    def presence(self) -> dict[str, bool]:
        """Returns which seats have a subscriber in any process; a computer is always present."""
        watched = self.local_seats().union(*(remote.seats for remote in self.remote_seats.values()))
        return {seat: seat in watched or self.match.is_computer(seat) for seat in self.match.rules.seats}

    def absences(self, now: Milliseconds) -> dict[str, Milliseconds]:
        """Returns for how long each seat has been absent, 0 for a present one."""
        there = self.presence()
        return {seat: 0 if there[seat] else max(1, now - self.absent_since[seat]) for seat in there}

    def claims(self) -> dict[str, Milliseconds]:
        """Returns, by absent seat, the time from which on its opponent may claim the win on that seat's turn."""
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
