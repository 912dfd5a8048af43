"""Looks for better weights of one row by playing: what wins more games is kept, whatever it calls likely.

    python -m tools.evolve --row 3 --opponent greedy:width=64 --steps 13 --seed 5

A fit (tools.fit) describes the players that it has seen, and one who never does a thing cannot teach what the
thing is worth. Here the weights of King & Assassins are changed at random in several directions, each there
and back, the same deals are played with all of them, and the weights take a step towards what has won
(an evolution strategy with mirrored samples). Signs that are known are kept. After every few steps the new
weights play deals that nothing is chosen on; the numbers are written into the house at the end (with
--dry-run they are not). Needs numpy: pip install regalia[fit].
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np

from regalia.core import contract
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_and_assassins import belief
from regalia.games.king_and_assassins.evaluation import KingAndAssassinsEvaluator
from regalia.games.king_and_assassins.spec import KingAndAssassinsSpec, ours
from regalia.games.king_and_assassins.view import View
from regalia.players import player
from tools.selfplay import command, on_all_cores
from tools.weights_file import WeightsFile

MODULE = "regalia.games.king_and_assassins.weights"
REACH = 0.35  # how far weights are changed to try them, as a share of what they are
LEAST = 0.4  # what the share is of, where a weight is smaller
CONSTANT = 0.3  # how far the constant is changed, which comes first
PACE, FARTHEST = 2.0, 0.5  # how far a step goes for what has won, and at most, in units of the reach
MOMENTUM = 0.6
CHECK_EVERY = 8
HOW = ("steps", "directions", "games", "seed", "processes")
CHECKED = range(500, 620)  # deals that nothing is chosen on

Rows = tuple[tuple[float, ...], ...]
Weights = np.ndarray[Any, np.dtype[np.float64]]


class Weighed(KingAndAssassinsSpec):
    """The game, judged with other weights."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.rows = rows

    def evaluator(self, seen: contract.View) -> KingAndAssassinsEvaluator:
        assert isinstance(seen, View)
        now = ours(self.world(seen, Rng(0)))
        likely = belief.weights(seen, self.boards[seen.board])
        return KingAndAssassinsEvaluator(now.streets, likely, self.rows, now)


@dataclass(frozen=True)
class Trial:
    """Games of one player with some weights against another with those of today."""

    row: int
    me: str
    opponent: str

    def won(self, weights: Weights, deals: Sequence[int]) -> float:
        """The share of some deals that is won with these weights in the row."""
        rows = list(WeightsFile(MODULE).by_row)
        rows[self.row] = tuple(weights.tolist())
        own, today = Weighed(tuple(rows)), KingAndAssassinsSpec()
        return sum(self.play(own, today, deal) for deal in deals) / len(deals)

    def play(self, own: Weighed, today: KingAndAssassinsSpec, deal: int) -> bool:
        """Whether a deal is won."""
        seat = today.seats[self.row // 2]
        rng = Random(deal)
        game = Game.new(today, {"board": "AB"[deal % 2]}, seed=rng.getrandbits(60))
        mine = player(self.me, own, seed=rng.getrandbits(40))
        theirs = player(self.opponent, today, seed=rng.getrandbits(40))
        while game.actor is not None:
            chooser = mine if game.actor == seat else theirs
            game.push(chooser.choose(game.view(game.actor)).action)
        outcome = game.outcome()
        return outcome is not None and outcome.winner == seat


def evolve(
    trial: Trial,
    file: WeightsFile,
    *,
    steps: int,
    directions: int,
    games: int,
    seed: int,
    processes: int = 0,
) -> Iterator[Weights]:
    """The weights of the row after each step."""
    rng = np.random.default_rng(seed)
    weights = np.array(file.by_row[trial.row])
    reach = REACH * np.maximum(np.abs(weights), LEAST)
    reach[0] = CONSTANT
    drift = np.zeros_like(weights)
    for step in range(steps):
        deals = range(1_000_000 + step * games, 1_000_000 + (step + 1) * games)
        ways = rng.standard_normal((directions, len(weights)))
        tried = [allowed(weights + sign * reach * way, file) for way in ways for sign in (1, -1)]
        shares = np.array(list(on_all_cores(partial(trial.won, deals=deals), tried, processes=processes)))
        drift = MOMENTUM * drift + ((shares[0::2] - shares[1::2])[:, None] * ways).mean(0)
        weights = allowed(weights + reach * np.clip(PACE * drift, -FARTHEST, FARTHEST), file)
        print(
            f"step {step + 1}: {shares.mean():.3f} of the games, {shares.max():.3f} with the best", flush=True
        )
        yield weights


def allowed(weights: Weights, file: WeightsFile) -> Weights:
    """The same, as far as the signs allow."""
    signs = np.array([int(sign) for sign in file.signs.values()])
    return np.where(signs * weights < 0, 0.0, weights)


def check(trial: Trial, weights: Weights, processes: int) -> float:
    """The share of the deals that nothing is chosen on."""
    halves = [CHECKED[0::2], CHECKED[1::2]]
    return float(np.mean(list(on_all_cores(partial(trial.won, weights), halves, processes=processes))))


def main() -> None:
    """Look for weights, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--row", type=int, choices=range(4), required=True, help="of weights.ROWS")
    parser.add_argument("--player", default="greedy", help="who plays with the weights")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--steps", type=int, default=16)
    parser.add_argument("--directions", type=int, default=8, help="tried at each step, there and back")
    parser.add_argument("--games", type=int, default=30, help="deals of each step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    file, trial = WeightsFile(MODULE), Trial(arguments.row, arguments.player, arguments.opponent)
    weights = np.array(file.by_row[trial.row])
    print(
        f"before: {check(trial, weights, arguments.processes):.3f} of {len(CHECKED)} other deals", flush=True
    )
    wanted = {name: getattr(arguments, name) for name in HOW}
    for step, found in enumerate(evolve(trial, file, **wanted), start=1):
        weights = found
        if step % CHECK_EVERY == 0 or step == arguments.steps:
            print(
                f"now: {check(trial, weights, arguments.processes):.3f} of {len(CHECKED)} other deals",
                flush=True,
            )
    rows = [*file.by_row]
    rows[trial.row] = tuple(weights.tolist())
    if not arguments.dry_run:
        file.write([weight for row in rows for weight in row], f"{command('evolve')}.")


if __name__ == "__main__":
    main()
