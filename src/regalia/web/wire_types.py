"""All types on the wire, found from the messages: the source of the OpenAPI document and the TypeScript.

Some types are open: a field of type `View` holds one of the games' own views.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args, get_type_hints

from regalia.core.contract import BoardLayout, Details, Event, Preview, View
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
        found += event_types(view)
    return found


def event_types(view: type) -> tuple[type, ...]:
    """Returns the event types of a game, from the type of `seen` in its view: one type or a union of several."""
    many = get_args(get_type_hints(view)["seen"])[0]  # tuple[KaEvent, ...]
    return get_args(many) or (many,)


def layouts() -> list[type]:
    """Returns the board layout type of each game."""
    return sorted(subclasses_in_games(BoardLayout), key=lambda kind: kind.__module__)


def details() -> list[type]:
    """Returns the details type of each game that has one."""
    return sorted(subclasses_in_games(Details), key=lambda kind: kind.__module__)


def previews() -> list[type]:
    """Returns the preview type of each game that has one."""
    return sorted(subclasses_in_games(Preview), key=lambda kind: kind.__module__)


def open_types() -> dict[type, list[type]]:
    """Returns the open types with their alternatives."""
    return {View: views(), Details: details(), Preview: previews(), Event: events(), BoardLayout: layouts()}


def camel_case(name: str) -> str:
    """king_of_the_hill → KingOfTheHill."""
    return "".join(word.capitalize() for word in name.split("_"))


def name(kind: type) -> str:
    """Returns the name of a type; the class `View` of a game gets the name of the game as a prefix."""
    open_bases = [base for base in open_types() if kind is not base and issubclass(kind, base)]
    if any(kind.__name__ == base.__name__ for base in open_bases):
        return camel_case(kind.__module__.split(".")[2]) + kind.__name__
    return kind.__name__


def names(kinds: Iterable[type]) -> dict[type, str]:
    """Returns the names of types. Raises: ValueError if two have the same name."""
    by_name: dict[str, type] = {}
    for kind in kinds:
        other = by_name.setdefault(name(kind), kind)
        if other is not kind:
            raise ValueError(f"two types are called {name(kind)}: rename {kind} or {other}")
    return {kind: known for known, kind in by_name.items()}
