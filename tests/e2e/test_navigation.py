"""Navigation in the app: tabs, dead links, back and forward."""

import re

from playwright.sync_api import expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.match_page import WHERE
from tests.support.browser.new_match import against_computer, from_home_page
from tests.support.browser.person import NO_SUCH_THING, NewPerson
from tests.support.browser.texts import tr


def test_two_tabs_show_the_same_game_and_either_can_play_it(new_person: NewPerson) -> None:
    person = new_person()
    page = against_computer(person, "king-and-assassins", "king")
    one = KingAndAssassinsPage(person, page)
    assert one.wait()
    other = KingAndAssassinsPage(person, person.open(page.url))
    expect(other.asked).to_be_visible()
    one.step()
    expect(other.board).to_have_attribute("aria-label", one.board.get_attribute("aria-label") or "")
    for table, twin in ((one, other), (other, one)):
        table.movable.first.click()
        target = table.targets.first.get_attribute("data-space") or ""
        table.do(table.space(target))
        expect(table.space(target)).not_to_have_accessible_name(WHERE)
        label = table.space(target).get_attribute("aria-label") or ""
        expect(twin.space(target)).to_have_attribute(
            "aria-label", re.compile(f"^{label}(, {tr('board-movable')})?$")
        )


def test_a_link_to_a_match_that_is_gone_says_so_and_leads_home(new_person: NewPerson) -> None:
    page = new_person().open("/match/nowhere")
    expect(page.get_by_role("heading", name=tr("missing-title"))).to_be_visible()
    expect(page.get_by_text(tr("net-game-gone"))).to_be_visible()
    page.get_by_role("link", name=tr("nav-home")).click()
    expect(page.get_by_role("article", name=tr("game-king-and-assassins"))).to_be_visible()


def test_an_invitation_that_is_gone_and_an_address_that_never_was_say_so(new_person: NewPerson) -> None:
    person = new_person(forgives=NO_SUCH_THING)
    page = person.open("/join/nobody-asked")
    expect(page.get_by_role("alert").filter(has_text=tr("error-no-such-invite"))).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name=tr("missing-title"))).to_be_visible()


def test_the_back_button_goes_through_the_pages_and_back_into_the_game(new_person: NewPerson) -> None:
    person = new_person()
    page = from_home_page(person, "king-and-assassins", "king")
    table = KingAndAssassinsPage(person, page)
    assert table.wait()
    before = table.labels()
    table.movable.first.click()  # an unfinished action starts again after a reload
    page.get_by_role("link", name=tr("nav-my-games")).click()
    expect(page.get_by_role("heading", name=tr("nav-my-games"))).to_be_visible()
    page.go_back()
    expect(table.asked).to_be_visible()
    assert table.labels() == before
    table.step()
    page.go_back()
    expect(page.get_by_role("article", name=tr("game-king-and-assassins"))).to_be_visible()
    page.go_forward()
    expect(table.asked).to_be_visible()
    expect(page).to_have_title(re.compile(f"^● {tr('turn-yours')}"))


def test_the_language_changes_at_once_in_the_middle_of_a_turn(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    table.movable.first.click()
    chosen = table.board.locator("[aria-selected=true]").get_attribute("data-space")
    table.page.get_by_label(tr("settings-language")).select_option("de")
    expect(table.page.locator("html")).to_have_attribute("lang", "de")
    expect(table.page.get_by_role("button", name=tr("act-end-turn", "de"))).to_be_visible()
    expect(table.board.locator("[aria-selected=true]")).to_have_attribute("data-space", chosen or "")
    table.page.get_by_label(tr("settings-language", "de")).select_option("en")
    expect(table.button(tr("act-end-turn"))).to_be_visible()


def test_a_forbidden_click_says_which_rule_forbids_it_and_leads_to_its_words(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    table.movable.first.click()
    table.space("a1").click()  # farther than any walk of this turn
    notice = table.side.get_by_role("alert")
    with table.page.expect_popup() as opened:
        notice.get_by_role("link", name="KA-").click()
    rule = opened.value.locator(":target")
    expect(rule).to_be_in_viewport(ratio=1)
    expect(rule).to_have_text(f"KA-1.3 {tr('clause-KA-1-3')}")
    table.targets.first.click()
    expect(notice).to_have_count(0)


def test_a_step_is_undone_within_the_turn(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    before = [label.partition(f", {tr('board-movable')}")[0] for label in table.labels()]
    table.step()
    assert [label.partition(f", {tr('board-movable')}")[0] for label in table.labels()] != before
    table.do(table.button(tr("act-undo")))
    table.page.keyboard.press("Escape")
    expect(table.button(tr("act-undo"))).to_be_disabled()
    assert [label.partition(f", {tr('board-movable')}")[0] for label in table.labels()] == before
