"""run.py serves where nothing else does, says what is missing, and skips nothing in CI."""

import os
import socket
from pathlib import Path

import pytest

import run
from regalia.cli import serve
from tools.dev import checks, compilation, environment, system
from tools.dev.paths import ROOT
from tools.dev.steps import BackgroundStep, Failed


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What run.py would have started."""
    commands: list[list[str]] = []
    monkeypatch.setattr(environment, "install", lambda dev: None)
    monkeypatch.setattr(compilation, "compile_modules", lambda: "")
    monkeypatch.setattr(os, "execv", lambda _, words: commands.append(words))
    return commands


def test_it_serves_at_the_usual_port_and_keeps_games_beside_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_free", lambda port: True)
    assert run.serve_flags({}) == ["--database", str(ROOT / "regalia.sqlite3")]


def test_it_takes_any_other_port_where_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(run, "PORT", other.getsockname()[1])
        assert run.serve_flags({"REGALIA_DATABASE": "mine"}) == ["--port", "0"]
    assert run.serve_flags({"REGALIA_DATABASE": "mine"}) == []


def test_what_the_environment_says_is_left_to_the_server() -> None:
    assert run.serve_flags({"REGALIA_DATABASE": "mine", "REGALIA_PORT": "9"}) == []
    assert run.serve_flags({"REGALIA_SETTINGS": "file"}) == []


def test_play_serves_and_opens_the_browser(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "build_pages", lambda: None)
    run.play()
    assert asked[0][1:3] == ["serve", "--open"]
    assert "regalia play" in capsys.readouterr().out


def test_without_pages_it_says_why_and_offers_the_terminal(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise Failed("no node here")

    monkeypatch.setattr(run, "build_pages", fail)
    assert run.play() == 1
    said = capsys.readouterr().out
    assert asked == []
    assert "no node here" in said
    assert "regalia play" in said


def test_ci_refuses_to_leave_anything_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Failed, match="Chromium"):
        checks.warn(system.advice([system.TO_TEST[-1]]))
    monkeypatch.setenv("CI", "")
    checks.warn("nothing")


def test_browser_tests_that_were_run_again_are_counted_in_the_summary(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_pytest(*arguments: str, **env: str) -> bool:
        Path(env["REGALIA_RERUNS"]).write_text(
            "tests/e2e/test_games.py::test_a\ntests/e2e/test_games.py::test_b"
        )
        return "--reruns=1" in arguments

    monkeypatch.setattr(checks, "passes", run_pytest)
    lines = checks.run_in_turn({"pytest, browser": checks.passes_in_browser, "mypy": lambda: True})
    assert checks.summarize(lines) == 0
    said = capsys.readouterr().out.splitlines()
    [browser] = [line for line in said if line.startswith("pytest, browser ")]
    assert "run again: 2 (tests/e2e/test_games.py::test_a, " in browser
    [mypy] = [line for line in said if line.startswith("mypy ")]
    assert mypy.endswith(" s")


def test_checks_run_side_by_side_are_printed_whole_and_one_that_fails_fails_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = """
import pathlib, sys, time
own, other, status = sys.argv[1:]
print("first")
pathlib.Path(own).touch()
while not pathlib.Path(other).exists(): time.sleep(0.01)
print("second")
sys.exit(int(status))"""
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    lines = checks.run_side_by_side(  # ends only if both lanes run at the same time
        [
            {"one": ["python", "-c", program, a, b, "1"], "after it": ["python", "-c", "print('third')"]},
            {"other": ["python", "-c", program, b, a, "0"]},
        ]
    )
    assert checks.summarize(lines) == 1
    assert [line.verdict for line in lines] == ["failed", "passed", "passed"]
    said = capsys.readouterr().out
    for whole in ("=== one\nfirst\nsecond\n", "=== other\nfirst\nsecond\n", "=== after it\nthird\n"):
        assert whole in said
    assert "checks: 2 passed, 1 failed, 0 skipped" in said


def test_programs_are_installed_in_the_background_and_a_failure_shows_the_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "go"
    wait = f"until [ -e {mark} ]; do sleep 0.01; done; echo installed"
    good, bad = (BackgroundStep("Installing", ["sh", "-c", f"{wait}; exit {code}"]) for code in (0, 3))
    mark.touch()  # after both have begun
    good.wait()
    assert "installed" not in capsys.readouterr().out
    with pytest.raises(Failed, match=r"Installing failed: (.|\n)*\ninstalled"):
        bad.wait()


def test_the_uncompiled_copy_has_no_packages_of_node_and_no_games_that_were_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("src/code.py", "frontend/node_modules/x/index.js", "regalia.sqlite3", "src/core.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    copied: list[str] = []

    def look(*_: str, cwd: Path, **__: str) -> bool:
        copied.extend(path.name for path in cwd.rglob("*") if path.is_file())
        return True

    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "passes", look)
    assert checks.passes_uncompiled()
    assert copied == ["code.py"]


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()


@pytest.mark.parametrize("words", [["-h"], ["--help"]])
def test_help_lists_the_commands(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(words) == 0
    said = capsys.readouterr().out
    assert all(f"run.py {command}" in said for command in ("test", "soak", "dev", "docs", "coverage"))


@pytest.mark.parametrize("words", [["tset"], ["dev", "now"], ["soak", "now"], ["--help", "me"]])
def test_an_unknown_command_shows_the_usage_as_an_error(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(words) == 2
    assert "usage:" in capsys.readouterr().err


def test_run_py_is_short() -> None:
    assert len((ROOT / "run.py").read_text("utf-8").splitlines()) <= 150
