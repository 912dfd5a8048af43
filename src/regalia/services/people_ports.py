"""What the services of people need of a store, and the rows that go in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from regalia.services.glicko import Rating
from regalia.services.ports import Summary


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays. A guest has no name and no password; a deleted account has nothing but its id."""

    id: str
    since: int  # ms
    name: str | None = None
    key: str | None = None  # the name as it is looked up
    looks: str | None = None  # the name as it is compared with others for the eye
    password: str | None = None  # hashed
    recovery: str | None = None  # hashed
    version: int = 1  # of its sessions: a session of an older version has ended
    deleted: bool = False

    @property
    def is_guest(self) -> bool:
        """Whether it has no name yet."""
        return self.name is None and not self.deleted


class AccountStore(Protocol):
    """Where accounts are kept."""

    async def add(self, account: Account) -> None:
        """Keep a new account."""

    async def get(self, account: str) -> Account | None:
        """The account with this id."""

    async def by_key(self, key: str) -> Account | None:
        """The account whose name has this key."""

    async def get_many(self, ids: Sequence[str]) -> dict[str, Account]:
        """Accounts by their ids; those that there are."""

    async def change(self, account: str, how: Callable[[Account], Account]) -> Account | None:
        """Change an account, if there is one, with nothing else happening in between.

        What `how` raises comes out, and nothing is changed then.

        Raises:
            NameTaken: another account has the name, or one that looks like it.
        """

    async def delete_idle_guests(self, *, before: int) -> int:
        """Forget accounts without a name that are older than a moment and have no match; how many."""

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the house by its name: made at the first time, and the same ever after."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """One browser in which an account is logged in. The token in its cookie is not stored, only a digest."""

    id: str  # public: names the session in lists
    token: str  # SHA-256 of the cookie's value
    account: str
    version: int  # of the account's sessions when this one began
    created: int  # ms
    used: int  # ms; written at most once an hour
    browser: str | None = None  # family, such as "Firefox"
    system: str | None = None  # operating system, such as "Android"


class OpenedSession(NamedTuple):
    """A session that was stored, and the ids of older ones that were deleted to keep the cap."""

    session: Session
    dropped: list[str]


class SessionStore(Protocol):
    """Where sessions are kept."""

    async def add(self, session: Session, *, most: int, replaces: str | None = None) -> OpenedSession:
        """Store a session, in place of another one if there is one.

        Beyond `most` sessions of one account the least recently used ones are deleted.
        """

    async def find(self, token: str) -> tuple[Session, Account] | None:
        """The session with this digest of a token, and its account."""

    async def of(self, account: str) -> list[Session]:
        """The sessions of an account, the most recently used first."""

    async def touch(self, ids: Sequence[str], *, at: int) -> None:
        """Note that sessions are in use; a time of creation after `at` becomes `at`."""

    async def end(self, account: str, ids: Sequence[str]) -> list[str]:
        """Delete sessions of an account; the ids of those that there were."""

    async def end_older(self, account: str, *, version: int) -> None:
        """Delete the sessions of an account that are of another version."""

    async def exchange(
        self, cookie: str, session: Session, *, until: int, grace: int, most: int
    ) -> OpenedSession | None:
        """Store a session in exchange for a cookie of version 0.1, once for each digest of a cookie.

        The same cookie again within `grace` ms gives the same session, if that has not ended; else None.
        The digest is kept until `until`.
        """

    async def purge(self, *, now: int, used_before: int, created_before: int) -> list[str]:
        """Delete expired sessions and digests of expired cookies; the ids of the sessions.

        A session expires when it was last used before `used_before`, or, if its account has a password,
        when it was created before `created_before`.
        """


class RatingKey(msgspec.Struct, frozen=True, order=True):
    """What is rated: a holder (an account's id, or `level-5`) in one seat of one game."""

    holder: str
    game: str
    seat: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a match that has ended, as it is kept; ratings are None where the match is not rated."""

    match: str
    key: RatingKey
    opponent: str  # a holder too
    score: float  # 1 won, ½ drawn, 0 lost
    reason: str
    at: int  # ms
    before: Rating | None = None
    after: Rating | None = None


class RatingChange(NamedTuple):
    """A rating before a match and after it."""

    before: Rating
    after: Rating


# The ratings of the sides of a match as they are kept, in order (None: never rated), to those to keep;
# None for a side that the match does not count for.
RateFunction = Callable[[Sequence[Rating | None]], Sequence[RatingChange | None]]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody has fared in a chair; the rating is None before the first rated game."""

    key: RatingKey
    won: int
    drawn: int
    lost: int
    rating: Rating | None


class RatingStore(Protocol):
    """Where results and ratings are kept."""

    async def record(self, sides: Sequence[Result], rate: RateFunction | None) -> list[Result]:
        """Keep the sides of a match once, with their ratings before and after; what is kept.

        In one transaction: where the match is kept already, nothing changes. Without `rate` it is not rated.
        """

    async def uncounted(self) -> list[Summary]:
        """The matches that are over and of which no result is kept; hot-seat matches are none of them."""

    async def standings(self, holder: str) -> list[Standing]:
        """All chairs that somebody has sat in."""

    async def history(
        self, holder: str, *, before: int | None, limit: int, asker: str | None = None
    ) -> list[tuple[int, Result]]:
        """The last results of somebody, the newest first, each with its number; only below `before`.

        Private matches and those against the computer are among them only where the asker has played them.
        """

    async def count_meetings(self, holder: str, opponent: str, *, game: str, since: int) -> int:
        """How many rated matches of a game two have finished since a moment."""

    async def rating_history(self, chair: RatingKey, *, limit: int) -> list[Result]:
        """The last rated results of a chair, the oldest first."""

    async def ranked(
        self, game: str, seat: str, *, games: int, opponents: int, most: int
    ) -> dict[str, Rating]:
        """The best in a seat of a game, by rating minus deviation.

        Only who has so many rated games against so many different opponents; guests are not counted as such.
        """

    async def ratings(self, chairs: Sequence[RatingKey]) -> dict[RatingKey, Rating]:
        """The ratings of some chairs; of those that have one."""
