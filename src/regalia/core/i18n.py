"""Translation: codes and arguments to messages, by the Fluent catalogues in `regalia/locales`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float
DEFAULT_LANGUAGE = "en"
MAX_INTEGER = 10**15  # larger ones are formatted in scientific notation: no game has any
# Set where a program starts or a request arrives; read wherever a message is formatted.
CURRENT_LANGUAGE = ContextVar("CURRENT_LANGUAGE", default=DEFAULT_LANGUAGE)


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in files("regalia").joinpath("locales").iterdir())


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Sets the current language within a `with` block. Raises: KeyError if there is no such language."""
    catalogue(language)
    token = CURRENT_LANGUAGE.set(language)
    try:
        yield
    finally:
        CURRENT_LANGUAGE.reset(token)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language. Raises: KeyError if there is no such language."""
    if language not in languages():
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("regalia").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Name(NamedTuple):
    """A name with a message of its own: `Name("citizen", "farmer")` has the message `citizen-farmer`."""

    kind: str
    id: str


@runtime_checkable
class Translatable(Protocol):
    """An argument that translates itself, such as an error within an error."""

    def words(self, language: str | None = None) -> str:
        """The text in a language, or in the current one."""


def tr(code: str, language: str | None = None, /, **arguments: object) -> str:
    """The message for a code, in a language or in the current one.

    A text argument that has a message is translated first: `citizen="farmer"` becomes the message `citizen-farmer`,
    and `$citizen-acc` its attribute `.acc`, so that each language has the forms that it needs. A message that exists
    in English only is in English. A code without a message is returned as it is, with its arguments: a missing
    message must not hide what happened.
    """
    chosen = CURRENT_LANGUAGE.get() if language is None else language
    if not catalogue(chosen).has_message(code):
        chosen = DEFAULT_LANGUAGE
    bundle = catalogue(chosen)
    if not bundle.has_message(code):
        return f"{code} {arguments}" if arguments else code
    values = {name: one for key, value in arguments.items() for name, one in variables(chosen, key, value)}
    return format_pattern(bundle, bundle.get_message(code).value, values)


def translated(code: str, text: str) -> str:
    """Translates an English text that is stored elsewhere, such as the name of a built-in board.

    A text that differs from the English message of the code is returned unchanged: it is not ours.
    """
    return tr(code) if text == tr(code, DEFAULT_LANGUAGE) else text


def has_message(code: str) -> bool:
    """Whether there is a message for a code."""
    return bool(catalogue(DEFAULT_LANGUAGE).has_message(code))


def variables(language: str, key: str, value: object) -> Iterator[tuple[str, Value]]:
    """The Fluent variables of an argument."""
    match value:
        case None | bool():
            yield key, {None: "none", True: "yes", False: "no"}[value]
        case int() if abs(value) > MAX_INTEGER:
            yield key, f"{Decimal(value):.3e}"
        case int() | float():
            yield key, value
        case Name():
            for form, words in forms(language, value):
                yield key + form, words
        case str():
            for form, words in forms(language, Name(key, value)):
                yield key + form, words
        case Translatable():
            yield key, value.words(language)
        case _:
            assert isinstance(value, Iterable)
            yield key, ", ".join(str(dict(variables(language, key, one))[key]) for one in value)


def forms(language: str, name: Name) -> Iterator[tuple[str, str]]:
    """The translation of a name, under "", and its other forms, under "-acc" and so on."""
    bundle = catalogue(language)
    code = f"{name.kind}-{name.id}".replace(".", "-")
    if not bundle.has_message(code):
        yield "", name.id
        return
    message = bundle.get_message(code)
    yield "", format_pattern(bundle, message.value, {})
    for form, pattern in message.attributes.items():
        yield f"-{form}", format_pattern(bundle, pattern, {})


def format_pattern(bundle: FluentBundle, pattern: Any, values: dict[str, Value]) -> str:
    """A pattern with its variables; a missing variable appears as its name."""
    text, _errors = bundle.format_pattern(pattern, values)
    return str(text)
