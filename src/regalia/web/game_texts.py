"""The texts of installed games for browsers, which have only those of the games in their bundle.

A page asks for some messages of every game, such as `side-SEAT`. What a game lacks of them is filled in here, so that
no page shows a message id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256

import msgspec

import regalia
from regalia.core.contract import SPECTATOR, kebab
from regalia.core.game import Game
from regalia.core.i18n import (
    DEFAULT_LANGUAGE,
    catalogue_fingerprint,
    forms_of_kind,
    has_message,
    languages,
    messages_of,
    tr,
    variables,
)
from regalia.core.rules import Rules
from regalia.games import registry
from regalia.web import wire_types
from regalia.web.messages.server import GameTexts

CLAUSE = re.compile(r"clause-([A-Za-z]+-\d+)(?:-(\d+))?")  # a message id has no dots


@cache
def game_texts(game: str, language: str) -> GameTexts:
    """Returns the texts of an installed game; in English if it does not have the language, or there is none.

    Raises: KeyError if no such game is installed.
    """
    found = registry.INSTALLED[game]
    spoken = language if language in languages() else DEFAULT_LANGUAGE
    own = messages_of(found.package, spoken)
    messages = dict(fill_in(found.rules, spoken)) | own
    messages |= {f"seat-{seat}": seat_message(seat, spoken) for seat in found.rules.seats}
    return GameTexts(
        messages="".join(messages.values()),
        rules=[".".join(filter(None, rule.groups())) for code in own if (rule := CLAUSE.fullmatch(code))],
    )


@cache
def texts_version(game: str) -> str:
    """Returns a version that changes with the texts of an installed game, and with this program's."""
    texts = catalogue_fingerprint(registry.INSTALLED[game].package)
    return sha256(f"{regalia.__version__} {texts}".encode()).hexdigest()[:16]


def fill_in(rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    """Yields the messages that pages ask for, as Fluent source by id.

    A message of another game is repeated, as its catalogue may not be loaded.
    """
    for code, default in defaults(rules, language):
        yield code, f"{code} = {literal(tr(code, language) if has_message(code) else default)}\n"
    for kind in event_types(rules):
        code = f"event-{kebab(kind.__name__)}"
        fields = " ".join(f"{{ ${field.encode_name} }}" for field in msgspec.structs.fields(kind))
        yield code, f"{code} = {readable(kebab(kind.__name__))}: {fields}\n"


def defaults(rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    """Yields the ids of messages that pages ask for, with a text for a game that does not have it."""
    game, welcome = rules.id, f"welcome-{rules.id}"
    yield f"game-{game}", readable(game)
    yield f"home-{game}", tr(welcome if has_message(welcome) else "home-installed", language)
    for seat in rules.seats:
        side = side_name(seat, language)
        yield f"side-{seat}", side
        yield f"winner-{seat}", tr("list-winner", language, name=side)
    for option in rules.setup.options():
        yield f"new-{option}", readable(option)
        yield f"new-{option}-note", ""
    for board in rules.presentation.board_infos().values():
        yield f"board-name-{board.id}", board.name
        yield f"board-note-{board.id}", board.note
    yield f"new-own-board-how-{game}", ""


def side_name(seat: str, language: str) -> str:
    """Returns the short name of a seat, in the language or in English; else its id, readable."""
    spoken = language if has_message(f"seat-{seat}", language) else DEFAULT_LANGUAGE
    names = dict(variables(spoken, "seat", seat))
    return readable(str(names.get("seat-short", names["seat"])))


def seat_message(seat: str, language: str) -> str:
    """Returns the message of a seat with all forms that sentences in the language ask for.

    Without a translation all forms are the short name: an English article would not fit into the sentence.
    """
    side, names = side_name(seat, language), dict[str, object]()
    if has_message(f"seat-{seat}", language):
        names = dict(variables(language, "seat", seat))
    forms = sorted(
        forms_of_kind(language, "seat") | {name.removeprefix("seat-") for name in names} - {"seat"}
    )
    lines = [f"seat-{seat} = {literal(str(names.get('seat', side)))}"]
    lines += [f"    .{form} = {literal(str(names.get(f'seat-{form}', side)))}" for form in forms]
    return "\n".join(lines) + "\n"


def event_types(rules: Rules) -> tuple[type, ...]:
    """Returns the event types of a game; none if the type of its view does not list them."""
    view = type(Game.new(rules, {}, seed=0).view(SPECTATOR))
    return tuple(kind for kind in wire_types.event_types(view) if issubclass(kind, msgspec.Struct))


def readable(code: str) -> str:
    """Returns an id as a text: `piece-moved` → `Piece moved`."""
    words = re.sub(r"[-_]+", " ", code)
    return words[:1].upper() + words[1:]


def literal(text: str) -> str:
    """Returns a text as a Fluent string literal, on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
