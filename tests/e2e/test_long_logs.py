"""Long logs in the browser: the newest lines are shown at once, older ones on request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.api_matches import create_match, post
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr
from tests.support.long_logs import long_scripted_match, store
from tests.support.server_process import Process, serving

ENTRIES = 1500


@pytest.fixture(scope="module")
def server_with_long_match(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose database has a match with a long log."""
    folder: Path = tmp_path_factory.mktemp("long")
    store(folder / "regalia.sqlite3", long_scripted_match(ENTRIES).match)
    with serving(folder) as process:
        yield process


def log_of(page: Page) -> Locator:
    """The rows of the log, once they are there."""
    rows = page.get_by_role("region", name=tr("log-title"), exact=True).get_by_role("listitem")
    expect(rows.first).to_be_attached()
    return rows


def earlier(page: Page) -> Locator:
    """The button that shows older rows."""
    return page.get_by_role("button", name=tr("table-log-earlier"))


def test_older_lines_are_shown_by_the_wheel_and_by_the_button(
    new_person: NewPerson, server_with_long_match: Process
) -> None:
    page = new_person(server_with_long_match.address).open("/match/match")
    rows = log_of(page)
    newest, last = rows.count(), rows.last.inner_text()
    assert newest < 300
    rows.last.hover()
    page.mouse.wheel(0, -1_000_000)  # the top of the log loads older rows, so the button need not be clicked
    expect(rows.nth(newest)).to_be_attached()
    more = rows.count()
    earlier(page).focus()
    page.keyboard.press("Enter")
    expect(rows.nth(more)).to_be_attached()
    assert rows.last.inner_text() == last


def test_one_can_look_back_to_the_first_position_and_step_on(
    new_person: NewPerson, server_with_long_match: Process
) -> None:
    page = new_person(server_with_long_match.address).open("/match/match")
    log_of(page)
    page.get_by_role("button", name=tr("log-first"), exact=True).click()
    expect(page.get_by_text(tr("log-looking-back"))).to_be_visible()
    expect(earlier(page)).to_have_count(0)
    here = page.locator("li.here")
    first = int(here.get_attribute("data-entry") or 0)
    assert first <= 3
    page.get_by_role("button", name=tr("log-next"), exact=True).click()
    expect(page.locator(f"li.here[data-entry='{first + 1}']")).to_be_attached()


def test_a_private_game_is_not_among_those_to_watch_and_a_spectator_has_no_chat(
    new_person: NewPerson,
) -> None:
    host, friend, stranger = new_person(), new_person(), new_person()
    page, theirs = host.open(), friend.open()
    private = create_match(page, {"type": "invite"}, seat="king")
    post(theirs, f"/api/matches/{private['match']}/join", {"invite": private["invite"]})
    public = create_match(page, {"type": "open"}, seat="king")["match"]
    post(theirs, f"/api/matches/{public}/join", {})
    live = stranger.open("/live")
    expect(live.locator(f"main a[href='/match/{public}']")).to_be_visible()
    expect(live.locator(f"main a[href='/match/{private['match']}']")).to_have_count(0)
    live.goto(f"/match/{private['match']}")
    expect(live.get_by_role("tab", name=tr("log-title"))).to_be_visible()
    expect(live.get_by_role("tab", name=tr("chat-title"))).to_have_count(0)
