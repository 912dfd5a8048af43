"""The player that searches, with the game's own evaluation and within a budget."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from time import perf_counter

import msgspec

from regalia.core.contract import Seat, View
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.state import State
from regalia.players.choice import Choice, Stats, check_actor
from regalia.players.planned_turn import PlannedAction, view_digest
from regalia.search import Budget, SearchResult, Settings, run_search, run_to_end, search_in_steps

MAX_VISITS_LISTED = 5  # actions in `Stats.visits`
MID_FIGHT_SHARE = 0.25  # of the budget: choices in the middle of a fight have few options


class SearchPlayer:
    """Chooses by search. The same seed and iterations give the same choice for the same view.

    After a search over whole turns, the rest of the turn follows that plan, as long as the view is the
    expected one. No other state is kept between choices. `settings` has the search settings of each seat.
    """

    def __init__(
        self,
        name: str,
        rules: Rules,
        settings: Mapping[str, Settings],
        *,
        budget: Budget | None,
        seed: int,
        threads: int = 1,
    ) -> None:
        self.name, self.rules, self.settings = name, rules, settings
        self.budget, self.seed, self.threads = budget, seed, threads
        self.plan: Sequence[int] = ()
        self.expected_state: State | None = None

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""
        return run_to_end(self.steps(view))

    def steps(self, view: View) -> Generator[None, None, Choice]:
        """The same choice as a generator that yields during a single-threaded search. Raises: as `choose`."""
        check_actor(view)
        begun = perf_counter()
        if self.expected_state is not None and self.matches_plan(view, self.expected_state):
            return self.next_of_plan(
                self.expected_state, Stats(line=self.to_notation(self.expected_state, self.plan))
            )
        rng = Rng(mix_seed(self.seed, len(view.seen)))
        world = self.rules.observation.world(view, rng)
        settings = self.settings[view.seat]
        opening = self.rules.knowledge.opening(view, rng, settings.selectivity)
        if opening is not None:
            return Choice(action=opening, stats=Stats(time_ms=elapsed_ms(begun)))
        legal = world.legal_actions()
        if len(legal) == 1:
            return Choice(
                action=self.rules.notation.write(world, legal[0]), stats=Stats(time_ms=elapsed_ms(begun))
            )
        evaluator = self.rules.knowledge.evaluator(view)
        budget = self.budget
        if budget is not None:
            budget = budget.scaled(
                (1.0 if evaluator.is_quiescent(world) else MID_FIGHT_SHARE) / settings.budget_divisor
            )
        seed = rng.below(1 << 30)
        if self.threads == 1:
            result = yield from search_in_steps(world, evaluator, settings, budget=budget, seed=seed)
        else:
            result = run_search(world, evaluator, settings, budget=budget, seed=seed, threads=self.threads)
        self.plan = result.line
        return self.next_of_plan(world, self.stats(world, result, elapsed_ms(begun)))

    def turn_steps(self, view: View) -> Generator[None, None, list[PlannedAction]]:
        """The whole planned turn as a generator, as `steps`: the actions that `choose` would return one by one.

        An action is valid while the seat's view has its digest; otherwise the caller requests a new turn.
        The player keeps no plan. Raises: as `choose`.
        """
        choice = yield from self.steps(view)
        turn = [PlannedAction(choice.action, view_digest(view))]
        while (expected := self.expected_state) is not None:
            digest = view_digest(self.rules.observation.view(expected, Seat(view.seat), ()))
            turn.append(PlannedAction(self.next_of_plan(expected, Stats()).action, digest))
        return turn

    # Plan.

    def matches_plan(self, view: View, expected: State) -> bool:
        """Whether a view is that of the expected state; the plan's action numbers are valid only there."""
        planned: View = self.rules.observation.view(expected, Seat(view.seat), ())
        return planned == msgspec.structs.replace(view, seen=())

    def clear_plan(self) -> None:
        """Drops the plan, so that the next choice is a new search."""
        self.plan, self.expected_state = (), None

    def next_of_plan(self, world: State, stats: Stats) -> Choice:
        """The next action of the plan; keeps the rest with the expected state."""
        action, *rest = self.plan
        after = world.clone()
        after.apply(action)
        self.clear_plan()
        if rest and after.actor() == world.actor():
            self.plan, self.expected_state = rest, after
        return Choice(action=self.rules.notation.write(world, action), stats=stats)

    # Statistics.

    def stats(self, world: State, result: SearchResult, time_ms: int) -> Stats:
        visits: dict[str, int] = {}
        for candidate in result.candidates:
            text = self.rules.notation.write(world, candidate.line[0])
            visits[text] = visits.get(text, 0) + candidate.visits
        most = sorted(visits.items(), key=lambda item: -item[1])[:MAX_VISITS_LISTED]
        return Stats(
            iterations=result.iterations,
            time_ms=time_ms,
            value=round(min(1.0, max(0.0, result.value)), 4),
            line=self.to_notation(world, result.line),
            visits=dict(most),
        )

    def to_notation(self, world: State, line: Sequence[int]) -> tuple[str, ...]:
        """A line in notation, up to the end of the seat's turn."""
        work, texts = world.clone(), []
        for action in line:
            if work.actor() != world.actor():
                break
            texts.append(self.rules.notation.write(work, action))
            work.apply(action)
        return tuple(texts)


def mix_seed(seed: int, number: int) -> int:
    """Combines a seed and a number to a new seed."""
    rng = Rng(seed)
    return rng.below(1 << 30) << 30 ^ Rng(number).below(1 << 30)


def elapsed_ms(begun: float) -> int:
    """Milliseconds since a `perf_counter` time."""
    return round(1000 * (perf_counter() - begun))
