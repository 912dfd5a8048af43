"""What people install: a wheel that needs no compiler, or an sdist that can do without one."""

import hashlib
import json
import os
import shutil
import signal
import sys
import zipfile
from pathlib import Path

import pytest

import regalia
from tests.support.browser.king_and_assassins import KingAndAssassinsPage
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import Person
from tests.support.browser.shared import Shared
from tests.support.containers import run_steps
from tests.support.doc_blocks import Clone, blocks
from tests.support.long_runs import in_long_runs
from tests.support.machine import Machine, call
from tests.support.server_process import Process
from tests.support.short_forms import script_of
from tools.dev import frontend
from tools.dev.paths import ROOT

pytestmark = pytest.mark.compiled_only

PLAYERS_AND_OPERATORS = [
    "README.md",
    "docs/bots/bot-protocol.md",
    "docs/operate/data.md",
    "docs/operate/install.md",
    "docs/operate/internet.md",
    "docs/operate/limits.md",
    "docs/operate/monitoring.md",
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


@pytest.mark.soak
def test_without_the_extra_the_wheel_plays_and_says_how_to_install_the_server(
    wheel: Path, tmp_path: Path
) -> None:
    machine = Machine(tmp_path / "machine", libraries="required")
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


@pytest.mark.soak
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


@pytest.mark.soak
@pytest.mark.games("king-and-assassins")
def test_the_wheel_and_its_dependencies_serve_a_game_in_a_browser_without_node_and_compiler(
    wheel: Path, tmp_path: Path
) -> None:
    machine = Machine(tmp_path / "machine", libraries="none")
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    for file in (wheel, ROOT / "constraints.txt"):
        shutil.copy(file, wheels)
    [install] = [step for step in run_steps() if step.startswith("pip install")]
    machine.install_from_index(install.replace("/wheels", str(wheels)).replace("--no-cache-dir ", ""))
    process = Process(
        tmp_path,
        "--thinkers",
        "1",
        program=machine.bin / "regalia",
        environment=os.environ | {"PATH": str(machine.bin)},
    )
    process.start()
    shared = Shared()
    try:
        person = Person(shared.browser(), process.address)
        match = KingAndAssassinsPage(person, against_computer(person, "king-and-assassins", "king"))
        for _ in range(2):
            assert match.wait()
            match.answer_what_is_asked()
        person.context.close()
    finally:
        shared.close()
        assert process.end(signal.SIGTERM) == 0
    assert person.complaints == []
    assert person.states[-1]["view"]["round"] > person.states[0]["view"]["round"]


@pytest.mark.soak
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


@pytest.mark.soak
def test_the_same_tree_gives_the_same_sdist(sdist: Path, tmp_path: Path) -> None:
    tree = copy_of_tree(tmp_path)
    for path in tree.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    assert digest(build("sdist", tree)) == digest(sdist)


def digest(file: Path) -> str:
    """The SHA-256 of a file: a failed test shows two digests and not two archives."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.mark.parametrize("kind", ["sdist", *in_long_runs("wheel")])
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
