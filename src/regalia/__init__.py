"""Regalia: the board games King & Assassins and King of the Hill, for people, programs and research.

>>> import regalia
>>> game = regalia.new("king-and-assassins", board="A", seed=7)
>>> len(game.legal())
220
>>> events = game.push("pick:butcher,farmer,monk")
>>> game.actor
'king'

`new`, `load`, `replay` and `world_from` return a `Game`, with methods as in python-chess: `legal_actions`, `is_legal`,
`push`, `pop`, `peek`, `outcome`, `piece_at`. `Game.view` is what a seat may know, and `belief` has the probabilities of
what a view hides. `read_records` and `write_records` work on files of games, and `EngineClient` runs the rules in
another process. Every error is a `RegaliaError`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any
from warnings import warn

if TYPE_CHECKING:
    from regalia.arena.engine_client import EngineClient, EngineError, EngineRefusal
    from regalia.arena.record_files import read_records, write_records
    from regalia.core.action import Action
    from regalia.core.contract import Belief, Event, Outcome, Piece, View
    from regalia.core.errors import (
        BadBoard,
        BadField,
        BadNotation,
        BadPosition,
        BadRecord,
        GameOver,
        IllegalAction,
        MissingField,
        NothingToUndo,
        Refusal,
        RegaliaError,
        TooLarge,
    )
    from regalia.core.game import Game
    from regalia.core.record import Record, SeatRecord
    from regalia.core.rng import Rng
    from regalia.core.rules import Rules
    from regalia.core.state import ActionBuffer, State
    from regalia.games.registry import belief, load, new, read_view, replay, rules, world_from

__version__ = "0.2.0.dev0"

# A literal list, because type checkers cannot evaluate anything else.
__all__ = [
    "Action", "ActionBuffer", "BadBoard", "BadField", "BadNotation", "BadPosition", "BadRecord", "Belief",
    "EngineClient", "EngineError", "EngineRefusal", "Event", "Game", "GameOver", "IllegalAction", "MissingField",
    "NothingToUndo", "Outcome", "Piece", "Record", "Refusal", "RegaliaError", "Rng", "Rules", "SeatRecord", "State",
    "TooLarge", "View",
    "belief", "load", "new", "read_records", "read_view", "replay", "rules", "world_from", "write_records",
]  # fmt: skip

MODULES = (
    "regalia.games.registry",
    "regalia.core.contract",
    "regalia.core.action",
    "regalia.core.rng",
    "regalia.core.rules",
    "regalia.core.state",
    "regalia.core.errors",
    "regalia.core.game",
    "regalia.core.record",
    "regalia.arena.record_files",
    "regalia.arena.engine_client",
)


# Names of 0.1, by their new names; they are removed after 0.2.
DEPRECATED = {"Actions": "ActionBuffer", "Dice": "Rng", "Engine": "State", "Spec": "Rules", "spec": "rules"}


def __getattr__(name: str) -> Any:
    """Imports a public name when it is first used, so that `import regalia` is fast."""
    if name in DEPRECATED:
        warn(f"regalia.{name} is now regalia.{DEPRECATED[name]}", DeprecationWarning, stacklevel=2)
        return __getattr__(DEPRECATED[name])
    if name in __all__:
        for module in map(import_module, MODULES):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'regalia' has no attribute {name!r}")


def __dir__() -> list[str]:
    return ["__version__", *__all__]
