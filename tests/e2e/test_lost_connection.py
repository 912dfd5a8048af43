"""A lost connection and a killed server: the game goes on, and each command takes effect once."""

import signal

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.network import KEEP_SOCKETS, LOST, cut
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import CUT, NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.server_process import Process

# Milliseconds in frontend/src: an interruption that is known only by a closed socket is shown after the first, and a
# silent connection counts as dead after the second.
GRACE, SILENCE = 1_200, 60_000
# Notes in the page when the browser reports the loss and when a text is shown: a busy machine does not delay that.
MEASURE = """(text) => {
    window.times = {};
    addEventListener("offline", () => { window.times.lost = performance.now(); }, { capture: true });
    new MutationObserver(() => {
        if (document.body.textContent.includes(text)) window.times.told ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def begin(person: Person) -> KingAndAssassinsPage:
    """A match as the king."""
    person.context.add_init_script(KEEP_SOCKETS)
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    return table


def test_a_move_that_was_made_while_the_line_was_cut_is_done_once_when_it_is_back(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=CUT)
    table = begin(person)
    number = max(message.get("number", 0) for message in person.heard)
    cut(person, table.page)
    expect(table.page.get_by_text(LOST)).to_be_visible()
    table.movable.first.click()
    table.targets.first.click()
    before = person.answers
    person.context.set_offline(False)
    table.answer(before)
    expect(table.page.get_by_text(LOST)).to_be_hidden()
    assert person.answers == before + 1
    numbers = [message["number"] for message in person.heard if message["type"] == "update"]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] > number
    table.end_turn()
    assert table.wait()


def test_a_game_goes_on_after_the_server_was_killed_and_started_again(
    new_person: NewPerson, server: Process
) -> None:
    person = new_person(server.address, forgives=CUT)
    table = begin(person)
    table.step()
    before = table.labels()
    server.end(signal.SIGKILL)
    expect(table.page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(table.page.get_by_text(LOST)).to_be_hidden()
    assert table.labels() == before
    table.end_turn()
    assert table.wait()


def test_players_are_told_that_the_server_restarts(new_person: NewPerson, server: Process) -> None:
    person = new_person(server.address, forgives=CUT)
    table = begin(person)
    server.end(signal.SIGTERM)
    expect(table.page.get_by_text(tr("net-restarting"))).to_be_visible()
    server.start()
    expect(table.page.get_by_text(tr("net-restarting"))).to_be_hidden()
    table.end_turn()
    assert table.wait()


def test_a_page_without_a_network_says_so_honestly_and_comes_back(new_person: NewPerson) -> None:
    person = new_person(forgives=CUT)
    page = person.open()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    person.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=tr("offline-title"))).to_be_visible()
    person.context.set_offline(False)
    page.get_by_role("button", name=tr("net-reload")).or_(
        page.get_by_role("link", name=tr("net-reload"))
    ).click()
    expect(page.get_by_role("article", name=tr("game-king-and-assassins"))).to_be_visible()


def test_a_page_that_is_asked_for_without_a_network_is_shown_when_the_network_is_back(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=CUT)
    page = person.open()
    page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    page.get_by_role("link", name=tr("nav-settings")).first.click()
    expect(page.get_by_text(LOST)).to_be_visible()
    person.context.set_offline(False)
    heading = page.get_by_role("heading", level=1, name=tr("nav-settings"))
    expect(heading).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert heading.evaluate("() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)")


class DeadLine:
    """A connection that can stop passing messages without being closed, as behind a router that dropped it."""

    def __init__(self, page: Page) -> None:
        self.silent = False
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Passes messages on in both directions, unless the connection is silent."""
        self.silent = False  # a new connection works
        server = socket.connect_to_server()
        alive = [True]

        def passes() -> bool:
            alive[0] = alive[0] and not self.silent
            return alive[0]

        socket.on_message(lambda message: server.send(message) if passes() else None)
        server.on_message(lambda message: socket.send(message) if passes() else None)


def test_a_lost_network_is_told_at_once_with_the_move_that_waits_and_that_it_was_sent(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=CUT)
    table = begin(person)
    page, bar = table.page, table.bar.bounding_box()
    page.evaluate(MEASURE, tr("net-lost"))
    person.context.set_offline(True)  # the socket stays open; only the browser reports the loss
    expect(page.get_by_text(tr("net-lost"))).to_be_visible()
    times = page.evaluate("() => window.times")
    assert times["told"] - times["lost"] < GRACE
    assert table.bar.bounding_box() == bar  # nothing moves under the pointer
    table.movable.first.click()
    table.targets.first.click()
    expect(page.get_by_text(tr("net-move-waiting"))).to_be_visible()
    before = person.answers
    person.context.set_offline(False)
    expect(page.get_by_text(tr("net-move-sent"))).to_be_visible()
    expect(page.get_by_text(tr("net-lost"))).to_be_hidden()
    expect(page.get_by_text(tr("net-move-waiting"))).to_be_hidden()
    assert person.answers == before + 1


def test_a_move_over_a_line_that_fell_silent_is_sent_again_within_seconds(new_person: NewPerson) -> None:
    person = new_person(forgives=CUT)
    page = person.context.new_page()
    line = DeadLine(page)
    page.goto(against_computer(person, "king-and-assassins", "king").url)
    table = KingAndAssassinsPage(person, page)
    table.movable.first.click()
    line.silent = True
    table.targets.first.click()
    expect(page.get_by_text(tr("net-move-sent"))).to_be_visible(timeout=SILENCE / 2)
    expect(table.button(tr("act-undo"))).to_be_enabled()
