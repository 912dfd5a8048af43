"""Either game can be deleted: nothing outside its folders needs it.

All folders with the name of a game are removed from a copy of the repository, and the checks of the rest pass in an
environment in which only the copy is `regalia`. The front end of the copy is built, too. Its types are checked only
by `run.py soak`, since svelte-check takes half a minute of processor time for each game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.dev import frontend
from tools.dev.paths import ROOT, SOURCES, VENV

pytestmark = pytest.mark.compiled_only  # the copy is uncompiled anyway

NODE_MODULES = frontend.FRONTEND / "node_modules"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/manifest.py"))
NOT_COPIED = shutil.ignore_patterns(
    ".*", "node_modules", "build", "dist", "static", "__pycache__", "*.so", "*.egg-info", "*.sqlite3*"
)
# The commands, run in the copy with its Python. The tests are a part of the uncompiled ones: those of the core, and
# some of the games that are left. Tests that need a game which is gone are deselected by their mark.
CHECKS: dict[str, list[str]] = {
    "mypy": ["-m", "mypy"],
    "import-linter": ["-c", "from importlinter.cli import lint_imports_command as main; main()", "--no-logo"],
    "tests": [
        "-m",
        "pytest",
        "-q",
        "tests/core",
        "tests/conformance/test_example_game.py",
        "tests/games/test_discovery.py",
        *(f"tests/games/{game}/formats" for game in GAMES),
    ],
}


@dataclass(frozen=True)
class Copy:
    """A copy of the repository without one game, and its Python."""

    root: Path
    python: Path

    def run(self, command: list[str], folder: str = ".") -> subprocess.CompletedProcess[str]:
        """Runs a command in a folder of the copy, such as `frontend`."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "REGALIA_UNCOMPILED": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return subprocess.run(
            command,
            cwd=self.root / folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=600,
            check=False,
        )


def delete(root: Path, game: str) -> list[str]:
    """Removes the folders with the name of a game. Returns them."""
    found = [path for path in root.rglob(game) if path.is_dir()]
    for path in found:
        shutil.rmtree(path)
    return sorted(path.relative_to(root).as_posix() for path in found)


def environment_without_regalia(root: Path) -> Path:
    """Makes an environment with the packages of this one except `regalia`, the original. Returns its Python."""
    venv.create(root / ".venv", symlinks=True, with_pip=False)
    [ours] = VENV.glob("lib/python*/site-packages")
    [copied] = (root / ".venv").glob("lib/python*/site-packages")
    for entry in ours.iterdir():
        if "regalia" not in entry.name:
            (copied / entry.name).symlink_to(entry)
    return root / ".venv" / "bin" / Path(sys.executable).name


@pytest.fixture(scope="module", params=GAMES)
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the repository without a game."""
    root = Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("without") / "regalia", ignore=NOT_COPIED))
    deleted = delete(root, request.param)
    assert f"src/regalia/games/{request.param}" in deleted
    assert f"frontend/src/games/{request.param}" in deleted
    if (ROOT / ".mypy_cache").exists():  # mypy then checks only what the deletion concerns
        shutil.copytree(ROOT / ".mypy_cache", root / ".mypy_cache")
    return Copy(root, environment_without_regalia(root))


def npm_run(copy: Copy, script: str) -> None:
    """Runs a script of the front end of a copy, with the packages that are installed for the original."""
    npm = frontend.system_npm()
    if npm is None or not NODE_MODULES.is_dir():
        pytest.skip("the packages of the front end are not installed")
    linked = copy.root / "frontend" / "node_modules"
    if not linked.exists():
        linked.symlink_to(NODE_MODULES)
    done = copy.run([*npm, "run", "--silent", script], "frontend")
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_front_end_is_built_without_a_game(copy: Copy) -> None:
    npm_run(copy, "build")
    assert (copy.root / "src" / "regalia" / "web" / "static" / "index.html").is_file()


@pytest.mark.soak
def test_the_types_of_the_front_end_are_right_without_a_game(copy: Copy) -> None:
    npm_run(copy, "check")


@pytest.mark.parametrize("check", CHECKS)
def test_the_rest_passes_without_a_game(copy: Copy, check: str) -> None:
    left = [word for word in CHECKS[check] if not word.startswith("tests/") or (copy.root / word).exists()]
    done = copy.run([str(copy.python), *left])
    assert done.returncode == 0, done.stdout[-4000:]
