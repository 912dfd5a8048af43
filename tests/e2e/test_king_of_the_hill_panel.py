"""The panel of King of the Hill: the selected unit, the last discarded card, plates beside their armies."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.api_matches import KING_OF_THE_HILL, button, play_until, two_players
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

PHONE = (390, 844)


def at_action(new_person: NewPerson) -> MatchPage:
    """A match of King of the Hill in the phase of actions. Returns the page of the seat to act."""
    return play_until(two_players(new_person, game=KING_OF_THE_HILL, seat="blue"), "action")


def use_button(table: MatchPage, kind: str) -> Locator:
    """The button of a use of the selected card; the main button may have the same name."""
    uses = table.page.get_by_role("group", name=tr("field-uses"))
    return uses.get_by_role("button", name=tr(f"field-use-{kind}"))


def take_card(table: MatchPage, kind: str) -> None:
    """Selects the first playable card of the hand."""
    hand = table.page.get_by_role("list", name=tr("field-hand")).locator("button:enabled:not(.unplayable)")
    for i in range(hand.count()):
        hand.nth(i).click()
        if use_button(table, kind).is_visible():
            return
        hand.nth(i).click()
    raise AssertionError(f"no card can {kind}")


def test_the_chosen_unit_is_kept_when_the_use_of_a_card_is_changed(new_person: NewPerson) -> None:
    table = at_action(new_person)
    take_card(table, "move")
    use_button(table, "move").click()
    table.movable.first.click()
    chosen = table.board.locator("[aria-selected=true]")
    space = chosen.get_attribute("data-space")
    assert space
    use_button(table, "burn").click()
    expect(chosen).to_have_count(0)
    use_button(table, "move").click()
    expect(chosen).to_have_attribute("data-space", space)


def test_the_picture_of_the_discard_is_the_card_that_was_discarded_last(new_person: NewPerson) -> None:
    table = at_action(new_person)
    take_card(table, "burn")
    use_button(table, "burn").click()
    button(table, "field-do-burn").click()
    table.do(table.confirm)
    events = [event for message in table.person.heard for event in message.get("events", [])]
    burned = next(event["card"] for event in reversed(events) if event["type"] == "card-burned")
    expect(table.page.locator(".piles [data-card]")).to_have_attribute("data-card", burned)


@pytest.mark.parametrize(
    ("seat", "size"),
    [("blue", PHONE), ("red", PHONE), ("blue", (1280, 900)), ("red", (1280, 900)), ("red", (1440, 900))],
)
def test_the_plates_stand_on_the_sides_of_their_armies(
    new_person: NewPerson, seat: str, size: tuple[int, int]
) -> None:
    table, _ = two_players(new_person, game=KING_OF_THE_HILL, seat=seat, size=size)
    # On a phone the board stands on its short side.
    axis: Literal["x", "y"] = "x" if size == PHONE else "y"

    def plate(side: str) -> float:
        box = table.page.locator(".player", has_text=tr(f"side-{side}", "en")).bounding_box()
        assert box is not None
        return box[axis]

    def zone(side: str) -> float:
        label = re.compile(re.escape(tr("board-zone", seat=side)))
        box = table.board.get_by_role("gridcell", name=label).first.bounding_box()
        assert box is not None
        return box[axis]

    assert (plate("blue") < plate("red")) == (zone("blue") < zone("red"))
    if size == PHONE:
        table.open_tab("layout-details")
    for _ in range(2):  # also when the board is turned
        table.page.get_by_role("button", name=tr("act-flip")).click()
    assert (plate("blue") < plate("red")) == (zone("blue") < zone("red"))


def test_on_a_phone_the_board_stands_upright_with_spaces_of_forty_pixels(new_person: NewPerson) -> None:
    table, _ = two_players(new_person, game=KING_OF_THE_HILL, seat="red", size=PHONE)
    board, space = table.board.bounding_box(), table.board.get_by_role("gridcell").first.bounding_box()
    assert board is not None
    assert space is not None
    assert board["height"] > board["width"]
    assert space["width"] >= 40


def test_on_a_phone_both_plates_stand_above_the_board(new_person: NewPerson) -> None:
    table, _ = two_players(new_person, game=KING_OF_THE_HILL, seat="red", size=PHONE)
    board = table.board.bounding_box()
    assert board is not None
    for plate in table.page.locator(".player").all():
        box = plate.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= board["y"]
