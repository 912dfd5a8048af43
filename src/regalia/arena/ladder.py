"""A ladder: players in order of strength, each plays against the next weaker one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from regalia.arena.match import GameResult
from regalia.arena.pairing import Contest
from regalia.arena.rating import Interval, Pair, fit
from regalia.arena.report import Report, create_report, whole_pairs
from regalia.core.errors import BadField
from regalia.players import MAX_LEVEL

MAX_SCALE = 100.0


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A player of the ladder: its result against the next weaker one, and its Elo above the weakest.

    `better` means significantly better: the whole interval of its score is above one half.
    """

    player: str
    elo: Interval
    gap: Interval | None = None
    better: bool = False
    report: Report | None = None


def level_players() -> list[str]:
    """The players of the default ladder: `random`, then all levels."""
    return ["random", *(f"level-{level}" for level in range(1, MAX_LEVEL + 1))]


def with_scale(text: str, scale: float) -> str:
    """The text of a level with its budget multiplied; other players are unchanged. Raises: BadField."""
    if not 0 < scale <= MAX_SCALE:
        raise BadField("scale", field="scale", most=int(MAX_SCALE))
    if scale == 1 or not text.startswith("level-"):
        return text
    return f"{text}{',' if ':' in text else ':'}scale={scale:g}"


def ladder_meetings(players: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """The meetings of a ladder: each player with the next weaker one. Raises: BadField for fewer than two."""
    if len(players) < 2:
        raise BadField("ladder-short", field="players")
    return tuple((number, number - 1) for number in range(1, len(players)))


def ladder_report(contest: Contest, games: Iterable[GameResult]) -> list[Rung]:
    """The ladder from the games so far, the weakest player first; its Elo is 0."""
    played = list(games)
    seats = contest.rules.seats
    pairs: dict[tuple[int, int], list[Pair]] = {}
    for number, meeting in enumerate(contest.meetings):
        pairs[meeting] = whole_pairs([game for game in played if game.meeting == number], seats, None)[1]
    rated = fit(pairs, players=len(contest.players))
    lowest = Rung(player=contest.players[0], elo=Interval(0.0, 0.0, 0.0))
    ladder = [lowest]
    for number, (one, other) in enumerate(contest.meetings):
        made = create_report(contest, played, meeting=number)
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
