"""The account page: registering, logging in, and the recovery code."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.person import Person
from tests.support.browser.texts import tr

PASSWORD = "correct horse"


def fill(page: Page, form: str, **fields: str) -> Locator:
    """Fills in a form and sends it; the name of a field is the end of its label's message id."""
    box = page.get_by_role("form", name=form)
    for label, text in fields.items():
        box.get_by_label(tr(f"account-{label.replace('_', '-')}")).fill(text)
    box.get_by_role("button").click()
    return box


def choose(page: Page, way: str) -> None:
    """Chooses the form to show: create, sign in or recover."""
    page.get_by_role("radio", name=way).check(force=True)


def read_recovery_code(page: Page) -> str:
    """Reads the recovery code and closes the dialog that shows it."""
    dialog = page.get_by_role("dialog", name=tr("account-recovery"))
    code = dialog.get_by_label(tr("account-recovery")).input_value()
    page.keyboard.press("Escape")  # the code is shown only once, so Escape must not close the dialog
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=tr("account-recovery-kept")).click()
    expect(dialog).to_be_hidden()
    return code


def register(person: Person, name: str) -> tuple[Page, str]:
    """Registers a name. Returns the page and the recovery code."""
    page = person.open("/account")
    fill(page, tr("account-create"), name=name, password=PASSWORD)
    code = read_recovery_code(page)
    expect(page.get_by_text(tr("account-signed-in", name=name))).to_be_visible()
    return page, code


def sign_in(page: Page, name: str, password: str) -> Locator:
    """Logs in with a name and a password. Returns the form."""
    choose(page, tr("account-way-sign-in"))
    return fill(page, tr("account-sign-in"), name=name, password=password)
