"""What the services need of the world, as protocols; `regalia.adapters` has them made real."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from regalia.core.contract import View
from regalia.services.entries import Entry
from regalia.services.match_settings import MatchKind, MatchSettings, Milliseconds, Player, TimeControl

Status = Literal["waiting", "running", "over"]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it; written in the same transaction as the entries that it sums up."""

    id: str
    game: str
    kind: MatchKind
    status: Status
    players: dict[str, Player]  # by seat; who has not come yet is missing
    actor: str | None  # the seat to act
    computer: bool  # whether it is a computer's turn
    winner: str | None = None
    reason: str | None = None  # of the end: a rule, or one of `entries.Reason`
    rated: bool
    clock: TimeControl
    plies: int
    created: Milliseconds
    updated: Milliseconds
    options: dict[str, Any] = {}  # of the game; matches of version 0.1 have none until they change


class Outage(msgspec.Struct, frozen=True):
    """A time in which the server was down: no clock is charged for it."""

    start: Milliseconds
    end: Milliseconds


class Damage(NamedTuple):
    """Why a match is set aside: when that was found, at which entry of its log, the reason of `BadLog`."""

    at: Milliseconds
    entry: int  # 0 where its settings or a whole page cannot be read
    reason: str


class LogAppend(NamedTuple):
    """Entries to be kept, and what the match amounts to then; None where lists show it as before."""

    match: str
    entries: Sequence[Entry]
    summary: Summary | None


class MatchInsert(NamedTuple):
    """A match to be kept."""

    settings: MatchSettings
    entries: Sequence[Entry]
    summary: Summary


class MatchStore(Protocol):
    """Where matches are kept. What has been answered is on disk."""

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> Future[None]:
        """Keep a new match, and together with it more of the match that it follows.

        Raises: StaleTurn as `append` does.
        """

    def append(self, more: LogAppend) -> Future[None]:
        """Keep more of a match: that is done whether anybody waits for it or not.

        Raises (the future): StaleTurn where a number is taken; nothing is kept then.
        """

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        """All of a match. Raises: NoSuchMatch, BadLog where what is stored of it is damaged."""

    async def quarantine(self, match: str, damage: Damage) -> None:
        """List a match as damaged; what is stored of it stays as it is."""

    async def match_of_invite(self, invite: str) -> str:
        """The match that a token invites to. Raises: NoSuchInvite."""

    async def of_account(
        self, account: str, *, most: int, skip: int = 0, status: Status | None = None
    ) -> list[Summary]:
        """The matches of an account, the latest first; of one status, where that is given."""

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        """Open matches that are being played, without those of an account, the latest first."""

    async def challenges(self, *, most: int) -> list[Summary]:
        """Open matches that wait for anybody, the latest first."""

    async def awaiting_computer(self) -> list[str]:
        """The running matches in which a computer is to act, and those whose rows cannot be read."""

    async def clocked(self) -> list[str]:
        """The running matches whose clock may run out."""

    async def unfinished(self, account: str) -> list[str]:
        """The matches of an account that are not over."""

    async def deleted_players(self) -> list[str]:
        """Deleted accounts with matches that are not over."""

    async def heartbeat(self, now: Milliseconds) -> None:
        """Note that the server is up."""

    async def end_outage(self, now: Milliseconds) -> None:
        """Note that the server has started: since it last breathed it was down."""

    async def outages(self) -> list[Outage]:
        """When the server was down."""


class MoveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is asked: the computer's view of a match, and its level; `person` plays against it."""

    match: str
    game: str
    texts: dict[str, str]
    level: int
    person: str  # whose share of the workers it is counted to
    view: View


class Workers(Protocol):
    """The processes that search for computer players."""

    async def choose(self, request: MoveRequest, report: Callable[[int], None]) -> str:
        """The text of an action. `report` is told the place in the queue as it changes, 0 for none."""


class Now(Protocol):
    """The time."""

    def __call__(self) -> Milliseconds:
        """Milliseconds since 1970; it never goes back while the server runs."""
