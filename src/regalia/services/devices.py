"""The cookie that says to which accounts a browser was logged in before. It grants tries, not access."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec
from itsdangerous import BadData, URLSafeSerializer

MAX_LENGTH = 1024
MAX_ACCOUNTS = 8
MAX_AGE = 400 * 24 * 3600  # seconds: the longest that browsers keep a cookie


class Device(msgspec.Struct, frozen=True, array_like=True):
    """The content of the cookie, in its order: a random id, and digests of the ids of accounts."""

    id: str
    accounts: tuple[str, ...]

    def knows(self, account: str) -> bool:
        """Whether an account was logged in here."""
        return digest(account) in self.accounts


class Devices:
    """Makes and reads such cookies."""

    def __init__(self, key: str) -> None:
        signer = {"key_derivation": "hmac", "digest_method": sha256}
        self._serializer = URLSafeSerializer(key, salt="device", signer_kwargs=signer)

    def read(self, value: str | None) -> Device | None:
        """The content of a cookie, if this server has made it."""
        if not value or len(value) > MAX_LENGTH:
            return None
        try:
            return msgspec.convert(self._serializer.loads(value), Device)
        except (BadData, msgspec.ValidationError, UnicodeError):
            return None

    def remember(self, device: Device | None, account: str) -> str:
        """The cookie of a device to which an account was just logged in; only the latest ones are kept."""
        before = device or Device(secrets.token_hex(8), ())
        others = [one for one in before.accounts if one != digest(account)]
        after = Device(before.id, (digest(account), *others)[:MAX_ACCOUNTS])
        return str(self._serializer.dumps(msgspec.to_builtins(after)))


def digest(account: str) -> str:
    """An account in the cookie; ids are not shown."""
    return sha256(account.encode("utf-8", "replace")).hexdigest()[:16]
