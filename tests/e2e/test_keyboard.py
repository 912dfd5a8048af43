"""Whole games by keyboard only."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.keyboard import tab_to
from tests.support.browser.king_and_assassins import KingAndAssassinsByKeyboard, KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillByKeyboard
from tests.support.browser.match_page import MOST
from tests.support.browser.new_match import NEWCOMER, against_computer
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import tr


def begin(person: Person, game: str, seat: str) -> Page:
    """Creates a match from the home page by keyboard."""
    page = person.open()
    card = page.get_by_role("article", name=game)
    for box, value in (
        (card.get_by_label(tr("new-level")), NEWCOMER),
        (card.get_by_label(tr("new-seat")), seat),
    ):
        tab_to(page, box)
        page.keyboard.type(value)
    tab_to(page, card.get_by_role("button", name=tr("home-play-computer")))
    page.keyboard.press("Enter")
    return page


def test_king_and_assassins_is_begun_and_played_to_its_end_by_keyboard_alone(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsByKeyboard(person, begin(person, tr("game-king-and-assassins"), tr("side-king")))
    for turn in range(MOST):
        if not table.wait():
            break
        table.answer_what_is_asked(steps=2 if turn < 3 else 0)
    expect(table.result).to_be_visible()


@pytest.mark.soak
def test_king_of_the_hill_is_begun_and_played_to_its_end_by_keyboard_alone(new_person: NewPerson) -> None:
    person = new_person()
    table = KingOfTheHillByKeyboard(person, begin(person, tr("game-king-of-the-hill"), tr("side-blue")))
    table.play()
    expect(table.result).to_be_visible()


def test_the_first_tab_skips_to_the_content(new_person: NewPerson) -> None:
    page = new_person().open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=tr("nav-skip"))).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('main') !== null")


def test_escape_lets_go_of_a_piece_and_closes_a_dialog(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    table.movable.first.click()
    expect(table.targets.first).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.targets).to_have_count(0)
    table.button(tr("table-more")).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_be_hidden()
    expect(table.button(tr("table-more"))).to_be_focused()
