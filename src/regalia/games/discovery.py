"""Finds games: the folders here that have a manifest, and installed packages with an entry point `regalia.games`.

A built-in game that does not import is a defect of this program, and raises. An installed one that does not import,
breaks the contract or fails at its first position is left out with the reason, so that the others can be played.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, NamedTuple

from regalia.core.contract import SPECTATOR
from regalia.core.game import CHANCE, Game
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


def installed(known: dict[str, Rules]) -> tuple[dict[str, Rules], list[LeftOut]]:
    """The games of installed packages, by id, and those that are left out. `known` are the ids that are taken."""
    found: dict[str, Rules] = {}
    left_out: list[LeftOut] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            rules = load(entry)
            check_contract(rules, {**known, **found})
            try_out(rules)
        except Exception as error:  # whatever the code of a game raises
            reason = str(error) if isinstance(error, ContractBroken) else f"{type(error).__name__}: {error}"
            left_out.append(LeftOut(entry.name, reason))
        else:
            found[rules.id] = rules
    return found, left_out


def load(entry: EntryPoint) -> Any:
    """What an entry point names: `Rules`, or a class or function that returns them. Registers its texts."""
    named = entry.load()
    register_texts(entry.module.partition(".")[0])
    return named if isinstance(named, Rules) or not callable(named) else named()


def register_texts(package: str) -> None:
    """Registers the texts in the folder `locales` of a package, if it has one. Raises: CatalogueError."""
    texts = files(package) / "locales"
    if texts.is_dir():
        add_catalogues(package, texts)


def check_contract(rules: Any, taken: dict[str, Rules]) -> None:
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
    """Asks a game for all that its first position is shown with. Raises: whatever the game raises."""
    game = Game.new(rules, {}, seed=0)
    game.position()
    game.legal()
    for seat in (*rules.seats, SPECTATOR):
        view = game.view(seat)
        rules.presentation.diagram(view)
        rules.presentation.prompt(view)
    rules.presentation.board_layouts()
    rules.presentation.board_infos()
