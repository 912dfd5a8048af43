"""Two at one screen: between their turns a curtain, behind which there is nothing to see."""

from playwright.sync_api import expect

from tests.support.browser.king_and_assassins import ASSASSIN, OWN_ASSASSIN, KingAndAssassinsPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import share
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

SHOW = tr("table-curtain-show")


def draw_curtain(table: MatchPage, seat: str) -> None:
    """See that the curtain is for a seat and hides everything, then draw it."""
    curtain = table.page.get_by_role("dialog")
    expect(curtain.get_by_role("heading")).to_have_text(tr("curtain-seat", seat=seat))
    assert table.page.get_by_role("grid").count() == 0  # at once: what is seen for a moment is seen
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
    table.page.go_forward()
    draw_curtain(table, "king")
