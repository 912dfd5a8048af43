"""Clicks that come too late or twice, and pages that are reloaded: each has an answer and does no harm."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.browser.king_and_assassins import UNUSED, KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.new_match import against_computer, create_invitation, join
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import tr

STALE = tr("net-stale")


class DelayedSocket:
    """A connection that holds back updates of a match until `release`; answers pass at once."""

    def __init__(self, page: Page) -> None:
        self.holds, self.held = False, list[str]()
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Intercepts the socket of a page."""
        self.socket, server = socket, socket.connect_to_server()
        server.on_message(lambda message: self.pass_on(str(message)))

    def pass_on(self, message: str) -> None:
        """Passes a message on, or holds it back."""
        if self.holds and json.loads(message)["type"] == "update":
            self.held.append(message)
        else:
            self.socket.send(message)

    def release(self) -> None:
        """Sends all messages that were held back."""
        self.holds = False
        for message in self.held:
            self.socket.send(message)


def king(person: Person) -> KingAndAssassinsPage:
    """A match as the king, who is to act."""
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    return table


def test_a_click_on_what_another_tab_has_changed_meanwhile_says_so_and_does_nothing(
    new_person: NewPerson,
) -> None:
    person = new_person()
    one = king(person)
    page = person.context.new_page()
    line = DelayedSocket(page)
    page.goto(one.page.url)
    other = KingAndAssassinsPage(person, page)
    expect(other.asked).to_be_visible()
    other.movable.first.click()
    line.holds = True
    one.step()
    before = one.labels()
    other.targets.first.click()
    expect(page.get_by_text(STALE)).to_be_visible()
    line.release()
    one.page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(one.targets).to_have_count(0)
    expect(other.targets).to_have_count(0)
    other.until(lambda: other.labels() == one.labels())
    assert [label.partition(", can")[0] for label in before] == [
        label.partition(", can")[0] for label in other.labels()
    ]


def test_a_double_click_does_a_thing_once_and_complains_of_nothing(new_person: NewPerson) -> None:
    person = new_person()
    table = king(person)
    heard = len(person.heard)
    table.movable.first.click()
    table.targets.first.dblclick()
    expect(table.button(tr("act-undo"))).to_be_enabled()
    table.button(tr("act-undo")).dblclick()
    expect(table.button(tr("act-undo"))).to_be_disabled()
    # Points are left, so the page asks; the second click must not answer the question.
    table.button(tr("act-end-turn")).dblclick()
    expect(table.side.get_by_text(UNUSED)).to_be_visible()
    told = [message["what"]["type"] for message in person.heard[heard:] if message["type"] == "update"]
    assert told == ["acted", "taken-back"]
    assert not any(message["type"] == "refused" for message in person.heard)
    assert table.page.locator(".toast").count() == 0  # a toast would still be visible


def test_a_double_click_on_an_answer_is_one_answer(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page, link = create_invitation(host, "king-of-the-hill", seat="blue")
    red, blue = KingOfTheHillPage(friend, join(friend, link)), KingOfTheHillPage(host, page)
    expect(blue.board).to_be_visible()
    first, second = (blue, red) if host.states[-1]["actor"] == "blue" else (red, blue)
    first.side.locator("button.army").first.dblclick()
    first.button(tr("field-army-take")).dblclick()
    assert second.wait()
    second.side.locator("button.army").first.dblclick()
    second.button(tr("field-army-take")).dblclick()
    first.until(lambda: first.person.states[-1]["view"]["phase"] == "deploy")
    for person in (host, friend):
        assert not any(message["type"] == "refused" for message in person.heard)


def test_a_page_that_is_loaded_again_in_the_middle_of_a_choice_begins_the_choice_anew(
    new_person: NewPerson,
) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "assassins"))
    assert table.wait()
    faces = table.side.get_by_role("group", name=tr("pick-title")).get_by_role("button")
    faces.first.click()
    expect(table.side).to_contain_text(tr("pick-chosen", count=1))
    table.page.reload()
    expect(table.side).to_contain_text(tr("pick-chosen", count=0))
    table.pick()
    assert table.wait()
    table.movable.first.click()
    table.page.reload()
    expect(table.asked).to_be_visible()
    expect(table.board.locator("[aria-selected=true]")).to_have_count(0)
    table.step_quietly()
    assert table.wait()
