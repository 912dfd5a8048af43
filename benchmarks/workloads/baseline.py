"""Workloads on the baseline's King & Assassins from the first turn: `baseline.py [ismcts] GAMES`."""

import json
import sys
import time

from mini.core import engine as contract
from mini.core.engine import Dice
from mini.games.ka.rules import KingAssassins
from mini.search.playout import Search, random_games

SEED = 7


def main(name: str, games: int) -> None:
    """Play random games, or search for so many iterations, and print the figures."""
    engine = KingAssassins()
    engine.new_game(Dice(SEED))
    search = Search(engine, games, SEED) if name == "ismcts" else None
    start = time.process_time()
    if search:
        search.run(games)
        actions = search.steps
    else:
        _, actions = random_games(engine, games, SEED)
    cpu = time.process_time() - start
    compiled = not str(contract.__file__).endswith(".py")
    print(json.dumps({"games": games, "actions": actions, "cpu": cpu, "compiled": compiled}))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 2 else "", int(sys.argv[-1]))
