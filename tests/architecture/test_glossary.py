"""No message uses a word that the glossary of its language replaced (glossary.toml)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.support.catalogues import Parts, files, messages_in

ENTRIES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)
RULES = [Path("docs/rules") / f"{game}.md" for game in ("king-of-the-hill", "king-and-assassins")]
RETIRED = (
    r"\b[Ee]lements?\b|\b[Pp]acks?\b|\b[Ww]hoever\b|\b(seven|one|a) places?\b|\b[Pp]lace (in|given|of)\b"
)
ALL = [(language, entry) for language, entries in ENTRIES.items() for entry in entries]


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """All messages of a language: the file, the id, and the text without variables."""
    return [
        (path.name, code, Parts(message).text)
        for path in files(language)
        for code, message in messages_in(path).items()
    ]


def found(language: str, entry: dict[str, Any]) -> list[str]:
    """The messages of a language that an entry forbids."""
    forbidden, allowed = re.compile(entry["forbidden"]), entry.get("except", ())
    return [
        f"{file}: {code}"
        for file, code, text in texts(language)
        if code not in allowed and forbidden.search(text)
    ]


@pytest.mark.parametrize(("language", "entry"), ALL, ids=lambda one: str(one)[:30])
def test_no_message_uses_a_replaced_word(language: str, entry: dict[str, Any]) -> None:
    assert found(language, entry) == [], f"use: {entry['use']}"


@pytest.mark.parametrize(("language", "entry"), ALL, ids=lambda one: str(one)[:30])
def test_every_pattern_matches_a_text_of_version_0_1_0(language: str, entry: dict[str, Any]) -> None:
    [(code, old)] = entry["was"].items()
    assert re.search(entry["forbidden"], old), f"{language}: {code}"


@pytest.mark.parametrize(("language", "entry"), ALL, ids=lambda one: str(one)[:30])
def test_every_exception_is_needed(language: str, entry: dict[str, Any]) -> None:
    strict = {key: value for key, value in entry.items() if key != "except"}
    excused = {line.partition(": ")[2] for line in found(language, strict)}
    assert excused == set(entry.get("except", ())), f"{language}: {entry['forbidden']}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_written_rules_use_the_words_of_the_app(path: Path) -> None:
    """A unit takes a slot, terrain comes in pieces, cards are a deck; notation and JSON keep their names."""
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [line for line in prose.splitlines() if re.search(RETIRED, line)] == []
