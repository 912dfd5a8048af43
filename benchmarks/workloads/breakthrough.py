"""Workload on OpenSpiel: `breakthrough.py GAMES` times random games of its C++ `breakthrough`.

The wheel exposes no random games that run in C++ alone, but its MCTS does: with one simulation it evaluates only
the root, and the evaluator plays the given number of uniformly random games from it. `pyspiel.MCTSBot` and
`pyspiel.RandomRolloutEvaluator` are C++ classes, so one call from Python runs all games. It does not report
their lengths: the mean length is taken from random games that are played through Python before.
"""

import json
import random
import sys
import time

import pyspiel

SEED = 7
SAMPLE = 2000  # games, for a mean length that is accurate to 1 %


def mean_length(game: pyspiel.Game, games: int) -> float:
    """The mean number of actions of random games."""
    rng = random.Random(SEED)
    actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions / games


def main(games: int) -> None:
    """Play and print the figures."""
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
