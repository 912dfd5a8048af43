"""Finds games by id; creates, loads and replays games of any kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from regalia.core.contract import Belief, Chance, View
from regalia.core.errors import BadField, BadPosition, BadRecord
from regalia.core.game import Game
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.saved_game import is_save, read_save
from regalia.core.validation import echo
from regalia.games.king_and_assassins.ai.belief import Belief as KingAndAssassinsBelief
from regalia.games.king_and_assassins.manifest import KingAndAssassinsRules
from regalia.games.king_and_assassins.observation.view import View as KingAndAssassinsView
from regalia.games.king_of_the_hill.ai.belief import Belief as KingOfTheHillBelief
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from regalia.games.king_of_the_hill.observation.view import View as KingOfTheHillView

GAMES: dict[str, Rules] = {rules.id: rules for rules in (KingAndAssassinsRules(), KingOfTheHillRules())}


def unknown_game_code(game: object) -> str:
    """The error code for a wrong game id: unknown, or not a string."""
    return "unknown-game" if isinstance(game, str) else "no-game-id"


def rules(game: object, boards: Mapping[str, str] | None = None) -> Rules:
    """The game with this id, with additional boards (texts by id). Raises: BadField, BadBoard."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadField(unknown_game_code(game), field="game", game=echo(game), known=", ".join(GAMES))
    return GAMES[game].with_boards(boards) if boards else GAMES[game]


@overload
def new(
    game: Literal["king-and-assassins"],
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
    **options: Any,
) -> Game[KingAndAssassinsView]: ...


@overload
def new(
    game: Literal["king-of-the-hill"],
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
    **options: Any,
) -> Game[KingOfTheHillView]: ...


@overload
def new(
    game: str,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
    **options: Any,
) -> Game: ...


def new(
    game: str,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
    **options: Any,
) -> Game:
    """Create a game.

    >>> game = new("king-and-assassins", board="B", seed=7)

    The same seed and actions give the same game everywhere; without a seed a random one is drawn.
    `chance="explicit"` stops at each chance event until its outcome is pushed. `boards` are texts of
    additional boards by id, which the option `board` can name.

    Raises: BadField that names the option, BadBoard.
    """
    return Game.new(rules(game, boards), options, seed=seed, chance=chance)


def load(
    position: Any,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
) -> Game:
    """Create a game from a position, as `Game.position()` returns it. Raises: BadPosition."""
    game = position.get("game") if isinstance(position, dict) else None
    if not isinstance(game, str) or game not in GAMES:
        raise BadPosition(unknown_game_code(game), field="game", game=echo(game), known=", ".join(GAMES))
    return Game.load(rules(game, boards), position, seed=seed, chance=chance)


def replay(record: str | bytes | dict[str, Any] | Record) -> Game:
    """Replay a record or a saved game, given as JSON, as data or as a Record. Raises: BadRecord."""
    if isinstance(record, Record):
        read: Record | SeatRecord = record
    else:
        read = read_save(record).record if is_save(record) else read_record(record)
    if isinstance(read, SeatRecord):
        raise BadRecord("record-of-a-seat")
    return Game.replay(rules_of(read), read)


def rules_of(record: Record | SeatRecord) -> Rules:
    """The game of a record. Raises: BadRecord."""
    if record.game not in GAMES:
        raise BadRecord("record-game", game=record.game)
    if record.rules_version > GAMES[record.game].rules_version:
        raise BadRecord("record-newer", version=record.rules_version)
    return GAMES[record.game]


def world_from(view: View | dict[str, Any], seed: int, *, boards: Mapping[str, str] | None = None) -> Game:
    """A complete game that is consistent with a view, the root of a search.

    Raises: BadField.
    """
    game, parsed = parse_view(view, boards)
    return Game.from_view(game, parsed, Rng(seed))


@overload
def belief(
    view: KingAndAssassinsView, *, boards: Mapping[str, str] | None = None
) -> KingAndAssassinsBelief: ...


@overload
def belief(view: KingOfTheHillView, *, boards: Mapping[str, str] | None = None) -> KingOfTheHillBelief: ...


@overload
def belief(view: View | dict[str, Any], *, boards: Mapping[str, str] | None = None) -> Belief: ...


def belief(view: View | dict[str, Any], *, boards: Mapping[str, str] | None = None) -> Belief:
    """Probabilities of the hidden information of a view: see docs/bots/belief.md.

    >>> game = new("king-and-assassins", seed=7)
    >>> events = game.push("pick:butcher,farmer,monk")
    >>> len(belief(game.view("king")).picks)
    220

    Raises: BadField that names the wrong field of the view.
    """
    game, parsed = parse_view(view, boards)
    return game.knowledge.belief(parsed)


def parse_view(view: View | dict[str, Any], boards: Mapping[str, str] | None) -> tuple[Rules, View]:
    """The game of a view, and the view, which may be given as data. Raises: BadField."""
    game = view.get("game") if isinstance(view, dict) else getattr(view, "game", None)
    found = rules(game, boards)
    return found, view if isinstance(view, View) else found.observation.read_view(view)
