"""A match in a browser, played as people do: by looking at what is asked, and clicking."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.person import Person
from tests.support.browser.texts import any_of, tr

MOST = 400  # no game takes more turns and answers
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
    """What is on the screen in a match, in English."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person, self.page = person, page
        self.luck = random.Random(7)
        self.side = page.get_by_role("region", name=tr("table-side"))
        self.panel = self.side.locator(".panel")
        self.board = page.get_by_role("grid")
        self.result = page.locator("#result-title")
        self.asked = self.side.get_by_text(tr("turn-yours"), exact=True)

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.board.locator(f"[data-space={name}]")

    @property
    def movable(self) -> Locator:
        """The spaces whose pieces can do something."""
        return self.board.locator("button.movable")

    @property
    def targets(self) -> Locator:
        """The spaces where the chosen piece can go, or whom it can strike."""
        return self.board.get_by_role("gridcell", name=WHERE)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button beside the board."""
        return self.side.get_by_role("button", name=name, exact=isinstance(name, str))

    def labels(self) -> list[str]:
        """What the spaces of the board are called, with who stands there."""
        cells = self.board.get_by_role("gridcell")
        return [str(label) for label in cells.evaluate_all("all => all.map((one) => one.ariaLabel)")]

    def resign(self) -> None:
        """Give up, and mean it."""
        self.button(tr("table-more")).click()
        for _ in range(2):
            self.page.get_by_role("dialog").get_by_role("button", name=tr("act-resign")).click()

    def heading(self) -> str:
        """What is asked, in a heading; nothing where there is none."""
        title = self.panel.locator("h2")
        return title.inner_text() if title.count() else ""

    def any(self, among: Locator) -> Locator:
        """One of several, by chance, as soon as there are any."""
        among.first.wait_for(state="attached")
        return among.nth(self.luck.randrange(among.count()))

    def press(self, locator: Locator) -> None:
        """Press a button, a card or a space."""
        locator.click()

    def do(self, locator: Locator) -> dict[str, Any]:
        """Press something that acts; what the server answered, when what followed is shown too."""
        before = self.person.answers
        self.press(locator)
        return self.answer(before)

    def answer(self, before: int) -> dict[str, Any]:
        """The next answer of the server, when what followed is shown too."""
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
        """Let the page show what it has been told: that is done before anything else."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")

    def until(self, there: Callable[[], bool]) -> None:
        """Wait for something that is told over the wire."""
        for _ in range(1500):
            if there():
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(f"the server has said nothing more than {self.person.heard[-3:]}")

    def wait(self) -> bool:
        """Wait until we are asked; False where the game is over instead."""
        self.settle()
        if self.person.states[-1]["status"] == "over":
            expect(self.result).to_be_visible()
            return False
        expect(self.asked).to_be_visible()
        return True

    def settle(self) -> None:
        """Wait until it is for us to act, or the game is over, and that is shown."""
        self.until(self.is_settled)
        expect(self.board).to_be_visible()  # the first time it comes later than the word that it is our turn
        self.draw()

    def is_settled(self) -> bool:
        """Whether it is for us to act, or the game is over."""
        told = [message for message in self.person.heard if message.get("now")]
        return bool(told) and (
            told[-1]["now"]["status"] == "over" or told[-1]["now"]["actor"] == told[-1]["audience"]
        )
