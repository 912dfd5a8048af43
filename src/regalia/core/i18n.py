"""Translation: codes and arguments to messages, by Fluent catalogues.

The texts of the program are in `regalia/locales/<language>`, in one file per topic. A game has its own texts in a
folder of the same form, which `games.discovery` registers with `add_catalogues`. Every message id belongs to one owner:
this package or one game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

from regalia.core.catalogue_files import fingerprint, read_files, read_messages

Value = str | int | float
DEFAULT_LANGUAGE = "en"
MAX_INTEGER = 10**15  # larger integers, which only invalid input has, are formatted in scientific notation
# Set where a program starts or a request arrives; read wherever a message is formatted.
CURRENT_LANGUAGE = ContextVar("CURRENT_LANGUAGE", default=DEFAULT_LANGUAGE)
# The folders of catalogues by owner: this package, then the games in the order of their registration.
_FOLDERS: dict[str, Traversable] = {"regalia": files("regalia") / "locales"}
# The start of a message or a term: only they begin in the first column.
_MESSAGE_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# A variable for a form of an argument: `$seat-acc` for `seat`.
_FORM_VARIABLE = re.compile(r"\$([a-z]\w*)(-\w+)")


class CatalogueError(ValueError):
    """The catalogues of a game cannot be used; the message names the game and the reason."""


def add_catalogues(owner: str, folder: Traversable) -> None:
    """Registers the texts of a game: the files `<language>/*.ftl` of a folder.

    `owner` is the name of the game's package. English is required. In a language that the game does not have, and for a
    message that a language lacks, the English message is used.

    Raises: CatalogueError if there is no English catalogue, or if a message has another owner.
    """
    if _FOLDERS.get(owner) == folder:
        return
    own = _ids_in(folder)
    if not own:
        raise CatalogueError(f"{owner}: no English messages in {folder}")
    for other in _FOLDERS:
        if other != owner and (twice := own & _message_ids(other)):
            raise CatalogueError(f"{owner}: these messages belong to {other}: {', '.join(sorted(twice))}")
    _FOLDERS[owner] = folder
    for cached in (_message_ids, forms_of_kind, catalogue, _form_variables):
        cached.cache_clear()


@cache
def _message_ids(owner: str) -> frozenset[str]:
    """The ids of all messages of an owner."""
    return _ids_in(_FOLDERS[owner])


def _ids_in(folder: Traversable) -> frozenset[str]:
    """The ids of all English messages and terms in a folder of catalogues."""
    files = read_files(folder, DEFAULT_LANGUAGE)
    return frozenset(code for file in files for code in _MESSAGE_ID.findall(file.text))


def messages_of(owner: str, language: str) -> dict[str, str]:
    """The messages of an owner in a language, or else in English, as Fluent source by id.

    Messages that the owner does not have in English are left out: they may be somebody else's.
    Raises: KeyError if there is no such owner.
    """
    english = read_messages(_FOLDERS[owner], DEFAULT_LANGUAGE)
    own = read_messages(_FOLDERS[owner], language)
    return {code: own.get(code, text) for code, text in english.items()}


def catalogue_fingerprint(owner: str) -> str:
    """A digest of the catalogues of an owner. Raises: KeyError if there is no such owner."""
    return fingerprint(_FOLDERS[owner])


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(folder.name for folder in _FOLDERS["regalia"].iterdir())


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
    for folder in _FOLDERS.values():
        for file in read_files(folder, language):
            bundle.add_resource(FluentResource(file.text))
    return bundle


@cache
def _form_variables(language: str) -> frozenset[tuple[str, str]]:
    """The variables of a language's messages for forms of arguments: `("seat", "-acc")` for `$seat-acc`."""
    files = (file for folder in _FOLDERS.values() for file in read_files(folder, language))
    return frozenset(found for file in files for found in _FORM_VARIABLE.findall(file.text))


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
    and `$citizen-acc` its attribute `.acc`, so that each language has the forms that it needs. A form that an argument
    does not have is its text: a game need not have the cases of every language. A message that exists in English only
    is in English. For a code without a message, the code and its arguments are returned, so
    that a missing message does not hide what happened.
    """
    chosen = CURRENT_LANGUAGE.get() if language is None else language
    if not catalogue(chosen).has_message(code):
        chosen = DEFAULT_LANGUAGE
    bundle = catalogue(chosen)
    if not bundle.has_message(code):
        return f"{code} {arguments}" if arguments else code
    values = {name: one for key, value in arguments.items() for name, one in variables(chosen, key, value)}
    for argument, form in _form_variables(chosen):
        if argument in values:
            values.setdefault(argument + form, values[argument])
    return format_pattern(bundle, bundle.get_message(code).value, values)


def translated(code: str, text: str) -> str:
    """Translates an English text that is stored elsewhere, such as the name of a built-in board.

    A text that differs from the English message of the code is returned unchanged: a user has written it.
    """
    return tr(code) if text == tr(code, DEFAULT_LANGUAGE) else text


def has_message(code: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether a language has a message for a code; English has all of them."""
    return bool(catalogue(language).has_message(code))


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
    """The translation of a name, under "", and its other forms, under "-acc" and so on.

    A name that the language does not have is in English, or else its id, and has no other forms.
    """
    code = f"{name.kind}-{name.id}".replace(".", "-")
    bundle = catalogue(language)
    if bundle.has_message(code):
        message = bundle.get_message(code)
        yield "", format_pattern(bundle, message.value, {})
        for form, pattern in message.attributes.items():
            yield f"-{form}", format_pattern(bundle, pattern, {})
        return
    english = catalogue(DEFAULT_LANGUAGE)
    has_english = english.has_message(code)
    yield "", format_pattern(english, english.get_message(code).value, {}) if has_english else name.id


@cache
def forms_of_kind(language: str, kind: str) -> frozenset[str]:
    """The forms that names of a kind have in a language."""
    bundle = catalogue(language)
    codes = (code for owner in _FOLDERS for code in _message_ids(owner) if code.startswith(f"{kind}-"))
    return frozenset(
        form for code in codes if bundle.has_message(code) for form in bundle.get_message(code).attributes
    )


def format_pattern(bundle: FluentBundle, pattern: Any, values: dict[str, Value]) -> str:
    """A pattern with its variables; a missing variable appears as its name."""
    text, _errors = bundle.format_pattern(pattern, values)
    return str(text)
