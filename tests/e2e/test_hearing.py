"""Both games for those who hear them: the board, what happens in order, and the keyboard never lost."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.founding import against_computer, found, join
from tests.e2e.hearing import Ears, has_focus
from tests.e2e.hill import Hill
from tests.e2e.keyboard import ByKeyboard
from tests.e2e.tables import MOST, Table
from tests.e2e.test_keyboard import TownByKeyboard

SUITS = re.compile("[♣♦♥♠★]")

# A space, its ground, what lies there, who stands there, and what can be done.
TOWN_SPACE = re.compile(
    r"[a-j]\d+, (street|roof|castle roof)(, gate, (north|west) into the castle)?(, where the king starts)?"
    r"(, (the king|a knight|the [a-z ]+))?(, can act)?"
)


def log(table: Table) -> list[str]:
    """What the log says, row by row."""
    return table.side.get_by_role("region", name="Log").get_by_role("listitem").all_inner_texts()


def test_a_turn_of_king_and_assassins_is_heard_from_the_board_to_the_result(come: Come) -> None:
    person = come()
    ears = Ears(person)
    table = TownByKeyboard(person, against_computer(person, "king-and-assassins", "king"))
    page = table.page
    assert table.wait()
    assert ears.hear(page)[-2:] == [log(table)[-1], "Your turn"]
    for label in table.labels():
        assert TOWN_SPACE.fullmatch(label), label
    table.press(table.space("i3"))
    assert ears.hear(page) == ["a knight, i3. can go here for 1 point: h3, i4, j3."]
    expect(table.space("i3")).to_have_attribute("aria-selected", "true")
    rows = log(table)
    table.do(table.space("i4"))
    expect(table.space("i4")).to_be_focused()
    expect(table.space("i4")).to_have_accessible_name("i4, street, a knight")
    assert ears.hear(page) == [
        "A knight moves from i3 to i4.",
        "a knight, i4. can go here for 1 point: h4, i3, i5, j4.",
    ]
    page.keyboard.press("Escape")
    table.press(table.button("End turn"))
    assert re.match(r"End the turn with \d points unused\?", ears.hear(page)[-1])
    assert has_focus(page)
    table.do(table.button("End turn"))
    assert table.wait()
    assert has_focus(page)
    heard = ears.hear(page)
    assert heard == [*log(table)[len(rows) + 1 :], "Your turn"]

    table.press(table.button("More …"))
    dialog = page.get_by_role("dialog", name="More …")
    expect(dialog.locator(":focus")).to_have_count(1)
    table.press(dialog.get_by_role("button", name="Resign"))
    dialog = page.get_by_role("dialog", name="Resign")
    expect(dialog).to_contain_text("Resign this game? It counts as lost.")
    table.press(dialog.get_by_role("button", name="Resign"))
    expect(table.result).to_be_visible()
    assert has_focus(page)
    assert re.fullmatch(r"You have lost\. \w+ \d+ has resigned\.", ears.hear(page)[-1])


def test_who_follows_a_plan_is_asked_for_nothing_that_the_plan_does(come: Come) -> None:
    person = come()
    ears = Ears(person)
    table = Hill(person, against_computer(person, "king-of-the-hill", "blue"))
    assert table.play_until("Deploy a unit")
    plan = table.side.get_by_role("group", name="Plans").get_by_role("button").first
    plan.click()
    expect(table.panel.get_by_role("button", name="Go on by hand")).to_be_visible()
    ears.hear(table.page)
    asked = re.compile("^(Keep your hand or draw anew|Bid for the initiative)")
    expect(table.panel.locator("h2")).to_have_text(asked)
    questions = [one for one in ears.hear(table.page) if one.startswith("Your turn")]
    assert len(questions) == 1
    assert asked.match(questions[0].removeprefix("Your turn: "))


def until_attacked(come: Come) -> tuple[Hill, Ears, list[str]]:
    """Play until we have to defend; the table, who hears it, and what was heard there."""
    person = come()
    ears, heard = Ears(person), list[str]()
    table = Hill(person, against_computer(person, "king-of-the-hill", "blue"))
    for _ in range(MOST):
        if not table.wait():
            return until_attacked(come)  # in few games nobody ever attacks us
        heard += ears.hear(table.page)
        if table.heading() == "Defend your unit":
            return table, ears, heard
        table.answer_what_is_asked()
        assert has_focus(table.page)
    raise AssertionError("this game does not end")


def test_a_fight_of_king_of_the_hill_is_heard_blow_by_blow(come: Come) -> None:
    table, ears, heard = until_attacked(come)
    page = table.page
    attack, asked = [one for one in heard if not one.startswith("Choose a card")][-2:]
    assert asked == "Your turn: Defend your unit"
    assert re.search(r"Red plays .* to (attack|shoot at|strike back at) .* Blue draws .* for the", attack), (
        attack
    )
    fight = table.panel.get_by_role("img", name=" against ").get_attribute("aria-label") or ""
    assert re.fullmatch(r"\w+: \w+ on \w\d against \w+ on \w\d", fight), fight
    in_log = log(table)
    assert [one for one in heard if one in in_log] == [row for row in in_log if row in heard]
    unheard = set(in_log[3:]) - set(heard)  # but for the beginning, which was over before we came
    assert all(SUITS.search(row) for row in unheard), unheard  # cards are signs there, and names to the ear
    assert any(" of clubs" in one or " of spades" in one for one in heard)
    table.do(table.panel.get_by_role("button", name="Use no card"))
    table.wait()
    assert "Blue uses no card." in " ".join(ears.hear(page))
    assert has_focus(page)


def test_what_the_other_says_and_offers_is_heard_though_nobody_looks_there(come: Come) -> None:
    host, friend = come(), come()
    ears = Ears(host)
    page, link = found(host, "king-of-the-hill", seat="blue")
    red, blue = Table(friend, join(friend, link)), ByKeyboard(host, page)
    expect(blue.board).to_be_visible()
    ears.hear(page)
    red.side.get_by_role("tab", name="Chat").click()
    red.side.get_by_label("Write something …").fill("Peace?")
    red.page.keyboard.press("Enter")
    expect(blue.side.get_by_role("tab", name="Chat 1")).to_be_visible()
    red.button("More …").click()
    red.page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    expect(blue.button("Accept")).to_be_visible()
    heard = ears.hear(page)
    name = red.page.locator("header .me").inner_text()
    assert heard == [f"{name} writes: Peace?", f"{name} offers a draw."]
    blue.press(blue.button("Accept"))
    expect(blue.result).to_have_text("A draw")
    assert ears.hear(page)[-1] == "A draw. Both have agreed to a draw."
    assert has_focus(page)
    red.button("Rematch with the sides swapped").click()
    expect(blue.button("Accept")).to_be_visible()
    assert ears.hear(page) == [f"{name} asks for a rematch."]  # and not once more how it ended
