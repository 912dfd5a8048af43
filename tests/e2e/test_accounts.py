"""An account from its first day to its last: name, password, recovery code, and words for all that fails."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Come
from tests.e2e.founding import against_computer
from tests.e2e.hearing import has_focus
from tests.e2e.people import CUT, SAID_NO, Person
from tests.e2e.tables import Table
from tests.e2e.test_cuts import KEEP_SOCKETS, LOST, cut

PASSWORD = "correct horse"
ANOTHER = "battery staple"


def fill(page: Page, form: str, **fields: str) -> Locator:
    """Fill in a form and send it."""
    box = page.get_by_role("form", name=form)
    for label, text in fields.items():
        box.get_by_label(label.replace("_", " ")).fill(text)
    box.get_by_role("button").click()
    return box


def choose(page: Page, way: str) -> None:
    """Say what one has come to the page for."""
    page.get_by_role("radio", name=way).check(force=True)


def write_down(page: Page) -> str:
    """Read the recovery code, and close what says it."""
    dialog = page.get_by_role("dialog", name="Recovery code")
    code = dialog.get_by_label("Recovery code").input_value()
    page.keyboard.press("Escape")  # it is told this one time: nobody loses it by a slip
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="I have written it down").click()
    expect(dialog).to_be_hidden()
    return code


def register(person: Person, name: str) -> tuple[Page, str]:
    """Choose a name; the page, and the recovery code."""
    page = person.open("/account")
    fill(page, "Choose a name and a password", Player=name, Password=PASSWORD)
    code = write_down(page)
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    return page, code


def sign_in(page: Page, name: str, password: str) -> Locator:
    """Come back by name."""
    choose(page, "Sign in")
    return fill(page, "Sign in", Player=name, Password=password)


def test_a_guest_who_chooses_a_name_keeps_the_games_and_finds_them_again_after_signing_out(
    come: Come,
) -> None:
    person = come(forgives=SAID_NO)
    page = against_computer(person, "king-and-assassins", "king")
    expect(Table(person, page).asked).to_be_visible()
    match = page.url
    page.locator("header .me").click()
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    fill(page, "Choose a name and a password", Player="Ada", Password=PASSWORD)
    write_down(page)
    expect(page.get_by_text("Signed in as Ada")).to_be_visible()
    assert has_focus(page)

    page.get_by_role("button", name="Sign out").click()
    expect(page.locator("header").get_by_role("link", name="Sign in")).to_be_visible()
    assert has_focus(page)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("main")).to_contain_text("You have not played yet.")

    page.locator("header .me").click()
    form = sign_in(page, "Ada", "not hers at all")
    expect(form).to_contain_text("This name and this password do not belong together.")
    sign_in(page, "ada", PASSWORD)
    expect(page.get_by_text("Signed in as Ada")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    page.get_by_role("main").get_by_role("link", name="Open").click()
    page.wait_for_url(match)
    expect(Table(person, page).asked).to_be_visible()


def test_names_and_passwords_that_cannot_be_are_refused_in_words_beside_their_field(come: Come) -> None:
    register(come(), "Bertha")
    page = come(forgives=SAID_NO).open("/account")
    for name, password, words in (
        ("bertha", PASSWORD, "Somebody is called “bertha” already."),
        ("B", PASSWORD, "A name has at least 2 characters."),
        ("two words", PASSWORD, "A name has no spaces"),
        ("Admin", PASSWORD, "would be taken for somebody of the house"),
        ("Clara", "short", "A password has at least 8 characters."),
        ("Clara-Clara", "clara-clara", "The name is the first thing that anybody would try"),
    ):
        form = fill(page, "Choose a name and a password", Player=name, Password=password)
        wrong = form.locator("[aria-invalid]")
        expect(wrong).to_have_accessible_description(re.compile(re.escape(words)))
        expect(wrong).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_forgotten_password_is_replaced_by_the_recovery_code_which_is_then_spent(come: Come) -> None:
    here, elsewhere = come(forgives=SAID_NO), come(forgives=SAID_NO)
    page, code = register(here, "Dora")
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("main")).to_contain_text("Nobody is waiting.")
    other = elsewhere.open("/account")
    choose(other, "Forgot password")
    fields = {"Player": "Dora", "New": ANOTHER}
    form = fill(other, "Forgot your password?", Recovery="0000-0000-0000-0000", **fields)
    expect(form).to_contain_text("This is not the recovery code of this name.")
    fill(other, "Forgot your password?", Recovery=code, **fields)
    assert write_down(other) != code
    expect(other.get_by_text("Signed in as Dora")).to_be_visible()
    expect(page.get_by_text("You are no longer signed in as Dora.")).to_be_visible()
    page.locator("header .me").click()
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    choose(page, "Forgot password")
    form = fill(page, "Forgot your password?", Recovery=code, **fields)
    expect(form).to_contain_text("Each code can be used once.")


def test_a_name_is_changed_and_another_tab_goes_by_the_new_one(come: Come) -> None:
    person = come(forgives=f"{SAID_NO}|{CUT}")
    person.context.add_init_script(KEEP_SOCKETS)
    page, _ = register(person, "Frieda")
    other = person.open("/lobby")
    expect(other.get_by_role("main")).to_contain_text("Nobody is waiting.")
    expect(other.locator("header .me")).to_have_text("Frieda")
    form = fill(page, "Change name", Player="Frida", Password=ANOTHER)
    expect(form).to_contain_text("This is not your password.")
    fill(page, "Change name", Player="Frida", Password=PASSWORD)
    expect(page.get_by_text("Your name has been changed.")).to_be_visible()
    expect(page.locator("header .me")).to_have_text("Frida")
    cut(person, other)
    expect(other.get_by_text(LOST)).to_be_visible()
    person.context.set_offline(False)
    expect(other.locator("header .me")).to_have_text("Frida")
    expect(other.get_by_text(LOST)).to_be_hidden()
    assert other.get_by_text("no longer signed in").count() == 0


def test_a_password_is_changed_and_an_account_deleted_by_those_who_know_the_password(come: Come) -> None:
    person = come(forgives=SAID_NO)
    page, _ = register(person, "Emma")
    form = fill(page, "Change password", Old="not hers at all", New=ANOTHER)
    expect(form).to_contain_text("This is not your password.")
    fill(page, "Change password", Old=PASSWORD, New=ANOTHER)
    expect(page.get_by_text("Your password has been changed.")).to_be_visible()

    page.get_by_role("button", name="Delete account").click()
    dialog = page.get_by_role("dialog", name="Delete account")
    dialog.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("This is not your password.")
    dialog.get_by_label("Password").fill(ANOTHER)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your account has been deleted.")).to_be_visible()
    expect(page.get_by_role("article", name="King & Assassins")).to_be_visible()
    page.goto("/people/Emma")
    expect(page.get_by_role("alert").filter(has_text="Nobody here is called “Emma”.")).to_be_visible()
    page.goto("/account")
    expect(sign_in(page, "Emma", ANOTHER)).to_contain_text("do not belong together")
