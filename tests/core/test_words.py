"""Codes put into words: names, forms, lists, plurals, and what happens where words are missing."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from regalia.core import words
from regalia.core.words import Name, catalogue, languages, tr

BUNDLE = """
greeting = Good day, { $citizen }.
blame = { $citizen } sold the horse of { $citizen-of }.
count = { $n ->
    [0] nobody
    [one] one man
   *[other] { $n } men
}
answer = { $so ->
    [yes] so it is
    [no] it is not
   *[none] who knows
}
listed = There are { $citizens }.
citizen-monk = the monk
    .of = the monk's
space-b-8 = the eighth space
"""


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue of its own, in the place of English."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(BUNDLE))
    monkeypatch.setattr(words, "catalogue", lambda language: bundle)


def test_english_is_there_and_another_language_is_not_made_up() -> None:
    assert "en" in languages()
    assert catalogue("en").has_message("error-seed")
    with pytest.raises(KeyError):
        catalogue("tlh")
    with pytest.raises(KeyError):
        tr("error-seed", "tlh")


@pytest.mark.parametrize("language", ["../en", "", "en/../en", "EN"])
def test_a_language_is_one_of_those_there_are_and_no_path(language: str) -> None:
    with pytest.raises(KeyError):
        catalogue(language)


@pytest.mark.usefixtures("market")
def test_a_text_that_has_words_of_its_own_is_put_into_words() -> None:
    assert tr("greeting", citizen="monk") == "Good day, the monk."
    assert tr("greeting", citizen="smith") == "Good day, smith."
    assert tr("greeting", citizen=Name("space", "b.8")) == "Good day, the eighth space."


@pytest.mark.usefixtures("market")
def test_a_name_has_other_forms_for_languages_that_inflect() -> None:
    assert tr("blame", citizen="monk") == "the monk sold the horse of the monk's."


@pytest.mark.usefixtures("market")
def test_numbers_answers_and_lists_have_their_words() -> None:
    assert [tr("count", n=n) for n in (0, 1, 5)] == ["nobody", "one man", "5 men"]
    assert [tr("answer", so=value) for value in (True, False, None)] == [
        "so it is",
        "it is not",
        "who knows",
    ]
    assert tr("listed", citizens=[Name("citizen", "monk"), "smith"]) == "There are the monk, smith."
    assert tr("listed", citizens=[]) == "There are ."


@pytest.mark.usefixtures("market")
def test_a_code_without_words_stands_for_itself() -> None:
    assert tr("nothing") == "nothing"
    assert tr("nothing", citizen="monk") == "nothing {'citizen': 'monk'}"


@pytest.mark.usefixtures("market")
def test_a_missing_variable_is_seen_and_does_not_raise() -> None:
    assert "citizen" in tr("greeting")


def test_what_players_write_is_repeated_as_it_is() -> None:
    for text in ("{ $field }", "<b>", "citizen-monk", "\u2028", "{", "%s"):
        assert text in tr("error-notation", action=text)


def test_no_invisible_marks_are_put_around_names() -> None:
    assert tr("refusal-empty", space="d5") == "Nobody stands on d5."
