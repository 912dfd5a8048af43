"""The random numbers: SplitMix64 against its published stream, and the numbers made of it."""

from collections import Counter

import pytest

from regalia.core.rng import Rng

# The stream of the published reference for the seed 1234567.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def bits(state: int) -> int:
    """SplitMix64 again, from its paper, to compare with."""
    z = state & (2**64 - 1)
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & (2**64 - 1)
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & (2**64 - 1)
    return z ^ (z >> 31)


def test_the_formula_gives_the_published_stream() -> None:
    gamma = 0x9E3779B97F4A7C15
    assert [bits(1234567 + k * gamma) for k in range(1, 6)] == REFERENCE


def test_below_uses_the_high_bits_of_the_published_stream() -> None:
    rng = Rng(1234567)
    most = 2**31 - 1
    assert [rng.below(most) for _ in REFERENCE] == [((word >> 32) * most) >> 32 for word in REFERENCE]


def test_the_state_is_all_there_is() -> None:
    rng = Rng(7)
    rng.below(6)
    state = rng.state
    first = [rng.below(1000) for _ in range(20)]
    rng.state = state
    assert [rng.below(1000) for _ in range(20)] == first
    assert [Rng(state).below(1000)] == first[:1]


def test_any_seed_is_taken_modulo_two_to_the_64() -> None:
    for seed in (0, 5, 2**63, 2**64 - 1):
        assert Rng(seed + 2**64).below(10**9) == Rng(seed).below(10**9)
        assert Rng(seed).state == seed
    assert Rng(-1).state == 2**64 - 1


@pytest.mark.parametrize("n", [0, -1, 2**31, 2**40])
def test_no_number_is_below_nothing_or_too_much(n: int) -> None:
    rng = Rng(1)
    with pytest.raises(ValueError, match="no random number below"):
        rng.below(n)
    assert rng.state == 1


def test_every_face_comes_up_about_as_often() -> None:
    rng = Rng(99)
    faces = Counter(rng.below(6) for _ in range(6000))
    assert sorted(faces) == list(range(6))
    assert all(900 < count < 1100 for count in faces.values())
    assert {rng.below(1) for _ in range(10)} == {0}
