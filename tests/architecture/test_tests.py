"""Rules for the tests themselves: helpers are in tests/support, no test imports a test, async tests use a plugin."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tools.dev.paths import ROOT

TESTS = ROOT / "tests"
FILES = sorted(TESTS.rglob("*.py"))
GAMES = TESTS / "games"
GAME_FOLDERS = {path.parent.name for path in GAMES.glob("*/case.py")}
OF_A_GAME = re.compile(r"(regalia|tests)\.games\.\w+\b")
WITHOUT_A_GAME = ("core", "conformance")
# A game's helpers are in its folder, which is deleted with the game; fixtures/ has a program of version 0.1.0.
HELPERS = ("support", "games", "fixtures")


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Returns all nodes of a source."""
    return tuple(ast.walk(ast.parse(source)))


@cache
def imported_modules(source: str) -> list[str]:
    """Returns the modules that a source imports, and the names that it imports from packages."""
    found = []
    for node in nodes(source):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def imported_tests(source: str) -> list[str]:
    """Returns the test modules and conftest modules that a source imports."""
    names = [name.split(".") for name in imported_modules(source)]
    return [
        ".".join(parts)
        for parts in names
        if parts[0] == "tests" and any(part == "conftest" or part.startswith("test_") for part in parts[1:])
    ]


def test_no_test_imports_a_test() -> None:
    found = {str(path.relative_to(TESTS)): imported_tests(path.read_text(encoding="utf-8")) for path in FILES}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import tests.web.test_limits",
        "from tests.web.test_limits import PASSWORD",
        "from tests.web import test_limits",
        "def later():\n    from tests.web.conftest import address",
    ],
)
def test_an_import_of_a_test_is_found(source: str) -> None:
    assert imported_tests(source)


def imported_games(path: Path, source: str) -> list[str]:
    """Returns the modules of other games' code and tests that a source imports."""
    own = path.relative_to(TESTS).parts[1] if path.is_relative_to(GAMES) else ""
    names = {name.split(".")[2] for name in imported_modules(source) if OF_A_GAME.match(name)}
    return sorted(names & GAME_FOLDERS - {own})


def test_only_the_tests_of_a_game_import_it() -> None:
    """A game's tests are deleted with the game: tests of other folders take games from the registry."""
    found = {
        str(path.relative_to(TESTS)): imported_games(path, path.read_text(encoding="utf-8")) for path in FILES
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_an_import_of_a_game_is_found() -> None:
    game = min(GAME_FOLDERS)
    for source in (f"from regalia.games.{game}.engine import board", f"import tests.games.{game}.scene"):
        assert imported_games(TESTS / "web" / "test_limits.py", source) == [game]
        assert imported_games(GAMES / game / "test_board.py", source) == []


@pytest.mark.parametrize("game", sorted(GAME_FOLDERS))
def test_a_test_of_the_core_that_names_a_game_is_left_out_without_that_game(game: str) -> None:
    """These folders are tested without a game too; `pytest.mark.games` says which games a test needs."""
    name = game.replace("_", "-")
    sources = {
        path.name: path.read_text(encoding="utf-8") for path in FILES if path.parent.name in WITHOUT_A_GAME
    }
    assert [
        path
        for path, source in sources.items()
        if f'"{name}"' in source.replace(f'mark.games("{name}")', "")
        and f'mark.games("{name}")' not in source
    ] == []


def test_async_tests_run_under_the_plugin_and_start_no_event_loop() -> None:
    """Except `tests.support.clients`, which runs a server in a thread with a loop of its own."""
    found = [
        f"{path.relative_to(TESTS)}:{node.lineno}"
        for path in FILES
        for node in nodes(path.read_text(encoding="utf-8"))
        if isinstance(node, ast.Attribute)
        and node.attr in ("run", "Runner", "new_event_loop")
        and ast.unparse(node) in ("asyncio.run", "asyncio.Runner", "asyncio.new_event_loop")
    ]
    assert [place for place in found if not place.startswith("support/clients.py:")] == []


def test_helper_modules_are_in_the_support_folder_or_beside_the_tests_of_a_game() -> None:
    helpers = [
        path.relative_to(TESTS)
        for path in FILES
        if not path.name.startswith("test_") and path.name != "conftest.py"
    ]
    assert [str(path) for path in helpers if path.parts[0] not in HELPERS] == []
