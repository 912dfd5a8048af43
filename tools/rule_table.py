#!/usr/bin/env python3
"""Writes, for every game, the table of its rules: where each is enforced, and which tests prove it.

    python tools/rule_table.py            write docs/rules/*-tests.md
    python tools/rule_table.py --check    exit 1 where one of them is not as it would be written

A game is found by its rules: docs/rules/king-and-assassins.md holds the clauses KA-1.1 and on, and
tests/games/king_and_assassins their tests, `test_ka_1_1_…`. Standard library only.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+?)(?=\n- |\n\n|\Z)", re.MULTILINE | re.DOTALL)
MENTION = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
TEST = re.compile(r"^def test_([a-z]{2})_(\d+)_(\d+)_(\w+)\(", re.MULTILINE)
WIDTH = 60  # of the rule in a few words


@dataclass(frozen=True)
class Proof:
    """A test that is named after a rule."""

    rule: str
    file: str
    sentence: str


@dataclass(frozen=True)
class RuleBook:
    """The numbered rules of a game, and what in this house names them."""

    path: Path
    root: Path = ROOT

    @property
    def package(self) -> str:
        """The name of the folders that hold the game's code and its tests."""
        return self.path.stem.replace("-", "_")

    @cached_property
    def rules(self) -> dict[str, str]:
        """The text of every clause, by its id."""
        clauses: list[tuple[str, str]] = CLAUSE.findall(self.path.read_text(encoding="utf-8"))
        found = {rule: " ".join(text.split()) for rule, text in clauses}
        if len(found) != len(clauses):
            raise ValueError(f"{self.path.name} has an id twice")
        return found

    @cached_property
    def proofs(self) -> list[Proof]:
        """The tests of this game that are named after a rule, whether there is such a rule or not."""
        folder = self.root / "tests" / "games" / self.package
        return [
            Proof(f"{prefix.upper()}-{part}.{clause}", path.name, sentence.replace("_", " "))
            for path in sorted(folder.rglob("test_*.py"))
            for prefix, part, clause, sentence in TEST.findall(path.read_text(encoding="utf-8"))
        ]

    @cached_property
    def places(self) -> dict[str, list[str]]:
        """The files of the game's own code that name each rule."""
        found: dict[str, list[str]] = {rule: [] for rule in self.rules}
        for file, rule in mentions(self.root / "src" / "regalia" / "games" / self.package):
            if rule in found and file.endswith(".py") and file not in found[rule]:
                found[rule].append(file)
        return found

    @property
    def table_path(self) -> Path:
        """Where the table of this game lies."""
        return self.path.with_name(f"{self.path.stem}-tests.md")

    def table(self) -> str:
        """The table as it should be."""
        lines = [
            f"# Where the rules of {self.path.name} are enforced and tested",
            "",
            f"Made by `python tools/rule_table.py` from [the rules]({self.path.name}), code and tests.",
            "Not to be edited by hand.",
            "",
            "| rule | in a few words | enforced in | tests |",
            "|---|---|---|---|",
        ]
        return "\n".join([*lines, *(self.row(rule) for rule in self.rules)]) + "\n"

    def row(self, rule: str) -> str:
        """The line of a rule."""
        places = ", ".join(f"`{place}`" for place in self.places[rule])
        proofs = "<br>".join(f"{p.file}: {p.sentence}" for p in self.proofs if p.rule == rule)
        return f"| {rule} | {brief(self.rules[rule])} | {places} | {proofs} |"


def brief(text: str) -> str:
    """The beginning of a clause, as much as fits."""
    words = re.sub(r"[*`|]", "", text).split()
    while len(" ".join(words)) > WIDTH:
        words.pop()
    return " ".join(words) + ("" if text.endswith(words[-1]) else " …")


def mentions(folder: Path) -> Iterator[tuple[str, str]]:
    """Each file under a folder with each id that it names, in order."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".ftl"):
            for rule in MENTION.findall(path.read_text(encoding="utf-8")):
                yield path.relative_to(folder).as_posix(), rule


def rule_books(root: Path = ROOT) -> list[RuleBook]:
    """The rules of every game."""
    books = [RuleBook(path, root) for path in sorted((root / "docs" / "rules").glob("*.md"))]
    return [book for book in books if book.rules]


def main(words: list[str]) -> int:
    """Write the tables, or check that they need not be written."""
    stale = []
    for book in rule_books():
        old = book.table_path.read_text(encoding="utf-8") if book.table_path.exists() else ""
        if old != book.table():
            stale.append(book.table_path)
    for path in stale:
        print(f"{'stale' if '--check' in words else 'written'}: {path.relative_to(ROOT)}")
    if "--check" in words:
        return 1 if stale else 0
    for book in rule_books():
        book.table_path.write_text(book.table(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
