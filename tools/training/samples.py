"""Training samples of tools.training.fit: positions with results, and the king's clues with the true pick."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import Any, cast

import numpy as np

from regalia.core.record import Record
from regalia.core.state import State
from regalia.games import registry
from regalia.games.king_and_assassins.ai import belief
from regalia.games.king_and_assassins.ai.likelihood import PickLikelihood
from regalia.games.king_and_assassins.ai.pick_prior import MEMBERS
from regalia.games.king_and_assassins.engine.constants import KING_SEAT, PICKS, SEATS
from regalia.games.king_and_assassins.manifest import KingAndAssassinsRules
from regalia.games.king_and_assassins.observation.view import View
from tools.training.regression import LogisticRegression, MultinomialLogit, Numbers
from tools.training.selfplay import turn_starts
from tools.training.weights_file import WeightsFile

KING = SEATS[KING_SEAT]
IMPOSSIBLE = -1e9  # as a logarithm
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


MODULES = {
    "king-and-assassins": "regalia.games.king_and_assassins.ai.weights",
    "king-of-the-hill": "regalia.games.king_of_the_hill.ai.weights",
}
IN_PLAY = ("turn", "action", "bid")  # prompts in play: neither setup nor in the middle of a fight


def place_features(evaluator: Any, state: State, seat: int, n: int) -> list[float]:
    """The features at the indices of their weights, among n.

    A judge of King of the Hill gives them so. One of King & Assassins gives one row, which it can name, and
    all its features are the king's.
    """
    features: list[float] = evaluator.features(state, seat)
    if len(features) == n:
        return features
    sign = 1.0 if seat == KING_SEAT else -1.0
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


@dataclass(frozen=True)
class BeliefSample:
    """The clues of each pick at the start of a king's turn, and the true pick."""

    clues: Numbers  # [pick, clue]
    base: Numbers  # [pick]: log prior without clues
    truth: int


def belief_samples(record: Record) -> list[BeliefSample]:
    """A sample for each start of a king's turn after the first round."""
    found = []
    for game in turn_starts(record):
        view = cast("View", game.view(KING))
        if view.phase == "king" and view.round > 1:  # before that there are no clues
            found.append(belief_sample(view, game.position()["assassins"]))
    return found


def belief_sample(view: View, assassins: Collection[str]) -> BeliefSample:
    """The sample for one view."""
    likelihood = PickLikelihood(
        view, cast("KingAndAssassinsRules", registry.rules(view.game)).boards[view.board]
    )
    by_citizen = np.array(likelihood.citizen_clues)
    clues = by_citizen[np.array(MEMBERS)].sum(axis=1)
    fits = belief.possible(view)
    base = [log(share) if fit else IMPOSSIBLE for share, fit in zip(likelihood.prior, fits, strict=True)]
    return BeliefSample(
        np.hstack([clues, np.array(likelihood.pick_clues).T]),
        np.array(base),
        PICKS.index(belief.bits(assassins)),
    )


def logit_problem(games: Sequence[Sequence[BeliefSample]]) -> MultinomialLogit:
    """All samples as one regression problem, with equal weight per game."""
    every = [sample for samples in games for sample in samples]
    return MultinomialLogit(
        np.array([sample.clues for sample in every]),
        np.array([sample.base for sample in every]),
        np.array([sample.truth for sample in every]),
        equal_weight_per_game(games),
    )


def equal_weight_per_game(games: Sequence[Sequence[object]]) -> Numbers:
    """The weight of each sample, such that every game has the same total."""
    return np.concatenate([np.full(len(samples), 1 / len(samples)) for samples in games if samples])
