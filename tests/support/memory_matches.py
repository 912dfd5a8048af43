"""Matches in memory: the port `MatchStore`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from regalia.services.errors import NoSuchInvite, NoSuchMatch, NoSuchMoment, NumberTaken
from regalia.services.matches.entries import Entry, Said
from regalia.services.matches.match_settings import MatchSettings, Person
from regalia.services.matches.ports import Damage, LogAppend, MatchInsert, Outage, Status, Summary
from regalia.services.people.ports import Account


class MemoryMatches:
    """The port `MatchStore`, with switches.

    The next write fails (`fails`), or is stored but its answer is lost (`loses_answer`); all writes fail while the disk
    is `full`.
    """

    def __init__(self, accounts: dict[str, Account] | None = None) -> None:
        self.accounts = {} if accounts is None else accounts
        self.settings: dict[str, MatchSettings] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.down: list[Outage] = []
        self.breath: int | None = None
        self.fails = False
        self.loses_answer = False
        self.full = False
        self.refused = 0  # writes while the disk was full
        self.damaged: dict[str, Damage] = {}

    def check(self) -> None:
        if self.full:
            self.refused += 1
        if self.fails or self.full:
            self.fails = False
            raise OSError("the disk is full")

    def insert(self, new: MatchInsert, after: LogAppend | None = None) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._found(new, after))

    async def _found(self, new: MatchInsert, after: LogAppend | None) -> None:
        if after is not None:
            await self.append(after)
        if new.settings.id in self.settings:
            raise NumberTaken
        self.settings[new.settings.id] = new.settings
        self.logs[new.settings.id] = list(new.entries)
        self.summaries[new.settings.id] = new.summary

    def append(self, more: LogAppend) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(more))

    async def _append(self, more: LogAppend) -> None:
        await asyncio.sleep(0)
        self.check()
        log = self.logs[more.match]
        if more.entries[0].number != len(log) + 1:
            raise NumberTaken
        log += more.entries
        self.summaries[more.match] = more.summary or self.summaries[more.match]
        if self.loses_answer:
            self.loses_answer = False
            raise OSError("the connection was lost during the commit")

    async def load(self, match: str) -> tuple[MatchSettings, list[Entry]]:
        if match not in self.settings:
            raise NoSuchMatch(match=match)
        return self.settings[match], list(self.logs[match])

    async def entries_after(self, match: str, number: int) -> list[Entry]:
        return self.logs[match][number:]

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        return {match: len(self.logs[match]) for match in matches if self.logs.get(match)}

    async def summary(self, match: str) -> Summary | None:
        return self.summaries.get(match)

    async def match_of_invite(self, invite: str) -> str:
        for terms in self.settings.values():
            if terms.invite == invite:
                return terms.id
        raise NoSuchInvite

    async def of_account(
        self,
        account: str,
        *,
        most: int,
        skip: int = 0,
        status: Status | None = None,
        lessons: bool | None = None,
    ) -> list[Summary]:
        own = self.some(lambda one: Person(account) in one.players.values())
        own = [one for one in own if lessons in (None, one.lesson is not None)]
        return [one for one in own if status in (None, one.status)][skip : skip + most]

    async def running(self, *, most: int, skip: int = 0, without: str | None = None) -> list[Summary]:
        found = self.some(lambda one: one.status == "running" and one.kind == "open")
        others = [one for one in found if Person(without or "") not in one.players.values()]
        return others[skip : skip + most]

    async def challenges(self, *, most: int) -> list[Summary]:
        return self.some(lambda one: one.status == "waiting" and one.kind == "open", most)

    async def waiting_before(self, before: int, *, most: int) -> list[str]:
        return [
            one.id for one in self.some(lambda one: one.status == "waiting" and one.updated < before, most)
        ]

    async def awaiting_computer(self) -> list[str]:
        return [one.id for one in self.some(lambda one: one.status == "running" and one.computer)]

    async def overdue(self, now: int) -> list[str]:
        due = self.some(lambda one: one.deadline is not None and one.deadline <= now)
        return [one.id for one in due if one.status == "running"]

    def some(self, wanted: Callable[[Summary], bool], most: int = 1000) -> list[Summary]:
        """Returns the wanted matches, the latest first."""
        found = [one for one in self.summaries.values() if wanted(one)]
        return sorted(found, key=lambda one: -one.updated)[:most]

    async def unfinished(self, account: str) -> list[str]:
        return [
            one.id
            for one in self.some(lambda one: one.status != "over" and Person(account) in one.players.values())
        ]

    async def deleted_players(self) -> list[str]:
        gone = [account.id for account in self.accounts.values() if account.deleted]
        return [account for account in gone if await self.unfinished(account)]

    async def quarantine(self, match: str, damage: Damage) -> None:
        self.damaged.setdefault(match, damage)

    async def release(self, match: str) -> bool:
        return self.damaged.pop(match, None) is not None

    async def erase_line(self, match: str, number: int) -> None:
        log = self.logs.get(match, [])
        entry = log[number - 1] if 0 < number <= len(log) else None
        if entry is None or not isinstance(entry.payload, Said):
            raise NoSuchMoment("no-such-line", number=number)
        log[number - 1] = replace(entry, payload=replace(entry.payload, text=""))

    async def heartbeat(self, now: int) -> None:
        if self.full:
            self.check()
        self.breath = now

    async def end_outage(self, now: int) -> None:
        if self.breath is not None:
            self.down.append(Outage(self.breath, now))
            self.breath = None

    async def outages(self) -> list[Outage]:
        return list(self.down)
