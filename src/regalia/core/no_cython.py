"""Stands in for the `cython` module where the package runs uncompiled and Cython is missing."""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
nogil = nullcontext()


def cast(kind: type[T], value: object) -> T:
    """Check at run time what compiled code takes on trust."""
    assert isinstance(value, kind)
    return value
