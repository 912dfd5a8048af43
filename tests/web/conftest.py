"""One server for all tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.clients import EVERYBODY, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "regalia.sqlite3") as where:
        yield where


@pytest.fixture(autouse=True)
def go_home() -> Iterator[None]:
    """Closes the clients of a test."""
    yield
    while EVERYBODY:
        EVERYBODY.pop().close()
