"""Public profiles: results and ratings in each seat, and the history of matches."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from regalia.core.validation import echo
from regalia.games import registry
from regalia.services.errors import BadCommand, NoSuchAccount
from regalia.services.people.names import name_key
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identity_of
from regalia.services.ratings.glicko import Rating, aged
from regalia.services.ratings.holder_identity import holder_identities
from regalia.services.ratings.ports import RatingStore, Result, Standing
from regalia.services.ratings.ratings import level_holder, level_of
from regalia.services.time import Now

MAX_POINTS = 200  # of a rating curve
MAX_PAGE_SIZE = 100
PAGE_SIZE = 20


class DisplayedRating(msgspec.Struct, frozen=True):
    """A rating in whole points."""

    value: int
    deviation: int
    provisional: bool
    games: int


class RatingPoint(msgspec.Struct, frozen=True):
    """A point of a rating curve."""

    at: int  # ms
    value: int
    deviation: int


class SeatResults(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a player in one seat of one game."""

    game: str
    seat: str
    won: int
    drawn: int
    lost: int
    rating: DisplayedRating | None
    line: list[RatingPoint]


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A player with results and ratings."""

    identity: PublicIdentity = field(name="face")
    since: int | None  # ms; None for a level of the computer
    records: list[SeatResults]


class PlayedMatch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One match of a history; `missing`: its game is not installed."""

    match: str
    game: str
    seat: str
    opponent: PublicIdentity
    outcome: Literal["won", "drawn", "lost"]
    reason: str
    at: int  # ms
    before: int | None  # the rating; None if the match was not rated
    after: int | None
    missing: bool = False


class HistoryPage(msgspec.Struct, frozen=True):
    """A page of a history, the newest match first; `next` is the `before` of the next page."""

    matches: list[PlayedMatch]
    next: int | None


def displayed_rating(rating: Rating) -> DisplayedRating:
    """Rounds a rating to whole points."""
    return DisplayedRating(round(rating.value), round(rating.deviation), rating.provisional, rating.games)


def outcome(score: float) -> Literal["won", "drawn", "lost"]:
    """Returns the result that a score of 1, ½ or 0 stands for."""
    return "won" if score == 1 else "lost" if score == 0 else "drawn"


class Profiles:
    """Looks up profiles by name or id."""

    def __init__(self, accounts: AccountStore, ratings: RatingStore, now: Now) -> None:
        self._accounts = accounts
        self._ratings = ratings
        self._now = now

    async def holder(self, name: object) -> str:
        """Returns the holder with this name: an account id, or a level. Raises: NoSuchAccount."""
        if isinstance(name, str):
            key = name_key(name)
            if level_of(key) is not None:
                return key
            if account := await self._accounts.by_key(key):
                return account.id
        raise NoSuchAccount("no-such-account", name=echo(name))

    async def profile(self, holder: str) -> Profile:
        """Returns the profile of a holder. Raises: NoSuchAccount."""
        level = level_of(holder)
        standings = [each for one in versions_of(holder) for each in await self._ratings.standings(one)]
        records = [await self._record(each) for each in standings if level is None or is_current(each, level)]
        if level is not None:
            return Profile(identity=PublicIdentity(kind="computer", level=level), since=None, records=records)
        account = await self._accounts.get(holder)
        if account is None or account.deleted:
            raise NoSuchAccount("no-such-account", name="")
        return Profile(identity=identity_of(account), since=account.since, records=records)

    async def history(
        self, holder: str, *, asker: str | None = None, before: object = None, limit: object = PAGE_SIZE
    ) -> HistoryPage:
        """Returns a page of matches; private and computer matches are only listed to their own players.

        Raises: BadCommand that names the field.
        """
        older = positive_int(before, "before") if before is not None else None
        size = positive_int(limit, "limit", most=MAX_PAGE_SIZE)
        rows = await self._ratings.history(versions_of(holder), before=older, limit=size + 1, asker=asker)
        opponents = await holder_identities(self._accounts, [result.opponent for _, result in rows[:size]])
        matches = [history_row(result, opponents[result.opponent]) for _, result in rows[:size]]
        return HistoryPage(matches, rows[size - 1][0] if len(rows) > size else None)

    async def _record(self, standing: Standing) -> SeatResults:
        key, rating = standing.key, standing.rating
        line = await self._ratings.rating_history(key, limit=MAX_POINTS) if rating else []
        return SeatResults(
            game=key.game,
            seat=key.seat,
            won=standing.won,
            drawn=standing.drawn,
            lost=standing.lost,
            rating=displayed_rating(aged(rating, self._now())) if rating else None,
            line=[rating_point(result, result.after) for result in line if result.after],
        )


def versions_of(holder: str) -> list[str]:
    """Returns the holders of a person's or a level's results; those of a level differ by game and version."""
    level = level_of(holder)
    if level is None:
        return [holder]
    return sorted({f"level-{level}", *(level_holder(game, level) for game in registry.GAMES)})


def is_current(standing: Standing, level: int) -> bool:
    """Returns whether a standing is of the version of a level that plays now."""
    return standing.key.holder == level_holder(standing.key.game, level)


def rating_point(result: Result, after: Rating) -> RatingPoint:
    """Returns a rated match as a point of a curve."""
    return RatingPoint(result.at, round(after.value), round(after.deviation))


def history_row(result: Result, opponent: PublicIdentity) -> PlayedMatch:
    """Returns a match as a line of a history."""
    return PlayedMatch(
        match=result.match,
        game=result.key.game,
        seat=result.key.seat,
        opponent=opponent,
        outcome=outcome(result.score),
        reason=result.reason,
        at=result.at,
        before=round(result.before.value) if result.before else None,
        after=round(result.after.value) if result.after else None,
        missing=result.key.game not in registry.GAMES,
    )


def positive_int(value: object, field: str, *, most: int = 2**53) -> int:
    """Validates a positive integer. Raises: BadCommand that names the field."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadCommand("whole-number", field=field, least=1, most=most)
    return value
