"""Matches what a player types with the legal actions: abbreviations, any order, missing parts."""

from __future__ import annotations

import re

from regalia.core.game import Game

SUFFIX = "+"  # marks a variant of a list item: `infantry+` has the general


def match_action(line: str, game: Game) -> str:
    """The legal action that a typed line means; if none or several match, the normalized line.

    Case, spaces and punctuation are ignored, words may be abbreviated, and the start of an action may be left
    out if only one action has that end.
    """
    legal = game.legal()
    equal = [action for action in legal if joined_parts(action) == joined_parts(line)]
    found = equal or abbreviated(line, legal)
    if len(found) == 1:
        return found[0]
    return match_list(line, legal) or game.rules.notation.normalize(line)


def joined_parts(text: str) -> str:
    """A text in lower case without spaces and punctuation."""
    return "".join(parts(text))


def parts(text: str) -> list[str]:
    """The parts of an action: `4D vigour:c2-c3` has three."""
    return [part for part in re.split(r"[\s:@,]+", text.lower()) if part]


def abbreviated(line: str, legal: list[str]) -> list[str]:
    """The legal actions that end with the typed parts, each possibly abbreviated."""
    typed = parts(line)
    return [action for action in legal if typed and matches_end(parts(action), typed)]


def matches_end(action: list[str], typed: list[str]) -> bool:
    """Whether the parts of an action end with the typed parts."""
    end = action[-len(typed) :]
    return len(end) == len(typed) and all(map(is_abbreviation, end, typed))


def is_abbreviation(word: str, typed: str) -> bool:
    """Whether a typed word equals or abbreviates a word; a SUFFIX must be typed too."""
    stem = typed.removesuffix(SUFFIX)
    short = stem.isalpha() and word.startswith(stem) and word.endswith(SUFFIX) == typed.endswith(SUFFIX)
    return word == typed or short


def match_list(line: str, legal: list[str]) -> str | None:
    """Match a list in any order: `pick mo fa bu` is `pick:butcher,farmer,monk`, `2cav` is `cavalry cavalry`.

    None if the line does not begin with the prefix that all legal actions share.
    """
    first, *rest = re.split(r"[\s:]+", line.lower().strip(), maxsplit=1)
    if not rest or first != common_prefix(legal):
        return None
    items = list_items(legal)
    typed = rest[0].split(",") if "," in rest[0] else rest[0].split()
    chosen = sorted(word for part in typed if part.strip() for word in expand(part.split()[0], items))
    for action in legal:
        if sorted(action.partition(":")[2].split(",")) == chosen:
            return action
    return f"{first}:{','.join(chosen)}" if all(map(str.isalpha, items)) else None


def expand(word: str, items: list[str]) -> list[str]:
    """Expand an abbreviation with an optional count; an ambiguous one stays as it is."""
    stem = word.lstrip("0123456789")
    matches = [item for item in items if is_abbreviation(item, stem)]
    return matches * int(word.removesuffix(stem)[:1] or 1) if len(matches) == 1 else [word]


def list_items(legal: list[str]) -> list[str]:
    """All list items, the words after the colon, of some actions."""
    return sorted({word for action in legal for word in action.partition(":")[2].split(",")})


def common_prefix(legal: list[str]) -> str:
    """The prefix of all these actions: `pick` if all begin with `pick:`; otherwise `turn`."""
    kinds = {action.partition(":")[0] if ":" in action else "turn" for action in legal}
    return kinds.pop() if len(kinds) == 1 else "turn"
