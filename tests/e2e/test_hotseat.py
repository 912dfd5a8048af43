"""Two players at one screen: between their turns a curtain, and no secrets in the page."""

from playwright.sync_api import expect

from tests.support.browser.king_and_assassins import ASSASSIN, OWN_ASSASSIN, KingAndAssassinsPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import share
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

SHOW = tr("table-curtain-show")


def draw_curtain(table: MatchPage, seat: str) -> None:
    """Checks that the curtain names a seat and hides everything, then opens it."""
    curtain = table.page.get_by_role("dialog")
    expect(curtain.get_by_role("heading")).to_have_text(tr("curtain-seat", seat=seat))
    assert (
        table.page.get_by_role("grid").count() == 0
    )  # checked at once: the board must not be visible even briefly
    assert table.side.count() == 0
    expect(curtain.get_by_role("button", name=SHOW)).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.board).to_be_visible()


def test_a_curtain_falls_between_the_turns_of_two_at_one_screen(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, share(person, "king-and-assassins"))
    draw_curtain(table, "assassins")
    assert table.wait()
    picked = table.pick()
    draw_curtain(table, "king")
    assert table.wait()
    assert not any(ASSASSIN.search(label) for label in table.labels())
    assert len(picked) == 3
    table.step()
    table.end_turn()
    draw_curtain(table, "assassins")
    assert table.wait()
    assert sum(OWN_ASSASSIN in label for label in table.labels()) == 3


def test_the_curtain_is_closed_again_when_the_page_is_loaded_again(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, share(person, "king-and-assassins"))
    draw_curtain(table, "assassins")
    table.pick()
    table.page.reload()
    draw_curtain(table, "king")
    table.page.go_back()
    expect(table.side).to_have_count(0)  # another page is shown
    table.page.go_forward()
    draw_curtain(table, "king")


def test_a_page_that_the_browser_keeps_in_memory_is_covered_when_it_is_left(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, share(person, "king-and-assassins"))
    draw_curtain(table, "assassins")
    table.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    table.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    draw_curtain(table, "assassins")
