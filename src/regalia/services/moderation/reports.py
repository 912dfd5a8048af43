"""Reports of names and chat lines: what a moderator reads, and what can be done about one."""

from __future__ import annotations

from typing import Literal

from regalia.services.errors import NoSuchReport, NotAllowedNow
from regalia.services.moderation.acts import MAX_REASON, Acts, check_may_act_on, read_text
from regalia.services.moderation.audit import Act, AuditLog
from regalia.services.moderation.ports import Report, ReportStatus, ReportStore
from regalia.services.people.ports import Account, AccountStore
from regalia.services.time import Now

ReportAct = Literal["dismiss", "rename", "mute", "ban", "hide"]


class Reports:
    """Reads reports and handles them; each is handled once."""

    def __init__(
        self, store: ReportStore, accounts: AccountStore, acts: Acts, audit: AuditLog, now: Now
    ) -> None:
        self._store, self._accounts, self._acts, self._audit, self._now = store, accounts, acts, audit, now

    async def all(
        self, *, status: ReportStatus | None = None, before: int | None = None, most: int
    ) -> list[Report]:
        """Returns reports, open ones first, then the newest first."""
        return await self._store.reports(status=status, before=before, most=most)

    async def handle(
        self, actor: str, id: int, act: ReportAct, *, reason: str = "", until: int | None = None
    ) -> Report:
        """Does something about an open report, and closes it. Returns: the report as it is then.

        A report is closed first, so that two moderators cannot handle the same one.

        Raises: NoSuchReport, NotAllowedNow (handled already, or about a moderator), BadField, as `Acts`.
        """
        report = await self._store.report(id)
        if report is None:
            raise NoSuchReport("no-such-report", number=id)
        account = await self._accounts.get(report.subject)
        if account is not None:
            check_may_act_on(actor, account)
        check_possible(report, act, reason)
        status: ReportStatus = "dismissed" if act == "dismiss" else "acted"
        if not await self._store.close_report(id, status=status, by=actor, at=self._now()):
            raise NotAllowedNow("report-closed")
        try:
            await self._act(actor, report, account, act, reason=reason, until=until)
        except BaseException:
            await self._store.reopen_report(id)
            raise
        return await self._store.report(id) or report

    async def _act(
        self,
        actor: str,
        report: Report,
        account: Account | None,
        act: ReportAct,
        *,
        reason: str,
        until: int | None,
    ) -> None:
        match act:
            case "dismiss":
                self._audit.record(Act.DISMISS_REPORT, actor=actor, subject=report.subject, report=report.id)
            case "hide":
                await self._acts.hide_line(actor, report.match or "", report.entry or 0)
            case _ if account is None or account.deleted:
                raise NotAllowedNow("account-gone")
            case "rename":
                await self._acts.rename(actor, account)
            case "mute" | "ban":
                await self._acts.restrict(actor, act, account=account, reason=reason, until=until)


def check_possible(report: Report, act: ReportAct, reason: str) -> None:
    """Raises: NotAllowedNow if there is no line to hide, BadField if a reason is missing."""
    if act == "hide" and (report.match is None or report.entry is None):
        raise NotAllowedNow("no-line-to-hide")
    if act in ("mute", "ban"):
        read_text(reason, "reason", most=MAX_REASON)
