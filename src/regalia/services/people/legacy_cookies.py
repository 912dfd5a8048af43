"""Session cookies of version 0.1, which hold a signed statement instead of a token. They are read, never written."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest

import msgspec
from itsdangerous import BadData, URLSafeSerializer

MAX_AGE = 180 * 24 * 3600  # seconds after which such a cookie has expired
MAX_LENGTH = 512


class LegacyCookie(msgspec.Struct, frozen=True, array_like=True):
    """The content of the cookie, in its order."""

    account: str
    version: int
    issued: int  # seconds

    @property
    def content(self) -> bytes:
        """The content as bytes. The text of the cookie is not unique: its last character has unused bits."""
        return msgspec.json.encode(self)

    @property
    def digest(self) -> str:
        """The digest that is stored after the cookie was exchanged."""
        return sha256(self.content).hexdigest()

    @property
    def until(self) -> int:
        """When the cookie expires, in milliseconds since 1970."""
        return (self.issued + MAX_AGE) * 1000


class LegacyCookies:
    """Reads cookies of version 0.1 that this server has made."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        signer = {"key_derivation": "hmac", "digest_method": sha256}
        self._serializer = URLSafeSerializer(key, salt="session", signer_kwargs=signer)

    def read(self, value: str, *, now: int) -> LegacyCookie | None:
        """Returns the content of a cookie that this server made and that has not expired.

        A time in the future is accepted: the clock of the server may have been set back.
        """
        if "." not in value or len(value) > MAX_LENGTH:
            return None
        try:
            said = msgspec.convert(self._serializer.loads(value), LegacyCookie)
        except (BadData, msgspec.ValidationError, UnicodeError):
            return None
        return said if now < said.until else None

    def token(self, cookie: LegacyCookie) -> str:
        """Returns the token that a cookie is exchanged for.

        It is derived from the cookie, so that concurrent requests, and a retry after a lost response, get the same
        token. Only the holder of the server's key can compute it.
        """
        return digest(self._key, b"exchange " + cookie.content, "sha256").hex()
