"""Protocols that services need and `regalia.adapters` implements."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from regalia.core.contract import View
from regalia.players import PlannedAction
from regalia.services.matches.entries import Entry
from regalia.services.matches.match_settings import (
    MatchKind,
    MatchSettings,
    Milliseconds,
    Player,
    TimeControl,
)

Status = Literal["waiting", "running", "over"]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it; stored in the same transaction as the entries it summarizes."""

    id: str
    game: str
    kind: MatchKind
    status: Status
    players: dict[str, Player]  # by seat, without a free seat
    actor: str | None  # the seat to act
    computer: bool  # whether it is a computer's turn
    winner: str | None = None
    reason: str | None = None  # of the end: a rule id or one of `entries.Reason`
    rated: bool
    clock: TimeControl
    plies: int
    created: Milliseconds
    updated: Milliseconds
    options: dict[str, Any] = {}  # missing in version 0.1 until the match changes
    lesson: str | None = None  # the id of the lesson, if the match is one
    deadline: Milliseconds | None = (
        None  # when the clock of the seat to act runs out; missing before version 0.2
    )


class Outage(msgspec.Struct, frozen=True):
    """A time in which no process of the server was up; no clock is charged for it."""

    start: Milliseconds
    end: Milliseconds


class Damage(NamedTuple):
    """Why a match is in quarantine: when it was found, at which entry, and the reason of `BadLog`."""

    at: Milliseconds
    entry: int  # 0 if the settings or a whole page cannot be read
    reason: str


class LogAppend(NamedTuple):
    """Entries to append, and the new summary; None if lists show the match as before."""

    match: str
    entries: Sequence[Entry]
    summary: Summary | None


class MatchInsert(NamedTuple):
    """A match to insert."""

    settings: MatchSettings
    entries: Sequence[Entry]
    summary: Summary


class MatchStore(Protocol):
    """Stores matches. A completed call is on disk."""

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> Future[None]:
        """Inserts a match, in one transaction with entries of the match that it follows.

        Raises: NumberTaken if the id is taken, and as `append` does.
        """

    def append(self, more: LogAppend) -> Future[None]:
        """Appends entries, whether the future is awaited or not.

        Raises (in the future): NumberTaken if another writer was faster; nothing is stored then.
        """

    async def entries_after(self, match: str, number: int) -> list[Entry]:
        """Returns the entries of a match after a number. Raises: BadLog if they are damaged."""

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """Returns the number of the last entry of each of these matches."""

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        """Loads the settings and the log of a match. Raises: NoSuchMatch, BadLog if they are damaged."""

    async def quarantine(self, match: str, damage: Damage) -> None:
        """Lists a match as damaged; its stored data is not changed."""

    async def release(self, match: str) -> bool:
        """Removes a match from the list of damaged ones. Returns: whether it was there."""

    async def erase_line(self, match: str, number: int) -> None:
        """Empties the text of a chat line in the log. Raises: NoSuchMoment if the entry is none."""

    async def summary(self, match: str) -> Summary | None:
        """Returns a match as lists show it; None if there is none, or it is damaged."""

    async def match_of_invite(self, invite: str) -> str:
        """Returns the match of an invitation token. Raises: NoSuchInvite."""

    async def of_account(
        self,
        account: str,
        *,
        most: int,
        skip: int = 0,
        status: Status | None = None,
        lessons: bool | None = None,
    ) -> list[Summary]:
        """Returns the matches of an account, the latest first; of one status, only lessons or none, if given."""

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        """Returns running open matches, without those of an account, the latest first."""

    async def challenges(self, *, most: int) -> list[Summary]:
        """Returns open matches that wait for a player, the latest first."""

    async def waiting_before(self, before: Milliseconds, *, most: int) -> list[str]:
        """Returns matches that wait for a player and have not changed since a time."""

    async def awaiting_computer(self) -> list[str]:
        """Returns running matches in which a computer is to act, and unreadable ones."""

    async def overdue(self, now: Milliseconds) -> list[str]:
        """Returns running matches whose clock may have run out: their deadline has passed."""

    async def unfinished(self, account: str) -> list[str]:
        """Returns the matches of an account that are not over."""

    async def deleted_players(self) -> list[str]:
        """Returns deleted accounts that have unfinished matches."""

    async def heartbeat(self, now: Milliseconds) -> None:
        """Records that a process of the server is up."""

    async def end_outage(self, now: Milliseconds) -> None:
        """Records that a process has started: if it is the only one, none was up since the last heartbeat."""

    async def outages(self) -> list[Outage]:
        """Returns when the server was down."""


class MoveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Request for a computer's turn: its view and level; `person` is the opponent.

    Everything that a worker needs is in it, so that any worker can serve any request.
    """

    game: str
    texts: dict[str, str]
    level: int
    seed: int  # of the player, and unrelated to the seed of the match
    person: str  # whose share of the workers it counts to
    view: View


class Workers(Protocol):
    """The processes that search for computer players."""

    async def plan_turn(self, request: MoveRequest, report: Callable[[int], None]) -> Sequence[PlannedAction]:
        """Returns the planned turn, at least one action; the first is planned in the view of the request.

        `report` receives the position in the queue as it changes, 0 for none.
        """
