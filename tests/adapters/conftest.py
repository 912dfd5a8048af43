"""Fixtures: every store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.stores import STORES, Store


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    with STORES[request.param](tmp_path) as store:
        yield store
