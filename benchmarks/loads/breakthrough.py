"""The load on OpenSpiel: `breakthrough.py GAMES` times random games of its C++ `breakthrough`.

The wheel exposes no random game that runs in C++ alone. A search does: a tree search of one simulation
evaluates the position it is given and nothing else, and the evaluator does so by as many random games as
it is told, each drawn uniformly from the full list of legal actions. `pyspiel.MCTSBot` and
`pyspiel.RandomRolloutEvaluator` are the C++ classes (those in `open_spiel.python` are not), so one call
from Python runs all the games. It does not say how long they were: the mean length is taken from random
games of the same kind, played beforehand through Python.
"""

import json
import random
import sys
import time

import pyspiel

SEED = 7
SAMPLE = 2000  # games, for a mean length that is right to 1 %


def mean_length(game: pyspiel.Game, games: int) -> float:
    """Actions in a random game, on average."""
    luck = random.Random(SEED)
    actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            actions += 1
    return actions / games


def main(games: int) -> None:
    """Play; the figures are the one line of output."""
    game = pyspiel.load_game("breakthrough")
    length = mean_length(game, SAMPLE)
    evaluator = pyspiel.RandomRolloutEvaluator(games, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, SEED, False)
    state = game.new_initial_state()
    start = time.process_time()
    root = bot.mcts_search(state)
    cpu = time.process_time() - start
    if root.explore_count != 1 or root.children:
        raise SystemExit("OpenSpiel's search did not stop at the root: these are not games from the start")
    print(json.dumps({"games": games, "actions": length * games, "cpu": cpu}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
