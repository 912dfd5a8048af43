"""Account and rating stores in memory, and the services around them."""

from hashlib import sha256

from argon2 import PasswordHasher
from itsdangerous import URLSafeSerializer

from regalia.core.i18n import has_message
from regalia.services.errors import ServiceError
from regalia.services.people.accounts import Accounts
from regalia.services.people.passwords import Passwords
from regalia.services.people.ports import Account, AccountStore, SessionStore
from regalia.services.people.sessions import SessionLimits, Sessions
from regalia.services.ratings.leaderboards import Leaderboards
from regalia.services.ratings.ports import RatingStore
from regalia.services.ratings.profiles import Profiles
from regalia.services.ratings.rating_rules import DEFAULT, RatingRules
from regalia.services.ratings.ratings import Ratings
from tests.support.memory_stores import MemoryAccounts, MemoryRatings, MemorySessions

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
        in_memory = MemoryAccounts()
        self.store: AccountStore = accounts or in_memory
        self.results: RatingStore = ratings or MemoryRatings(in_memory)
        self.passwords = Passwords(QUICK)
        self.browsers: SessionStore = sessions or MemorySessions(in_memory)
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
