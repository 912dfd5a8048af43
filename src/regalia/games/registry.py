"""Finds games by id; creates, loads and replays games of any kind."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any

from regalia.core import svg
from regalia.core.contract import Chance, View
from regalia.core.errors import BadField, BadPosition, BadRecord
from regalia.core.game import Game
from regalia.core.position_line import EVERYBODY, read_line
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.saved_game import is_save, read_save
from regalia.core.validation import echo
from regalia.games import discovery

BUILT_IN: dict[str, Rules] = discovery.built_in()
INSTALLED, LEFT_OUT, UNREADABLE_TEXTS = discovery.installed(BUILT_IN)
GAMES: dict[str, Rules] = BUILT_IN | {game: found.rules for game, found in INSTALLED.items()}


def draw_view(view: View) -> str | None:
    """A view as SVG; None if its game is unknown or has no spaces, or its board is not built in."""
    try:
        return svg.draw_view(rules(view.game), view)
    except BadField:
        return None


View.svg_writer = draw_view


def unknown_game_code(game: object) -> str:
    """The error code for a wrong game id: unknown, or not a string."""
    return "unknown-game" if isinstance(game, str) else "no-game-id"


def rules(game: object, boards: Mapping[str, str] | None = None) -> Rules:
    """The game with this id, with additional boards (texts by id). Raises: BadField, BadBoard."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadField(unknown_game_code(game), field="game", game=echo(game), known=", ".join(GAMES))
    return GAMES[game].with_boards(boards) if boards else GAMES[game]


def new(
    game: str,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
    **options: Any,
) -> Game[Any]:
    """Create a game.

    >>> game = new("king-and-assassins", board="B", seed=7)

    Args:
        game: The id of the game.
        seed: The same seed and actions give the same game everywhere; without a seed a random one is drawn.
        chance: With "auto", chance outcomes are sampled from the seed; with "explicit", the game stops at each chance
            event until its outcome is pushed.
        boards: Texts of additional boards by id, which the options can name.
        **options: The options of the game, as listed below.

    Raises:
        BadField: There is no such game, or an option is not allowed; the error names it.
        BadBoard: The text of a board breaks a rule.
    """
    return Game.new(rules(game, boards), options, seed=seed, chance=chance)


def describe_options(game: Rules) -> str:
    """The options of a game as a section of a docstring: names, values and defaults."""
    lines = [f"Options of {game.id}:"]
    for name, option in game.setup.options().items():
        values = "" if option.values is None else f"one of {', '.join(map(repr, option.values))}; "
        lines.append(f"    {name}: {values}default {option.default!r}.")
    return "\n".join(lines)


new.__doc__ = "\n\n".join([cleandoc(new.__doc__ or ""), *map(describe_options, GAMES.values())])


def load(
    position: Any,
    *,
    seed: int | None = None,
    chance: Chance = "auto",
    boards: Mapping[str, str] | None = None,
) -> Game:
    """Create a game from a position, as `Game.position()` or `Game.position_line()` returns it.

    Raises:
        BadPosition: The position breaks a rule or cannot be parsed; the error names the field.
        BadField: The seed or the mode of chance is not allowed.
    """
    if isinstance(position, str):
        position = position_data(position)
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


def position_data(line: str) -> dict[str, Any]:
    """The data of a whole position in one line. Raises: BadPosition."""
    parsed = read_line(line)
    if parsed.seat != EVERYBODY:
        raise BadPosition("position-line-seat", field="position", seat=echo(parsed.seat))
    return {"game": parsed.game, **parsed.fields}


def read_view(view: str | dict[str, Any]) -> View:
    """Reads a view from its JSON data, or from the line of a seat that `Game.position_line` returns.

    A line holds no events, so the view has seen none.

    >>> game = new("king-and-assassins", seed=7)
    >>> line = game.position_line("king")
    >>> read_view(line).phase
    'pick'

    Raises:
        BadPosition: The line cannot be parsed.
        BadField: The data are not a view; the error names the field.
    """
    return parse_view(view, None)[1]


def world_from(
    view: View | str | dict[str, Any], seed: int, *, boards: Mapping[str, str] | None = None
) -> Game:
    """A complete game that is consistent with a view (or its JSON data or line): the root of a search.

    Raises:
        BadField: The data are not a view, or no game can lead to it; the error names the field.
        BadPosition: The line cannot be parsed.
    """
    game, parsed = parse_view(view, boards)
    return Game.from_view(game, parsed, Rng(seed))


def belief(view: View | str | dict[str, Any], *, boards: Mapping[str, str] | None = None) -> Any:
    """Probabilities of the hidden information of a view, as the game's own type: see docs/bots/belief.md.

    >>> game = new("king-and-assassins", seed=7)
    >>> events = game.push("pick:butcher,farmer,monk")
    >>> len(belief(game.view("king")).picks)
    220

    Raises: BadField that names the wrong field of the view.
    """
    game, parsed = parse_view(view, boards)
    return game.knowledge.belief(parsed)


def parse_view(view: View | str | dict[str, Any], boards: Mapping[str, str] | None) -> tuple[Rules, View]:
    """The game of a view, and the view, which may be given as data or as a line. Raises: BadField, BadPosition."""
    if isinstance(view, str):
        line = read_line(view)
        view = {"game": line.game, "seat": line.seat, **line.fields, "seen": []}
    game = view.get("game") if isinstance(view, dict) else getattr(view, "game", None)
    found = rules(game, boards)
    return found, view if isinstance(view, View) else found.observation.read_view(view)
