"""Reviewing a game: the bar below the board, secrets after the end, the log that follows, and links to positions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.api_matches import at_assassins_turn, button, end_turn, two_players
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import PHONE, NewPerson
from tests.support.browser.texts import tr

STEPS = 12  # positions back from the end of a game that has more
# Measured at once: the box may scroll between two questions.
IS_IN_BOX = """(row) => {
    const [inner, outer] = [row, row.closest("[role=region]")].map((one) => one.getBoundingClientRect());
    return outer.top <= inner.top + 1 && inner.bottom <= outer.bottom + 1;
}"""


def resign(table: MatchPage) -> None:
    """Resigns, and confirms it."""
    table.page.get_by_role("button", name=tr("table-more")).click()
    for _ in range(2):
        table.page.get_by_role("dialog").get_by_role("button", name=tr("act-resign")).click()
    expect(table.result).to_be_visible()


def marked(page: Page) -> set[str]:
    """The spaces whose piece is labelled as a hidden assassin."""
    words = {
        name: tr("board-citizen-hidden", citizen=name)
        for name in ("monk", "plumwoman", "appleman", "courtesan")
    }
    cells = page.get_by_role("gridcell").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return {name for name, label in words.items() if any(label in str(cell) for cell in cells)}


def test_past_positions_mark_the_assassins_for_the_king_too(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    picked = set(assassins.person.states[-1]["view"]["assassins"])
    assert marked(king.page) == set()
    resign(assassins)
    expect(king.result).to_be_visible()
    assert marked(king.page) == picked
    king.page.get_by_role("button", name=tr("log-previous")).click()
    expect(king.page.get_by_text(tr("log-looking-back"))).to_be_visible()
    assert marked(king.page) == picked


def test_arrow_keys_step_through_the_game_and_the_log_follows(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    for _ in range(8):
        end_turn(assassins)
        end_turn(king)
    resign(king)
    page = king.page
    page.locator("h2#result-title").click()
    rows = page.get_by_role("region", name=tr("log-title"))
    positions = rows.get_by_role("button")
    here = positions.nth(positions.count() - 1 - STEPS)
    for _ in range(STEPS):
        page.keyboard.press("ArrowLeft")
    expect(here).to_have_attribute("aria-current", "true")  # positions on the way there may be skipped
    assert here.evaluate(IS_IN_BOX)
    first = page.locator("li.here").get_attribute("data-entry") or ""
    page.keyboard.press("ArrowRight")
    expect(page.locator("li.here")).not_to_have_attribute("data-entry", first)
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(tr("log-looking-back"))).to_have_count(0)


def test_the_clock_of_who_resigns_does_not_jump_back(new_person: NewPerson) -> None:
    king, assassins = two_players(
        new_person, seat="king", clock={"type": "fischer", "minutes": 1, "seconds": 0}
    )
    clock = assassins.page.get_by_role("timer", name=tr("clock-yours"))
    expect(clock).to_have_text(re.compile(r"0:5[0-7]"))
    resign(assassins)
    expect(clock).to_have_text(re.compile(r"0:[0-5]\d"))
    theirs = king.page.get_by_role("timer").filter(has_text=clock.inner_text())
    expect(theirs).to_have_count(1)
    assert button(assassins, "act-rematch").is_visible()


# The places of the board and of every button of the bar, in pixels, measured at once.
PLACES = """() => [".middle .board", ".middle > .bar button"].flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    }))"""


def over_after_turns(new_person: NewPerson, **more: Any) -> MatchPage:
    """A match of King & Assassins of a few turns that the king has resigned: the king's page."""
    assassins, king = at_assassins_turn(new_person, **more)
    for _ in range(2):
        end_turn(assassins)
        end_turn(king)
    resign(king)
    return king


def here(page: Page) -> int:
    """The entry whose position is shown, by the address: on phones the log is a tab that may be closed."""
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    return int(page.url.rpartition("=")[2])


@pytest.mark.parametrize("size", [PHONE, (390, 844), (1280, 720), (1366, 650)])
def test_board_and_bar_share_one_screen_and_the_bar_does_not_move_between_steps(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    page = over_after_turns(new_person, size=size).page
    button_of(page, "log-previous").click()
    here(page)
    places = page.evaluate(PLACES)
    assert len(places) > 8
    assert all(top >= 0 and bottom <= size[1] and right <= size[0] for _, top, right, bottom in places), (
        places
    )
    for code in ("log-previous", "review-previous-turn", "log-first", "log-next", "review-next-turn"):
        shown = here(page)
        button_of(page, code).click()
        expect(page).not_to_have_url(re.compile(rf"\?at={shown}$"))
        assert page.evaluate(PLACES) == places, code
    button_of(page, "log-now").click()
    expect(page).not_to_have_url(re.compile(r"\?at="))


def test_home_end_and_shift_arrows_jump_and_the_result_is_one_line_meanwhile(new_person: NewPerson) -> None:
    king = over_after_turns(new_person)
    page = king.page
    page.locator("h2#result-title").click()
    page.keyboard.press("Home")
    expect(page.get_by_text(tr("log-looking-back"))).to_be_visible()
    first = here(page)
    expect(king.result).to_have_count(0)
    expect(page.locator(".slim")).to_contain_text(tr("over-lost"))
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile(rf"\?at={first}$"))
    page.keyboard.press("End")
    expect(king.result).to_be_visible()


def test_a_link_opens_the_position_that_it_names(new_person: NewPerson) -> None:
    page = over_after_turns(new_person).page
    for _ in range(3):
        button_of(page, "log-previous").click()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    link, shown = page.url, here(page)
    other = new_person().open(link)
    expect(other.locator(f"li.here[data-entry='{shown}']")).to_be_attached()
    button_of(other, "log-now").last.click()
    expect(other).to_have_url(link.partition("?")[0])


@pytest.mark.parametrize("entry", ["9999", "0", "first"])
def test_a_link_to_no_position_says_so_and_shows_the_present(new_person: NewPerson, entry: str) -> None:
    page = over_after_turns(new_person).page
    address = page.url
    page.goto(f"{address}?at={entry}")
    expect(page.get_by_text(f"“{entry}”")).to_be_visible()
    expect(page.locator("h2#result-title")).to_be_visible()
    expect(page).to_have_url(address)


def button_of(page: Page, code: str) -> Locator:
    """A button of the bar below the board."""
    return page.locator(".middle").get_by_role("button", name=tr(code), exact=True)
