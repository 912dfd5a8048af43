"""Both games with a screen reader: labels of the board, announcements in order, and a focus that is never lost."""

import re

from playwright.sync_api import expect

from tests.support.browser.keyboard import ByKeyboard
from tests.support.browser.king_and_assassins import UNUSED, KingAndAssassinsByKeyboard
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.match_page import MOST, MatchPage
from tests.support.browser.new_match import against_computer, create_invitation, join
from tests.support.browser.person import NewPerson
from tests.support.browser.screen_reader import ScreenReader, has_focus
from tests.support.browser.texts import any_of, pattern, tr

SUITS = re.compile("[♣♦♥♠★]")

# The parts of a label: space, terrain, feature, piece, and possible action.
GROUNDS = any_of(*(tr(f"ground-{ground}") for ground in ("street", "roof", "castle"))).pattern
GATES = any_of(*(tr("board-gate", direction=way) for way in ("north", "west"))).pattern
TOWN_SPACE = re.compile(
    rf"[a-j]\d+, ({GROUNDS})(, ({GATES}))?(, {tr('board-start')})?"
    rf"(, ({tr('piece-king')}|{tr('piece-knight')}|the [a-z ]+))?(, {tr('board-movable')})?"
)
FOR_ONE_POINT = tr("board-target-cost", cost=1)
FOR_TWO_POINTS = tr("board-reach-cost", cost=2)


def choices(at: str, spaces: str) -> str:
    """The announcement of a selected knight that can move to these spaces for one point."""
    return tr(
        "board-chosen",
        piece=tr("piece-knight"),
        at=at,
        choices=tr("board-choice", what=FOR_ONE_POINT, spaces=spaces),
    )


def log(table: MatchPage) -> list[str]:
    """The rows of the log."""
    return table.side.get_by_role("region", name=tr("log-title")).get_by_role("listitem").all_inner_texts()


def test_a_turn_of_king_and_assassins_is_heard_from_the_board_to_the_result(new_person: NewPerson) -> None:
    person = new_person()
    ears = ScreenReader(person)
    table = KingAndAssassinsByKeyboard(person, against_computer(person, "king-and-assassins", "king"))
    page = table.page
    assert table.wait()
    assert ears.hear(page)[-2:] == [log(table)[-1], tr("turn-yours")]
    for label in table.labels():
        assert TOWN_SPACE.fullmatch(label), label
    table.press(table.space("i3"))
    expect(page.locator("g.reach").first).to_be_attached()
    chosen, reach = ears.hear(page)
    assert chosen == choices("i3", "h3, i4, j3")
    assert FOR_TWO_POINTS in reach  # spaces further away follow, with the total cost
    expect(table.space("i3")).to_have_attribute("aria-selected", "true")
    rows = log(table)
    table.do(table.space("i4"))
    expect(table.space("i4")).to_be_focused()
    expect(table.space("i4")).to_have_accessible_name(
        f"{tr('board-space', space='i4', ground=tr('ground-street'))}, {tr('piece-knight')}"
    )
    expect(page.locator("g.reach").first).to_be_attached()
    assert ears.hear(page)[:2] == [
        tr("event-knight-moved", **{"from": "i3", "to": "i4"}),
        choices("i4", "h4, i3, i5, j4"),
    ]
    page.keyboard.press("Escape")
    table.press(table.button(tr("act-end-turn")))
    assert UNUSED.match(ears.hear(page)[-1])
    assert has_focus(page)
    table.do(table.confirm)
    assert table.wait()
    assert has_focus(page)
    heard = ears.hear(page)
    moves = log(table)[len(rows) + 1 :]
    assert heard == [*moves, tr("turn-yours")]

    table.press(table.button(tr("table-more")))
    dialog = page.get_by_role("dialog", name=tr("table-more"))
    expect(dialog.locator(":focus")).to_have_count(1)
    table.press(dialog.get_by_role("button", name=tr("act-resign")))
    dialog = page.get_by_role("dialog", name=tr("act-resign"))
    expect(dialog).to_contain_text(tr("act-resign-sure"))
    table.press(dialog.get_by_role("button", name=tr("act-resign")))
    expect(table.result).to_be_visible()
    assert has_focus(page)
    lost = tr("table-heard-end", title=tr("over-lost"), why=tr("over-resigned-you"))
    assert ears.hear(page)[-1] == lost


def test_who_follows_a_plan_is_asked_for_nothing_that_the_plan_does(new_person: NewPerson) -> None:
    person = new_person()
    ears = ScreenReader(person)
    table = KingOfTheHillPage(person, against_computer(person, "king-of-the-hill", "blue"))
    assert table.play_until(tr("deploy-title"))
    plan = table.side.get_by_role("group", name=tr("field-plans")).get_by_role("button").first
    plan.click()
    expect(table.panel.get_by_role("button", name=tr("field-stray"))).to_be_visible()
    ears.hear(table.page)
    asked = re.compile("^(" + "|".join(re.escape(tr(code)) for code in ("redraw-title", "bid-title")) + ")")
    expect(table.panel.locator("h2")).to_have_text(asked)
    questions = [one for one in ears.hear(table.page) if one.startswith(tr("turn-yours"))]
    assert len(questions) == 1
    assert asked.match(questions[0].removeprefix(f"{tr('turn-yours')}: "))


def until_attacked(new_person: NewPerson) -> tuple[KingOfTheHillPage, ScreenReader, list[str]]:
    """Plays until this seat must defend. Returns the match page, its screen reader, and the announcements so far."""
    person = new_person()
    ears, heard = ScreenReader(person), list[str]()
    table = KingOfTheHillPage(person, against_computer(person, "king-of-the-hill", "blue"))
    for _ in range(MOST):
        if not table.wait():
            return until_attacked(new_person)  # in rare games this seat is never attacked
        heard += ears.hear(table.page)
        if table.heading() == tr("defend-title"):
            return table, ears, heard
        table.answer_what_is_asked()
        assert has_focus(table.page)
    raise AssertionError("this game does not end")


def test_a_fight_of_king_of_the_hill_is_heard_blow_by_blow(new_person: NewPerson) -> None:
    table, ears, heard = until_attacked(new_person)
    page = table.page
    attack, asked = [
        one
        for one in heard
        if not one.startswith((tr("field-step-begin"), tr("field-step-card"), tr("field-bid-choose")))
    ][-2:]
    assert asked == tr("table-heard-question", turn=tr("turn-yours"), question=tr("defend-title"))
    words = dict.fromkeys(("card", "unit", "from", "target", "to"), "")
    attacks = [pattern("event-attacked", seat="red", counter=counter, **words) for counter in (False, True)]
    attacks.append(pattern("event-shot-at", seat="red", **words))
    assert any(one.search(attack) for one in attacks), attack
    assert tr("side-blue") in attack
    fight = table.panel.locator(".fight").get_attribute("aria-label") or ""
    assert pattern("field-say-attack", **words).fullmatch(fight), fight
    in_log = log(table)
    assert [one for one in heard if one in in_log] == [row for row in in_log if row in heard]
    unheard = set(in_log[3:]) - set(heard)  # without the start of the match, before the page was opened
    assert all(SUITS.search(row) for row in unheard), (
        unheard
    )  # the log shows cards as signs, announcements name them
    assert any(tr(f"suit-{suit}") in one for suit in "CS" for one in heard)
    table.do(table.panel.get_by_role("button", name=tr("field-do-yield")))
    table.wait()
    assert tr("event-yielded", seat="blue") in " ".join(ears.hear(page))
    assert has_focus(page)


def test_what_the_other_says_and_offers_is_heard_though_nobody_looks_there(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    ears = ScreenReader(host)
    page, link = create_invitation(host, "king-of-the-hill", seat="blue")
    red, blue = MatchPage(friend, join(friend, link)), ByKeyboard(host, page)
    expect(blue.board).to_be_visible()
    ears.hear(page)
    red.side.get_by_role("tab", name=tr("chat-title")).click()
    red.side.get_by_label(tr("chat-write")).fill("Peace?")
    red.page.keyboard.press("Enter")
    expect(blue.side.get_by_role("tab", name=f"{tr('chat-title')} 1")).to_be_visible()
    red.button(tr("table-more")).click()
    red.page.get_by_role("dialog").get_by_role("button", name=tr("act-offer-draw")).click()
    expect(blue.button(tr("act-accept"))).to_be_visible()
    heard = ears.hear(page)
    name = red.page.locator("header .me").inner_text()
    assert heard == [tr("chat-heard", name=name, text="Peace?"), tr("act-draw-offered", name=name)]
    blue.press(blue.button(tr("act-accept")))
    expect(blue.result).to_have_text(tr("over-drawn"))
    assert ears.hear(page)[-1] == tr("table-heard-end", title=tr("over-drawn"), why=tr("over-agreed"))
    assert has_focus(page)
    red.button(tr("act-rematch")).click()
    expect(blue.button(tr("act-accept"))).to_be_visible()
    assert ears.hear(page) == [tr("act-rematch-asked", name=name)]  # the result is not announced again
