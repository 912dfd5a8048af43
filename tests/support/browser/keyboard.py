"""Playing by keyboard: Tab between elements, arrow keys on the board, Enter."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.support.browser.match_page import MatchPage

FARTHEST = 250
# 0 if the element has the focus, 1 if the element is after the focused one, -1 if it is before.
DIRECTION = """(one) => {
  const now = document.activeElement;
  if (one === now) return 0;
  const follows = now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return now === document.body || follows ? 1 : -1;
}"""
SPACE = "() => document.activeElement.dataset.space"


def tab_to(page: Page, locator: Locator) -> None:
    """Moves the focus to an element with Tab, or with Shift and Tab."""
    wanted = locator.element_handle()
    for _ in range(FARTHEST):
        direction = wanted.evaluate(DIRECTION)
        if not direction:
            return
        page.keyboard.press("Tab" if direction > 0 else "Shift+Tab")
    raise AssertionError(f"the keyboard does not reach {locator}")


class ByKeyboard(MatchPage):
    """A match page that is operated by keyboard only."""

    def press(self, locator: Locator) -> None:
        """Moves the focus to an element and presses Enter."""
        if space := locator.get_attribute("data-space"):
            self.walk(space)
        else:
            tab_to(self.page, locator)
        self.page.keyboard.press("Enter")

    def walk(self, to: str) -> None:
        """Moves the focus over the board to a space with the arrow keys."""
        tab_to(self.page, self.board.locator("[tabindex='0']"))
        rows = self.board.get_by_role("row").evaluate_all(
            "all => all.map((row) => [...row.children].map((cell) => cell.dataset.space))"
        )
        at = {space: (column, row) for row, spaces in enumerate(rows) for column, space in enumerate(spaces)}
        here, there = at[self.page.evaluate(SPACE)], at[to]
        for axis, back, forth in ((0, "ArrowLeft", "ArrowRight"), (1, "ArrowUp", "ArrowDown")):
            for _ in range(abs(there[axis] - here[axis])):
                self.page.keyboard.press(forth if there[axis] > here[axis] else back)
        assert self.page.evaluate(SPACE) == to
