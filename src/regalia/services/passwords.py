"""What proves that somebody is who they say: passwords, and the code for those who have lost theirs."""

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
from regalia.services.names import name_key

P = ParamSpec("P")
T = TypeVar("T")

SHORTEST = 8
LONGEST = 256

# What OWASP asks of argon2id, with one lane: a sign-in must not take all cores from those who play.
ROUNDS, KIBIBYTES, LANES = 1, 47104, 1
AT_ONCE = 2  # so it is never more than 92 MiB

# Crockford's digits: nothing in a code can be taken for something else. 28 of them are 140 bits.
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 7, 4
MISREAD = str.maketrans("OIL", "011")


def read_password(text: object, *, name: str) -> str:
    """A password that somebody of that name chooses. Raises: BadPassword."""
    if not isinstance(text, str):
        raise BadPassword("password-form", field="password")
    if len(text) < SHORTEST:
        raise BadPassword("password-short", field="password", least=SHORTEST)
    if len(text) > LONGEST:
        raise BadPassword("password-long", field="password", most=LONGEST)
    if name_key(text) == name_key(name):
        raise BadPassword("password-name", field="password")
    return text


def bytes_of(password: str) -> bytes:
    """A password as it is hashed: the same from every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


class Passwords:
    """Hashes and checks passwords, in threads of its own: argon2 is slow on purpose."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(ROUNDS, KIBIBYTES, LANES)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._nobodys = self._hasher.hash(secrets.token_bytes())

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    async def hash(self, password: str) -> str:
        """What to keep of a password."""
        return await self._slowly(self._hasher.hash, bytes_of(password))

    async def check(self, password: object, kept: str | None) -> bool:
        """Whether it is the password of which this is kept; it takes as long where nothing is."""
        typed = password if isinstance(password, str) and len(password) <= LONGEST else ""
        return await self._slowly(self._check, bytes_of(typed), kept)

    def is_dated(self, kept: str) -> bool:
        """Whether it was kept with other parameters than are used today."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, password: bytes, kept: str | None) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, password) and kept is not None
        except VerificationError:
            return False

    async def _slowly(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, partial(work, *arguments, **named)
        )


def new_code() -> str:
    """A recovery code: `7Q2M-…`, seven groups of four."""
    digits = "".join(secrets.choice(DIGITS) for _ in range(GROUPS * GROUP))
    return "-".join(re.findall("." * GROUP, digits))


def code_digest(code: object) -> str:
    """What is kept of a recovery code, however it was typed. Nobody guesses one: SHA-256 will do."""
    typed = code[:LONGEST] if isinstance(code, str) else ""
    digits = re.sub(r"[\s\-–—_.]", "", typed).upper().translate(MISREAD)
    return sha256(digits.encode("utf-8", "replace")).hexdigest()


def same_digest(one: str, other: str) -> bool:
    """Whether two digests are the same, in a time that does not tell where they differ."""
    return compare_digest(one, other)
