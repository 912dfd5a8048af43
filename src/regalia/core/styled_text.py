"""Text with styles, for diagrams: lines of spans, each with the name of a style that a terminal can colour."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """Characters in one style; the empty name is plain text."""

    text: str
    style: str = ""


StyledText = list[list[Span]]


def plain_text(text: StyledText) -> str:
    """The text without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in text)
