"""The chat lines around a reported one, for moderators. Nothing else of a match is told."""

from __future__ import annotations

import msgspec

from regalia.services.errors import NoSuchReport
from regalia.services.matches.entries import Said
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Milliseconds, Person
from regalia.services.moderation.ports import ReportStore
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of

LINES = 10  # before the reported one, and after it


class ContextLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chat line; one that was hidden has no text."""

    number: int
    at: Milliseconds
    writer: PublicIdentity
    text: str
    reported: bool = False


class ReportContext(msgspec.Struct, frozen=True, kw_only=True):
    """The chat lines around the reported one, the oldest first; none of a report of a name outside a match."""

    lines: list[ContextLine]


async def report_context(
    number: int, *, reports: ReportStore, accounts: AccountStore, live_matches: LiveMatches
) -> ReportContext:
    """Returns the context of a report. Raises: NoSuchReport, NoSuchMatch, BadLog."""
    report = await reports.report(number)
    if report is None:
        raise NoSuchReport("no-such-report", number=number)
    if report.match is None:
        return ReportContext(lines=[])
    match = await live_matches.get(report.match)
    people = {player.account for player in match.players.values() if isinstance(player, Person)}
    identities = await identities_of(accounts, sorted(people))
    return ReportContext(lines=chat_around(match, report.entry, identities))


def chat_around(match: Match, number: int | None, identities: dict[str, PublicIdentity]) -> list[ContextLine]:
    """Returns the chat lines around an entry, or the last ones."""
    lines = []
    for entry in match.log:
        if isinstance(entry.payload, Said):
            writer = match.players[entry.payload.seat]
            assert isinstance(writer, Person)  # nobody else writes
            lines.append(
                ContextLine(
                    number=entry.number,
                    at=entry.at,
                    writer=identities[writer.account],
                    text=entry.payload.text,
                    reported=entry.number == number,
                )
            )
    middle = next((index for index, line in enumerate(lines) if line.reported), len(lines))
    return lines[max(0, middle - LINES) : middle + LINES + 1]
