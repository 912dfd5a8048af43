"""The names that others import: they are there, documented, and the same to type checkers."""

import ast
import doctest
import pydoc
import re
from importlib import import_module
from types import ModuleType

import pytest

import regalia
from regalia.core import action, game
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


def test_dir_shows_the_public_names_only() -> None:
    assert dir(regalia) == sorted([*regalia.__all__, "__version__"])


def test_help_documents_every_public_name_and_no_other() -> None:
    text = pydoc.plain(pydoc.render_doc(regalia))
    sections = dict(re.findall(r"^([A-Z]+)\n(.*?)(?=^[A-Z]|\Z)", text, re.MULTILINE | re.DOTALL))
    shown = re.findall(
        r"^    class (\w+)\(|^    (\w+)\(", sections["CLASSES"] + sections["FUNCTIONS"], re.MULTILINE
    )
    assert {one or other for one, other in shown} == set(regalia.__all__)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_help_of_new_lists_the_options_of_every_game(game: str) -> None:
    text = pydoc.plain(pydoc.render_doc(regalia.new))
    _, _, section = text.partition(f"Options of {game}:\n")
    for name, option in regalia.rules(game).setup.options().items():
        [line] = re.findall(rf"^ +{name}: (.*)$", section.partition("\n\n")[0], re.MULTILINE)
        assert line.endswith(f"default {option.default!r}.")
        assert all(repr(value) in line for value in option.values or [])


@pytest.mark.parametrize("old", regalia.DEPRECATED)
def test_a_deprecated_name_is_not_shown_and_warns(old: str) -> None:
    assert old not in dir(regalia)
    with pytest.warns(DeprecationWarning, match=regalia.DEPRECATED[old]):
        assert getattr(regalia, old) is getattr(regalia, regalia.DEPRECATED[old])


def test_no_other_name_is_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'jester'"):
        regalia.jester  # noqa: B018  (asking is the test)


@pytest.mark.games("king-and-assassins")
@pytest.mark.parametrize("module", [regalia, action, game, registry], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_are_true(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.games("king-and-assassins")
def test_the_quickstart_in_the_readme_is_true() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
