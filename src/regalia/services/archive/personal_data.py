"""Everything that is stored about a person, as one JSON file that is produced piece by piece.

The types below are the documented fields. A row of a table becomes the type of its section: columns that the type does
not have are left out, such as hashes, and the account ids of others. The file has the keys of `PersonalData`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.record import Record, SeatRecord
from regalia.services.archive.chronicle import record_with_chronicle
from regalia.services.matches.entries import Said
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchKind, Milliseconds, Person
from regalia.services.matches.player_identity import player_identities
from regalia.services.matches.ports import MatchStore, Status, Summary
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of
from regalia.services.time import Now

MATCHES_AT_ONCE = 50  # summaries that are read at once
encode = msgspec.json.Encoder().encode


class PersonalAccount(msgspec.Struct, frozen=True, kw_only=True):
    """The account, without the hashes of password and recovery code."""

    id: str
    since: Milliseconds
    name: str | None = None
    role: str | None = None
    deleted: bool = False


class PersonalSession(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the account is logged in, without the token."""

    id: str
    created: Milliseconds
    used: Milliseconds
    browser: str | None = None
    system: str | None = None


class PersonalResult(msgspec.Struct, frozen=True, kw_only=True):
    """A result of a finished match, with the ratings before and after it, as JSON texts, if it was rated."""

    number: int
    match: str
    game: str
    seat: str
    score: float
    reason: str
    at: Milliseconds
    before: str | None = None
    after: str | None = None


class PersonalRating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating in a seat of a game."""

    game: str
    seat: str
    value: float
    deviation: float
    volatility: float
    games: int
    at: Milliseconds


class PersonalBlock(msgspec.Struct, frozen=True, kw_only=True):
    """A player whom the person has blocked, by the name of today."""

    player: PublicIdentity
    at: Milliseconds


class PersonalReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report that the person has made."""

    id: int
    at: Milliseconds
    kind: str
    match: str | None = None
    entry: int | None = None
    text: str
    note: str
    status: str
    handled_at: Milliseconds | None = None


class PersonalRestriction(msgspec.Struct, frozen=True, kw_only=True):
    """A ban or a mute of the account."""

    id: int
    kind: str
    reason: str
    since: Milliseconds
    until: Milliseconds | None = None
    lifted: Milliseconds | None = None


class PersonalAct(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the audit log by or about the account.

    `own` is whether the person has done it; `address` is theirs, so that it is only in such rows.
    """

    number: int
    at: Milliseconds
    act: str
    own: bool
    detail: Any = None
    request: str | None = None
    address: str | None = None


class PersonalCode(msgspec.Struct, frozen=True, kw_only=True):
    """A registration code that the person has made, without its digest."""

    created: Milliseconds
    uses_left: int
    until: Milliseconds | None = None
    note: str


class PersonalAnnouncement(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement that the person has made."""

    id: int
    text: str
    since: Milliseconds
    until: Milliseconds | None = None


class PersonalChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line that the person has written."""

    number: int
    at: Milliseconds
    text: str


class PersonalMatch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match of the person: the whole record after its end; before it, what each of their seats has seen.

    `problem` is the code of the error if the match cannot be read.
    """

    match: str
    game: str
    kind: MatchKind
    status: Status
    seats: list[str]
    players: dict[str, PublicIdentity]
    rated: bool
    created: Milliseconds
    updated: Milliseconds
    winner: str | None = None
    reason: str | None = None
    chat: list[PersonalChatLine] = []
    record: Record | None = None
    views: list[SeatRecord] = []
    problem: str | None = None


class PersonalRows(msgspec.Struct, frozen=True, kw_only=True):
    """What the tables of accounts, ratings and moderation hold about a person."""

    account: PersonalAccount
    sessions: list[PersonalSession]
    results: list[PersonalResult]
    ratings: list[PersonalRating]
    blocks: list[PersonalBlock]
    reports: list[PersonalReport]
    restrictions: list[PersonalRestriction]
    audit: list[PersonalAct]
    registration_codes: list[PersonalCode]
    announcements: list[PersonalAnnouncement]


class PersonalData(PersonalRows, frozen=True, kw_only=True):
    """The whole file: the rows, the matches, and when it was made."""

    matches: list[PersonalMatch]
    exported: Milliseconds


class PersonalDataStore(Protocol):
    """Reads what the tables hold about an account."""

    async def rows(self, account: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Returns all rows by or about an account, by section: the fields of `PersonalRows`."""


class PersonalDataExport:
    """Produces the file. `load` reads a match from the store."""

    def __init__(
        self,
        store: PersonalDataStore,
        accounts: AccountStore,
        matches: MatchStore,
        load: Callable[[str], Awaitable[Match]],
        now: Now,
    ) -> None:
        self._store, self._accounts, self._matches = store, accounts, matches
        self._load, self._now = load, now

    async def stream(self, account: str) -> AsyncIterator[bytes]:
        """Yields the file in pieces: the rows first, then one piece for each match, the latest first."""
        rows = await self._rows(account)
        yield encode(rows)[:-1] + b',"matches":['
        separator = b""
        async for summary in self._summaries(account):
            yield separator + encode(await self._match(summary, account))
            separator = b","
        yield b'],"exported":' + encode(self._now()) + b"}"

    async def _rows(self, account: str) -> PersonalRows:
        found = dict(await self._store.rows(account))
        blocked = await identities_of(self._accounts, [row["blocked"] for row in found["blocks"]])
        found["blocks"] = [{**row, "player": blocked[row["blocked"]]} for row in found["blocks"]]
        found["audit"] = [own_act(row, account) for row in found["audit"]]
        return msgspec.convert({**found, "account": found["account"][0]}, PersonalRows)

    async def _summaries(self, account: str) -> AsyncIterator[Summary]:
        """Yields each match of an account once, even if others are created meanwhile."""
        skip, seen = 0, set[str]()
        while page := await self._matches.of_account(account, most=MATCHES_AT_ONCE, skip=skip):
            skip += len(page)
            for summary in page:
                if summary.id not in seen:
                    seen.add(summary.id)
                    yield summary

    async def _match(self, summary: Summary, account: str) -> PersonalMatch:
        players = await player_identities(self._accounts, summary.players)
        listed = PersonalMatch(
            match=summary.id,
            game=summary.game,
            kind=summary.kind,
            status=summary.status,
            seats=[seat for seat, player in summary.players.items() if player == Person(account)],
            players=players,
            rated=summary.rated,
            created=summary.created,
            updated=summary.updated,
            winner=summary.winner,
            reason=summary.reason,
        )
        try:
            match = await self._load(summary.id)
        except RegaliaError as error:  # damaged, or its game is not installed
            return msgspec.structs.replace(listed, problem=error.code)
        return msgspec.structs.replace(
            listed,
            chat=own_lines(match, listed.seats),
            record=record_with_chronicle(match, players) if match.over else None,
            views=[] if match.over else [match.game.export(seat) for seat in listed.seats],
        )


def own_lines(match: Match, seats: Sequence[str]) -> list[PersonalChatLine]:
    """Returns the chat lines of seats."""
    return [
        PersonalChatLine(number=entry.number, at=entry.at, text=entry.payload.text)
        for entry in match.log
        if isinstance(entry.payload, Said) and entry.payload.seat in seats
    ]


def own_act(row: Mapping[str, Any], account: str) -> dict[str, Any]:
    """Returns a row of the audit log for an account: the address of somebody else is left out."""
    own = row["actor"] == account
    return {
        **row,
        "own": own,
        "address": row["address"] if own else None,
        "request": row["request"] if own else None,
        "detail": msgspec.json.decode(row["detail"]),
    }
