"""The real server with the built front end, and people at browsers, whose complaints fail the test."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser.person import Person
from tests.support.server_process import Process
from tools.dev.system import TO_TEST, advice, missing

CHROMIUM = shutil.which("chromium")
# A browser of root's has no sandbox; in a container shared memory is small.
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
Come = Callable[..., Person]
OWN_SERVERS = {"server", "heir", "server_with_long_match"}  # fixtures that start and stop one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; not for the whole run, for while it is open no test can have a loop of its own."""
    if CHROMIUM is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI must test the browser: {advice(missing(TO_TEST))}")
        pytest.skip(advice(missing(TO_TEST)))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of one's own, to be killed."""
    yield from serving(tmp_path)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all tests of a file."""
    yield from serving(tmp_path_factory.mktemp("shared"))


def serving(folder: Path) -> Iterator[Process]:
    """A server on a free port, for a while."""
    process = Process(folder)
    process.start()
    yield process
    if process.process is not None:
        process.end(signal.SIGTERM)


@pytest.fixture
def come(browser: Browser, shared: Process, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody comes with a browser of their own; at the end nothing may have gone wrong in any of them.

    Browsers close before a server of the test's own stops: a page would report every request that it refuses.
    """
    for name in OWN_SERVERS & set(request.fixturenames):
        request.getfixturevalue(name)
    everybody: list[Person] = []

    def one(address: str = "", **how: object) -> Person:
        everybody.append(Person(browser, address or shared.address, **how))  # type: ignore[arg-type]
        return everybody[-1]

    yield one
    for person in everybody:
        person.context.close()
    assert [complaint for person in everybody for complaint in person.complaints] == []
