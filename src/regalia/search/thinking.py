"""To think: a position, a judge and a budget in; a line, its value and its cost out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import perf_counter
from typing import TypeVar

import msgspec

from regalia.core.evaluator import Evaluator
from regalia.core.state import State
from regalia.search.budget import Budget
from regalia.search.search import Search, Tried
from regalia.search.settings import Settings
from regalia.search.tree import TreeSearch
from regalia.search.turns import TurnSearch

SLICE = 0.004  # seconds between two looks at the clock
FIRST = 0.05  # of a second: with less than this, a beam is narrower than it could be

T = TypeVar("T")
Stop = Event  # set it from another thread, and the thinking ends

SCHEMES: dict[str, Callable[..., Search]] = {"turns": TurnSearch, "tree": TreeSearch}


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a search has found: `line` is the principal one, as long as the seat is to act.

    `value` is what the seat may expect, from 0 (lost) to 1 (won). `tried` are the ways to begin, the best
    first.
    """

    line: tuple[int, ...]
    value: float
    tried: tuple[Tried, ...]
    iterations: int
    positions: int  # looked at
    time_ms: int


def think(
    root: State,
    evaluator: Evaluator,
    settings: Settings,
    *,
    budget: Budget | None,
    seed: int,
    threads: int = 1,
    stop: Stop | None = None,
) -> Thought:
    """Search from a position where a seat is to act.

    The same seed, iterations and number of threads give the same thought. Each thread searches on its own
    with luck of its own, and what they have tried is added up. Without a budget nothing is tried: the first
    opinion is all there is.
    """
    if threads == 1:
        return finish(think_in_steps(root, evaluator, settings, budget=budget, seed=seed, stop=stop))
    begun = perf_counter()
    settings = fitted(settings, budget)
    searches = [SCHEMES[settings.scheme](root, evaluator, settings, seed=seed) for _ in range(threads)]
    for k, search in enumerate(searches):
        search.reseed(seed + k)
    clocks = [clock(budget, share=(k, threads), begun=begun, stop=stop) for k in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda search, clock: finish(drive(search, clock)), searches, clocks))
    return concluded(searches, begun)


def think_in_steps(
    root: State,
    evaluator: Evaluator,
    settings: Settings,
    *,
    budget: Budget | None,
    seed: int,
    stop: Stop | None = None,
) -> Generator[None, None, Thought]:
    """Search in one thread, and yield every few milliseconds: it may be resumed at once, later, or never.

    The same seed and iterations give the same thought, wherever it was suspended; a time runs meanwhile.
    """
    begun = perf_counter()
    settings = fitted(settings, budget)
    search = SCHEMES[settings.scheme](root, evaluator, settings, seed=seed)
    search.reseed(seed)
    yield from drive(search, clock(budget, share=(0, 1), begun=begun, stop=stop))
    return concluded([search], begun)


def finish(steps: Generator[None, None, T]) -> T:
    """Run steps to their end without a pause; what they return."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


def concluded(searches: Sequence[Search], begun: float) -> Thought:
    """What searches that are over have found together."""
    tried = merged([search.tried() for search in searches])
    best = tried[0]
    return Thought(
        line=best.line,
        value=best.total / best.visits if best.visits else best.opinion,
        tried=tuple(tried),
        iterations=sum(search.iterations for search in searches),
        positions=sum(search.positions() for search in searches),
        time_ms=round(1000 * (perf_counter() - begun)),
    )


def fitted(settings: Settings, budget: Budget | None) -> Settings:
    """With hardly any time, a beam must not use it all up before anything is tried."""
    if budget is None or budget.time_ms is None or budget.time_ms >= 1000 * FIRST:
        return settings
    width = max(1, round(settings.width * budget.time_ms / (1000 * FIRST)))
    return msgspec.structs.replace(settings, width=width)


# How long: a clock gives the number of iterations to run next, 0 at the end.
Clock = Callable[[int, float], int]


def clock(budget: Budget | None, *, share: tuple[int, int], begun: float, stop: Stop | None) -> Clock:
    """A budget as one of several threads sees it: given the last number of iterations and their seconds."""
    k, threads = share
    left = 0 if budget is None else budget.iterations
    if left is not None:
        left = left // threads + (k < left % threads)
    end = None if budget is None or budget.time_ms is None else begun + budget.time_ms / 1000

    def next_slice(last: int, seconds: float) -> int:
        nonlocal left
        if stop is not None and stop.is_set():
            return 0
        wanted = 1 if last == 0 else 2 * last if seconds < SLICE / 2 else max(1, int(last * SLICE / seconds))
        if end is not None:
            return wanted if perf_counter() < end else 0
        assert left is not None
        wanted = min(wanted, left)
        left -= wanted
        return wanted

    return next_slice


def drive(search: Search, next_slice: Clock) -> Generator[None, None, None]:
    """Run a search until its clock says that it is enough; yields after each slice."""
    search.run(0)  # whatever comes first is done, however little time there is
    yield
    last, seconds = 0, 0.0
    while (iterations := next_slice(last, seconds)) > 0:
        before = perf_counter()
        search.run(iterations)
        last, seconds = iterations, perf_counter() - before
        yield
    if not search.tried():
        search.run(1)  # time was over before it began, and something must be said


def merged(found: Sequence[Sequence[Tried]]) -> list[Tried]:
    """What several searches have tried, added up: the most visited first."""
    sums: dict[tuple[int, ...], Tried] = {}
    for tried in (tried for one in found for tried in one):
        old = sums.get(tried.line)
        sums[tried.line] = (
            tried
            if old is None
            else old._replace(visits=old.visits + tried.visits, total=old.total + tried.total)
        )
    return sorted(sums.values(), key=promise, reverse=True)


def promise(tried: Tried) -> tuple[int, float]:
    """The order of what has been tried: how often, then how well."""
    return tried.visits, tried.total / tried.visits if tried.visits else tried.opinion
