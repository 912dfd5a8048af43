"""What operators read: lists of accounts, matches, sessions, restrictions and reports, and one of them in detail.

Nothing here is a secret of a running match: no seed, no hands, no hidden identities. Of a log only the kinds of
entries, their seats and times, and chat lines are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Person
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.ports import MatchStore, Status, Summary
from regalia.services.moderation.ports import (
    AuditFilter,
    AuditRow,
    AuditStore,
    Report,
    ReportStatus,
    ReportStore,
    Restriction,
    RestrictionStore,
)
from regalia.services.people.ports import Account, AccountStore, Session
from regalia.services.people.public_identity import PublicIdentity, identities_of, identity_of
from regalia.services.people.registration import RegistrationCode
from regalia.services.time import Now

ENTRIES = 20  # the last ones of a log that are shown


class DirectoryStore(Protocol):
    """Reads that only operators need."""

    async def accounts(
        self, *, name: str | None = None, role: str | None = None, guests: bool = False, most: int
    ) -> list[Account]:
        """Returns accounts that are not deleted, the newest first: by a part of the name, by role, or guests."""

    async def sessions(self, *, account: str | None = None, most: int) -> list[Session]:
        """Returns sessions, the most recently used first."""

    async def matches(
        self,
        *,
        status: Status | None = None,
        account: str | None = None,
        game: str | None = None,
        most: int,
    ) -> list[Summary]:
        """Returns matches of all kinds, the latest first."""


class AccountRow(msgspec.Struct, frozen=True, kw_only=True):
    """An account in a list."""

    id: str
    name: str
    kind: str  # "person" or "guest"
    role: str | None
    since: int  # ms


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A session in a list, without its token."""

    id: str
    account: str
    name: str
    browser: str | None
    system: str | None
    created: int  # ms
    used: int  # ms


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list."""

    id: str
    game: str
    kind: str
    status: str
    players: dict[str, str]  # names by seat
    actor: str | None
    plies: int
    rated: bool
    created: int  # ms
    updated: int  # ms
    winner: str | None
    reason: str | None


class RestrictionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A ban or a mute in a list."""

    id: int
    kind: str
    subject: str  # a name, or a network
    account: str | None
    reason: str
    since: int  # ms
    until: int | None  # ms
    by: str
    lifted: int | None  # ms


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A report in a list."""

    id: int
    at: int  # ms
    kind: str
    subject: str  # a name
    account: str
    text: str
    note: str
    reporter: str  # a name
    match: str | None
    entry: int | None
    status: str
    handled_by: str | None
    handled_at: int | None  # ms


class RegistrationCodeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A registration code in a list, without its digest."""

    created: int  # ms
    uses_left: int
    until: int | None  # ms
    by: str
    note: str


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the audit log with names; `actor` and `subject` may also be the operator, a match or a network."""

    number: int
    at: int  # ms
    act: str
    actor: str | None
    subject: str | None
    detail: dict[str, Any]
    address: str | None
    request: str | None
    actor_id: str | None
    subject_id: str | None


class AccountDetails(msgspec.Struct, frozen=True, kw_only=True):
    """An account with its sessions, its latest matches and its restrictions."""

    account: AccountRow
    sessions: list[SessionRow]
    matches: list[MatchRow]
    restrictions: list[RestrictionRow]


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a log, without what it says about the game; `text` is that of a chat line."""

    number: int
    at: int  # ms
    type: str
    seat: str | None = None
    text: str | None = None


class MatchDetails(msgspec.Struct, frozen=True, kw_only=True):
    """A match with the end of its log."""

    match: MatchRow
    accounts: dict[str, str]  # ids by seat
    clock: str
    entries: int
    log: list[LogRow]


class Directory:
    """Lists and details for operators and moderators."""

    def __init__(
        self,
        store: DirectoryStore,
        now: Now,
        *,
        accounts: AccountStore,
        matches: MatchStore,
        restrictions: RestrictionStore,
        reports: ReportStore,
        audit: AuditStore,
        live_matches: LiveMatches,
    ) -> None:
        self._store, self._now, self._accounts, self._matches = store, now, accounts, matches
        self._restrictions, self._reports, self._audit = restrictions, reports, audit
        self._live_matches = live_matches

    # Lists.

    async def accounts(
        self, *, name: str | None = None, role: str | None = None, guests: bool = False, most: int
    ) -> list[AccountRow]:
        """Returns accounts, the newest first."""
        found = await self._store.accounts(name=name, role=role, guests=guests, most=most)
        return [account_row(one) for one in found]

    async def sessions(self, *, account: str | None = None, most: int) -> list[SessionRow]:
        """Returns sessions, the most recently used first."""
        found = await self._store.sessions(account=account, most=most)
        names = await self.names(one.account for one in found)
        return [session_row(one, names[one.account]) for one in found]

    async def matches(
        self, *, status: Status | None = None, account: str | None = None, game: str | None = None, most: int
    ) -> list[MatchRow]:
        """Returns matches, the latest first."""
        return await self._match_rows(
            await self._store.matches(status=status, account=account, game=game, most=most)
        )

    async def challenges(self, *, most: int) -> list[MatchRow]:
        """Returns open challenges, the latest first."""
        return await self._match_rows(await self._matches.challenges(most=most))

    async def restrictions(
        self, *, past: bool = False, account: str | None = None, most: int
    ) -> list[RestrictionRow]:
        """Returns bans and mutes, the newest first; those that have ended only if they are wanted (`past`)."""
        in_force = None if past else self._now()
        found = await self._restrictions.restrictions(in_force=in_force, account=account, most=most)
        names = await self.names([*(one.account for one in found), *(one.by for one in found)])
        return [restriction_row(one, names) for one in found]

    async def reports(
        self, *, status: ReportStatus | None = None, before: int | None = None, most: int
    ) -> list[ReportRow]:
        """Returns reports, open ones first."""
        return await self.report_rows(await self._reports.reports(status=status, before=before, most=most))

    async def report_rows(self, reports: Sequence[Report]) -> list[ReportRow]:
        """Returns reports with the names of the people in them."""
        ids = [account for one in reports for account in (one.reporter, one.subject, one.handled_by)]
        names = await self.names(ids)
        return [report_row(one, names) for one in reports]

    async def audit(self, wanted: AuditFilter) -> list[AuditEntry]:
        """Returns rows of the audit log, the newest first."""
        found = await self._audit.audit(wanted)
        names = await self.names(account for row in found for account in (row.actor, row.subject))
        return [audit_entry(row, names) for row in found]

    # Details.

    async def account(self, account: Account) -> AccountDetails:
        """Returns an account with what belongs to it."""
        summaries = await self._matches.of_account(account.id, most=ENTRIES)
        return AccountDetails(
            account=account_row(account),
            sessions=await self.sessions(account=account.id, most=ENTRIES),
            matches=await self._match_rows(summaries),
            restrictions=await self.restrictions(past=True, account=account.id, most=ENTRIES),
        )

    async def match(self, match: str) -> MatchDetails:
        """Returns a match, without its secrets. Raises: NoSuchMatch, GameNotInstalled, BadLog."""
        found = await self._live_matches.get(match)
        (row,) = await self._match_rows([found.summary()])
        players = found.players.items()
        return MatchDetails(
            match=row,
            accounts={seat: player.account for seat, player in players if isinstance(player, Person)},
            clock=shown_clock(found),
            entries=found.number,
            log=[
                log_row(found, number)
                for number in range(max(1, found.number - ENTRIES + 1), found.number + 1)
            ],
        )

    async def _match_rows(self, summaries: Sequence[Summary]) -> list[MatchRow]:
        people = [
            player.account
            for one in summaries
            for player in one.players.values()
            if isinstance(player, Person)
        ]
        known = await identities_of(self._accounts, sorted(set(people)))
        return [match_row(one, known) for one in summaries]

    async def names(self, accounts: Iterable[str | None]) -> dict[str | None, str]:
        """Returns how accounts are shown; what is no account, such as the operator, stays as it is."""
        ids = sorted({one for one in accounts if one is not None})
        found = await self._accounts.get_many(ids)
        return {one: identity_of(found[one]).words() if one in found else one for one in ids}


def account_row(account: Account) -> AccountRow:
    """Returns an account as lists show it."""
    shown = identity_of(account)
    return AccountRow(
        id=account.id, name=shown.words(), kind=shown.kind, role=account.role, since=account.since
    )


def session_row(session: Session, name: str) -> SessionRow:
    """Returns a session as lists show it."""
    return SessionRow(
        id=session.id,
        account=session.account,
        name=name,
        browser=session.browser,
        system=session.system,
        created=session.created,
        used=session.used,
    )


def match_row(summary: Summary, known: dict[str, PublicIdentity]) -> MatchRow:
    """Returns a match as lists show it."""
    players = {seat: player_identity(player, known).words() for seat, player in summary.players.items()}
    return MatchRow(
        id=summary.id,
        game=summary.game,
        kind=summary.kind,
        status=summary.status,
        players=players,
        actor=summary.actor,
        plies=summary.plies,
        rated=summary.rated,
        created=summary.created,
        updated=summary.updated,
        winner=summary.winner,
        reason=summary.reason,
    )


def restriction_row(one: Restriction, names: dict[str | None, str]) -> RestrictionRow:
    """Returns a ban or a mute as lists show it."""
    return RestrictionRow(
        id=one.id,
        kind=one.kind,
        subject=one.network or names[one.account],
        account=one.account,
        reason=one.reason,
        since=one.since,
        until=one.until,
        by=names[one.by],
        lifted=one.lifted,
    )


def report_row(one: Report, names: dict[str | None, str]) -> ReportRow:
    """Returns a report as lists show it."""
    return ReportRow(
        id=one.id,
        at=one.at,
        kind=one.kind,
        subject=names[one.subject],
        account=one.subject,
        text=one.text,
        note=one.note,
        reporter=names[one.reporter],
        match=one.match,
        entry=one.entry,
        status=one.status,
        handled_by=None if one.handled_by is None else names[one.handled_by],
        handled_at=one.handled_at,
    )


def audit_entry(row: AuditRow, names: dict[str | None, str]) -> AuditEntry:
    """Returns a row of the audit log with names."""
    return AuditEntry(
        number=row.number,
        at=row.at,
        act=row.act,
        actor=names.get(row.actor),
        subject=names.get(row.subject),
        detail=row.detail,
        address=row.address,
        request=row.request,
        actor_id=row.actor,
        subject_id=row.subject,
    )


def registration_code_row(code: RegistrationCode) -> RegistrationCodeRow:
    """Returns a registration code as lists show it."""
    return RegistrationCodeRow(
        created=code.created, uses_left=code.uses_left, until=code.until, by=code.by, note=code.note
    )


def log_row(match: Match, number: int) -> LogRow:
    """Returns an entry of a log without what it says about the game."""
    entry = match.log[number - 1]
    said = msgspec.to_builtins(entry.payload)
    return LogRow(
        number=number,
        at=entry.at,
        type=said["type"],
        seat=said.get("seat"),
        text=said["text"] if said["type"] == "said" else None,
    )


def shown_clock(match: Match) -> str:
    """Returns the time control of a match: fischer 5+3, correspondence 3, or none."""
    clock = msgspec.to_builtins(match.settings.clock)
    kind = clock.pop("type")
    return " ".join([kind, "+".join(str(value) for value in clock.values())]).strip()
