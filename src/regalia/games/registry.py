"""The games there are, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from regalia.core.contract import Belief, Chance, Spec, View
from regalia.core.errors import BadField, BadPosition, BadRecord
from regalia.core.game import Game
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.saved_game import is_save, read_save
from regalia.core.validation import echo
from regalia.games.king_and_assassins.belief import Belief as KingAndAssassinsBelief
from regalia.games.king_and_assassins.spec import KingAndAssassinsSpec
from regalia.games.king_and_assassins.view import View as KingAndAssassinsView
from regalia.games.king_of_the_hill.belief import Belief as KingOfTheHillBelief
from regalia.games.king_of_the_hill.spec import KingOfTheHillSpec
from regalia.games.king_of_the_hill.view import View as KingOfTheHillView

GAMES: dict[str, Spec] = {spec.id: spec for spec in (KingAndAssassinsSpec(), KingOfTheHillSpec())}


def no_game(game: object) -> str:
    """What is wrong with what names no game: it is unknown, or no name at all."""
    return "unknown-game" if isinstance(game, str) else "no-game-id"


def spec(game: object, boards: Mapping[str, str] | None = None) -> Spec:
    """A game by its id, with more boards (texts by id). Raises: BadField, BadBoard."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadField(no_game(game), field="game", game=echo(game), known=", ".join(GAMES))
    return GAMES[game].with_texts(boards) if boards else GAMES[game]


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
    """Begin a game.

    >>> game = new("king-and-assassins", board="B", seed=7)

    The same seed and the same actions give the same game everywhere; without one it is drawn from the
    system. `chance="explicit"` stops at each chance event and waits for its outcome to be pushed.
    `boards` are texts of boards by id, to be named in `board`.

    Raises: BadField that names the option, BadBoard.
    """
    return Game.new(spec(game, boards), options, seed=seed, chance=chance)


def load(
    position: Any,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
) -> Game:
    """Go on from a position, as `Game.position()` gives it. Raises: BadPosition that names the field."""
    game = position.get("game") if isinstance(position, dict) else None
    if not isinstance(game, str) or game not in GAMES:
        raise BadPosition(no_game(game), field="game", game=echo(game), known=", ".join(GAMES))
    return Game.load(spec(game, boards), position, seed=seed, chance=chance)


def replay(record: str | bytes | dict[str, Any] | Record) -> Game:
    """The game that a record or a saved game holds: its JSON, its data, or a Record. Raises: BadRecord."""
    if isinstance(record, Record):
        read: Record | SeatRecord = record
    else:
        read = read_save(record).record if is_save(record) else read_record(record)
    if isinstance(read, SeatRecord):
        raise BadRecord("record-of-a-seat")
    return Game.replay(spec_of(read), read)


def spec_of(record: Record | SeatRecord) -> Spec:
    """The game of a record. Raises: BadRecord."""
    if record.game not in GAMES:
        raise BadRecord("record-game", game=record.game)
    if record.rules_version > GAMES[record.game].rules_version:
        raise BadRecord("record-newer", version=record.rules_version)
    return GAMES[record.game]


def world_from(view: View | dict[str, Any], seed: int, *, boards: Mapping[str, str] | None = None) -> Game:
    """A whole game that looks like this view to its seat: what players search from.

    Raises: BadField.
    """
    rules, seen = seen_in(view, boards)
    return Game.from_view(rules, seen, Rng(seed))


@overload
def belief(
    view: KingAndAssassinsView, *, boards: Mapping[str, str] | None = None
) -> KingAndAssassinsBelief: ...


@overload
def belief(view: KingOfTheHillView, *, boards: Mapping[str, str] | None = None) -> KingOfTheHillBelief: ...


@overload
def belief(view: View | dict[str, Any], *, boards: Mapping[str, str] | None = None) -> Belief: ...


def belief(view: View | dict[str, Any], *, boards: Mapping[str, str] | None = None) -> Belief:
    """What can be believed of the secrets in a view, as probabilities: see docs/bots/belief.md.

    >>> game = new("king-and-assassins", seed=7)
    >>> events = game.push("pick:butcher,farmer,monk")
    >>> len(belief(game.view("king")).picks)
    220

    Raises: BadField that names what is wrong with the view.
    """
    rules, seen = seen_in(view, boards)
    return rules.belief(seen)


def seen_in(view: View | dict[str, Any], boards: Mapping[str, str] | None) -> tuple[Spec, View]:
    """The game of a view, and the view itself, which may have come as data. Raises: BadField."""
    game = view.get("game") if isinstance(view, dict) else getattr(view, "game", None)
    rules = spec(game, boards)
    return rules, view if isinstance(view, View) else rules.read_view(view)
