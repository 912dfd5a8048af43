"""Looks up product texts by message id, so that tests do not repeat them."""

from __future__ import annotations

import re

import regalia.games  # noqa: F401 - registers the texts of the games
from regalia.core.i18n import DEFAULT_LANGUAGE, catalogue
from regalia.core.i18n import tr as translate


def tr(code: str, language: str = DEFAULT_LANGUAGE, /, **arguments: object) -> str:
    """Returns the text of a message as a browser shows it.

    Raises:
        KeyError: The language has no message with this id.
    """
    if not catalogue(language).has_message(code):
        raise KeyError(f"no message {code} in {language}")
    return translate(code, language, **arguments)


def pattern(code: str, language: str = DEFAULT_LANGUAGE, /, **arguments: object) -> re.Pattern[str]:
    """Returns a pattern for a message; an argument that is left out (given as "") matches any text.

    Raises:
        KeyError: The language has no message with this id.
    """
    marks = {key: f"\ue000{key}\ue001" if value == "" else value for key, value in arguments.items()}
    escaped = re.escape(tr(code, language, **marks))
    return re.compile(re.sub("\ue000.*?\ue001", ".+", escaped))


def any_of(*texts: str) -> re.Pattern[str]:
    """Returns a pattern that matches any of several texts."""
    return re.compile("|".join(map(re.escape, texts)))


def beginning(code: str) -> re.Pattern[str]:
    """Returns a pattern for the part of a message before its number `count`."""
    return re.compile("^" + re.escape(tr(code, count=1).partition("1")[0]))
