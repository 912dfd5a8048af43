"""Finds games: the folders here that have a manifest, and installed packages with an entry point `regalia.games`.

A built-in game that does not import is a defect of this program, and raises. An installed one that does not import,
breaks the contract or fails at its first position is left out with the reason, so that the others can be played. A text
of it that cannot be parsed is reported, and is shown in English or as its id.
"""

from __future__ import annotations

import re
from collections.abc import Container
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from regalia.core.catalogue_files import CatalogueFault, find_faults
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.game import Game
from regalia.core.i18n import add_catalogues, tr
from regalia.core.rules import Knowledge, MatchSetup, Notation, Observation, Presentation, Rules

GROUP = "regalia.games"  # of the entry points
GAMES_PACKAGE = "regalia.games"
INTERFACES: dict[str, type[Any]] = {
    "setup": MatchSetup,
    "notation": Notation,
    "observation": Observation,
    "presentation": Presentation,
    "knowledge": Knowledge,
}
ID = re.compile(r"[a-z][a-z0-9-]{0,39}")


class LeftOut(NamedTuple):
    """An installed game that cannot be played, and why."""

    name: str  # of the entry point
    reason: str

    def words(self, language: str | None = None) -> str:
        """One line for people, in a language or in the current one."""
        return tr("game-left-out", language, game=self.name, what=self.reason)


class UnreadableText(NamedTuple):
    """A text of an installed game that cannot be parsed; the game is played without it."""

    name: str  # of the entry point
    fault: CatalogueFault

    def words(self, language: str | None = None) -> str:
        """One line for people, in a language or in the current one."""
        return tr(
            "game-text-unreadable", language, game=self.name, file=self.fault.file, line=self.fault.line
        )


class InstalledGame(NamedTuple):
    """A game of an installed package."""

    rules: Rules
    package: str  # the owner of its texts


class Installed(NamedTuple):
    """What the entry points name: games by id, those that cannot be played, and texts that cannot be read."""

    games: dict[str, InstalledGame]
    left_out: list[LeftOut]
    unreadable: list[UnreadableText]


class ContractBroken(Exception):
    """An installed game does not have what the contract asks for."""


def built_in() -> dict[str, Rules]:
    """The games of the folders here, by id."""
    found: dict[str, Rules] = {}
    for folder in sorted(files(GAMES_PACKAGE).iterdir(), key=lambda folder: folder.name):
        if (folder / "manifest.py").is_file():
            rules: Rules = import_module(f"{GAMES_PACKAGE}.{folder.name}.manifest").RULES
            found[rules.id] = rules
    return found


def installed(known: dict[str, Rules]) -> Installed:
    """The games of installed packages. `known` are the games whose ids are taken."""
    found = Installed({}, [], [])
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        package = entry.module.partition(".")[0]
        try:
            rules = load(entry)
            found.unreadable.extend(UnreadableText(entry.name, fault) for fault in register_texts(package))
            check_contract(rules, {*known, *found.games})
            try_out(rules)
        except Exception as error:  # whatever the code of a game raises
            reason = str(error) if isinstance(error, ContractBroken) else f"{type(error).__name__}: {error}"
            found.left_out.append(LeftOut(entry.name, reason))
        else:
            found.games[rules.id] = InstalledGame(rules, package)
    return found


def load(entry: EntryPoint) -> Any:
    """What an entry point names: `Rules`, or a class or function that returns them."""
    named = entry.load()
    return named if isinstance(named, Rules) or not callable(named) else named()


def register_texts(package: str) -> list[CatalogueFault]:
    """Registers the texts in the folder `locales` of a package, if it has one. Returns what cannot be parsed.

    Raises: CatalogueError.
    """
    texts = files(package) / "locales"
    if not texts.is_dir():
        return []
    add_catalogues(package, texts)
    return list(find_faults(texts))


def check_contract(rules: Any, taken: Container[str]) -> None:
    """Checks what can be checked without playing. Raises: ContractBroken."""
    if not isinstance(rules, Rules):
        raise ContractBroken(f"{type(rules).__name__} is not regalia.Rules")
    for name, kind in INTERFACES.items():
        if not isinstance(getattr(rules, name, None), kind):
            raise ContractBroken(f"`{name}` is not a {kind.__name__}")
    if not isinstance(getattr(rules, "id", None), str) or not ID.fullmatch(rules.id):
        raise ContractBroken("`id` must be lower-case letters, digits and hyphens")
    if rules.id in taken:
        raise ContractBroken(f"there is another game with the id {rules.id}")
    seats = getattr(rules, "seats", None)
    if not isinstance(seats, tuple) or len(set(seats)) != 2 or len(seats) != 2:
        raise ContractBroken("`seats` must be a tuple of two different names")
    if not all(isinstance(seat, str) and ID.fullmatch(seat) for seat in seats) or {SPECTATOR, CHANCE} & {
        *seats
    }:
        raise ContractBroken(f"these cannot be the names of seats: {', '.join(map(repr, seats))}")
    for name, plain in {"rules_version": int, "draws": bool}.items():
        if type(getattr(rules, name, None)) is not plain:
            raise ContractBroken(f"`{name}` must be of type {plain.__name__}")


def try_out(rules: Rules) -> None:
    """Asks a game for all that its first position is shown with, on every page. Raises: whatever the game raises."""
    game = Game.new(rules, {}, seed=0)
    game.position()
    game.legal()
    for seat in (*rules.seats, SPECTATOR):
        view = game.view(seat)
        rules.presentation.diagram(view)
        rules.presentation.prompt(view)
        msgspec.json.encode(rules.presentation.drawn(view))
    for shown in (
        rules.setup.options(),
        rules.presentation.board_layouts(),
        rules.presentation.board_infos(),
    ):
        msgspec.json.encode(shown)
