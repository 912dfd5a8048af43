"""Parses game options from the command line: NAME=VALUE, repeated for several values."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from regalia.core.errors import BadField


def option_combinations(texts: list[str]) -> list[dict[str, Any]]:
    """All combinations of options; a name given several times takes each value. Raises: BadField."""
    values: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadField("option-form", field="option", text=text)
        values.setdefault(name, []).append(parse_value(value))
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def parse_value(text: str) -> Any:
    """Parse a value as JSON; a text that is not JSON stays as it is."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
