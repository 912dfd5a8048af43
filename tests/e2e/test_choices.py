"""The choices of the new-match form take effect: clocks that run out, custom boards."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import create_invitation, fill_in, join
from tests.support.browser.person import SAID_NO, NewPerson, Person
from tests.support.browser.texts import pattern, tr
from tools.dev.paths import ROOT

GAME = "king-and-assassins"
SIDE_A = ROOT / "src" / "regalia" / "games" / "king_and_assassins" / "boards" / "A.txt"
# The form does not offer a clock that is short enough to run out during a test.
FOUND_QUICK = """async () => {
  await fetch("/api/guest", { method: "POST" });
  const wish = %s;
  const how = { method: "POST", body: JSON.stringify(wish), headers: { "content-type": "application/json" } };
  return (await fetch("/api/matches", how)).json();
}"""


def clock(table: KingAndAssassinsPage, whose: str | re.Pattern[str]) -> Locator:
    """The text of a clock."""
    return table.page.get_by_role("timer", name=whose)


def found_quick(person: Person, seconds: int) -> tuple[KingAndAssassinsPage, str]:
    """Creates a match with this many seconds, as the king. Returns the match page and the invitation link."""
    page = person.open()
    wish = {
        "game": GAME,
        "opponent": {"type": "invite"},
        "seat": "king",
        "clock": {"type": "fischer", "minutes": 0, "seconds": seconds},
    }
    founded = page.evaluate(FOUND_QUICK % json.dumps(wish))
    page.goto(f"/match/{founded['match']}")
    return KingAndAssassinsPage(person, page), f"/join/{founded['invite']}"


def test_a_clock_runs_for_whoever_acts_and_gets_seconds_back_with_each_turn(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page = fill_in(host, GAME, "invite", tr("side-king"), tr("clock-kind-fischer"))
    page.get_by_role("spinbutton", name=tr("clock-minutes")).fill("1")
    page.get_by_role("spinbutton", name=tr("clock-seconds")).fill("30")
    page.get_by_role("button", name=tr("new-begin")).click()
    expect(page.get_by_role("main")).to_contain_text(tr("new-clock-form", minutes=1, seconds=30))
    his = KingAndAssassinsPage(host, page)
    theirs = KingAndAssassinsPage(friend, join(friend, page.get_by_role("textbox").input_value()))
    less, more = re.compile(r"^0:\d\d$"), re.compile(r"^1:[0-3]\d$")
    expect(clock(theirs, tr("clock-yours"))).to_have_text(less)
    expect(clock(his, pattern("clock-theirs", name=""))).to_have_text(less)
    expect(clock(his, tr("clock-yours"))).to_have_text("1:00")
    now = clock(his, pattern("clock-theirs", name="")).inner_text()
    expect(clock(his, pattern("clock-theirs", name=""))).not_to_have_text(now)
    theirs.pick()
    expect(clock(theirs, tr("clock-yours"))).to_have_text(more)
    assert his.wait()
    expect(clock(his, tr("clock-yours"))).to_have_text(less)
    his.end_turn()
    expect(clock(his, tr("clock-yours"))).to_have_text(more)


def test_a_flag_falls_and_the_result_says_whose(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    his, link = found_quick(host, 3)
    theirs = KingAndAssassinsPage(friend, join(friend, link))
    expect(clock(theirs, tr("clock-yours"))).to_have_text(re.compile(r"^[012]\.\d$"))
    expect(his.result).to_have_text(tr("over-won"))
    expect(theirs.result).to_have_text(tr("over-lost"))
    expect(theirs.side).to_contain_text(tr("over-time-you"))
    expect(his.side).to_contain_text(pattern("over-time", name=""))
    for table in (his, theirs):
        expect(table.page.get_by_role("timer").filter(has_text="0.0")).to_have_count(1)


def test_a_correspondence_game_counts_in_days_and_each_turn_has_them_anew(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    page, link = create_invitation(
        host, GAME, tr("clock-kind-correspondence"), tr("clock-days", days=1), seat="king"
    )
    expect(page.get_by_role("main")).to_contain_text(tr("clock-days", days=1))
    his, theirs = KingAndAssassinsPage(host, page), KingAndAssassinsPage(friend, join(friend, link))
    expect(clock(theirs, tr("clock-yours"))).to_have_text(re.compile(r"^23:5\d:\d\d$"))
    theirs.pick()
    expect(clock(theirs, tr("clock-yours"))).to_have_text("1d 0h")
    expect(clock(his, tr("clock-yours"))).to_have_text(re.compile(r"^23:5\d:\d\d$"))


def test_a_board_of_ones_own_is_checked_mended_and_played_on(new_person: NewPerson) -> None:
    person = new_person(forgives=SAID_NO)
    page = fill_in(person, GAME, "hotseat", tr("new-own-board"))
    sound = SIDE_A.read_text(encoding="utf-8").replace(tr("board-name-A"), "My street")
    area = page.get_by_role("textbox", name=tr("new-own-board"))
    area.fill(sound.replace(" 8  # . .", " 8  # ? ."))
    page.get_by_role("button", name=tr("new-own-board-check")).click()
    expect(area).to_have_accessible_description(re.compile(re.escape(tr("error-board-cell", cell="?"))))
    expect(area).to_be_focused()
    marked = "(area) => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert area.evaluate(marked) == "?"
    page.keyboard.type(".")
    page.get_by_role("button", name=tr("new-own-board-check")).click()
    expect(page.get_by_text(tr("new-own-board-sound"))).to_be_visible()

    area.fill(sound.replace("king: j1", "king: j10"))
    page.get_by_role("button", name=tr("new-own-board-check")).click()
    expect(area).to_have_accessible_description(re.compile("KA-1.4"))
    page.get_by_role("button", name=tr("new-begin")).click()
    expect(page.get_by_role("alert").filter(has_text="j10")).to_be_visible()
    area.fill(sound)
    page.get_by_role("button", name=tr("new-begin")).click()
    page.get_by_role("button", name=tr("table-curtain-show")).click()
    expect(page.get_by_role("grid", name=tr("board-town", name="My street"))).to_be_visible()
    table = KingAndAssassinsPage(person, page)
    assert table.wait()
    table.pick()


def test_a_map_of_ones_own_is_fought_over(new_person: NewPerson) -> None:
    person = new_person()
    page = fill_in(person, "king-of-the-hill", "hotseat", tr("new-own-board"))
    rows = ["r" * 11, "r" * 11, "...11F11...", "...12~21...", "...11F11...", "b" * 11, "b" * 11]
    text = "\n".join(["name: Two ponds", "", *rows])
    page.get_by_role("textbox", name=tr("new-own-board")).fill(text)
    page.get_by_role("button", name=tr("new-begin")).click()
    page.get_by_role("button", name=tr("table-curtain-show")).click()
    field = page.get_by_role("grid", name=tr("board-field", name="Two ponds"))
    expect(
        field.get_by_role("gridcell", name=tr("board-space", space="f4", ground=tr("ground-deep")))
    ).to_be_visible()


def test_armies_are_chosen_before_a_random_scenario_is_drawn(new_person: NewPerson) -> None:
    person = new_person()
    choices = (tr("side-blue"), tr("scenario-random"), tr("new-terrain"))
    page = fill_in(person, "king-of-the-hill", "computer", *choices)
    page.get_by_role("button", name=tr("new-begin")).click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_text(tr("field-goal-random"))).to_be_visible()
    table = MatchPage(person, page)
    table.side.locator("button.army").first.click()
    table.do(table.button(tr("field-army-take")))
    table.until(lambda: person.states[-1]["view"]["phase"] == "deploy")
    view = person.states[-1]["view"]
    if view["scenario"] == "pitched-battle":  # the only one with terrain, which is switched off
        assert view["options"]["terrain"] is False
    expect(page.get_by_text(tr(f"field-goal-{view['scenario']}"))).to_be_visible()
    name = tr(f"board-name-{'standard' if view['scenario'] == 'pitched-battle' else view['scenario']}")
    expect(page.get_by_role("grid", name=tr("board-field", name=name))).to_be_visible()
