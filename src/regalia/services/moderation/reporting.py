"""Players report a name or a chat line. The text is stored as it is then; the reported player is not told."""

from __future__ import annotations

from typing import Protocol

from regalia.services.errors import NoSuchMoment, NotAllowedNow
from regalia.services.matches.entries import Said
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match_settings import Person
from regalia.services.moderation.ports import Report
from regalia.services.people.ports import Account
from regalia.services.people.public_identity import identity_of
from regalia.services.time import Now


class ReportingStore(Protocol):
    """Stores new reports."""

    async def file_report(self, new: Report) -> bool:
        """Stores a report, unless the reporter has an open one of this kind about the subject.

        Returns: whether it was stored.
        """


class Reporting:
    """Files reports of players."""

    def __init__(self, store: ReportingStore, live_matches: LiveMatches, now: Now) -> None:
        self._store, self._live_matches, self._now = store, live_matches, now

    async def report_name(
        self, reporter: str, subject: Account, *, note: str = "", match: str | None = None
    ) -> None:
        """Reports the name of an account, as met in a match or elsewhere.

        Raises: NotAllowedNow for oneself, or if such a report is open.
        """
        shown = identity_of(subject).words()
        await self._file(
            Report(
                at=self._now(),
                reporter=reporter,
                kind="name",
                subject=subject.id,
                match=match,
                text=shown,
                note=one_line(note),
            )
        )

    async def report_line(self, reporter: str, match: str, number: int, *, note: str = "") -> None:
        """Reports a chat line of a match that the reporter plays.

        Raises: NoSuchMatch; NoSuchMoment if the reporter cannot read such a line; NotAllowedNow, as `report_name`.
        """
        found = await self._live_matches.get(match)
        entry = found.log[number - 1] if 1 <= number <= found.number else None
        line = entry.payload if entry is not None else None
        if not isinstance(line, Said) or not line.text or not found.seats_of(reporter):
            raise NoSuchMoment("no-such-line", number=number)
        writer = found.players[line.seat]
        assert isinstance(writer, Person)  # nobody else writes
        await self._file(
            Report(
                at=self._now(),
                reporter=reporter,
                kind="chat",
                subject=writer.account,
                match=match,
                entry=number,
                text=line.text,
                note=one_line(note),
            )
        )

    async def _file(self, report: Report) -> None:
        if report.reporter == report.subject:
            raise NotAllowedNow("report-oneself")
        if not await self._store.file_report(report):
            raise NotAllowedNow("reported-already")


def one_line(text: str) -> str:
    """Returns a text on one line, without characters that cannot be printed."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())
