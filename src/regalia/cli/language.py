"""In which language the terminal speaks: as the flag says, or the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping

from regalia.core.errors import BadField
from regalia.core.i18n import DEFAULT_LANGUAGE, languages

# The first that is set counts: our own, then those by which POSIX chooses the language of messages.
VARIABLES = ("REGALIA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(flag: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak. A flag must be right; an environment that says something else means English.

    Raises: BadField where there is no such language.
    """
    if flag is None:
        wish = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT_LANGUAGE)
        return language_of(wish) or DEFAULT_LANGUAGE
    language = language_of(flag)
    if language is None:
        raise BadField("language", field="--language", language=flag, known=", ".join(languages()))
    return language


def language_of(locale: str) -> str | None:
    """The language of `fr`, `fr-CA` or `fr_CA.UTF-8`; None where we do not speak it."""
    language = re.split(r"[-_.@]", locale)[0].lower()
    return language if language in languages() else None
