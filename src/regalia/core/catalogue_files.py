"""Reads Fluent catalogues: the files `<language>/*.ftl` of a folder, their messages, and what cannot be parsed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Term

UNREADABLE = "\ufffd"  # in the place of bytes that are not UTF-8


class CatalogueFault(NamedTuple):
    """A part of a catalogue that cannot be parsed; its messages are missing."""

    file: str  # such as `ru/names.ftl`
    line: int


class CatalogueFile(NamedTuple):
    """A file of a catalogue."""

    name: str
    text: str


def read_files(folder: Traversable, language: str) -> Iterator[CatalogueFile]:
    """The catalogues of a language in a folder; none if it does not have the language.

    Bytes that are not UTF-8 are replaced: a game's text must not keep others from being shown.
    """
    catalogues = folder / language
    if catalogues.is_dir():
        for file in sorted(catalogues.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield CatalogueFile(file.name, file.read_bytes().decode("utf-8", errors="replace"))


def read_messages(folder: Traversable, language: str) -> dict[str, str]:
    """The messages and terms of a language as Fluent source, by id, in their order. A term has an id like `-name`."""
    serializer = FluentSerializer()
    found: dict[str, str] = {}
    for file in read_files(folder, language):
        for entry in FluentParser(with_spans=False).parse(file.text).body:
            if isinstance(entry, Message | Term):
                entry.comment = None
                code = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                found[code] = serializer.serialize_entry(entry)
    return found


def fingerprint(folder: Traversable) -> str:
    """A digest of all catalogues of a folder, without parsing them."""
    whole = sha256()
    for language in _languages(folder):
        for file in read_files(folder, language):
            whole.update(f"{language}/{file.name}\0{file.text}\0".encode())
    return whole.hexdigest()


def find_faults(folder: Traversable) -> Iterator[CatalogueFault]:
    """What cannot be parsed in the catalogues of a folder, in every language."""
    for language in _languages(folder):
        for file in read_files(folder, language):
            if UNREADABLE in file.text:
                yield CatalogueFault(
                    f"{language}/{file.name}", line_of(file.text, file.text.index(UNREADABLE))
                )
            for entry in FluentParser().parse(file.text).body:
                if isinstance(entry, Junk) and entry.span is not None:
                    yield CatalogueFault(f"{language}/{file.name}", line_of(file.text, entry.span.start))


def _languages(folder: Traversable) -> list[str]:
    """The languages that a folder has."""
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


def line_of(text: str, index: int) -> int:
    """The line of a character, from 1."""
    return text.count("\n", 0, index) + 1
