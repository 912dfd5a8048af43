"""At every prompt of both games, in every language, the decision and the board are on the screen together."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.support.browser.defects import DEFECTS
from tests.support.browser.person import PATIENCE
from tools.dev.paths import ROOT

FRONTEND = ROOT / "frontend"
LAYOUT = (
    Path(__file__).parents[1].joinpath("support", "browser", "prompt_layout.js").read_text(encoding="utf-8")
)
LANGUAGES = ("en", "fr", "de", "ru")
SIZES = [(390, 844), (360, 740), (740, 360), (1280, 720), (1440, 900)]
SHOW = "([name, language]) => window.prompts.show(name, language)"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A phone is scrolled to the board, as when the turn comes; the page of another size starts at its top.
SCROLL = """() => {
  if (Math.min(innerWidth, innerHeight) < 500) document.querySelector(".table").scrollIntoView();
  else scrollTo(0, 0);
}"""
# Where the three places of the action bar are.
BAR = """() => [".undo", ".piece", ".end"].map((place) => {
  const { x, y, width, height } = document.querySelector(`.action-bar ${place}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}).join(", ")"""
# Selects a card and a piece, as far as the prompt asks for them.
SELECT = """() => {
  for (const choice of [".hand button:enabled:not(.unplayable)", "[role=grid] .movable", "button.army", ".element"])
    document.querySelector(choice)?.click();
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """The prompts of the gallery, which is served from its sources."""
    command = ["node", "gallery/serve.mjs"]
    with subprocess.Popen(
        command, cwd=FRONTEND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as node:
        assert node.stdout is not None
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{node.stdout.readline().strip()}gallery/prompts.html")
        page.wait_for_function("() => document.querySelector('.action-bar')")
        yield page
        context.close()
        node.terminate()


def problems(page: Page, size: tuple[int, int]) -> tuple[list[str], str]:
    """What is wrong with the prompt that is shown, at a size of the screen, and the places of the action bar."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    page.evaluate(SCROLL)
    return page.evaluate(LAYOUT), page.evaluate(BAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decision_and_the_board_are_on_the_screen_at_every_prompt(page: Page, language: str) -> None:
    found = list[str]()
    places: dict[tuple[str, tuple[int, int]], set[str]] = {}  # of each game at each size
    for name in page.evaluate("() => window.prompts.names"):
        page.evaluate(SHOW, [name, language])
        for size in SIZES:
            before, at = problems(page, size)
            texts = page.evaluate(DEFECTS)
            page.evaluate(SELECT)
            after, still_at = problems(page, size)
            found += [f"{name} at {size}: {problem}" for problem in {*before, *texts, *after}]
            places.setdefault((name.partition("/")[0], size), set()).update((at, still_at))
    assert not found, "\n".join(sorted(found))
    assert {len(at) for at in places.values()} == {1}, "the places of the action bar never change"
