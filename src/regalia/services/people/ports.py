"""Rows and store protocols of accounts and sessions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """An account. A guest has no name and no password; a deleted account has only its id."""

    id: str
    since: int  # ms
    name: str | None = None
    key: str | None = None  # look-up key of the name
    looks: str | None = None  # skeleton of the name
    password: str | None = None  # hashed
    recovery: str | None = None  # hashed
    version: int = 1  # sessions of an older version have ended
    deleted: bool = False
    role: str | None = None  # "moderator"

    @property
    def is_guest(self) -> bool:
        """Whether the account has no name yet."""
        return self.name is None and not self.deleted


class AccountStore(Protocol):
    """Stores accounts."""

    async def add(self, account: Account) -> None:
        """Stores a new account."""

    async def get(self, account: str) -> Account | None:
        """Returns the account with this id."""

    async def by_key(self, key: str) -> Account | None:
        """Returns the account whose name has this key."""

    async def get_many(self, ids: Sequence[str]) -> dict[str, Account]:
        """Returns the existing accounts of these ids."""

    async def change(self, account: str, how: Callable[[Account], Account]) -> Account | None:
        """Changes an account in one transaction; None if there is none.

        If `how` raises, nothing is changed.

        Raises:
            NameTaken: another account has the name, or one with the same skeleton.
        """

    async def delete_idle_guests(self, *, before: int) -> int:
        """Deletes guests created before a time that have no match. Returns: how many."""

    async def lost_guests(self, *, before: int, most: int) -> list[str]:
        """Returns guests created before a time that have no session, and no match that changed since then."""

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Returns a stored secret of the server, created at the first call."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is logged in to an account. Only a digest of the token in its cookie is stored."""

    id: str  # public, for lists
    token: str  # SHA-256 of the cookie's value
    account: str
    version: int  # `Account.version` when the session began
    created: int  # ms
    used: int  # ms; written at most once an hour
    browser: str | None = None  # family, such as "Firefox"
    system: str | None = None  # operating system, such as "Android"


class OpenedSession(NamedTuple):
    """A stored session, and the ids of older ones that were deleted to keep the cap."""

    session: Session
    dropped: list[str]


class SessionStore(Protocol):
    """Stores sessions."""

    async def add(self, session: Session, *, most: int, replaces: str | None = None) -> OpenedSession:
        """Stores a session, and deletes the one that it replaces.

        Beyond `most` sessions of one account the least recently used ones are deleted.
        """

    async def find(self, token: str) -> tuple[Session, Account] | None:
        """Returns the session with this token digest, and its account."""

    async def of(self, account: str) -> list[Session]:
        """Returns the sessions of an account, the most recently used first."""

    async def touch(self, ids: Sequence[str], *, at: int) -> None:
        """Records the use of sessions; a creation time after `at` becomes `at`."""

    async def end(self, account: str, ids: Sequence[str]) -> list[str]:
        """Deletes sessions of an account. Returns: the ids of those that existed."""

    async def end_older(self, account: str, *, version: int) -> None:
        """Deletes the sessions of an account that have another version."""

    async def exchange(
        self, cookie: str, session: Session, *, until: int, grace: int, most: int
    ) -> OpenedSession | None:
        """Stores a session in exchange for a cookie of version 0.1, once per cookie digest.

        The same cookie within `grace` ms returns the same session, if that has not ended; else None. The digest is
        kept until `until`.
        """

    async def purge(self, *, now: int, used_before: int, created_before: int) -> list[str]:
        """Deletes expired sessions and cookie digests. Returns: the ids of the sessions.

        A session expires if it was last used before `used_before`, or, if its account has a password, created before
        `created_before`.
        """
