"""Strategies for fuzzing: arbitrary JSON values, and texts that are almost valid."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from regalia.core.errors import RegaliaError
from tests.games.king_and_assassins.oracle import CARDS, CITIZEN_IDS
from tests.games.king_and_assassins.random_walks import SPACES, UNCOMPILED

T = TypeVar("T")
E = TypeVar("E", bound=RegaliaError)

# Deterministic examples, so that failures are reproducible on every machine; no database files.
FUZZ = settings(max_examples=60 if UNCOMPILED else 400, deadline=None, derandomize=True, database=None)

WORDS = st.sampled_from(
    [*SPACES[:12], *CITIZEN_IDS, *sorted(set(CARDS)), "A", "B", "king", "assassins", "card", "over", "hidden",
     "revealed", "captured", "eliminated", "", "a0", "k1", "a11"],
)  # fmt: skip
NUMBERS = st.one_of(
    st.integers(-2, 17), st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**40, 1.0, 0.5, float("inf")])
)
PLAIN = st.one_of(st.none(), st.booleans(), NUMBERS, WORDS, st.text(max_size=8))
JUNK = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(WORDS, st.text(max_size=4)), inner, max_size=4)
    ),
    max_leaves=8,
)


def tried(act: Callable[[], T], refusal: type[E]) -> T | E:
    """The value of a call, or its error of the expected class, which must have a message; other errors propagate."""
    try:
        return act()
    except refusal as error:
        if str(error).startswith("error-"):
            raise AssertionError(f"{error} has no words") from error
        return error
