"""King & Assassins, played by clicks."""

from __future__ import annotations

from tests.support.browser.keyboard import ByKeyboard
from tests.support.browser.match_page import MOST, MatchPage
from tests.support.browser.texts import any_of, tr

# How the label of a space names a hidden assassin of one's own, and any assassin.
OWN_ASSASSIN = tr("board-citizen-hidden", citizen="").removeprefix(", ")
ASSASSIN = any_of(OWN_ASSASSIN, tr("board-citizen-revealed", citizen="").removeprefix(", "))
UNUSED = any_of(*(tr("act-end-anyway", count=count) for count in range(1, 20)))


class KingAndAssassinsPage(MatchPage):
    """A match of King & Assassins on the screen."""

    def play(self, *, steps: int = 1) -> None:
        """Play it to its end: in each turn so many steps of some pieces."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.answer_what_is_asked(steps)
        raise AssertionError("this game does not end")

    def answer_what_is_asked(self, steps: int = 1) -> None:
        """Pick assassins, or take a turn."""
        if self.heading() == tr("pick-title"):
            self.pick()
            return
        for _ in range(steps):
            if self.movable.count():
                self.step()
        if self.wait():
            self.end_turn()

    def pick(self) -> list[str]:
        """Pick the first three citizens; what they are called."""
        faces = self.side.get_by_role("group", name=tr("pick-title")).get_by_role("button")
        for i in range(3):
            self.press(faces.nth(i))
        names = [faces.nth(i).locator("span").first.inner_text().lower() for i in range(3)]
        self.do(self.button(tr("town-pick-done")))
        return names

    def step(self) -> None:
        """A piece does something: one goes to it on the board, and to where it goes."""
        self.page.keyboard.press("Escape")  # the piece of the turn before may still be chosen
        self.press(self.any(self.movable))
        if not self.targets.count():  # it can only be revealed, or leave
            before = self.person.answers
            self.press(self.panel.locator(".piece-actions .button").first)
            confirm = self.side.locator(".confirm .button.main")
            if confirm.is_visible():
                self.press(confirm)
            self.answer(before)
            return
        before = self.person.answers
        self.press(self.any(self.targets))
        if self.side.get_by_text(tr("town-which")).is_visible():
            self.press(self.panel.locator(".piece-actions .button.main").first)
        self.answer(before)

    def end_turn(self) -> None:
        """End the turn, and say that this is meant where something is left."""
        before = self.person.answers
        self.press(self.button(tr("act-end-turn")))
        if self.side.get_by_text(UNUSED).is_visible():
            self.press(self.button(tr("act-end-turn")))
        self.answer(before)

    def step_quietly(self) -> None:
        """A step by which nobody is revealed, and the end of the turn."""
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
    """King & Assassins."""
