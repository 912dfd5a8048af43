"""The JSON Schema of lessons, for editors of authors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from regalia.core.lesson import Lesson
from tools.dev.paths import ROOT

FILE = ROOT / "docs" / "contribute" / "lesson.schema.json"


def outputs() -> Iterator[tuple[Path, str]]:
    """Yields the file with its text."""
    yield FILE, json.dumps(msgspec.json.schema(Lesson), indent=2) + "\n"
