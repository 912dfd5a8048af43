"""Whole games against the computer, by clicks on what is on the screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hill import Hill
from tests.e2e.people import Person
from tests.e2e.town import Town

NEWCOMER = "Level 1: Newcomer"


def begin(person: Person, game: str, side: str) -> Page:
    """Begin a game from the home page, as most people will."""
    page = person.open()
    card = page.get_by_role("article", name=game)
    card.get_by_label("Level").select_option(NEWCOMER)
    card.get_by_label("Your side").select_option(side)
    card.get_by_role("button", name="Play the computer").click()
    return page


@pytest.mark.parametrize("seat", ["king", "assassins"])
def test_a_game_of_king_and_assassins_is_played_from_the_home_page_to_its_end(come: Come, seat: str) -> None:
    person = come()
    table = Town(person, begin(person, "King & Assassins", seat))
    table.play()
    expect(table.result).to_have_text("You have won!" if won(person, seat) else "You have lost")
    expect(table.side.get_by_role("heading", name="Secrets")).to_be_visible()
    assert len(person.states[-1]["finale"]["everything"]["assassins"]) == 3


@pytest.mark.parametrize("seat", ["blue", "red"])
def test_a_game_of_king_of_the_hill_is_played_from_the_home_page_to_its_end(come: Come, seat: str) -> None:
    person = come()
    table = Hill(person, begin(person, "King of the Hill", seat))
    table.play()
    expected = {True: "You have won!", False: "You have lost", None: "A draw"}[won(person, seat)]
    expect(table.result).to_have_text(expected)


def test_what_has_happened_is_told_in_sentences_that_stand_apart(come: Come) -> None:
    page = begin(come(), "King & Assassins", "king")
    expect(page.locator(".caption")).to_have_text(re.compile(r"\w\. Round 1\."))


def won(person: Person, seat: str) -> bool | None:
    """Whether a seat has won the last game; None for a draw."""
    winner = person.states[-1]["result"]["winner"]
    return None if winner is None else winner == seat
