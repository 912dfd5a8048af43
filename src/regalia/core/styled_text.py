"""A drawing in characters: lines of spans, each with the name of a style that a terminal may colour."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A run of characters in one style; the empty name is plain text."""

    text: str
    style: str = ""


Picture = list[list[Span]]


def plain(picture: Picture) -> str:
    """The drawing without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)
