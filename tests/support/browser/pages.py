"""All pages of the app, opened as a player."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.new_match import against_computer
from tests.support.browser.person import Person

PATHS = [
    *("/", "/new/king-and-assassins", "/new/king-of-the-hill", "/lobby", "/live", "/games"),
    *("/leaders/king-and-assassins/king", "/people/level-3", "/account", "/settings"),
    *("/help/king-and-assassins", "/help/king-of-the-hill", "/learn", "/nowhere"),
]
MATCHES = [("king-and-assassins", "assassins"), ("king-and-assassins", "king"), ("king-of-the-hill", "blue")]


def visit(page: Page, path: str) -> None:
    """Opens a page, and waits until it is fully loaded."""
    page.goto(path)
    page.locator("main h1").wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def open_match(person: Person, game: str, seat: str) -> Page:
    """Opens a match against the computer in which this seat has a prompt."""
    page = against_computer(person, game, seat)
    page.locator(".banner.yours").wait_for()
    page.wait_for_load_state("networkidle")
    return page
