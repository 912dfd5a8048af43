"""The compiled core is the one in use, made from the sources that lie here and the pinned tools."""

import ast
import re
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools.dev import compilation
from tools.dev.paths import ROOT, SOURCES

NOT_COMPILED = "# Not compiled"  # how a .pxd begins that only has constants for others
TYPES = sorted(SOURCES.rglob("*.pxd"))
COMPILED = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    for path in TYPES
    if not path.read_text("utf-8").startswith(NOT_COMPILED)
]
SHARED = "cython_runtime"  # utility code of Cython, used by all of them


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", COMPILED)
def test_the_compiled_module_is_the_one_in_use(name: str) -> None:
    assert str(import_module(f"regalia.{name}").__file__).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.compiled_only
def test_the_extensions_are_those_with_a_pxd_and_made_from_these_sources() -> None:
    built = {path.relative_to(SOURCES).as_posix().split(".")[0] for path in compilation.extensions()}
    assert built == {SHARED, *(name.replace(".", "/") for name in COMPILED)}
    assert compilation.edited() == []


@pytest.mark.parametrize("path", TYPES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_a_pxd_lies_beside_its_module(path: Path) -> None:
    assert path.with_suffix(".py").exists()


@pytest.mark.parametrize("game", ["king_and_assassins", "king_of_the_hill"])
def test_after_a_change_of_constants_all_that_is_made_with_them_is_compiled_again(game: str) -> None:
    """Cython by itself overlooks a module that is renamed in a `cimport`."""
    types = SOURCES / "games" / game
    users = {
        path.with_suffix(".py") for path in types.rglob("*.pxd") if " cimport constants" in path.read_text()
    }
    again = compilation.outdated([f"src/regalia/games/{game}/engine/constants.pxd"])
    assert users
    assert users <= again
    assert {path.parent.parent.name for path in again} == {game}


def test_what_takes_types_from_another_is_compiled_again_with_it_and_what_gives_them_is_not() -> None:
    again = compilation.outdated(["src/regalia/search/search.pxd"])
    assert {path.stem for path in again} == {"search", "tree_search", "turn_search"}
    assert {path.stem for path in compilation.outdated(["src/regalia/search/search.py"])} == {"search"}


def test_an_older_python_can_read_run_py_to_be_told_so() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_every_installed_version_is_pinned() -> None:
    pins = re.findall(r"^([\w.-]+==[^ \n]+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
    installed = {
        f"{re.sub(r'[-_.]+', '-', each.name).lower()}=={each.version}"
        for each in metadata.distributions()
        if each.name != "regalia"
    }
    assert installed - set(pins) == set()
