"""Every language has the same messages, arguments and forms, and no text is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

import regalia.games  # noqa: F401 - registers the texts of the games
from regalia.core.i18n import DEFAULT_LANGUAGE, Name, Value, catalogue, languages, variables
from tests.support.catalogues import (
    ENGLISH_ONLY,
    FOLDERS,
    Parts,
    files,
    messages,
    messages_in,
    names,
    names_among,
    owner_of,
)

OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
# The attributes that a name may have: its forms in any language.
FORMS = {"cap", "short", "some", "the", "acc", "gen", "dat", "ins", "of", "to", "adj", "gender"}
# By owner, the arguments that are names, and their kinds; other arguments are texts and numbers.
SEATS = {"seat": "seat"}
KINDS = {
    "king_and_assassins": {**SEATS, "citizen": "citizen", "who": "citizen", "whom": "citizen"},
    "king_of_the_hill": {
        **SEATS, "first": "seat", "unit": "unit", "target": "unit", "general": "unit", "by": "unit",
        "card": "card", "element": "element",
    },
}  # fmt: skip
# Messages that depend on the gender of a citizen in some languages, but not in English.
FATES = ("hidden", "revealed", "captured", "captured-assassin", "eliminated")
GENDERED = {f"{kind}-{fate}" for kind in ("diagram", "fate") for fate in FATES}
INFLECTED = ("citizen", "piece", "unit", "seat", "element", "card")
PLURALS = {"one", "few", "many", "other"}
NUMBERS = (1, 2, 5, 21)

# Texts that are the same as in English: letters of the notation, names, and words that languages share.
NOTATION = ("citizen-short-", "unit-short-", "rank-")
NAMES = {"app-name"}
TITLES = {"game-king-and-assassins", "game-king-of-the-hill"}  # the titles of these editions, too
SAME_AS_ENGLISH = {
    "de": {
        *TITLES, "arena-above", "boards-name", "chat-title", "field-use-portal", "field-use-teleport",
        "layout-details", "level-name-6", "nav-lobby", "nav-moderation", "settings-pace-normal",
        "town-cost-of",
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
    """A message as it is written, without its id."""
    assert message.value is not None
    return serialize_pattern(message.value)


def base(variable: str) -> str:
    """The argument of a variable: `citizen` for `$citizen-acc`."""
    start, _, form = variable.rpartition("-")
    return start if start and form in FORMS else variable


def arguments_of(message: Message) -> set[str]:
    """The arguments that a message uses."""
    return {base(variable) for variable in Parts(message).variables}


def values(message: Message, path: Path) -> dict[str, list[object]]:
    """Sample values of each argument: every name of its kind, every variant, several numbers."""
    parts, kinds = Parts(message), KINDS.get(owner_of(path), SEATS)
    chosen: dict[str, list[object]] = {}
    for key in sorted(arguments_of(message)):
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
    """Arguments for a message: each in turn takes all its values while the others keep their last value."""
    chosen = values(message, path)
    usual = {key: some[-1] for key, some in chosen.items()}
    yield usual
    for key, some in chosen.items():
        yield from ({**usual, key: value} for value in some)


def formatted(language: str, code: str, arguments: dict[str, object]) -> tuple[str, list[Exception]]:
    """A message with its arguments, and the errors of formatting."""
    bundle = catalogue(language)
    given: dict[str, Value] = {}
    for key, value in arguments.items():
        given.update(variables(language, key, value))
    pattern = bundle.get_message(code).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), errors


@pytest.mark.parametrize("owner", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_catalogues_except_command_help(language: str, owner: str) -> None:
    english = {path.stem for path in files(DEFAULT_LANGUAGE, owner)}
    assert {path.stem for path in files(language, owner)} == english - {ENGLISH_ONLY}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    for path in files(language):
        english = path.parent.with_name(DEFAULT_LANGUAGE) / path.name
        assert list(messages_in(path)) == list(messages_in(english)), path


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_same_arguments(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE)
    for code, message in messages(language).items():
        more = {"citizen"} if code in GENDERED else set()
        assert arguments_of(message) - more == arguments_of(english[code]), code


@pytest.mark.parametrize("language", languages())
def test_all_names_of_a_kind_have_the_same_forms(language: str) -> None:
    for owner in FOLDERS:
        own = messages(language, owner)
        for kind in INFLECTED:
            found = [own[f"{kind}-{name}"] for name in names_among(kind, own)]
            shapes = {tuple(form.id.name for form in message.attributes) for message in found}
            assert len(shapes) <= 1, (owner, kind)


@pytest.mark.parametrize("language", languages())
def test_only_names_have_forms_and_all_forms_are_known(language: str) -> None:
    for code, message in messages(language).items():
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms <= FORMS, code
        assert not forms or code.partition("-")[0] in INFLECTED, code


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted_with_all_its_arguments(language: str) -> None:
    for path in files(language):
        for code, message in messages_in(path).items():
            for arguments in samples(message, path):
                text, errors = formatted(language, code, arguments)
                assert errors == [], (code, arguments, text)
                assert text.strip(), code
                assert "{" not in text.replace('{"cmd": "games"}', ""), (code, arguments, text)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    english = messages(DEFAULT_LANGUAGE)
    same = {
        code
        for code, message in messages(language).items()
        if any(map(str.isalpha, Parts(message).text)) and serialized(message) == serialized(english[code])
    }
    assert {code for code in same if not code.startswith(NOTATION)} == SAME_AS_ENGLISH[language] | NAMES


def test_french_punctuation_has_no_break_spaces() -> None:
    for path in files("fr"):
        text = path.read_text(encoding="utf-8")
        prose = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        for sign in ("; ", ": ", "? ", "! ", "»", "%"):
            assert f" {sign}" not in prose, (path, sign)
        assert "« " not in prose, path
        # The space is narrow before these signs, and a full one before a colon and within quotes.
        for sign in (";", "?", "!", "%"):
            assert f"\u00a0{sign}" not in prose, (path, sign)


@pytest.mark.parametrize("language", languages())
def test_no_character_is_written_as_an_escape(language: str) -> None:
    for path in files(language):
        assert re.findall(r"u[0-9a-f]{4}", path.read_text(encoding="utf-8")) == [], path
