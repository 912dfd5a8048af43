"""The Fluent catalogues of every owner, parsed: which messages there are, and the parts of a message."""

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

SHARED = "regalia"
# The folders of catalogues by owner: the shared texts, and each game's.
FOLDERS = {SHARED: SOURCES / "locales"} | {
    folder.parent.name: folder for folder in sorted(SOURCES.glob("games/*/locales"))
}
GAMES = [owner for owner in FOLDERS if owner != SHARED]
# The output of --help: the command line is built before the language is known.
ENGLISH_ONLY = "command-help"
# The topics that a game may have texts on; the built-in games have all but presets.
GAME_TOPICS = {
    "labels", "names", "events", "headlines", "board", "match", "inspector", "objectives", "duel", "presets",
    "options", "help", "lessons", "rules", "costs", "refusals", "errors", "terminal",
}  # fmt: skip


@cache
def files(language: str, owner: str | None = None) -> tuple[Path, ...]:
    """The catalogues of a language: of one owner, or all."""
    owners = FOLDERS if owner is None else [owner]
    return tuple(path for each in owners for path in sorted((FOLDERS[each] / language).glob("*.ftl")))


def owner_of(path: Path) -> str:
    """The owner of a catalogue."""
    return next(owner for owner, folder in FOLDERS.items() if path.is_relative_to(folder))


@cache
def messages_in(path: Path) -> dict[str, Message]:
    """The messages of one catalogue by id. Fails on unreadable lines and on ids that occur twice."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def messages(language: str, owner: str | None = None) -> dict[str, Message]:
    """The messages of a language by id: of one owner, or all. Fails on ids that occur twice."""
    found: dict[str, Message] = {}
    for path in files(language, owner):
        twice = found.keys() & messages_in(path).keys()
        assert not twice, f"{path}: in another catalogue, too: {sorted(twice)}"
        found |= messages_in(path)
    return found


class Parts(Visitor):
    """The parts of a message: its text, variables, variables that are numbers, and the variants of selectors."""

    def __init__(self, message: Message) -> None:
        self.text = ""
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's own name
        """Text."""
        self.text += node.value

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - the visitor's own name
        """A call of NUMBER, the only function that every implementation of Fluent has."""
        assert node.id.name == "NUMBER", "not every implementation has it"
        self.numbers |= {
            one.id.name for one in node.arguments.positional if isinstance(one, VariableReference)
        }
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        """A variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's own name
        """A selector with its variants."""
        if isinstance(node.selector, VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            keys |= {key_of(variant.key) for variant in node.variants}
        self.generic_visit(node)


def key_of(key: Identifier | NumberLiteral | BaseNode) -> str:
    """The key of a variant, as it is written."""
    assert isinstance(key, Identifier | NumberLiteral)
    return key.name if isinstance(key, Identifier) else key.value


def names(kind: str, path: Path) -> list[str]:
    """The names of a kind that have messages: those of the catalogue's owner, or else of any owner."""
    language = path.parent.name
    own = list(names_among(kind, messages(language, owner_of(path))))
    return own or list(names_among(kind, messages(language)))


def names_among(kind: str, codes: Iterable[str]) -> Iterator[str]:
    """The names of a kind: `unit-infantry` and so on, without their letters and labels."""
    for code in codes:
        start, _, name = code.partition("-")
        if start == kind and name and name != "name" and not name.startswith(("short-", "label-")):
            yield name
