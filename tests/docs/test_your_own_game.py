"""The code of the guide to a game of one's own is that of the example, and the example is shown almost completely."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.doc_blocks import Block, blocks, read
from tools.dev.paths import ROOT

PAGE = "docs/contribute/your-own-game.md"
EXAMPLE = ROOT / "examples" / "games" / "brandubh"
BLOCKS = [
    block for language in ("python", "toml", "text") for block in blocks(language) if block.page == PAGE
]
PROGRAMS = [block for block in BLOCKS if block.text.startswith("from brandubh")]


@pytest.mark.parametrize("block", [block for block in BLOCKS if block not in PROGRAMS], ids=str)
def test_a_block_is_a_part_of_a_file_of_the_example(block: Block) -> None:
    files = [
        path.read_text("utf-8") for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")
    ]
    assert any(bare(block.text) in bare(text) for text in files)


def bare(text: str) -> str:
    """A text without indentation and empty lines: the formatter moves the methods of a block to the left."""
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


@pytest.mark.parametrize("block", PROGRAMS, ids=str)
def test_a_program_of_the_guide_runs(block: Block, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(block.text, encoding="utf-8")
    command = [sys.executable, str(program)]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(EXAMPLE)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_guide_shows_every_class_of_the_example() -> None:
    page = read(PAGE)
    for path in EXAMPLE.rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            assert not line.startswith("class ") or line in page, line
