"""Mixing of words into 64-bit hash keys, for transposition tables. The C types are in hashing.pxd."""

MASK64 = 0xFFFFFFFFFFFFFFFF  # no effect in C, where 64-bit numbers wrap
MULTIPLIER = 0x9E3779B97F4A7C15  # 2⁶⁴ divided by the golden ratio, as in Fibonacci hashing


def scramble(word: int) -> int:
    """A word whose high bits depend on all bits of the given one."""
    return (word * MULTIPLIER) & MASK64


def mix(key: int, word: int) -> int:
    """Mixes a word into a key and returns the new key; the order of the words matters."""
    return scramble((key ^ word) & MASK64)


def fold(key: int) -> int:
    """A key whose low bits depend on its high bits too."""
    return key ^ (key >> 29)
