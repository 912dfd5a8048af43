"""Options of a game as they are typed on a command line: NAME=VALUE, and again to take several in turn."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from regalia.core.errors import BadField


def option_combinations(texts: list[str]) -> list[dict[str, Any]]:
    """Options as typed: a name given several times takes its values in turn. Raises: BadField."""
    values: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadField("option-form", field="option", text=text)
        values.setdefault(name, []).append(parse_value(value))
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def parse_value(text: str) -> Any:
    """JSON where it is some, else the text itself."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
