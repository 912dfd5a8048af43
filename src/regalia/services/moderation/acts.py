"""What moderators and operators do to accounts, networks and matches. Every act is in the audit log.

`actor` is the account id of a moderator, or OPERATOR. Moderators cannot act on moderators; operators can.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from regalia.core.errors import BadField
from regalia.core.validation import echo
from regalia.services.errors import NoSuchAccount, NoSuchRestriction, NotAllowedNow
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.ports import MatchStore
from regalia.services.moderation.audit import Act, AuditLog
from regalia.services.moderation.ports import (
    MODERATOR,
    OPERATOR,
    Announcement,
    AnnouncementStore,
    Restriction,
    RestrictionKind,
    RestrictionStore,
)
from regalia.services.moderation.restrictions import Restrictions
from regalia.services.people.accounts import Accounts
from regalia.services.people.names import name_key
from regalia.services.people.ports import Account, AccountStore
from regalia.services.people.sessions import Sessions
from regalia.services.time import Now

MAX_REASON = 300  # characters
MAX_ANNOUNCEMENT = 500  # characters
MAX_CHALLENGES = 1000  # that are cleared at once
IMPOSED = {"ban": Act.BAN, "mute": Act.MUTE}
LIFTED = {"ban": Act.UNBAN, "mute": Act.UNMUTE}


class Browsers(Protocol):
    """What connected browsers are to notice, in all processes."""

    def identity_changed(self, account: Account) -> None:
        """An account is shown with another name, or as deleted."""

    def close_account(self, account: str) -> None:
        """The sessions of an account have ended."""

    def lobby_changed(self) -> None:
        """Open challenges have gone."""

    def restrictions_changed(self) -> None:
        """Somebody is restricted, or is not any more."""


class ModerationStore(RestrictionStore, AnnouncementStore, Protocol):
    """What the acts store."""


class Acts:
    """The acts of moderators and operators."""

    def __init__(
        self,
        store: ModerationStore,
        now: Now,
        *,
        account_store: AccountStore,
        accounts: Accounts,
        sessions: Sessions,
        live_matches: LiveMatches,
        match_store: MatchStore,
        restrictions: Restrictions,
        audit: AuditLog,
        browsers: Browsers,
    ) -> None:
        self._store, self._now, self._account_store = store, now, account_store
        self._accounts, self._sessions = accounts, sessions
        self._live_matches, self._matches = live_matches, match_store
        self._restrictions, self._audit, self._browsers = restrictions, audit, browsers

    async def find_account(self, text: str) -> Account:
        """Returns the account with this id or name. Raises: NoSuchAccount."""
        found = await self.account_of(text)
        if found is None or found.deleted:
            raise NoSuchAccount("no-such-account", name=echo(text))
        return found

    async def account_of(self, text: str) -> Account | None:
        """Returns the account with this id or name, also a deleted one."""
        return await self._account_store.get(text) or await self._account_store.by_key(name_key(text))

    # Restrictions.

    async def restrict(
        self,
        actor: str,
        kind: RestrictionKind,
        *,
        account: Account | None = None,
        network: str | None = None,
        reason: str,
        until: int | None = None,
    ) -> Restriction:
        """Bans or mutes an account or a network; a ban ends sessions and open challenges of an account.

        Raises: BadField (no reason, or a time that has passed), NotAllowedNow (a moderator).
        """
        if account is not None:
            check_may_act_on(actor, account)
        if until is not None and until <= self._now():
            raise BadField("time-passed", field="for")
        new = await self._store.add_restriction(
            Restriction(
                kind=kind,
                account=account.id if account else None,
                network=network,
                reason=read_text(reason, "reason", most=MAX_REASON),
                since=self._now(),
                until=until,
                by=actor,
            )
        )
        subject = account.id if account else network
        self._audit.record(IMPOSED[kind], actor=actor, subject=subject, reason=new.reason, until=until)
        await self._apply_restrictions()
        if kind == "ban" and account is not None:
            await self._sign_out(account.id)
            await self._cancel_challenges(account.id)
        return new

    async def unrestrict(
        self, actor: str, kind: RestrictionKind, *, account: Account | None = None, network: str | None = None
    ) -> list[Restriction]:
        """Lifts all bans or mutes of an account or of a network. Raises: NoSuchRestriction, NotAllowedNow."""
        found = await self._store.restrictions(in_force=self._now(), account=account.id if account else None)
        ids = [one.id for one in found if one.kind == kind and (account or one.network == network)]
        return await self._lift(actor, ids, account)

    async def lift(self, actor: str, id: int) -> Restriction:
        """Lifts one ban or mute. Raises: NoSuchRestriction, NotAllowedNow (of a moderator)."""
        found = await self._store.restrictions(in_force=self._now())
        subject = next((one.account for one in found if one.id == id), None)
        account = await self._account_store.get(subject) if subject else None
        return (await self._lift(actor, [id], account))[0]

    async def _lift(self, actor: str, ids: list[int], account: Account | None) -> list[Restriction]:
        if account is not None:
            check_may_act_on(actor, account)
        lifted = await self._store.lift(ids, at=self._now())
        if not lifted:
            raise NoSuchRestriction("no-such-restriction")
        for one in lifted:
            self._audit.record(
                LIFTED[one.kind], actor=actor, subject=one.account or one.network, number=one.id
            )
        await self._apply_restrictions()
        return lifted

    async def _apply_restrictions(self) -> None:
        await self._restrictions.load()
        self._browsers.restrictions_changed()

    # Accounts.

    async def rename(self, actor: str, account: Account, name: str | None = None) -> Account:
        """Gives an account another name, by default a neutral one. Raises: BadName, NameTaken, NotAllowedNow."""
        check_may_act_on(actor, account)
        renamed = await self._accounts.assign_name(account.id, neutral_name() if name is None else name)
        self._audit.record(
            Act.RENAME, actor=actor, subject=account.id, before=account.name, after=renamed.name
        )
        self._browsers.identity_changed(renamed)
        return renamed

    async def delete(self, actor: str, account: Account) -> None:
        """Deletes an account, as its owner could: its games stay without a name. Raises: NotAllowedNow."""
        check_may_act_on(actor, account)
        deleted = await self._accounts.remove(account.id)
        self._audit.record(Act.DELETE, actor=actor, subject=account.id)
        await self._live_matches.end_matches_of(account.id)
        self._browsers.lobby_changed()
        self._browsers.identity_changed(deleted)
        self._browsers.close_account(account.id)
        await self._sessions.end_older(deleted)

    async def reset_password(self, actor: str, account: Account) -> str:
        """Makes the password useless and ends all sessions. Returns: a recovery code. Raises: NotAllowedNow."""
        check_may_act_on(actor, account)
        done = await self._accounts.reset_password(account.id)
        self._audit.record(Act.RESET_PASSWORD, actor=actor, subject=account.id)
        self._browsers.close_account(account.id)
        await self._sessions.end_older(done.account)
        return done.code

    async def end_sessions(self, actor: str, account: Account) -> None:
        """Ends all sessions of an account. Raises: NotAllowedNow."""
        check_may_act_on(actor, account)
        await self._sign_out(account.id)
        self._audit.record(Act.END_SESSIONS, actor=actor, subject=account.id)

    async def set_moderator(self, actor: str, account: Account, *, on: bool) -> Account:
        """Makes an account a moderator, or takes the role away. Raises: NotAllowedNow (a guest)."""
        changed = await self._accounts.set_role(account.id, MODERATOR if on else None)
        act = Act.ADD_MODERATOR if on else Act.REMOVE_MODERATOR
        self._audit.record(act, actor=actor, subject=account.id)
        return changed

    async def _sign_out(self, account: str) -> None:
        changed = await self._accounts.sign_out_everywhere(account)
        self._browsers.close_account(account)
        await self._sessions.end_older(changed)

    # Matches.

    async def end_match(self, actor: str, match: str, *, reason: str) -> None:
        """Calls a match off: it ends without a result. Raises: NoSuchMatch, BadLog, NotAllowedNow, BadField."""
        why = read_text(reason, "reason", most=MAX_REASON)
        if not await self._live_matches.call_off(match):
            raise NotAllowedNow("match-ended")
        self._audit.record(Act.END_MATCH, actor=actor, subject=match, reason=why)
        self._browsers.lobby_changed()

    async def unstick_match(self, actor: str, match: str) -> bool:
        """Reads a match again from the store, plans its computer's turn anew and checks its clock.

        Returns: whether it was listed as damaged, and is not any more. Raises: NoSuchMatch, GameNotInstalled, BadLog.
        """
        await self._live_matches.reload(match)
        released = await self._matches.release(match)
        self._audit.record(Act.UNSTICK_MATCH, actor=actor, subject=match, released=released)
        return released

    async def clear_challenges(self, actor: str, account: Account | None = None) -> int:
        """Cancels the open challenges of an account, or all of them. Returns: how many."""
        cleared = await self._cancel_challenges(account.id if account else None)
        subject = account.id if account else None
        self._audit.record(Act.CLEAR_CHALLENGES, actor=actor, subject=subject, count=cleared)
        return cleared

    async def hide_line(self, actor: str, match: str, number: int) -> None:
        """Empties a chat line, in the store and for everybody who watches. Raises: NoSuchMatch, NoSuchMoment."""
        await self._matches.erase_line(match, number)
        self._audit.record(Act.HIDE_LINE, actor=actor, subject=match, entry=number)
        await self._live_matches.reload(match)

    async def _cancel_challenges(self, account: str | None) -> int:
        if account is None:
            found = await self._matches.challenges(most=MAX_CHALLENGES)
        else:
            found = await self._matches.of_account(account, status="waiting", most=MAX_CHALLENGES)
        cleared = 0
        for one in found:
            cleared += await self._live_matches.cancel_waiting(one.id)
        if cleared:
            self._browsers.lobby_changed()
        return cleared

    # Announcements.

    async def announce(self, actor: str, text: str, *, until: int | None = None) -> Announcement:
        """Shows a text on all pages, in place of the one before. Raises: BadField."""
        if until is not None and until <= self._now():
            raise BadField("time-passed", field="for")
        shown = read_text(text, "text", most=MAX_ANNOUNCEMENT)
        new = Announcement(text=shown, since=self._now(), until=until, by=actor)
        stored = await self._store.announce(new)
        self._audit.record(Act.ANNOUNCE, actor=actor, text=shown, until=until)
        return stored

    async def clear_announcement(self, actor: str) -> bool:
        """Ends the announcement. Returns: whether there was one."""
        cleared = await self._store.clear_announcement(self._now())
        if cleared:
            self._audit.record(Act.CLEAR_ANNOUNCEMENT, actor=actor)
        return cleared


def check_may_act_on(actor: str, account: Account) -> None:
    """Raises: NotAllowedNow if a moderator acts on a moderator."""
    if actor != OPERATOR and account.role == MODERATOR:
        raise NotAllowedNow("moderator-protected")


def read_text(text: str, field: str, *, most: int) -> str:
    """Returns a text on one line. Raises: BadField if it is empty or too long."""
    line = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    if not 0 < len(line) <= most:
        raise BadField("text-length", field=field, most=most)
    return line


def neutral_name() -> str:
    """Returns a name that says nothing, for an account whose name must go."""
    return f"player-{secrets.token_hex(4)}"
