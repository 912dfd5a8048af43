"""Runs a search within a budget, in one thread, in several threads, or in steps."""

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
from regalia.search.search import Candidate, Search
from regalia.search.settings import Settings
from regalia.search.tree_search import TreeSearch
from regalia.search.turn_search import TurnSearch

SLICE = 0.004  # seconds between two checks of the clock
FULL_WIDTH_TIME = 0.05  # seconds; with less time the beam is narrower

T = TypeVar("T")
Stop = Event  # set from another thread, it ends a search

SCHEMES: dict[str, Callable[..., Search]] = {"turns": TurnSearch, "tree": TreeSearch}


class SearchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a search: the best line of the seat to act, its value, and what the search cost.

    `value` is the expected result for the seat: 0 is a loss, 1 a win. `candidates` are sorted, the best
    first.
    """

    line: tuple[int, ...]
    value: float
    candidates: tuple[Candidate, ...]
    iterations: int
    positions: int  # the number of positions visited
    time_ms: int


def run_search(
    root: State,
    evaluator: Evaluator,
    settings: Settings,
    *,
    budget: Budget | None,
    seed: int,
    threads: int = 1,
    stop: Stop | None = None,
) -> SearchResult:
    """Searches from a position where a seat is to act.

    The same seed, iterations and number of threads give the same result. Each thread runs its own search with
    its own seed, and the visits of their candidates are added up. Without a budget nothing is simulated: the
    result is the candidate with the best prior.
    """
    if threads == 1:
        return run_to_end(search_in_steps(root, evaluator, settings, budget=budget, seed=seed, stop=stop))
    begun = perf_counter()
    settings = fit_width(settings, budget)
    searches = [SCHEMES[settings.scheme](root, evaluator, settings, seed=seed) for _ in range(threads)]
    for k, search in enumerate(searches):
        search.reseed(seed + k)
    slicers = [slicer(budget, share=(k, threads), begun=begun, stop=stop) for k in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda search, slices: run_to_end(run_slices(search, slices)), searches, slicers))
    return result_of(searches, begun)


def search_in_steps(
    root: State,
    evaluator: Evaluator,
    settings: Settings,
    *,
    budget: Budget | None,
    seed: int,
    stop: Stop | None = None,
) -> Generator[None, None, SearchResult]:
    """Searches in one thread and yields every few milliseconds, so that the caller can suspend or abandon it.

    The same seed and iterations give the same result, wherever the search was suspended. A time budget also
    runs out while it is suspended.
    """
    begun = perf_counter()
    settings = fit_width(settings, budget)
    search = SCHEMES[settings.scheme](root, evaluator, settings, seed=seed)
    search.reseed(seed)
    yield from run_slices(search, slicer(budget, share=(0, 1), begun=begun, stop=stop))
    return result_of([search], begun)


def run_to_end(steps: Generator[None, None, T]) -> T:
    """Runs a generator to its end without a pause. Returns its return value."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


def result_of(searches: Sequence[Search], begun: float) -> SearchResult:
    """The combined result of finished searches."""
    candidates = merged([search.candidates() for search in searches])
    best = candidates[0]
    return SearchResult(
        line=best.line,
        value=best.total / best.visits if best.visits else best.prior,
        candidates=tuple(candidates),
        iterations=sum(search.iterations for search in searches),
        positions=sum(search.positions() for search in searches),
        time_ms=round(1000 * (perf_counter() - begun)),
    )


def fit_width(settings: Settings, budget: Budget | None) -> Settings:
    """Reduces the width of the beam for very short times, to leave time for simulations."""
    if budget is None or budget.time_ms is None or budget.time_ms >= 1000 * FULL_WIDTH_TIME:
        return settings
    width = max(1, round(settings.width * budget.time_ms / (1000 * FULL_WIDTH_TIME)))
    return msgspec.structs.replace(settings, width=width)


# Takes the iterations of the last slice and their seconds, and returns those of the next; 0 ends the search.
NextSlice = Callable[[int, float], int]


def slicer(budget: Budget | None, *, share: tuple[int, int], begun: float, stop: Stop | None) -> NextSlice:
    """Returns the function that determines the slices of one of several threads.

    `share` is the number of this thread, and the number of threads.
    """
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


def run_slices(search: Search, next_slice: NextSlice) -> Generator[None, None, None]:
    """Runs a search until `next_slice` returns 0. Yields after each slice."""
    search.run(0)  # finds the candidates, however short the time is
    yield
    last, seconds = 0, 0.0
    while (iterations := next_slice(last, seconds)) > 0:
        before = perf_counter()
        search.run(iterations)
        last, seconds = iterations, perf_counter() - before
        yield
    if not search.candidates():
        search.run(1)  # a result needs a candidate, even if the time was over before the first iteration


def merged(found: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """The candidates of several searches with their visits added up, the most visited first."""
    sums: dict[tuple[int, ...], Candidate] = {}
    for one in (candidate for candidates in found for candidate in candidates):
        old = sums.get(one.line)
        sums[one.line] = (
            one if old is None else old._replace(visits=old.visits + one.visits, total=old.total + one.total)
        )
    return sorted(sums.values(), key=rank, reverse=True)


def rank(candidate: Candidate) -> tuple[int, float]:
    """The sort key of candidates: visits, then mean value."""
    visits, total = candidate.visits, candidate.total
    return visits, total / visits if visits else candidate.prior
