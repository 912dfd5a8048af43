"""All types on the wire, found from the messages: the source of the OpenAPI document and the TypeScript.

Some types are open: a field of type `View` holds one of the games' own views.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from regalia.core.contract import BoardLayout, Event, View
from regalia.games import registry


def subclasses_in_games(base: type) -> Iterator[type]:
    """Yields the leaf subclasses of a base that games define."""
    assert registry.GAMES, "the games are imported"
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        if kind.__module__.startswith("regalia.games.") and not kind.__subclasses__():
            yield kind
        yield from subclasses_in_games(kind)


def views() -> list[type]:
    """Returns the view type of each game."""
    return sorted(subclasses_in_games(View), key=lambda kind: kind.__module__)


def events() -> list[type]:
    """Returns the event types of all games, from the type of `seen` in their views."""
    found: list[type] = []
    for view in views():
        many = get_args(get_type_hints(view)["seen"])[0]  # tuple[KaEvent, ...]
        found += get_args(many)
    return found


def layouts() -> list[type]:
    """Returns the board layout type of each game."""
    return sorted(subclasses_in_games(BoardLayout), key=lambda kind: kind.__module__)


def open_types() -> dict[type, list[type]]:
    """Returns the open types with their alternatives."""
    return {View: views(), Event: events(), BoardLayout: layouts()}


def camel_case(name: str) -> str:
    """king_of_the_hill → KingOfTheHill."""
    return "".join(word.capitalize() for word in name.split("_"))


def names(kinds: list[type]) -> dict[type, str]:
    """Returns a name for each type; a type whose name is not unique gets its game or module as a prefix."""
    bare: dict[str, list[type]] = {}
    for kind in kinds:
        bare.setdefault(kind.__name__, []).append(kind)
    return {
        kind: kind.__name__ if keeps_name(kind, bare[kind.__name__]) else qualified(kind) for kind in kinds
    }


def keeps_name(kind: type, same: list[type]) -> bool:
    """Returns whether a type keeps its bare name: it is unique, open, or of the messages."""
    return len(same) == 1 or kind in open_types() or kind.__module__.startswith("regalia.web.")


def qualified(kind: Any) -> str:
    """Returns the name of a type with its game or module as a prefix."""
    parts = kind.__module__.split(".")
    return camel_case(parts[2] if parts[1] == "games" else parts[-1]) + str(kind.__name__)
