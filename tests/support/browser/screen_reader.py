"""Records what a screen reader would read out: texts added to live regions, in order."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.person import Person

LISTEN = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  const regions = "[role=status], [role=alert], [role=log]";
  const said = (node) => (node.textContent ?? "").trim();
  const hear = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(regions)) window.heard.push(said(node));
    else if (node instanceof Element) window.heard.push(...[...node.querySelectorAll(regions)].map(said));
  };
  const watch = new MutationObserver((changes) => {
    const news = ({ type, target, addedNodes }) => (type === "characterData" ? [target] : [...addedNodes]);
    changes.flatMap(news).forEach(hear);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
});
"""


class ScreenReader:
    """A screen reader on the pages of a person."""

    def __init__(self, person: Person) -> None:
        person.context.add_init_script(LISTEN)

    def hear(self, page: Page) -> list[str]:
        """The texts announced since the last call."""
        return [str(one) for one in page.evaluate("() => window.heard.splice(0)") if one]


def has_focus(page: Page) -> bool:
    """Whether an element of the page has the keyboard focus."""
    return bool(page.evaluate("() => document.activeElement !== document.body"))
