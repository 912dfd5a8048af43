"""The front end is built only if its sources have changed."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools.dev import frontend
from tools.dev.steps import Failed


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary project with a front end."""
    static = tmp_path / "src" / "regalia" / "web" / "static"
    for folder in (static, tmp_path / "frontend" / "src", tmp_path / "frontend" / "node_modules"):
        folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "frontend" / name).write_text(name)
    monkeypatch.setattr(frontend, "ROOT", tmp_path)
    monkeypatch.setattr(frontend, "FRONTEND", tmp_path / "frontend")
    monkeypatch.setattr(frontend, "PACKAGE", tmp_path / "src" / "regalia")
    monkeypatch.setattr(frontend, "BUILT", static / ".stamp")
    monkeypatch.setattr(frontend, "INSTALLED", tmp_path / "frontend" / "node_modules" / ".regalia-stamp")
    monkeypatch.setattr(frontend, "system_npm", lambda: ["npm"])
    return tmp_path


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were run; none is executed."""
    run: list[str] = []
    monkeypatch.setattr(frontend, "run", lambda command, **_: run.append(" ".join(map(str, command))))
    return run


def test_a_changed_source_is_built_again(project: Path, commands: list[str]) -> None:
    frontend.build()
    assert commands == ["npm ci --no-progress", "npm run --silent build"]
    frontend.build()
    assert len(commands) == 2
    (project / "frontend" / "src" / "main.ts").write_text("more")
    frontend.build()
    assert commands[2:] == ["npm run --silent build"]


@pytest.mark.parametrize("owner", ["", "games/king_of_cards"])
def test_a_changed_text_is_built_again(project: Path, commands: list[str], owner: str) -> None:
    frontend.build()
    folder = project / "src" / "regalia" / owner / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "board.ftl").write_text("board-town = The town")
    frontend.build()
    assert commands.count("npm run --silent build") == 2


def test_packages_are_installed_again_when_the_lock_file_changes(project: Path, commands: list[str]) -> None:
    frontend.build()
    (project / "frontend" / "package-lock.json").write_text("newer")
    frontend.build()
    assert commands.count("npm ci --no-progress") == 2


def test_a_failed_build_is_repeated(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Failed("no")

    monkeypatch.setattr(frontend, "run", fail)
    with pytest.raises(Failed):
        frontend.build()
    assert not frontend.BUILT.exists()


def test_an_old_node_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_version(text: str) -> None:
        done = subprocess.CompletedProcess([], 0, stdout=text)
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)

    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    set_version("v20.18.1\n")
    assert frontend.system_npm() is None
    set_version("v22.0.0\n")
    assert frontend.system_npm() == ["/bin/npm"]


def test_npm_without_node_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/npm" if name == "npm" else None)
    assert frontend.system_npm() is None
