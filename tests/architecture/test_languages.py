"""All languages say the same: no message, variable or form is missing, and nothing was left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from regalia.core.i18n import DEFAULT_LANGUAGE, Name, Value, catalogue, languages, variables
from tests.architecture.catalogues import (
    BROWSER,
    ENGLISH_ONLY,
    Parts,
    files,
    messages,
    messages_in,
    names,
)

OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
# What the forms of names are called, in whatever language.
FORMS = {"cap", "short", "some", "the", "acc", "gen", "dat", "ins", "of", "to", "adj", "gender"}
# Which arguments are names, and of what; elsewhere they are texts and numbers.
SEATS = {"seat": "seat"}
BATTLE = {
    **SEATS, "first": "seat", "unit": "unit", "target": "unit", "general": "unit", "by": "unit",
    "card": "card", "element": "element",
}  # fmt: skip
KINDS = {
    "board.ftl": {**SEATS, "citizen": "citizen", "unit": "unit"},
    "king-and-assassins.ftl": {**SEATS, "citizen": "citizen"},
    "king-of-the-hill.ftl": BATTLE,
    "table.ftl": {**BATTLE, "who": "citizen", "whom": "citizen"},
}
# English does not say of whom it is said; other languages ask whether that is a man or a woman.
FATES = ("hidden", "revealed", "captured", "captured-assassin", "eliminated")
GENDERED = {f"{kind}-{fate}" for kind in ("diagram", "fate") for fate in FATES}
INFLECTED = ("citizen", "piece", "unit", "seat", "element", "card")
PLURALS = {"one", "few", "many", "other"}
NUMBERS = (1, 2, 5, 21)

# What is rightly the same: the letters and signs of the notation, names, and words that languages share.
NOTATION = ("citizen-short-", "unit-short-", "rank-")
NAMES = {"app-name"}
TITLES = {"game-king-and-assassins", "game-king-of-the-hill"}  # on the boxes of these editions too
SHARED = {
    "de": {
        *TITLES, "arena-above", "boards-name", "chat-title", "field-use-portal",
        "field-use-teleport", "level-name-6", "nav-lobby", "settings-pace-normal",
    },
    "fr": {
        *TITLES, "arena-above", "arena-score", "bench-positions",
        "boards-id", "clock-minutes", "diagram-assassins", "diagram-hidden",
        "field-use-confusion", "join-title", "level-name-3", "level-name-7", "nav-menu", "new-jokers",
        "over-secrets",
        "scenario-introduction", "scenario-king-of-the-woods", "settings-pace-normal", "side-assassins",
        "town-points-assassins", "unit-horde",
    },
    "ru": set(),
}  # fmt: skip


def serialized(message: Message) -> str:
    """A message as it is written, without what it is called by."""
    assert message.value is not None
    return serialize_pattern(message.value)


def base(variable: str) -> str:
    """The argument that a variable is a form of."""
    start, _, form = variable.rpartition("-")
    return start if start and form in FORMS else variable


def asked_for(message: Message) -> set[str]:
    """The arguments that a message makes use of."""
    return {base(variable) for variable in Parts(message).variables}


def values(message: Message, path: Path) -> dict[str, list[object]]:
    """What each argument of a message may be: every name of its kind, every variant, several numbers."""
    parts, kinds = Parts(message), KINDS.get(path.name, SEATS)
    chosen: dict[str, list[object]] = {}
    for key in sorted(asked_for(message)):
        variants = parts.variants.get(key, set())
        numbers = [int(one) for one in sorted(variants) if one.lstrip("-").isdecimal()]
        some: list[object] = [one for one in ("none", "yes", "no") if one in variants]
        if key in kinds and not {"yes", "no"} & variants:
            some += [Name(kinds[key], name) for name in names(kinds[key], path)]
        elif not {"yes", "no"} & variants:
            codes = sorted(one for one in variants - PLURALS - {"none"} if one.isidentifier())
            some += [*numbers, *NUMBERS, *([] if key in parts.numbers else ["x5"]), *codes]
        chosen[key] = some
    return chosen


def samples(message: Message, path: Path) -> Iterator[dict[str, object]]:
    """Arguments for a message: each in turn takes all its values while the others keep their last."""
    chosen = values(message, path)
    usual = {key: some[-1] for key, some in chosen.items()}
    yield usual
    for key, some in chosen.items():
        yield from ({**usual, key: value} for value in some)


def spoken(language: str, code: str, arguments: dict[str, object]) -> tuple[str, list[Exception]]:
    """A message with its arguments, and what went wrong."""
    bundle = catalogue(language)
    given: dict[str, Value] = {}
    for key, value in arguments.items():
        given.update(variables(language, key, value))
    pattern = bundle.get_message(code).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), errors


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_catalogues_but_for_help(language: str) -> None:
    english = {path.name for path in files(DEFAULT_LANGUAGE)}
    assert {path.name for path in files(language)} == english - {ENGLISH_ONLY}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    for path in files(language):
        english = path.parent.with_name(DEFAULT_LANGUAGE) / path.name
        assert list(messages_in(path)) == list(messages_in(english)), path


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_makes_use_of_the_same_arguments(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE, browser=True)
    for code, message in messages(language, browser=True).items():
        more = {"citizen"} if code in GENDERED else set()
        assert asked_for(message) - more == asked_for(english[code]), code


@pytest.mark.parametrize("language", languages())
def test_all_names_of_a_kind_have_the_same_forms(language: str) -> None:
    for path in files(language):
        for kind in INFLECTED:
            found = [messages_in(path).get(f"{kind}-{name}") for name in names(kind, path)]
            shapes = {tuple(form.id.name for form in message.attributes) for message in found if message}
            assert len(shapes) <= 1, (path, kind)


@pytest.mark.parametrize("language", languages())
def test_only_names_have_forms_and_all_forms_are_known(language: str) -> None:
    for code, message in messages(language, browser=True).items():
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms <= FORMS, code
        assert not forms or code.partition("-")[0] in INFLECTED, code


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_whatever_it_may_be_about(language: str) -> None:
    for path in files(language):
        for code, message in messages_in(path).items():
            for arguments in samples(message, path):
                text, errors = spoken(language, code, arguments)
                assert errors == [], (code, arguments, text)
                assert text.strip(), code
                assert "{" not in text.replace('{"cmd": "games"}', ""), (code, arguments, text)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_in_english_by_accident(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE, browser=True)
    same = {
        code
        for code, message in messages(language, browser=True).items()
        if any(map(str.isalpha, Parts(message).words)) and serialized(message) == serialized(english[code])
    }
    assert {code for code in same if not code.startswith(NOTATION)} == SHARED[language] | NAMES


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_words_are_in_a_catalogue_of_their_own(language: str) -> None:
    assert any(path.name in BROWSER for path in files(language))


def test_french_keeps_its_signs_with_the_word_before_them() -> None:
    for path in files("fr"):
        text = path.read_text(encoding="utf-8")
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        for sign in ("; ", ": ", "? ", "! ", "»", "%"):
            assert f" {sign}" not in said, (path, sign)
        assert "« " not in said, path
        # The space is narrow before what stands high, and a whole one before a colon and within quotes.
        for sign in (";", "?", "!", "%"):
            assert f"\u00a0{sign}" not in said, (path, sign)


@pytest.mark.parametrize("language", languages())
def test_a_sign_is_written_as_itself_and_not_as_its_number(language: str) -> None:
    for path in files(language):
        assert re.findall(r"u[0-9a-f]{4}", path.read_text(encoding="utf-8")) == [], path
