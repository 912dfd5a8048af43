"""On phones: nothing covers the board, everything is within reach, and the board can be zoomed by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.api_matches import computer_match_at, play_until, two_players
from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import LYING, PHONE, NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.browser.touch import Fingers, middle_of
from tests.support.long_runs import LANGUAGES

SIZES = [PHONE, (390, 844), LYING]
FINGER = 44
# The spaces that another element covers, when the page is scrolled to the board.
COVERED = """() => {
  document.querySelector(".table").scrollIntoView();
  return [...document.querySelectorAll("[data-space]")].filter((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== space;
  }).map((space) => space.dataset.space);
}"""
# The buttons that are covered at every scroll position.
BURIED = """() => [...document.querySelectorAll(".dock button:enabled")].filter((button) => {
  if (!button.checkVisibility({ visibilityProperty: true })) return false;
  button.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((button) => button.ariaLabel ?? button.innerText)"""

# The heights of the player plates, and which of their parts are cut off.
PLATES = """() => [...document.querySelectorAll(".player")].map((plate) => {
  const parts = [...plate.querySelectorAll(".name, .side, .turn, .clock, .objectives")];
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return [plate.offsetHeight, parts.filter((one) => one.checkVisibility() && isCut(one)).map((one) => one.innerText)];
})"""


def at_hand(person: Person) -> KingOfTheHillPage:
    """A match of King of the Hill in which this seat is to play a card, with a card and a unit selected."""
    reached = "(view) => view.phase === 'action'"
    table = KingOfTheHillPage(person, computer_match_at(person, "king-of-the-hill", "blue", reached))
    ready = table.side.get_by_role("list", name=tr("field-hand")).locator("button:enabled:not(.unplayable)")
    for _ in range(60):
        assert table.wait()
        if not table.heading() and ready.count():
            break
        table.answer_what_is_asked()
    ready.first.click()
    return table


def resize(page: Page, size: tuple[int, int]) -> None:
    """Sets the size of the screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width]) => innerWidth === width", arg=[size[0]])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def sizes_of(table: MatchPage) -> tuple[float, float]:
    """The width of a space, and of the visible part of the board."""
    space = table.board.get_by_role("gridcell").first.bounding_box()
    box = table.page.locator(".box").bounding_box()
    assert space is not None
    assert box is not None
    return space["width"], box["width"]


def test_nothing_covers_the_battlefield_and_the_hand_is_within_reach(new_person: NewPerson) -> None:
    table = at_hand(new_person())
    for size in SIZES:
        resize(table.page, size)
        assert table.page.evaluate(COVERED) == [], size
        assert table.page.evaluate(BURIED) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_keep_their_height_and_show_all_they_hold(new_person: NewPerson, language: str) -> None:
    clock = {"type": "fischer", "minutes": 10, "seconds": 5}
    tables = two_players(new_person, size=PHONE, languages=(language, language), seat="king", clock=clock)
    for reached in ("pick", "king"):  # without and with counts
        table = play_until(tables, reached)
        for size in SIZES:
            resize(table.page, size)
            assert table.page.evaluate(PLATES) == [[66, []], [66, []]], (reached, size)
    tables[0].page.goto("/help")  # a player who is away
    table = tables[1]
    expect(table.page.locator(".player.absent")).to_be_visible()
    for size in SIZES:
        resize(table.page, size)
        assert table.page.evaluate(PLATES) == [[66, []], [66, []]], size


def under_attack(person: Person) -> KingOfTheHillPage:
    """A match of King of the Hill in which this seat is to defend a unit."""
    reached = "(view) => view.phase === 'defend'"
    return KingOfTheHillPage(person, computer_match_at(person, "king-of-the-hill", "blue", reached))


def test_the_fight_and_every_way_to_defend_are_in_sight_together(new_person: NewPerson) -> None:
    table = under_attack(new_person())
    page = table.page
    resize(page, PHONE)
    for language in ("en", "de", "fr", "ru"):
        page.evaluate("(language) => localStorage.setItem('regalia', JSON.stringify({ language }))", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".defence")).to_be_visible()
        assert page.evaluate(COVERED) == [], language
        ways = table.page.locator(".defence .choices button, .hand button")
        assert ways.count() > 1
        for one in (page.locator(".board").first, page.locator(".fight"), *ways.all()):
            expect(one).to_be_in_viewport(ratio=0.99)


def test_nothing_covers_the_town_and_the_points_are_in_sight_with_it(new_person: NewPerson) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    table.movable.first.click()
    for size in SIZES:
        resize(table.page, size)
        assert table.page.evaluate(COVERED) == [], size
        expect(table.side.get_by_role("list", name=tr("town-points"))).to_be_in_viewport(ratio=1)
        expect(table.button(tr("act-end-turn"))).to_be_in_viewport(ratio=1)
        assert table.page.evaluate(BURIED) == [], size


@pytest.mark.parametrize("game", ["king-and-assassins", "king-of-the-hill"])
def test_buttons_make_every_space_large_enough_for_a_finger(new_person: NewPerson, game: str) -> None:
    person = new_person(size=PHONE, has_touch=True)
    table = MatchPage(
        person, against_computer(person, game, "king" if game == "king-and-assassins" else "blue")
    )
    table.settle()  # all elements around the board are laid out
    small, seen = sizes_of(table)
    assert small < FINGER
    table.open_tab("layout-details")
    table.button(tr("act-larger")).click()
    large, still = sizes_of(table)
    assert large >= FINGER
    assert still == seen
    table.button(tr("act-smaller")).click()
    assert sizes_of(table) == (small, seen)


def test_fingers_make_the_board_larger_move_it_about_and_still_play(new_person: NewPerson) -> None:
    person = new_person(size=PHONE, has_touch=True, is_mobile=True)
    page = against_computer(person, "king-and-assassins", "king")
    table, fingers = KingAndAssassinsPage(person, page), Fingers(person, page)
    table.settle()
    page.evaluate("document.querySelector('.table').scrollIntoView()")
    small, _ = sizes_of(table)
    fingers.spread((180, 250), start=30, end=60)
    large, seen = sizes_of(table)
    assert large > small * 1.7
    assert seen == PHONE[0]
    assert page.evaluate("visualViewport.scale") == 1  # the board was zoomed, not the page
    before = page.evaluate("document.querySelector('.box').scrollLeft")
    fingers.slide((180, 300), (100, 300))
    page.wait_for_function("before => document.querySelector('.box').scrollLeft > before", arg=before)
    table.movable.last.tap()
    table.do(table.targets.first)


def test_a_piece_is_dragged_on_a_board_that_was_made_larger(new_person: NewPerson) -> None:
    person = new_person(size=PHONE, has_touch=True, is_mobile=True)
    page = against_computer(person, "king-and-assassins", "king")
    table, fingers = KingAndAssassinsPage(person, page), Fingers(person, page)
    table.settle()
    table.space("h2").tap()  # a knight that can go to g2
    table.open_tab("layout-details")
    table.button(tr("act-larger")).tap()
    table.open_tab("layout-turn")
    page.evaluate("document.querySelector('.table').scrollIntoView()")
    before, scrolled = person.answers, page.evaluate("document.querySelector('.box').scrollLeft")
    fingers.slide(middle_of(table.space("h2")), middle_of(table.space("g2")))
    assert table.answer(before)["type"] == "done"
    expect(table.space("g2")).to_have_attribute("aria-label", re.compile(re.escape(tr("piece-knight"))))
    assert (
        page.evaluate("document.querySelector('.box').scrollLeft") == scrolled
    )  # the piece was moved, not the board


def test_a_message_that_does_not_fit_its_strip_can_be_shown_whole(new_person: NewPerson) -> None:
    person = new_person(size=(390, 844))
    page = against_computer(person, "king-and-assassins", "king")
    expect(page.locator(".player.acts .turn")).to_have_text(tr("turn-yours"))
    page.reload()  # after a reload, earlier events are one message of several sentences
    strip = page.locator(".message")
    unfold = strip.get_by_role("button", name=tr("table-message"))
    expect(unfold).to_be_visible()
    outer, inner = strip.bounding_box(), unfold.bounding_box()
    assert outer is not None
    assert inner is not None
    assert inner["y"] >= outer["y"] - 1  # the whole button is visible
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    hidden = "(strip) => strip.scrollHeight - strip.clientHeight"
    assert strip.evaluate(hidden) > 1
    unfold.click()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    assert strip.evaluate(hidden) <= 1
    unfold.click()
    assert strip.evaluate(hidden) > 1
