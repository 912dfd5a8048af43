"""The compiled and the uncompiled rules of every game give the same results."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.game_cases import CASES, GameCase
from tools.dev.paths import ROOT, SOURCES

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def uncompiled_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and of the helpers of the tests, without extensions."""
    copy = tmp_path_factory.mktemp("uncompiled")
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
    shutil.copytree(SOURCES, copy / "src" / "regalia", ignore=leave)
    for folder in ("games", "support"):
        shutil.copytree(ROOT / "tests" / folder, copy / "tests" / folder, ignore=leave)
    return copy


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_copy_without_extensions_gives_the_same_report(case: GameCase, uncompiled_copy: Path) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "tests.support.compiled_report", case.game],
        cwd=uncompiled_copy,
        env=os.environ | {"PYTHONPATH": str(uncompiled_copy / "src")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    plain = json.loads(printed)
    assert plain["file"].startswith(str(uncompiled_copy / "src"))
    assert plain["file"].endswith(".py")
    compiled = json.loads(json.dumps(case.report()))
    for part in compiled:
        assert plain["report"][part] == compiled[part], part
