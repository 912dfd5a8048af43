"""The example game, installed as a package in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.installed_example import EXAMPLE, Regalia


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the example game, from a copy of its sources."""
    folder = tmp_path_factory.mktemp("site")
    source = Path(shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("source") / "brandubh"))
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-compile", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(source)]
    subprocess.run(command, check=True, timeout=300)
    return folder


@pytest.fixture(scope="session")
def regalia(site: Path) -> Regalia:
    """Runs the program with the example game installed, with lines of input."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "100"}

    def run(*words: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from regalia.cli import main; main()", *words]
        text = "".join(f"{line}\n" for line in lines or [])
        return subprocess.run(
            command, input=text, capture_output=True, text=True, env=environment, timeout=300, check=False
        )

    return run
