"""A game by keyboard alone: no pointer is ever moved."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.people import Person
from tests.e2e.tables import MOST
from tests.e2e.town import Town

FOCUSED = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
SPACE = "() => document.activeElement.dataset.space ?? ''"


def tab_to(page: Page, name: str, *, key: str = "Tab") -> None:
    """Go on with Tab until something of this name, or a space of the board, has the focus."""
    for _ in range(80):
        if name == (page.evaluate(SPACE) and "board" if name == "board" else page.evaluate(FOCUSED)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {name}")


class ByKeyboard(Town):
    """A match of King & Assassins for somebody who has only a keyboard."""

    def __init__(self, person: Person, page: Page) -> None:
        super().__init__(person, page)
        self.keys = page.keyboard

    def press(self, name: str) -> None:
        """Find a button and press it."""
        tab_to(self.page, name)
        self.keys.press("Enter")

    def walk(self, to: str) -> None:
        """Walk over the board with the arrows; the king looks at it from below."""
        tab_to(self.page, "board", key="Shift+Tab")
        at = self.page.evaluate(SPACE)
        across, up = ord(to[0]) - ord(at[0]), int(to[1:]) - int(at[1:])
        for key, steps in (
            ("ArrowRight", across),
            ("ArrowLeft", -across),
            ("ArrowUp", up),
            ("ArrowDown", -up),
        ):
            for _ in range(steps):
                self.keys.press(key)
        assert self.page.evaluate(SPACE) == to

    def step(self) -> None:
        """Choose a piece and a place for it."""
        self.walk(self.any(self.movable).get_attribute("data-space") or "")
        self.keys.press("Enter")
        if not self.targets.count():
            self.keys.press("Escape")
            return
        self.walk(self.any(self.targets).get_attribute("data-space") or "")
        before = self.person.answers
        self.keys.press("Enter")
        doubtful = self.panel.locator(".button.main")
        if self.side.get_by_text("What do you want to do there?").is_visible():
            self.press(doubtful.first.inner_text())
        self.answer(before)

    def end_turn(self) -> None:
        """End the turn, and say so again where something is left."""
        before = self.person.answers
        self.press("End turn")
        if self.side.get_by_text("unused?").is_visible():
            self.press("End turn")
        self.answer(before)


def test_a_game_is_begun_and_played_to_its_end_by_keyboard_alone(come: Come) -> None:
    person = come()
    page = person.open()
    tab_to(page, "Play the computer")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("King")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("Level 1")
    tab_to(page, "Play the computer")
    page.keyboard.press("Enter")
    table = ByKeyboard(person, page)
    for turn in range(MOST):
        if not table.wait():
            break
        table.answer_what_is_asked(steps=2 if turn < 3 else 0)
    expect(table.result).to_be_visible()


def test_the_first_tab_skips_to_the_content(come: Come) -> None:
    page = come().open()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('main') !== null")


def test_escape_lets_go_of_a_piece_and_closes_a_dialog(come: Come) -> None:
    person = come()
    page = person.open("/new/king-and-assassins?with=computer")
    page.get_by_label("King", exact=True).check(force=True)
    page.get_by_role("button", name="Begin").click()
    table = Town(person, page)
    assert table.wait()
    table.movable.first.click()
    expect(table.targets.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.targets).to_have_count(0)
    table.button("More …").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(table.button("More …")).to_be_focused()
