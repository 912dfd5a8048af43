"""An absent player is shown as absent, and the win can be claimed when the button says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.services.matches import abandonment
from regalia.services.matches.match_settings import Fischer
from tests.support.browser.api_matches import at_assassins_turn, two_players
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr
from tests.support.clients import running

PHONE = (390, 844)
CLOCK = {"type": "fischer", "minutes": 30, "seconds": 0}
DELETE = """() => fetch("/api/account", {
  method: "DELETE", body: "{}", headers: { "content-type": "application/json" },
}).then((answer) => answer.status)"""


def countdown() -> re.Pattern[str]:
    """The label of an absent player, with the time until the win can be claimed."""
    return re.compile(re.escape(tr("presence-claim-in", time="TIME")).replace("TIME", r"[\d.:]+"))


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server on which the win can be claimed after four seconds; its address."""
    monkeypatch.setitem(abandonment.NEEDED_ABSENCE, Fischer, 4000)
    with running(tmp_path / "regalia.sqlite3") as address:
        yield address


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_who_is_gone_is_shown_as_away_and_not_as_to_move_and_then_as_back(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    king, assassins = two_players(new_person, size=size, seat="king")
    turn = king.page.locator(".player .turn")
    expect(turn).to_have_text(tr("table-to-move"))
    address = assassins.page.url
    assassins.page.close()
    expect(turn).to_have_text(countdown())
    assassins.person.open(address)
    expect(turn).to_have_text(tr("presence-back"))
    expect(turn).to_have_text(tr("table-to-move"))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_plate_counts_down_to_the_claim_and_then_has_its_button(
    impatient: str, new_person: NewPerson, size: tuple[int, int]
) -> None:
    def come_there(**how: object) -> object:
        return new_person(impatient, **how)

    king, assassins = two_players(come_there, size=size, seat="king", clock=CLOCK)  # type: ignore[arg-type]
    assassins.page.close()
    expect(king.page.locator(".player .turn")).to_have_text(countdown())
    claim = king.page.locator(".player").get_by_role("button", name=tr("act-claim"))
    expect(claim).to_be_in_viewport()
    claim.click()
    expect(king.result).to_have_text(tr("over-won"))


def test_whose_opponent_is_away_without_being_to_move_sees_that_too(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    king.page.close()
    turn = assassins.page.locator(".player .turn")
    expect(turn.filter(has_text=tr("table-away"))).to_be_visible()
    expect(turn.filter(has_text=tr("turn-yours"))).to_be_visible()


def test_the_game_of_who_deletes_the_account_is_won_at_once(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    assert king.page.evaluate(DELETE) == 200
    expect(assassins.result).to_have_text(tr("over-won"))
