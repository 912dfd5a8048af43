"""Beginning matches in a browser, of every kind."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.person import Person
from tests.support.browser.texts import tr

NEWCOMER = tr("level-of", level=1, name=tr("level-name-1"))
SIDES = {
    "king": tr("side-king"),
    "assassins": tr("side-assassins"),
    "blue": tr("side-blue"),
    "red": tr("side-red"),
}


def against_computer(person: Person, game: str, seat: str) -> Page:
    """Begin a game from the home page, as most people will."""
    page = person.open()
    card = page.locator("article", has=page.locator(f"a[href='/help/{game}']"))
    card.locator("select").first.select_option("1")
    card.locator("select").last.select_option(seat)
    card.locator("button.main").click()
    page.wait_for_url("**/match/*")
    return page


def fill_in(person: Person, game: str, opponent: str, *choices: str) -> Page:
    """Fill in what a match is to be: each choice is one of several, or a switch."""
    page = person.open(f"/new/{game}?with={opponent}")
    for name in choices:
        page.locator("form label").get_by_text(name, exact=True).click()
    return page


def found(person: Person, game: str, *choices: str, seat: str) -> tuple[Page, str]:
    """Found a match for a friend; the page that waits for them, and the link to send."""
    page = fill_in(person, game, "invite", SIDES[seat], *choices)
    page.get_by_role("button", name=tr("new-begin")).click()
    link = page.get_by_role("textbox").input_value()
    return page, link


def join(person: Person, link: str) -> Page:
    """Follow a friend's link and sit down."""
    page = person.open(link)
    page.get_by_role("button", name=tr("lobby-join")).click()
    page.wait_for_url("**/match/*")
    return page


def share(person: Person, game: str) -> Page:
    """Begin a game for two at one screen."""
    page = person.open(f"/new/{game}?with=hotseat")
    page.get_by_role("button", name=tr("new-begin")).click()
    page.wait_for_url("**/match/*")
    return page
