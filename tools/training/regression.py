"""Logistic and multinomial regression with bounds and a penalty towards the current weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

Numbers = NDArray[np.float64]
Bounds = Sequence[tuple[float | None, float | None]]
EPSILON = 1e-12


class MultinomialLogit:
    """A multinomial logit over picks, one of which is true.

    `clues[n, pick]` are the clues of one pick in sample n, `base[n, pick]` its log prior without them (very
    low if it is impossible), `truth[n]` the true pick, `share[n]` the weight of the sample.
    """

    def __init__(self, clues: Numbers, base: Numbers, truth: NDArray[np.int64], share: Numbers) -> None:
        self.clues, self.base, self.truth, self.share = clues, base, truth, share / share.sum()
        self.rows = np.arange(len(truth))

    def probabilities(self, weights: Numbers) -> Numbers:
        """The probability of each pick, by sample."""
        scores = self.clues @ weights + self.base
        exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely: Numbers = exponentials / exponentials.sum(axis=1, keepdims=True)
        return likely

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """The mean negative log likelihood of the true picks, and its gradient."""
        likely = self.probabilities(weights)
        true = likely[self.rows, self.truth]
        expected = np.einsum("np,npf->nf", likely, self.clues)
        gradient = self.share @ (expected - self.clues[self.rows, self.truth])
        return float(-self.share @ np.log(true + EPSILON)), gradient

    def feature_scale(self) -> Numbers:
        """The standard deviation of each clue between the picks of a sample."""
        varies: Numbers = np.sqrt(self.share @ self.clues.var(axis=1))
        return varies

    def predictions(self, weights: Numbers) -> tuple[Numbers, Numbers]:
        """For every pick of every sample: the predicted probability, and 1 for the true pick."""
        observed = np.zeros_like(self.base)
        observed[self.rows, self.truth] = 1
        return self.probabilities(weights).ravel(), observed.ravel()


class LogisticRegression:
    """A logistic regression of results from 0 to 1 on features of positions."""

    def __init__(self, features: Numbers, result: Numbers, share: Numbers) -> None:
        self.features, self.result, self.share = features, result, share / share.sum()

    def probabilities(self, weights: Numbers) -> Numbers:
        """The predicted result of each position."""
        worth: Numbers = 1 / (1 + np.exp(-np.clip(self.features @ weights, -30, 30)))
        return worth

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """The log loss, and its gradient."""
        worth = self.probabilities(weights)
        cost = self.result * np.log(worth + EPSILON) + (1 - self.result) * np.log(1 - worth + EPSILON)
        return float(-self.share @ cost), self.features.T @ (self.share * (worth - self.result))

    def feature_scale(self) -> Numbers:
        """The standard deviation of each feature."""
        varies: Numbers = self.features.std(axis=0)
        return varies

    def predictions(self, weights: Numbers) -> tuple[Numbers, Numbers]:
        """For every position: the predicted and the actual result."""
        return self.probabilities(weights), self.result


def fit(
    loss: Callable[[Numbers], tuple[float, Numbers]],
    start: Sequence[float],
    bounds: Bounds,
    *,
    scale: Numbers,
    pull: float,
) -> list[float]:
    """The weights with minimal loss plus a quadratic penalty towards `start`, within bounds.

    `scale` is the standard deviation of each feature; it makes the penalty equally strong for all. A feature
    that never varies keeps its weight.
    """
    first = np.asarray(start, dtype=float)
    strength = pull * np.maximum(scale, 1e-3) ** 2

    def objective(weights: Numbers) -> tuple[float, Numbers]:
        value, gradient = loss(weights)
        distance = weights - first
        return value + float(strength @ distance**2), gradient + 2 * strength * distance

    inside = [np.clip(x, *as_limits(bound)) for x, bound in zip(first, bounds, strict=True)]
    found: Any = minimize(objective, inside, jac=True, method="L-BFGS-B", bounds=list(bounds))
    return [float(weight) for weight in found.x]


def as_limits(bound: tuple[float | None, float | None]) -> tuple[float, float]:
    """A bound as two numbers, infinite where it is open."""
    least, most = bound
    return -np.inf if least is None else least, np.inf if most is None else most
