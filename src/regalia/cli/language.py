"""The language of the terminal: from `--language` or from the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping

from regalia.core.errors import BadField
from regalia.core.i18n import DEFAULT_LANGUAGE, languages

# The first one that is set applies: our own, then the POSIX variables for the language of messages.
VARIABLES = ("REGALIA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(flag: str | None, environment: Mapping[str, str]) -> str:
    """The language to use. An unknown language in the environment falls back to English.

    Raises: BadField if the flag names an unknown language.
    """
    if flag is None:
        locale = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT_LANGUAGE)
        return language_of(locale) or DEFAULT_LANGUAGE
    language = language_of(flag)
    if language is None:
        raise BadField("language", field="--language", language=flag, known=", ".join(languages()))
    return language


def language_of(locale: str) -> str | None:
    """The language of a locale such as `fr`, `fr-CA` or `fr_CA.UTF-8`; None if there is no translation."""
    language = re.split(r"[-_.@]", locale)[0].lower()
    return language if language in languages() else None
