"""Every numbered rule of every game stands in the code that enforces it and in a test that proves it."""

from pathlib import Path

import pytest

from regalia.core.i18n import languages
from tests.support.catalogues import messages
from tools.dev.paths import ROOT
from tools.dev.rule_table import MENTION, RuleBook, mentions, rule_books

BOOKS = rule_books()
KNOWN = {rule for book in BOOKS for rule in book.rules}
NAMES = [book.path.stem for book in BOOKS]


def test_there_are_rules_to_hold_the_house_to() -> None:
    assert "king-and-assassins" in NAMES
    assert {"KA-1.1", "KA-8.2", "KA-11.4"} <= KNOWN


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_rule_has_a_test_named_after_it(book: RuleBook) -> None:
    assert set(book.rules) - {proof.rule for proof in book.tests} == set()


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_rule_is_named_in_the_code(book: RuleBook) -> None:
    assert [rule for rule in book.rules if not book.places[rule]] == []


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_no_test_is_named_after_a_rule_that_is_not_there(book: RuleBook) -> None:
    assert {proof.rule for proof in book.tests} - set(book.rules) == set()


@pytest.mark.parametrize("folder", ["src", "tests/games", "tests/core"])
def test_no_file_names_a_rule_that_is_not_there(folder: str) -> None:
    assert [(file, rule) for file, rule in mentions(ROOT / folder) if rule not in KNOWN] == []


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_no_clause_of_the_rules_refers_to_one_that_is_not_there(book: RuleBook) -> None:
    assert set(MENTION.findall(book.path.read_text(encoding="utf-8"))) - KNOWN == set()


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_a_refusal_may_name_has_its_words_in_the_help(language: str) -> None:
    told = messages(language)
    sections = {rule.partition(".")[0] for rule in KNOWN}
    assert {code for code in told if code.startswith("clause-")} == {code_of(rule) for rule in KNOWN}
    assert {code for code in told if "-section-" in code} == {f"rules-section-{id}" for id in sections}


def code_of(rule: str) -> str:
    """Where the words of a rule are."""
    return f"clause-{rule.replace('.', '-')}"


def test_a_rule_without_code_or_test_is_seen(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "king-of-cards.md").write_text(
        "- **KC-1.1** A rule that is kept.\n- **KC-1.2** A rule that\n  nobody keeps.\n\nText.\n"
    )
    (tmp_path / "tests" / "games" / "king_of_cards").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "king_of_cards" / "test_all.py").write_text(
        "def test_kc_1_1_it_is_kept(): ...\ndef test_kc_9_9_there_is_none(): ...\n"
    )
    (tmp_path / "src" / "regalia" / "games" / "king_of_cards").mkdir(parents=True)
    (tmp_path / "src" / "regalia" / "games" / "king_of_cards" / "rules.py").write_text('"""(KC-1.1)"""\n')
    [book] = rule_books(tmp_path)
    assert book.rules == {"KC-1.1": "A rule that is kept.", "KC-1.2": "A rule that nobody keeps."}
    assert book.places == {"KC-1.1": ["rules.py"], "KC-1.2": []}
    assert [proof.rule for proof in book.tests] == ["KC-1.1", "KC-9.9"]
    assert "| KC-1.1 | A rule that is kept. | `rules.py` | test_all.py: it is kept |" in book.table()
