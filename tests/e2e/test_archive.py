"""An imported match in the browser, as a visitor sees it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.services.archive.chronicle import record_with_chronicle
from regalia.services.matches import commands as c
from regalia.services.matches.match_settings import Computer, Fischer
from regalia.services.people.public_identity import PublicIdentity
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr
from tests.support.scripted_match import KING, PICK, ScriptedMatch, match_settings
from tests.support.server_process import Process, serving

NOON = 1_699_963_200_000  # of 14 November 2023 UTC, the same date in almost every time zone


@pytest.fixture
def server_with_archive(tmp_path: Path) -> Iterator[Process]:
    """A server with an imported match of Ann against the computer."""
    clock = Fischer(5, 3)
    scripted = ScriptedMatch(
        match_settings(kind="computer", level=3, created=NOON, clock=clock), other=Computer(3), after=1000
    )
    scripted.act(PICK, after=9000)
    scripted.now += 60_000
    scripted.execute(KING, c.Resign)
    faces = {
        "king": PublicIdentity(kind="person", name="Ann"),
        "assassins": PublicIdentity(kind="computer", level=3),
    }
    file = tmp_path / "record.json"
    file.write_text(record_with_chronicle(scripted.match, faces).line())
    regalia = Path(sys.executable).with_name(
        "regalia"
    )  # in another process, because Playwright runs the event loop of this one
    database = tmp_path / "regalia.sqlite3"
    subprocess.run([regalia, "games", "import", file, "--database", database], check=True)
    with serving(tmp_path) as process:
        yield process


@pytest.mark.parametrize(
    ("language", "ann", "day"),
    [
        ("en", tr("face-archived", name="Ann"), "Nov 14, 2023"),
        ("ru", tr("face-archived", "ru", name="Ann"), "14 нояб. 2023"),
    ],
)
def test_who_played_and_when_is_on_the_page(
    new_person: NewPerson, server_with_archive: Process, language: str, ann: str, day: str
) -> None:
    visitor = new_person(server_with_archive.address, language=language)
    page = visitor.open("/match/match")
    players = page.locator(".player")
    expect(players.filter(has_text=ann)).to_have_count(1)
    expect(players.filter(has_text="3")).to_have_count(1)
    expect(page.locator(".result time")).to_contain_text(day)
    assert page.get_by_role("link", name=ann).count() == 0
    assert page.title().count(ann) == 1
