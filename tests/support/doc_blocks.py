"""The code blocks and inline commands of the documentation, and how a test runs them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.dev.paths import BIN, ROOT, VENV

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [
        *(
            ROOT / name
            for name in ("README.md", "CONTRIBUTING.md", "frontend/README.md", "benchmarks/README.md")
        ),
        *(ROOT / "docs").rglob("*.md"),
    ]
)
# Folders of the working tree that hold no sources of the repository.
NOT_OURS = {"build", "build-tools", "dist", "node_modules", "static", "__pycache__"}
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:regalia|python3? (?:run\.py|-m)) ?[^`]*)`")
SECONDS = 240  # for one block; a busy machine is no defect


class Block(NamedTuple):
    """A fenced block: the page, its number on the page, its language and its text."""

    page: str
    number: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.number}"


def markdown_files() -> list[str]:
    """All Markdown files of the repository, relative to its root."""
    found: list[str] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS and not name.startswith(".")]
        found += [
            (Path(folder) / name).relative_to(ROOT).as_posix() for name in names if name.endswith(".md")
        ]
    return sorted(found)


def read(page: str) -> str:
    """The text of a page."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(language: str) -> list[Block]:
    """All blocks in a language, page by page."""
    return [
        Block(page, number, found[1], found[2])
        for page in PAGES
        for number, found in enumerate(FENCE.finditer(read(page)), start=1)
        if found[1] == language
    ]


def commands(text: str) -> list[str]:
    """The commands of a shell block: its lines, with continued lines joined, without comments."""
    joined = re.sub(r"\\\n\s*", "", text)
    lines = (re.sub(r"\s+#.*$|^#.*$", "", line).strip() for line in joined.splitlines())
    return [line for line in lines if line]


def inline_commands(page: str) -> list[str]:
    """The commands in the running text and the tables of a page."""
    return INLINE.findall(FENCE.sub("", read(page)))


class Clone:
    """A copy of the repository in which commands run, with the environment of this one on the path."""

    def __init__(self, folder: Path, *, bin: Path = BIN) -> None:
        ignore = shutil.ignore_patterns(
            ".*", "node_modules", "build", "dist", "__pycache__", "*.so", "regalia.sqlite3*"
        )
        self.root = shutil.copytree(ROOT, folder / "regalia", ignore=ignore)
        (self.root / ".venv").symlink_to(VENV)
        path = f"{bin}{os.pathsep}{os.environ['PATH']}"
        self.env = os.environ | {"PATH": path, "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}

    def save_programs(self, page: str) -> None:
        """Save each Python block that the text before it names a file for: "Save this as `bot.py`"."""
        for name, program in re.findall(
            r"Save this as `(\w+\.py)`.*?^```python\n(.*?)^```$", read(page), re.DOTALL | re.MULTILINE
        ):
            (self.root / name).write_text(program, encoding="utf-8")

    def bash(self, script: str) -> subprocess.CompletedProcess[str]:
        """Run a script; a failing command ends it."""
        return subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=self.root,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=SECONDS,
            check=False,
        )
