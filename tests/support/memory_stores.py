"""Accounts, sessions and ratings in memory: the ports of `people` and `ratings`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from regalia.services.errors import NameTaken
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import Account, OpenedSession, Session
from regalia.services.ratings.glicko import Rating
from regalia.services.ratings.ports import RateFunction, RatingKey, Result, Standing
from tests.support.memory_matches import MemoryMatches


class MemoryAccounts:
    """The port `AccountStore`, with accounts in a dictionary."""

    def __init__(self) -> None:
        self.rows: dict[str, Account] = {}
        self.matches = MemoryMatches(self.rows)
        self.secrets: dict[str, str] = {}
        self.has_session: Callable[[str], bool] = lambda account: False  # set by `MemorySessions`

    async def add(self, account: Account) -> None:
        self.rows[account.id] = account

    async def get(self, account: str) -> Account | None:
        return self.rows.get(account)

    async def by_key(self, key: str) -> Account | None:
        return next((row for row in self.rows.values() if row.key == key), None)

    async def get_many(self, ids: Sequence[str]) -> dict[str, Account]:
        return {account: self.rows[account] for account in ids if account in self.rows}

    async def change(self, account: str, how: Callable[[Account], Account]) -> Account | None:
        if account not in self.rows:
            return None
        after = how(self.rows[account])
        for other in self.rows.values():
            if other.id != account and after.key is not None:
                if other.key == after.key:
                    raise NameTaken("name-taken", field="name", name=after.name)
                if other.looks == after.looks:
                    raise NameTaken("name-alike", field="name", name=after.name)
        self.rows[account] = after
        return after

    async def delete_idle_guests(self, *, before: int) -> int:
        guests = [row.id for row in self.rows.values() if row.is_guest and row.since < before]
        idle = [account for account in guests if not await self.matches.of_account(account, most=1)]
        for account in idle:
            del self.rows[account]
        return len(idle)

    async def lost_guests(self, *, before: int, most: int) -> list[str]:
        found = []
        for row in self.rows.values():
            own = await self.matches.of_account(row.id, most=1)
            active = own and own[0].updated >= before
            if row.is_guest and row.since < before and not active and not self.has_session(row.id):
                found.append(row.id)
        return found[:most]

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        return self.secrets.setdefault(name, make())


class MemorySessions:
    """The port `SessionStore`, with sessions in a dictionary; those of a deleted account are not found."""

    def __init__(self, accounts: MemoryAccounts) -> None:
        self.accounts = accounts
        accounts.has_session = lambda account: any(row.account == account for row in self.rows.values())
        self.rows: dict[str, Session] = {}
        self.exchanged: dict[str, tuple[str, int]] = {}
        self.finds = 0

    async def add(self, session: Session, *, most: int, replaces: str | None = None) -> OpenedSession:
        self.rows.pop(replaces or "", None)
        dropped = [row.id for row in (await self.of(session.account))[most - 1 :]]
        for one in dropped:
            del self.rows[one]
        self.rows[session.id] = session
        return OpenedSession(session, dropped)

    async def find(self, token: str) -> tuple[Session, Account] | None:
        self.finds += 1
        for row in self.rows.values():
            account = await self.accounts.get(row.account)
            if row.token == token and account is not None:
                return row, account
        return None

    async def of(self, account: str) -> list[Session]:
        known = account in self.accounts.rows
        own = [row for row in self.rows.values() if known and row.account == account]
        return sorted(own, key=lambda row: -row.used)

    async def touch(self, ids: Sequence[str], *, at: int) -> None:
        for one in ids:
            row = self.rows[one]
            self.rows[one] = msgspec.structs.replace(row, used=at, created=min(row.created, at))

    async def end(self, account: str, ids: Sequence[str]) -> list[str]:
        found = [row.id for row in await self.of(account) if row.id in ids]
        for one in found:
            del self.rows[one]
        return found

    async def end_older(self, account: str, *, version: int) -> None:
        await self.end(account, [row.id for row in await self.of(account) if row.version != version])

    async def exchange(
        self, cookie: str, session: Session, *, until: int, grace: int, most: int
    ) -> OpenedSession | None:
        if cookie in self.exchanged:
            token, at = self.exchanged[cookie]
            found = [row for row in self.rows.values() if row.token == token]
            return OpenedSession(found[0], []) if found and abs(session.used - at) <= grace else None
        self.exchanged[cookie] = session.token, session.used
        return await self.add(session, most=most)

    async def purge(self, *, now: int, used_before: int, created_before: int) -> list[str]:
        expired = []
        for row in list(self.rows.values()):
            account = await self.accounts.get(row.account)
            has_password = account is not None and account.password is not None
            if row.used < used_before or (has_password and row.created < created_before):
                expired.append(row.id)
                del self.rows[row.id]
        return expired


class MemoryRatings:
    """The port `RatingStore`, with results in a list."""

    def __init__(self, accounts: MemoryAccounts | None = None) -> None:
        self.accounts = accounts or MemoryAccounts()
        self.matches = self.accounts.matches
        self.results: list[Result] = []
        self.skipped: set[str] = set()
        self.rated: dict[RatingKey, Rating] = {}

    async def record(self, sides: Sequence[Result], rate: RateFunction | None) -> list[Result]:
        kept = [row for row in self.results if row.match == sides[0].match]
        if kept:
            return kept
        new = list(sides)
        if rate is not None:
            steps = rate([self.rated.get(side.key) for side in sides])
            new = [
                msgspec.structs.replace(side, before=step.before, after=step.after) if step else side
                for side, step in zip(sides, steps, strict=True)
            ]
            self.rated |= {side.key: side.after for side in new if side.after}
        self.results += new
        return new

    async def skip(self, match: str) -> None:
        self.skipped.add(match)

    async def uncounted(self) -> list[Summary]:
        counted = {row.match for row in self.results} | self.skipped
        over = self.matches.some(lambda one: one.status == "over" and one.kind != "hotseat")
        return [summary for summary in reversed(over) if summary.id not in counted]

    def is_private(self, match: str) -> bool:
        """Whether a match is listed to its players only; one that is not stored is public here."""
        return match in self.matches.summaries and self.matches.summaries[match].kind != "open"

    def is_guest(self, holder: str) -> bool:
        """Whether a holder is a guest; one that is not stored counts as an opponent here."""
        return holder in self.accounts.rows and self.accounts.rows[holder].is_guest

    async def standings(self, holder: str) -> list[Standing]:
        keys = sorted({row.key for row in self.results if row.key.holder == holder})
        scores = {key: [row.score for row in self.results if row.key == key] for key in keys}
        return [
            Standing(
                key=key,
                won=scores[key].count(1),
                drawn=scores[key].count(0.5),
                lost=scores[key].count(0),
                rating=self.rated.get(key),
            )
            for key in keys
        ]

    async def history(
        self, holders: Sequence[str], *, before: int | None, limit: int, asker: str | None = None
    ) -> list[tuple[int, Result]]:
        rows = [
            (number, row)
            for number, row in enumerate(self.results, 1)
            if row.key.holder in holders
            and (not self.is_private(row.match) or asker in (*holders, row.opponent))
        ]
        return [(number, row) for number, row in reversed(rows) if before is None or number < before][:limit]

    async def count_meetings(self, holder: str, opponent: str, *, game: str, since: int) -> int:
        return sum(
            (row.key.holder, row.opponent, row.key.game) == (holder, opponent, game)
            and row.at >= since
            and row.after is not None
            for row in self.results
        )

    async def rating_history(self, key: RatingKey, *, limit: int) -> list[Result]:
        return [row for row in self.results if row.key == key and row.after][-limit:]

    async def ranked(
        self, game: str, seat: str, *, games: int, opponents: int, most: int
    ) -> dict[str, Rating]:
        met: dict[RatingKey, set[str]] = {key: set() for key in self.rated}
        for row in self.results:
            if row.after and not self.is_guest(row.opponent):
                met[row.key].add(row.opponent)
        found = {
            key.holder: rating
            for key, rating in self.rated.items()
            if (key.game, key.seat) == (game, seat)
            and rating.games >= games
            and len(met[key]) >= opponents
            and key.holder in self.accounts.rows
            and self.accounts.rows[key.holder].name
        }
        best = sorted(found, key=lambda holder: -found[holder].floor)
        return {holder: found[holder] for holder in best[:most]}

    async def ratings(self, keys: Sequence[RatingKey]) -> dict[RatingKey, Rating]:
        return {key: self.rated[key] for key in keys if key in self.rated}
