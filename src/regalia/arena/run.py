"""A contest on its way: plays what is left of it, on all cores, until it is over or decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial

from regalia.arena.match import Played, play
from regalia.arena.pairing import Contest
from regalia.arena.pool import results
from regalia.arena.rating import Pair
from regalia.arena.sprt import Sprt, Verdict, judge


class Watch:
    """A test that is shown games as they come, and looks at whole pairs in their order."""

    def __init__(self, test: Sprt, seats: Iterable[str], meeting: int = 0) -> None:
        self.test, self.seats, self.meeting = test, tuple(seats), meeting
        self.waiting: dict[int, dict[str, float]] = {}
        self.pairs: list[Pair] = []
        self.verdict: Verdict = judge(test, ())

    def see(self, played: Played) -> None:
        """Look at one more game, unless it is decided."""
        if played.meeting == self.meeting:
            self.waiting.setdefault(played.pair, {})[played.seat] = played.score
        while self.verdict.decision is None and len(self.waiting.get(len(self.pairs), ())) == len(self.seats):
            scores = self.waiting.pop(len(self.pairs))
            self.pairs.append(Pair(*(scores[seat] for seat in self.seats)))
            self.verdict = judge(self.test, self.pairs)


def run(
    contest: Contest, pairs: int, *, games: Iterable[Played], jobs: int, test: Sprt | None = None
) -> Iterator[Played]:
    """Play all that is not among some games already, and give each game as soon as it is over."""
    watch = Watch(test, contest.spec.seats) if test else None
    done = set()
    for game in games:
        done.add(game.fixture)
        if watch:
            watch.see(game)
    tasks = [fixture for fixture in contest.fixtures(pairs) if fixture not in done]
    if watch and watch.verdict.decision:
        return
    with closing(results(partial(play, contest), tasks, jobs)) as coming:
        for played in coming:
            yield played
            if watch:
                watch.see(played)
                if watch.verdict.decision:
                    return
