"""Reports, blocked players, the moderators' page, and what the operator tells everybody."""

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.accounts import register
from tests.support.browser.api_matches import create_match, post, seat, two_players
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import SAID_NO, NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.server_process import Process

RUDE, NOTE, NEWS = "a rude line", "it hurt", "Restart at noon"
TITLE, LINK = "House rules", "mailto:me@example.org"


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with a privacy page, whose reports are those of this module."""
    folder = tmp_path_factory.mktemp("moderated")
    page = folder / "privacy.md"
    page.write_text(f"# {TITLE}\n\nAsk [me]({LINK}), not <b>them</b>.\n\n- one\n- two\n")
    process = Process(folder, "--privacy", str(page))
    process.start()
    yield process
    process.end(signal.SIGTERM)


def operate(server: Process, *command: str) -> None:
    """Runs `regalia admin` on the running server."""
    database = str(server.folder / "regalia.sqlite3")
    subprocess.run(
        [server.program, "admin", *command, "--database", database], check=True, capture_output=True
    )


def chat(table: MatchPage) -> Locator:
    """Opens the chat. Returns its lines."""
    table.side.get_by_role("tab", name=tr("chat-title")).click()
    return table.side.get_by_role("log", name=tr("chat-title"))


def say(table: MatchPage, text: str) -> None:
    """Writes a chat line."""
    chat(table)
    table.side.get_by_label(tr("chat-write")).fill(text)
    table.page.keyboard.press("Enter")


def named_players(new_person: NewPerson, *names: str) -> tuple[MatchPage, MatchPage]:
    """Returns the match pages of two people with names."""
    people = [(new_person(), name) for name in names]
    pages = [register(person, name)[0] for person, name in people]
    match = create_match(pages[0], {"type": "open"}, seat="king")["match"]
    post(pages[1], f"/api/matches/{match}/join", {})
    first, second = (seat(person, page, match) for (person, _), page in zip(people, pages, strict=True))
    return first, second


def test_a_reported_line_is_read_in_its_context_and_removed_by_a_moderator(
    new_person: NewPerson, shared_server: Process
) -> None:
    ann, bob = named_players(new_person, "Briseis", "Thersites")
    say(bob, RUDE)
    expect(chat(ann)).to_contain_text(RUDE)
    ann.side.get_by_role("button", name=tr("player-line-menu", name="Thersites")).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name=tr("report-line")).click()
    expect(dialog.get_by_label(tr("report-note"))).to_be_focused()
    ann.page.keyboard.type(NOTE)
    dialog.get_by_role("button", name=tr("report-send")).click()
    expect(ann.page.get_by_text(tr("report-sent"))).to_be_visible()
    expect(dialog).to_be_hidden()

    judge = new_person()
    register(judge, "Nestor")
    operate(shared_server, "moderator", "Nestor")
    page = judge.open("/")
    page.get_by_role("link", name=tr("nav-moderation")).click()
    report = page.get_by_role("article", name=tr("moderation-kind-chat", name="Thersites"))
    expect(report).to_contain_text(tr("moderation-note", note=NOTE))
    report.get_by_role("button", name=tr("moderation-context")).click()
    expect(report.get_by_role("list", name=tr("moderation-context"))).to_contain_text(RUDE)
    report.get_by_role("button", name=tr("moderation-act-hide")).click()
    expect(page.get_by_text(tr("moderation-reports-empty"))).to_be_visible()
    expect(page.get_by_role("region", name=tr("moderation-acts"))).to_contain_text(tr("audit-hide-line"))
    for table in (ann, bob):
        expect(chat(table)).to_contain_text(tr("chat-removed"))
        expect(chat(table)).not_to_contain_text(RUDE)


def test_a_moderator_mutes_the_player_of_a_reported_name_who_is_told_why(
    new_person: NewPerson, shared_server: Process
) -> None:
    ann, bob = named_players(new_person, "Chryseis", "Paris")
    post(ann.page, "/api/reports", {"name": "Paris"})
    judge = new_person()
    register(judge, "Priam")
    operate(shared_server, "moderator", "Priam")
    page = judge.open("/moderation")
    report = page.get_by_role("article", name=tr("moderation-kind-name", name="Paris"))
    report.get_by_role("button", name=tr("moderation-act-mute")).click()
    dialog = page.get_by_role("dialog", name=tr("moderation-mute-title", name="Paris"))
    dialog.get_by_label(tr("moderation-reason")).fill(NOTE)
    dialog.get_by_role("button", name=tr("moderation-act-mute")).click()
    expect(dialog).to_be_hidden()
    say(bob, RUDE)
    expect(bob.page.get_by_role("alert").filter(has_text=NOTE)).to_be_visible()
    muted = page.get_by_role("region", name=tr("moderation-restrictions"))
    muted.get_by_role("button", name=tr("moderation-lift-name", name="Paris")).click()
    expect(muted).to_contain_text(tr("moderation-restrictions-empty"))


def test_a_player_is_blocked_from_the_plate_and_unblocked_in_the_settings(new_person: NewPerson) -> None:
    ann, bob = two_players(new_person, seat="king")
    say(bob, RUDE)
    expect(chat(ann)).to_contain_text(RUDE)
    other = ann.page.locator(".player").filter(has=ann.page.get_by_role("button")).first
    other.get_by_role("button").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name=tr("block-player")).click()
    dialog.get_by_role("button", name=tr("block-player")).click()
    expect(dialog).to_be_hidden()
    expect(chat(ann)).not_to_contain_text(RUDE)
    expect(ann.side.get_by_label(tr("chat-write"))).to_be_disabled()
    say(bob, NOTE)
    expect(chat(bob)).to_contain_text(NOTE)

    page = ann.person.open("/settings")
    blocked = page.get_by_role("region", name=tr("block-list"))
    blocked.get_by_role("listitem").get_by_role("button").click()
    expect(blocked).to_contain_text(tr("block-list-empty"))
    expect(chat(ann)).to_contain_text(NOTE)
    with page.expect_download() as download:
        page.get_by_role("link", name=tr("data-download")).click()
    assert json.loads(Path(download.value.path()).read_text())["account"]["id"]


def see_announcement(person: Person) -> Page:
    """Opens the home page with the announcement."""
    page = person.open("/")
    expect(page.get_by_role("status").filter(has_text=NEWS)).to_be_visible()
    return page


def test_the_operator_s_page_and_announcement_are_on_every_page(
    new_person: NewPerson, shared_server: Process
) -> None:
    visitor = new_person(forgives=SAID_NO)
    operate(shared_server, "announce", NEWS)
    page = see_announcement(visitor)
    page.get_by_role("contentinfo").get_by_role("link", name=tr("site-privacy")).click()
    expect(page.get_by_role("heading", name=TITLE, level=1)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(2)
    assert page.get_by_role("main").get_by_role("link").get_attribute("href") == LINK
    assert page.locator("main b").count() == 0
    page.get_by_role("status").get_by_role("button", name=tr("dialog-close")).click()
    page.reload()
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(page.get_by_text(NEWS)).to_have_count(0)
    operate(shared_server, "announce", "--clear")
    page.goto("/moderation")
    expect(page.get_by_role("heading", name=tr("missing-title"))).to_be_visible()
