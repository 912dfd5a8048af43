"""All types that travel, found from the messages: what the OpenAPI document and the TypeScript are made of.

A few types stand for those of every game: where a message has a `View`, one of the games' own views is sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from regalia.core.contract import BoardLayout, Event, View
from regalia.games import registry


def subclasses_in_games(base: type) -> Iterator[type]:
    """The types of the games that are made from a base; bases between them are left out."""
    assert registry.GAMES, "so that the games are imported"
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        if kind.__module__.startswith("regalia.games.") and not kind.__subclasses__():
            yield kind
        yield from subclasses_in_games(kind)


def views() -> list[type]:
    """The view of each game."""
    return sorted(subclasses_in_games(View), key=lambda kind: kind.__module__)


def events() -> list[type]:
    """The events of all games: those that their views may have seen."""
    found: list[type] = []
    for view in views():
        many = get_args(get_type_hints(view)["seen"])[0]  # tuple[KaEvent, ...]
        found += get_args(many)
    return found


def plans() -> list[type]:
    """The plan of a board of each game."""
    return sorted(subclasses_in_games(BoardLayout), key=lambda kind: kind.__module__)


def open_types() -> dict[type, list[type]]:
    """The types that stand for others, with those."""
    return {View: views(), Event: events(), BoardLayout: plans()}


def camel_case(name: str) -> str:
    """king_of_the_hill → KingOfTheHill."""
    return "".join(word.capitalize() for word in name.split("_"))


def names(kinds: list[type]) -> dict[type, str]:
    """A name for each type: its own, with its game or its file before it where another has the same."""
    bare: dict[str, list[type]] = {}
    for kind in kinds:
        bare.setdefault(kind.__name__, []).append(kind)
    return {
        kind: kind.__name__ if keeps_name(kind, bare[kind.__name__]) else qualified(kind) for kind in kinds
    }


def keeps_name(kind: type, same: list[type]) -> bool:
    """Whether a type keeps its name: no other has it, or it is what the others stand for."""
    return len(same) == 1 or kind in open_types() or kind.__module__.startswith("regalia.web.")


def qualified(kind: Any) -> str:
    """A type's name with that of its game, or of its file, before it."""
    parts = kind.__module__.split(".")
    return camel_case(parts[2] if parts[1] == "games" else parts[-1]) + str(kind.__name__)
