"""The front end is built when it has changed, and only then; what its tests show is current."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import scenes
from tools.dev import frontend


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house with a front end, where npm only writes down what it was asked."""
    static = tmp_path / "src" / "regalia" / "web" / "static"
    for folder in (static, tmp_path / "frontend" / "src", tmp_path / "frontend" / "node_modules"):
        folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "frontend" / name).write_text(name)
    monkeypatch.setattr(frontend, "ROOT", tmp_path)
    monkeypatch.setattr(frontend, "FRONTEND", tmp_path / "frontend")
    monkeypatch.setattr(frontend, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(frontend, "BUILT", static / ".stamp")
    monkeypatch.setattr(frontend, "INSTALLED", tmp_path / "frontend" / "node_modules" / ".regalia-stamp")
    monkeypatch.setattr(frontend, "system_npm", lambda: ["npm"])
    return tmp_path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was run."""
    commands: list[str] = []
    monkeypatch.setattr(frontend, "run", lambda command, **_: commands.append(" ".join(map(str, command))))
    return commands


def test_it_is_built_once_and_again_when_a_source_changes(house: Path, asked: list[str]) -> None:
    frontend.build()
    assert asked == ["npm ci --no-progress", "npm run --silent build"]
    frontend.build()
    assert len(asked) == 2
    (house / "frontend" / "src" / "main.ts").write_text("more")
    frontend.build()
    assert asked[2:] == ["npm run --silent build"]


def test_words_are_part_of_what_is_built(house: Path, asked: list[str]) -> None:
    frontend.build()
    (house / "locales" / "en").mkdir(parents=True)
    (house / "locales" / "en" / "board.ftl").write_text("board-town = The town")
    frontend.build()
    assert asked.count("npm run --silent build") == 2


def test_packages_come_again_when_the_lock_changes(house: Path, asked: list[str]) -> None:
    frontend.build()
    (house / "frontend" / "package-lock.json").write_text("newer")
    frontend.build()
    assert asked.count("npm ci --no-progress") == 2


def test_a_build_that_fails_is_done_again(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise frontend.Failed("no")

    monkeypatch.setattr(frontend, "run", fail)
    with pytest.raises(frontend.Failed):
        frontend.build()
    assert not frontend.BUILT.exists()


def test_an_old_node_will_not_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(said: str) -> None:
        done = subprocess.CompletedProcess([], 0, stdout=said)
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)

    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    version("v20.18.1\n")
    assert frontend.system_npm() is None
    version("v22.0.0\n")
    assert frontend.system_npm() == ["/bin/npm"]


def test_no_npm_is_taken_without_its_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/npm" if name == "npm" else None)
    assert frontend.system_npm() is None


def test_what_the_front_end_is_tested_on_is_what_the_games_say_today() -> None:
    for name, data in scenes.fixtures():
        assert (scenes.FOLDER / f"{name}.json").read_text(encoding="utf-8") == scenes.written(data), name
