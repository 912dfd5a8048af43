"""No code depends on the English text of a library's error, or edits encoded JSON as bytes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tools.dev.paths import ROOT

SOURCES = sorted((ROOT / "src" / "regalia").rglob("*.py"))
TEXT_METHODS = {"startswith", "endswith", "find", "index", "split", "partition", "replace", "lower"}
PATTERN_FUNCTIONS = {"match", "search", "fullmatch", "findall"}
BYTE_EDITS = {"replace", "translate"}


def is_text_of(node: ast.AST, name: str) -> bool:
    """Whether an expression is `str(error)`, `repr(error)` or `error.args[…]`."""
    match node:
        case ast.Call(func=ast.Name(id="str" | "repr"), args=[ast.Name(id=found)]):
            return found == name
        case ast.Subscript(value=ast.Attribute(value=ast.Name(id=found), attr="args")):
            return found == name
    return False


def examined_texts(handler: ast.ExceptHandler) -> Iterator[int]:
    """The lines of an `except` block that compare, search or take apart the text of its error."""
    name = handler.name or ""
    for node in ast.walk(handler):
        examined: list[ast.AST] = []
        match node:
            case ast.Compare(left=left, comparators=others):
                examined = [left, *others]
            case ast.Call(func=ast.Attribute(attr=method, value=value)) if method in TEXT_METHODS:
                examined = [value]
            case ast.Call(func=ast.Attribute(attr=function), args=arguments) if function in PATTERN_FUNCTIONS:
                examined = [*arguments]
        if any(is_text_of(each, name) for each in examined):
            yield node.lineno  # type: ignore[attr-defined]  # the matched nodes are expressions


def edited_bytes(tree: ast.AST) -> Iterator[int]:
    """The lines that replace parts of bytes."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=method), args=[ast.Constant(value=bytes()), *_]) if (
                method in BYTE_EDITS
            ):
                yield node.lineno


def problems(source: str) -> list[int]:
    """The lines of a source that the rule forbids."""
    tree = ast.parse(source)
    handlers = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]
    return [*edited_bytes(tree), *(line for handler in handlers for line in examined_texts(handler))]


def test_errors_of_libraries_are_told_apart_by_type_and_code_and_json_is_not_edited_as_bytes() -> None:
    lines = {str(path.relative_to(ROOT)): problems(path.read_text("utf-8")) for path in SOURCES}
    assert {path: found for path, found in lines.items() if found} == {}


@pytest.mark.parametrize(
    "line",
    [
        'if "locked" in str(error): pass',
        'str(error).startswith("no such table")',
        're.search("page (.*)", str(error))',
        'error.args[0] == "disk full"',
    ],
)
def test_the_check_finds_code_that_examines_the_text_of_an_error(line: str) -> None:
    assert problems(f"try: pass\nexcept OSError as error:\n    {line}\n") == [3]


def test_the_check_finds_bytes_that_are_edited() -> None:
    assert problems("entry.replace(b'\"ann\"', new)") == [1]
