"""Rows and the store protocol of results and ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from regalia.services.matches.ports import Summary
from regalia.services.ratings.glicko import Rating


class RatingKey(msgspec.Struct, frozen=True, order=True):
    """Key of a rating: a holder (an account id, or `level-5`) in one seat of one game."""

    holder: str
    game: str
    seat: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a finished match as it is stored; ratings are None if the match is not rated."""

    match: str
    key: RatingKey
    opponent: str  # a holder too
    score: float  # 1 won, ½ drawn, 0 lost
    reason: str
    at: int  # ms
    before: Rating | None = None
    after: Rating | None = None


class RatingChange(NamedTuple):
    """A rating before and after a match."""

    before: Rating
    after: Rating


# From the stored ratings of both sides (None: never rated) to their changes (None: no change).
RateFunction = Callable[[Sequence[Rating | None]], Sequence[RatingChange | None]]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a holder in one seat; the rating is None before the first rated game."""

    key: RatingKey
    won: int
    drawn: int
    lost: int
    rating: Rating | None


class RatingStore(Protocol):
    """Stores results and ratings."""

    async def record(self, sides: Sequence[Result], rate: RateFunction | None) -> list[Result]:
        """Stores both sides of a match once, with ratings before and after. Returns: what is stored.

        One transaction; if the match is stored already, nothing changes. Without `rate` it is not rated.
        """

    async def uncounted(self) -> list[Summary]:
        """Returns finished matches that were neither recorded nor skipped, except hot-seat matches."""

    async def skip(self, match: str) -> None:
        """Records that a match does not count."""

    async def standings(self, holder: str) -> list[Standing]:
        """Returns the standings of a holder in all seats."""

    async def history(
        self, holders: Sequence[str], *, before: int | None, limit: int, asker: str | None = None
    ) -> list[tuple[int, Result]]:
        """Returns the last results of some holders with numbers below `before`, the newest first.

        Private matches and matches against the computer are only listed to their own players.
        """

    async def count_meetings(self, holder: str, opponent: str, *, game: str, since: int) -> int:
        """Returns how many rated matches of a game two holders have finished since a time."""

    async def rating_history(self, key: RatingKey, *, limit: int) -> list[Result]:
        """Returns the last rated results of a key, the oldest first."""

    async def ranked(
        self, game: str, seat: str, *, games: int, opponents: int, most: int
    ) -> dict[str, Rating]:
        """Returns the best people with a name in a seat by rating minus deviation, the best first.

        Only those with so many rated games against so many different opponents; guests do not count as opponents.
        """

    async def ratings(self, keys: Sequence[RatingKey]) -> dict[RatingKey, Rating]:
        """Returns the ratings of the keys that have one."""
