"""Plays the remaining games of a contest in parallel, until all are played or a test has decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial

from regalia.arena.match import GameResult, play
from regalia.arena.pairing import Contest
from regalia.arena.pool import run_parallel
from regalia.arena.rating import Pair
from regalia.arena.sprt import Sprt, Verdict, evaluate


class SprtMonitor:
    """Feeds a sequential test with complete pairs in their order, whatever order the games end in."""

    def __init__(self, test: Sprt, seats: Iterable[str], meeting: int = 0) -> None:
        self.test, self.seats, self.meeting = test, tuple(seats), meeting
        self.waiting: dict[int, dict[str, float]] = {}
        self.pairs: list[Pair] = []
        self.verdict: Verdict = evaluate(test, ())

    def add(self, game: GameResult) -> None:
        """Add a game; ignored after the decision."""
        if game.meeting == self.meeting:
            self.waiting.setdefault(game.pair, {})[game.seat] = game.score
        while self.verdict.decision is None and len(self.waiting.get(len(self.pairs), ())) == len(self.seats):
            scores = self.waiting.pop(len(self.pairs))
            self.pairs.append(Pair(*(scores[seat] for seat in self.seats)))
            self.verdict = evaluate(self.test, self.pairs)


def play_contest(
    contest: Contest, pairs: int, *, games: Iterable[GameResult], jobs: int, test: Sprt | None = None
) -> Iterator[GameResult]:
    """Play the fixtures that are not in `games`; yield each game when it ends."""
    monitor = SprtMonitor(test, contest.rules.seats) if test else None
    done = set()
    for game in games:
        done.add(game.fixture)
        if monitor:
            monitor.add(game)
    tasks = [fixture for fixture in contest.fixtures(pairs) if fixture not in done]
    if monitor and monitor.verdict.decision:
        return
    with closing(run_parallel(partial(play, contest), tasks, jobs)) as coming:
        for played in coming:
            yield played
            if monitor:
                monitor.add(played)
                if monitor.verdict.decision:
                    return
