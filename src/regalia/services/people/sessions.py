"""Sessions: which browser is logged in to which account. They are stored, listed and revoked (ADR 10).

The cookie holds a random token; the database holds its digest. Look-ups are cached in this process; ending a session
also removes it from the caches of all processes. While other processes cannot be heard, nothing is cached.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple, Self

import msgspec

from regalia.services.errors import NoSuchSession
from regalia.services.people.devices import Devices
from regalia.services.people.legacy_cookies import LegacyCookies
from regalia.services.people.ports import Account, AccountStore, OpenedSession, Session, SessionStore
from regalia.services.people.user_agents import parse_user_agent
from regalia.services.time import Now

KEY = "session-key"
TOKEN_BYTES = 32
MAX_LENGTH = 512  # characters of a cookie
HOUR = 3600 * 1000  # ms
DAY = 24 * HOUR
TOUCH_EVERY = HOUR  # how often the time of the last use is written
GRACE = 2 * 60 * 1000  # ms in which a cookie of version 0.1 may be exchanged again, for the same session
MAX_CACHED = 10_000


class SessionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How long sessions last, and how many an account may have."""

    idle_days: int = 180  # without use
    days: int = 365  # in total, of an account with a password; a guest could not log in again
    most: int = 20  # per account; beyond them the least recently used one ends


class Authentication(NamedTuple):
    """The session of a request, its account, and the cookie to set, if any."""

    session: Session
    account: Account
    cookie: str | None = None


class Sessions:
    """Starts, finds, lists and ends sessions."""

    def __init__(
        self,
        key: str,
        store: SessionStore,
        accounts: AccountStore,
        now: Now,
        *,
        limits: SessionLimits = SessionLimits(),  # noqa: B008  (frozen)
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._now = now
        self._limits = limits
        self._legacy = LegacyCookies(key)
        self.devices = Devices(key)
        self._cached: OrderedDict[str, Authentication] = OrderedDict()  # by the digest of the token
        self._changes = 0  # a session read before the last change is not cached
        self.started = 0  # sessions since the server started
        self.ended: Callable[[Collection[str]], None] = lambda ids: None
        self.may_cache: Callable[[], bool] = lambda: True  # whether this process learns of all ended sessions

    @classmethod
    async def open(
        cls, store: SessionStore, accounts: AccountStore, now: Now, *, limits: SessionLimits
    ) -> Self:
        """Opens sessions with the key of this server, which is created at its first start."""
        key = await accounts.secret(KEY, secrets.token_hex)
        return cls(key, store, accounts, now, limits=limits)

    @property
    def max_age(self) -> int:
        """Lifetime of the cookie in seconds."""
        return self._limits.idle_days * DAY // 1000

    # Start and authentication.

    async def start(
        self, account: Account, *, agent: str = "", replaces: Session | None = None
    ) -> Authentication:
        """Starts a session for an account. The one that it replaces, of any account, ends.

        The caller closes the connections of the replaced session once the new cookie is sent.
        """
        token = secrets.token_urlsafe(TOKEN_BYTES)
        before = replaces.id if replaces else None
        new = self._new(account, token, agent)
        opened = await self._store.add(new, most=self._limits.most, replaces=before)
        self.evict([before] if before else [])
        return self._opened(opened, account, token)

    async def authenticate(self, value: object, *, agent: str = "") -> Authentication | None:
        """Returns the session of a cookie; None if there is none, or it has ended or expired."""
        if not isinstance(value, str) or not value or len(value) > MAX_LENGTH:
            return None
        found = await self._find(token_digest(value))
        if found is None:
            return await self._exchange(value, agent)
        if self._is_expired(found):
            await self._end(found.session.account, [found.session.id])
            return None
        return await self._refresh(found, value)

    async def _find(self, token: str) -> Authentication | None:
        found = self._cached.get(token) if self.may_cache() else None
        if found is not None:
            self._cached.move_to_end(token)
            return found
        while True:
            changes = self._changes
            row = await self._store.find(token)
            if row is None:
                return None
            if changes == self._changes:  # else it may have ended meanwhile
                break
        session, account = row
        if account.deleted or account.version != session.version:
            return None
        return self._cache(token, Authentication(session, account))

    async def _exchange(self, value: str, agent: str) -> Authentication | None:
        """Exchanges a cookie of version 0.1 for a session, so that a guest keeps the games."""
        cookie = self._legacy.read(value, now=self._now())
        account = await self._accounts.get(cookie.account) if cookie else None
        if cookie is None or account is None or account.deleted or account.version != cookie.version:
            return None
        token = self._legacy.token(cookie)
        opened = await self._store.exchange(
            cookie.digest,
            self._new(account, token, agent),
            until=cookie.until,
            grace=GRACE,
            most=self._limits.most,
        )
        return self._opened(opened, account, token) if opened else None

    # Lists and ends.

    async def of(self, account: Account) -> list[Session]:
        """Returns the sessions of an account, the most recently used first."""
        found = await self._store.of(account.id)
        live = [one for one in found if one.version == account.version]
        return [one for one in live if not self._is_expired(Authentication(one, account))]

    async def end(self, account: str, session: str) -> None:
        """Ends a session of an account. Raises: NoSuchSession."""
        if not await self._end(account, [session]):
            raise NoSuchSession("no-such-session", field="session")

    async def end_older(self, account: Account) -> None:
        """Deletes the sessions that a new version of the account has ended."""
        self.account_changed(account)
        await self._store.end_older(account.id, version=account.version)

    def account_changed(self, account: Account) -> None:
        """Updates the cache: sessions of an older version, or of a deleted account, have ended."""
        self._changes += 1
        for token, (session, _, _) in list(self._cached.items()):
            if session.account != account.id:
                continue
            if account.deleted or account.version != session.version:
                del self._cached[token]
            else:
                self._cached[token] = Authentication(session, account)

    async def record_use(self, in_use: Collection[str]) -> None:
        """Records that sessions have an open connection, so that they do not expire."""
        await self._store.touch(list(in_use), at=self._now())

    async def purge(self, in_use: Collection[str] = ()) -> int:
        """Deletes expired sessions, except those with an open connection. Returns: how many."""
        await self.record_use(in_use)
        now = self._now()
        expired = await self._store.purge(
            now=now,
            used_before=now - self._limits.idle_days * DAY,
            created_before=now - self._limits.days * DAY,
        )
        self.clear_cache()
        self.ended(expired)
        return len(expired)

    # Internals.

    async def _end(self, account: str, ids: Sequence[str]) -> list[str]:
        on_ended = await self._store.end(account, ids)
        self.evict(on_ended)
        self.ended(on_ended)
        return on_ended

    def _new(self, account: Account, token: str, agent: str) -> Session:
        now, family = self._now(), parse_user_agent(agent)
        return Session(
            id=secrets.token_hex(8),
            token=token_digest(token),
            account=account.id,
            version=account.version,
            created=now,
            used=now,
            browser=family.browser,
            system=family.system,
        )

    def _opened(self, opened: OpenedSession, account: Account, token: str) -> Authentication:
        self.started += 1
        self.evict(opened.dropped)
        self.ended(opened.dropped)
        return Authentication(opened.session, account, token)

    def _is_expired(self, found: Authentication) -> bool:
        """Returns whether a session is too old. Times in the future are not: the clock may have been set back."""
        now, (session, account, _) = self._now(), found
        if now - session.used > self._limits.idle_days * DAY:
            return True
        return account.password is not None and now - session.created > self._limits.days * DAY

    async def _refresh(self, found: Authentication, value: str) -> Authentication:
        """Records the use of a session once an hour, and renews the cookie then."""
        now, session = self._now(), found.session
        if 0 <= now - session.used < TOUCH_EVERY:
            return found
        session = msgspec.structs.replace(session, used=now, created=min(session.created, now))
        if session.token in self._cached:
            self._cached[session.token] = Authentication(session, found.account)
        with suppress(Exception):  # a full disk must not end a session; retried in an hour
            await self._store.touch([session.id], at=now)
        return Authentication(session, found.account, value)

    def _cache(self, token: str, found: Authentication) -> Authentication:
        self._cached[token] = found
        if len(self._cached) > MAX_CACHED:
            self._cached.popitem(last=False)
        return found

    def clear_cache(self) -> None:
        """Forgets all cached sessions: some may have ended unheard."""
        self._changes += 1
        self._cached.clear()

    def evict(self, ids: Collection[str]) -> None:
        """Removes sessions from the cache."""
        if not ids:
            return
        self._changes += 1
        for token, (session, _, _) in list(self._cached.items()):
            if session.id in ids:
                del self._cached[token]


def token_digest(token: str) -> str:
    """Returns the digest of a token. SHA-256 suffices for 256 random bits."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
