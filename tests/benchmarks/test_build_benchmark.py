"""The benchmark of compiling: rounds in turns, and no figure where nothing was compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import build


def test_each_round_compares_both_commits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    seconds = iter((100.0, 40.0, 200.0, 60.0, 100.0, 50.0))

    def compile_commit(commit: str) -> tuple[float, int]:
        asked.append(commit)
        return next(seconds), 3

    monkeypatch.setattr(build, "compile_commit", compile_commit)
    assert build.main(["old", "new", "--rounds", "3"]) == 0
    assert asked == ["old", "new"] * 3
    assert "median ratio 0.400" in capsys.readouterr().out


def test_a_commit_that_is_not_compiled_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def unpack(commit: str, folder: Path) -> None:
        (folder / "setup.py").write_text("")

    monkeypatch.setattr(build, "unpack", unpack)
    with pytest.raises(SystemExit, match="old could not be compiled"):
        build.compile_commit("old")
