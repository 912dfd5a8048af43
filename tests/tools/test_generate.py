"""Generated files are up to date, and the command that writes them says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.dev import generate, paths


def test_all_generated_files_are_up_to_date() -> None:
    found = [path.relative_to(paths.ROOT).as_posix() for path, _ in generate.outdated()]
    assert found == [], "run: python -m tools.dev.generate"


def test_check_names_an_outdated_file_and_leaves_it_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "made.txt"
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "GENERATORS", (lambda: iter([(file, "new")]),))
    assert generate.main(["--check"]) == 1
    assert capsys.readouterr().out == "outdated: made.txt\n"
    assert not file.exists()


def test_only_outdated_files_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "folder" / "made.txt"
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "GENERATORS", (lambda: iter([(file, "new")]),))
    assert generate.main([]) == 0
    assert file.read_text() == "new"
    assert generate.main([]) == 0
    assert capsys.readouterr().out == "written: folder/made.txt\n"
    assert generate.main(["--check"]) == 0
