"""What the tests that run for every game need to know about a game; each game's test folder declares it in case.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from regalia.core.game import Game

GAMES_FOLDER = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, kw_only=True)
class GoldenFormat:
    """How a golden game is written: see `tests.support.golden_games`."""

    indent: int  # column of the sentences
    action_width: int  # narrower actions are padded
    gap: str  # between an action and the summary
    summary: Callable[[Game], str]  # of the position after an action
    heading: Callable[
        [Game], tuple[object, str]
    ]  # a key and a line; the line is written when the key changes
    endings: Mapping[str, str]  # the last line by file name: all ways in which the game ends
    whole: str  # the file that begins with a new game


@dataclass(frozen=True, kw_only=True)
class GameCase:
    """A game under test."""

    game: str  # id
    golden: GoldenFormat
    report: Callable[[], dict[str, Any]]  # what the compiled and the uncompiled rules must agree on
    rare_positions: list[dict[str, Any]]  # from which the conformance suite starts too
    conformance_games: tuple[int, int]  # games to play: uncompiled, compiled
    options: list[dict[str, Any]]  # combinations that the conformance suite plays
    walk_options: dict[str, Any]  # with these, random walks reach every event type and every end
    event_types: set[type[Struct]]
    end_reasons: set[str]  # rule ids
    protocol_types: list[type[Struct]]  # structs whose fields the guide of the engine protocol lists

    @property
    def folder(self) -> Path:
        """The folder of the game's tests."""
        return GAMES_FOLDER / self.game.replace("-", "_")

    @property
    def golden_files(self) -> list[Path]:
        """The golden games."""
        return sorted((self.folder / "golden").glob("*.txt"))


def game_cases() -> dict[str, GameCase]:
    """Returns the cases of all games that have a test folder, by game id."""
    names = sorted(path.parent.name for path in GAMES_FOLDER.glob("*/case.py"))
    cases: list[GameCase] = [import_module(f"tests.games.{name}.case").CASE for name in names]
    return {case.game: case for case in cases}


CASES = game_cases()
