"""What the page shows while the computer's move waits for a worker, or cannot be stored."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.person import PHONE, NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.long_runs import LANGUAGES
from tests.support.server_process import Process, full_disk, workers_of

LEVEL_8 = {
    "game": "king-and-assassins",
    "opponent": {"type": "computer", "level": 8},
    "seat": "king",
}


def begin(person: Person, address: str) -> str:
    """Creates a match against level 8, which is to act. Returns its address."""
    answer = person.context.request.post("/api/matches", data=LEVEL_8, headers={"origin": address})
    return f"/match/{answer.json()['match']}"


@contextmanager
def stopped_workers(person: Person, server: Process) -> Iterator[None]:
    """Suspends the workers, as if the machine were overloaded."""
    page = person.open(begin(person, server.address))
    expect(page.get_by_text(tr("turn-yours"), exact=True).first).to_be_visible()
    page.close()
    workers = workers_of(server)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


def banner(page: Page) -> Locator:
    """The line that says whose turn it is."""
    return page.locator("p.banner")


def is_my_turn(page: Page) -> None:
    expect(page.get_by_text(tr("turn-yours"), exact=True).first).to_be_visible()


def test_a_computer_that_waits_shows_its_position_in_the_queue(
    new_person: NewPerson, server: Process
) -> None:
    person = new_person(server.address)
    with stopped_workers(person, server):
        begin(person, server.address)
        page = person.open(begin(person, server.address))
        expect(banner(page)).to_have_text(tr("turn-queued", position=1))
        expect(page.get_by_text(tr("table-queued", position=1), exact=True)).to_be_visible()
    is_my_turn(page)
    expect(banner(page)).not_to_have_text(tr("turn-queued", position=1))


def test_a_move_that_cannot_be_stored_is_shown_as_trouble_until_it_is_stored(
    new_person: NewPerson, server: Process
) -> None:
    person = new_person(server.address)
    with stopped_workers(person, server):
        page = person.open(begin(person, server.address))
        expect(banner(page)).to_have_text(tr("turn-thinking"))
        with full_disk(server):
            for worker in workers_of(server):
                os.kill(worker, signal.SIGCONT)
            expect(banner(page)).to_have_text(tr("turn-trouble"))
    is_my_turn(page)
    expect(banner(page)).not_to_have_text(tr("turn-trouble"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_whole_position_in_every_language(
    new_person: NewPerson, server: Process, language: str
) -> None:
    person, reader = new_person(server.address), new_person(server.address, language=language, size=PHONE)
    with stopped_workers(person, server):
        begin(reader, server.address)
        page = reader.open(begin(reader, server.address))
        label = page.get_by_text(tr("table-queued", language, position=1), exact=True)
        expect(label).to_be_visible()
        fits = label.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
        assert fits
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
