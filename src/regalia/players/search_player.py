"""The player that thinks: search with the game's own judge, within a budget."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from time import perf_counter

import msgspec

from regalia.core.contract import Seat, Spec, View
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.players.choice import Choice, Stats, check
from regalia.search import Budget, Settings, Thought, finish, think, think_in_steps

TOLD = 5  # how many actions the stats name
IN_A_FIGHT = 0.25  # of the budget: questions in between have few answers


class SearchPlayer:
    """Chooses by search. The same seed and iterations give the same choice for the same view.

    Where a whole turn was thought out, the rest of it comes from that plan, as long as all is as it was
    foreseen. Nothing else is remembered. Each seat has settings of its own.
    """

    def __init__(
        self,
        name: str,
        spec: Spec,
        settings: Mapping[str, Settings],
        *,
        budget: Budget | None,
        seed: int,
        threads: int = 1,
    ) -> None:
        self.name, self.spec, self.settings = name, spec, settings
        self.budget, self.seed, self.threads = budget, seed, threads
        self.plan: Sequence[int] = ()
        self.foreseen: State | None = None

    def choose(self, view: View) -> Choice:
        """The action for a view whose seat is to act. Raises: GameOver, BadField."""
        return finish(self.steps(view))

    def steps(self, view: View) -> Generator[None, None, Choice]:
        """The same choice, with pauses during the search (in one thread alone). Raises: as `choose` does."""
        check(view)
        begun = perf_counter()
        if self.foreseen is not None and self.goes_as_planned(view, self.foreseen):
            return self.go_on(self.foreseen, Stats(line=self.written(self.foreseen, self.plan)))
        rng = Rng(mixed(self.seed, len(view.seen)))
        world = self.spec.world(view, rng)
        settings = self.settings[view.seat]
        opening = self.spec.opening(view, rng, settings.choosy)
        if opening is not None:
            return Choice(action=opening, stats=Stats(time_ms=since(begun)))
        legal = world.legal_actions()
        if len(legal) == 1:
            return Choice(action=self.spec.write(world, legal[0]), stats=Stats(time_ms=since(begun)))
        evaluator = self.spec.evaluator(view)
        budget = self.budget
        if budget is not None:
            budget = budget.scaled((1.0 if evaluator.is_quiescent(world) else IN_A_FIGHT) / settings.share)
        seed = rng.below(1 << 30)
        if self.threads == 1:
            thought = yield from think_in_steps(world, evaluator, settings, budget=budget, seed=seed)
        else:
            thought = think(world, evaluator, settings, budget=budget, seed=seed, threads=self.threads)
        self.plan = thought.line
        return self.go_on(world, self.told(world, thought, since(begun)))

    # The plan.

    def goes_as_planned(self, view: View, foreseen: State) -> bool:
        """Whether the seat sees what it has foreseen; the numbers of a plan mean something only there."""
        return self.spec.view(foreseen, Seat(view.seat), ()) == msgspec.structs.replace(view, seen=())

    def forget(self) -> None:
        """Think anew about what comes next."""
        self.plan, self.foreseen = (), None

    def go_on(self, world: State, stats: Stats) -> Choice:
        """Take the next action of the plan, and foresee what comes of it."""
        action, *rest = self.plan
        after = world.clone()
        after.apply(action)
        self.forget()
        if rest and after.actor() == world.actor():
            self.plan, self.foreseen = rest, after
        return Choice(action=self.spec.write(world, action), stats=stats)

    # What is told.

    def told(self, world: State, thought: Thought, time_ms: int) -> Stats:
        visits: dict[str, int] = {}
        for tried in thought.tried:
            text = self.spec.write(world, tried.line[0])
            visits[text] = visits.get(text, 0) + tried.visits
        most = sorted(visits.items(), key=lambda item: -item[1])[:TOLD]
        return Stats(
            iterations=thought.iterations,
            time_ms=time_ms,
            value=round(min(1.0, max(0.0, thought.value)), 4),
            line=self.written(world, thought.line),
            visits=dict(most),
        )

    def written(self, world: State, line: Sequence[int]) -> tuple[str, ...]:
        """A line in notation, as far as it can be followed in a world."""
        work, texts = world.clone(), []
        for action in line:
            if work.actor() != world.actor():
                break
            texts.append(self.spec.write(work, action))
            work.apply(action)
        return tuple(texts)


def mixed(seed: int, number: int) -> int:
    """A seed made of a seed and a number."""
    rng = Rng(seed)
    return rng.below(1 << 30) << 30 ^ Rng(number).below(1 << 30)


def since(begun: float) -> int:
    """Milliseconds since then."""
    return round(1000 * (perf_counter() - begun))
