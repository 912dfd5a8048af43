"""Who is asking: the value of the session's cookie, signed so that only this server can make one."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Self

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from regalia.services.people_ports import Account, AccountStore
from regalia.services.ports import Now

COOKIE = "regalia-session"
SECURE_COOKIE = "__Host-regalia-session"  # over HTTPS: a browser then takes it from nobody but this host
MAX_AGE = 180 * 24 * 3600  # seconds without a visit after which a session is over
RENEW_AFTER = 24 * 3600  # seconds after which a visitor is given a new value
SKEW = 300  # seconds that the clock of the server may be set back
LONGEST = 512
KEY = "session-key"


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What the cookie says, in the order in which it says it."""

    account: str
    version: int
    issued: int  # seconds


class Sessions:
    """Makes and reads the values of cookies. What is tampered with, too old or unknown is as good as none."""

    def __init__(self, key: str, store: AccountStore, now: Now) -> None:
        self._store = store
        self._now = now
        signer = {"key_derivation": "hmac", "digest_method": sha256}
        self._serializer = URLSafeSerializer(key, salt="session", signer_kwargs=signer)

    @classmethod
    async def open(cls, store: AccountStore, now: Now) -> Self:
        """With the key of this server, which is made at its first start."""
        return cls(await store.secret(KEY, secrets.token_hex), store, now)

    def issue(self, account: Account) -> str:
        """A cookie's value for an account."""
        said = Session(account.id, account.version, self._seconds())
        return str(self._serializer.dumps(msgspec.to_builtins(said)))

    def read(self, value: object) -> Session | None:
        """What a cookie's value says, if this server has made it and it is not too old."""
        if not isinstance(value, str) or len(value) > LONGEST:
            return None
        try:
            said = msgspec.convert(self._serializer.loads(value), Session)
        except (BadData, msgspec.ValidationError, UnicodeError):
            return None
        return said if -SKEW <= self._seconds() - said.issued <= MAX_AGE else None

    async def who(self, value: object) -> Account | None:
        """Whose cookie it is, unless all sessions of the account have been ended since."""
        said = self.read(value)
        account = await self._store.get(said.account) if said else None
        if said is None or account is None or account.deleted or account.version != said.version:
            return None
        return account

    def renewed(self, value: object, account: Account) -> str | None:
        """The value to replace a good one with, once it has served for a day."""
        said = self.read(value)
        if said is None or self._seconds() - said.issued < RENEW_AFTER:
            return None
        return self.issue(account)

    def _seconds(self) -> int:
        return self._now() // 1000
