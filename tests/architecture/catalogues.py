"""The catalogues as their authors wrote them: what messages there are, and what is in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tools.dev.paths import SOURCES

LOCALES = SOURCES / "locales"
# What --help says: the command line is built before it is known who reads it.
ENGLISH_ONLY = "help.ftl"
# What only the browser says; whether it says all of it is for the front end's own test to tell.
BROWSER = ("web.ftl", "pages.ftl", "howto.ftl", "rules.ftl", "table.ftl")


@cache
def files(language: str) -> tuple[Path, ...]:
    """The catalogues of a language."""
    return tuple(sorted((LOCALES / language).glob("*.ftl")))


@cache
def messages_in(path: Path) -> dict[str, Message]:
    """The messages of one catalogue by their codes; all of it can be read, and none is there twice."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def messages(language: str, *, browser: bool = False) -> dict[str, Message]:
    """The messages of a language by their codes; with the browser's own only where they are wanted."""
    found: dict[str, Message] = {}
    for path in files(language):
        if path.name not in BROWSER or browser:
            assert not found.keys() & messages_in(path).keys(), f"{path}: something is there twice"
            found |= messages_in(path)
    return found


class Parts(Visitor):
    """What a message is made of: words, variables, those that are numbers, and the variants of a choice."""

    def __init__(self, message: Message) -> None:
        self.words = ""
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's own name
        """Words."""
        self.words += node.value

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - the visitor's own name
        """NUMBER, which takes nothing else."""
        assert node.id.name == "NUMBER", "a function that not every implementation has"
        self.numbers |= {
            one.id.name for one in node.arguments.positional if isinstance(one, VariableReference)
        }
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        """A variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's own name
        """A choice."""
        if isinstance(node.selector, VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            keys |= {key_of(variant.key) for variant in node.variants}
        self.generic_visit(node)


def key_of(key: Identifier | NumberLiteral | BaseNode) -> str:
    """The key of a variant, as it is written."""
    assert isinstance(key, Identifier | NumberLiteral)
    return key.name if isinstance(key, Identifier) else key.value


def names(kind: str, path: Path) -> list[str]:
    """What has words of its own, of some kind: in this catalogue, or else in any of the language."""
    here = list(names_among(kind, messages_in(path)))
    return here or list(names_among(kind, messages(path.parent.name)))


def names_among(kind: str, codes: Iterable[str]) -> Iterator[str]:
    """Names of a kind: `unit` has infantry and so on, not the letters of them; `seat-name` is any seat."""
    for code in codes:
        start, _, name = code.partition("-")
        if start == kind and name != "name" and not name.startswith(("short-", "label-")):
            yield name
