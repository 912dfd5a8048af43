"""The two regressions of tools.fit, with bounds for known signs and a pull to the weights of today."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

Numbers = NDArray[np.float64]
Bounds = Sequence[tuple[float | None, float | None]]
TINY = 1e-12


class Choices:
    """Games between picks, one of them true: a multinomial logit, of which the logistic is the case of two.

    `clues[n, pick]` are the clues to one pick in sample n, `base[n, pick]` the logarithm of how likely it is
    without them (minus infinity where it cannot be), `truth[n]` the pick that it was.
    """

    def __init__(self, clues: Numbers, base: Numbers, truth: NDArray[np.int64], share: Numbers) -> None:
        self.clues, self.base, self.truth, self.share = clues, base, truth, share / share.sum()
        self.rows = np.arange(len(truth))

    def chances(self, weights: Numbers) -> Numbers:
        """How likely each pick is, by sample."""
        scores = self.clues @ weights + self.base
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely: Numbers = raised / raised.sum(axis=1, keepdims=True)
        return likely

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """What the truth costs, minus its logarithm on average, and the slope of that."""
        likely = self.chances(weights)
        true = likely[self.rows, self.truth]
        expected = np.einsum("np,npf->nf", likely, self.clues)
        slope = self.share @ (expected - self.clues[self.rows, self.truth])
        return float(-self.share @ np.log(true + TINY)), slope

    def spread(self) -> Numbers:
        """How much each clue varies between the picks of a sample."""
        varies: Numbers = np.sqrt(self.share @ self.clues.var(axis=1))
        return varies

    def outcomes(self, weights: Numbers) -> tuple[Numbers, Numbers]:
        """For every pick of every sample, how likely it was said to be and whether it was the one."""
        came = np.zeros_like(self.base)
        came[self.rows, self.truth] = 1
        return self.chances(weights).ravel(), came.ravel()


class Results:
    """Positions and what came of them: a logistic regression, the result being anything from 0 to 1."""

    def __init__(self, features: Numbers, result: Numbers, share: Numbers) -> None:
        self.features, self.result, self.share = features, result, share / share.sum()

    def chances(self, weights: Numbers) -> Numbers:
        """What each position is worth."""
        worth: Numbers = 1 / (1 + np.exp(-np.clip(self.features @ weights, -30, 30)))
        return worth

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """What the results cost, and the slope of that."""
        worth = self.chances(weights)
        cost = self.result * np.log(worth + TINY) + (1 - self.result) * np.log(1 - worth + TINY)
        return float(-self.share @ cost), self.features.T @ (self.share * (worth - self.result))

    def spread(self) -> Numbers:
        """How much each feature varies."""
        varies: Numbers = self.features.std(axis=0)
        return varies

    def outcomes(self, weights: Numbers) -> tuple[Numbers, Numbers]:
        """For every position, what it was said to be worth and what it brought."""
        return self.chances(weights), self.result


def fit(
    loss: Callable[[Numbers], tuple[float, Numbers]],
    start: Sequence[float],
    bounds: Bounds,
    *,
    scale: Numbers,
    pull: float,
) -> list[float]:
    """The weights with the least loss within bounds, drawn towards where they start.

    `scale` is how much each feature varies, so that the pull is as strong on all: a feature that never
    varies stays where it is.
    """
    first = np.asarray(start, dtype=float)
    strength = pull * np.maximum(scale, 1e-3) ** 2

    def objective(weights: Numbers) -> tuple[float, Numbers]:
        value, slope = loss(weights)
        away = weights - first
        return value + float(strength @ away**2), slope + 2 * strength * away

    inside = [np.clip(x, *limits(bound)) for x, bound in zip(first, bounds, strict=True)]
    found: Any = minimize(objective, inside, jac=True, method="L-BFGS-B", bounds=list(bounds))
    return [float(weight) for weight in found.x]


def limits(bound: tuple[float | None, float | None]) -> tuple[float, float]:
    """A bound as two numbers."""
    least, most = bound
    return -np.inf if least is None else least, np.inf if most is None else most
