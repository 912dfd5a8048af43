"""The report of a meeting: scores by seat, Elo, ends of games, times and forfeits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

import msgspec

from regalia.arena.forfeit import Forfeit
from regalia.arena.match import GameResult
from regalia.arena.pairing import Contest
from regalia.arena.rating import Interval, Pair, fit, paired_interval, wilson_interval
from regalia.arena.run import SprtMonitor
from regalia.arena.sprt import Sprt, Verdict


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """The first player's wins, draws and losses, and its score with an interval."""

    wins: int
    draws: int
    losses: int
    score: Interval

    @property
    def games(self) -> int:
        """Number of games."""
        return self.wins + self.draws + self.losses


class Conduct(msgspec.Struct, frozen=True, kw_only=True):
    """A player's time per turn and forfeits."""

    player: str
    turns: int
    median_seconds: float
    longest_seconds: float
    forfeits: dict[str, int]


class Loss(msgspec.Struct, frozen=True, kw_only=True):
    """A forfeited game: the loser, the game and the reason."""

    player: str
    pair: int
    seat: str
    kind: str
    words: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A meeting of two players. All scores and the Elo are the first one's.

    Only complete pairs count; `left_out` is the number of other games. `seat_elo` is the advantage of the
    game's first seat.
    """

    game: str
    players: tuple[str, str]
    seed: int
    pairs: int
    left_out: int
    seats: dict[str, Tally]
    total: Tally
    elo: Interval
    seat_elo: Interval
    plies: float
    ends: dict[str, int]
    conduct: tuple[Conduct, Conduct]
    verdicts: list[Loss]
    sprt: Verdict | None = None


def create_report(
    contest: Contest, games: Iterable[GameResult], *, meeting: int = 0, test: Sprt | None = None
) -> Report:
    """The report of a meeting so far; independent of the order in which its games ended."""
    games = sorted(
        (game for game in games if game.meeting == meeting), key=lambda game: (game.pair, game.seat)
    )
    seats = contest.rules.seats
    whole, pairs, verdict = whole_pairs(games, seats, test)
    rated = fit({(0, 1): pairs}, players=2)
    one, other = contest.meetings[meeting]
    names = (contest.players[one], contest.players[other])
    return Report(
        game=contest.game,
        players=names,
        seed=contest.seed,
        pairs=len(pairs),
        left_out=len(games) - len(whole),
        seats={seat: tally([game for game in whole if game.seat == seat]) for seat in seats},
        total=tally(whole, paired_interval(pairs)),
        elo=rated.gap(0, 1),
        seat_elo=rated.seat(0),
        plies=median([game.plies for game in whole]) if whole else 0.0,
        ends=dict(Counter(game.reason for game in whole).most_common()),
        conduct=(measure_conduct(names[0], whole, 0), measure_conduct(names[1], whole, 1)),
        verdicts=[describe_loss(names, game, game.forfeit) for game in whole if game.forfeit],
        sprt=verdict,
    )


def whole_pairs(
    games: Sequence[GameResult], seats: Sequence[str], test: Sprt | None
) -> tuple[list[GameResult], list[Pair], Verdict | None]:
    """The games of complete pairs, the pairs, and the state of the test.

    With a test only the pairs that it has used are counted, so that the report does not depend on the games
    that were running when the test decided.
    """
    found: dict[int, dict[str, GameResult]] = {}
    for game in games:
        found.setdefault(game.pair, {})[game.seat] = game
    numbers = [pair for pair in sorted(found) if len(found[pair]) == len(seats)]
    verdict = None
    if test is not None:
        watch = SprtMonitor(test, seats)
        for game in games:
            watch.add(game)
        verdict, numbers = watch.verdict, list(range(len(watch.pairs)))
    whole = [found[pair][seat] for pair in numbers for seat in seats]
    pairs = [Pair(*(found[pair][seat].score for seat in seats)) for pair in numbers]
    return whole, pairs, verdict


def describe_loss(players: tuple[str, str], game: GameResult, forfeit: Forfeit) -> Loss:
    """The entry of a forfeited game."""
    player = players[0 if forfeit.seat == game.seat else 1]
    words = forfeit.words()
    return Loss(player=player, pair=game.pair, seat=forfeit.seat, kind=forfeit.kind, words=words)


def tally(games: Sequence[GameResult], score: Interval | None = None) -> Tally:
    """Count games; the default score has Wilson's interval."""
    scores = [game.score for game in games]
    return Tally(
        wins=scores.count(1.0),
        draws=scores.count(0.5),
        losses=scores.count(0.0),
        score=score or wilson_interval(sum(scores), len(scores)),
    )


def measure_conduct(name: str, games: Sequence[GameResult], side: int) -> Conduct:
    """Times and forfeits of the first player (0) or the second (1)."""
    turns = [seconds for game in games for seconds in game.turns[side]]
    own = [game.forfeit.kind for game in games if game.forfeit and game.loser == side]
    return Conduct(
        player=name,
        turns=len(turns),
        median_seconds=median(turns) if turns else 0.0,
        longest_seconds=max(turns, default=0.0),
        forfeits=dict(Counter(own)),
    )
