"""The panel beside the board is always up to date, and nothing moves under the pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import beginning, tr
from tests.support.long_runs import in_long_runs

DESKS = [(1366, 650), (1280, 860), (1440, 900)]

RANKS, SUITS = "23456789TJQKA*", "CSDH*"


def king(person: Person) -> KingAndAssassinsPage:
    """A match as the king, who is to act."""
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    return table


def holding_cards(person: Person) -> KingOfTheHillPage:
    """A match of King of the Hill in which this seat is to play a card."""
    while True:  # a game may be over before
        table = KingOfTheHillPage(person, against_computer(person, "king-of-the-hill", "blue"))
        while table.wait():
            if person.states[-1]["view"]["phase"] == "action":
                return table
            table.answer_what_is_asked()


def top(locator: Locator) -> float:
    """The distance of an element from the top of the window."""
    box = locator.bounding_box()
    assert box is not None
    return box["y"]


def test_the_newest_line_of_the_log_is_in_sight_in_the_town_on_every_desk(new_person: NewPerson) -> None:
    table = king(new_person())
    for width, height in DESKS:
        table.page.set_viewport_size({"width": width, "height": height})
        table.end_turn()
        assert table.wait()
        expect(table.page.locator(".log li").last).to_be_in_viewport(ratio=0.9)
        expect(table.button(tr("act-end-turn"))).to_be_in_viewport(ratio=1)
        expect(table.board).to_be_in_viewport(ratio=0.9)


def test_the_newest_line_of_the_log_is_in_sight_on_the_hill_on_every_desk(new_person: NewPerson) -> None:
    table = holding_cards(new_person())
    for width, height in DESKS:
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.page.locator(".log li").last).to_be_in_viewport(ratio=0.9)
        expect(table.side.locator(".hand")).to_be_in_viewport(ratio=1)
        expect(table.board).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [DESKS[0], *in_long_runs(*DESKS[1:])])
def test_end_turn_and_the_menu_stay_where_they_are_while_texts_change(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = king(new_person(size=size))
    end, menu = table.button(tr("act-end-turn")), table.button(tr("table-more"))
    places = {(top(end), top(menu))}
    table.space("h2").click()  # selects a knight
    places.add((top(end), top(menu)))
    table.space("a1").click()  # too far: refused with a reason and a rule
    expect(table.page.get_by_role("alert").locator("a")).to_be_visible()
    places.add((top(end), top(menu)))
    table.do(table.space("g2"))
    expect(table.button(tr("act-undo"))).to_be_enabled()
    places.add((top(end), top(menu)))
    assert len(places) == 1


def test_the_hand_and_the_menu_stay_where_they_are_while_a_card_is_chosen(new_person: NewPerson) -> None:
    table = holding_cards(new_person(size=(1280, 860)))
    hand, menu = table.side.locator(".hand"), table.button(tr("table-more"))
    places = {(top(hand), top(menu))}
    table.side.locator(".hand button:enabled:not(.unplayable)").first.click()
    places.add((top(hand), top(menu)))
    if table.movable.count():
        table.movable.first.click()
        places.add((top(hand), top(menu)))
    assert len(places) == 1


def test_the_plate_of_the_computer_does_not_say_that_it_thinks_while_its_turn_is_played_out(
    new_person: NewPerson,
) -> None:
    table = king(new_person(pace="slow"))
    table.end_turn()
    skip = table.side.get_by_role("button", name=beginning("table-skip"))
    table.until(table.is_settled)  # the computer has ended its turn, which is still played back
    expect(skip).to_be_visible()
    expect(table.page.get_by_text(tr("table-thinks"), exact=True)).to_be_hidden()
    expect(skip).to_be_visible()


def test_who_goes_first_is_told_after_the_bid_and_not_before(new_person: NewPerson) -> None:
    person = new_person()
    table = KingOfTheHillPage(person, against_computer(person, "king-of-the-hill", "blue"))
    first = [
        table.page.locator(".status .turn").get_by_text(tr("field-first", seat=seat))
        for seat in ("blue", "red")
    ]
    while table.wait() and person.states[-1]["view"]["phase"] != "bid":
        table.answer_what_is_asked()
    assert person.states[-1]["view"]["turn"] == 1
    expect(first[0].or_(first[1])).to_have_count(0)
    while table.wait() and person.states[-1]["view"]["phase"] != "action":
        table.answer_what_is_asked()
    expect(first[0].or_(first[1])).to_be_visible()


def test_the_discard_pile_opens_as_cards_in_order(new_person: NewPerson) -> None:
    person = new_person()
    table = holding_cards(person)
    discard = person.states[-1]["view"]["discard"]
    assert discard
    table.side.locator(".piles details summary").click()
    cards = table.side.get_by_role("list", name=tr("field-discard", count=len(discard)))
    ordered = sorted(discard, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0])))
    names = [tr("card-joker" if card == "**" else f"card-{card}", "en") for card in ordered]
    shown = [
        text.lower() for text in cards.get_by_role("listitem").locator(".visually-hidden").all_text_contents()
    ]
    assert shown == [name.lower() for name in names]


def test_a_dimmed_card_is_opaque(new_person: NewPerson) -> None:
    table = holding_cards(new_person())
    table.movable.first.click()
    unplayable = table.side.locator(".hand .unplayable")
    for card in unplayable.all():
        expect(card).to_have_css("opacity", "1")
        expect(card).not_to_have_css("filter", "none")


def test_every_possible_move_is_in_the_list_by_card_with_jokers_last(new_person: NewPerson) -> None:
    person = new_person()
    table = holding_cards(person)
    table.open_tab("table-list")
    moves = table.side.get_by_role("group", name=tr("table-list"), exact=True)
    expect(moves.locator("summary").first).to_be_visible()
    while (closed := moves.locator("details:not([open]) summary")).count():
        closed.first.click()
    more = moves.get_by_role("button", name=beginning("table-list-more"))
    while more.count():
        more.first.click()
    legal = person.states[-1].get("legal") or table.page.evaluate(
        "async (path) => (await (await fetch(path)).json()).legal",
        f"/api/matches/{table.page.url.rpartition('/')[2]}/choices",
    )
    expect(moves.locator("li .button")).to_have_count(len(legal))
    groups = [text.lower() for text in moves.locator("summary .name").all_text_contents()]
    joker = tr("card-joker").lower()
    assert joker not in groups or groups[-1] == joker
