"""Validation of outside data: conversion to types, or an error that names the field.

msgspec converts the data. If it refuses them, `locate` converts each part of the data separately, until it finds the
smallest part that is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")

MAX_ECHO = 200
LISTS = (list, tuple, set, frozenset)


def convert(data: Any, kind: type[T], make_error: Callable[[str, str], Exception]) -> T:
    """Converts plain data to a type. Raises: make_error(what, field), with a dotted field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise make_error(*locate(data, kind) or (str(error), "")) from None
    except RecursionError:
        raise make_error("too deep", "") from None


def decode_json(text: str | bytes, kind: type[T], make_error: Callable[[str, str], Exception]) -> T:
    """Decodes JSON to a type. Raises: make_error(what, field), with a dotted field."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise make_error(*locate_in_json(text, kind) or (str(error), "")) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise make_error(str(error), "") from None
    except RecursionError:
        raise make_error("too deep", "") from None


def locate_in_json(text: str | bytes, kind: Any) -> tuple[str, str] | None:
    """What is wrong with JSON that is not of a kind, and the dotted field; None if no part is refused."""
    try:
        return locate(msgspec.json.decode(text), kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        return str(error), ""
    except RecursionError:
        return "too deep", ""


def locate(data: Any, kind: Any) -> tuple[str, str] | None:
    """What is wrong with data that is not of a kind, and the dotted field: `left.king`; None if the data are valid.

    Positions in lists and keys of dictionaries are not part of the field.
    """
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        inside = next((found for found in problems(data, narrow(data, kind)) if found), None)
        return inside or (str(error), "")
    except RecursionError:
        return "too deep", ""
    return None


def problems(data: Any, kind: Any) -> Iterator[tuple[str, str] | None]:
    """What is wrong with each part of data, in the order of the data."""
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(kind, TagMissing):
        yield f"Object missing required field `{kind.field}`", kind.field
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(data, dict):
        yield from problems_of_struct(data, kind)
    elif origin is dict and isinstance(data, dict):
        for key, value in data.items():
            yield locate(key, arguments[0])
            yield locate(value, arguments[1])
    elif origin in LISTS and isinstance(data, LISTS):
        fixed = origin is tuple and arguments[-1] is not ...
        kinds = arguments if fixed else [arguments[0]] * len(data)
        yield from (locate(value, each) for value, each in zip(data, kinds, strict=False))


def problems_of_struct(data: dict[Any, Any], kind: type[msgspec.Struct]) -> Iterator[tuple[str, str] | None]:
    """What is wrong with each field of a struct: its tag, its values, unknown and missing fields."""
    config = kind.__struct_config__
    if config.tag_field is not None and data.get(config.tag_field, config.tag) != config.tag:
        yield f"Invalid value {echo(data[config.tag_field])!r}", config.tag_field
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in data.items():
        if not isinstance(name, str):
            yield locate(name, str)
        elif name in fields:
            found = locate(value, fields[name].type)
            yield found and (found[0], f"{name}.{found[1]}" if found[1] else name)
        elif config.forbid_unknown_fields and name != config.tag_field:
            yield f"Object contains unknown field `{name}`", name
    for name, field in fields.items():
        if field.required and name not in data:
            yield f"Object missing required field `{name}`", name


class TagMissing(NamedTuple):
    """Returned by `narrow` if the data lack the tag that distinguishes the members of a union."""

    field: str


def narrow(data: Any, kind: Any) -> Any:
    """The member of a union that fits the data best: the one with their tag, else the first of the same shape."""
    if get_origin(kind) is Annotated:
        return narrow(data, get_args(kind)[0])
    if get_origin(kind) not in (Union, UnionType):
        return kind
    members = [narrow(data, member) for member in get_args(kind) if member is not NoneType]
    structs = [each for each in members if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    if isinstance(data, dict) and structs:
        tag = structs[0].__struct_config__.tag_field
        if tag is not None and tag not in data and len(structs) > 1:
            return TagMissing(tag)
        return next((each for each in structs if each.__struct_config__.tag == data.get(tag)), structs[0])
    shapes = (dict,) if isinstance(data, dict) else LISTS if isinstance(data, LISTS) else ()
    return next((member for member in members if get_origin(member) in shapes), kind)


def echo(value: object) -> str:
    """An outside value as error messages quote it: texts and numbers shortened, otherwise the type's name."""
    if isinstance(value, str):
        return value[:MAX_ECHO]
    if value is None or isinstance(value, bool | int | float):
        return json.dumps(value)[:MAX_ECHO]
    return type(value).__name__
