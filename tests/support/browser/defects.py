"""Finds defects of a page: texts that are cut off, small buttons, and what axe reports."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.support.browser.person import DESK, LYING, PHONE
from tools.dev.paths import ROOT

DEFECTS = Path(__file__).with_name("defects.js").read_text(encoding="utf-8")
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
    const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
    const { violations } = await axe.run(document, { runOnly: rules });
    const told = ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`);
    return violations.flatMap(told);
}"""


def defects(page: Page, where: str) -> list[str]:
    """Visible defects of a page, on a desktop and on a phone in portrait and landscape."""
    found = []
    for size in (DESK, PHONE, LYING):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{where} at {size[0]} × {size[1]}: {defect}" for defect in page.evaluate(DEFECTS)]
    return found


def offences(page: Page, where: str) -> list[str]:
    """Accessibility problems that axe reports, in the light and the dark theme."""
    found = []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{where}, {scheme}: {offence}" for offence in page.evaluate(RUN_AXE)]
    return found
