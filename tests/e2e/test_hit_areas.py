"""Pieces, targets and frames on higher ground are hit exactly where they are drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.api_matches import computer_match_at
from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.king_of_the_hill import KingOfTheHillPage
from tests.support.browser.match_page import MatchPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import PHONE, NewPerson, Person
from tests.support.browser.texts import tr
from tests.support.browser.touch import Fingers
from tests.support.long_runs import in_long_runs

DESKS = [(1366, 650), (1280, 860), (1440, 900)]

Point = tuple[float, float]
ROOF_KNIGHT = "d9"
KING_OF_THE_HILL = {f"{column}{row}" for column in "defgh" for row in (3, 4, 5)}
# For each piece: the space whose button is hit at its middle, and how many points of its disc hit another space.
# Points on which a later piece is drawn belong to that piece.
HITS = """() => {
  const pieces = [...document.querySelectorAll("svg .piece")].map((piece) => piece.getScreenCTM());
  const spaceAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space;
  const box = document.querySelector(".box").getBoundingClientRect();
  const isSeen = (x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const reach = (ctm) => 36 * ctm.a;
  return pieces.map((ctm, i) => {
    const own = spaceAt(ctm.e, ctm.f);
    const rim = Array.from({ length: 24 }, (_, n) => {
      const angle = (n * Math.PI) / 12;
      return [ctm.e + Math.cos(angle) * reach(ctm), ctm.f + Math.sin(angle) * reach(ctm)];
    });
    const covers = (x, y) => (later) => Math.hypot(x - later.e, y - later.f) < reach(later) * 1.25;
    const covered = ([x, y]) => pieces.slice(i + 1).some(covers(x, y)) || !isSeen(x, y);
    return { space: own, missed: rim.filter((point) => !covered(point) && spaceAt(...point) !== own).length };
  });
}"""
ALL_HIT = f"() => ({HITS})().every((piece) => piece.missed === 0)"
# How far the button of each space is from the mark or piece that is drawn on it, at most, in pixels.
OFFSET = """(space) => {
  const button = document.querySelector(`[data-space=${space}]`);
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const drawn = [...document.querySelectorAll("svg .piece")].map((piece) => piece.getScreenCTM());
  return Math.min(...drawn.map(({ e, f }) => Math.hypot(e - x, f - y)));
}"""
TARGETS = """() => [...document.querySelectorAll("svg g.target")].map((mark) => {
  const { e, f } = mark.getScreenCTM();
  return [e, f];
})"""
PIECE = """(piece) => { const { a, e, f } = piece.getScreenCTM(); return [e, f, a]; }"""


def hits(page: Page) -> dict[str, int]:
    """The spaces that are hit at the middles of drawn pieces, and how many points of each piece hit another space."""
    page.locator(".table").evaluate("(table) => table.scrollIntoView()")
    return {hit["space"]: hit["missed"] for hit in page.evaluate(HITS)}


def occupied(person: Person) -> set[str]:
    """The spaces with a piece, as the server says."""
    view = person.states[-1]["view"]
    if "units" in view:
        return {unit["at"] for unit in view["units"]}
    return {view["king"], *view["knights"], *view["citizens"].values()} - {None}


def top_of(table: MatchPage, space: str) -> Point:
    """A point of the upper rim of the piece on a space, as it is drawn."""
    middle = table.space(space).bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    drawn = [piece.evaluate(PIECE) for piece in table.page.locator("svg .piece").all()]
    e, f, unit = min(drawn, key=lambda one: (one[0] - x) ** 2 + (one[1] - y) ** 2)
    return e, f - 36 * unit


def king(person: Person) -> KingAndAssassinsPage:
    """A match as the king, with a knight on a roof."""
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    assert table.wait()
    return table


def on_the_hill(person: Person) -> KingOfTheHillPage:
    """A match of King of the Hill with a unit on the hill, in which this seat is to act."""
    reached = f"(view) => view.units.some(({{ at }}) => {sorted(KING_OF_THE_HILL)}.includes(at))"
    table = KingOfTheHillPage(person, computer_match_at(person, "king-of-the-hill", "blue", reached))
    assert table.wait()
    return table


@pytest.mark.parametrize("size", [DESKS[0], *in_long_runs(*DESKS[1:])])
def test_a_knight_on_a_roof_is_chosen_by_a_click_on_the_top_of_it(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = king(new_person(size=size))
    table.page.mouse.click(*top_of(table, ROOF_KNIGHT))
    expect(table.space(ROOF_KNIGHT)).to_have_attribute("aria-selected", "true")


def test_every_point_of_every_piece_of_the_town_is_its_own_turned_and_zoomed_too(
    new_person: NewPerson,
) -> None:
    person = new_person()
    table = king(person)
    turn, larger = (table.button(tr(code, "en")) for code in ("act-flip", "act-larger"))
    for press in (None, turn, larger):
        if press is not None:
            press.click()
        seen = hits(table.page)
        shown = {space: missed for space, missed in seen.items() if space is not None}
        assert set(shown.values()) == {0}
        if press is not larger:  # of an enlarged board only a part is visible
            assert set(shown) == occupied(person)


def test_every_point_of_every_unit_on_the_hill_is_its_own_on_desks_and_phones(new_person: NewPerson) -> None:
    person = new_person()
    table = on_the_hill(person)
    for size in (*DESKS, PHONE):  # on a phone the board is rotated by a quarter turn
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        table.page.wait_for_function("(width) => innerWidth === width", arg=size[0])
        table.draw()
        table.page.wait_for_function(ALL_HIT)  # a resized board is laid out again
        assert set(hits(table.page)) == occupied(person), size


def test_the_frame_under_the_pointer_lies_around_what_is_drawn(new_person: NewPerson) -> None:
    person = new_person()
    table = on_the_hill(person)
    for space in occupied(person):
        assert table.page.evaluate(OFFSET, space) < 1, space


def test_a_piece_on_a_roof_is_dragged_by_its_top_to_where_a_target_is_drawn(new_person: NewPerson) -> None:
    person = new_person()
    table = king(person)
    mouse = table.page.mouse
    table.space(ROOF_KNIGHT).click()
    x, y = table.page.evaluate(TARGETS)[0]
    before = person.answers
    mouse.move(*top_of(table, ROOF_KNIGHT))
    mouse.down()
    mouse.move(x, y, steps=6)
    mouse.up()
    assert table.answer(before)["type"] == "done"
    expect(empty(table.space(ROOF_KNIGHT))).to_be_visible()


def test_a_finger_on_the_top_of_a_piece_on_a_roof_means_that_piece(new_person: NewPerson) -> None:
    person = new_person(size=(390, 844), has_touch=True, is_mobile=True)
    table = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
    table.settle()
    table.page.locator(".table").evaluate("(table) => table.scrollIntoView()")
    point = top_of(table, ROOF_KNIGHT)
    fingers = Fingers(person, table.page)
    fingers.touch("touchStart", point)
    fingers.touch("touchEnd")
    expect(table.space(ROOF_KNIGHT)).to_have_attribute("aria-selected", "true")


def empty(space: Locator) -> Locator:
    """A space on which no knight stands."""
    return space.and_(space.page.locator(f"[aria-label]:not([aria-label*='{tr('piece-knight')}'])"))
