"""King & Assassins, played by clicks."""

from __future__ import annotations

from tests.support.browser.keyboard import ByKeyboard
from tests.support.browser.match_page import MOST, MatchPage
from tests.support.browser.texts import any_of, tr

# The texts in the label of a space for one's own hidden assassin, and for any assassin.
OWN_ASSASSIN = tr("board-citizen-hidden", citizen="").removeprefix(", ")
ASSASSIN = any_of(OWN_ASSASSIN, tr("board-citizen-revealed", citizen="").removeprefix(", "))
UNUSED = any_of(*(tr("act-end-anyway", count=count) for count in range(1, 20)))


class KingAndAssassinsPage(MatchPage):
    """A match of King & Assassins on the screen."""

    def play(self, *, steps: int = 1) -> None:
        """Plays the match to its end, with `steps` steps of random pieces in each turn."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.answer_what_is_asked(steps)
        raise AssertionError("this game does not end")

    def answer_what_is_asked(self, steps: int = 1) -> None:
        """Answers the prompt: picks assassins, or takes a turn."""
        if self.heading() == tr("pick-title"):
            self.pick()
            return
        for _ in range(steps):
            if self.movable.count():
                self.step()
        if self.wait():
            self.end_turn()

    def pick(self) -> list[str]:
        """Picks the first three citizens. Returns their names."""
        faces = self.side.get_by_role("group", name=tr("pick-title")).get_by_role("button")
        for i in range(3):
            self.press(faces.nth(i))
        names = [faces.nth(i).locator("span").first.inner_text().lower() for i in range(3)]
        self.do(self.button(tr("town-pick-done")))
        return names

    def step(self) -> None:
        """Makes an action of a random piece: selects the piece, then a target."""
        self.page.keyboard.press("Escape")  # the piece of the turn before may still be chosen
        self.press(self.any(self.movable))
        if (
            not self.targets.count()
        ):  # the only actions of the piece need no target: reveal, or enter the castle
            before = self.person.answers
            self.press(self.bar.locator(".piece .button").first)
            if self.confirm.is_visible():
                self.press(self.confirm)
            self.answer(before)
            return
        before = self.person.answers
        self.press(self.any(self.targets))
        if self.side.get_by_text(tr("town-which")).is_visible():
            self.press(self.panel.locator(".piece-actions .button.main").first)
        self.answer(before)

    def end_turn(self) -> None:
        """Ends the turn, and confirms it if points are left."""
        before = self.person.answers
        self.press(self.button(tr("act-end-turn")))
        if self.confirm.is_visible():
            self.press(self.confirm)
        self.answer(before)

    def step_quietly(self) -> None:
        """Makes a step that reveals no assassin, and ends the turn."""
        for i in range(self.movable.count()):
            self.page.keyboard.press("Escape")
            self.press(self.movable.nth(i))
            if goes := self.board.get_by_role("gridcell", name=tr("board-target")).count():
                before = self.person.answers
                self.press(
                    self.board.get_by_role("gridcell", name=tr("board-target")).nth(self.luck.randrange(goes))
                )
                self.answer(before)
                break
        if self.wait():
            self.end_turn()


class KingAndAssassinsByKeyboard(ByKeyboard, KingAndAssassinsPage):
    """A match of King & Assassins, operated by keyboard."""
