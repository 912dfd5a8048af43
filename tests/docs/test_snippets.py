"""The Python of the README and the guides is typed and runs, and its JSON loads."""

from __future__ import annotations

import doctest
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from tests.support.doc_blocks import Block, blocks
from tools.dev.paths import BIN, ROOT

pytestmark = pytest.mark.compiled_only

PYTHON = blocks("python")
EXAMPLES = [block for block in PYTHON if ">>>" in block.text]
PROGRAMS = [block for block in PYTHON if ">>>" not in block.text]
# Pages whose program needs what only the reader has.
READERS_OWN = {
    "docs/contribute/conformance.md": "imports the reader's own game",
    "docs/contribute/your-own-game.md": "shows parts of the example game; test_your_own_game compares them",
}


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_an_example_shows_what_python_prints(block: Block) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, {}, str(block), block.page, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("block", [block for block in PROGRAMS if block.page not in READERS_OWN], ids=str)
def test_a_program_runs_to_its_end(block: Block, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(block.text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, program],
        cwd=tmp_path,
        env={"PATH": f"{BIN}:/usr/bin:/bin"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_all_programs_and_examples_pass_a_strict_type_checker(tmp_path: Path) -> None:
    for block in PYTHON:
        if block.page in READERS_OWN:
            continue
        source = doctest.script_from_examples(block.text) if block in EXAMPLES else block.text
        name = re.sub(r"\W", "_", str(block))
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    cache = tmp_path / "cache"
    if (ROOT / ".mypy_cache").exists():  # then only the snippets are checked
        shutil.copytree(ROOT / ".mypy_cache", cache)
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(cache), *map(str, tmp_path.glob("*.py"))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("block", [block for block in blocks("json") if "rules/" in block.page], ids=str)
def test_the_position_of_the_rules_loads(block: Block) -> None:
    position = json.loads(block.text)
    assert regalia.load(position).position()["game"] == position["game"]
