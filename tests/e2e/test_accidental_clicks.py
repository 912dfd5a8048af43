"""An accidental click does nothing that cannot be undone, and a dragged piece is the one that is shown."""

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.api_matches import at_assassins_turn, button
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

DESKTOP, PHONE = (1440, 900), (390, 844)


def hidden(table: MatchPage) -> tuple[str, str]:
    """A hidden assassin that can be revealed: its id and its space."""
    state = table.person.states[-1]
    spaces = {
        name: space for name, space in state["view"]["citizens"].items() if f"!{space}" in state["legal"]
    }
    return next(iter(spaces.items()))


def box(locator: Locator) -> dict[str, float]:
    """The bounding box of an element."""
    found = locator.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have a spot in common."""
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_clicks_on_one_spot_neither_reveal_nor_end_the_turn(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    table, _ = at_assassins_turn(new_person, size=size)
    name, space = hidden(table)
    end, reveal = button(table, "act-end-turn"), button(table, "town-do-reveal")
    before = box(end)
    table.space(space).click()
    expect(reveal).to_be_visible()
    assert box(end) == before

    answers, at = table.person.answers, box(reveal)
    reveal.dblclick()
    expect(button(table, "act-confirm-move")).to_be_visible()
    assert box(reveal) == at
    assert not overlap(box(table.confirm), at)
    table.draw()
    assert table.person.answers == answers
    assert table.person.states[-1]["view"]["assassins"][name] == "hidden"

    table.do(button(table, "act-confirm-move"))
    assert table.person.states[-1]["view"]["assassins"][name] == "revealed"


def test_revealing_by_keyboard_asks_as_well(new_person: NewPerson) -> None:
    table, _ = at_assassins_turn(new_person)
    name, space = hidden(table)
    table.space(space).click()
    answers = table.person.answers
    button(table, "town-do-reveal").press("Enter")
    expect(button(table, "act-confirm-move")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(button(table, "act-confirm-move")).to_have_count(0)
    assert table.person.answers == answers

    table.space(space).click()
    button(table, "town-do-reveal").press("Enter")
    expect(button(table, "act-confirm-move")).to_be_visible()
    table.page.keyboard.press("Tab")
    expect(button(table, "act-confirm-move")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.answer(answers)
    assert table.person.states[-1]["view"]["assassins"][name] == "revealed"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_second_click_on_end_turn_does_not_answer_the_question(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    table, _ = at_assassins_turn(new_person, size=size)
    answers, end, no = table.person.answers, button(table, "act-end-turn"), button(table, "dialog-cancel")
    before = box(end)
    end.dblclick()
    expect(no).to_be_visible()
    assert table.person.answers == answers
    assert box(end) == before
    assert box(no)["y"] == box(table.confirm)["y"], "the two answers stand on one line"
    assert not overlap(box(table.confirm), before)
    no.click()
    expect(no).to_have_count(0)
    assert table.person.answers == answers


def test_a_piece_that_is_dragged_shows_its_own_targets(new_person: NewPerson) -> None:
    table, _ = at_assassins_turn(new_person)
    legal: list[str] = table.person.states[-1]["legal"]
    places: list[str] = list(table.person.states[-1]["view"]["citizens"].values())
    goals = {one: {act[len(one) :] for act in legal if act.startswith(one)} for one in places}
    first, second = sorted(places, key=lambda one: -len(goals[one]))[:2]
    table.space(first).click()
    expect(table.board.locator("[aria-selected=true]")).to_have_attribute("data-space", first)

    at = box(table.space(second))
    table.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    table.page.mouse.down()
    table.page.mouse.move(at["x"] + at["width"], at["y"] + at["height"], steps=4)
    expect(table.board.locator("[aria-selected=true]")).to_have_attribute("data-space", second)
    words = {tr("board-target-cost", cost=cost) for cost in range(3)}
    shown = {
        str(cell.get_attribute("data-space"))
        for cell in table.board.get_by_role("gridcell").all()
        if any(word in (cell.get_attribute("aria-label") or "") for word in words)
    }
    table.page.mouse.up()
    assert shown == goals[second]
