"""Validation of outside data: conversion to types, or an error that names the field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

MAX_ECHO = 200

# Expected `int`, got `str` - at `$.left.king`;  Expected `str` - at `key` in `$.citizens`
MESSAGE = re.compile(r"(.*?)(?: - at `(?:key` in `)?\$([^`]*)`)?", re.DOTALL)
FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`", re.DOTALL)


def convert(data: Any, kind: type[T], make_error: Callable[[str, str], Exception]) -> T:
    """Converts plain data to a type. Raises: make_error(what, field), with a dotted field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise make_error(*split_error(error)) from None
    except RecursionError:
        raise make_error("too deep", "") from None


def decode_json(text: str | bytes, kind: type[T], make_error: Callable[[str, str], Exception]) -> T:
    """Decodes JSON to a type. Raises: make_error(what, field), with a dotted field."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise make_error(*split_error(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise make_error(str(error), "") from None
    except RecursionError:
        raise make_error("too deep", "") from None


def split_error(error: msgspec.ValidationError) -> tuple[str, str]:
    """The message of a msgspec error, and its dotted field: `left.king`."""
    found = MESSAGE.fullmatch(str(error))
    assert found is not None
    what, path = found[1], found[2] or ""
    field = re.sub(r"\[[^\]]*\]", "", path).lstrip(".")
    field_error = FIELD.fullmatch(what)
    if field_error:
        field = f"{field}.{field_error[1]}" if field else field_error[1]
    return what, field


def echo(value: object) -> str:
    """An outside value as error messages quote it: texts and numbers shortened, otherwise the type's name."""
    if isinstance(value, str):
        return value[:MAX_ECHO]
    if value is None or isinstance(value, bool | int | float):
        return json.dumps(value)[:MAX_ECHO]
    return type(value).__name__
