"""The example game, installed as a package in a folder of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.installed_example import Regalia, environment_with, install_example


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the example game."""
    return install_example(tmp_path_factory.mktemp("example"))


@pytest.fixture(scope="session")
def regalia(site: Path) -> Regalia:
    """Runs the program with the example game installed, with lines of input."""
    environment = environment_with(site) | {"NO_COLOR": "1", "COLUMNS": "100"}

    def run(*words: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from regalia.cli import main; main()", *words]
        text = "".join(f"{line}\n" for line in lines or [])
        return subprocess.run(
            command, input=text, capture_output=True, text=True, env=environment, timeout=300, check=False
        )

    return run
