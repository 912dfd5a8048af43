"""What a screen reader would say: whatever is added to a live region, in order."""

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
    """Somebody who hears the app and does not see it."""

    def __init__(self, person: Person) -> None:
        person.context.add_init_script(LISTEN)

    def hear(self, page: Page) -> list[str]:
        """What was said since the last time."""
        return [str(one) for one in page.evaluate("() => window.heard.splice(0)") if one]


def has_focus(page: Page) -> bool:
    """Whether the keyboard is somewhere, and not lost."""
    return bool(page.evaluate("() => document.activeElement !== document.body"))
