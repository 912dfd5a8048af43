"""Finding an opponent: open challenges, invitation links, matches to watch, and ratings afterwards."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from regalia.services.ratings.rating_rules import DEFAULT
from tests.support.browser.accounts import register
from tests.support.browser.camera import read_codes
from tests.support.browser.king_and_assassins import ASSASSIN, KingAndAssassinsPage
from tests.support.browser.new_match import create_invitation, fill_in, join
from tests.support.browser.person import SAID_NO, NewPerson, Person
from tests.support.browser.texts import pattern, tr
from tests.support.server_process import Process

GAME = "king-and-assassins"
EMPTY = tr("lobby-empty")
MOST_LOOKS = 50
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GONE = tr("error-no-such-invite")


@pytest.fixture(scope="module")
def shared_server(module_server: Process) -> Process:
    """A server whose lobby is empty at first."""
    return module_server


def open_table(person: Person, *choices: str) -> Page:
    """Creates an open challenge as the king."""
    page = fill_in(person, GAME, "open", tr("side-king"), *choices)
    page.get_by_role("button", name=tr("new-begin")).click()
    expect(page.get_by_text(tr("waiting-note"))).to_be_visible()
    return page


def test_an_open_table_is_taken_from_a_list_that_keeps_itself_and_can_be_watched(
    new_person: NewPerson,
) -> None:
    visitor, host, third = new_person(), new_person(), new_person()
    list_of_visitor, list_of_third = visitor.open("/lobby"), third.open("/lobby")
    for page in (list_of_visitor, list_of_third):
        expect(page.get_by_text(EMPTY)).to_be_visible()
    waiting = open_table(host)
    table = list_of_visitor.get_by_role("main").get_by_role("listitem")
    expect(table).to_contain_text(tr("waiting-as", side=tr("side-assassins")))
    expect(list_of_third.get_by_role("button", name=tr("lobby-join"))).to_be_visible()
    expect(host.open("/lobby").get_by_role("link", name=tr("lobby-mine"))).to_be_visible()

    table.get_by_role("button", name=tr("lobby-join")).click()
    theirs, his = KingAndAssassinsPage(visitor, list_of_visitor), KingAndAssassinsPage(host, waiting)
    assert theirs.wait()
    expect(his.board).to_be_visible()
    expect(list_of_third.get_by_text(EMPTY)).to_be_visible()

    list_of_third.get_by_role("link", name=tr("nav-watch")).click()
    list_of_third.get_by_role("main").get_by_role("link", name=tr("nav-watch")).click()
    seen = KingAndAssassinsPage(third, list_of_third)
    expect(seen.side).to_contain_text(tr("turn-watching", seat="assassins"))
    theirs.pick()
    expect(seen.side).to_contain_text(tr("turn-watching", seat="king"))
    for doing in (tr("table-more"), tr("act-end-turn"), tr("table-list"), tr("act-undo")):
        assert seen.button(doing).count() == 0
    assert not any(ASSASSIN.search(label) for label in seen.labels())
    his.resign()
    expect(seen.result).to_have_text(tr("winner-assassins"))


def test_a_table_that_is_called_off_leaves_the_list_and_its_link_says_so(new_person: NewPerson) -> None:
    host, visitor = new_person(), new_person(forgives=SAID_NO)
    tables = visitor.open("/lobby")
    waiting = open_table(host)
    expect(tables.get_by_role("button", name=tr("lobby-join"))).to_be_visible()
    waiting.get_by_role("button", name=tr("waiting-call-off")).click()
    expect(waiting.get_by_role("heading", name=tr("nav-my-games"))).to_be_visible()
    expect(tables.get_by_text(EMPTY)).to_be_visible()

    page, link = create_invitation(host, GAME, seat="king")
    address = page.url
    page.get_by_role("button", name=tr("waiting-call-off")).click()
    expect(page.get_by_role("heading", name=tr("nav-my-games"))).to_be_visible()
    expect(visitor.open(link).get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    page.goto(address)
    expect(page.get_by_role("heading", name=tr("over-aborted"))).to_be_visible()


def test_a_link_for_a_friend_is_copied_or_shown_as_a_code_and_serves_once(new_person: NewPerson) -> None:
    host, friend = new_person(permissions=["clipboard-read", "clipboard-write"]), new_person(forgives=SAID_NO)
    late = new_person(forgives=SAID_NO)
    page, link = create_invitation(host, GAME, tr("clock-kind-correspondence"), seat="king")
    page.get_by_role("button", name=tr("dialog-copy-link")).click()
    expect(page.get_by_role("button", name=tr("dialog-copied"))).to_be_focused()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    page.get_by_role("button", name=tr("dialog-qr")).click()
    code = page.get_by_role("img", name=tr("invite-code"))
    expect(code).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert read_codes(code) == [link], scheme

    invitation = friend.open(link)
    invited = pattern("lobby-invited", name="", game=tr("game-king-and-assassins"))
    side = tr("waiting-as", side=tr("side-assassins"))
    terms = f"{side} · {tr('about-board-A')} · {tr('clock-days', days=3)} · {tr('new-casual')}"
    expect(invitation.get_by_role("main")).to_contain_text(invited)
    expect(invitation.get_by_role("main")).to_contain_text(terms)
    invitation.close()
    theirs = KingAndAssassinsPage(friend, join(friend, link))
    assert theirs.wait()
    again = friend.open(link)  # for a player of the match the link leads to the match page
    again.wait_for_url(theirs.page.url)
    expect(KingAndAssassinsPage(friend, again).board).to_be_visible()
    expect(late.open(link).get_by_role("alert").filter(has_text=GONE)).to_be_visible()


def test_a_rated_game_is_on_the_profiles_of_both_and_counts_towards_the_leaderboard(
    new_person: NewPerson,
) -> None:
    winner, loser = new_person(), new_person()
    register(winner, "Gwen")
    register(loser, "Hugo")
    waiting = open_table(winner, tr("new-rated"))
    tables = loser.open("/lobby")
    row = tables.get_by_role("listitem").filter(has_text="Gwen")
    expect(row).to_contain_text(tr("new-rated"))
    row.get_by_role("button", name=tr("lobby-join")).click()
    theirs, his = KingAndAssassinsPage(loser, tables), KingAndAssassinsPage(winner, waiting)
    assert theirs.wait()
    theirs.pick()
    theirs.resign()
    expect(his.result).to_have_text(tr("over-won"))

    page = winner.open("/people/Gwen")
    record = page.get_by_role("region", name=f"{tr(f'game-{GAME}')}, {tr('side-king')}")
    nothing = page.get_by_text(tr("profile-nothing"))
    expect(record.or_(nothing)).to_be_visible()
    for _ in range(MOST_LOOKS):  # ratings are written after the players were notified of the end
        if record.is_visible():
            break
        page.reload()
        expect(record.or_(nothing)).to_be_visible()
    expect(record).to_contain_text(tr("profile-record", won=1, drawn=0, lost=0))
    game = page.get_by_role("region", name=tr("profile-history")).get_by_role("listitem")
    expect(game).to_contain_text("Hugo")
    expect(game).not_to_contain_text("+")  # nobody gains by a resignation at the start
    game.get_by_role("link", name="Hugo").click()
    record = page.get_by_role("region", name=f"{tr(f'game-{GAME}')}, {tr('side-assassins')}")
    expect(record).to_contain_text(tr("profile-record", won=0, drawn=0, lost=1))
    expect(record).to_contain_text(tr("leaderboard-provisional"))
    page.get_by_role("link", name=tr("nav-leaderboard")).click()
    expect(page.get_by_role("cell", name=tr("face-computer", level=1), exact=True)).to_be_visible()
    expect(page.get_by_text(tr("leaders-note"))).to_be_visible()
    needed = tr("leaders-place", opponents=DEFAULT.place_opponents, actions=DEFAULT.least_actions)
    expect(page.get_by_text(needed)).to_be_visible()
    assert page.get_by_role("cell", name="Gwen").count() == 0
