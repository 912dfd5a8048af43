"""The one source of luck: a 64-bit generator that gives the same stream compiled or not."""

from __future__ import annotations

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Dice:
    """SplitMix64. `state` is all there is to it: set it back, and the same numbers come again.

    The masks do nothing in C, where 64-bit numbers wrap by themselves; uncompiled they make the
    same stream.
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def bits(self) -> int:
        """64 random bits."""
        self.state = (self.state + GAMMA) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK64
        z = ((z ^ (z >> 27)) * MIX_B) & MASK64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number in 0 .. n-1."""
        return ((self.bits() >> 32) * n) >> 32

    # For people.

    def roll(self, n: int) -> int:
        """A number in 0 .. n-1. Raises: ValueError where there is no such number."""
        if not 0 < n <= 0x7FFFFFFF:
            raise ValueError(f"cannot roll below {n}")
        return self.below(n)
