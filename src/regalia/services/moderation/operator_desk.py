"""Answers the requests of `regalia admin`, in a running server or in the command itself."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any

import msgspec

from regalia.services.errors import NotAllowedNow
from regalia.services.moderation import operator_requests as requests
from regalia.services.moderation.acts import Acts
from regalia.services.moderation.audit import Act, AuditLog
from regalia.services.moderation.directory import (
    AccountDetails,
    Directory,
    MatchDetails,
    registration_code_row,
)
from regalia.services.moderation.operator_requests import AnyRequest, Done, Rows
from regalia.services.moderation.ports import OPERATOR, AuditFilter
from regalia.services.moderation.restrictions import read_network
from regalia.services.people.ports import Account
from regalia.services.people.registration import RegistrationCodes
from regalia.services.time import Now


class OperatorDesk:
    """Carries requests out as the operator."""

    def __init__(
        self,
        acts: Acts,
        directory: Directory,
        audit: AuditLog,
        now: Now,
        *,
        registration: RegistrationCodes,
        drain: Callable[[], None] | None,
    ) -> None:
        """`drain` begins to stop the server; None in a process that serves nobody."""
        self._acts, self._directory, self._audit, self._now = acts, directory, audit, now
        self._registration, self._drain_server = registration, drain

    async def answer(self, request: AnyRequest) -> msgspec.Struct:
        """Returns rows, details or `Done`. An act is in the audit log then. Raises: RegaliaError."""
        answer: msgspec.Struct = await self._answer(request)
        await self._audit.flush()
        return answer

    @singledispatchmethod
    async def _answer(self, request: Any) -> msgspec.Struct:
        raise NotImplementedError(type(request).__name__)  # a test calls every request

    # Lists and details.

    @_answer.register
    async def _list_accounts(self, request: requests.ListAccounts) -> Rows:
        found = await self._directory.accounts(
            name=request.name, role=request.role, guests=request.guests, most=request.most
        )
        return Rows([*found])

    @_answer.register
    async def _list_matches(self, request: requests.ListMatches) -> Rows:
        account = await self._id(request.account)
        found = await self._directory.matches(
            status=request.status, account=account, game=request.game, most=request.most
        )
        return Rows([*found])

    @_answer.register
    async def _list_sessions(self, request: requests.ListSessions) -> Rows:
        account = await self._id(request.account)
        return Rows([*await self._directory.sessions(account=account, most=request.most)])

    @_answer.register
    async def _list_challenges(self, request: requests.ListChallenges) -> Rows:
        return Rows([*await self._directory.challenges(most=request.most)])

    @_answer.register
    async def _list_restrictions(self, request: requests.ListRestrictions) -> Rows:
        account = await self._id(request.account)
        found = await self._directory.restrictions(past=request.past, account=account, most=request.most)
        return Rows([*found])

    @_answer.register
    async def _list_reports(self, request: requests.ListReports) -> Rows:
        return Rows([*await self._directory.reports(status=request.status, most=request.most)])

    @_answer.register
    async def _read_audit(self, request: requests.ReadAudit) -> Rows:
        since = None if request.duration is None else self._now() - request.duration
        wanted = AuditFilter(
            acts=None if request.act is None else [request.act],
            actor=await self._subject(request.actor),
            subject=await self._subject(request.subject),
            since=since,
            most=request.most,
        )
        return Rows([*await self._directory.audit(wanted)])

    @_answer.register
    async def _show_account(self, request: requests.ShowAccount) -> AccountDetails:
        return await self._directory.account(await self._acts.find_account(request.account))

    @_answer.register
    async def _show_match(self, request: requests.ShowMatch) -> MatchDetails:
        return await self._directory.match(request.match)

    # Restrictions.

    @_answer.register
    async def _restrict(self, request: requests.Restrict) -> Done:
        account, network = await self._target(request.target)
        done = await self._acts.restrict(
            OPERATOR,
            request.kind,
            account=account,
            network=network,
            reason=request.reason,
            until=self._end(request.duration),
        )
        return Done(subject=network or request.target, until=done.until, result=done.id)

    @_answer.register
    async def _unrestrict(self, request: requests.Unrestrict) -> Done:
        account, network = await self._target(request.target)
        await self._acts.unrestrict(OPERATOR, request.kind, account=account, network=network)
        return Done(subject=network or request.target)

    # Accounts.

    @_answer.register
    async def _rename(self, request: requests.Rename) -> Done:
        account = await self._acts.find_account(request.account)
        renamed = await self._acts.rename(OPERATOR, account, request.name)
        return Done(subject=request.account, result=renamed.name)

    @_answer.register
    async def _delete(self, request: requests.Delete) -> Done:
        await self._acts.delete(OPERATOR, await self._acts.find_account(request.account))
        return Done(subject=request.account)

    @_answer.register
    async def _reset_password(self, request: requests.ResetPassword) -> Done:
        account = await self._acts.find_account(request.account)
        return Done(subject=request.account, result=await self._acts.reset_password(OPERATOR, account))

    @_answer.register
    async def _end_sessions(self, request: requests.EndSessions) -> Done:
        await self._acts.end_sessions(OPERATOR, await self._acts.find_account(request.account))
        return Done(subject=request.account)

    @_answer.register
    async def _set_moderator(self, request: requests.SetModerator) -> Done:
        account = await self._acts.find_account(request.account)
        await self._acts.set_moderator(OPERATOR, account, on=request.on)
        return Done(subject=request.account)

    # Matches and announcements.

    @_answer.register
    async def _end_match(self, request: requests.EndMatch) -> Done:
        await self._acts.end_match(OPERATOR, request.match, reason=request.reason)
        return Done(subject=request.match)

    @_answer.register
    async def _unstick_match(self, request: requests.UnstickMatch) -> Done:
        released = await self._acts.unstick_match(OPERATOR, request.match)
        return Done(subject=request.match, result="released" if released else None)

    @_answer.register
    async def _clear_challenges(self, request: requests.ClearChallenges) -> Done:
        founder = None if request.account is None else await self._acts.find_account(request.account)
        cleared = await self._acts.clear_challenges(OPERATOR, founder)
        return Done(subject=request.account or "", result=cleared)

    @_answer.register
    async def _announce(self, request: requests.Announce) -> Done:
        shown = await self._acts.announce(OPERATOR, request.text, until=self._end(request.duration))
        return Done(subject=shown.text, until=shown.until)

    @_answer.register
    async def _clear_announcement(self, _: requests.ClearAnnouncement) -> Done:
        return Done(result=int(await self._acts.clear_announcement(OPERATOR)))

    # The server.

    @_answer.register
    async def _make_registration_code(self, request: requests.MakeRegistrationCode) -> Done:
        until = self._end(request.duration)
        made = await self._registration.create(by=OPERATOR, uses=request.uses, until=until, note=request.note)
        self._audit.record(
            Act.REGISTRATION_CODE, actor=OPERATOR, uses=request.uses, until=until, note=made.code.note
        )
        return Done(subject=made.code.note, until=until, result=made.text)

    @_answer.register
    async def _list_registration_codes(self, _: requests.ListRegistrationCodes) -> Rows:
        return Rows([registration_code_row(code) for code in await self._registration.all()])

    @_answer.register
    async def _drain(self, _: requests.Drain) -> Done:
        if self._drain_server is None:
            raise NotAllowedNow("nothing-to-drain")
        self._audit.record(Act.DRAIN, actor=OPERATOR)
        await self._audit.flush()  # before the server stops
        self._drain_server()
        return Done()

    # Arguments.

    def _end(self, duration: int | None) -> int | None:
        return None if duration is None else self._now() + duration

    async def _id(self, account: str | None) -> str | None:
        return None if account is None else (await self._acts.find_account(account)).id

    async def _subject(self, text: str | None) -> str | None:
        """Returns what rows of the audit log name: the id of an account with this name, or the text itself."""
        found = None if text is None else await self._acts.account_of(text)
        return text if found is None else found.id

    async def _target(self, text: str) -> tuple[Account | None, str | None]:
        """Returns the account or the network that is meant. Raises: NoSuchAccount, BadField."""
        if is_network(text):
            return None, read_network(text)
        return await self._acts.find_account(text), None


def is_network(text: str) -> bool:
    """Returns whether a text is meant as an address or a network: no name has a dot, a colon or a slash."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return any(one in text for one in ".:/")
    return True
