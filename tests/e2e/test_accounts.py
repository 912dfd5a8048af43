"""Accounts in the browser: name, password, recovery code, deletion, and the messages of refusals."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.accounts import PASSWORD, choose, fill, read_recovery_code, register, sign_in
from tests.support.browser.match_page import MatchPage
from tests.support.browser.network import KEEP_SOCKETS, LOST, cut
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import CUT, SAID_NO, NewPerson
from tests.support.browser.screen_reader import has_focus
from tests.support.browser.texts import pattern, tr
from tests.support.server_process import Process

ANOTHER = "battery staple"


@pytest.fixture(scope="module")
def shared_server(module_server: Process) -> Process:
    """A server whose lobby is empty at first."""
    return module_server


def test_a_guest_who_chooses_a_name_keeps_the_games_and_finds_them_again_after_signing_out(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=SAID_NO)
    page = against_computer(person, "king-and-assassins", "king")
    expect(MatchPage(person, page).asked).to_be_visible()
    match = page.url
    page.locator("header .me").click()
    expect(page.get_by_text(tr("account-guest-note"))).to_be_visible()
    fill(page, tr("account-create"), name="Ada", password=PASSWORD)
    read_recovery_code(page)
    expect(page.get_by_text(tr("account-signed-in", name="Ada"))).to_be_visible()
    assert has_focus(page)

    page.get_by_role("button", name=tr("account-sign-out"), exact=True).click()
    expect(page.locator("header").get_by_role("link", name=tr("account-sign-in"))).to_be_visible()
    assert has_focus(page)
    page.get_by_role("link", name=tr("nav-my-games")).click()
    expect(page.get_by_role("main")).to_contain_text(tr("my-games-empty"))

    page.locator("header .me").click()
    form = sign_in(page, "Ada", "not hers at all")
    expect(form).to_contain_text(tr("error-wrong-password"))
    sign_in(page, "ada", PASSWORD)
    expect(page.get_by_text(tr("account-signed-in", name="Ada"))).to_be_visible()
    page.get_by_role("link", name=tr("nav-my-games")).click()
    page.get_by_role("main").get_by_role("link", name=tr("list-open")).click()
    page.wait_for_url(match)
    expect(MatchPage(person, page).asked).to_be_visible()


def test_names_and_passwords_that_cannot_be_are_refused_in_words_beside_their_field(
    new_person: NewPerson,
) -> None:
    register(new_person(), "Bertha")
    page = new_person(forgives=SAID_NO).open("/account")
    for name, password, words in (
        ("bertha", PASSWORD, tr("error-name-taken", name="bertha")),
        ("B", PASSWORD, tr("error-name-short", least=2)),
        ("two words", PASSWORD, tr("error-name-hidden", character="U+0020")),
        ("Admin", PASSWORD, tr("error-name-reserved", name="Admin")),
        ("Clara", "short", tr("error-password-short", least=8)),
        ("Clara-Clara", "clara-clara", tr("error-password-name")),
    ):
        form = fill(page, tr("account-create"), name=name, password=password)
        wrong = form.locator("[aria-invalid]")
        expect(wrong).to_have_accessible_description(re.compile(re.escape(words)))
        expect(wrong).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_forgotten_password_is_replaced_by_the_recovery_code_which_is_then_spent(
    new_person: NewPerson,
) -> None:
    here, elsewhere = new_person(forgives=SAID_NO), new_person(forgives=SAID_NO)
    page, code = register(here, "Dora")
    page.get_by_role("link", name=tr("nav-lobby")).click()
    expect(page.get_by_role("main")).to_contain_text(tr("lobby-empty"))
    other = elsewhere.open("/account")
    choose(other, tr("account-way-recover"))
    fields = {"name": "Dora", "password_new": ANOTHER}
    form = fill(other, tr("account-recover"), recovery="0000-0000-0000-0000", **fields)
    expect(form).to_contain_text(tr("error-wrong-code"))
    fill(other, tr("account-recover"), recovery=code, **fields)
    assert read_recovery_code(other) != code
    expect(other.get_by_text(tr("account-signed-in", name="Dora"))).to_be_visible()
    expect(page.get_by_text(tr("account-ended", name="Dora"))).to_be_visible()
    page.locator("header .me").click()
    choose(page, tr("account-way-recover"))
    form = fill(page, tr("account-recover"), recovery=code, **fields)
    expect(form).to_contain_text(tr("error-wrong-code"))


def test_a_name_is_changed_and_another_tab_goes_by_the_new_one(new_person: NewPerson) -> None:
    person = new_person(forgives=f"{SAID_NO}|{CUT}")
    person.context.add_init_script(KEEP_SOCKETS)
    page, _ = register(person, "Frieda")
    other = person.open("/lobby")
    expect(other.get_by_role("main")).to_contain_text(tr("lobby-empty"))
    expect(other.locator("header .me")).to_have_text("Frieda")
    form = fill(page, tr("account-change-name"), name="Frida", password=ANOTHER)
    expect(form).to_contain_text(tr("error-not-your-password"))
    fill(page, tr("account-change-name"), name="Frida", password=PASSWORD)
    expect(page.get_by_text(tr("account-name-changed"))).to_be_visible()
    expect(page.locator("header .me")).to_have_text("Frida")
    cut(person, other)
    expect(other.get_by_text(LOST)).to_be_visible()
    person.context.set_offline(False)
    expect(other.locator("header .me")).to_have_text("Frida")
    expect(other.get_by_text(LOST)).to_be_hidden()
    assert other.get_by_text(pattern("account-ended", name="")).count() == 0


def test_a_password_is_changed_and_an_account_deleted_by_those_who_know_the_password(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=SAID_NO)
    page, _ = register(person, "Emma")
    form = fill(page, tr("account-change-password"), password_old="not hers at all", password_new=ANOTHER)
    expect(form).to_contain_text(tr("error-not-your-password"))
    fill(page, tr("account-change-password"), password_old=PASSWORD, password_new=ANOTHER)
    expect(page.get_by_text(tr("account-password-changed"))).to_be_visible()

    page.get_by_role("button", name=tr("account-delete")).click()
    dialog = page.get_by_role("dialog", name=tr("account-delete"))
    dialog.get_by_label(tr("account-password")).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text(tr("error-not-your-password"))
    dialog.get_by_label(tr("account-password")).fill(ANOTHER)
    page.keyboard.press("Enter")
    expect(page.get_by_text(tr("account-deleted"))).to_be_visible()
    expect(page.get_by_role("article", name=tr("game-king-and-assassins"))).to_be_visible()
    page.goto("/people/Emma")
    expect(
        page.get_by_role("alert").filter(has_text=tr("error-no-such-account", name="Emma"))
    ).to_be_visible()
    page.goto("/account")
    expect(sign_in(page, "Emma", ANOTHER)).to_contain_text(tr("error-wrong-password"))
