"""Password hashing and recovery codes."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from hmac import compare_digest
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from regalia.services.errors import BadPassword
from regalia.services.people.names import name_key

P = ParamSpec("P")
T = TypeVar("T")

MIN_LENGTH = 8
MAX_LENGTH = 256

# argon2id as OWASP recommends, with one lane: logins must not take all cores from the games.
TIME_COST, MEMORY_COST, PARALLELISM = 1, 47104, 1
MAX_CONCURRENT = 2  # at most 92 MiB

# Crockford's base 32, without ambiguous characters. 28 digits are 140 bits.
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 7, 4
MISREAD = str.maketrans("OIL", "011")


def read_password(text: object, *, name: str) -> str:
    """Validates a new password for an account of that name. Raises: BadPassword."""
    if not isinstance(text, str):
        raise BadPassword("password-form", field="password")
    if len(text) < MIN_LENGTH:
        raise BadPassword("password-short", field="password", least=MIN_LENGTH)
    if len(text) > MAX_LENGTH:
        raise BadPassword("password-long", field="password", most=MAX_LENGTH)
    if name_key(text) == name_key(name):
        raise BadPassword("password-name", field="password")
    return text


def normalized_bytes(password: str) -> bytes:
    """Returns a password as it is hashed: normalized, so that every keyboard gives the same bytes."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


class Passwords:
    """Hashes and checks passwords in its own threads, because argon2 is slow."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(TIME_COST, MEMORY_COST, PARALLELISM)
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT, thread_name_prefix="passwords")
        self._dummy_hash = self._hasher.hash(secrets.token_bytes())

    def close(self) -> None:
        """Stops the threads."""
        self._threads.shutdown()

    async def hash(self, password: str) -> str:
        """Returns the hash of a password."""
        return await self._in_thread(self._hasher.hash, normalized_bytes(password))

    async def check(self, password: object, kept: str | None) -> bool:
        """Returns whether a password matches a hash. Without a hash the result is False after the same time."""
        typed = password if isinstance(password, str) and len(password) <= MAX_LENGTH else ""
        return await self._in_thread(self._check, normalized_bytes(typed), kept)

    def needs_rehash(self, kept: str) -> bool:
        """Returns whether a hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, password: bytes, kept: str | None) -> bool:
        try:
            return self._hasher.verify(kept or self._dummy_hash, password) and kept is not None
        except VerificationError:
            return False

    async def _in_thread(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, partial(work, *arguments, **named)
        )


def new_code() -> str:
    """Returns a new recovery code: `7Q2M-…`, seven groups of four."""
    digits = "".join(secrets.choice(DIGITS) for _ in range(GROUPS * GROUP))
    return "-".join(re.findall("." * GROUP, digits))


def code_digest(code: object) -> str:
    """Returns the digest of a recovery code, normalized. SHA-256 suffices for 140 random bits."""
    typed = code[:MAX_LENGTH] if isinstance(code, str) else ""
    digits = re.sub(r"[\s\-–—_.]", "", typed).upper().translate(MISREAD)
    return sha256(digits.encode("utf-8", "replace")).hexdigest()


def digests_equal(one: str, other: str) -> bool:
    """Compares two digests in constant time."""
    return compare_digest(one, other)
