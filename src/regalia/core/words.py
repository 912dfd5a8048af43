"""Codes and arguments put into words, through the Fluent catalogue in `regalia/locales`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float
DEFAULT_LANGUAGE = "en"


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in files("regalia").joinpath("locales").iterdir())


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


def tr(code: str, /, language: str = DEFAULT_LANGUAGE, **arguments: object) -> str:
    """The words for a code.

    A text that has words of its own is put into words first: the argument `citizen="farmer"` becomes
    those of the message `citizen-farmer`, and `$citizen-of` its attribute `.of`, for languages that
    inflect. A code without words stands for itself: a missing message must never hide what happened.
    """
    bundle = catalogue(language)
    if not bundle.has_message(code):
        return f"{code} {arguments}" if arguments else code
    values = {name: one for key, value in arguments.items() for name, one in variables(bundle, key, value)}
    return formatted(bundle, bundle.get_message(code).value, values)


def has_words(code: str) -> bool:
    """Whether there are words for a code."""
    return bool(catalogue(DEFAULT_LANGUAGE).has_message(code))


def variables(bundle: FluentBundle, key: str, value: object) -> Iterator[tuple[str, Value]]:
    """The variables that an argument gives to a message."""
    match value:
        case None | bool():
            yield key, {None: "none", True: "yes", False: "no"}[value]
        case int() | float():
            yield key, value
        case Name():
            for form, words in forms(bundle, value):
                yield key + form, words
        case str():
            for form, words in forms(bundle, Name(key, value)):
                yield key + form, words
        case _:
            assert isinstance(value, Iterable)
            yield key, ", ".join(str(dict(variables(bundle, key, one))[key]) for one in value)


def forms(bundle: FluentBundle, name: Name) -> Iterator[tuple[str, str]]:
    """The words of a name, under "", and its other forms, under "-of" and the like."""
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
