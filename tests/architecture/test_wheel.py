"""What people install: a wheel that needs no compiler, or an sdist that can do without one."""

import hashlib
import json
import os
import shutil
import site
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import regalia
from tests.support.doc_blocks import Clone, blocks
from tests.support.short_forms import script_of
from tools.dev import frontend
from tools.dev.paths import ROOT

pytestmark = pytest.mark.compiled_only

PLAYERS_AND_OPERATORS = [
    "README.md",
    "docs/bots/bot-protocol.md",
    "docs/operate/data.md",
    "docs/operate/internet.md",
    "docs/operate/limits.md",
    "docs/operate/server.md",
    "docs/play/fairness.md",
    "docs/play/terminal.md",
]
GAME = """
import regalia
from regalia.core import state
game = regalia.new("king-and-assassins", seed=7)
while game.outcome() is None:
    game.push(game.legal()[-1])
print(state.__file__)
"""
NEW_GAME = '{"cmd":"new","game":"king-and-assassins","seed":7}'


def call(*command: str | Path, status: int = 0, **env: str) -> str:
    """What a command says; with another exit status the test fails and shows it."""
    done = subprocess.run(
        command,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout
    return done.stdout


class Machine:
    """A fresh environment with the libraries Regalia uses, and no programs but its own.

    The libraries are lent, not installed again: what a .pth file names is searched after the machine's own packages.
    """

    def __init__(self, home: Path, *, extras: bool = True) -> None:
        venv.create(home, with_pip=False)
        self.bin = Path(sysconfig.get_path("scripts", "venv", {"base": str(home)}))
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
        if extras:
            (self.packages / "lent.pth").write_text("\n".join(site.getsitepackages()))
        else:
            for name in required_distributions():
                lend(name, self.packages)

    def install(self, package: Path) -> str:
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--verbose"]
        options = ["--no-deps", "--no-build-isolation", str(package)]
        said = call(*pip, *options, PATH=str(self.bin), CC="no-compiler")
        # A player's machine has no Cython: hide the one that was lent for the installation.
        (self.packages / "cython.py").write_text("raise ImportError")
        return said

    def run(self, program: str, *arguments: str, status: int = 0) -> str:
        return call(self.bin / program, *arguments, status=status, PATH=str(self.bin))


def required_distributions() -> set[str]:
    """The packages that `pip install regalia` brings, by its own metadata and theirs, without any extra."""
    found: set[str] = set()
    open_names = ["regalia"]
    while open_names:
        for text in metadata.requires(open_names.pop()) or []:
            requirement = Requirement(text)
            wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            if wanted and requirement.name not in found:
                found.add(requirement.name)
                open_names.append(requirement.name)
    return found


def lend(name: str, packages: Path) -> None:
    """Link an installed package into another environment."""
    files = metadata.files(name)
    assert files is not None
    for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
        source = Path(str(metadata.distribution(name).locate_file(top)))
        if not (packages / top).exists():  # packages of one namespace share their folder
            (packages / top).symlink_to(source)


# What a work tree holds beside the repository and the pages that are built from it.
LEFT_OUT = shutil.ignore_patterns(
    ".venv", ".git", ".tools", ".*_cache", ".hypothesis", "build", "dist", "node_modules", "__pycache__",
    "*.egg-info", "*.so", "*.sqlite3*",
)  # fmt: skip


def copy_of_tree(folder: Path) -> Path:
    """A copy of the tree: a build writes into it, and another test may read it."""
    return shutil.copytree(ROOT, folder / "regalia", ignore=LEFT_OUT)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist of the tree with its built pages."""
    return build("sdist", copy_of_tree(tmp_path_factory.mktemp("tree")))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree that the sdist holds."""
    folder = tmp_path_factory.mktemp("unpacked")
    shutil.unpack_archive(sdist, folder, filter="data")
    [tree] = folder.iterdir()
    return tree


@pytest.fixture(scope="module")
def wheel(unpacked: Path) -> Path:
    """A wheel of the sdist, with the compiled modules of this tree.

    They are copied, not compiled again: that Cython finds all it needs in the sdist, another test shows.
    """
    shutil.copytree(ROOT / "build", unpacked / "build")
    return build("wheel", unpacked)


def build(kind: str, tree: Path, **env: str) -> Path:
    """The sdist or the wheel of a tree."""
    call(sys.executable, "-m", "build", f"--{kind}", "--no-isolation", tree, status=0, **env)
    [made] = (tree / "dist").iterdir()
    return made


def test_the_wheel_runs_compiled_where_there_is_no_compiler(wheel: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine")
    machine.install(wheel)
    assert "Usage" in machine.run("regalia", "--help")
    core = machine.run("python", "-c", GAME).strip()
    assert core.startswith(str(tmp_path / "machine"))
    assert not core.endswith(".py")


def test_without_the_extra_the_wheel_plays_and_says_how_to_install_the_server(
    wheel: Path, tmp_path: Path
) -> None:
    machine = Machine(tmp_path / "machine", extras=False)
    machine.install(wheel)
    assert f"compiled: {machine.packages}" in machine.run(
        "python", "-c", f"print('compiled:', end=' '){GAME}"
    )
    transcript = call("bash", "-c", f"echo '{NEW_GAME}' | {machine.bin / 'regalia'} engine")
    assert json.loads(transcript)["actor"] == "assassins"
    contest = machine.run("regalia", "arena", "random", "random", "--games", "2", "--jobs", "1")
    assert "random" in contest
    with_input = f"echo quit | {machine.bin / 'regalia'} play --hot-seat --seed 7"
    assert call("bash", "-c", with_input, HOME=str(tmp_path))
    for command in ("serve", "games list"):
        [line] = machine.run("regalia", *command.split(), status=1).splitlines()
        assert line.endswith('pip install "regalia[server]"')


@pytest.mark.parametrize("page", PLAYERS_AND_OPERATORS)
def test_what_guides_show_players_and_operators_runs_from_the_wheel(
    page: str, wheel: Path, tmp_path: Path
) -> None:
    machine = Machine(tmp_path / "machine")
    machine.install(wheel)
    clone = Clone(tmp_path, bin=machine.bin)
    clone.save_programs(page)
    for block in blocks("sh"):
        if block.page == page:
            done = clone.bash(script_of(block))
            assert done.returncode == 0, f"{script_of(block)}\n{done.stdout}"


def test_without_a_compiler_the_sdist_warns_and_runs_plain(sdist: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    said = machine.install(sdist)
    assert "Cythonizing src/regalia/core/state.py" in said
    assert "WARNING: Regalia is not compiled" in said
    assert f"regalia-{regalia.__version__}-py3-none-any.whl" in said
    assert "Usage" in machine.run("regalia", "--help")
    core = machine.run("python", "-c", GAME).strip()
    assert core.startswith(str(tmp_path))
    assert core.endswith("state.py")


def test_the_wheel_holds_the_pages_and_the_licences_of_what_they_bundle(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [licenses] = [name for name in names if name.endswith("licenses/src/regalia/web/static/licenses.txt")]
        text = archive.read(licenses).decode()
    assert "regalia/web/static/index.html" in names
    assert [
        name for name in ("@fluent/bundle", "@fontsource/vollkorn", "svelte", "uqr") if name not in text
    ] == []
    assert "SIL OPEN FONT LICENSE" in text
    assert "Apache License" in text


def test_the_sdist_holds_the_repository_and_the_built_pages(unpacked: Path) -> None:
    needed = [
        "run.py",
        ".ci/run",
        "tests/conftest.py",
        "docs/README.md",
        "tools/dev/frontend.py",
        "frontend/src/main.ts",
    ]
    needed += ["examples/bots", "benchmarks/engine.py", "src/regalia/web/static/index.html"]
    assert [path for path in needed if not (unpacked / path).exists()] == []
    assert frontend.read(unpacked / frontend.BUILT.relative_to(ROOT)) == frontend.read(frontend.BUILT)


def test_the_same_tree_gives_the_same_sdist(sdist: Path, tmp_path: Path) -> None:
    tree = copy_of_tree(tmp_path)
    for path in tree.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    assert digest(build("sdist", tree)) == digest(sdist)


def digest(file: Path) -> str:
    """The SHA-256 of a file: a failed test shows two digests and not two archives."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_a_build_fails_where_the_pages_cannot_be_built(kind: str, tmp_path: Path) -> None:
    tree = copy_of_tree(tmp_path)
    shutil.rmtree(tree / frontend.STATIC.relative_to(ROOT))
    for program, script in {"node": "echo v22.12.0", "npm": "exit 1"}.items():
        (tmp_path / program).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / program).chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    with pytest.raises(AssertionError, match="npm"):
        build(kind, tree, PATH=path)
    assert not [*tree.glob("dist/*")]


def test_a_package_index_would_accept_the_packages(sdist: Path, wheel: Path) -> None:
    assert "FAILED" not in call(sys.executable, "-m", "twine", "check", "--strict", sdist, wheel)


def test_the_description_of_the_package_links_to_nothing_in_the_repository() -> None:
    assert "](" not in (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
