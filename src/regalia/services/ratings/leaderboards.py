"""Leaderboards for each seat of each game: named players and levels of the computer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import field

from regalia.core.validation import echo
from regalia.games import registry
from regalia.players.levels import MAX_LEVEL
from regalia.services.errors import NoSuchLeaderboard
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity
from regalia.services.ratings.glicko import Rating, aged
from regalia.services.ratings.holder_identity import holder_identities
from regalia.services.ratings.ports import RatingKey, RatingStore
from regalia.services.ratings.profiles import (
    MAX_PAGE_SIZE,
    PAGE_SIZE,
    DisplayedRating,
    displayed_rating,
    positive_int,
)
from regalia.services.ratings.rating_rules import DEFAULT, RatingRules
from regalia.services.ratings.ratings import initial_rating, level_holder, level_of
from regalia.services.time import Now

MAX_PLACES = 1000


class LeaderboardRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard. A level of the computer is listed among people, but takes no place."""

    place: int | None
    identity: PublicIdentity = field(name="face")
    rating: DisplayedRating


class LeaderboardPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a leaderboard, ordered by rating minus deviation; `next` is the offset of the next page."""

    game: str
    seat: str
    rows: list[LeaderboardRow]
    next: int | None
    games: int  # rated games in the seat that a rank needs
    opponents: int  # different opponents, guests not counted, that a rank needs
    actions: int  # of a match; if players end it earlier, the winner's rating does not change


class Leaderboards:
    """Computes leaderboards."""

    def __init__(
        self, accounts: AccountStore, ratings: RatingStore, now: Now, rules: RatingRules = DEFAULT
    ) -> None:
        self._rules = rules
        self._accounts = accounts
        self._ratings = ratings
        self._now = now

    async def board(
        self, game: object, seat: object, *, after: object = None, limit: object = PAGE_SIZE
    ) -> LeaderboardPage:
        """Returns a page of the leaderboard of a seat.

        Raises:
            NoSuchLeaderboard: there is no such game, or it has no such seat.
            BadCommand: `after` or `limit` is not a positive number.
        """
        skipped = positive_int(after, "after") if after is not None else 0
        size = positive_int(limit, "limit", most=MAX_PAGE_SIZE)
        rules = registry.GAMES.get(game) if isinstance(game, str) else None
        if rules is None or not isinstance(seat, str) or seat not in rules.seats:
            raise NoSuchLeaderboard("no-such-leaderboard", game=echo(game), seat=echo(seat))
        end = skipped + size
        ratings = await self._best(rules.id, seat, end + 1)
        order = sorted(ratings, key=lambda holder: (-ratings[holder].floor, holder))
        return LeaderboardPage(
            game=rules.id,
            seat=seat,
            rows=await self._rows(ratings, order, skipped, end),
            next=end if len(order) > end else None,
            games=self._rules.place_games,
            opponents=self._rules.place_opponents,
            actions=self._rules.least_actions,
        )

    async def _rows(
        self, ratings: Mapping[str, Rating], order: Sequence[str], begin: int, end: int
    ) -> list[LeaderboardRow]:
        """Returns a page of the holders in their order."""
        shown = order[begin:end]
        identities = await holder_identities(self._accounts, shown)
        place = sum(level_of(holder) is None for holder in order[:begin])
        rows = []
        for holder in shown:
            identity = identities[holder]
            place += identity.kind != "computer"
            rows.append(
                LeaderboardRow(
                    place=place if identity.kind != "computer" else None,
                    identity=identity,
                    rating=displayed_rating(ratings[holder]),
                )
            )
        return rows

    async def _best(self, game: str, seat: str, count: int) -> dict[str, Rating]:
        """Returns the aged ratings of at least the `count` best who have played enough, and of every level.

        The store orders ratings without aging them. Aging only lowers a rating minus its deviation, so nobody whom the
        store has not returned is above the last one whom it has: no more are read if enough are above that one.
        """
        now = self._now()
        levels = await self._levels(game, seat)
        most = min(2 * count, MAX_PLACES)
        while True:
            found = await self._ratings.ranked(
                game, seat, games=self._rules.place_games, opponents=self._rules.place_opponents, most=most
            )
            people = {holder: aged(rating, now) for holder, rating in found.items()}
            last = min((rating.floor for rating in found.values()), default=0.0)
            certain = sum(rating.floor > last for rating in people.values())
            if len(found) < most or most == MAX_PLACES or certain >= count:
                return people | {holder: aged(rating, now) for holder, rating in levels.items()}
            most = min(4 * most, MAX_PLACES)

    async def _levels(self, game: str, seat: str) -> dict[str, Rating]:
        """Returns the ratings of every level."""
        keys = [RatingKey(level_holder(game, level), game, seat) for level in range(1, MAX_LEVEL + 1)]
        kept = await self._ratings.ratings(keys)
        return {key.holder: kept.get(key) or initial_rating(key.holder) for key in keys}
