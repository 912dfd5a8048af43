"""Evaluation noise, which weakens a level: the value of a position has an error, always the same for that position."""

from __future__ import annotations

from regalia.core.rng import Rng

LOWEST, HIGHEST = 0.001, 0.999  # values of an unfinished game: worse than a win, better than a loss
UNIT = 1.0 / 9007199254740992.0  # 2 to the power of -53


class EvalNoise:
    """Adds noise of up to ±`amount` to a value, derived from the position's key and a seed; 0 adds none."""

    def __init__(self, amount: float, seed: int) -> None:
        self.amount = amount
        self.rng = Rng(seed)
        self.seed = self.rng.state

    def perturb(self, value: float, key: int) -> float:
        """The value of the position with this key, with noise."""
        if self.amount == 0.0:
            return value
        self.rng.state = key ^ self.seed
        value += self.amount * (2.0 * ((self.rng.c_bits() >> 11) * UNIT) - 1.0)
        return min(max(value, LOWEST), HIGHEST)
