"""The random number generator: SplitMix64, with the same stream compiled and uncompiled."""

from __future__ import annotations

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Rng:
    """SplitMix64. Setting `state` back repeats the stream from there.

    The masks change nothing in C, where 64-bit arithmetic wraps around; uncompiled they give the same stream.
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def c_bits(self) -> int:
        """64 random bits."""
        self.state = (self.state + GAMMA) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK64
        z = ((z ^ (z >> 27)) * MIX_B) & MASK64
        return z ^ (z >> 31)

    def c_below(self, n: int) -> int:
        """A number in 0 .. n-1; n is not checked."""
        return ((self.c_bits() >> 32) * n) >> 32

    # Checked methods for Python.

    def below(self, n: int) -> int:
        """A number in 0 .. n-1. Raises: ValueError if n is not in 1 .. 2**31-1."""
        if not 0 < n <= 0x7FFFFFFF:
            raise ValueError(f"no random number below {n}")
        return self.c_below(n)
