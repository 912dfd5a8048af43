"""Every page in every language, on a phone and a desk, by day and by night: all in words, whole, in reach."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Come
from tests.support.browser.pages import MATCHES, PATHS, sit_down, visit
from tests.support.browser.person import DESK, LYING, NO_SUCH_THING, PHONE
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
    """What is wrong with how a page looks, on a desk and on a phone, held or lying."""
    found = []
    for size in (DESK, PHONE, LYING):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{where} at {size[0]} × {size[1]}: {defect}" for defect in page.evaluate(DEFECTS)]
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_all_that_is_read_is_whole_words_and_all_that_is_touched_large_enough(
    come: Come, language: str
) -> None:
    person = come(language=language, forgives=NO_SUCH_THING)
    found = []
    for game, seat in MATCHES:
        page = sit_down(person, game, seat)
        found += defects(page, f"{game} as {seat}")
    for path in PATHS:
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        found += defects(page, path)
    assert not found, "\n".join(found)


def offences(page: Page, where: str) -> list[str]:
    """What a screen reader, or eyes that see little, would stumble on, by day and by night."""
    found = []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{where}, {scheme}: {offence}" for offence in page.evaluate(RUN_AXE)]
    return found


@pytest.mark.parametrize("path", PATHS)
def test_a_page_can_be_read_by_all_by_day_and_by_night(come: Come, path: str) -> None:
    page = come(forgives=NO_SUCH_THING, bypass_csp=True).open()
    visit(page, path)
    found = offences(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seat"), MATCHES)
def test_a_match_can_be_read_by_all_by_day_and_by_night(come: Come, game: str, seat: str) -> None:
    page = sit_down(come(bypass_csp=True), game, seat)
    found = offences(page, game)
    assert not found, "\n".join(found)
