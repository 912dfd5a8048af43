"""An absent player is shown as absent, and the win can be claimed when the button says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.services.matches import abandonment
from regalia.services.matches.match_settings import Fischer
from tests.support.browser.api_matches import at_assassins_turn, button, two_players
from tests.support.browser.match_page import MatchPage
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr
from tests.support.clients import running

PHONE = (390, 844)
CLOCK = {"type": "fischer", "minutes": 30, "seconds": 0}
DELETE = """() => fetch("/api/account", {
  method: "DELETE", body: "{}", headers: { "content-type": "application/json" },
}).then((answer) => answer.status)"""


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server on which the win can be claimed after four seconds; its address."""
    monkeypatch.setitem(abandonment.NEEDED_ABSENCE, Fischer, 4000)
    with running(tmp_path / "regalia.sqlite3") as address:
        yield address


def open_menu(table: MatchPage) -> None:
    """Opens the match menu."""
    table.page.get_by_role("button", name=tr("table-more")).click()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_who_is_gone_is_shown_as_away_and_not_as_to_move(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    king, assassins = two_players(new_person, size=size, seat="king")
    plate = king.page.locator(".player", has=king.page.locator(".turn"))
    expect(plate).to_contain_text(tr("table-to-move"))
    assassins.page.close()
    expect(plate.locator(".turn")).to_have_text(tr("table-away"))


def test_the_claim_counts_down_and_works_as_soon_as_it_is_enabled(
    impatient: str, new_person: NewPerson
) -> None:
    def come_there(**how: object) -> object:
        return new_person(impatient, **how)

    king, assassins = two_players(come_there, seat="king", clock=CLOCK)  # type: ignore[arg-type]
    assassins.page.close()
    expect(king.page.locator(".turn")).to_have_text(tr("table-away"))
    open_menu(king)
    waits = re.compile(re.escape(tr("act-claim-in", time="TIME")).replace("TIME", r"[\d.:]+"))
    counting = king.page.get_by_role("button", name=waits)
    expect(counting).to_have_attribute("aria-disabled", "true")
    button(king, "act-claim").click()
    expect(king.result).to_have_text(tr("over-won"))


def test_the_game_of_who_deletes_the_account_is_won_at_once(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    assert king.page.evaluate(DELETE) == 200
    expect(assassins.result).to_have_text(tr("over-won"))
