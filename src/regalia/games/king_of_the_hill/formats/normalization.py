"""Normalizes typed actions of King of the Hill to notation: letter case, spaces and separators."""

from __future__ import annotations

import re

CARD = r"(?:10|[2-9tjqka*])[cdhs]|\*\*"
SPACE = "[a-k][1-7]"
SPELLS = "vigour|raze|teleport|portal|lightning|paralysis"
# The forms in which actions may be typed, and the same action in notation.
FORMS = [
    (rf"({CARD}) ({SPACE}) ?(?:-| |to) ?({SPACE}|off)", "{0} {1}-{2}"),
    (rf"({CARD}) ({SPACE}) ?x ?({SPACE})", "{0} {1}x{2}"),
    (rf"({CARD}) (vigour)[: ]? ?({SPACE}) ?(?:-| |to) ?({SPACE}|off)", "{0} {1}:{2}-{3}"),
    (rf"({CARD}) (portal)[: ]? ?([a-z-]+?)(?: ?@ ?| (?:on )?)({SPACE})", "{0} {1}:{2}@{3}"),
    (rf"({CARD}) ({SPELLS})[: ]? ?({SPACE})", "{0} {1}:{2}"),
    (rf"({CARD}) ([a-z]+)", "{0} {1}"),
    (r"(confusion|burn) (.+)", "{1} {0}"),
    (rf"(bid|draw|hand)[: ] ?({CARD})", "{0}:{1}"),
    (r"(place|deploy)[: ] ?([a-z+/-]+)(?: ?@ ?| )([a-k][a-k1-7, ]*)", "{0}:{1}@{2}"),
    (r"(army)[: ] ?(.+)", "{0}:{1}"),
    (r"([a-z]+)[: ] ?([a-z0-9]+)", "{0}:{1}"),
]


def normalize(text: str) -> str:
    """The line in notation if it matches a form; otherwise the line in lower case."""
    line = " ".join(text.lower().split())
    for form, pattern in FORMS:
        if match := re.fullmatch(form, line):
            return pattern.format(*(part(piece) for piece in match.groups()))
    return line


def part(text: str) -> str:
    """Normalizes a part of an action: cards in upper case with T for ten, lists without spaces."""
    if re.fullmatch(CARD, text):
        return text.replace("10", "t").upper()
    return re.sub(r"[ ,]+", ",", text.strip(" ,"))
