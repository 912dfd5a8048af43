"""What a new player meets beside the board: logging in, inviting, choosing an army, lists of games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.new_match import against_computer, create_invitation, join
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.long_runs import LANGUAGES

KING_AND_ASSASSINS, KING_OF_THE_HILL = "king-and-assassins", "king-of-the-hill"
HOST_OPTION = "--host 0.0.0.0"  # of `regalia serve`
BEGIN = """async (wish) => {
  await fetch("/api/guest", { method: "POST" });
  const how = { method: "POST", body: JSON.stringify(wish), headers: { "content-type": "application/json" } };
  return (await (await fetch("/api/matches", how)).json()).match;
}"""


def play_computer(person: Person, **options: Any) -> KingOfTheHillPage:
    """Opens a match of King of the Hill against level 1 with these options."""
    page = person.open()
    wish = {
        "game": KING_OF_THE_HILL,
        "opponent": {"type": "computer", "level": 1},
        "seat": "blue",
        "options": options,
    }
    page.goto(f"/match/{page.evaluate(BEGIN, wish)}")
    table = KingOfTheHillPage(person, page)
    assert table.wait()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_in_the_header_opens_the_form_that_it_names(new_person: NewPerson, language: str) -> None:
    page = new_person(language=language).open()
    page.get_by_role("banner").get_by_role("link", name=tr("account-sign-in", language), exact=True).click()
    expect(page.get_by_role("heading", name=tr("account-sign-in", language), exact=True)).to_be_visible()
    expect(page.locator("input[autocomplete=current-password]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invite_link_that_only_this_computer_can_open_says_so_and_what_to_do(
    new_person: NewPerson, language: str
) -> None:
    host = new_person(language=language)
    page = host.open()
    page.goto(f"/new/{KING_AND_ASSASSINS}?with=invite")
    page.locator("form button[type=submit]").click()
    warning = page.get_by_role("note")
    expect(warning).to_contain_text(tr("invite-loopback", language, host="127.0.0.1"))
    expect(warning).to_contain_text(HOST_OPTION)


def test_an_army_is_chosen_first_and_then_confirmed(new_person: NewPerson) -> None:
    person = new_person()
    table = KingOfTheHillPage(person, against_computer(person, KING_OF_THE_HILL, "blue"))
    assert table.wait()
    before, armies = person.answers, table.side.locator("button.army")
    armies.first.click()
    armies.nth(1).click()  # the choice can be changed before it is confirmed
    expect(armies.first).to_have_attribute("aria-pressed", "false")
    expect(armies.nth(1)).to_have_attribute("aria-pressed", "true")
    assert person.answers == before
    table.button(tr("field-army-take")).click()
    assert table.answer(before)["type"] == "done"


def test_building_an_army_begins_at_its_top(new_person: NewPerson) -> None:
    person = new_person(size=(1366, 650))
    table = play_computer(person, scenario="pitched-battle", fantasy=True)
    own = table.button(tr("army-own"))
    own.scroll_into_view_if_needed()
    own.click()
    expect(table.panel.get_by_role("heading", name=tr("army-title"))).to_be_in_viewport()
    expect(more(table, "infantry")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_that_does_not_fit_into_an_army_says_why(new_person: NewPerson, language: str) -> None:
    person = new_person(language=language)
    page = person.open()
    wish = {
        "game": KING_OF_THE_HILL,
        "opponent": {"type": "computer", "level": 1},
        "seat": "blue",
        "options": {"scenario": "pitched-battle", "fantasy": True},
    }
    page.goto(f"/match/{page.evaluate(BEGIN, wish)}")
    page.get_by_role("button", name=tr("army-own", language)).click()
    add = page.locator(".types li .count button:last-child")
    fantasy, infantry = add.last, add.first
    for _ in range(2):
        fantasy.click()
    reason = tr("field-army-why-fantasy", language, most=2)
    expect(fantasy).to_have_accessible_description(reason)
    expect(page.get_by_text(reason)).to_have_count(1)  # once, not in each row
    expect(page.get_by_text(reason)).to_be_in_viewport()
    fantasy.click(force=True)  # without `force` Playwright would wait until the button is enabled
    expect(page.locator(".types li .count b").last).to_have_text("2")
    for _ in range(5):
        infantry.click()
    expect(infantry).to_have_accessible_description(tr("field-army-why-full", language, places=7))


def more(table: KingOfTheHillPage, unit: str) -> Locator:
    """The button that adds a unit to one's own army."""
    return table.button(tr("field-army-more", unit=unit))


def test_the_badge_counts_the_games_that_my_games_lists_as_my_turn(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = KingAndAssassinsPage(
        host, against_computer(host, KING_AND_ASSASSINS, "king")
    )  # nobody waits there
    assert table.wait()
    page, link = create_invitation(host, KING_AND_ASSASSINS, seat="king")
    KingAndAssassinsPage(guest, join(guest, link)).pick()
    expect(KingAndAssassinsPage(host, page).asked).to_be_visible()
    page.get_by_role("link", name=tr("nav-my-games"), exact=True).click()
    mine = page.get_by_role("region", name=tr("mine-turn"), exact=True)
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(page.locator("header .waiting b")).to_have_text("1")
    practice = page.get_by_role("region", name=tr("mine-practice"))
    expect(practice.get_by_role("listitem")).to_have_count(1)


def test_a_cancelled_game_is_listed_as_cancelled_not_as_finished(new_person: NewPerson) -> None:
    host = new_person()
    page, _ = create_invitation(host, KING_AND_ASSASSINS, seat="king")
    page.get_by_role("button", name=tr("waiting-call-off")).click()
    cancelled = page.get_by_role("region", name=tr("mine-cancelled"), exact=True)
    expect(cancelled.get_by_role("listitem")).to_contain_text(tr("list-cancelled"))
    expect(page.get_by_role("region", name=tr("mine-over"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_resigns_reads_that_they_have_and_the_opponent_reads_their_name(
    new_person: NewPerson, language: str
) -> None:
    host, guest = new_person(), new_person(language=language)
    page, link = create_invitation(host, KING_AND_ASSASSINS, seat="king")
    king = KingAndAssassinsPage(host, page)
    other = guest.open(link)
    other.locator("button.main").click()
    expect(other.get_by_role("grid")).to_be_visible()
    king.resign()
    expect(king.page.locator(".result .why")).to_have_text(tr("over-resigned-you"))
    expect(other.locator("#result-title")).to_be_visible()
    assert tr("over-resigned-you", language) not in other.locator(".result").inner_text()


def test_german_help_shows_the_letters_of_german_cards(new_person: NewPerson) -> None:
    page = new_person(language="de").open(f"/help/{KING_OF_THE_HILL}")
    page.locator(".picture text").first.wait_for()
    letters = page.locator(".picture text").all_text_contents()
    assert tr("rank-letter-Q", "de") in letters
    assert "Q" not in letters
