"""Touch input: sliding, spreading two fingers."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.support.browser.person import Person

Point = tuple[float, float]


class Fingers:
    """Touch points on a page."""

    def __init__(self, person: Person, page: Page) -> None:
        self.session = person.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        """Sends a touch event: `touchStart`, `touchMove` or `touchEnd`."""
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def slide(self, start: Point, end: Point) -> None:
        """Slides one finger from a point to another."""
        self.touch("touchStart", start)
        (x, y), (to_x, to_y) = start, end
        for i in range(1, 9):
            self.touch("touchMove", (x + (to_x - x) * i / 8, y + (to_y - y) * i / 8))
        self.touch("touchEnd")

    def spread(self, middle: Point, *, start: float, end: float) -> None:
        """Spreads two fingers around a point."""
        x, y = middle
        self.touch("touchStart", (x - start, y), (x + start, y))
        for i in range(1, 7):
            apart = start + (end - start) * i / 6
            self.touch("touchMove", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")


def middle_of(locator: Locator) -> Point:
    """The middle of an element on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
