"""Requests of `regalia admin`: one message for each command, sent to a running server or answered in the process.

An account is given by name or id. Times are in milliseconds; `duration` is None for good.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from regalia.services.matches.ports import Status
from regalia.services.moderation.ports import ReportStatus, RestrictionKind

Most = Annotated[int, Meta(ge=1, le=10_000)]
Duration = Annotated[int, Meta(ge=1)]


class OperatorRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of requests."""


class ListAccounts(OperatorRequest, frozen=True, kw_only=True, tag="list-accounts"):
    """Accounts by a part of the name or by role, or guests."""

    name: str | None = None
    role: str | None = None
    guests: bool = False
    most: Most = 50


class ListMatches(OperatorRequest, frozen=True, kw_only=True, tag="list-matches"):
    """Matches by status, account or game."""

    status: Status | None = None
    account: str | None = None
    game: str | None = None
    most: Most = 50


class ListSessions(OperatorRequest, frozen=True, kw_only=True, tag="list-sessions"):
    """Sessions, of an account or of all."""

    account: str | None = None
    most: Most = 50


class ListChallenges(OperatorRequest, frozen=True, kw_only=True, tag="list-challenges"):
    """Open challenges."""

    most: Most = 50


class ListRestrictions(OperatorRequest, frozen=True, kw_only=True, tag="list-restrictions"):
    """Bans and mutes in force; with `past` also those that have ended."""

    account: str | None = None
    past: bool = False
    most: Most = 50


class ListReports(OperatorRequest, frozen=True, kw_only=True, tag="list-reports"):
    """Reports, open ones first."""

    status: ReportStatus | None = None
    most: Most = 50


class ShowAccount(OperatorRequest, frozen=True, kw_only=True, tag="show-account"):
    """An account with its sessions, matches and restrictions."""

    account: str


class ShowMatch(OperatorRequest, frozen=True, kw_only=True, tag="show-match"):
    """A match without its secrets."""

    match: str


class Restrict(OperatorRequest, frozen=True, kw_only=True, tag="restrict"):
    """Ban or mute an account or a network."""

    kind: RestrictionKind
    target: str
    reason: str
    duration: Duration | None = None


class Unrestrict(OperatorRequest, frozen=True, kw_only=True, tag="unrestrict"):
    """Lift the bans or mutes of an account or a network."""

    kind: RestrictionKind
    target: str


class Rename(OperatorRequest, frozen=True, kw_only=True, tag="rename"):
    """Give an account another name, by default a neutral one."""

    account: str
    name: str | None = None


class Delete(OperatorRequest, frozen=True, kw_only=True, tag="delete"):
    """Delete an account."""

    account: str


class ResetPassword(OperatorRequest, frozen=True, kw_only=True, tag="reset-password"):
    """Issue a recovery code; the password does not work any more."""

    account: str


class EndSessions(OperatorRequest, frozen=True, kw_only=True, tag="end-sessions"):
    """End all sessions of an account."""

    account: str


class EndMatch(OperatorRequest, frozen=True, kw_only=True, tag="end-match"):
    """Call a match off."""

    match: str
    reason: str


class UnstickMatch(OperatorRequest, frozen=True, kw_only=True, tag="unstick-match"):
    """Read a match again and resume it."""

    match: str


class ClearChallenges(OperatorRequest, frozen=True, kw_only=True, tag="clear-challenges"):
    """Cancel the open challenges of an account, or all."""

    account: str | None = None


class Announce(OperatorRequest, frozen=True, kw_only=True, tag="announce"):
    """Show a text on all pages."""

    text: str
    duration: Duration | None = None


class ClearAnnouncement(OperatorRequest, frozen=True, kw_only=True, tag="clear-announcement"):
    """End the announcement."""


class SetModerator(OperatorRequest, frozen=True, kw_only=True, tag="set-moderator"):
    """Make an account a moderator, or take the role away."""

    account: str
    on: bool


class MakeRegistrationCode(OperatorRequest, frozen=True, kw_only=True, tag="make-registration-code"):
    """Make a code with which people can register."""

    uses: int = 1
    duration: Duration | None = None
    note: str = ""


class ListRegistrationCodes(OperatorRequest, frozen=True, kw_only=True, tag="list-registration-codes"):
    """Registration codes, the latest first; not the codes themselves, which are not stored."""


class Drain(OperatorRequest, frozen=True, kw_only=True, tag="drain"):
    """Stop the server that answers, and hand its players over."""


class ReadAudit(OperatorRequest, frozen=True, kw_only=True, tag="read-audit"):
    """Rows of the audit log, the newest first."""

    act: str | None = None
    actor: str | None = None
    subject: str | None = None
    duration: Duration | None = None  # how far back
    most: Most = 50


AnyRequest = (
    ListAccounts
    | ListMatches
    | ListSessions
    | ListChallenges
    | ListRestrictions
    | ListReports
    | ShowAccount
    | ShowMatch
    | Restrict
    | Unrestrict
    | Rename
    | Delete
    | ResetPassword
    | EndSessions
    | EndMatch
    | UnstickMatch
    | ClearChallenges
    | Announce
    | ClearAnnouncement
    | SetModerator
    | MakeRegistrationCode
    | ListRegistrationCodes
    | Drain
    | ReadAudit
)


class Rows(msgspec.Struct, frozen=True):
    """The answer to a list."""

    rows: list[msgspec.Struct]


class Done(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to an act: what it was done to, and what came of it.

    `result` is a new name, a recovery code or a number, as the request has it.
    """

    subject: str = ""
    until: int | None = None  # ms
    result: str | int | None = None


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """An error, as the command raises it again: its code and what selects its message."""

    code: str
    reason: str
    field: str | None = None
    arguments: dict[str, str | int | float | None] = {}
