"""Pages of the API reference for the docs site: which names are public, and the directives that document them."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

import msgspec

import regalia
from regalia.core.contract import Event
from regalia.core.i18n import tr
from regalia.games.registry import GAMES


class Part(NamedTuple):
    """A part of a page: the names of one module that are documented there.

    These are the names in the module's `__all__`. A module without one has its names in `regalia.__all__` and those
    in `also`, or everything that it defines if `whole` is true.
    """

    title: str
    module: str
    also: tuple[str, ...] = ()  # types of arguments and results of public functions
    whole: bool = False


class Page(NamedTuple):
    """A page of the reference: its file name, its title, who reads it for what, and its parts."""

    name: str
    title: str
    purpose: str
    parts: tuple[Part, ...]


PAGES = (
    Page(
        "games",
        "Games, records and errors",
        "Python programmers: create, play, load and replay games",
        (
            Part("Creating games", "regalia.games.registry"),
            Part("A game in play", "regalia.core.game", also=("Transition", "Step")),
            Part("Queries of its position", "regalia.core.position_queries", also=("PositionQueries",)),
            Part("Actions", "regalia.core.action"),
            Part("Records", "regalia.core.record", also=("Setup",)),
            Part("Files of records", "regalia.arena.record_files", also=("BadRecordLine",)),
            Part("Fairness", "regalia.core.fairness", also=("Fairness", "Opening")),
            Part("Errors", "regalia.core.errors", also=("BadLesson",)),
        ),
    ),
    Page(
        "players",
        "Computer players and search",
        "bot authors and researchers: players by name, levels, search budgets",
        (
            Part("Players", "regalia.players"),
            Part("Search", "regalia.search"),
            Part("Candidates of a search", "regalia.search.search", also=("Candidate",)),
        ),
    ),
    Page(
        "engine",
        "A client of the engine",
        "Python programmers: the rules and the computer players in a process of their own",
        (
            Part("The client", "regalia.arena.engine_client"),
            Part("Answers", "regalia.arena.engine_messages", whole=True),
        ),
    ),
    Page(
        "contract",
        "The contract of a game",
        "authors of games: what a game implements",
        (
            Part("The plain part", "regalia.core.rules", whole=True),
            Part("Types of the contract", "regalia.core.contract", whole=True),
            Part("The compiled part: states", "regalia.core.state", whole=True),
            Part("The compiled part: evaluators", "regalia.core.evaluator", whole=True),
            Part("Random numbers", "regalia.core.rng", whole=True),
            Part("Text with styles", "regalia.core.styled_text", whole=True),
            Part("Names in messages", "regalia.core.i18n", also=("Name",)),
            Part("Lessons", "regalia.core.lesson", whole=True),
        ),
    ),
    Page(
        "testing",
        "The conformance suite",
        "authors of games: the checks that every game must pass",
        (
            Part("The suite", "regalia.testing"),
            Part("Points of a random game", "regalia.testing.point", also=("Point",)),
        ),
    ),
)


def public_names(part: Part) -> list[str]:
    """The names that a part documents: functions, classes and constants of `__all__`, else as in the source."""
    module = import_module(part.module)
    if listed := getattr(module, "__all__", None):
        own = [name for name in listed if is_defined_in(getattr(module, name), part.module)]
        return sorted(own, key=lambda name: KINDS.index(directive(getattr(module, name))))
    own = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == part.module]
    if part.whole:
        return [name for name in own if not (name.startswith("_") or isinstance(vars(module)[name], TypeVar))]
    return [*(name for name in own if name in regalia.__all__), *(name for name in own if name in part.also)]


def is_defined_in(value: Any, package: str) -> bool:
    """Whether a value is defined in a package; a constant does not know where it is defined."""
    module = getattr(value, "__module__", None) or package
    return f"{module}.".startswith(f"{package}.")


KINDS = ("autofunction", "autoclass", "autoexception", "autodata")


def directive(value: Any) -> str:
    """The directive of autodoc that documents a value."""
    if inspect.isclass(value):
        return "autoexception" if issubclass(value, BaseException) else "autoclass"
    return "autofunction" if inspect.isroutine(value) else "autodata"


def describe(module: str, name: str, *options: str) -> str:
    """The directive for a name, which is documented as `regalia.NAME` if it can be imported from there."""
    value = getattr(import_module(module), name)
    public = name in regalia.__all__ and getattr(regalia, name) is value
    kind = directive(value)
    lines = [f".. {kind}:: {'regalia' if public else module}.{name}", *options]
    if kind == "autodata":
        lines.append(":no-value:")
    return "\n   ".join(lines) + "\n"


def page_text(page: Page) -> str:
    """The Markdown of a page."""
    text = [f"# {page.title}\n"]
    for part in page.parts:
        about = f".. automodule:: {part.module}\n   :no-members:\n   :no-index:\n"
        names = [describe(part.module, name) for name in public_names(part)]
        text.append(section(part.title, [about, *names]))
    return "\n".join(text)


def section(title: str, directives: list[str]) -> str:
    """A section of a page, in Markdown with reStructuredText inside, which the directives of autodoc need."""
    return "\n".join([f"## {title}\n", "```{eval-rst}", *directives, "```\n"])


def game_text(game: str) -> str:
    """The page of a game: its views and beliefs, its events, and the structs that these consist of."""
    view = regalia.new(game, seed=0).view(regalia.rules(game).seats[0])
    kinds = (type(view), type(regalia.belief(view)))
    roots = [each for each in kinds if is_defined_in(each, "regalia.games")]
    parts: dict[type, None] = {}
    for root in roots:
        collect_structs(root, parts)
    events = [each for each in parts if issubclass(each, Event)]
    others = [each for each in parts if each not in events and each not in roots]
    bases = ":no-show-inheritance:"  # which add no fields
    return "\n".join(
        [
            f"# {tr(f'game-{game}')}: views and events\n",
            section("Views and beliefs", [describe(each.__module__, each.__name__) for each in roots]),
            section("Events", [describe(each.__module__, each.__name__, bases) for each in events]),
            section("Parts of these", [describe(each.__module__, each.__name__, bases) for each in others]),
        ]
    )


def collect_structs(hint: Any, found: dict[type, None]) -> None:
    """Add the structs of a game that a type names, and the structs that those name."""
    for each in typing.get_args(hint):
        collect_structs(each, found)
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct) and hint not in found:
        if is_defined_in(hint, "regalia.games"):
            found[hint] = None
        for each in typing.get_type_hints(hint).values():
            collect_structs(each, found)


def index_text() -> str:
    """The Markdown of the front page of the reference."""
    games = [
        (game, f"{tr(f'game-{game}')}: views and events", "bot authors: what a seat is told")
        for game in GAMES
    ]
    pages = [PAGES[0][:3], *games, *(page[:3] for page in PAGES[1:])]
    return "\n".join(
        [
            "# Python API\n",
            "The public names of the package `regalia`, from their docstrings.\n",
            "| page | for |\n|---|---|",
            *(f"| [{title}]({name}.md) | {purpose} |" for name, title, purpose in pages),
            "\n```{toctree}\n:hidden:\n",
            *(name for name, _, _ in pages),
            "```\n",
        ]
    )


def outputs() -> Iterator[tuple[str, str]]:
    """File names and texts of all pages."""
    yield "index.md", index_text()
    for page in PAGES:
        yield f"{page.name}.md", page_text(page)
    for game in GAMES:
        yield f"{game}.md", game_text(game)
