"""Runs the conformance suite: random walks through a game, with checks on the way."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from regalia.core.contract import CHANCE, Chance
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.record import Setup
from regalia.core.rules import Rules
from regalia.testing.checks import CHECKS, Check, When
from regalia.testing.point import ContractViolation, Point, rng_for
from regalia.testing.random_walk import Walker, game_seed
from regalia.testing.report import Failure, Report, Tally

LIMIT = 20_000  # steps within which a random game must end
MILLION = 1_000_000


def check(
    rules: Rules,
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
    """Plays random games, with these options in turn, and runs the checks on the way.

    Games also begin from `positions`, for places that random play rarely reaches. `thoroughness` scales how
    often each check runs; `only` and `skip` name checks; `limit` is the number of steps within which a game
    must end, `enough` the number of failures after which no new game is begun. A run depends only on its
    arguments: the same call with `games=1` and the seed of a failure reproduces it.

    Raises: ValueError for a check that does not exist.
    """
    unknown = {*only, *skip} - {check.name for check in CHECKS}
    if unknown:
        raise ValueError(f"no such check: {', '.join(sorted(unknown))}")
    checks = [check for check in CHECKS if check.name not in skip and (not only or check.name in only)]
    starts = [Setup(options=dict(one)) for one in (every_option(rules) if options is None else options)]
    starts += [Setup(position=dict(position)) for position in positions]
    report = Report(tallies={check.name: Tally() for check in checks})
    start = time.perf_counter()
    for number in range(seed, seed + games):
        setup = starts[number % len(starts)]
        walk = Walk(rules, setup, seed=number, report=report, thoroughness=thoroughness, limit=limit)
        walk.run(checks)
        if len(report.failures) >= enough:
            break
    report.seconds = time.perf_counter() - start
    return report


def every_option(rules: Rules) -> list[dict[str, Any]]:
    """Options to play with: each listed value by itself, if the game allows it."""
    found: list[dict[str, Any]] = []
    for name, option in rules.setup.options().items():
        for value in option.values or ():
            try:
                checked = rules.setup.check_options({name: value})
            except RegaliaError:
                continue
            if checked not in found:
                found.append(checked)
    return found or [{}]


class Walk:
    """One random walk and its checks."""

    def __init__(
        self, rules: Rules, setup: Setup, *, seed: int, report: Report, thoroughness: float, limit: int
    ) -> None:
        self.rules, self.setup, self.seed = rules, setup, seed
        self.report, self.thoroughness, self.limit = report, thoroughness, limit
        self.game: Game | None = None
        self.failed: set[str] = set()

    def run(self, checks: Sequence[Check]) -> None:
        """Walks to the end of the game. Every exception is reported as a failure."""
        self.report.games += 1
        try:
            self.walk(checks)
        except Exception as error:
            self.fail("walk", error)

    def walk(self, checks: Sequence[Check]) -> None:
        """Runs the checks that are due, then takes a step, until the game is over."""
        walker = Walker(self.seed)
        chance: Chance = "explicit" if walker.rng.below(2) else "auto"
        self.game = game = self.new_game(chance)
        when = When.BEGIN | point_of(game)
        while True:
            for check in checks:
                if check.when & when and self.is_due(check):
                    self.run_check(check, walker)
            if game.actor is None or len(game.steps) > self.limit:
                break
            game.push(walker.choose(game))
            self.report.steps += 1
            when = point_of(game)
        if outcome := game.outcome():
            self.report.ends[outcome.reason] = self.report.ends.get(outcome.reason, 0) + 1

    def new_game(self, chance: Chance) -> Game:
        """The new game of this walk."""
        seed = game_seed(self.seed)
        if self.setup.position is not None:
            return Game.load(self.rules, self.setup.position, seed=seed, chance=chance)
        return Game.new(self.rules, self.setup.options or {}, seed=seed, chance=chance)

    def is_due(self, check: Check) -> bool:
        """Whether a check runs here. One that has failed does not run again in the same game."""
        if check.name in self.failed:
            return False
        rate = check.rate * self.thoroughness
        return rate >= 1 or rng_for(self.seed, check.name, self.step, "due").below(MILLION) < rate * MILLION

    def run_check(self, check: Check, walker: Walker) -> None:
        """Runs a check with its own random numbers, which do not depend on other checks."""
        assert self.game is not None
        rng = rng_for(self.seed, check.name, self.step)
        earlier_texts = tuple(walker.earlier_texts)
        point = Point(game=self.game, rng=rng, earlier_texts=earlier_texts, limit=self.limit)
        start = time.perf_counter()
        try:
            check.run(point)
        except Exception as error:  # an unexpected exception of a game is a failure
            self.fail(check.name, error)
        tally = self.report.tallies[check.name]
        tally.runs += 1
        tally.seconds += time.perf_counter() - start

    @property
    def step(self) -> int:
        """The number of steps so far."""
        return len(self.game.steps) if self.game else 0

    def fail(self, check: str, error: Exception) -> None:
        """Records a failure."""
        self.failed.add(check)
        what = (
            str(error)
            if isinstance(error, ContractViolation)
            else f"{type(error).__name__}: {error}{origin(error)}"
        )
        failure = Failure(
            check=check,
            what=what,
            seed=self.seed,
            step=self.step,
            record=self.record(),
        )
        self.report.failures.append(failure)

    def record(self) -> str:
        """The record of the game so far, if the game can still write one."""
        try:
            return self.game.record(keep_seed=True).line() if self.game else ""
        except Exception as error:
            return f"no record: {type(error).__name__}: {error}"


def point_of(game: Game) -> When:
    """The kind of point that a walk has reached."""
    return When.OVER if game.actor is None else When.CHANCE if game.actor == CHANCE else When.TURN


def origin(error: Exception) -> str:
    """The line that raised an error."""
    last = error.__traceback__
    while last and last.tb_next:
        last = last.tb_next
    return f" ({last.tb_frame.f_code.co_qualname}, line {last.tb_lineno})" if last else ""
