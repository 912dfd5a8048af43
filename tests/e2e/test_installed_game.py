"""A game that is installed as a package, in a browser: it is found, played to its end and reviewed like any other."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.api_matches import create_match
from tests.support.browser.defects import offences
from tests.support.browser.keyboard import ByKeyboard
from tests.support.browser.match_page import MOST, MatchPage
from tests.support.browser.new_match import against_computer, from_home_page, share
from tests.support.browser.person import DESK, PHONE, NewPerson, Person
from tests.support.browser.screen_reader import ScreenReader
from tests.support.browser.texts import tr
from tests.support.installed_example import ESCAPE, environment_with, example_text, install_example
from tests.support.server_process import Process, serving

GAME = "brandubh"
# The attackers capture the defender on f3 and the king on d2 (B-7).
CAPTURES = ["a4a3", "d3f3", "d2f2", "d4d2", "a3d3"]
CORNERS = ("a1", "a7", "g1", "g7")
# What a page shows for a message that it does not have, or for a variable that a message does not get.
RAW = re.compile(
    r"\b(?:game|home|side|seat|winner|event|reason|clause|help|prompt|board|mine)-[\w-]+|\{ ?\$[\w-]+ ?\}"
)
READ = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll("[aria-label]")]
        .filter((one) => !one.closest("[inert]"))
        .map((one) => one.ariaLabel)].join("\\n")"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the game."""
    return install_example(tmp_path_factory.mktemp("example"))


@pytest.fixture(scope="module")
def shared_server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that finds the installed game."""
    with serving(tmp_path_factory.mktemp("server"), environment_with(site)) as process:
        yield process


class InstalledGamePage(MatchPage):
    """A match of a game that the generic module shows: a piece is chosen, then where it goes."""

    def move(self, action: str) -> None:
        """Plays an action by choosing its two spaces."""
        self.press(self.space(action[:2]))
        self.do(self.space(action[2:]))

    def play(self) -> None:
        """Plays it to its end: a piece to a corner if that is possible, else any move."""
        for _ in range(MOST):
            if not self.wait():
                return
            legal: list[str] = self.person.states[-1]["legal"]
            winning = [action for action in legal if action.endswith(CORNERS)]
            self.move((winning or [self.luck.choice(legal)])[0])
        raise AssertionError("this game does not end")

    def play_both(self, actions: list[str]) -> None:
        """Plays for both sides at one screen, with a curtain before each action."""
        for action in actions:
            self.take_over()
            self.move(action)

    def take_over(self) -> None:
        """Takes the screen from the other player."""
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=tr("table-curtain-show")))
        self.settle()

    def marked(self, label: str) -> list[str]:
        """The spaces whose label says something."""
        cells = self.board.get_by_role("gridcell")
        return [
            str(space)
            for space in cells.evaluate_all(
                "(all, label) => all.filter((one) => one.ariaLabel.includes(label))"
                ".map((one) => one.dataset.space)",
                label,
            )
        ]


class InstalledGameByKeyboard(ByKeyboard, InstalledGamePage):
    """The same without a pointer."""


def raw_texts(page: Page) -> set[str]:
    """Message ids and variables that a page shows instead of texts."""
    return set(RAW.findall(page.evaluate(READ)))


def test_it_is_played_from_the_home_page_to_its_end_by_mouse(new_person: NewPerson) -> None:
    person = new_person()
    table = InstalledGamePage(person, from_home_page(person, GAME, "defenders"))
    table.play()
    winner = person.states[-1]["result"]["winner"]
    verdict = {"defenders": "over-won", "attackers": "over-lost", None: "over-drawn"}[winner]
    expect(table.result).to_have_text(tr(verdict))
    assert raw_texts(table.page) == set()
    table.page.get_by_role("button", name=tr("act-rematch")).click()
    table.page.wait_for_url(lambda url: not url.endswith(person.heard[0].get("match", "-")))
    expect(table.asked).to_be_visible()


def test_the_end_names_its_reason_and_leads_to_the_rule(new_person: NewPerson) -> None:
    person = new_person()
    table = InstalledGamePage(person, share(person, GAME))
    table.play_both(ESCAPE)
    expect(table.result).to_have_text(example_text("winner-defenders"))
    why = table.side.locator(".why")
    expect(why).to_contain_text(example_text("reason-B-8"))
    with table.page.context.expect_page() as opened:
        why.get_by_role("link", name="B-8").click()
    expect(opened.value.locator("[id='B-8']")).to_contain_text(example_text("clause-B-8"))


def test_it_is_played_at_one_screen_by_keyboard_and_told_to_screen_readers(new_person: NewPerson) -> None:
    person = new_person()
    reader = ScreenReader(person)
    table = InstalledGameByKeyboard(person, share(person, GAME))
    table.take_over()
    expect(table.panel).to_have_text(tr("board-ask-piece"))
    table.press(table.space("d1"))
    expect(table.panel).to_have_text(tr("board-ask-target"))
    assert table.marked(tr("board-target")) == ["b1", "c1", "e1", "f1"]
    table.do(table.space("c1"))
    table.play_both(ESCAPE[1:])
    expect(table.result).to_be_visible()
    heard = " ".join(reader.hear(table.page))
    assert example_text("winner-defenders") in heard
    assert not RAW.search(heard)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_captures_are_marked_and_earlier_positions_are_reviewed(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    is_phone = size == PHONE
    person = new_person(size=size, has_touch=is_phone, is_mobile=is_phone)
    table = InstalledGamePage(person, share(person, GAME))
    table.play_both(CAPTURES[:3])
    table.take_over()
    assert table.marked(tr("board-removed")) == ["f3"]
    assert len(person.states[-1]["view"]["pieces"]) == 12
    table.move(CAPTURES[3])
    table.play_both(CAPTURES[4:])
    expect(table.result).to_have_text(example_text("winner-attackers"))
    assert table.marked(tr("board-removed")) == ["d2"]
    for _ in range(2):
        table.page.get_by_role("button", name=tr("log-previous")).click()
    place = tr("review-place", position=len(CAPTURES) - 2, last=len(CAPTURES))
    expect(table.page.locator(".place")).to_have_attribute("aria-label", place)
    back = table.side.get_by_role(
        "button", name=tr("log-now")
    )  # beside the board, in addition to the bar below it
    expect(back).to_be_visible()
    expect(table.side.get_by_text(tr("log-looking-back"))).to_be_visible(
        visible=not is_phone
    )  # no room there
    expect(table.space("f3")).to_have_attribute("aria-label", re.compile(tr("board-removed")))
    back.click()
    expect(table.result).to_be_visible()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_shows_texts_and_no_message_ids(new_person: NewPerson, language: str) -> None:
    person = new_person(language=language)
    page = person.open()
    expect(page.get_by_role("article", name=example_text(f"game-{GAME}"))).to_be_visible()
    create_match(page, {"type": "open"}, game=GAME, seat="attackers")
    match = create_match(page, {"type": "hotseat"}, game=GAME)["match"]
    paths = ("/", f"/new/{GAME}", f"/help/{GAME}", f"/leaders/{GAME}", "/games", "/lobby", f"/match/{match}")
    shown = {}
    for path in paths:
        page.goto(path)
        named = example_text(f"game-{GAME}") if path != paths[-1] else tr("table-curtain-show", language)
        expect(page.locator("main")).to_contain_text(named)
        shown[path] = raw_texts(page)
    assert {path: raw for path, raw in shown.items() if raw} == {}


def test_the_board_is_accessible_in_both_themes(new_person: NewPerson) -> None:
    person = new_person()
    table = InstalledGamePage(person, against_computer(person, GAME, "attackers"))
    assert table.wait()
    table.press(table.space("d1"))
    assert offences(table.page, "match") == []


def test_matches_of_a_game_that_was_uninstalled_are_marked_and_explained(
    new_person: NewPerson, site: Path, tmp_path: Path
) -> None:
    server = Process(tmp_path, environment=environment_with(site))
    server.start()
    person: Person = new_person(server.address, forgives=r"net::ERR_|WebSocket connection|status of 409")
    page = person.open()
    match = create_match(page, {"type": "computer", "level": 1}, game=GAME, seat="attackers")["match"]
    server.end(signal.SIGTERM)
    server.environment = None
    server.start()
    try:
        page.goto("/games")
        row = page.get_by_role("listitem").filter(has_text=tr("mine-missing"))
        expect(row).to_contain_text("Brandubh")
        expect(row.get_by_role("link")).to_have_count(0)
        page.goto(f"/match/{match}")
        expect(page.get_by_role("heading", level=1)).to_have_text(tr("mine-missing"))
        expect(page.locator("main")).to_contain_text(tr("error-game-not-installed", game=GAME))
    finally:
        person.context.close()
        server.end(signal.SIGTERM)
