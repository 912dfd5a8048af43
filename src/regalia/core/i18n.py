"""Codes and arguments put into the words of whoever reads, through the catalogues in `regalia/locales`."""

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
LARGEST = (
    10**15
)  # that is written out: a larger number is never ours, and might be too much for the formatter
# Who reads is known where a program begins or a request comes in, and asked for wherever there are words.
READER = ContextVar("READER", default=DEFAULT_LANGUAGE)


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in files("regalia").joinpath("locales").iterdir())


@contextmanager
def reading(language: str) -> Iterator[None]:
    """All words in a language, as long as this lasts. Raises: KeyError where there is no such language."""
    catalogue(language)
    token = READER.set(language)
    try:
        yield
    finally:
        READER.reset(token)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language. Raises: KeyError where there is no such language."""
    if language not in languages():
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("regalia").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Name(NamedTuple):
    """Something that has words of its own: `Name("citizen", "farmer")` has those of `citizen-farmer`."""

    kind: str
    id: str


@runtime_checkable
class Told(Protocol):
    """Something that can tell itself in any language, such as an error within an error."""

    def words(self, language: str | None = None) -> str:
        """What it says."""


def tr(code: str, language: str | None = None, /, **arguments: object) -> str:
    """The words for a code, in a language or in that of the reader.

    A text that has words of its own is put into words first: the argument `citizen="farmer"` becomes
    those of the message `citizen-farmer`, and `$citizen-acc` its attribute `.acc`: each language has the
    forms that it needs. What is said in English only is said in English. A code without any words stands
    for itself: a missing message must never hide what happened.
    """
    spoken = READER.get() if language is None else language
    if not catalogue(spoken).has_message(code):
        spoken = DEFAULT_LANGUAGE
    bundle = catalogue(spoken)
    if not bundle.has_message(code):
        return f"{code} {arguments}" if arguments else code
    values = {name: one for key, value in arguments.items() for name, one in variables(spoken, key, value)}
    return formatted(bundle, bundle.get_message(code).value, values)


def translated(code: str, text: str) -> str:
    """A text of our own that stands elsewhere in English, such as the name of a board.

    It is left alone unless it is word for word what the code says in English: it may be somebody else's.
    """
    return tr(code) if text == tr(code, DEFAULT_LANGUAGE) else text


def has_words(code: str) -> bool:
    """Whether there are words for a code."""
    return bool(catalogue(DEFAULT_LANGUAGE).has_message(code))


def variables(language: str, key: str, value: object) -> Iterator[tuple[str, Value]]:
    """The variables that an argument gives to a message."""
    match value:
        case None | bool():
            yield key, {None: "none", True: "yes", False: "no"}[value]
        case int() if abs(value) > LARGEST:
            yield key, f"{Decimal(value):.3e}"
        case int() | float():
            yield key, value
        case Name():
            for form, words in forms(language, value):
                yield key + form, words
        case str():
            for form, words in forms(language, Name(key, value)):
                yield key + form, words
        case Told():
            yield key, value.words(language)
        case _:
            assert isinstance(value, Iterable)
            yield key, ", ".join(str(dict(variables(language, key, one))[key]) for one in value)


def forms(language: str, name: Name) -> Iterator[tuple[str, str]]:
    """The words of a name, under "", and its other forms, under "-acc" and the like."""
    bundle = catalogue(language)
    code = f"{name.kind}-{name.id}".replace(".", "-")
    if not bundle.has_message(code):
        yield "", name.id
        return
    message = bundle.get_message(code)
    yield "", formatted(bundle, message.value, {})
    for form, pattern in message.attributes.items():
        yield f"-{form}", formatted(bundle, pattern, {})


def formatted(bundle: FluentBundle, pattern: Any, values: dict[str, Value]) -> str:
    """A pattern with its variables filled in; a variable that is missing shows as its name."""
    text, _errors = bundle.format_pattern(pattern, values)
    return str(text)
