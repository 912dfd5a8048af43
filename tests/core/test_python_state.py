"""PythonState: plain Python positions on the core, and faults of their code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Self

import pytest

from regalia.core.constants import CHANCE, DRAW, MAX_ACTIONS, NOBODY, OVER
from regalia.core.errors import GameFault
from regalia.core.evaluator import Evaluator
from regalia.core.python_state import MAX_ROLLOUT, PythonState
from regalia.core.rng import Rng
from regalia.core.simulation import perft, random_games
from regalia.core.state import ActionBuffer
from regalia.search import Budget, Settings, run_search


class Nim:
    """Two seats take one to three sticks in turn; who takes the last one wins."""

    def __init__(self, left: int = 10, seat: int = 0) -> None:
        self.left, self.seat = left, seat

    def actor(self) -> int:
        return self.seat if self.left else OVER

    def legal_actions(self) -> Sequence[int]:
        return range(1, min(3, self.left) + 1)

    def apply(self, action: int) -> None:
        self.left -= action
        self.seat = 1 - self.seat

    def winner(self) -> int:
        return NOBODY if self.left else 1 - self.seat

    def copy(self) -> Self:
        return type(self)(self.left, self.seat)


class DieNim(Nim):
    """As Nim, but a die says how many sticks the seat takes; there is one action."""

    cast = False

    def actor(self) -> int:
        return OVER if not self.left else self.seat if self.cast else CHANCE

    def legal_actions(self) -> Sequence[int]:
        return [1]

    def apply(self, action: int) -> None:
        super().apply(action)
        self.cast = False

    def sample_chance(self, rng: Rng) -> Sequence[int]:
        return [1 + rng.below(6)]

    def is_possible(self, outcome: Sequence[int]) -> bool:
        return len(outcome) == 1 and 1 <= outcome[0] <= 6

    def apply_chance(self, outcome: Sequence[int]) -> None:
        self.cast = True

    def copy(self) -> Self:
        other = super().copy()
        other.cast = self.cast
        return other


def failing(method: str, result: Any, base: type[Nim] = Nim) -> PythonState:
    """A state whose position fails in a method once fewer than six sticks are left, or copied twelve times."""
    calls = count()

    def fail(self: Nim, *arguments: object) -> Any:
        if self.left >= 6 and not (method == "copy" and next(calls) >= 12):
            return getattr(base, method)(self, *arguments)
        if isinstance(result, Exception):
            raise result
        return result

    return PythonState("nim", type("Failing", (base,), {method: fail})())


def test_a_plain_position_is_played_through_the_methods_of_a_state() -> None:
    state = PythonState("nim", Nim(4))
    assert (state.actor(), state.winner(), state.legal_actions()) == (0, NOBODY, [1, 2, 3])
    other = state.clone()
    other.apply(3)
    assert (state.position.left, other.position.left, other.legal_actions()) == (4, 1, [1])
    other.apply(1)
    assert (other.actor(), other.winner(), other.legal_actions()) == (OVER, 1, [])
    other.copy_from(state)
    assert other.position.left == 4
    with pytest.raises(ValueError, match="illegal action 4"):
        other.apply(4)


def test_perft_and_random_games_run_on_plain_positions() -> None:
    state = PythonState("nim", Nim(4))
    assert [perft(state, depth, 1000) for depth in range(5)] == [1, 3, 6, 7, 7]
    wins, steps = random_games(state, 20, seed=1)
    assert sum(wins) == 20
    assert 20 <= steps <= 80


@pytest.mark.parametrize("scheme", ["tree", "turns"])
@pytest.mark.parametrize("threads", [1, 2])
def test_search_finds_the_winning_move_of_a_plain_game(scheme: Any, threads: int) -> None:
    settings = Settings(scheme=scheme, cutoff=12, depth=4)
    root = PythonState("nim", Nim(3))
    result = run_search(root, Evaluator(), settings, budget=Budget(iterations=200), seed=1, threads=threads)
    assert result.line[0] == 3


def test_a_plain_game_may_have_chance_events_and_hidden_information() -> None:
    state = PythonState("die-nim", DieNim(3))
    outcome = state.sample_chance(Rng(1))
    assert state.is_possible(outcome)
    assert not state.is_possible([7])
    with pytest.raises(ValueError, match="impossible outcome"):
        state.apply_chance([7])
    state.apply_chance(outcome)
    assert state.legal_actions() == [1]
    state.determinize(0, Rng(1))  # nothing is hidden
    assert sum(random_games(state, 5, seed=1)[0]) == 5


TOO_MANY = list(range(MAX_ACTIONS + 1))
FAULTS = [
    ("actor", RuntimeError("broken")),
    ("actor", 7),
    ("actor", None),
    ("legal_actions", RuntimeError("broken")),
    ("legal_actions", TOO_MANY),
    ("legal_actions", []),
    ("legal_actions", [-1]),
    ("legal_actions", [1 << 31]),
    ("legal_actions", [1 << 80]),
    ("legal_actions", ["one"]),
    ("legal_actions", None),
    ("apply", RuntimeError("broken")),
    ("copy", RuntimeError("broken")),
    ("copy", None),
]
OVER_FAULTS = [("winner", RuntimeError("broken")), ("winner", 2)]


def search(scheme: Any) -> Callable[[PythonState], object]:
    """Runs a search that would take minutes if a fault did not stop it."""
    settings = Settings(scheme=scheme, cutoff=12, depth=12)
    budget = Budget(iterations=10_000_000)
    return lambda state: run_search(state, Evaluator(), settings, budget=budget, seed=1)


def vanilla(state: PythonState) -> object:
    settings = Settings(scheme="tree", vanilla=True)
    return run_search(state, Evaluator(), settings, budget=Budget(iterations=10_000_000), seed=1)


RUNS: dict[str, Callable[[PythonState], object]] = {
    "tree": search("tree"),
    "turns": search("turns"),
    "vanilla": vanilla,
    "perft": lambda state: perft(state, 8, 1_000_000),
    "random games": lambda state: random_games(state, 50, seed=1),
    "rollout": lambda state: [state.clone().rollout(Rng(seed), ActionBuffer()) for seed in range(20)],
}


# A rollout copies nothing.
RUNS_WITH_FAULTS = [
    (run, method, result) for run in RUNS for method, result in FAULTS if (run, method) != ("rollout", "copy")
]


@pytest.mark.parametrize(("run", "method", "result"), RUNS_WITH_FAULTS, ids=lambda value: str(value)[:20])
def test_a_fault_stops_the_run_and_names_game_and_method(run: str, method: str, result: Any) -> None:
    with pytest.raises(GameFault) as raised:
        RUNS[run](failing(method, result))
    assert raised.value.code == "game-fault"
    assert raised.value.arguments["game"] == "nim"
    assert raised.value.__cause__ is not None
    if (method, result) != ("copy", None):  # it is the next method that fails on None
        assert raised.value.arguments["method"] == method


@pytest.mark.parametrize(("method", "result"), OVER_FAULTS, ids=str)
@pytest.mark.parametrize("run", ["tree", "turns", "vanilla", "random games"])
def test_a_fault_after_the_end_stops_the_run(run: str, method: str, result: Any) -> None:
    with pytest.raises(GameFault, match="winner"):
        RUNS[run](failing(method, result))


@pytest.mark.parametrize("method", ["sample_chance", "apply_chance", "determinize"])
@pytest.mark.parametrize("run", ["tree", "turns"])
def test_a_fault_of_a_chance_event_stops_the_search(run: str, method: str) -> None:
    state = PythonState("nim", type("Failing", (DieNim,), {method: broken, "cast": True})())
    with pytest.raises(GameFault, match=method):
        RUNS[run](state)


def broken(*arguments: object) -> None:
    raise RuntimeError("broken")


def test_the_python_methods_raise_the_fault_too_and_then_forget_it() -> None:
    state = failing("legal_actions", RuntimeError("broken"))
    state.apply(3)
    state.apply(3)
    for _ in range(2):
        with pytest.raises(GameFault, match="broken"):
            state.legal_actions()
    assert state.actor() == 0
    with pytest.raises(GameFault):
        state.is_legal(1)


class Endless(Nim):
    def apply(self, action: int) -> None:
        self.seat = 1 - self.seat


class EndlessChance(DieNim):
    def apply_chance(self, outcome: Sequence[int]) -> None:
        self.cast = False


@pytest.mark.parametrize("position", [Endless, EndlessChance])
def test_a_game_that_does_not_end_is_a_fault_of_a_rollout(position: type[Nim]) -> None:
    with pytest.raises(GameFault, match=r"has not ended|in a row"):
        random_games(PythonState("nim", position()), 1, seed=1)
    assert MAX_ROLLOUT > 10_000


def test_an_interrupt_is_raised_as_it_is() -> None:
    def interrupted(self: Nim) -> Sequence[int]:
        raise KeyboardInterrupt

    state = PythonState("nim", type("Interrupted", (Nim,), {"legal_actions": interrupted})())
    with pytest.raises(KeyboardInterrupt):
        RUNS["tree"](state)


def test_a_draw_is_half_a_win_for_the_search() -> None:
    position = type("Drawn", (Nim,), {"winner": lambda self: NOBODY if self.left else DRAW})()
    result = run_search(
        PythonState("nim", position),
        Evaluator(),
        Settings(scheme="tree", cutoff=12),
        budget=Budget(iterations=50),
        seed=1,
    )
    assert result.value == pytest.approx(0.5)
