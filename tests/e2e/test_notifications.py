"""Notifications: an opponent has joined, and the server has a newer version of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.web import app, security
from tests.support.browser.api_matches import (
    KING_AND_ASSASSINS,
    KING_OF_THE_HILL,
    create_match,
    post,
    two_players,
)
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr
from tests.support.clients import running

HIDDEN = """Object.defineProperty(document, "visibilityState", { get: () => "hidden" });"""


def test_who_waits_in_the_lobby_is_taken_to_the_game_when_somebody_joins(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page, theirs = host.open(), friend.open()
    match = create_match(page, {"type": "open"}, seat="king")["match"]
    page.goto("/lobby")
    expect(page.get_by_role("main").get_by_role("link", name=tr("lobby-mine"))).to_be_visible()
    post(theirs, f"/api/matches/{match}/join", {})
    page.wait_for_url(f"**/match/{match}")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_visitor_who_has_just_come_is_told_too(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page = host.open(f"/new/{KING_AND_ASSASSINS}?with=open")
    page.get_by_role("button", name=tr("new-begin")).click()
    page.wait_for_url("**/match/*")
    match = page.url.rpartition("/")[2]
    page.get_by_role("link", name=tr("nav-lobby"), exact=True).click()
    expect(page.get_by_role("main").get_by_role("link", name=tr("lobby-mine"))).to_be_visible()
    post(friend.open(), f"/api/matches/{match}/join", {})
    page.wait_for_url(f"**/match/{match}")


def test_an_open_game_opens_on_any_page_when_somebody_joins(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page, theirs = host.open(), friend.open()
    match = create_match(page, {"type": "open"}, game=KING_OF_THE_HILL)["match"]
    page.goto("/help")
    expect(page.get_by_role("heading").first).to_be_visible()
    post(theirs, f"/api/matches/{match}/join", {})
    page.wait_for_url(f"**/match/{match}")


def test_who_plays_another_game_is_told_with_a_link_and_in_the_title(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page, theirs = host.open(), friend.open()
    match = create_match(page, {"type": "open"}, game=KING_OF_THE_HILL)["match"]
    other = create_match(page, {"type": "computer", "level": 1}, seat="assassins")["match"]
    page.goto(f"/match/{other}")
    expect(page.get_by_role("grid")).to_be_visible()
    post(theirs, f"/api/matches/{match}/join", {})
    toast = page.locator(".toast", has=page.get_by_role("link", name=tr("turns-open")))
    expect(toast).to_be_visible()
    expect(page).to_have_title(
        re.compile(f"● ({re.escape(tr('turns-begun'))}|{re.escape(tr('turn-yours'))})")
    )
    toast.get_by_role("link").click()
    page.wait_for_url(f"**/match/{match}")
    expect(toast).to_have_count(0)


def test_who_looks_at_another_tab_finds_the_notice_and_the_title(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    host.context.add_init_script(HIDDEN)
    page, theirs = host.open(), friend.open()
    match = create_match(page, {"type": "open"}, game=KING_OF_THE_HILL)["match"]
    page.goto("/help")
    expect(page.get_by_role("heading").first).to_be_visible()
    post(theirs, f"/api/matches/{match}/join", {})
    expect(page.get_by_role("link", name=tr("turns-open"))).to_be_visible()
    expect(page).to_have_title(re.compile("^●"))
    assert page.url.endswith("/help")


def test_the_badge_says_what_it_counts(new_person: NewPerson) -> None:
    _, assassins = two_players(new_person, seat="king")
    assassins.page.goto("/help")
    badge = assassins.page.locator("header .waiting")
    expect(badge).to_have_accessible_name(f"1 {tr('turn-yours')}")  # the name is what is visible
    expect(badge).to_have_accessible_description(tr("turns-count", count=1))


@pytest.fixture
def upgradable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, list[security.SecurityHeaders]]]:
    """A server whose build can be changed while it runs: its address, and the middleware that sends its build id."""
    doors: list[security.SecurityHeaders] = []

    def kept(*given: Any) -> security.SecurityHeaders:
        doors.append(security.SecurityHeaders(*given))
        return doors[-1]

    monkeypatch.setattr(app, "SecurityHeaders", kept)
    with running(tmp_path / "regalia.sqlite3") as address:
        yield address, doors


def test_a_page_that_is_older_than_the_server_offers_to_reload(
    upgradable: tuple[str, list[security.SecurityHeaders]], new_person: NewPerson
) -> None:
    address, (door,) = upgradable
    page = new_person(address).open()
    expect(page.locator("article")).to_have_count(2)
    reload = page.get_by_role("button", name=tr("net-reload"))
    page.goto(f"/new/{KING_AND_ASSASSINS}")
    expect(page.get_by_role("button", name=tr("new-begin"))).to_be_visible()
    expect(reload).to_have_count(0)

    served = door.headers[security.BUILD_HEADER]
    door.headers[security.BUILD_HEADER] = "/assets/index-of-tomorrow.js"
    page.get_by_role("link", name=tr("nav-leaderboard")).click()
    expect(page.get_by_text(tr("net-update"))).to_be_visible()
    door.headers[security.BUILD_HEADER] = served
    with page.expect_navigation():
        reload.click()
    expect(reload).to_have_count(0)
