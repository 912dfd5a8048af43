"""The rules give the same answers compiled and as plain Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.king_of_the_hill.report import report
from tools.dev.paths import ROOT, SOURCES


@pytest.mark.compiled_only
def test_a_copy_without_extensions_gives_the_same_report(tmp_path: Path) -> None:
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES, tmp_path / "src" / "regalia", ignore=leave)
    shutil.copytree(ROOT / "tests" / "games", tmp_path / "tests" / "games", ignore=leave)
    said = subprocess.run(
        [sys.executable, "-m", "tests.games.king_of_the_hill.report"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    plain = json.loads(said)
    rules = Path("src", "regalia", "games", "king_of_the_hill", "engine", "rules.py")
    assert plain["file"] == str(tmp_path / rules)
    compiled = json.loads(json.dumps(report()))
    for part in compiled:
        assert plain["report"][part] == compiled[part], part
