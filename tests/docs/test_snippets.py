"""The Python of the README and the guides is typed and runs, its JSON loads, and links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
import run
from tests.docs.blocks import PAGES, Block, blocks, read

pytestmark = pytest.mark.compiled_only

PYTHON = blocks("python")
EXAMPLES = [block for block in PYTHON if ">>>" in block.text]
PROGRAMS = [block for block in PYTHON if ">>>" not in block.text]
# Pages whose program needs what only the reader has.
READERS_OWN = {"docs/guide/conformance.md": "imports the reader's own game"}
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


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
        env={"PATH": f"{run.BIN}:/usr/bin:/bin"},
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
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        str(tmp_path / "cache"),
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("block", [block for block in blocks("json") if "rules/" in block.page], ids=str)
def test_the_position_of_the_rules_loads(block: Block) -> None:
    position = json.loads(block.text)
    assert regalia.load(position).position()["game"] == position["game"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_and_a_heading(page: str) -> None:
    assert [link for link in LINK.findall(read(page)) if "://" not in link and not leads(page, link)] == []


def leads(page: str, link: str) -> bool:
    """Whether a link of a page leads to a file of the repository, and to a heading where it names one."""
    path, _, anchor = link.partition("#")
    target = (run.ROOT / page).parent / path if path else run.ROOT / page
    if not target.exists():
        return False
    return not anchor or anchor in {slug(heading) for heading in HEADING.findall(target.read_text("utf-8"))}


def slug(heading: str) -> str:
    """The anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
