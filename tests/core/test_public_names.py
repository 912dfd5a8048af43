"""The names that others import: they are there, documented, and the same to type checkers."""

import ast
import doctest
from importlib import import_module
from types import ModuleType

import pytest

import regalia
from regalia.core import game
from regalia.games import registry
from tools.dev.paths import ROOT, SOURCES

SOURCE = ast.parse((SOURCES / "__init__.py").read_text(encoding="utf-8"))
TYPED = {
    alias.name: node.module
    for block in SOURCE.body
    if isinstance(block, ast.If)
    for node in block.body
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}


def test_what_type_checkers_see_is_what_is_public() -> None:
    assert sorted(TYPED) == sorted(regalia.__all__)
    assert len(regalia.__all__) == len(set(regalia.__all__))


@pytest.mark.parametrize("name", regalia.__all__)
def test_a_public_name_is_there_and_documented(name: str) -> None:
    value = getattr(regalia, name)
    assert value is getattr(import_module(str(TYPED[name])), name)
    assert (value.__doc__ or "").strip()
    assert name in dir(regalia)


def test_every_listed_module_has_a_public_name() -> None:
    assert sorted(regalia.MODULES) == sorted({str(module) for module in TYPED.values()})


def test_no_other_name_is_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'jester'"):
        regalia.jester  # noqa: B018  (asking is the test)


@pytest.mark.parametrize("module", [regalia, game, registry], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_are_true(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_quickstart_in_the_readme_is_true() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
