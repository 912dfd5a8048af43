"""A network that a test interrupts."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.person import Person
from tests.support.browser.texts import tr

# Stores each socket of a page, so that a test can close it as a network failure would.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.sockets.push(this); }
};
"""
LOST = tr("net-lost")


def cut(person: Person, page: Page) -> None:
    """Closes the sockets of a page and blocks its network."""
    person.context.set_offline(True)
    page.evaluate("() => window.sockets.forEach((one) => one.close())")
