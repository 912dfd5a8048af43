"""Every message id that the program uses has a message, every message is used, and each by its owner."""

import ast
import re
from collections.abc import Iterator
from fnmatch import filter as matching
from fnmatch import translate
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax.serializer import serialize_pattern

from regalia.core import errors
from regalia.core.contract import Event, kebab
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.games import registry
from regalia.services import errors as service_errors
from regalia.services.errors import ServiceError
from regalia.web import errors as web_errors
from tests.support.catalogues import FOLDERS, GAME_TOPICS, GAMES, SHARED, Parts, files, messages
from tools.dev.paths import ROOT, SOURCES
from tools.dev.rule_table import rule_books

FRONTEND = ROOT / "frontend" / "src"
# Ids that are built from codes of events, refusals and errors; the codes themselves are collected one by one.
BUILT = {"event-*", "refusal-*", "error-*", "error-board-*", "*"}
# Shared texts that name a game or its pieces: the theme of the app, and the output of --help.
NAMES_A_GAME = {"app-tagline", "regalia-help", "play-seat", "engine-boards"}
ERRORS: dict[str, type[Any]] = {
    name: value
    for name, value in {**vars(errors), **vars(service_errors), **vars(web_errors)}.items()
    if isinstance(value, type) and issubclass(value, errors.RegaliaError)
} | {"Refusal": errors.Refusal}


class Use(NamedTuple):
    """A message id in the source, with `*` for each part that varies, and the owner of the file."""

    code: str
    owner: str


def owner_of_source(path: Path) -> str:
    """The game whose folder a source file is in, or the shared code."""
    return next((part for part in path.parts if part in GAMES), SHARED)


@cache
def sources() -> list[tuple[str, ast.Module]]:
    """Every Python file of the program, parsed, with its owner."""
    paths = sorted(SOURCES.rglob("*.py"))
    return [(owner_of_source(path), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


@cache
def nodes() -> list[tuple[str, ast.AST]]:
    """Every node of every Python file, with the owner of the file."""
    return [(owner, node) for owner, tree in sources() for node in ast.walk(tree)]


def texts(node: ast.AST | None) -> Iterator[str]:
    """The strings that an expression may be: one, or one of two; an f-string has `*` where it varies."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.JoinedStr(values=parts):
            yield "".join(next(texts(part), "*") for part in parts)


@cache
def uses() -> frozenset[Use]:
    """The message ids that the program uses."""
    found = {Use(f"event-{kebab(kind.__name__)}", owner) for owner, kind in event_types()}
    found |= {
        Use(f"error-{kind.code.removeprefix('service/')}", SHARED) for kind in raised_without_a_reason()
    }
    for game, rules in registry.BUILT_IN.items():
        messages_of_lessons = [code for lesson in rules.lessons().values() for code in lesson.messages]
        found |= {Use(code, game.replace("-", "_")) for code in messages_of_lessons}
    for owner, node in nodes():
        if isinstance(node, ast.Call):
            found |= {Use(code, owner) for code in ids_in(node)}
    return frozenset(use for use in found if use.code not in BUILT) | browser_uses()


def last_name(node: ast.expr) -> str:
    """The last part of a dotted name; empty for other expressions."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def ids_in(call: ast.Call) -> Iterator[str]:
    """The message ids in a call of `tr`, of an error class, of a function named `error`, or of `Name`."""
    name = last_name(call.func)
    code = call.args[1] if name == "Refusal" and len(call.args) > 1 else call.args[0] if call.args else None
    if name in ERRORS or name == "error":
        start = "refusal-" if name == "Refusal" else "error-" if name in ERRORS else "error-*-"
        yield from (start + text for text in texts(code))
    elif name in ("tr", "translated"):
        yield from texts(code)
    elif name == "Name" and len(call.args) > 1 and isinstance(call.args[1], ast.Call):
        yield from (f"{kind}-*" for kind in texts(code))  # the id of a card is computed


@cache
def browser_uses() -> frozenset[Use]:
    """The message ids in the front end's calls of `t`."""
    found: set[Use] = set()
    for owner, text in browser_sources():
        for call in re.finditer(r"\bt\(", text):
            code, rest = first_argument(text, call.end())
            varied = re.sub(r"\$\{[^}]*\}", "*", code)
            found |= {Use(one, owner) for one in re.findall(r"[\"`]([a-z]+-[\w*-]*)[\"`]", varied)}
            if re.match(r" \{[^}]*\bground\b", rest):
                found.add(Use("ground-*", owner))
    return frozenset(found)


@cache
def optional_codes() -> frozenset[str]:
    """The message ids in the front end's calls of `textOrNull`: messages that a game may lack."""
    calls = (
        call for _, text in browser_sources() for call in re.findall(r"\btextOrNull\(t, `([^`]+)`", text)
    )
    return frozenset(re.sub(r"\$\{.*?\}", "*", code) for code in calls)


@cache
def browser_strings() -> frozenset[str]:
    """All strings of the front end that may be message ids: some ids are in tables, such as those of prompts."""
    return frozenset(code for _, text in browser_sources() for code in re.findall(r'"([a-z]+-[\w-]+)"', text))


@cache
def browser_sources() -> list[tuple[str, str]]:
    """The source files of the front end, with their owners."""
    paths = [path for path in sorted(FRONTEND.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [(owner_of_source(path), path.read_text(encoding="utf-8")) for path in paths]


def first_argument(text: str, start: int) -> tuple[str, str]:
    """A call's first argument, which may itself have brackets and commas, and what follows it."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth < 0 or (depth == 0 and text[at] == ","):
            return text[start:at], text[at + 1 :]
    return text[start:], ""


def raised_without_a_reason() -> Iterator[type[ServiceError]]:
    """The service errors that are raised somewhere without a reason of their own."""
    for _, node in nodes():
        if isinstance(node, ast.Raise) and node.exc is not None:
            raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            bare = not isinstance(node.exc, ast.Call) or not node.exc.args
            kind = ERRORS.get(last_name(raised))
            if bare and kind is not None and issubclass(kind, ServiceError):
                yield kind


def event_types(kind: type[Event] = Event) -> Iterator[tuple[str, type[Event]]]:
    """All event types of the built-in games, with their owners; tests may have imported others."""
    assert registry.GAMES, "so that the games are imported"
    for below in kind.__subclasses__():
        if below.__module__.startswith("regalia."):
            yield owner_of_source(Path(*below.__module__.split("."))), below
        yield from event_types(below)


@cache
def arguments() -> frozenset[str]:
    """The names of arguments; `citizen="monk"` uses the message `citizen-monk`."""
    all_nodes = [node for _, node in nodes()]
    named = {node.arg for node in all_nodes if isinstance(node, ast.keyword | ast.arg) and node.arg}
    fields = {ast.unparse(node.target) for node in all_nodes if isinstance(node, ast.AnnAssign)}
    keys = {
        text for node in all_nodes if isinstance(node, ast.Dict) for key in node.keys for text in texts(key)
    }
    return frozenset(named | fields | keys)


@cache
def values() -> frozenset[str]:
    """What arguments may be: any string of the program, and the rules."""
    rules = {rule.replace(".", "-") for book in rule_books() for rule in book.rules}
    return frozenset(text for _, node in nodes() for text in texts(node)) | rules


@cache
def patterns() -> re.Pattern[str]:
    """Matches all ids that the program uses or may use."""
    codes = {use.code for use in uses()} | optional_codes()
    return re.compile("|".join(translate(code) for code in sorted(codes)))


def is_used(code: str) -> bool:
    """Whether the program may use a message."""
    kind, _, name = code.partition("-")
    if code in values() or code in browser_strings() or (kind in arguments() and name in values()):
        return True
    return patterns().match(code) is not None


def test_the_search_finds_ids_that_are_used_and_no_others() -> None:
    codes = {use.code for use in uses()}
    assert {"event-knight-killed", "refusal-captured-already", "error-seed", "error-*-no-route"} <= codes
    assert {"nav-skip", "town-say-*"} <= codes
    assert is_used("citizen-monk")
    assert is_used("act-draw-offered")
    assert not is_used("phase-jester")
    assert not is_used("refusal-never")


@pytest.mark.parametrize("language", languages())
def test_every_id_that_is_used_has_a_message(language: str) -> None:
    known = {**messages(DEFAULT_LANGUAGE), **messages(language)}
    missing = {use.code for use in uses() if use.code not in known and not matching(known, use.code)}
    assert sorted(missing) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_used(language: str) -> None:
    assert [code for code in messages(language) if not is_used(code)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_texts_on_the_known_topics_only(game: str) -> None:
    assert {path.stem for path in files(DEFAULT_LANGUAGE, game)} <= GAME_TOPICS


def test_no_message_has_two_owners() -> None:
    """Importing the games would fail; this names the message before anything is imported."""
    owners = {code: [each for each in FOLDERS if code in messages("en", each)] for code in messages("en")}
    assert {code: found for code, found in owners.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_game_are_used_by_its_own_code(game: str) -> None:
    """Shared code reaches them by ids that it builds from data, such as `game-*`."""
    own = messages(DEFAULT_LANGUAGE, game)
    assert sorted(use for use in uses() if use.code in own and use.owner != game) == []


def test_no_shared_message_names_a_game_or_its_pieces() -> None:
    pieces = re.compile(rf"\b({'|'.join(sorted(game_words()))})\b", re.IGNORECASE)
    shared = messages(DEFAULT_LANGUAGE, SHARED)
    found = {code for code, message in shared.items() if pieces.search(Parts(message).text)}
    assert found == NAMES_A_GAME


def game_words() -> Iterator[str]:
    """The names of games, seats, pieces and scenarios, as patterns that match their plural, too."""
    kinds = ("citizen-label-", "game-", "piece-", "scenario-", "seat-", "unit-")
    for game in GAMES:
        for code, message in messages(DEFAULT_LANGUAGE, game).items():
            if code.startswith(kinds) and not code.startswith(("scenario-note-", "unit-short-")):
                assert message.value is not None
                name = serialize_pattern(message.value).strip().lower()
                yield re.escape(re.sub(r"^(the|a) ", "", name)) + "s?"
