"""Sample messages about players, reports and the site, for `sample_messages`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regalia.services.archive import personal_data as personal
from regalia.services.moderation.directory import ReportRow, RestrictionRow
from regalia.services.moderation.report_context import ContextLine, ReportContext
from regalia.services.people.names import GuestName
from regalia.services.people.public_identity import PublicIdentity
from regalia.web.messages import moderation, reports, site

BOB_SHOWN = PublicIdentity(kind="guest", guest=GuestName("badger", 12))
REPORT = ReportRow(
    id=1,
    at=2,
    kind="chat",
    subject="Bob",
    account="bob",
    text="hello",
    note="",
    reporter="Ann",
    match="match",
    entry=4,
    status="open",
    handled_by=None,
    handled_at=None,
)
RESTRICTION = RestrictionRow(
    id=1, kind="mute", subject="Bob", account="bob", reason="rude", since=1, until=2, by="Eve", lifted=None
)


def people_messages() -> Iterator[tuple[str, Any]]:
    """Yields messages by name."""
    yield "blocks", reports.BlockList(blocks=[reports.BlockedPlayer(id="b", identity=BOB_SHOWN, at=1)])
    yield "report", REPORT
    yield "reports", moderation.ReportList(reports=[REPORT])
    line = ContextLine(number=4, at=1, writer=BOB_SHOWN, text="hello", reported=True)
    yield "report context", ReportContext(lines=[line])
    yield "restrictions", moderation.RestrictionList(restrictions=[RESTRICTION])
    act = moderation.AuditLine(number=1, at=2, act="mute", actor="Eve", subject="Bob", detail={})
    yield "audit", moderation.AuditPage(rows=[act], next=1)
    news = site.Announcement(id=1, text="Restart at noon", since=2)
    yield "site", site.SiteInfo(registration="open", privacy=True, announcement=news)
    run = site.TextRun(text="us", strong=True, link="https://example.org")
    blocks = [site.TextBlock(kind="paragraph", text=[run]), site.TextBlock(kind="bullets", items=[[run]])]
    yield "page of the site", site.SitePage(language="en", blocks=blocks)
    yield "personal data", personal_data()


def personal_data() -> personal.PersonalData:
    """Returns the data of a person with one match that nobody joined."""
    match = personal.PersonalMatch(
        match="match",
        game="game",
        kind="open",
        status="waiting",
        seats=["king"],
        players={"king": BOB_SHOWN},
        rated=False,
        created=1,
        updated=2,
    )
    return personal.PersonalData(
        account=personal.PersonalAccount(id="bob", since=1),
        sessions=[],
        results=[],
        ratings=[],
        blocks=[],
        reports=[],
        restrictions=[],
        audit=[],
        registration_codes=[],
        announcements=[],
        matches=[match],
        exported=3,
    )
