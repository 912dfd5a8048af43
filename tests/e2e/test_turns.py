"""A correspondence game: every page shows that it is one's turn, without repeated notifications."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.new_match import create_invitation, join
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import tr

YOURS = re.compile(f"^● {tr('turn-yours')}")
# Counts how often the page has requested permission for notifications.
COUNT = """
  window.asked = 0;
  Notification.requestPermission = async () => { window.asked += 1; return "denied"; };
"""


def test_my_games_and_the_title_say_by_themselves_that_it_is_ones_turn(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    host.context.add_init_script(COUNT)
    page, link = create_invitation(host, "king-and-assassins", tr("clock-kind-correspondence"), seat="king")
    theirs = KingAndAssassinsPage(guest, join(guest, link))
    expect(KingAndAssassinsPage(host, page).board).to_be_visible()
    page.get_by_role("link", name=tr("nav-my-games")).click()
    expect(page.get_by_role("heading", name=tr("mine-others"))).to_be_visible()
    expect(page).not_to_have_title(YOURS)
    theirs.pick()
    theirs.until(
        lambda: any(message["type"] == "mine" for message in host.heard)
    )  # not the look of every 30 s
    expect(page.get_by_role("heading", name=tr("mine-turn"))).to_be_visible()
    expect(page).to_have_title(YOURS)
    assert page.evaluate("asked") == 0
    page.get_by_role("button", name=tr("settings-notify")).click()
    page.wait_for_function("asked === 1")


def test_a_turn_change_on_the_match_page_makes_neither_browser_fetch_its_matches(
    new_person: NewPerson,
) -> None:
    host, guest = new_person(), new_person()
    page, link = create_invitation(host, "king-and-assassins", tr("clock-kind-correspondence"), seat="king")
    theirs = KingAndAssassinsPage(guest, join(guest, link))
    expect(KingAndAssassinsPage(host, page).board).to_be_visible()
    theirs.until(lambda: bool(fetches(page) and fetches(theirs.page)))  # once, when the page was opened
    before = fetches(page), fetches(theirs.page)
    theirs.pick()
    theirs.until(lambda: all(told_own_turn(person) for person in (host, guest)))
    expect(page).to_have_title(YOURS)
    assert (fetches(page), fetches(theirs.page)) == before


def fetches(page: Page) -> int:
    """The number of requests of a page for the list of own matches."""
    entries = "performance.getEntriesByType('resource')"
    count: int = page.evaluate(f"{entries}.filter(({{ name }}) => name.includes('/api/my/matches')).length")
    return count


def told_own_turn(person: Person) -> bool:
    """Whether a browser has received the changed line of a match in which the king is to act."""
    return any(message["type"] == "mine" and message["listed"]["actor"] == "king" for message in person.heard)
