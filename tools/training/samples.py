"""Training samples of tools.training.fit: positions with results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any

import numpy as np

from regalia.core.record import Record
from regalia.core.state import State
from regalia.games import registry
from tools.training.regression import LogisticRegression, Numbers
from tools.training.selfplay import turn_starts
from tools.training.weights_file import WeightsFile

TOLERANCE = 0.01  # the evaluator uses lookup tables


@dataclass(frozen=True)
class EvaluationSample:
    """The features of a position for one seat, and that seat's result of the game."""

    features: list[float]  # in the order of all weights; 0 in other rows
    result: float


def evaluation_samples(record: Record) -> list[EvaluationSample]:
    """The features of both seats at each start of a turn.

    Raises: ValueError if features and weights do not give the evaluator's value.
    """
    assert record.result is not None
    won = record.result.winner
    file = WeightsFile(MODULES[record.game])
    found = []
    for game in turn_starts(record):
        if game.rules.presentation.prompt(game.view(game.seats[0])) not in IN_PLAY:
            continue
        for index, seat in enumerate(game.seats):
            evaluator = game.rules.knowledge.evaluator(game.view(seat))
            features = place_features(evaluator, game.state, index, len(file.flat))
            check_features(file.flat, features, evaluator.value(game.state, index))
            found.append(EvaluationSample(features, 0.5 if won is None else float(won == seat)))
    return found


# The module with the weights of each game's evaluation.
MODULES = {game: f"regalia.games.{game.replace('-', '_')}.ai.weights" for game in registry.BUILT_IN}
IN_PLAY = ("turn", "action", "bid")  # prompts in play: neither setup nor in the middle of a fight


def place_features(evaluator: Any, state: State, seat: int, n: int) -> list[float]:
    """The features at the indices of their weights, among n.

    Some evaluators give all of them. Others have several rows of weights, give the features of one row, which they can
    name, and give them as the first seat's.
    """
    features: list[float] = evaluator.features(state, seat)
    if len(features) == n:
        return features
    sign = 1.0 if seat == 0 else -1.0
    out = [0.0] * n
    first = len(features) * evaluator.row(state, seat)
    out[first : first + len(features)] = [sign * feature for feature in features]
    return out


def check_features(weights: Sequence[float], features: Sequence[float], value: float) -> None:
    """Check that the weighted features give the evaluator's value. Raises: ValueError."""
    total = sum(map(mul, weights, features))
    if abs(1 / (1 + exp(-total)) - value) > TOLERANCE:
        raise ValueError(f"the evaluator gives {value:.4f}, its features {1 / (1 + exp(-total)):.4f}")


def logistic_problem(games: Sequence[Sequence[EvaluationSample]]) -> LogisticRegression:
    """All samples as one regression problem, with equal weight per game."""
    every = [sample for samples in games for sample in samples]
    return LogisticRegression(
        np.array([sample.features for sample in every], dtype=float),
        np.array([sample.result for sample in every], dtype=float),
        equal_weight_per_game(games),
    )


def equal_weight_per_game(games: Sequence[Sequence[object]]) -> Numbers:
    """The weight of each sample, such that every game has the same total."""
    return np.concatenate([np.full(len(samples), 1 / len(samples)) for samples in games if samples])
