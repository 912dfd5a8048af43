"""The opponent's last turn stays visible: trails on the board, a headline, and a replay."""

from __future__ import annotations

import itertools

from playwright.sync_api import Locator, expect

from tests.support.browser.api_matches import at_assassins_turn, button, end_turn
from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import share
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr


def trails(table: MatchPage) -> Locator:
    """The trails on the board."""
    return table.page.locator("[data-trail]")


def moves(table: MatchPage) -> Locator:
    """The actions of the opponent's last turn in the message area."""
    return table.page.get_by_role("list", name=tr("review-moves")).get_by_role("button")


def walk(table: MatchPage, *path: str) -> None:
    """Moves a piece from space to space."""
    for start, end in itertools.pairwise(path):
        table.settle()
        before = table.person.answers
        table.space(start).click()
        table.space(end).click()
        table.answer(before)
        table.page.keyboard.press("Escape")


def test_trails_ghosts_and_moves_stay_until_ones_own_first_action(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    end_turn(assassins)
    walk(king, "i3", "i4", "i5")
    walk(king, "j2", "j3")
    end_turn(king)
    assassins.settle()
    expect(trails(assassins)).to_have_count(2)
    assert trails(assassins).evaluate_all("all => all.map((one) => one.dataset.trail)") == ["1–2", "3"]
    ghosts = assassins.page.locator("[data-ghost]")
    assert ghosts.evaluate_all("all => all.map((one) => one.dataset.ghost)") == ["i3", "j2"]
    expect(moves(assassins)).to_have_count(4)
    moves(assassins).first.click()
    expect(assassins.page.get_by_text(tr("log-looking-back"))).to_be_visible()
    expect(trails(assassins)).to_have_count(1)
    button(assassins, "log-now").first.click()
    expect(trails(assassins)).to_have_count(2)
    end_turn(assassins)
    expect(trails(assassins)).to_have_count(0)
    expect(assassins.page.locator("[data-ghost]")).to_have_count(0)


def test_one_key_plays_the_last_turn_again(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    end_turn(assassins)
    walk(king, "i3", "i4")
    end_turn(king)
    assassins.settle()
    expect(trails(assassins)).to_have_count(1)
    assassins.page.keyboard.press("Backspace")
    expect(assassins.page.get_by_text(tr("table-watch"))).to_be_visible()
    expect(trails(assassins)).to_have_count(0)
    expect(trails(assassins)).to_have_count(1)
    expect(assassins.page.get_by_text(tr("table-watch"))).to_have_count(0)
    button(assassins, "review-replay").click()
    expect(assassins.page.get_by_text(tr("table-watch"))).to_be_visible()


def test_after_the_curtain_of_a_shared_screen_the_others_turn_is_played(new_person: NewPerson) -> None:
    person = new_person(pace="slow")
    table = KingAndAssassinsPage(person, share(person, "king-and-assassins"))
    show = table.page.get_by_role("dialog").get_by_role("button", name=tr("table-curtain-show"))
    show.click()
    table.wait()
    table.pick()
    show.click()
    table.wait()
    table.step()
    table.end_turn()
    show.click()
    expect(table.page.get_by_text(tr("table-watch"))).to_be_visible()
    expect(trails(table)).to_have_count(1)
