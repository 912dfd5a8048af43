"""Account and rating stores in memory, and the services around them."""

from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from itsdangerous import URLSafeSerializer

from regalia.core.i18n import has_message
from regalia.services.errors import NameTaken, ServiceError
from regalia.services.matches.ports import Summary
from regalia.services.people.accounts import Accounts
from regalia.services.people.passwords import Passwords
from regalia.services.people.ports import Account, AccountStore, OpenedSession, Session, SessionStore
from regalia.services.people.sessions import SessionLimits, Sessions
from regalia.services.ratings.glicko import Rating
from regalia.services.ratings.leaderboards import Leaderboards
from regalia.services.ratings.ports import RateFunction, RatingKey, RatingStore, Result, Standing
from regalia.services.ratings.profiles import Profiles
from regalia.services.ratings.rating_rules import DEFAULT, RatingRules
from regalia.services.ratings.ratings import Ratings

COCO_IN_CYRILLIC = "\u0441\u043e\u0441\u043e"
DAY = 24 * 3600 * 1000
KEY = "a key for tests"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def check_error(error: ServiceError) -> None:
    """Checks that an error has its own code and a message."""
    assert error.code.startswith("service/")
    assert error.code != ServiceError.code
    assert has_message(f"error-{error.reason}")


class FakeClock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


class MemoryAccounts:
    """Accounts in a dictionary."""

    def __init__(self) -> None:
        self.rows: dict[str, Account] = {}
        self.secrets: dict[str, str] = {}

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
        idle = [row.id for row in self.rows.values() if row.is_guest and row.since < before]
        for account in idle:
            del self.rows[account]
        return len(idle)

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        return self.secrets.setdefault(name, make())


class MemorySessions:
    """Sessions in a dictionary."""

    def __init__(self, accounts: AccountStore) -> None:
        self.accounts = accounts
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
        own = [row for row in self.rows.values() if row.account == account]
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
    """Results in a list."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.rated: dict[RatingKey, Rating] = {}
        self.over: list[Summary] = []
        self.private: set[str] = set()  # matches that are not listed to others
        self.guests: set[str] = set()  # holders that do not count as opponents

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

    async def uncounted(self) -> list[Summary]:
        counted = {row.match for row in self.results}
        return [summary for summary in self.over if summary.id not in counted]

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
        self, holder: str, *, before: int | None, limit: int, asker: str | None = None
    ) -> list[tuple[int, Result]]:
        rows = [
            (number, row)
            for number, row in enumerate(self.results, 1)
            if row.key.holder == holder and (row.match not in self.private or asker in (holder, row.opponent))
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
            if row.after and row.opponent not in self.guests:
                met[row.key].add(row.opponent)
        found = {
            key.holder: rating
            for key, rating in self.rated.items()
            if (key.game, key.seat) == (game, seat) and rating.games >= games and len(met[key]) >= opponents
        }
        best = sorted(found, key=lambda holder: -found[holder].floor)
        return {holder: found[holder] for holder in best[:most]}

    async def ratings(self, keys: Sequence[RatingKey]) -> dict[RatingKey, Rating]:
        return {key: self.rated[key] for key in keys if key in self.rated}


class PeopleServices:
    """All account and rating services, with stores in memory by default."""

    def __init__(
        self,
        accounts: AccountStore | None = None,
        ratings: RatingStore | None = None,
        sessions: SessionStore | None = None,
        *,
        limits: SessionLimits = SessionLimits(),  # noqa: B008  (frozen)
        rules: RatingRules = DEFAULT,
    ) -> None:
        self.clock, self.rules = FakeClock(), rules
        self.store: AccountStore = accounts or MemoryAccounts()
        self.results: RatingStore = ratings or MemoryRatings()
        self.passwords = Passwords(QUICK)
        self.browsers: SessionStore = sessions or MemorySessions(self.store)
        self.sessions = Sessions(KEY, self.browsers, self.store, self.clock, limits=limits)
        self.accounts = Accounts(
            self.store, self.passwords, self.clock, changed=self.sessions.account_changed
        )
        self.ratings = Ratings(self.results, self.store, rules)
        self.profiles = Profiles(self.store, self.results, self.clock)
        self.leaderboards = Leaderboards(self.store, self.results, self.clock, rules)

    async def named(self, name: str, password: str = "correct horse") -> Account:
        """Returns a new account with a name."""
        guest = await self.accounts.guest()
        return (await self.accounts.register(guest.id, name=name, password=password)).account

    async def token(self, account: Account, agent: str = "") -> str:
        """Returns the cookie of a new session."""
        return str((await self.sessions.start(account, agent=agent)).cookie)

    async def who(self, value: object) -> Account | None:
        """Returns the account that a cookie authenticates."""
        visit = await self.sessions.authenticate(value)
        return visit.account if visit else None


def legacy_cookie(account: Account, *, issued: int, key: str = KEY, payload: object = None) -> str:
    """Returns a cookie as version 0.1 made it; `issued` is in milliseconds."""
    signer = {"key_derivation": "hmac", "digest_method": sha256}
    said = payload if payload is not None else [account.id, account.version, issued // 1000]
    return str(URLSafeSerializer(key, salt="session", signer_kwargs=signer).dumps(said))
