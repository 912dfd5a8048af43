"""Rates finished matches. Each match is rated once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from regalia.games import registry
from regalia.players.levels import MAX_LEVEL
from regalia.services.matches.match_settings import Archived, Computer, Person, Player
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import AccountStore
from regalia.services.ratings.glicko import GameResult, Rating, aged, rated
from regalia.services.ratings.ports import RateFunction, RatingChange, RatingKey, RatingStore, Result
from regalia.services.ratings.rating_rules import (
    DEFAULT,
    NEWCOMER,
    RatingRules,
    is_short,
    repeat_weight,
    weighted,
)

# Initial ratings of levels: the steps measured by the arena, with their uncertainty.
LEVEL = re.compile(rf"level-([1-{MAX_LEVEL}])(?:v[0-9]+)?")
LEVEL_STEP = 50.0
LEVEL_DEVIATION = 200.0


class FinishedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match as ratings need it. Holders are account ids, or levels (`level_holder`)."""

    match: str
    game: str
    holders: Mapping[str, str]  # by seat
    winner: str | None  # a seat; None for a draw
    reason: str
    at: int  # ms
    actions: int  # of the whole match, chance included
    rated: bool = True
    hotseat: bool = False
    lesson: bool = False

    @property
    def counts(self) -> bool:
        """Whether two different holders have played it to an end."""
        return (
            len(set(self.holders.values())) == 2
            and not (self.hotseat or self.lesson)
            and self.reason != "aborted"
        )


def finished_match(summary: Summary) -> FinishedMatch:
    """Returns a finished match from its summary."""
    return FinishedMatch(
        match=summary.id,
        game=summary.game,
        holders={
            seat: holder
            for seat, player in summary.players.items()
            if (holder := holder_of(player, summary.game)) is not None
        },
        winner=summary.winner,
        reason=summary.reason or "",
        at=summary.updated,
        actions=summary.plies,
        rated=summary.rated,
        hotseat=summary.kind == "hotseat",
        lesson=summary.lesson is not None,
    )


def holder_of(player: Player, game: str) -> str | None:
    """Returns the holder of a player's rating in a game; None for an archived player."""
    match player:
        case Person(account):
            return account
        case Computer(level):
            return level_holder(game, level)
        case Archived():
            return None


def level_holder(game: str, level: int) -> str:
    """Returns the holder of a level's ratings in a game: `level-5`, or `level-5v2` for its second version."""
    rules = registry.GAMES.get(game)
    version = rules.knowledge.level_versions.get(level, 1) if rules else 1
    return f"level-{level}" if version == 1 else f"level-{level}v{version}"


def level_of(holder: str) -> int | None:
    """Returns the level of a holder, or None for a person."""
    found = LEVEL.fullmatch(holder)
    return int(found[1]) if found else None


def initial_rating(holder: str) -> Rating:
    """Returns the rating before the first rated game."""
    level = level_of(holder)
    if level is None:
        return Rating()
    return Rating(value=1500 + LEVEL_STEP * (level - (MAX_LEVEL + 1) / 2), deviation=LEVEL_DEVIATION)


class Ratings:
    """Rates finished matches."""

    def __init__(self, store: RatingStore, accounts: AccountStore, rules: RatingRules = DEFAULT) -> None:
        self._store, self._accounts, self._rules = store, accounts, rules

    async def record_result(self, finished: FinishedMatch) -> list[Result]:
        """Stores the results of a match and rates both sides. Returns: what is stored.

        A match that does not count is not stored; a repeated call changes nothing.
        """
        if not finished.counts:
            await self._store.skip(finished.match)
            return []
        rate = rate_function(finished, await self._weights(finished)) if finished.rated else None
        return await self._store.record(results_of(finished), rate)

    async def _weights(self, finished: FinishedMatch) -> dict[str, float]:
        """Returns the weight of a match for each seat."""
        weight = await self._weight(finished)
        short = is_short(finished.reason, finished.actions, self._rules)
        loses = {seat: finished.winner not in (None, seat) for seat in finished.holders}
        return {seat: 0.0 if short and not loses[seat] else weight for seat in finished.holders}

    async def _weight(self, finished: FinishedMatch) -> float:
        """Returns the weight of a match by its players."""
        holders = list(finished.holders.values())
        if any(level_of(holder) is not None for holder in holders):
            return 1.0
        one, other = holders
        since = finished.at - self._rules.repeat_window
        weight = repeat_weight(await self._store.count_meetings(one, other, game=finished.game, since=since))
        beaten = [holder for seat, holder in finished.holders.items() if seat != finished.winner]
        if any([await self._is_newcomer(holder, finished.game) for holder in beaten]):
            weight *= NEWCOMER
        return weight

    async def _is_newcomer(self, holder: str, game: str) -> bool:
        """Returns whether a holder has no name or has played few games."""
        account = await self._accounts.get(holder)
        if account is None or account.name is None:
            return True
        standings = await self._store.standings(holder)
        games = [each.rating.games for each in standings if each.rating and each.key.game == game]
        return sum(games) < self._rules.newcomer_games

    async def catch_up(self) -> None:
        """Rates matches that a crash left unrated; called at every start."""
        for summary in await self._store.uncounted():
            await self.record_result(finished_match(summary))


def results_of(finished: FinishedMatch) -> list[Result]:
    """Returns both sides of a match, not rated yet."""
    (one, first), (other, second) = finished.holders.items()
    sides = ((one, first, second), (other, second, first))
    return [
        Result(
            match=finished.match,
            key=RatingKey(holder, finished.game, seat),
            opponent=opponent,
            score=score_of(seat, finished.winner),
            reason=finished.reason,
            at=finished.at,
        )
        for seat, holder, opponent in sides
    ]


def score_of(seat: str, winner: str | None) -> float:
    """Returns the score of a seat."""
    return 0.5 if winner is None else float(seat == winner)


def rate_function(finished: FinishedMatch, weights: Mapping[str, float]) -> RateFunction:
    """Returns the function that rates both sides, each by the other's rating before the match."""
    holders = list(finished.holders.values())

    def rate(kept: Sequence[Rating | None]) -> list[RatingChange | None]:
        one, other = (
            aged(rating or initial_rating(holder), finished.at)
            for rating, holder in zip(kept, holders, strict=True)
        )
        pairs = zip(finished.holders, ((one, other), (other, one)), strict=True)
        return [rating_change(finished, seat, pair, weights[seat]) for seat, pair in pairs]

    return rate


def rating_change(
    finished: FinishedMatch, seat: str, pair: tuple[Rating, Rating], weight: float
) -> RatingChange | None:
    """Returns a seat's rating before and after the match; None if the match does not count for it.

    `pair` has the ratings of this seat and of the other one before the match.
    """
    own, other = pair
    after = rated(own, [GameResult(other, score_of(seat, finished.winner))], finished.at)
    moved = weighted(own, after, weight)
    return RatingChange(own, moved) if moved is not None else None
