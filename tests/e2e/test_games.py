"""Whole games against the computer, by clicks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.new_match import NEWCOMER
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import pattern, tr
from tests.support.long_runs import in_long_runs


def begin(person: Person, game: str, side: str) -> Page:
    """Creates a match from the home page. Returns its page."""
    page = person.open()
    card = page.get_by_role("article", name=game)
    card.get_by_label(tr("new-level")).select_option(NEWCOMER)
    card.get_by_label(tr("new-seat")).select_option(side)
    card.get_by_role("button", name=tr("home-play-computer")).click()
    return page


@pytest.mark.parametrize("seat", ["king", *in_long_runs("assassins")])
def test_a_game_of_king_and_assassins_is_played_from_the_home_page_to_its_end(
    new_person: NewPerson, seat: str
) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, begin(person, tr("game-king-and-assassins"), seat))
    table.play()
    expect(table.result).to_have_text(tr("over-won") if won(person, seat) else tr("over-lost"))
    expect(table.side.get_by_role("heading", name=tr("over-secrets"))).to_be_visible()
    assert len(person.states[-1]["finale"]["everything"]["assassins"]) == 3


@pytest.mark.parametrize("seat", ["blue", *in_long_runs("red")])
def test_a_game_of_king_of_the_hill_is_played_from_the_home_page_to_its_end(
    new_person: NewPerson, seat: str
) -> None:
    person = new_person()
    table = KingOfTheHillPage(person, begin(person, tr("game-king-of-the-hill"), seat))
    table.play()
    expected = {True: tr("over-won"), False: tr("over-lost"), None: tr("over-drawn")}[won(person, seat)]
    expect(table.result).to_have_text(expected)


def test_what_has_happened_is_told_in_sentences_that_stand_apart(new_person: NewPerson) -> None:
    page = begin(new_person(), tr("game-king-and-assassins"), "king")
    expect(page.locator(".caption")).to_have_text(
        re.compile(
            r"\w\. " + pattern("town-card", round=1, fetters="", king="", knights="", crowd="").pattern
        )
    )


def won(person: Person, seat: str) -> bool | None:
    """Whether a seat has won the last game; None for a draw."""
    winner = person.states[-1]["result"]["winner"]
    return None if winner is None else winner == seat
