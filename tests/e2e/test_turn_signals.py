"""How a player learns that it is their turn: the tab's title, a notification, a sound; and the share sheet."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.new_match import against_computer, create_invitation, join
from tests.support.browser.person import NewPerson, Person
from tests.support.browser.texts import tr

GAME = "king-and-assassins"
NAME_OF_GAME = tr(f"game-{GAME}")
# Lets a test hide the tab, and records notifications.
PUT_ASIDE = """
window.isAside = false;
window.told = [];
Object.defineProperty(document, "visibilityState", { get: () => (window.isAside ? "hidden" : "visible") });
window.Notification = class extends Notification {
  constructor(title, options) { super(title, options); window.told.push(`${title} ${options.body}`); }
};
"""
LISTEN = """
window.voices = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.voices += 1; }
};
"""
SHARE = """
window.shared = [];
window.closes = false;
navigator.share = async (what) => {
  if (window.closes) throw new DOMException("closed by the user", "AbortError");
  window.shared.push(what);
};
"""


def switch_on(page: Page, name: str) -> None:
    """Change a setting that is off by default."""
    switch = page.get_by_role("switch", name=name)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()


def put_aside(page: Page, aside: bool = True) -> None:
    """Hides the tab, or shows it again."""
    page.evaluate(
        "(aside) => { window.isAside = aside; document.dispatchEvent(new Event('visibilitychange')) }", aside
    )


def meet(host: Person, friend: Person) -> tuple[KingAndAssassinsPage, KingAndAssassinsPage]:
    """The match pages of the king and of the assassins, who act first."""
    page, link = create_invitation(host, GAME, tr("clock-kind-correspondence"), seat="king")
    king, crowd = KingAndAssassinsPage(host, page), KingAndAssassinsPage(friend, join(friend, link))
    assert crowd.wait()
    expect(king.board).to_be_visible()
    return king, crowd


def test_who_looks_elsewhere_is_called_when_the_turn_comes_once_and_by_the_title_too(
    new_person: NewPerson,
) -> None:
    host, friend = new_person(permissions=["notifications"]), new_person()
    host.context.add_init_script(PUT_ASIDE)
    settings = host.open("/settings")
    switch_on(settings, tr("settings-notify"))
    settings.close()
    king, crowd = meet(host, friend)
    page = king.page
    waiting = re.compile(rf"^{NAME_OF_GAME}: .* · Regalia$")
    expect(page).to_have_title(waiting)
    put_aside(page)
    crowd.pick()
    expect(page).to_have_title(re.compile(rf"^● {tr('turn-yours')} · {NAME_OF_GAME}: "))
    page.wait_for_function("() => window.told.length > 0")
    told = page.evaluate("() => window.told")
    assert [re.sub(r"\w+ \d+", "NAME", one) for one in told] == [
        f"{tr('turn-yours')} {tr('turns-waiting', game=NAME_OF_GAME, name='NAME')}"
    ]
    put_aside(page, aside=False)
    king.end_turn()
    expect(page).to_have_title(waiting)
    expect(page.get_by_title(tr("turns-count", count=1))).to_be_hidden()
    assert page.evaluate("() => window.told.length") == 1


def test_nobody_is_called_who_has_not_asked_for_it(new_person: NewPerson) -> None:
    host, friend = new_person(permissions=["notifications"]), new_person()
    host.context.add_init_script(PUT_ASIDE)
    king, crowd = meet(host, friend)
    put_aside(king.page)
    crowd.pick()
    expect(king.page).to_have_title(re.compile(f"^● {tr('turn-yours')} · "))
    elsewhere = host.open("/help")
    expect(elsewhere).to_have_title(re.compile(f"^● {tr('turn-yours')} · "))
    elsewhere.get_by_title(tr("turns-count", count=1)).click()
    expect(elsewhere.get_by_role("heading", name=tr("mine-turn"))).to_be_visible()
    assert king.page.evaluate("() => window.told") == []
    elsewhere.goto("/account")
    elsewhere.get_by_role("button", name=tr("account-delete-guest")).click()
    elsewhere.get_by_role("dialog").get_by_role("button", name=tr("account-delete-guest")).click()
    expect(elsewhere).to_have_title(
        re.compile(f"^{re.escape(tr('app-tagline'))}")
    )  # nobody waits for who is nobody


def test_a_link_goes_through_the_share_sheet_of_a_phone_and_may_be_kept_after_all(
    new_person: NewPerson,
) -> None:
    host = new_person()
    host.context.add_init_script(SHARE)
    page, link = create_invitation(host, GAME, seat="king")
    share = page.get_by_role("button", name=tr("dialog-share"))
    page.evaluate("() => { window.closes = true }")
    share.click()
    expect(share).to_be_enabled()
    page.evaluate("() => { window.closes = false }")
    share.click()
    page.wait_for_function("() => window.shared.length > 0")
    assert page.evaluate("() => window.shared") == [
        {"title": "Regalia", "text": tr("invite-text"), "url": link}
    ]
    assert page.locator(".toast").count() == 0  # a toast would still be visible


def test_sound_is_on_after_the_first_click_and_one_tap_in_the_match_mutes_it_for_good(
    new_person: NewPerson,
) -> None:
    person = new_person()
    person.context.add_init_script(LISTEN)
    table = KingAndAssassinsPage(person, against_computer(person, GAME, "king"))
    assert table.wait()
    table.step()
    table.page.wait_for_function("() => window.voices === 1")
    table.button(tr("table-sound-on")).click()
    table.page.reload()
    expect(table.button(tr("table-sound-off"))).to_be_visible()
    table.step()
    assert table.page.evaluate("() => window.voices") == 0
    table.button(tr("table-sound-off")).click()
    table.step()
    table.page.wait_for_function("() => window.voices === 1")
