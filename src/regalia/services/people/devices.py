"""The device cookie: to which accounts a browser was logged in. It grants login attempts, not access."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec
from itsdangerous import BadData, URLSafeSerializer

MAX_LENGTH = 1024
MAX_ACCOUNTS = 8
MAX_AGE = 400 * 24 * 3600  # seconds: the longest that browsers keep a cookie


class Device(msgspec.Struct, frozen=True, array_like=True):
    """The content of the cookie, in its order: a random id and digests of account ids."""

    id: str
    accounts: tuple[str, ...]

    def knows(self, account: str) -> bool:
        """Returns whether an account was logged in on this device."""
        return digest(account) in self.accounts


class Devices:
    """Writes and reads device cookies."""

    def __init__(self, key: str) -> None:
        signer = {"key_derivation": "hmac", "digest_method": sha256}
        self._serializer = URLSafeSerializer(key, salt="device", signer_kwargs=signer)

    def read(self, value: str | None) -> Device | None:
        """Returns the content of a cookie that this server made, else None."""
        if not value or len(value) > MAX_LENGTH:
            return None
        try:
            return msgspec.convert(self._serializer.loads(value), Device)
        except (BadData, msgspec.ValidationError, UnicodeError):
            return None

    def remember(self, device: Device | None, account: str) -> str:
        """Returns the cookie of a device after an account logged in; only the latest accounts are kept."""
        before = device or Device(secrets.token_hex(8), ())
        others = [one for one in before.accounts if one != digest(account)]
        after = Device(before.id, (digest(account), *others)[:MAX_ACCOUNTS])
        return str(self._serializer.dumps(msgspec.to_builtins(after)))


def digest(account: str) -> str:
    """Returns the digest of an account id."""
    return sha256(account.encode("utf-8", "replace")).hexdigest()[:16]
