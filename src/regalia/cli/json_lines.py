"""Strict JSON lines: bounded length, valid UTF-8, no duplicate names, no NaN or Infinity."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from typing import Any, BinaryIO, ClassVar, NoReturn

import msgspec

from regalia.core.errors import RegaliaError

MAX_LINE_BYTES = 1 << 20  # without the line end
MAX_DIGITS = 100  # of an integer; no valid field needs as many


class BadJson(RegaliaError):
    """A line is not a JSON object."""

    code: ClassVar[str] = "bad-json"


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream without line ends, each as soon as it is complete.

    A line that is too long is cut to MAX_LINE_BYTES + 1 bytes: `decode` refuses it, and memory stays bounded.
    """
    while line := stream.readline(MAX_LINE_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_LINE_BYTES)
        yield line.removesuffix(b"\n")


def decode(line: bytes) -> dict[str, Any]:
    """Parse a line as a JSON object. Raises: BadJson."""
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
    """Encode an answer as a line of JSON, without line end."""
    return msgspec.json.encode(answer)


def reject_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object. Raises: BadJson for a duplicate name, on which parsers disagree."""
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadJson("json-twice", name=next(name for name in names if names.count(name) > 1))
    return data


def reject_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python accepts and JSON does not have. Raises: BadJson."""
    raise BadJson("json-constant", constant=name)


def parse_integer(digits: str) -> float:
    """Parse an integer; one with too many digits becomes infinite, as parsing takes quadratic time."""
    return int(digits) if len(digits) <= MAX_DIGITS else inf


DECODER = json.JSONDecoder(
    object_pairs_hook=reject_duplicates, parse_constant=reject_constant, parse_int=parse_integer
)
