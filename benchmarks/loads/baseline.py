"""The load on the baseline's King & Assassins: `baseline.py GAMES` plays at random, from the first turn."""

import json
import sys
import time

from mini.core import engine as contract
from mini.core.engine import Dice
from mini.games.ka.rules import KingAssassins
from mini.search.playout import random_games

SEED = 7


def main(games: int) -> None:
    """Play; the figures are the one line of output."""
    engine = KingAssassins()
    engine.new_game(Dice(SEED))
    start = time.process_time()
    _, actions = random_games(engine, games, SEED)
    cpu = time.process_time() - start
    compiled = not str(contract.__file__).endswith(".py")
    print(json.dumps({"games": games, "actions": actions, "cpu": cpu, "compiled": compiled}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
