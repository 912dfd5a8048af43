"""One server for all tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clients import EVERYBODY, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "regalia.sqlite3") as where:
        yield where


@pytest.fixture(autouse=True)
def go_home() -> Iterator[None]:
    """Close what a test has opened."""
    yield
    while EVERYBODY:
        EVERYBODY.pop().close()
