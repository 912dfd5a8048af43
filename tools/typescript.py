#!/usr/bin/env python3
"""Writes the front end's types of all messages, so that they are written once, in Python.

python tools/typescript.py            write frontend/src/messages.ts
python tools/typescript.py --check    exit 1 where it is not as it would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from regalia.services.commands import BaseCommand, Command
from regalia.web import wire_types
from regalia.web.endpoints import ENDPOINTS
from regalia.web.messages import ClientMessage, Failure, FromClient, FromServer, RequestBody, Told

FILE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "messages.ts"
HEAD = (
    "/** All messages between server and browser, made by tools/typescript.py from regalia.web.messages. */\n"
)
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects the types that are named, and writes each once."""

    def __init__(self, roots: Iterable[Any]) -> None:
        self.open = wire_types.open_types()
        self.found: dict[type, inspect.StructType | None] = {}
        for root in roots:
            self.collect(inspect.type_info(root))
        self.names = wire_types.names(list(self.found))

    def collect(self, info: inspect.Type) -> None:
        """Find all structs that a type is made of."""
        if isinstance(info, inspect.StructType):
            if info.cls in self.found:
                return
            self.found[info.cls] = None if info.cls in self.open else info
            for kind in self.open.get(info.cls, ()):
                self.collect(inspect.type_info(kind))
            if info.cls not in self.open:
                for field in info.fields:
                    self.collect(field.type)
        for part in parts(info):
            self.collect(part)

    def file(self) -> str:
        """All of it."""
        unions = {"Command": Command, "FromClient": FromClient, "FromServer": FromServer, "Told": Told}
        ends = [
            f"export type {name} = {self.kind(inspect.type_info(union))};\n" for name, union in unions.items()
        ]
        ordered = sorted(self.found, key=lambda kind: self.names[kind])
        return "\n".join([HEAD, *(self.declaration(kind) for kind in ordered), *ends])

    def declaration(self, kind: type) -> str:
        """One type with what its docstring says."""
        said = f"/** {cleandoc(kind.__doc__ or '').splitlines()[0]} */\n"
        info = self.found[kind]
        if info is None:
            below = [self.names[each] for each in self.open[kind]]
            return f"{said}export type {self.names[kind]} =\n  | " + "\n  | ".join(below) + ";\n"
        lines = [self.field(field, info) for field in info.fields]
        if info.tag_field is not None:
            lines.insert(0, f'  readonly {info.tag_field}: "{info.tag}";')
        return (
            f"{said}export interface {self.names[kind]} {{\n"
            + "\n".join(lines)
            + ("\n" if lines else "")
            + "}\n"
        )

    def field(self, field: inspect.Field, info: inspect.StructType) -> str:
        """One field; it may be missing where the server leaves out what is usual, or where a client may."""
        kept = bool(info.cls.__struct_config__.omit_defaults)
        sent = issubclass(info.cls, RequestBody | ClientMessage | BaseCommand)
        may_miss = field.default is msgspec.UNSET or (not field.required and (kept or sent))
        written = self.kind(field.type)
        if may_miss and kept and field.default is None:  # then it is left out, and never null
            written = written.removesuffix(" | null")
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        return f"  readonly {name}{'?' if may_miss else ''}: {written};"

    def kind(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case inspect.StructType(cls=cls):
                return self.names[cls]
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.UnionType(types=types):
                each = [self.kind(one) for one in types]
                return " | ".join(sorted(dict.fromkeys(each), key=lambda text: text == "null"))
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.kind(item) for item in items)}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.kind(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case inspect.DictType(key_type=key, value_type=value):
                pairs = f"Record<{self.kind(key)}, {self.kind(value)}>"
                some = isinstance(key, inspect.LiteralType)
                return f"Readonly<Partial<{pairs}>>" if some else f"Readonly<{pairs}>"
        return SIMPLE[type(info)]


def parts(info: inspect.Type) -> list[inspect.Type]:
    """The types that a type is made of, but for a struct's own fields."""
    match info:
        case inspect.UnionType(types=types):
            return list(types)
        case inspect.TupleType(item_types=items):
            return list(items)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
    return []


def typescript() -> str:
    """The file as it should be."""
    bodies = [
        kind for endpoint in ENDPOINTS for kind in (endpoint.body, *endpoint.responses) if kind is not None
    ]
    return Writer([FromClient, FromServer, Failure, *bodies]).file()


def main() -> None:
    """Write the file, or say that it is old."""
    text = typescript()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            sys.exit("frontend/src/messages.ts is not as it would be written: run python tools/typescript.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
