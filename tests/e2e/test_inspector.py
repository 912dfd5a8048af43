"""The inspector: hover, a held finger or the key I on anything shows what it is, and why it cannot act."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.api_matches import (
    KING_OF_THE_HILL,
    at_assassins_turn,
    pick_three,
    play_until,
    two_players,
)
from tests.support.browser.defects import offences
from tests.support.browser.keyboard import tab_to
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import DESK, NewPerson
from tests.support.browser.texts import tr
from tests.support.browser.touch import Fingers, middle_of

PHONE = (390, 844)
# The rectangles of the inspector and of what it must not cover, in one call.
BOXES = """(selector) => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  return {
    panel: box(document.querySelector(".inspector")),
    others: [...document.querySelectorAll(selector)].map(box),
    width: innerWidth,
    height: innerHeight,
  };
}"""


def inspector(page: Page) -> Locator:
    """The panel of the inspector."""
    return page.locator(".inspector.placed")


def space(table: MatchPage, name: str) -> Locator:
    """A space of the board."""
    return table.board.locator(f"[data-space={name}]")


def state(table: MatchPage) -> dict[str, object]:
    """The last state that the server has sent to a seat."""
    view: dict[str, object] = table.person.states[-1]["view"]
    return view


def hold(table: MatchPage, place: Locator) -> Fingers:
    """Puts a finger on something until the inspector opens. The finger stays there."""
    fingers = Fingers(table.person, table.page)
    fingers.touch("touchStart", middle_of(place))
    expect(inspector(table.page)).to_be_visible()
    return fingers


def covers_nothing(page: Page, selector: str) -> bool:
    """Whether the inspector is on the screen and covers none of these elements."""
    found = page.evaluate(BOXES, selector)
    panel = found["panel"]
    assert panel["left"] >= 0 <= panel["top"]
    assert panel["right"] <= found["width"]
    assert panel["bottom"] <= found["height"]
    return all(
        panel["right"] <= box["left"]
        or box["right"] <= panel["left"]
        or panel["bottom"] <= box["top"]
        or box["bottom"] <= panel["top"]
        for box in found["others"]
    )


@pytest.fixture
def king(new_person: NewPerson) -> MatchPage:
    """The king's page of King & Assassins, whose turn it is."""
    assassins, king = two_players(new_person, seat="assassins")
    pick_three(assassins)
    king.settle()
    return king


def test_the_pointer_on_a_piece_shows_it_and_leaves_its_targets_visible(king: MatchPage) -> None:
    knight = str(state(king)["knights"][0])  # type: ignore[index]
    space(king, knight).click()
    king.page.mouse.move(2, 2)
    space(king, knight).hover()

    panel = inspector(king.page)
    expect(panel.get_by_role("heading", level=2)).to_contain_text(knight)
    expect(panel.locator("a[href='/help/king-and-assassins#KA-7.1']").first).to_be_visible()
    expect(panel).to_contain_text(tr("clause-KA-7-1"))
    assert covers_nothing(king.page, f"[data-space={knight}], .aim, .action-bar")

    king.page.mouse.move(2, 2)
    expect(panel).to_be_hidden()


def test_hovering_changes_nothing_of_what_a_click_does(king: MatchPage) -> None:
    knight = str(state(king)["knights"][0])  # type: ignore[index]
    space(king, knight).hover()
    expect(inspector(king.page)).to_be_visible()

    space(king, knight).click()

    expect(inspector(king.page)).to_be_hidden()
    expect(space(king, knight)).to_have_attribute("aria-selected", "true")


def test_the_king_who_cannot_move_is_told_why_with_the_rule(king: MatchPage) -> None:
    at = str(state(king)["king"])
    king.press(space(king, at))
    space(king, at).focus()
    king.page.keyboard.press("i")

    panel = inspector(king.page)
    why = panel.locator("section", has=king.page.get_by_role("heading", name=tr("inspect-why")))
    expect(why.locator("a[href='/help/king-and-assassins#KA-6.1']")).to_be_visible()


def test_the_key_opens_the_inspector_and_escape_returns_the_focus(king: MatchPage) -> None:
    at = str(state(king)["king"])
    space(king, at).focus()
    king.page.keyboard.press("i")
    panel = inspector(king.page)
    expect(panel).to_be_focused()
    assert offences(king.page, "inspector") == []

    king.page.keyboard.press("Escape")

    expect(panel).to_be_hidden()
    expect(space(king, at)).to_be_focused()


def test_escape_closes_the_inspector_before_it_clears_the_selection(king: MatchPage) -> None:
    knight = str(state(king)["knights"][0])  # type: ignore[index]
    space(king, knight).click()
    king.page.keyboard.press("i")
    expect(inspector(king.page)).to_be_visible()

    king.page.keyboard.press("Escape")
    expect(inspector(king.page)).to_be_hidden()
    expect(space(king, knight)).to_have_attribute("aria-selected", "true")
    king.page.keyboard.press("Escape")
    expect(space(king, knight)).to_have_attribute("aria-selected", "false")


def test_a_click_on_the_round_card_explains_its_fetters(king: MatchPage) -> None:
    card = str(state(king)["card"])
    king.page.locator(f"[data-inspect='card:{card}'].inspectable").click()

    text = "inspect-fetters" if card.endswith("f") else "inspect-no-fetters"
    expect(inspector(king.page)).to_contain_text(tr(text))


def test_the_plate_of_the_king_counts_the_knights(king: MatchPage) -> None:
    king.page.locator("[data-inspect='seat:king']").first.hover()

    row = inspector(king.page).locator("dl > div", has_text=tr("inspect-knights"))
    expect(row).to_contain_text("7")


def test_a_held_finger_inspects_without_choosing_or_dragging(new_person: NewPerson) -> None:
    assassins, _ = at_assassins_turn(new_person, size=PHONE)
    citizen = str(next(iter(state(assassins)["citizens"].values())))  # type: ignore[attr-defined]
    place = space(assassins, citizen)
    fingers = hold(assassins, place)
    assert covers_nothing(assassins.page, f"[data-space={citizen}], .action-bar")
    x, y = middle_of(place)
    scrolled = assassins.page.evaluate("scrollY")
    fingers.touch("touchMove", (x, y + 60))
    fingers.touch("touchMove", (x, y + 120))
    fingers.touch("touchEnd")

    expect(inspector(assassins.page)).to_be_visible()
    assert assassins.page.evaluate("scrollY") == scrolled
    expect(place).to_have_attribute("aria-selected", "false")

    fingers.touch("touchStart", middle_of(inspector(assassins.page).get_by_role("button")))
    fingers.touch("touchEnd")
    expect(inspector(assassins.page)).to_be_hidden()


def test_a_short_tap_still_chooses(new_person: NewPerson) -> None:
    assassins, _ = at_assassins_turn(new_person, size=PHONE)
    citizen = str(next(iter(state(assassins)["citizens"].values())))  # type: ignore[attr-defined]
    fingers = Fingers(assassins.person, assassins.page)
    fingers.touch("touchStart", middle_of(space(assassins, citizen)))
    fingers.touch("touchEnd")

    expect(space(assassins, citizen)).to_have_attribute("aria-selected", "true")
    expect(inspector(assassins.page)).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_unit_shows_its_steps_and_its_reach_for_each_suit(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    tables = two_players(new_person, game=KING_OF_THE_HILL, options={"scenario": "introduction"}, size=size)
    table = play_until(tables, "action")
    unit = state(table)["units"][0]  # type: ignore[index]
    space(table, unit["at"]).focus()
    table.page.keyboard.press("i")

    panel = inspector(table.page)
    expect(panel).to_contain_text(tr("inspect-free"))
    expect(panel.get_by_role("img")).to_have_count(4)
    assert covers_nothing(table.page, f"[data-space={unit['at']}], .action-bar")
    table.page.keyboard.press("Escape")

    card = table.page.locator("[data-inspect^='card:']").first
    tab_to(table.page, card.get_by_role("button"))
    table.page.keyboard.press("i")
    expect(panel).to_contain_text(tr("inspect-ace"))
    expect(panel.locator("a", has_text=re.compile("KH-2.1"))).to_be_visible()
