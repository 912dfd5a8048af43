"""Reviewing a finished game: secrets are shown, the log follows, and clocks stand still."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.browser.api_matches import at_assassins_turn, button, end_turn, two_players
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import NewPerson
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
