"""Optimizes one row of evaluation weights by the results of games (an evolution strategy).

    python -m tools.training.king_and_assassins.evolve --row 3 --opponent greedy:width=64 --steps 13 --seed 5

A fit describes the players of its games: a feature that they never use gets no weight. Here the weights of
King & Assassins are perturbed in random directions, each with both signs (mirrored sampling), all candidates
play the same deals, and the weights take a step towards the winners. Known signs are kept. Every few steps
the weights play held-out deals; at the end they are written into the source (not with --dry-run). Needs
numpy: pip install regalia[fit].
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np

from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai import belief
from regalia.games.king_and_assassins.ai.evaluation import KingAndAssassinsEvaluator
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.manifest import KingAndAssassinsKnowledge, KingAndAssassinsRules
from regalia.games.king_and_assassins.observation import view
from regalia.games.king_and_assassins.observation.view import View
from regalia.players import player
from tools.training.selfplay import command_line, parallel_map
from tools.training.weights_file import WeightsFile

MODULE = "regalia.games.king_and_assassins.ai.weights"
PERTURBATION = 0.35  # relative to the magnitude of a weight
MIN_MAGNITUDE = 0.4  # magnitude that is assumed for smaller weights
CONSTANT_PERTURBATION = 0.3  # of the constant, which is the first weight
LEARNING_RATE = 2.0  # step size per difference in score, in units of the perturbation
MAX_STEP = 0.5  # in units of the perturbation
MOMENTUM = 0.6
CHECK_EVERY = 8
EVOLVE_ARGUMENTS = ("steps", "directions", "games", "seed", "processes")
HOLDOUT_DEALS = range(500, 620)  # not used for any step

Rows = tuple[tuple[float, ...], ...]
Weights = np.ndarray[Any, np.dtype[np.float64]]


class CustomWeights(KingAndAssassinsKnowledge):
    """An evaluation that uses other weights."""

    def __init__(self, boards: Mapping[str, Board], rows: Rows) -> None:
        super().__init__(boards)
        self.rows = rows

    def evaluator(self, seen: View) -> KingAndAssassinsEvaluator:
        now = view.world(seen, self.boards, Rng(0))
        likely = belief.posterior_probabilities(seen, self.boards[seen.board])
        return KingAndAssassinsEvaluator(now.tables, likely, self.rows, now)


@dataclass(frozen=True)
class Trial:
    """Games of a player with candidate weights against an opponent with the current ones."""

    row: int
    me: str
    opponent: str

    def score(self, weights: Weights, deals: Sequence[int]) -> float:
        """The share of deals won with these weights in the row."""
        rows = list(WeightsFile(MODULE).by_row)
        rows[self.row] = tuple(weights.tolist())
        candidate, current = KingAndAssassinsRules(), KingAndAssassinsRules()
        candidate.knowledge = CustomWeights(candidate.boards, tuple(rows))
        return sum(self.play(candidate, current, deal) for deal in deals) / len(deals)

    def play(self, candidate: KingAndAssassinsRules, current: KingAndAssassinsRules, deal: int) -> bool:
        """Whether a deal is won."""
        seat = current.seats[self.row // 2]
        rng = Random(deal)
        game = Game.new(current, {"board": "AB"[deal % 2]}, seed=rng.getrandbits(60))
        mine = player(self.me, candidate, seed=rng.getrandbits(40))
        theirs = player(self.opponent, current, seed=rng.getrandbits(40))
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
    scale = PERTURBATION * np.maximum(np.abs(weights), MIN_MAGNITUDE)
    scale[0] = CONSTANT_PERTURBATION
    velocity = np.zeros_like(weights)
    for step in range(steps):
        deals = range(1_000_000 + step * games, 1_000_000 + (step + 1) * games)
        perturbations = rng.standard_normal((directions, len(weights)))
        candidates = [
            apply_signs(weights + sign * scale * perturbation, file)
            for perturbation in perturbations
            for sign in (1, -1)
        ]
        scores = np.array(
            list(parallel_map(partial(trial.score, deals=deals), candidates, processes=processes))
        )
        velocity = MOMENTUM * velocity + ((scores[0::2] - scores[1::2])[:, None] * perturbations).mean(0)
        weights = apply_signs(weights + scale * np.clip(LEARNING_RATE * velocity, -MAX_STEP, MAX_STEP), file)
        print(f"step {step + 1}: mean score {scores.mean():.3f}, best {scores.max():.3f}", flush=True)
        yield weights


def apply_signs(weights: Weights, file: WeightsFile) -> Weights:
    """The weights with those of the wrong sign set to zero."""
    signs = np.array([int(sign) for sign in file.signs.values()])
    return np.where(signs * weights < 0, 0.0, weights)


def holdout_score(trial: Trial, weights: Weights, processes: int) -> float:
    """The score on the held-out deals."""
    halves = [HOLDOUT_DEALS[0::2], HOLDOUT_DEALS[1::2]]
    return float(np.mean(list(parallel_map(partial(trial.score, weights), halves, processes=processes))))


def holdout_line(trial: Trial, weights: Weights, processes: int) -> str:
    """The score on the held-out deals, for printing."""
    return f"{holdout_score(trial, weights, processes):.3f} of {len(HOLDOUT_DEALS)} held-out deals"


def main() -> None:
    """Optimize, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--row", type=int, choices=range(4), required=True, help="of weights.ROWS")
    parser.add_argument("--player", default="greedy", help="the player that uses the weights")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--steps", type=int, default=16)
    parser.add_argument(
        "--directions", type=int, default=8, help="perturbations per step, each with both signs"
    )
    parser.add_argument("--games", type=int, default=30, help="deals per step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    file, trial = WeightsFile(MODULE), Trial(arguments.row, arguments.player, arguments.opponent)
    weights = np.array(file.by_row[trial.row])
    print(f"before: {holdout_line(trial, weights, arguments.processes)}", flush=True)
    wanted = {name: getattr(arguments, name) for name in EVOLVE_ARGUMENTS}
    for step, found in enumerate(evolve(trial, file, **wanted), start=1):
        weights = found
        if step % CHECK_EVERY == 0 or step == arguments.steps:
            print(f"now: {holdout_line(trial, weights, arguments.processes)}", flush=True)
    rows = [*file.by_row]
    rows[trial.row] = tuple(weights.tolist())
    if not arguments.dry_run:
        file.write(
            [weight for row in rows for weight in row], f"{command_line('king_and_assassins.evolve')}."
        )


if __name__ == "__main__":
    main()
