"""Lines of JSON, as strict as a protocol should be: bounded, UTF-8, no name twice, no NaN."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from typing import Any, BinaryIO, ClassVar, NoReturn

import msgspec

from regalia.core.errors import RegaliaError

MAX_LINE_BYTES = 1 << 20  # bytes in a line, without its end
MAX_DIGITS = 100  # digits; no number anywhere has as many


class BadJson(RegaliaError):
    """A line that is not a JSON object."""

    code: ClassVar[str] = "bad-json"


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream without their ends, each as soon as it is whole.

    Of a line that is too long only the beginning is kept, LONGEST + 1 bytes of it: too long for
    `decode`, and never too much for the memory.
    """
    while line := stream.readline(MAX_LINE_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_LINE_BYTES)
        yield line.removesuffix(b"\n")


def decode(line: bytes) -> dict[str, Any]:
    """The object that a line holds. Raises: BadJson."""
    if len(line) > MAX_LINE_BYTES:
        raise BadJson("json-long", most=MAX_LINE_BYTES)
    if not line.strip():
        raise BadJson("json-empty")
    try:
        data = DECODER.decode(line.decode())
    except UnicodeDecodeError as error:
        raise BadJson("json-utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise BadJson("json", column=error.colno) from None
    except RecursionError:
        raise BadJson("json-deep") from None
    if not isinstance(data, dict):
        raise BadJson("json-kind")
    return data


def encode(answer: dict[str, Any]) -> bytes:
    """An answer as a line of JSON, without its end."""
    return msgspec.json.encode(answer)


def reject_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, where no name is there twice: readers would not agree on which one counts."""
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadJson("json-twice", name=next(name for name in names if names.count(name) > 1))
    return data


def reject_constant(name: str) -> NoReturn:
    """NaN and Infinity, which Python would read and JSON does not have."""
    raise BadJson("json-constant", constant=name)


def parse_integer(digits: str) -> float:
    """A whole number; one that is too long for anything is as good as infinite."""
    return int(digits) if len(digits) <= MAX_DIGITS else inf


DECODER = json.JSONDecoder(
    object_pairs_hook=reject_duplicates, parse_constant=reject_constant, parse_int=parse_integer
)
