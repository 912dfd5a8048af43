"""A ladder: players in the order of their strength, each against the one below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from regalia.arena.match import Played
from regalia.arena.pairing import Contest
from regalia.arena.rating import Interval, Pair, fit
from regalia.arena.report import Report, counted, report
from regalia.core.errors import BadField
from regalia.players import MOST

MAX_SCALE = 100.0


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A player of the ladder: what it did to the one below, and how far it is above the lowest.

    `better` says that it is proved: the whole interval of its score is above one half.
    """

    player: str
    elo: Interval
    gap: Interval | None = None
    better: bool = False
    report: Report | None = None


def levels() -> list[str]:
    """The players that the house's own ladder has: from chance to the highest level."""
    return ["random", *(f"level-{level}" for level in range(1, MOST + 1))]


def scaled(text: str, scale: float) -> str:
    """A level whose budget is multiplied; other players are as they are. Raises: BadField."""
    if not 0 < scale <= MAX_SCALE:
        raise BadField("scale", field="scale", most=int(MAX_SCALE))
    if scale == 1 or not text.startswith("level-"):
        return text
    return f"{text}{',' if ':' in text else ':'}scale={scale:g}"


def rungs(players: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Who meets whom: each the one below. Raises: BadField where there is no one to meet."""
    if len(players) < 2:
        raise BadField("ladder-short", field="players")
    return tuple((number, number - 1) for number in range(1, len(players)))


def climbed(contest: Contest, games: Iterable[Played]) -> list[Rung]:
    """The ladder as it was played so far, the lowest first: it is the anchor, at 0."""
    played = list(games)
    seats = contest.spec.seats
    pairs: dict[tuple[int, int], list[Pair]] = {}
    for number, meeting in enumerate(contest.meetings):
        pairs[meeting] = counted([game for game in played if game.meeting == number], seats, None)[1]
    rated = fit(pairs, players=len(contest.players))
    lowest = Rung(player=contest.players[0], elo=Interval(0.0, 0.0, 0.0))
    ladder = [lowest]
    for number, (one, other) in enumerate(contest.meetings):
        made = report(contest, played, meeting=number)
        ladder.append(
            Rung(
                player=contest.players[one],
                elo=rated.gap(one, 0),
                gap=rated.gap(one, other),
                better=made.total.score.low > 0.5,
                report=made,
            )
        )
    return ladder
