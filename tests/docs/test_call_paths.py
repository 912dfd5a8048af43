"""The page of call paths names files and functions that exist."""

from __future__ import annotations

import ast
import re

import pytest

from tools.dev.paths import ROOT

PAGE = ROOT / "docs" / "contribute" / "call-paths.md"
# `file.py`: `function`, `function`
HOP = re.compile(r"`([\w/]+\.py)`:((?:,?\s+`\w+`)+)")
NAME = re.compile(r"`(\w+)`")
HOPS = [(file, name) for file, names in HOP.findall(PAGE.read_text("utf-8")) for name in NAME.findall(names)]


def functions(file: str) -> set[str]:
    """The functions and methods of a source file."""
    tree = ast.parse((ROOT / "src" / "regalia" / file).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_page_has_hops() -> None:
    assert len(HOPS) > 40


@pytest.mark.parametrize(("file", "name"), sorted(set(HOPS)), ids=lambda part: part)
def test_a_hop_of_a_call_path_is_a_function_of_its_file(file: str, name: str) -> None:
    assert name in functions(file), f"{PAGE.name} names {name} in {file}"
