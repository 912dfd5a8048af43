"""Workloads on Regalia's games: `ours.py NAME GAMES` runs one and prints its figures as JSON."""

import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from regalia.core import state as contract
from regalia.core.constants import OVER
from regalia.core.rng import Rng
from regalia.core.simulation import random_games
from regalia.core.state import ActionBuffer, State
from regalia.games.registry import new

SEED = 7
COMPILED = not str(contract.__file__).endswith(".py")
THREADS = 2
SAMPLE_GAMES = 40  # for a mean that is accurate to a few per cent
Figures = dict[str, float]


def first_king_turn() -> State:
    """King & Assassins on side A at the king's first turn."""
    game = new("king-and-assassins", board="A", seed=SEED)
    game.push("pick:butcher,farmer,monk")
    return game.state


def deployed(scenario: str, army: str) -> State:
    """A battle of King of the Hill between two such armies, deployed in line on open ground."""
    game = new("king-of-the-hill", scenario=scenario, seed=SEED)
    while (phase := game.position()["phase"]) != "redraw":
        view = game.view(str(game.actor))
        wanted = {"army": army, "terrain": "open", "deploy": "line"}[phase]
        [offer] = [offer for offer in game.rules.knowledge.presets(view, game.legal()) if offer.id == wanted]
        game.push(offer.actions[0])
    return game.state


def rollouts(games: int) -> Figures:
    """Random games in the compiled loop."""
    return play_rollouts(first_king_turn(), games)


def introduction(games: int) -> Figures:
    """Random games of the introduction to King of the Hill."""
    return play_rollouts(deployed("introduction", "balanced"), games)


def pitched_battle(games: int) -> Figures:
    """Random pitched battles, with magic and fantasy units."""
    return play_rollouts(deployed("pitched-battle", "dragon"), games)


def play_rollouts(state: State, games: int) -> Figures:
    """The figures of random games from a state; `listed` is the number of legal actions generated, if compiled."""
    listed = mean_legal_actions(state) if COMPILED else 0
    start = time.process_time()
    _, actions = random_games(state, games, SEED)
    cpu = time.process_time() - start
    return {"games": games, "actions": actions, "cpu": cpu, "listed": actions * listed}


def mean_legal_actions(state: State) -> float:
    """The mean number of legal actions in random games from a state."""
    rng, out, actions, listed = Rng(SEED), ActionBuffer(), 0, 0
    for _ in range(SAMPLE_GAMES):
        work = state.clone()
        while work.actor() != OVER:
            if n := work.fill_legal_actions(out):
                work.apply(out[rng.below(n)], out)
                actions, listed = actions + 1, listed + n
            else:
                work.apply_chance(work.sample_chance(rng))
    return listed / actions


def from_python(games: int) -> Figures:
    """Random games driven from Python with one buffer: `fill_legal_actions` and `apply` for each action."""
    root = first_king_turn()
    rng, out, actions = Rng(SEED), ActionBuffer(), 0
    start = time.process_time()
    for _ in range(games):
        state = root.clone()
        while state.actor() != OVER:
            if n := state.fill_legal_actions(out):
                state.apply(out[rng.below(n)], out)
                actions += 1
            else:
                state.apply_chance(state.sample_chance(rng))
    return {"games": games, "actions": actions, "cpu": time.process_time() - start}


def from_python_with_lists(games: int) -> Figures:
    """Random games driven from Python with a list of the legal actions for each action."""
    root = first_king_turn()
    rng, out, actions = Rng(SEED), ActionBuffer(), 0
    start = time.process_time()
    for _ in range(games):
        state = root.clone()
        while state.actor() != OVER:
            if legal := state.legal_actions():
                state.apply(legal[rng.below(len(legal))], out)
                actions += 1
            else:
                state.apply_chance(state.sample_chance(rng))
    return {"games": games, "actions": actions, "cpu": time.process_time() - start}


def one_thread(games: int) -> Figures:
    """Random games in one thread, with wall time."""
    state = first_king_turn()
    return timed(lambda: random_games(state, games, SEED), games)


def threads(games: int) -> Figures:
    """The same number of games in each of two parallel threads."""
    state = first_king_turn()
    with ThreadPoolExecutor(THREADS) as pool:
        return timed(
            lambda: list(pool.map(lambda seed: random_games(state, games, seed), range(THREADS))),
            THREADS * games,
        )


def timed(work: Callable[[], object], games: int) -> Figures:
    """CPU and wall time of work that plays this many games."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return {"games": games, "cpu": time.process_time() - cpu, "wall": time.perf_counter() - wall}


def clone_size(_games: int) -> Figures:
    """The bytes of a cloned state, in each game."""
    king, battle = first_king_turn(), deployed("pitched-battle", "dragon")
    return {"copy": sys.getsizeof(king.clone()), "battle": sys.getsizeof(battle.clone())}


LOADS: dict[str, Callable[[int], Figures]] = {
    load.__name__: load
    for load in (
        rollouts,
        introduction,
        pitched_battle,
        from_python,
        from_python_with_lists,
        one_thread,
        threads,
        clone_size,
    )
}


def main(name: str, games: int) -> None:
    """Run one workload and print its figures."""
    print(json.dumps(LOADS[name](games) | {"compiled": COMPILED}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
