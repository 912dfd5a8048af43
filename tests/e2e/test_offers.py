"""Chat, offers, takebacks and resignation of two people in a match."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from regalia.services.matches import abandonment
from regalia.services.matches.match_settings import Fischer
from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import against_computer, create_invitation, join
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import pattern, tr
from tests.support.clients import running

KING_OF_THE_HILL, KING_AND_ASSASSINS = "king-of-the-hill", "king-and-assassins"
# Chat messages of the test.
MARKED, UNHEARD, HEARD = "luck", "Can you hear me?", "And you?"
GREETING = f"Good <b>{MARKED}</b> & fun"


def more(table: MatchPage, deed: str) -> None:
    """Chooses an item of the match menu."""
    table.button(tr("table-more")).click()
    table.page.get_by_role("dialog", name=tr("table-more")).get_by_role("button", name=deed).click()
    expect(table.page.get_by_role("dialog", name=tr("table-more"))).to_be_hidden()


def say(table: MatchPage, text: str) -> None:
    """Sends a chat message."""
    table.side.get_by_role("tab", name=tr("chat-title")).click()
    table.side.get_by_label(tr("chat-write")).fill(text)
    table.page.keyboard.press("Enter")


def talk(table: MatchPage) -> Locator:
    """The chat messages that are shown."""
    return table.side.get_by_role("log", name=tr("chat-title"))


def meet(new_person: NewPerson, game: str, seat: str) -> tuple[KingAndAssassinsPage, KingAndAssassinsPage]:
    """The match pages of two players, the founder's first."""
    host, friend = new_person(), new_person()
    page, link = create_invitation(host, game, seat=seat)
    one, other = KingAndAssassinsPage(host, page), KingAndAssassinsPage(friend, join(friend, link))
    expect(one.board).to_be_visible()
    expect(other.board).to_be_visible()
    return one, other


def test_a_draw_is_offered_declined_not_asked_for_again_and_agreed_on_later(new_person: NewPerson) -> None:
    blue, red = meet(new_person, KING_OF_THE_HILL, "blue")
    more(blue, tr("act-offer-draw"))
    expect(blue.side).to_contain_text(tr("table-sent-draw"))
    expect(red.side).to_contain_text(pattern("act-draw-offered", name=""))
    red.button(tr("act-decline")).click()
    expect(blue.side.get_by_role("region", name=tr("log-title"))).to_contain_text(
        tr("table-log-declined-draw")
    )
    more(blue, tr("act-offer-draw"))
    expect(blue.page.get_by_role("alert").filter(has_text=tr("error-asked-already"))).to_be_visible()
    more(red, tr("act-offer-draw"))
    expect(blue.button(tr("act-accept"))).to_be_visible()
    red.button(tr("table-withdraw")).click()
    expect(blue.button(tr("act-accept"))).to_have_count(0)
    first, second = (blue, red) if blue.person.states[-1]["actor"] == "blue" else (red, blue)
    first.side.locator("button.army").first.click()
    first.do(first.button(tr("field-army-take")))
    more(first, tr("act-offer-draw"))
    second.button(tr("act-accept")).click()
    for table in (blue, red):
        expect(table.result).to_have_text(tr("over-drawn"))
        expect(table.side).to_contain_text(tr("over-agreed"))
        expect(table.side).to_contain_text(re.compile(r"½ : ½"))


@pytest.mark.parametrize("size", [(390, 844), (740, 360), (1440, 900)])
def test_an_offer_moves_nothing_and_resigning_takes_taps_on_two_spots(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    blue, red = meet(new_person, KING_OF_THE_HILL, "blue")
    red.page.set_viewport_size({"width": size[0], "height": size[1]})
    parts = red.page.locator(".action-bar, .panel, [role=tablist]")
    expect(red.button(tr("table-more"))).to_be_visible()
    before = [part.bounding_box() for part in parts.all()]
    more(blue, tr("act-offer-draw"))
    expect(red.button(tr("act-accept"))).to_be_visible()
    assert [part.bounding_box() for part in parts.all()] == before
    red.button(tr("act-decline")).click()

    red.button(tr("table-more")).click()
    first = red.page.get_by_role("dialog").get_by_role("button", name=tr("act-resign"))
    tapped = first.bounding_box()
    first.click()
    sure = red.page.get_by_role("dialog", name=tr("act-resign")).get_by_role("button", name=tr("act-resign"))
    expect(sure).to_be_visible()
    answer = sure.bounding_box()
    assert tapped is not None
    assert answer is not None
    assert answer["y"] + answer["height"] <= tapped["y"] or answer["y"] >= tapped["y"] + tapped["height"]


def test_a_move_is_taken_back_when_the_other_agrees(new_person: NewPerson) -> None:
    king, crowd = meet(new_person, KING_AND_ASSASSINS, "king")
    assert crowd.wait()
    crowd.pick()
    assert king.wait()
    king.step()
    king.end_turn()
    assert crowd.wait()
    more(king, tr("act-take-back"))
    expect(crowd.side).to_contain_text(pattern("act-take-back-asked", name=""))
    crowd.button(tr("act-accept")).click()
    expect(king.asked).to_be_visible()
    expect(crowd.side).to_contain_text(pattern("turn-waiting", name=""))
    expect(king.side.get_by_role("region", name=tr("log-title"))).to_contain_text(
        pattern("table-log-undone", name="")
    )
    king.step()


def test_a_game_that_nobody_has_played_is_aborted_and_counts_for_nobody(new_person: NewPerson) -> None:
    king, crowd = meet(new_person, KING_AND_ASSASSINS, "king")
    more(king, tr("act-abort"))
    for table in (king, crowd):
        expect(table.result).to_have_text(tr("over-aborted"))
        expect(table.side.get_by_role("link", name=tr("new-title"))).to_be_visible()
        assert table.button(tr("act-rematch")).count() == 0


def test_a_game_against_the_computer_is_aborted_as_long_as_only_the_computer_has_acted(
    new_person: NewPerson,
) -> None:
    person = new_person()
    table = KingAndAssassinsPage(person, against_computer(person, KING_AND_ASSASSINS, "king"))
    assert table.wait()
    more(table, tr("act-abort"))
    expect(table.result).to_have_text(tr("over-aborted"))


def test_who_is_muted_is_not_read_until_they_are_heard_again(new_person: NewPerson) -> None:
    king, crowd = meet(new_person, KING_AND_ASSASSINS, "king")
    say(crowd, GREETING)
    tab = king.side.get_by_role("tab", name=tr("chat-title"))
    expect(tab).to_have_accessible_name(f"{tr('chat-title')} 1")
    tab.click()
    expect(talk(king)).to_contain_text(GREETING)
    assert talk(king).locator("b", has_text=MARKED).count() == 0
    king.button(tr("chat-mute")).click()
    expect(talk(king)).to_contain_text(pattern("chat-muted", name=""))
    say(crowd, UNHEARD)
    expect(talk(crowd)).to_contain_text(UNHEARD)
    king.button(tr("chat-unmute")).click()
    expect(talk(king)).not_to_contain_text(pattern("chat-muted", name=""))
    say(crowd, HEARD)
    expect(talk(king)).to_contain_text(HEARD)
    assert not any(UNHEARD in str(message) for message in king.person.heard)


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server on which the win can be claimed without waiting. Returns its address."""
    monkeypatch.setitem(abandonment.NEEDED_ABSENCE, Fischer, 1)
    with running(tmp_path / "regalia.sqlite3") as address:
        yield address


def test_the_win_is_claimed_when_the_other_has_been_gone_for_long_enough(
    impatient: str, new_person: NewPerson
) -> None:
    host, friend = new_person(impatient), new_person(impatient)
    page, link = create_invitation(host, KING_AND_ASSASSINS, tr("clock-kind-fischer"), seat="king")
    king, crowd = KingAndAssassinsPage(host, page), KingAndAssassinsPage(friend, join(friend, link))
    assert crowd.wait()
    expect(king.board).to_be_visible()
    name, match = crowd.page.locator("header .me").inner_text(), crowd.page.url
    crowd.page.close()
    king.page.locator(".player").get_by_role("button", name=tr("act-claim")).click()
    back = KingAndAssassinsPage(friend, friend.open(match))
    told = tr("over-left", name=name), tr("over-left-you")
    for table, words, why in ((king, tr("over-won"), told[0]), (back, tr("over-lost"), told[1])):
        expect(table.result).to_have_text(words)
        expect(table.side).to_contain_text(why)
        expect(table.side.locator(".score")).to_contain_text(f"1 : 0 {name}")


def test_a_rematch_swaps_the_sides_and_keeps_the_score(new_person: NewPerson) -> None:
    host, friend = meet(new_person, KING_AND_ASSASSINS, "king")
    name_of_host = host.page.locator("header .me").inner_text()
    name_of_friend = friend.page.locator("header .me").inner_text()
    friend.resign()
    expect(host.side).to_contain_text(tr("over-resigned", name=name_of_friend))
    expect(host.side).to_contain_text(f"{name_of_host} 1 : 0 {name_of_friend}")
    first = host.page.url
    host.button(tr("act-rematch")).click()
    expect(host.side).to_contain_text(tr("table-sent-rematch"))
    expect(friend.side).to_contain_text(tr("act-rematch-asked", name=name_of_host))
    friend.button(tr("act-accept")).click()
    for table in (host, friend):
        table.page.wait_for_url(lambda url: url != first and "/match/" in url)
    expect(host.asked).to_be_visible()
    host.pick()  # the seats are swapped in a rematch
    friend.resign()
    for table in (host, friend):
        score = table.side.locator(".score")
        expect(score).to_have_text(
            re.compile(f"{name_of_host} 2 : 0 {name_of_friend}|{name_of_friend} 0 : 2 {name_of_host}")
        )
