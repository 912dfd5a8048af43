"""Hash keys: the same numbers compiled and uncompiled, and few collisions."""

from regalia.core import hashing


def test_words_are_mixed_modulo_two_to_the_64() -> None:
    assert hashing.scramble(1) == 0x9E3779B97F4A7C15
    assert hashing.mix(2**64 - 1, 2**63) == (0x7FFFFFFFFFFFFFFF * 0x9E3779B97F4A7C15) % 2**64
    assert hashing.fold(1 << 40) == (1 << 40) | (1 << 11)


def test_the_order_of_words_matters_and_small_words_do_not_collide() -> None:
    keys = {hashing.fold(hashing.mix(hashing.mix(0, one), other)) for one in range(60) for other in range(60)}
    assert len(keys) == 3600
    assert len({key & 0xFFFF for key in keys}) > 3000  # as a table of 65,536 places uses them
