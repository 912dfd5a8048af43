"""The conformance suite: random games of any game, looked at from all sides on their way."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from regalia.core.contract import Chance, Spec
from regalia.core.errors import RegaliaError
from regalia.core.game import CHANCE, Game
from regalia.core.record import Setup
from regalia.testing.point import Broken, Point, luck
from regalia.testing.report import Failure, Report, Tally
from regalia.testing.table import CHECKS, Check, When
from regalia.testing.walk import Walker, game_seed

LIMIT = 20_000  # steps within which a random game must end
MILLION = 1_000_000


def check(
    spec: Spec,
    options: Sequence[Mapping[str, Any]] | None = None,
    *,
    positions: Sequence[Mapping[str, Any]] = (),
    games: int = 100,
    seed: int = 0,
    thoroughness: float = 1.0,
    only: Collection[str] = (),
    skip: Collection[str] = (),
    limit: int = LIMIT,
    enough: int = 20,
) -> Report:
    """Play random games, with these options in turn, and hold the game to its contract all along.

    Games also begin from `positions`, where random play seldom comes by itself. `thoroughness` scales how
    often each check is made; `only` and `skip` name checks; `limit` is the number of steps within which a
    game must end, `enough` the number of failures after which no new game is begun. What is done depends
    on the arguments alone: the same call with `games=1` and the seed of a failure shows it again.

    Raises: ValueError for a check that does not exist.
    """
    unknown = {*only, *skip} - {check.name for check in CHECKS}
    if unknown:
        raise ValueError(f"no such check: {', '.join(sorted(unknown))}")
    checks = [check for check in CHECKS if check.name not in skip and (not only or check.name in only)]
    starts = [Setup(options=dict(one)) for one in (every_option(spec) if options is None else options)]
    starts += [Setup(position=dict(position)) for position in positions]
    report = Report(tallies={check.name: Tally() for check in checks})
    start = time.perf_counter()
    for number in range(seed, seed + games):
        setup = starts[number % len(starts)]
        walk = Walk(spec, setup, seed=number, report=report, thoroughness=thoroughness, limit=limit)
        walk.run(checks)
        if len(report.failures) >= enough:
            break
    report.seconds = time.perf_counter() - start
    return report


def every_option(spec: Spec) -> list[dict[str, Any]]:
    """Options to play with: each value that is listed, one at a time, where the game allows it."""
    found: list[dict[str, Any]] = []
    for name, option in spec.options().items():
        for value in option.values or ():
            try:
                checked = spec.check_options({name: value})
            except RegaliaError:
                continue
            if checked not in found:
                found.append(checked)
    return found or [{}]


class Walk:
    """One random game and all that is looked at on its way."""

    def __init__(
        self, spec: Spec, setup: Setup, *, seed: int, report: Report, thoroughness: float, limit: int
    ) -> None:
        self.spec, self.setup, self.seed = spec, setup, seed
        self.report, self.thoroughness, self.limit = report, thoroughness, limit
        self.game: Game | None = None
        self.failed: set[str] = set()

    def run(self, checks: Sequence[Check]) -> None:
        """Walk to the end of the game; whatever goes wrong is a finding, never our own end."""
        self.report.games += 1
        try:
            self.walk(checks)
        except Exception as error:
            self.fail("walk", error)

    def walk(self, checks: Sequence[Check]) -> None:
        """Look, choose, push, and again."""
        walker = Walker(self.seed)
        chance: Chance = "explicit" if walker.rng.below(2) else "auto"
        self.game = game = self.begin(chance)
        when = When.BEGIN | place(game)
        while True:
            for check in checks:
                if check.when & when and self.is_due(check):
                    self.look(check, walker)
            if game.actor is None or len(game.steps) > self.limit:
                break
            game.push(walker.choose(game))
            self.report.steps += 1
            when = place(game)
        if outcome := game.outcome():
            self.report.ends[outcome.reason] = self.report.ends.get(outcome.reason, 0) + 1

    def begin(self, chance: Chance) -> Game:
        """The game of this walk."""
        seed = game_seed(self.seed)
        if self.setup.position is not None:
            return Game.load(self.spec, self.setup.position, seed=seed, chance=chance)
        return Game.new(self.spec, self.setup.options or {}, seed=seed, chance=chance)

    def is_due(self, check: Check) -> bool:
        """Whether a check is made here. One that has failed is not made again in the same game."""
        if check.name in self.failed:
            return False
        rate = check.rate * self.thoroughness
        return rate >= 1 or luck(self.seed, check.name, self.step, "due").below(MILLION) < rate * MILLION

    def look(self, check: Check, walker: Walker) -> None:
        """Make a check, with luck that is the same whatever else is checked."""
        assert self.game is not None
        rng = luck(self.seed, check.name, self.step)
        heard = tuple(walker.heard)
        point = Point(game=self.game, rng=rng, heard=heard, limit=self.limit)
        start = time.perf_counter()
        try:
            check.run(point)
        except Exception as error:  # a game that raises what it should not is what we are here to find
            self.fail(check.name, error)
        tally = self.report.tallies[check.name]
        tally.runs += 1
        tally.seconds += time.perf_counter() - start

    @property
    def step(self) -> int:
        """How far the walk has come."""
        return len(self.game.steps) if self.game else 0

    def fail(self, check: str, error: Exception) -> None:
        """Write down what went wrong, and where."""
        self.failed.add(check)
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}{origin(error)}"
        failure = Failure(
            check=check,
            what=what,
            seed=self.seed,
            step=self.step,
            record=self.record(),
        )
        self.report.failures.append(failure)

    def record(self) -> str:
        """The game so far, as far as a game that has gone wrong can still tell."""
        try:
            return self.game.record(keep_seed=True).line() if self.game else ""
        except Exception as error:
            return f"no record: {type(error).__name__}: {error}"


def place(game: Game) -> When:
    """Where a walk has come to."""
    return When.OVER if game.actor is None else When.CHANCE if game.actor == CHANCE else When.TURN


def origin(error: Exception) -> str:
    """The line that raised an error."""
    last = error.__traceback__
    while last and last.tb_next:
        last = last.tb_next
    return f" ({last.tb_frame.f_code.co_qualname}, line {last.tb_lineno})" if last else ""
