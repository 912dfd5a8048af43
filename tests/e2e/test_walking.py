"""Reach and walking: far spaces with their total cost, one click or drop for all steps, and moves that are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import any_of, tr

KNIGHT_THERE = any_of(tr("piece-knight"))
REASON, RULE = "Not there.", "KA-7.1"
REFUSAL = {"code": "game/illegal", "message": REASON, "rule": RULE}


class HeldActions:
    """A connection that keeps actions from the server until they are refused."""

    def __init__(self, page: Page) -> None:
        self.held: list[dict[str, Any]] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Intercepts the socket of a page."""
        self.socket, self.server = socket, socket.connect_to_server()
        socket.on_message(lambda message: self.pass_on(json.loads(str(message))))

    def pass_on(self, message: dict[str, Any]) -> None:
        """Passes a message of the page on, unless it is an action."""
        if message["type"] == "do" and message["command"]["type"] == "act":
            self.held.append(message)
        else:
            self.server.send(json.dumps(message))

    def refuse(self) -> None:
        """Refuses the action that was held."""
        held = self.held.pop()
        answer = {"type": "refused", "id": held["command"]["id"], "match": held["match"], "error": REFUSAL}
        self.socket.send(json.dumps(answer))


def king(person: Person) -> KingAndAssassinsPage:
    """A match as the king, who is to act, with the knight on i3 selected and its reach shown."""
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    return table


def choose(table: KingAndAssassinsPage, space: str) -> None:
    """Selects the piece on a space, and waits for its reach."""
    table.press(table.space(space))
    expect(table.page.locator("g.reach").first).to_be_attached()


def stands(table: KingAndAssassinsPage, space: str) -> None:
    """Expects a knight on a space."""
    expect(table.space(space)).to_have_accessible_name(KNIGHT_THERE)


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drags a piece to a space."""
    start.hover()
    page.mouse.down()
    box = end.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    expect(page.locator("g.reach").first).to_be_attached()  # the targets of the dragged piece
    page.mouse.up()


def actions(person: Person, since: int) -> list[str]:
    """The notation of the entries that a person was told."""
    updates = [message for message in person.heard[since:] if message["type"] == "update"]
    return [message["notation"] for message in updates if message.get("notation")]


@pytest.mark.parametrize("how", ["click", "drop"])
def test_one_click_or_drop_on_a_far_space_walks_all_steps(new_person: NewPerson, how: str) -> None:
    person = new_person()
    table, heard = king(person), len(person.heard)
    other = KingAndAssassinsPage(person, person.context.new_page())
    other.page.goto(table.page.url)
    expect(other.asked).to_be_visible()
    if how == "click":
        choose(table, "i3")
        cost = tr("board-reach-cost", cost=3)
        expect(table.space("i6")).to_have_accessible_name(any_of(cost))
        table.press(table.space("i6"))
    else:
        drag(table.page, table.space("i3"), table.space("i6"))
    stands(table, "i6")
    expect(table.space("i6")).to_have_attribute("aria-selected", "true")
    table.until(lambda: actions(person, heard).count("i5i6") >= 1)
    assert [one for one in actions(person, heard) if one == "i3i4"]
    stands(other, "i6")  # two tabs of one player agree
    expect(other.space("i3")).not_to_have_accessible_name(KNIGHT_THERE)


def test_a_piece_moves_before_the_server_answers_and_goes_back_when_the_move_is_refused(
    new_person: NewPerson,
) -> None:
    person = new_person()
    page = against_computer(person, "king-and-assassins", "king")
    line = HeldActions(page)
    page.reload()
    table = KingAndAssassinsPage(person, page)
    expect(table.asked).to_be_visible()
    choose(table, "i3")
    table.press(table.space("i6"))
    stands(table, "i4")
    assert [held["command"]["action"] for held in line.held] == ["i3i4"]
    line.refuse()
    stands(table, "i3")
    expect(table.side.get_by_text(REASON)).to_be_visible()
    expect(table.side.get_by_role("link", name=RULE)).to_be_visible()
    table.draw()
    assert line.held == []  # the walk has stopped
