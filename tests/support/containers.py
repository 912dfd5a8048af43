"""The steps of the Containerfile, read as a builder reads them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.dev.paths import ROOT

FILE = ROOT / "deploy" / "Containerfile"


def instructions(file: Path = FILE) -> list[tuple[str, str]]:
    """Returns the instructions with their arguments, in order."""
    lines = [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def run_steps() -> list[str]:
    """Returns the commands that are run while the image is built."""
    return [rest for word, rest in instructions() if word == "RUN"]


def command_of(word: str) -> list[str]:
    """Returns the command of the last CMD or HEALTHCHECK, which is a JSON list."""
    [*_, text] = [rest for name, rest in instructions() if name == word]
    found = re.search(r"\[.*\]$", text)
    assert found is not None, text
    command: list[str] = json.loads(found[0])
    return command
