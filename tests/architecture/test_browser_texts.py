"""Browser tests find texts by their Fluent ids: no literal that they look for has words of the English catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.catalogues import Parts, messages
from tools.dev.paths import ROOT

TESTS = ROOT / "tests"
FILES = [*sorted((TESTS / "e2e").glob("*.py")), *sorted((TESTS / "support" / "browser").glob("*.py"))]
# Methods of Playwright whose arguments are visible texts; of the others, arguments with these names.
METHODS = {
    *("get_by_text", "get_by_label", "get_by_title", "get_by_placeholder", "get_by_alt_text"),
    *("to_have_text", "to_contain_text", "not_to_have_text", "not_to_contain_text"),
    *("to_have_accessible_name", "to_have_accessible_description", "to_have_title", "not_to_have_title"),
}
ARGUMENTS = {"name", "has_text", "has_not_text"}
ATTRIBUTES = {"aria-label", "title", "alt", "placeholder"}  # whose values people read
TEXTS = {"tr", "pattern", "beginning", "example_text"}  # take an id
WORD = re.compile(r"[A-Za-z]{3,}")


@cache
def english_words() -> frozenset[str]:
    """Returns the words of the English catalogue, in lower case."""
    texts = (Parts(message).text for message in messages("en").values())
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def visible_texts(call: ast.Call) -> Iterator[ast.expr]:
    """Yields the arguments of a call that are compared with visible texts."""
    if not isinstance(call.func, ast.Attribute):
        return
    if call.func.attr in METHODS:
        yield from call.args
    elif call.func.attr.endswith("to_have_attribute") and ast.unparse(call.args[0]).strip("'") in ATTRIBUTES:
        yield from call.args[1:]
    yield from (argument.value for argument in call.keywords if argument.arg in ARGUMENTS)


def literals(expression: ast.AST) -> Iterator[str]:
    """Yields the string literals of an expression, without the ids of messages and what they are given."""
    if isinstance(expression, ast.Call) and ast.unparse(expression.func) in TEXTS:
        return
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    for child in ast.iter_child_nodes(expression):
        yield from literals(child)


def english_literals(source: str) -> list[str]:
    """Returns the literals that a test looks for and that have a word of the English catalogue."""
    tree = ast.parse(source)
    expressions = [
        text for node in ast.walk(tree) if isinstance(node, ast.Call) for text in visible_texts(node)
    ]
    return [
        literal
        for expression in expressions
        for literal in literals(expression)
        if any(word.lower() in english_words() for word in WORD.findall(literal))
    ]


def test_browser_tests_look_for_no_english_literal() -> None:
    found = {path.name: english_literals(path.read_text(encoding="utf-8")) for path in FILES}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "source",
    [
        'page.get_by_text("Your turn")',
        'page.get_by_role("button", name="End turn").click()',
        'expect(page.locator("h1")).to_have_text(re.compile(r"^Resign"))',
        'rows.filter(has_text=f"{name} has resigned")',
        'expect(space).to_have_attribute("aria-label", "a knight")',
    ],
)
def test_an_english_literal_is_found(source: str) -> None:
    assert english_literals(source)


@pytest.mark.parametrize(
    "source",
    [
        'page.get_by_text(tr("turn-yours"))',
        'page.get_by_role("cell", name="Gwen")',
        'expect(space).to_have_attribute("data-space", "e4")',
        'page.locator("header .waiting")',
    ],
)
def test_ids_names_and_selectors_are_allowed(source: str) -> None:
    assert english_literals(source) == []
