"""Creates and joins matches of every kind, mostly by the pages of the browser."""

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
    """Creates a match against the weakest computer, without the pages for it. Returns its page."""
    request = person.context.request
    request.post("/api/guest")
    body = {"game": game, "opponent": {"type": "computer", "level": 1}, "seat": seat}
    answer = request.post("/api/matches", data=body)
    assert answer.ok, answer.text()
    return person.open(f"/match/{answer.json()['match']}")


def from_home_page(person: Person, game: str, seat: str) -> Page:
    """Creates a match against the weakest computer from the home page. Returns its page."""
    page = person.open()
    card = page.locator("article", has=page.locator(f"a[href='/help/{game}']"))
    card.locator("select").first.select_option("1")
    card.locator("select").last.select_option(seat)
    card.locator("button.main").click()
    page.wait_for_url("**/match/*")
    return page


def fill_in(person: Person, game: str, opponent: str, *choices: str) -> Page:
    """Fills in the form for a new match; `choices` are the labels of radio buttons and switches to select."""
    page = person.open(f"/new/{game}?with={opponent}")
    for name in choices:
        page.locator("form label").get_by_text(name, exact=True).click()
    return page


def create_invitation(person: Person, game: str, *choices: str, seat: str) -> tuple[Page, str]:
    """Creates a private match. Returns the page that waits for the opponent, and the invitation link."""
    page = fill_in(person, game, "invite", SIDES[seat], *choices)
    page.get_by_role("button", name=tr("new-begin")).click()
    link = page.get_by_role("textbox").input_value()
    return page, link


def join(person: Person, link: str) -> Page:
    """Opens an invitation link and joins the match. Returns the match page."""
    page = person.open(link)
    page.get_by_role("button", name=tr("lobby-join")).click()
    page.wait_for_url("**/match/*")
    return page


def share(person: Person, game: str) -> Page:
    """Creates a hot-seat match."""
    page = person.open(f"/new/{game}?with=hotseat")
    page.get_by_role("button", name=tr("new-begin")).click()
    page.wait_for_url("**/match/*")
    return page
