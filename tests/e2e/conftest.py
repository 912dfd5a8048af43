"""Fixtures of browser tests: Chromium, servers with the built front end, and people whose pages must not fail."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser.person import NewPerson, Person
from tests.support.browser.shared import Shared
from tests.support.server_process import Process, serving

FOLDER = Path(__file__).parent
OWN_SERVERS = {"server", "server_with_archive", "server_with_long_match"}  # fixtures that start a server
SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the shared browser and server after the last browser test of this process.

    Playwright runs an event loop while it is open, and other tests start their own.
    """
    yield
    if nextitem is None or FOLDER not in nextitem.path.parents:
        SHARED.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write the names of tests that were run again to the file that `tools.dev.checks` asks for."""
    reports = terminalreporter.getreports("rerun")
    if where := os.environ.get("REGALIA_RERUNS"):
        Path(where).write_text("\n".join(report.nodeid for report in reports), encoding="utf-8")


@pytest.fixture(scope="module")
def browser() -> Browser:
    """The browser of this process; each person has a separate context in it."""
    return SHARED.browser()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server that a test may stop or kill."""
    with serving(tmp_path) as process:
        yield process


@pytest.fixture(scope="module")
def shared_server() -> Process:
    """The server that all browser tests of this process share.

    A module whose tests depend on what lists show overrides it with `module_server`.
    """
    return SHARED.server()


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for the tests of one module."""
    with serving(tmp_path_factory.mktemp("module")) as process:
        yield process


@pytest.fixture
def new_person(
    browser: Browser, shared_server: Process, request: pytest.FixtureRequest
) -> Iterator[NewPerson]:
    """Creates people with a browser context each; fails the test if a page of theirs reports an error.

    Contexts close before a server of the test stops: a page would report every failed request.
    """
    for name in OWN_SERVERS & set(request.fixturenames):
        request.getfixturevalue(name)
    people: list[Person] = []

    def create(address: str = "", **how: object) -> Person:
        people.append(Person(browser, address or shared_server.address, **how))  # type: ignore[arg-type]
        return people[-1]

    yield create
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
