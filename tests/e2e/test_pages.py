"""Every page in every language, on phone and desktop, light and dark: translated, complete and accessible."""

import pytest

from tests.support.browser.defects import defects, offences
from tests.support.browser.pages import MATCHES, PATHS, open_match, visit
from tests.support.browser.person import NO_SUCH_THING, NewPerson
from tests.support.long_runs import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_read_is_whole_words_and_all_that_is_touched_large_enough(
    new_person: NewPerson, language: str
) -> None:
    person = new_person(language=language, forgives=NO_SUCH_THING)
    found = []
    for game, seat in MATCHES:
        page = open_match(person, game, seat)
        found += defects(page, f"{game} as {seat}")
    for path in PATHS:
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        found += defects(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", PATHS)
def test_a_page_can_be_read_by_all_by_day_and_by_night(new_person: NewPerson, path: str) -> None:
    page = new_person(forgives=NO_SUCH_THING, bypass_csp=True).open()
    visit(page, path)
    found = offences(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seat"), MATCHES)
def test_a_match_can_be_read_by_all_by_day_and_by_night(new_person: NewPerson, game: str, seat: str) -> None:
    page = open_match(new_person(bypass_csp=True), game, seat)
    found = offences(page, game)
    assert not found, "\n".join(found)
