"""What a weaker player does not see clearly: positions misjudged, each always the same way."""

from __future__ import annotations

from regalia.core.rng import Rng

WORST, BEST = 0.001, 0.999  # that a game which still runs is thought to be worth
UNIT = 1.0 / 9007199254740992.0  # 2 to the power of -53


class Fog:
    """Moves a value by up to `amount`, by the key of its position and a seed; with 0 the air is clear."""

    def __init__(self, amount: float, seed: int) -> None:
        self.amount = amount
        self.rng = Rng(seed)
        self.seed = self.rng.state

    def through(self, value: float, key: int) -> float:
        """A value as it looks through the fog: never so good as a win, nor so bad as a loss."""
        if self.amount == 0.0:
            return value
        self.rng.state = key ^ self.seed
        value += self.amount * (2.0 * ((self.rng.c_bits() >> 11) * UNIT) - 1.0)
        return min(max(value, WORST), BEST)
