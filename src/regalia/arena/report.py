"""What came of a meeting: wins by seat, the Elo, how games ended, and the time they took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

import msgspec

from regalia.arena.forfeit import Forfeit
from regalia.arena.match import Played
from regalia.arena.pairing import Contest
from regalia.arena.rating import Interval, Pair, fit, paired, wilson
from regalia.arena.run import Watch
from regalia.arena.sprt import Sprt, Verdict


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Games won, drawn and lost by the first player, and its score with an interval."""

    wins: int
    draws: int
    losses: int
    score: Interval

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses


class Conduct(msgspec.Struct, frozen=True, kw_only=True):
    """How a player behaved: its time for a turn, and the games that it lost without a rule."""

    player: str
    turns: int
    median_seconds: float
    longest_seconds: float
    forfeits: dict[str, int]


class Loss(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was lost without a rule: who lost it, which one it was, and why."""

    player: str
    pair: int
    seat: str
    kind: str
    words: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A meeting of two players. All scores and the Elo are the first one's.

    Only whole pairs count; `left_out` are the games of others. `seat_elo` is what the first seat of the game
    is worth.
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


def report(
    contest: Contest, games: Iterable[Played], *, meeting: int = 0, test: Sprt | None = None
) -> Report:
    """What came of a meeting so far; the order in which its games ended does not matter."""
    mine = sorted((one for one in games if one.meeting == meeting), key=lambda one: (one.pair, one.seat))
    seats = contest.spec.seats
    whole, pairs, verdict = counted(mine, seats, test)
    rated = fit({(0, 1): pairs}, players=2)
    one, other = contest.meetings[meeting]
    names = (contest.players[one], contest.players[other])
    return Report(
        game=contest.game,
        players=names,
        seed=contest.seed,
        pairs=len(pairs),
        left_out=len(mine) - len(whole),
        seats={seat: tally([game for game in whole if game.seat == seat]) for seat in seats},
        total=tally(whole, paired(pairs)),
        elo=rated.gap(0, 1),
        seat_elo=rated.seat(0),
        plies=median([game.plies for game in whole]) if whole else 0.0,
        ends=dict(Counter(game.reason for game in whole).most_common()),
        conduct=(conduct(names[0], whole, 0), conduct(names[1], whole, 1)),
        verdicts=[loss(names, game, game.forfeit) for game in whole if game.forfeit],
        sprt=verdict,
    )


def counted(
    games: Sequence[Played], seats: Sequence[str], test: Sprt | None
) -> tuple[list[Played], list[Pair], Verdict | None]:
    """The games of whole pairs, and the pairs; with a test, only those that it has looked at.

    So the same games give the same report, whatever else was on its way when the test decided.
    """
    found: dict[int, dict[str, Played]] = {}
    for game in games:
        found.setdefault(game.pair, {})[game.seat] = game
    numbers = [pair for pair in sorted(found) if len(found[pair]) == len(seats)]
    verdict = None
    if test is not None:
        watch = Watch(test, seats)
        for game in games:
            watch.see(game)
        verdict, numbers = watch.verdict, list(range(len(watch.pairs)))
    whole = [found[pair][seat] for pair in numbers for seat in seats]
    pairs = [Pair(*(found[pair][seat].score for seat in seats)) for pair in numbers]
    return whole, pairs, verdict


def loss(players: tuple[str, str], game: Played, forfeit: Forfeit) -> Loss:
    """A game that one of two players lost without a rule."""
    player = players[0 if forfeit.seat == game.seat else 1]
    words = forfeit.words()
    return Loss(player=player, pair=game.pair, seat=forfeit.seat, kind=forfeit.kind, words=words)


def tally(games: Sequence[Played], score: Interval | None = None) -> Tally:
    """Games counted; without a score of their own, with Wilson's interval."""
    scores = [game.score for game in games]
    return Tally(
        wins=scores.count(1.0),
        draws=scores.count(0.5),
        losses=scores.count(0.0),
        score=score or wilson(sum(scores), len(scores)),
    )


def conduct(name: str, games: Sequence[Played], side: int) -> Conduct:
    """How the first player (0) or the second (1) behaved."""
    turns = [seconds for game in games for seconds in game.turns[side]]
    own = [game.forfeit.kind for game in games if game.forfeit and game.loser == side]
    return Conduct(
        player=name,
        turns=len(turns),
        median_seconds=median(turns) if turns else 0.0,
        longest_seconds=max(turns, default=0.0),
        forfeits=dict(Counter(own)),
    )
