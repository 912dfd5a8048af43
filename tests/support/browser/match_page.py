"""The match page in a browser, operated by clicks on what it shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.person import PATIENCE, Person
from tests.support.browser.texts import any_of, tr

MOST = 400  # upper bound of prompts in a game
POLL = 15  # milliseconds between looks at the received messages
POINTS = range(8)  # what an action can cost
WHERE = any_of(
    *(tr(code) for code in ("board-target", "board-attack", "town-enter")),
    *(
        tr(f"board-{action}-cost", cost=cost)
        for action in ("target", "attack", "shove", "capture")
        for cost in POINTS
    ),
)


class MatchPage:
    """A match page of a person, in English."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person, self.page = person, page
        self.luck = random.Random(7)
        self.side = page.get_by_role("region", name=tr("table-side"))
        self.panel = self.side.locator(".panel")
        self.bar = page.locator(".action-bar")
        self.main = self.bar.locator(".end")
        self.confirm = self.side.locator(".question .button.main")
        self.board = page.get_by_role("grid")
        self.result = page.locator("#result-title")
        self.asked = self.side.get_by_text(tr("turn-yours"), exact=True)

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.board.locator(f"[data-space={name}]")

    @property
    def movable(self) -> Locator:
        """The spaces whose pieces have legal actions."""
        return self.board.locator("button.movable")

    @property
    def targets(self) -> Locator:
        """The spaces that the selected piece can move to or attack."""
        return self.board.get_by_role("gridcell", name=WHERE)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button beside the board."""
        return self.side.get_by_role("button", name=name, exact=isinstance(name, str))

    def open_tab(self, code: str) -> None:
        """Opens a tab beside the board, by the id of its text."""
        tab = self.side.get_by_role("tab", name=tr(code))
        if tab.get_attribute("aria-selected") == "false":
            self.press(tab)

    def labels(self) -> list[str]:
        """The labels of the spaces, which name the pieces on them."""
        cells = self.board.get_by_role("gridcell")
        return [str(label) for label in cells.evaluate_all("all => all.map((one) => one.ariaLabel)")]

    def resign(self) -> None:
        """Resigns, and confirms it."""
        self.button(tr("table-more")).click()
        for _ in range(2):
            self.page.get_by_role("dialog").get_by_role("button", name=tr("act-resign")).click()

    def heading(self) -> str:
        """The heading of the prompt; empty if there is none."""
        title = self.panel.locator("h2")
        return title.inner_text() if title.count() else ""

    def any(self, among: Locator) -> Locator:
        """A random one of several elements, as soon as there are any."""
        among.first.wait_for(state="attached")
        return among.nth(self.luck.randrange(among.count()))

    def press(self, locator: Locator) -> None:
        """Presses a button, a card or a space."""
        locator.click()

    def do(self, locator: Locator) -> dict[str, Any]:
        """Presses an element that sends a command, and waits for the effects. Returns the server's answer."""
        before = self.person.answers
        self.press(locator)
        return self.answer(before)

    def answer(self, before: int) -> dict[str, Any]:
        """The next answer of the server after `before` answers, once its effects are shown."""
        self.until(lambda: self.person.answers > before)
        answers = [message for message in self.person.heard if message["type"] in ("done", "refused")]
        number = answers[before].get("number", 0)
        self.until(
            lambda: any(
                message.get("number", 0) >= number for message in self.person.heard if "now" in message
            )
        )
        self.draw()
        return answers[before]

    def draw(self) -> None:
        """Waits until the page has rendered all messages received so far."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")

    def until(self, there: Callable[[], bool]) -> None:
        """Waits until a condition on the received messages is true."""
        for _ in range(PATIENCE // POLL):
            if there():
                return
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"the server has said nothing more than {self.person.heard[-3:]}")

    def wait(self) -> bool:
        """Waits until this seat is to act. Returns False if the game is over instead."""
        self.settle()
        if self.person.states[-1]["status"] == "over":
            expect(self.result).to_be_visible()
            return False
        expect(self.asked).to_be_visible()
        return True

    def settle(self) -> None:
        """Waits until this seat is to act or the game is over, and the page shows it."""
        self.until(self.is_settled)
        expect(
            self.board
        ).to_be_visible()  # at first the board appears after the message that it is this seat's turn
        self.draw()

    def is_settled(self) -> bool:
        """Whether this seat is to act, or the game is over."""
        told = [message for message in self.person.heard if message.get("now")]
        return bool(told) and (
            told[-1]["now"]["status"] == "over" or told[-1]["now"]["actor"] == told[-1]["audience"]
        )
