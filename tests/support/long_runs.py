"""Parameters of tests that repeat much of what others test, and so run only in `run.py soak`."""

from __future__ import annotations

import pytest


def in_long_runs(*values: object) -> list[object]:
    """Marks the values of a parameter as `soak`."""
    return [pytest.param(value, marks=pytest.mark.soak) for value in values]


# For texts that must fit: the languages with the longest words in every run.
LANGUAGES: list[object] = ["de", "ru", *in_long_runs("en", "fr")]
