"""What a match that has ended does to the ratings of both sides, counted once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from regalia.players.levels import MOST
from regalia.services.glicko import Meeting, Rating, aged, rated
from regalia.services.match import Match
from regalia.services.people_ports import Chair, Rate, RatingStore, Result, Step
from regalia.services.ports import Summary
from regalia.services.terms import Archived, Computer, Person, Player

# Where a level begins: the steps that the arena has measured, and no more certain than those.
LEVEL = re.compile(rf"level-([1-{MOST}])")
LEVEL_STEP = 50.0
LEVEL_DEVIATION = 200.0


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A match that has ended, as far as ratings care. Holders are ids of accounts, or `level-5`."""

    match: str
    game: str
    holders: Mapping[str, str]  # by seat
    winner: str | None  # a seat; None for a draw
    reason: str
    at: int  # ms
    rated: bool = True
    hotseat: bool = False

    @property
    def counts(self) -> bool:
        """Whether two different holders have played it to an end."""
        return len(set(self.holders.values())) == 2 and not self.hotseat and self.reason != "aborted"


def finished_of(summary: Summary) -> Finished:
    """A match that is over, from its summary."""
    return Finished(
        match=summary.id,
        game=summary.game,
        holders={
            seat: holder
            for seat, player in summary.players.items()
            if (holder := holder_of(player)) is not None
        },
        winner=summary.winner,
        reason=summary.reason or "",
        at=summary.updated,
        rated=summary.rated,
        hotseat=summary.kind == "hotseat",
    )


def holder_of(player: Player) -> str | None:
    """Whose rating is at stake where this player sits; nobody's, where only a record tells of them."""
    match player:
        case Person(account):
            return account
        case Computer(level):
            return f"level-{level}"
        case Archived():
            return None


def level_of(holder: str) -> int | None:
    """The level that a holder is, or None for a person."""
    found = LEVEL.fullmatch(holder)
    return int(found[1]) if found else None


def first_rating(holder: str) -> Rating:
    """The rating before the first rated game."""
    level = level_of(holder)
    if level is None:
        return Rating()
    return Rating(value=1500 + LEVEL_STEP * (level - (MOST + 1) / 2), deviation=LEVEL_DEVIATION)


class Ratings:
    """Counts matches."""

    def __init__(self, store: RatingStore) -> None:
        self._store = store

    async def count(self, finished: Finished) -> list[Result]:
        """Keep the results of a match and rate both sides; what is kept: nothing, where it does not count.

        Asked again for the same match, nothing changes.
        """
        if not finished.counts:
            return []
        return await self._store.record(results_of(finished), rater(finished) if finished.rated else None)

    async def over(self, match: Match) -> None:
        """Count a match that has just ended: what `Tables` is given to call."""
        await self.count(finished_of(match.summary()))

    async def catch_up(self) -> None:
        """Count what a crash has left uncounted; to be done at every start."""
        for summary in await self._store.uncounted():
            await self.count(finished_of(summary))


def results_of(finished: Finished) -> list[Result]:
    """Both sides of a match, not rated yet."""
    (one, first), (other, second) = finished.holders.items()
    sides = ((one, first, second), (other, second, first))
    return [
        Result(
            match=finished.match,
            chair=Chair(holder, finished.game, seat),
            opponent=opponent,
            score=score_of(seat, finished.winner),
            reason=finished.reason,
            at=finished.at,
        )
        for seat, holder, opponent in sides
    ]


def score_of(seat: str, winner: str | None) -> float:
    """What a match was worth to a seat."""
    return 0.5 if winner is None else float(seat == winner)


def rater(finished: Finished) -> Rate:
    """How the ratings of both sides change: each by the other's as it was before the match."""
    holders = list(finished.holders.values())
    scores = [score_of(seat, finished.winner) for seat in finished.holders]

    def rate(kept: Sequence[Rating | None]) -> list[Step]:
        one, other = (
            aged(rating or first_rating(holder), finished.at)
            for rating, holder in zip(kept, holders, strict=True)
        )
        return [
            Step(one, rated(one, [Meeting(other, scores[0])], finished.at)),
            Step(other, rated(other, [Meeting(one, scores[1])], finished.at)),
        ]

    return rate
