"""Forms keep the needed elements in sight, and nothing moves under the pointer."""

from __future__ import annotations

import signal

from playwright.sync_api import Locator, expect

from tests.support.browser.api_matches import KING_AND_ASSASSINS, two_players
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import CUT, SAID_NO, NewPerson
from tests.support.browser.texts import tr
from tests.support.server_process import Process

IS_ON_TOP = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def is_on_top(button: Locator) -> bool:
    """Whether nothing covers a button."""
    return bool(button.evaluate(IS_ON_TOP))


def test_a_board_that_fails_its_check_keeps_its_legend_and_covers_nothing(new_person: NewPerson) -> None:
    page = new_person(forgives=SAID_NO, size=(1280, 720)).open(f"/new/{KING_AND_ASSASSINS}?with=hotseat")
    page.locator("form label").get_by_text(tr("new-own-board"), exact=True).click()
    page.locator("#own-board").fill("no board")
    page.get_by_role("button", name=tr("new-own-board-check")).click()
    expect(page.locator("#own-board-note .error")).to_be_visible()
    expect(page.get_by_text(tr(f"new-own-board-how-{KING_AND_ASSASSINS}", "en"))).to_be_visible()

    begin = page.get_by_role("button", name=tr("new-begin"))
    begin.click()
    expect(page.locator("form [role=alert] .error")).to_be_visible()
    expect(page.locator(".error")).to_have_count(1)  # the reason is shown once, beside the field
    expect(page.locator(".toast")).to_have_count(0)
    assert is_on_top(begin)
    page.get_by_role("button", name=tr("new-own-board-check")).click()
    expect(page.locator("#own-board-note .error")).to_be_visible()
    expect(page.locator(".error")).to_have_count(1)


def test_a_lost_connection_moves_nothing_on_the_page(new_person: NewPerson, server: Process) -> None:
    def there(**how: object) -> object:
        return new_person(server.address, forgives=CUT, **how)

    table, _ = two_players(there, seat="king")  # type: ignore[arg-type]
    before = table.board.bounding_box()
    server.end(signal.SIGTERM)
    expect(table.page.locator(".lost")).to_be_visible()
    assert table.board.bounding_box() == before
    assert table.board.get_by_role("gridcell").first.evaluate("() => scrollY") == 0


def test_a_lost_connection_covers_no_player_on_a_phone(new_person: NewPerson, server: Process) -> None:
    person = new_person(server.address, forgives=CUT, size=(390, 844))
    page = against_computer(person, KING_AND_ASSASSINS, "king")
    expect(page.locator(".banner.yours")).to_be_attached()
    server.end(signal.SIGTERM)
    expect(page.locator(".lost")).to_be_visible()
    page.locator(".table").evaluate("(table) => table.scrollIntoView()")
    for name in page.locator(".player .name").all():
        assert is_on_top(name)
    for button in page.locator(
        ".icons button:enabled"
    ).all():  # what the banner covers can be scrolled into view
        button.scroll_into_view_if_needed()
        page.mouse.wheel(0, 300)
        assert is_on_top(button)
