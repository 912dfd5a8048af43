"""Replaces the `cython` module if the package runs uncompiled and Cython is not installed."""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
nogil = nullcontext()


def cast(kind: type[T], value: object) -> T:
    """Checks a type at run time, which compiled code does not."""
    assert isinstance(value, kind)
    return value
