"""Lessons in the browser: the page with all of them, a whole lesson, and continuing a finished game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from regalia.core.lesson import Lesson
from regalia.games import registry
from tests.support.browser.api_matches import at_assassins_turn
from tests.support.browser.person import PHONE, NewPerson
from tests.support.browser.texts import tr
from tests.support.long_runs import LANGUAGES

FIRST = [
    pytest.param(game, next(iter(rules.lessons().values())), id=game)
    for game, rules in registry.BUILT_IN.items()
]


def begin(page: Page, lesson: Lesson, language: str) -> Locator:
    """Starts a lesson from the page of lessons. Returns: its panel."""
    page.goto("/learn")
    name = tr("learn-named", language, what=tr("learn-start", language), title=tr(lesson.title, language))
    page.get_by_role("button", name=name, exact=True).click()
    panel = page.get_by_role("region", name=tr(lesson.title, language), exact=True)
    expect(panel).to_contain_text(tr(lesson.steps[0].remark, language))
    return panel


def show_all_steps(page: Page, panel: Locator, lesson: Lesson, language: str) -> None:
    """Lets the lesson play every step, and reads its remarks."""
    for step in lesson.steps:
        expect(panel).to_contain_text(tr(step.remark, language))
        for _ in step.solution:
            show = panel.get_by_role("button", name=tr("learn-show", language))
            expect(show).to_be_enabled(timeout=20_000)
            show.click()
            question = page.locator(".question .button.main")
            expect(question.or_(panel)).not_to_have_count(0)
            if question.is_visible():
                question.click()
    expect(panel).to_contain_text(tr(lesson.done, language), timeout=20_000)


@pytest.mark.parametrize(("game", "lesson"), FIRST)
@pytest.mark.parametrize("language", LANGUAGES[:1])
def test_a_lesson_is_played_to_its_end(
    new_person: NewPerson, game: str, lesson: Lesson, language: str
) -> None:
    page = new_person(language=language, size=PHONE).open()
    panel = begin(page, lesson, language)
    show_all_steps(page, panel, lesson, language)
    expect(panel.get_by_role("button", name=tr("learn-play", language))).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text(tr("learn-finished", language))).to_have_count(1)


def test_the_home_page_offers_lessons_to_newcomers(new_person: NewPerson) -> None:
    page = new_person().open()
    page.get_by_role("link", name=tr("home-learn")).click()
    expect(page.get_by_role("heading", name=tr("learn-title"), exact=True)).to_be_visible()


def test_a_finished_game_is_continued_from_the_position_that_is_shown(new_person: NewPerson) -> None:
    assassins, king = at_assassins_turn(new_person)
    page = king.page
    assassins.page.get_by_role("button", name=tr("table-more")).click()
    for _ in range(2):
        assassins.page.get_by_role("dialog").get_by_role("button", name=tr("act-resign")).click()
    expect(king.result).to_be_visible()
    page.get_by_role("button", name=tr("review-continue")).click()
    page.get_by_role("dialog").get_by_role("button", name=tr("review-continue-start")).click()
    expect(page.locator(".action-bar")).to_be_visible()
    expect(king.result).not_to_be_visible()
