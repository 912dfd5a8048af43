"""A network that a test interrupts."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.person import Person
from tests.support.browser.texts import tr

# Keeps each socket of a page, so that a test can cut it as a network would.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.sockets.push(this); }
};
"""
LOST = tr("net-lost")


def cut(person: Person, page: Page) -> None:
    """Cut the line, and keep it cut."""
    person.context.set_offline(True)
    page.evaluate("() => window.sockets.forEach((one) => one.close())")
