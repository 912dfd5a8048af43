"""King of the Hill, played by clicks."""

from __future__ import annotations

from playwright.sync_api import TimeoutError, expect

from tests.support.browser.keyboard import ByKeyboard
from tests.support.browser.match_page import MOST, MatchPage
from tests.support.browser.texts import tr

SHOWN_WITHIN = 5_000  # ms, for a card that can be played
# The heading of a prompt, and the button that answers it.
ANSWERS = {
    tr("redraw-title"): tr("field-do-keep"),
    tr("first-title"): tr("first-me"),
    tr("defend-title"): tr("field-do-yield"),
    tr("pursue-title"): tr("field-do-pursue"),
    tr("retreat-title"): tr("field-do-stay"),
}


class KingOfTheHillPage(MatchPage):
    """A match of King of the Hill on the screen."""

    def play(self) -> None:
        """Plays the match to its end."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.answer_what_is_asked()
        raise AssertionError("this game does not end")

    def play_until(self, asked: str) -> bool:
        """Plays until a prompt is shown. Returns False if the game is over before."""
        for _ in range(MOST):
            if not self.wait():
                return False
            if self.heading() == asked:
                return True
            self.answer_what_is_asked()
        raise AssertionError("this game does not end")

    def answer_what_is_asked(self) -> None:
        """Answers the current prompt."""
        asked = self.heading()
        following = self.panel.get_by_role("button", name=tr("field-stray"))
        if following.is_visible():
            expect(following).to_be_hidden()  # the next action of the plan has been played
        elif asked in ANSWERS:
            self.do(self.button(ANSWERS[asked]).first)  # the list of moves may have it, too
        elif asked == tr("army-title"):
            self.choose_army()
        elif asked == tr("deploy-title"):
            self.deploy()
        elif asked == tr("bid-title"):
            self.press(self.any(self.side.get_by_role("list", name=tr("field-hand")).get_by_role("button")))
            self.do(self.main)
        elif asked == tr("flee-title"):
            self.do(self.any(self.targets))
        elif self.luck.random() < 0.5:
            self.play_card()
        else:
            self.choose_from_list()

    def deploy(self) -> None:
        """Deploys one or two units by clicks, and the rest by a preset."""
        plans = self.side.get_by_role("group", name=tr("field-plans")).get_by_role("button")
        if self.luck.randrange(2):
            self.do(self.any(self.targets))
        else:
            self.do(plans.first)

    def play_card(self) -> None:
        """Plays a card: selects a card, a unit and a target, or takes an action of the move list if there is none."""
        self.page.keyboard.press("Escape")
        hand = self.side.get_by_role("list", name=tr("field-hand")).locator("button:enabled:not(.unplayable)")
        try:
            hand.first.wait_for(state="attached", timeout=SHOWN_WITHIN)
        except TimeoutError:  # no card of the hand can be played: it may be empty
            self.choose_from_list()
            return
        self.press(self.any(hand))
        if self.movable.count():
            self.press(self.any(self.movable))
        if not self.targets.count():
            self.choose_from_list()
        elif self.main.inner_text() == tr("field-use-attack"):  # the odds are shown first
            self.press(self.any(self.targets))
            self.do(self.main)
        else:
            self.do(self.any(self.targets))

    def choose_from_list(self) -> None:
        """Plays a random action from the move list."""
        self.open_tab("table-list")
        moves = self.side.get_by_role("group", name=tr("table-list"), exact=True)
        expect(moves).to_be_visible()  # it is loaded when it is opened first
        closed = moves.locator("details:not([open]) summary")
        if closed.count():
            self.press(self.any(closed))
        before = self.person.answers
        self.press(self.any(moves.locator("li .button")))
        if self.confirm.is_visible():  # a card is burned
            self.press(self.confirm)
        self.answer(before)

    def choose_army(self) -> None:
        """Chooses the first preset army and confirms it."""
        self.press(self.side.locator("button.army").first)
        self.do(self.button(tr("field-army-take")))


class KingOfTheHillByKeyboard(ByKeyboard, KingOfTheHillPage):
    """A match of King of the Hill, operated by keyboard."""
