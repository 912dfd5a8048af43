"""Workloads on Regalia's search: `searching.py NAME ITERATIONS` runs one and prints its figures as JSON."""

import json
import sys
import time

from regalia.core import state as contract
from regalia.core.contract import View
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.registry import new, rules
from regalia.players.levels import MAX_LEVEL, level
from regalia.players.roster import PLAIN_ISMCTS
from regalia.search import Budget, Settings, run_search

SEED = 7
COMPILED = not str(contract.__file__).endswith(".py")
LOADS = {
    "plain": (PLAIN_ISMCTS, 1),
    "plain_threads": (PLAIN_ISMCTS, 2),
    "turns": (level(rules("king-and-assassins"), MAX_LEVEL).settings, 1),
    "turns_threads": (level(rules("king-and-assassins"), MAX_LEVEL).settings, 2),
}


def main(name: str, iterations: int) -> None:
    """Search from the king's first turn on side A and print the figures."""
    game = new("king-and-assassins", board="A", seed=SEED)
    game.push("pick:butcher,farmer,monk")
    view = game.view("king")
    settings, threads = LOADS[name]
    figures = timed(game, view, settings, Budget(iterations=threads * iterations), threads)
    print(json.dumps(figures | {"compiled": COMPILED}))


def timed(game: Game, view: View, settings: Settings, budget: Budget, threads: int) -> dict[str, float]:
    """Iterations, positions and times of a search."""
    root, evaluator = game.rules.observation.world(view, Rng(1)), game.rules.knowledge.evaluator(view)
    wall, cpu = time.perf_counter(), time.process_time()
    result = run_search(root, evaluator, settings, budget=budget, seed=SEED, threads=threads)
    return {
        "games": result.iterations,
        "positions": result.positions,
        "cpu": time.process_time() - cpu,
        "wall": time.perf_counter() - wall,
    }


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
