"""What people install: a wheel that needs no compiler, or an sdist that can do without one."""

import os
import shutil
import site
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import run

pytestmark = pytest.mark.compiled_only

GAME = """
import regalia
from regalia.core import engine
game = regalia.new("king-and-assassins", seed=7)
while game.outcome() is None:
    game.push(game.legal()[-1])
print(engine.__file__)
"""


def call(*command: str | Path, **env: str) -> str:
    """What a command says; where it fails, so does the test, showing it."""
    done = subprocess.run(
        command,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


class Machine:
    """A fresh environment with the libraries Regalia uses, and no programs but its own."""

    def __init__(self, home: Path) -> None:
        venv.create(home, with_pip=False)
        self.bin = Path(sysconfig.get_path("scripts", "venv", {"base": str(home)}))
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
        # Lent, not installed again: what a .pth names is searched after the machine's own.
        (self.packages / "lent.pth").write_text("\n".join(site.getsitepackages()))

    def install(self, package: Path) -> str:
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--verbose"]
        options = ["--no-deps", "--no-build-isolation", str(package)]
        said = call(*pip, *options, PATH=str(self.bin), CC="no-compiler")
        # A player's machine has no Cython: hide the one that was lent for the installation.
        (self.packages / "cython.py").write_text("raise ImportError")
        return said

    def run(self, program: str, *arguments: str) -> str:
        return call(self.bin / program, *arguments, PATH=str(self.bin))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, made from a copy of the tree: a build writes into it, and another test may read it."""
    leave = shutil.ignore_patterns(".*", "tests", "node_modules", "*.egg-info", "__pycache__")
    tree = shutil.copytree(run.ROOT, tmp_path_factory.mktemp("tree") / "regalia", ignore=leave)
    return build("sdist", tree)


def build(kind: str, tree: Path) -> Path:
    """The sdist or the wheel of a tree."""
    call(sys.executable, "-m", "build", f"--{kind}", "--no-isolation", tree)
    [made] = (tree / "dist").iterdir()
    return made


def test_the_wheel_runs_compiled_where_there_is_no_compiler(sdist: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(sdist, tmp_path / "from", filter="data")
    [tree] = (tmp_path / "from").iterdir()
    # Lent, not compiled again: that Cython finds all it needs in the sdist, the other test shows.
    shutil.copytree(run.ROOT / "build", tree / "build")
    machine = Machine(tmp_path / "machine")
    machine.install(build("wheel", tree))
    assert "Usage" in machine.run("regalia", "--help")
    core = machine.run("python", "-c", GAME).strip()
    assert core.startswith(str(tmp_path / "machine"))
    assert not core.endswith(".py")


def test_without_a_compiler_the_sdist_warns_and_runs_plain(sdist: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    said = machine.install(sdist)
    assert "Cythonizing src/regalia/core/engine.py" in said
    assert "WARNING: Regalia is not compiled" in said
    assert "Usage" in machine.run("regalia", "--help")
    core = machine.run("python", "-c", GAME).strip()
    assert core.startswith(str(tmp_path))
    assert core.endswith("engine.py")
