"""Every code that the program says has words in the catalogue, and no words are there for nothing."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import pytest

from regalia.core import errors
from regalia.core.contract import Event, kebab
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.games import registry
from regalia.games.king_of_the_hill.engine import constants
from regalia.services import errors as refusals
from regalia.services.errors import ServiceError
from regalia.web import errors as mistakes
from tests.architecture.catalogues import messages
from tools.dev.paths import ROOT, SOURCES
from tools.dev.rule_table import rule_books

# Where the codes of events, refusals and errors become words; the codes themselves are collected one by one.
OPEN = {"event-*", "refusal-*", "error-*", "error-board-*", "*"}
ERRORS: dict[str, type[Any]] = {
    name: value
    for name, value in {**vars(errors), **vars(refusals), **vars(mistakes)}.items()
    if isinstance(value, type) and issubclass(value, errors.RegaliaError)
} | {"Refusal": errors.Refusal}


@cache
def trees() -> list[ast.Module]:
    """All of the program, parsed."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))]


def texts(node: ast.AST | None) -> Iterator[str]:
    """The texts that an expression may be: one, or one of two; an f-string has `*` where it varies."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.JoinedStr(values=parts):
            yield "".join(next(texts(part), "*") for part in parts)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the program, with the last name of what is called."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield ast.unparse(node.func).rpartition(".")[2], node


@cache
def said() -> frozenset[str]:
    """The codes that the program puts into words; `*` is anything."""
    found = {f"event-{kebab(kind.__name__)}" for kind in events(Event)}
    found |= {f"error-{kind.code.removeprefix('service/')}" for kind in raised_bare()}
    for name, call in calls():
        code = (
            call.args[1] if name == "Refusal" and len(call.args) > 1 else call.args[0] if call.args else None
        )
        start = "refusal-" if name == "Refusal" else "error-" if name in ERRORS else "error-*-"
        if name in ERRORS or name == "error":
            found |= {start + text for text in texts(code)}
        elif name in ("tr", "translated"):
            found |= set(texts(code))
    return frozenset((found - OPEN) | said_in_the_browser())


def said_in_the_browser() -> set[str]:
    """The codes that the front end translates with `t`, and all that its arguments may name."""
    found: set[str] = set()
    for path in sorted((ROOT / "frontend" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            for call in re.finditer(r"\bt\(", text):
                code, rest = first_argument(text, call.end())
                varied = re.sub(r"\$\{[^}]*\}", "*", code)
                found |= set(re.findall(r"[\"`]([a-z]+-[\w*-]*)[\"`]", varied))
                if re.match(r" \{[^}]*\bground\b", rest):
                    found.add("ground-*")
    return found


def first_argument(text: str, start: int) -> tuple[str, str]:
    """A call's first argument, which may itself have brackets and commas, and what follows it."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth < 0 or (depth == 0 and text[at] == ","):
            return text[start:at], text[at + 1 :]
    return text[start:], ""


def raised_bare() -> Iterator[type[ServiceError]]:
    """The refusals of the table that are raised somewhere without a reason of their own."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and node.exc is not None:
                raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
                bare = not isinstance(node.exc, ast.Call) or not node.exc.args
                kind = ERRORS.get(ast.unparse(raised).rpartition(".")[2])
                if bare and kind is not None and issubclass(kind, ServiceError):
                    yield kind


def events(kind: type[Event]) -> Iterator[type[Event]]:
    """All kinds of events of our games; tests may have imported others."""
    assert registry.GAMES, "so that the games are imported"
    for below in kind.__subclasses__():
        if below.__module__.startswith("regalia."):
            yield below
        yield from events(below)


@cache
def arguments() -> frozenset[str]:
    """What arguments are called; `citizen="monk"` asks for the words of `citizen-monk`."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    named = {node.arg for node in nodes if isinstance(node, ast.keyword | ast.arg) and node.arg}
    fields = {ast.unparse(node.target) for node in nodes if isinstance(node, ast.AnnAssign)}
    keys = {text for node in nodes if isinstance(node, ast.Dict) for key in node.keys for text in texts(key)}
    return frozenset(named | fields | keys)


@cache
def values() -> frozenset[str]:
    """What arguments may be: any text of the program, the rules, and the cards."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    rules = {rule.replace(".", "-") for book in rule_books() for rule in book.rules}
    cards = {rank + suit for rank in (*constants.RANKS, "joker-") for suit in constants.SUITS}
    return frozenset(text for node in nodes for text in texts(node)) | rules | cards


def is_used(code: str) -> bool:
    """Whether something in the program may say this."""
    kind, _, name = code.partition("-")
    if code in values() or (kind in arguments() and name in values()):
        return True
    return any(fnmatchcase(code, pattern) for pattern in said())


def test_it_is_seen_what_is_said_and_what_is_not() -> None:
    assert {"event-knight-killed", "refusal-captured-already", "error-seed", "error-*-no-route"} <= said()
    assert is_used("citizen-monk")
    assert not is_used("phase-jester")
    assert not is_used("refusal-never")


@pytest.mark.parametrize("language", languages())
def test_every_code_that_is_said_has_words(language: str) -> None:
    known = {**messages(DEFAULT_LANGUAGE, browser=True), **messages(language, browser=True)}
    dumb = [code for code in said() if not any(fnmatchcase(one, code) for one in known)]
    assert sorted(dumb) == []


@pytest.mark.parametrize("language", languages())
def test_no_words_are_there_for_nothing(language: str) -> None:
    # The browser's own catalogue is left out: the front end has a test of its own for it.
    assert [code for code in messages(language) if not is_used(code)] == []
