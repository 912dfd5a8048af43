"""Sessions in the browser: listed on the account page, ended from there, and closed at once."""

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.new_match import against_computer
from tests.support.browser.person import CUT, SAID_NO, NewPerson, Person
from tests.support.browser.texts import tr

PASSWORD = "correct horse"


def register(person: Person, name: str) -> None:
    """Registers an account by the API."""
    person.context.request.post("/api/account", data={"name": name, "password": PASSWORD})


def log_in(person: Person, name: str) -> None:
    """Logs in by the API."""
    person.context.request.post("/api/session", data={"name": name, "password": PASSWORD})


def devices(page: Page) -> Locator:
    """The list of devices on the account page."""
    return page.get_by_role("region", name=tr("sessions-title"))


def ended(page: Page, name: str) -> Locator:
    """The banner that says that the session was ended."""
    return page.get_by_role("alert").filter(has_text=tr("account-ended", name=name))


def others(page: Page) -> Locator:
    """The buttons that log other devices out."""
    return devices(page).get_by_role("button", name=tr("sessions-end-device", device="Chrome · Linux"))


def test_one_browser_logs_another_out_whose_open_match_says_so_at_once_and_offers_to_log_in(
    new_person: NewPerson,
) -> None:
    here, there = new_person(), new_person(forgives=f"{SAID_NO}|{CUT}")
    register(here, "Gunther")
    log_in(there, "Gunther")
    match = against_computer(there, "king-and-assassins", "king")
    expect(match.get_by_role("grid")).to_be_visible()
    address = match.url

    page = here.open("/account")
    expect(devices(page).get_by_role("listitem")).to_have_count(2)
    current = devices(page).get_by_role("listitem").filter(has_text=tr("sessions-current"))
    expect(current.get_by_role("button")).to_have_count(0)
    others(page).click()
    expect(page.get_by_text(tr("sessions-ended"))).to_be_visible()
    expect(devices(page).get_by_role("listitem")).to_have_count(1)

    expect(ended(match, "Gunther")).to_be_visible()
    ended(match, "Gunther").get_by_role("link", name=tr("account-sign-in")).click()
    match.wait_for_url("**/account*")
    match.get_by_role("radio", name=tr("account-way-sign-in")).check(force=True)
    form = match.get_by_role("form", name=tr("account-sign-in"))
    form.get_by_label(tr("account-name")).fill("Gunther")
    form.get_by_label(tr("account-password")).fill(PASSWORD)
    form.get_by_role("button").click()
    expect(ended(match, "Gunther")).to_have_count(0)
    match.goto(address)
    expect(match.locator(".movable, .panel button").first).to_be_visible()


def test_logging_out_everywhere_asks_first_and_logs_out_every_device(new_person: NewPerson) -> None:
    here, there = new_person(forgives=SAID_NO), new_person(forgives=f"{SAID_NO}|{CUT}")
    register(here, "Hagen")
    log_in(there, "Hagen")
    lobby = there.open("/lobby")
    expect(lobby.locator("header .me")).to_have_text("Hagen")
    page = here.open("/account")
    devices(page).get_by_role("button", name=tr("sessions-everywhere")).click()
    dialog = page.get_by_role("dialog", name=tr("sessions-everywhere"))
    expect(dialog).to_contain_text(tr("sessions-everywhere-sure"))
    dialog.get_by_role("button", name=tr("sessions-everywhere")).click()
    expect(page.locator("header .me")).to_have_text(tr("account-sign-in"))
    expect(ended(page, "Hagen")).to_have_count(0)
    expect(ended(lobby, "Hagen")).to_be_visible()
    lobby.set_viewport_size({"width": 390, "height": 300})
    lobby.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(ended(lobby, "Hagen")).to_be_in_viewport()


def test_whoever_was_logged_out_may_go_on_as_a_guest(new_person: NewPerson) -> None:
    here, there = new_person(), new_person(forgives=f"{SAID_NO}|{CUT}")
    register(here, "Volker")
    log_in(there, "Volker")
    lobby = there.open("/lobby")
    expect(lobby.locator("header .me")).to_have_text("Volker")
    page = here.open("/account")
    others(page).click()
    ended(lobby, "Volker").get_by_role("button", name=tr("account-as-guest")).click()
    expect(ended(lobby, "Volker")).to_have_count(0)
    expect(lobby.locator("header .me")).not_to_have_text(tr("account-sign-in"))


def test_another_tab_goes_on_by_the_new_name_after_registration_and_a_new_password(
    new_person: NewPerson,
) -> None:
    person = new_person(forgives=f"{SAID_NO}|{CUT}")
    tab = person.open("/lobby")
    expect(tab.locator("header .me")).not_to_have_text(tr("account-sign-in"))
    with tab.expect_websocket():
        register(person, "Giselher")
    expect(tab.locator("header .me")).to_have_text("Giselher")
    with tab.expect_websocket():
        person.context.request.patch("/api/account", data={"old": PASSWORD, "new": "battery staple"})
    expect(tab.locator("header .me")).to_have_text("Giselher")
    expect(ended(tab, "Giselher")).to_have_count(0)


def test_logging_out_in_one_tab_is_said_in_the_others_and_not_in_this_one(new_person: NewPerson) -> None:
    person = new_person(forgives=f"{SAID_NO}|{CUT}")
    register(person, "Gernot")
    tab, page = person.open("/lobby"), person.open("/account")
    expect(tab.locator("header .me")).to_have_text("Gernot")
    page.get_by_role("button", name=tr("account-sign-out"), exact=True).click()
    expect(page.locator("header .me")).to_have_text(tr("account-sign-in"))
    expect(ended(tab, "Gernot")).to_be_visible()
    expect(ended(page, "Gernot")).to_have_count(0)
