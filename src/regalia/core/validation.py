"""Data from outside turned into types, or an error that names the field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

LONGEST_ECHO = 200

# Expected `int`, got `str` - at `$.left.king`;  Expected `str` - at `key` in `$.citizens`
SAID = re.compile(r"(.*?)(?: - at `(?:key` in `)?\$([^`]*)`)?", re.DOTALL)
NAMED = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`", re.DOTALL)


def read(data: Any, kind: type[T], wrong: Callable[[str, str], Exception]) -> T:
    """Plain data as a kind of struct. Raises: wrong(what, field), with the field dotted."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise wrong(*split(error)) from None
    except RecursionError:
        raise wrong("too deep", "") from None


def read_json(text: str | bytes, kind: type[T], wrong: Callable[[str, str], Exception]) -> T:
    """JSON as a kind of struct. Raises: wrong(what, field), with the field dotted."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise wrong(*split(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise wrong(str(error), "") from None
    except RecursionError:
        raise wrong("too deep", "") from None


def split(error: msgspec.ValidationError) -> tuple[str, str]:
    """What msgspec says, and the field it says it of: `left.king`."""
    said = SAID.fullmatch(str(error))
    assert said is not None
    what, path = said[1], said[2] or ""
    field = re.sub(r"\[[^\]]*\]", "", path).lstrip(".")
    named = NAMED.fullmatch(what)
    if named:
        field = f"{field}.{named[1]}" if field else named[1]
    return what, field


def echo(value: object) -> str:
    """What came from outside, as an error repeats it: texts and numbers cut short, of all else the type."""
    if isinstance(value, str):
        return value[:LONGEST_ECHO]
    if value is None or isinstance(value, bool | int | float):
        return json.dumps(value)[:LONGEST_ECHO]
    return type(value).__name__
